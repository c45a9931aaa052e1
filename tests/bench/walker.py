"""Random walks through the window: python -m tests.bench.walker WALKS STEPS [SEED] (100 of 40).

What fails is kept with the steps that led to it, in the file that is named at the end; SEED, which
is told at the beginning, takes the same walks again.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import randrange


def main() -> int:
    """Run the walks of the suite, longer and more of them; its exit code."""
    walks, steps, *seeds = sys.argv[1:] or ("100", "40")
    seed = seeds[0] if seeds else str(randrange(1_000_000))
    handle, name = tempfile.mkstemp(prefix="walker-", suffix=".txt")
    os.close(handle)
    print(f"{walks} walks of {steps} steps, seed {seed}", flush=True)
    own = {"WALKS": walks, "STEPS": steps, "FAULTS": name, "QT_QPA_PLATFORM": "offscreen"}
    test = ["tests/gui/test_walker.py", "-q", "-p", "no:cacheprovider", f"--hypothesis-seed={seed}"]
    command = [sys.executable, "-m", "pytest", *test]
    code = subprocess.run(command, env={**os.environ, **own}, check=False).returncode
    if code:
        print(f"What failed, and after which steps: {name}")
    else:
        Path(name).unlink()
    return code


if __name__ == "__main__":
    sys.exit(main())
