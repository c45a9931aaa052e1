"""The compiled library of the engines: searches and matchings that would be slow in Python.

The C sources are beside this file; packaging/hatch_build.py compiles them.
ctypes leaves Python's lock while a C function runs, so that threads work side by side on all
cores.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path

SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = Path(__file__).parent / f"_native{SUFFIX}"


@cache
def library() -> ctypes.CDLL:
    """The compiled library. Raises OSError where it was not built."""
    return ctypes.CDLL(str(LIBRARY))
