"""How the window starts the command line of its own program as a process beside it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import vpdesk


def child_command(*words: str) -> list[str]:
    """What starts it: the bundle's command line, or that of this Python."""
    program = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return [str(program.with_name(f"vpdesk-cli{program.suffix}")), *words]
    # -P: nothing that lies in the folder of now is taken for a module.
    return [sys.executable, "-P", "-m", "vpdesk.cli", *words]


def child_environment() -> dict[str, str]:
    """The environment of such a process, which finds the same program as this one."""
    folder = str(Path(vpdesk.__file__).parents[1])  # wherever this one was found
    told = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join((folder, *filter(os.path.isabs, told)))
    return {**os.environ, "PYTHONPATH": path, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
