"""Readers of fields of our own JSON objects: each takes a value, and refuses a wrong one.

All of them raise TypeError or ValueError.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

Read = Callable[[object], object]


def good_fields(data: object, readers: Mapping[str, Read]) -> dict[str, Any]:
    """The fields of a JSON object that their readers accept; raises nothing."""
    result: dict[str, Any] = {}
    if isinstance(data, dict):
        for name, read in readers.items():
            if name in data:
                with suppress(TypeError, ValueError):
                    result[name] = read(data[name])
    return result


def read_flag(value: object) -> bool:
    """A truth value."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def read_text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def read_base64(value: object) -> str:
    """Bytes in base64."""
    text = read_text(value)
    base64.b64decode(text, validate=True)
    return text


def one_of(values: Sequence[str]) -> Callable[[object], str]:
    """Reader of one of these texts."""

    def read(value: object) -> str:
        if value not in values:
            raise ValueError(value)
        return read_text(value)

    return read


def whole(least: int, most: int) -> Callable[[object], int]:
    """Reader of a whole number."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def wholes(least: int, most: int, max_count: int) -> Callable[[object], tuple[int, ...]]:
    """Reader of several whole numbers."""
    read_one = whole(least, most)

    def read(value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > max_count:
            raise ValueError(value)
        return tuple(map(read_one, value))

    return read


def firsts(most: int) -> Callable[[object], tuple[str, ...]]:
    """Reader of texts, each once, and no more of them than so many."""

    def read(value: object) -> tuple[str, ...]:
        if not isinstance(value, list):
            raise TypeError(value)
        return tuple(dict.fromkeys(map(read_text, value)))[:most]

    return read
