"""All benches in turn: python -m tests.bench."""

from tests.bench import (
    click,
    engine,
    files,
    measures,
    memory,
    mutated,
    optimising,
    paper,
    spinner,
    start,
    switches,
)

for bench in (
    engine,
    measures,
    switches,
    paper,
    files,
    mutated,
    start,
    memory,
    spinner,
    click,
    optimising,
):
    print(f"\n{bench.__name__}")
    bench.main()
