"""How long the suite takes, and what in it: python -m tests.bench.suite [WHAT...].

WHAT goes to pytest: folders, -n 2. Told are the slowest tests, the time of the clock and that of
the processor, which another program on the computer does not lengthen much.
"""

import os
import resource
import subprocess
import sys
from time import perf_counter

SLOWEST = 25


def main() -> int:
    """Run it; its exit code."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = ["-q", "-p", "no:cacheprovider", f"--durations={SLOWEST}", "--durations-min=0.5"]
    begun = perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *sys.argv[1:]], env=environment, check=False
    )
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    clock = perf_counter() - begun
    print(f"{clock:.0f} s of the clock, {used.ru_utime + used.ru_stime:.0f} s of the processor")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
