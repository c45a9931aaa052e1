"""All benches in turn: python -m tests.bench."""

from tests.bench import engine, files, memory, paper, spinner, start

for bench in (engine, paper, files, start, memory, spinner):
    print(f"\n{bench.__name__}")
    bench.main()
