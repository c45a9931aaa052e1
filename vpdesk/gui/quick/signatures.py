"""What PySide6 does at every start and is hardly ever needed is put off or left out (ADR 19)."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from vpdesk.gui.quick import kept_code

SIGNATURES = "shibokensupport/signature/"  # of PySide6's functions, for messages about wrong calls
SELDOM = {
    SIGNATURES + name
    for name in ("layout.py", "parser.py", "lib/enum_sig.py", "lib/pyi_generator.py")
}
LATER = """
def __getattr__(name):
    from vpdesk.gui.quick.signatures import fill_in
    return fill_in(globals(), name)
"""
_sources: dict[str, bytes] = {}  # of the modules that are not compiled yet


@contextmanager
def seldom_used_later() -> Iterator[None]:
    """Have PySide6 compile those of its own modules that are hardly ever used when they are.

    It carries them as sources and compiles all at every start. Where they have other names, the
    program starts more slowly and is otherwise the same (ADR 19).
    """
    real = builtins.compile

    def compile_or_wait(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
        if filename not in SELDOM:
            if isinstance(source, bytes) and rest == ("exec",) and not named:
                return kept_code.compiled(source, filename)
            return real(source, filename, *rest, **named)
        _sources[filename] = source
        return real(LATER, filename, "exec")

    builtins.compile = compile_or_wait
    try:
        yield
    finally:
        builtins.compile = real


def fill_in(module: dict[str, Any], name: str) -> Any:
    """Compile a module that waits, for the first of its names that is looked for.

    AttributeError where it has no such name; the import system asks for some that none has.
    """
    source = None if name.startswith("__") else _sources.pop(module["__file__"], None)
    if source is not None:
        del module["__getattr__"]
        exec(compile(source, module["__file__"], "exec"), module)
    if name not in module:
        raise AttributeError(name)
    return module[name]


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
