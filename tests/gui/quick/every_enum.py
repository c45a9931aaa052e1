"""Prints all that PySide6's enums have, one per line: with "plain", as Python makes them."""

import enum
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")


def enums(owner: object, seen: set[type]) -> Iterator[enum.EnumType]:
    """The enums of a module or a class, and of the classes in it."""
    for name in sorted(dir(owner)):
        found = None if name.startswith("__") else getattr(owner, name, None)
        if not isinstance(found, type) or found in seen or "PySide6" not in found.__module__:
            continue
        seen.add(found)
        if isinstance(found, enum.EnumType):
            yield found
        else:
            yield from enums(found, seen)


def told(made: enum.EnumType) -> str:
    """All that one has, but for where it lies in memory."""
    all_members: list[Any] = list(made.__members__.values())
    has = {name: getattr(made, name) for name in sorted(vars(made)) if name != "_missing_"}
    members: list[object] = [
        (each.name, each.value, vars(each), hash(each)) for each in all_members
    ]
    flags: list[object] = []
    if issubclass(made, enum.Flag) and all_members:
        first, last = all_members[0], all_members[-1]
        flags = [made(0), ~first, first | last, first & last]
        flags += list(first | last) if (first | last).value > 0 else []
    return (
        f"{made.__module__} {made.__qualname__} {made.__mro__} {has} {members} {list(made)} {flags}"
    )


def main() -> None:
    """Print them."""
    if sys.argv[1:] != ["plain"]:
        import vpdesk.gui  # noqa: F401 - makes them quickly from here on
    seen: set[type] = set()
    for name in MODULES:
        for made in enums(import_module(f"PySide6.{name}"), seen):
            print(told(made))


if __name__ == "__main__":
    main()
