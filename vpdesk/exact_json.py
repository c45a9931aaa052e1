"""JSON with decimal numbers that stay exact, of files that people hand on."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import NoReturn

MOST = 10**6  # of a number


class NotJsonError(ValueError):
    """A text that is not JSON. line: the one to blame, 0 where that is not known."""

    def __init__(self, line: int = 0) -> None:
        super().__init__(line)
        self.line = line


def parsed(text: str) -> object:
    """What a JSON text says, numbers with decimals as Decimal. Raises NotJsonError."""
    try:
        found: object = json.loads(text, parse_float=Decimal, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise NotJsonError(error.lineno) from error
    except (ValueError, RecursionError, ArithmeticError) as error:  # numbers without end, depth
        raise NotJsonError from error
    return found


def hundredths(value: object) -> int | None:
    """A number times 100; None where it has more than two decimals, is beyond MOST, or is none."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    if not -MOST <= value <= MOST:
        return None
    made = value * 100
    return int(made) if made == int(made) else None


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
