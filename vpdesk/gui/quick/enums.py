"""Qt's enums, made at once.

PySide6 makes all enums of a class when the class is first used, by Python's functional interface:
240 enums with 3,400 members until the window stands. That interface makes each member a stand-in in
the body of the class, which then takes itself out again and puts the member in. Here the class of
no members is made once and copied, and the members are put in (ADR 27).
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)  # of which PySide6 makes some
PLAIN = {"qualname", "type", "start", "boundary"}  # arguments that are understood
OF_TYPE = {"__dict__", "__weakref__"}  # which a class gets from type
REFUSED = {"mro", "name", "value"}  # names that mean something else to an enum

# Private to Python's enum, and the only place where such a class is made: where it has another name
# or other arguments, everything is as without this module.
_create = getattr(enum.EnumType, "_create_", None)


def make_quickly() -> None:
    """Have enums that are made of a list of names and whole numbers made quickly from here on."""
    if _create is not None:
        enum.EnumType._create_ = _create_quickly  # type: ignore[attr-defined]


def _create_quickly(
    cls: Any, class_name: str, names: Any, *, module: str | None = None, **named: Any
) -> Any:
    """What EnumType._create_ makes of the same arguments."""
    assert _create is not None
    if module is None:  # as the original finds it: of whoever calls the enum
        module = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001
    plain = cls in KINDS and set(named) <= PLAIN and named.get("type") is None and _are_plain(names)
    if not plain:
        return _create(cls, class_name, names, module=module, **named)
    body = {
        key: value.copy() if isinstance(value, list | dict) else value
        for key, value in _body(cls, named.get("boundary")).items()
    }
    body["__module__"] = module
    if named.get("qualname") is not None:
        body["__qualname__"] = named["qualname"]
    made = type.__new__(enum.EnumType, class_name, (cls,), body)
    _fill(made, names, flag=issubclass(made, enum.Flag))
    return made


@cache
def _body(cls: Any, boundary: Any) -> dict[str, Any]:
    """What every class has that is made of this one and has no members yet."""
    assert _create is not None
    empty = _create(cls, cls.__name__, [], module=__name__, boundary=boundary)
    return {name: value for name, value in vars(empty).items() if name not in OF_TYPE}


def _are_plain(names: Any) -> bool:
    """Whether these are pairs of a usual name and a whole number, no name twice."""
    if not isinstance(names, list):
        return False
    for name, value in names:
        if type(value) is not int or name[0] == "_" or name in REFUSED:
            return False
    return len(dict(names)) == len(names)


def _fill(made: Any, names: Sequence[tuple[str, int]], *, flag: bool) -> None:
    """Put the members into an empty enum.

    A second name of a value is an alias, and so is a flag of several bits or none.
    """
    members, by_value, own = made._member_map_, made._value2member_map_, made._member_names_
    new, with_value = made._new_member_, made._use_args_
    put = type.__setattr__  # that of EnumType looks whether the name is taken
    mask = singles = 0
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = new(made, value) if with_value else new(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(own)
            by_value[value] = member
            single = value and not value & (value - 1)
            if single or not flag:
                own.append(name)
            if flag:
                mask |= value
                singles |= value if single else 0
        members[name] = member
        put(made, name, member)
    if hasattr(made, "_hashable_values_"):  # of Python 3.14
        made._hashable_values_.extend(by_value)
    if flag:
        made._flag_mask_, made._singles_mask_ = mask, singles
        made._all_bits_ = 2 ** mask.bit_length() - 1
        values = [members[name]._value_ for name in own]
        if values != sorted(values):
            made._iter_member_ = made._iter_member_by_def_
