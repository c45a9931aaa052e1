"""All benches in turn: python -m tests.bench."""

from tests.bench import engine, files, measures, memory, mutated, paper, spinner, start

for bench in (engine, measures, paper, files, mutated, start, memory, spinner):
    print(f"\n{bench.__name__}")
    bench.main()
