"""Renew packaging/pins: the versions with which everything was tested last, and their hashes.

    .venv/bin/python packaging/develop/pins.py

A file for the program and one for each group that something installs, each with all that these
need, on every system and Python that pyproject.toml allows. Needs uv (pip install uv), a network.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "pins"
GROUPS = ("program", "test", "lint", "bundle", "release")
HEAD = "# Made by packaging/develop/pins.py of what pyproject.toml allows.\n"


def main() -> None:
    """Ask uv for each file; all agree, as each takes the versions of those before it."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("uv is not here; install it: pip install uv")
    FOLDER.mkdir(exist_ok=True)
    done: list[str] = []
    for name in GROUPS:
        path = FOLDER / f"{name}.txt"
        of_program = ["pyproject.toml"] if name not in ("lint", "release") else []
        group = ["--group", name] if name != "program" else []
        ask = [uv, "pip", "compile", "--universal", "--generate-hashes", "--no-annotate"]
        ask += ["--no-header", "--python-version", "3.11", "--quiet", "--upgrade"]
        text = subprocess.run(
            [*ask, *of_program, *group, *done], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout
        path.write_text(HEAD + text, encoding="utf-8")
        done += ["--constraint", str(path)]
        print(f"{path.relative_to(ROOT)}: {text.count('==')} packages")


if __name__ == "__main__":
    main()
