"""Overrides of Qt's methods that raise: PySide6 on Python 3.11 does not survive all of them.

An error that C raises has no exception object before Python 3.12 until something handles it.
PySide6 6.8 and later keep the error of an override until the call from Python that led to it
returns, take the missing object for one, and end the process. Handled once, it is there (ADR 23).
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import cache, wraps
from types import FunctionType
from typing import Any

from vpdesk.gui.quick.kept_code import compiled

NEEDED = sys.version_info < (3, 12)
HANDLED = """
def make(_override):
    def call({words}):
        try:
            return _override({words})
        except BaseException:
            raise
    return call
"""


def guard_overrides() -> None:
    """Have every override of a class that is made from here on raise whole exceptions."""
    from shiboken6 import Shiboken

    def guard(cls: type, **named: Any) -> None:
        super(Shiboken.Object, cls).__init_subclass__(**named)  # type: ignore[misc] # Generic
        for name, function in tuple(vars(cls).items()):
            is_qts = not name.startswith("__") and hasattr(super(cls, cls), name)
            if is_qts and isinstance(function, FunctionType):
                setattr(cls, name, guarded(function))

    Shiboken.Object.__init_subclass__ = classmethod(guard)  # type: ignore[assignment, arg-type]


def guarded(function: FunctionType) -> Callable[..., Any]:
    """The function, with the same arguments: PySide6 counts those of slots."""
    code = function.__code__
    if code.co_kwonlyargcount:  # no method of Qt has them
        return function
    names = iter(code.co_varnames)
    words = [next(names) for _ in range(code.co_argcount)]
    words += [f"*{next(names)}"] if code.co_flags & inspect.CO_VARARGS else []
    words += [f"**{next(names)}"] if code.co_flags & inspect.CO_VARKEYWORDS else []
    call = _make(", ".join(words))(function)
    call.__defaults__ = function.__defaults__
    return wraps(function)(call)


@cache
def _make(words: str) -> Callable[[FunctionType], FunctionType]:
    namespace: dict[str, Any] = {}
    exec(compiled(HANDLED.format(words=words)), namespace)
    made: Callable[[FunctionType], FunctionType] = namespace["make"]
    return made
