"""All benches in turn: python -m tests.bench."""

from tests.bench import (
    click,
    engine,
    files,
    matching,
    measures,
    memory,
    mutated,
    optimising,
    paper,
    scrolling,
    spinner,
    start,
    swiss_archives,
    swiss_brute,
    swiss_generated,
    swiss_kill,
    swiss_mutated,
    swiss_why,
    switches,
)

for bench in (
    engine,
    measures,
    switches,
    matching,
    swiss_archives,
    swiss_brute,
    swiss_generated,
    swiss_kill,
    swiss_why,
    paper,
    files,
    mutated,
    swiss_mutated,
    start,
    memory,
    spinner,
    scrolling,
    click,
    optimising,
):
    print(f"\n{bench.__name__}")
    bench.main()
