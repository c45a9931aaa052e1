"""Renew packaging/constraints.txt: the versions with which everything was tested last.

    .venv/bin/python packaging/develop/constraints.py

Run it with the oldest Python that pyproject.toml allows, whose versions newer ones have too.
Takes what pip finds now for the ranges of pyproject.toml, the program's and those of all groups;
installs nothing. Needs pip 25.1 or later and a network.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "packaging" / "constraints.txt"
HEAD = "# Made by packaging/develop/constraints.py; a newer Python takes what the ranges allow.\n"
TRIED = 'python_version < "3.14"'


def main() -> None:
    """Ask pip, and write what it would install."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [word for group in groups["dependency-groups"] for word in ("--group", group)]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    ask = [*pip, "--dry-run", "--ignore-installed", "--report", "-", *wanted, "."]
    said = subprocess.run(ask, cwd=ROOT, check=True, capture_output=True).stdout
    found = {
        each["metadata"]["name"].lower(): each["metadata"]["version"]
        for each in json.loads(said)["install"]
        if not each["is_direct"]
    }
    lines = (f"{name}=={version}; {TRIED}\n" for name, version in sorted(found.items()))
    FILE.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(found)} packages")


if __name__ == "__main__":
    main()
