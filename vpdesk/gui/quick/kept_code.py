"""What Python compiles from texts at every start, compiled once and kept, as it keeps modules.

Dataclasses and named tuples have their methods written as texts, and PySide6 carries modules of its
own as texts: some 200 are compiled until the window stands. Their code is kept beside the compiled
modules (`__pycache__`), for this very Python, and taken where the text is the same (ADR 27).
"""

from __future__ import annotations

import collections
import dataclasses
import importlib.util
import marshal
import sys
import typing
from contextlib import suppress
from pathlib import Path
from types import CodeType
from typing import Any

# With the name of this Python, as those of compiled modules: kept_code.cpython-311.pyc.
FILE = Path(importlib.util.cache_from_source(__file__)).with_suffix(".texts")

Source = tuple[str, str, str | bytes]  # mode, file name, text
_kept: dict[Source, CodeType] = {}  # what the file has
_used: dict[Source, CodeType] = {}  # what this start has asked for


def use() -> None:
    """Take what dataclasses, named tuples and types compile from what is kept, from here on."""
    _kept.update(_read())
    # These modules call functions of Python by names of their own before they look for Python's.
    vars(dataclasses)["exec"] = lambda text, *places: exec(compiled(text), *places)
    vars(collections)["eval"] = lambda text, *places: eval(compiled(text, mode="eval"), *places)
    vars(typing)["compile"] = compiled


def compiled(text: str | bytes, file_name: str = "<string>", mode: str = "exec") -> CodeType:
    """The text, compiled: what is kept, or now. SyntaxError as of compile."""
    key = (mode, file_name, text)
    code = _kept.get(key) or _used.get(key) or compile(text, file_name, mode, dont_inherit=True)
    _used[key] = code
    return code


def keep() -> None:
    """Write what this start has asked for, if some of it is new and Python keeps code at all."""
    if sys.dont_write_bytecode or _used.keys() <= _kept.keys():
        return
    from vpdesk.files.atomic import StorageError, write_atomic

    # Whoever may not write beside the program starts as quickly as Python without compiled modules.
    with suppress(StorageError):
        write_atomic(FILE, importlib.util.MAGIC_NUMBER + marshal.dumps(_used))
        _kept.update(_used)


def _read() -> dict[Source, CodeType]:
    """What the file has; nothing where there is none, or where another Python wrote it."""
    magic = importlib.util.MAGIC_NUMBER
    try:
        data = FILE.read_bytes()
        read: Any = marshal.loads(data[len(magic) :]) if data.startswith(magic) else {}
    except (OSError, EOFError, ValueError, TypeError):
        return {}
    return read if isinstance(read, dict) else {}
