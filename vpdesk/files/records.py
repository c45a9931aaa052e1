"""Dataclasses as JSON: how each of their fields stands there, read whole or refused by its path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, field, fields, is_dataclass, replace
from decimal import Decimal
from enum import Enum
from operator import attrgetter
from pathlib import Path
from types import UnionType
from typing import (
    Any,
    Generic,
    NamedTuple,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from vpdesk.errors import WordedError, one_line

T = TypeVar("T")

MOST = 10**15  # of a whole number
MOST_HUNDREDTHS = 10**6  # of a number with decimals
WRONG = (TypeError, ValueError, OverflowError)  # what reading a wrong value raises


class Unfit(ValueError):  # noqa: N818 - it is told as a FileError
    """A value that is missing or is not what it should be.

    path: names of fields, and places in lists from 0, from without to within.
    reason: why it cannot be, in a director's words; None where it is of a wrong kind.
    """

    def __init__(self, *path: str | int, reason: WordedError | None = None) -> None:
        super().__init__(path)
        self.path = path
        self.reason = reason

    @property
    def field(self) -> str:
        """The path as it is told: "boards[3].entries[0].imps"."""
        parts = (f"[{each}]" if isinstance(each, int) else f".{each}" for each in self.path)
        return "".join(parts).removeprefix(".")


def unfit(place: str | int, error: Exception) -> Unfit:
    """The error that something is wrong in a place, by what its reading raised."""
    if isinstance(error, Unfit):
        return Unfit(place, *error.path, reason=error.reason)
    return Unfit(place, reason=error if isinstance(error, WordedError) else None)


class Shape(Protocol):
    """How a value stands in JSON."""

    @property
    def read(self) -> Callable[[Any], Any]:
        """The value of what JSON says; raises one of WRONG."""

    @property
    def write(self) -> Callable[[Any], Any]:
        """What JSON is to say of a value."""


def same(value: Any) -> Any:
    """What JSON says as it is; a tuple is a list there."""
    return value


class Plain(NamedTuple):
    """A shape of two functions."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any] = same


def exactly(kind: type) -> Plain:
    """A value of a type of JSON: a text, a truth value."""

    def read(value: object) -> object:
        if type(value) is not kind:
            raise TypeError(value)
        return value

    return Plain(read)


def whole(least: int = -MOST, most: int = MOST) -> Plain:
    """A whole number."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(value)
        return value

    return Plain(read)


def text(most: int) -> Plain:
    """A text of so many characters."""

    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > most:
            raise ValueError(value)
        return value

    return Plain(read)


def one_of(values: Sequence[str]) -> Plain:
    """One of these texts."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in values:
            raise ValueError(value)
        return value

    return Plain(read)


def optional(shape: Shape) -> Plain:
    """Such a value, or None."""

    def read(value: object) -> object:
        return None if value is None else shape.read(value)

    def write(value: object) -> object:
        return None if value is None else shape.write(value)

    return Plain(read, same if shape.write is same else write)


def several(shape: Shape, most: int | None = None) -> Plain:
    """A list of such values."""

    def read(values: object) -> tuple[object, ...]:
        if not isinstance(values, list) or len(values) > (len(values) if most is None else most):
            raise ValueError(values)
        return tuple(_each(shape, place, value) for place, value in enumerate(values))

    def write(values: Iterable[object]) -> list[object]:
        return list(map(shape.write, values))

    return Plain(read, same if shape.write is same else write)


def fixed(*shapes: Shape) -> Plain:
    """A list of one value of each of these shapes."""

    def read(values: object) -> tuple[object, ...]:
        if not isinstance(values, list) or len(values) != len(shapes):
            raise ValueError(values)
        return tuple(map(_each, shapes, range(len(shapes)), values))

    def write(values: Iterable[object]) -> list[object]:
        return [shape.write(value) for shape, value in zip(shapes, values, strict=True)]

    return Plain(read, same if all(shape.write is same for shape in shapes) else write)


def _each(shape: Shape, place: int, value: object) -> object:
    try:
        return shape.read(value)
    except WRONG as error:
        raise unfit(place, error) from error


def _hundredths(value: object) -> int:
    """A number of at most two decimals, times 100."""
    if type(value) is not int and not isinstance(value, Decimal):
        raise TypeError(value)
    if not -MOST_HUNDREDTHS <= value <= MOST_HUNDREDTHS or (value * 100) % 1:
        raise ValueError(value)
    return int(value * 100)


def _decimals(hundredths: int) -> int | float:
    return hundredths / 100 if hundredths % 100 else hundredths // 100


