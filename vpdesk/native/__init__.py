"""The compiled libraries of the engines: what would be slow in Python.

The C sources are beside this file, and DDS, the double-dummy solver, in a folder;
packaging/hatch_build.py compiles them.
ctypes leaves Python's lock while a C function runs, so that threads work side by side on all
cores.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path

SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
FOLDER = Path(__file__).parent
LIBRARY, SOLVER = (FOLDER / f"{name}{SUFFIX}" for name in ("_native", "_dds"))


@cache
def library() -> ctypes.CDLL:
    """The compiled library. Raises OSError where it was not built."""
    return ctypes.CDLL(str(LIBRARY))


@cache
def solver() -> ctypes.CDLL:
    """The double-dummy solver. Raises OSError where it was not built."""
    return ctypes.CDLL(str(SOLVER))
