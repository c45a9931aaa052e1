"""Fields of match files as JSON has them: read, or refused by their name with a MatchError."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.scale_spec import exact_spec
from vpdesk.match.errors import MatchError
from vpdesk.match.sheet import Sides
from vpdesk.scales import ScaleError, ScaleSpec

Each = TypeVar("Each", bound=Enum)

MOST = 10**15  # of a number
UNFIT = QT_TRANSLATE_NOOP("MatchError", "“{key}” is missing or is not what a match has there.")
BAD_SCALE = QT_TRANSLATE_NOOP("MatchError", "The scale: {reason}")


def scale_at(found: dict[str, Any]) -> ScaleSpec:
    """The scale; unlike that of the settings, it is whole or refused. Raises MatchError."""
    try:
        return exact_spec(found.get("scale", {}))
    except ScaleError as error:
        raise MatchError(BAD_SCALE, reason=error) from error
    except (TypeError, ValueError):
        raise unfit("scale") from None


def sides_at(found: dict[str, Any], key: str) -> Sides:
    """Two whole numbers, of home and away; 0 and 0 where they are not there."""
    sides = found.get(key, [0, 0])
    if not isinstance(sides, list) or len(sides) != 2 or not all(map(is_number, sides)):
        raise unfit(key)
    return sides[0], sides[1]


def one_of_at(kinds: type[Each], found: dict[str, Any], key: str, usual: Each) -> Each:
    """One of some words; the usual one where it is not there."""
    try:
        return kinds(found.get(key, usual))
    except ValueError:
        raise unfit(key) from None


def text_at(found: dict[str, Any], key: str) -> str:
    """A text; "" where it is not there."""
    text = found.get(key, "")
    if not isinstance(text, str):
        raise unfit(key)
    return text


def number_at(found: dict[str, Any], key: str, usual: int | None = None) -> int:
    """A whole number; the usual one, if any, where it is not there."""
    number = found.get(key, usual)
    if number is None or not is_number(number):
        raise unfit(key)
    return int(number)


def unfit(key: str) -> MatchError:
    """The error that a field is missing or is not what it should be."""
    return MatchError(UNFIT, key=key)


def is_number(found: Any) -> bool:
    """Whether it is a whole number, of a size that the limits of each field can be told of."""
    return isinstance(found, int) and not isinstance(found, bool) and -MOST <= found <= MOST
