"""A walk through views and sizes of the scales room: python -m tests.bench.panes STATES."""

import os
import subprocess
import sys


def main() -> int:
    """Take the suite's walk with so many states (1,000); its exit code."""
    (states,) = sys.argv[1:] or ("1000",)
    environment = {**os.environ, "STATES": states, "QT_QPA_PLATFORM": "offscreen"}
    test = ["tests/gui/rooms/scales/test_sizes.py", "-q", "-p", "no:cacheprovider", "-k", "order"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *test], env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
