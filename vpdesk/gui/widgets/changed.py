"""Values with fields whose names are only known where the program runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

T = TypeVar("T")


def changed(value: T, fields: Mapping[str, object]) -> T:
    """The dataclass with other values in these fields, which must be right for them."""
    return replace(value, **fields)  # type: ignore[type-var]
