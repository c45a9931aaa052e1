"""Work in steps: generators that yield how far they are, and return what they found."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")


def finished(steps: Generator[object, None, Found]) -> Found:
    """The result of all steps."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Found = stop.value
            return found
