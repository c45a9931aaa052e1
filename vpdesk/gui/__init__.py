"""The window: a thin layer over reports."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def leave_sources_alone() -> None:
    """Keep PySide6 from reading the source of every module that is imported from here on.

    It looks there for its name, for the sake of `from __feature__ import ...`, which no module of
    this program has. There is no switch for it; where the function has another name, the program
    starts more slowly and is otherwise the same (ADR 19).
    """
    try:
        feature: Any = import_module("shibokensupport.feature")
    except ImportError:
        return
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _: False  # noqa: SLF001


import_module("PySide6")  # it installs what is told here
leave_sources_alone()
