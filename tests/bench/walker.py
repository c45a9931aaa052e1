"""Random walks through the window: python -m tests.bench.walker WALKS STEPS (100 of 40)."""

import os
import subprocess
import sys


def main() -> int:
    """Run the walks of the suite, longer and more of them; its exit code."""
    walks, steps = sys.argv[1:] or ("100", "40")
    environment = {**os.environ, "WALKS": walks, "STEPS": steps, "QT_QPA_PLATFORM": "offscreen"}
    test = ["tests/gui/test_walker.py", "-q", "-p", "no:cacheprovider"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *test], env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
