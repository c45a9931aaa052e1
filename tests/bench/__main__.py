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
)

for bench in (engine, measures, paper, files, mutated, start, memory, spinner, click, optimising):
    print(f"\n{bench.__name__}")
    bench.main()