def by_name(shape_of: Callable[[str], Shape], most: int) -> Plain:
    """Values by names, of which the wrong ones, and those beyond so many, are left out.

    shape_of: gives the shape of the value with a name.
    """

    def read(found: object) -> dict[str, object]:
        if not isinstance(found, dict):
            raise TypeError(found)
        values: dict[str, object] = {}
        for name, value in list(found.items())[:most]:
            with suppress(*WRONG):
                values[name] = shape_of(name).read(value)
        return values

    def write(values: Mapping[str, object]) -> dict[str, object]:
        return {name: shape_of(name).write(value) for name, value in values.items()}

    return Plain(read, write)


TEXT, FLAG, WHOLE = exactly(str), exactly(bool), whole()
ONE_LINE = Plain(lambda value: one_line(TEXT.read(value)))
HUNDREDTHS = Plain(_hundredths, _decimals)
FILE = Plain(lambda value: Path(TEXT.read(value)), str)
OF_TYPES: dict[Any, Plain] = {str: TEXT, bool: FLAG, int: WHOLE, Path: FILE}


def kept(usual: T, shape: Shape) -> T:
    """A field of a dataclass that has a usual value, and stands in JSON as this shape says."""
    found: T = field(default=usual, metadata={"shape": shape})
    return found


def shape_of(hint: Any) -> Shape:
    """The shape of the values of a type, as annotations name it."""
    if hint in OF_TYPES:
        return OF_TYPES[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple:
        each = [shape_of(one) for one in inner if one is not Ellipsis]
        return several(each[0]) if Ellipsis in inner else fixed(*each)
    if origin in (Union, UnionType):
        (one,) = (one for one in inner if one is not type(None))
        return optional(shape_of(one))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Plain(hint, attrgetter("value"))
    if isinstance(hint, type) and is_dataclass(hint):
        return Record(hint)
    raise TypeError(hint)


class Record(Generic[T]):
    """A dataclass as an object of JSON, the shapes of its fields by their types.

    only: its fields in the order of the file; all of them where none are named. shapes: of those
    that do not stand as their type says. needed: those
    that have a usual value but must be there. usual: of those that have none. called: what the
    file calls a field. sparse: those that are as usual are not written.
    """

    def __init__(
        self,
        kind: Callable[..., T],
        only: Sequence[str] = (),
        shapes: Mapping[str, Shape] | None = None,
        *,
        needed: Sequence[str] = (),
        usual: Mapping[str, object] | None = None,
        called: Mapping[str, str] | None = None,
        sparse: bool = False,
    ) -> None:
        known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
        told = {name: each.metadata["shape"] for name, each in known.items() if each.metadata}
        shapes = {**told, **(shapes or {})}
        chosen = tuple(only or known)
        asked = set(chosen) - set(shapes)
        hints = get_type_hints(kind) if asked else {}
        self._kind = kind
        self._usual = usual or {}
        self._shapes = {each: shapes.get(each) or shape_of(hints[each]) for each in chosen}
        self._keys = {each: (called or {}).get(each, each) for each in chosen}
        self._needed = {
            each
            for each in chosen
            if each in needed
            or (known[each].default is MISSING and known[each].default_factory is MISSING)
        } - set(self._usual)
        self._values = attrgetter(*chosen)
        self._sparse = sparse
        self._defaults = [known[each].default for each in chosen]
        self._written = {
            key: self._shapes[each].write
            for each, key in self._keys.items()
            if self._shapes[each].write is not same
        }

    def read(self, data: object) -> T:
        """The record of an object. Raises one of WRONG."""
        if not isinstance(data, dict):
            raise TypeError(data)
        found = dict(self._usual)
        for name, key in self._keys.items():
            if key in data:
                try:
                    found[name] = self._shapes[name].read(data[key])
                except WRONG as error:
                    raise unfit(key, error) from error
            elif name in self._needed:
                raise Unfit(key)
        return self._kind(**found)

    def part(self, name: str) -> Shape:
        """How a field stands there."""
        return self._shapes[name]

    def good(self, data: object, usual: T) -> T:
        """The usual record with what is right in an object; raises nothing."""
        found: dict[str, Any] = {}
        for name, key in self._keys.items():
            if isinstance(data, dict) and key in data:
                with suppress(*WRONG):
                    found[name] = self._shapes[name].read(data[key])
        return replace(usual, **found)  # type: ignore[type-var]

    def forgiving(self, usual: T) -> Plain:
        """The shape of a record of which what is wrong is as usual."""
        return Plain(lambda data: self.good(data, usual), self.write)

    def write(self, value: T) -> dict[str, Any]:
        """The object of a record."""
        found = dict(zip(self._keys.values(), self._values(value), strict=True))
        if self._sparse:
            pairs = zip(found.items(), self._defaults, strict=True)
            found = {key: one for (key, one), usual in pairs if one is not usual and one != usual}
        for key in found.keys() & self._written.keys():
            found[key] = self._written[key](found[key])
        return found
