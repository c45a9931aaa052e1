"""All benches in turn: python -m tests.bench."""

from tests.bench import engine, memory, paper, spinner, start

for bench in (engine, paper, start, memory, spinner):
    print(f"\n{bench.__name__}")
    bench.main()
