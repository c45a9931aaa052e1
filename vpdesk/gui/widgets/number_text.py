"""Numbers as users type them, and why a text is none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError

TYPED = re.compile(r"[-+]?([0-9]+[.,]?[0-9]*|[.,][0-9]+)")
BEGUN = re.compile(r"[-+]?[.,]?")
LONGEST = 20  # characters of a text that a sentence quotes


class NumberError(WordedError):
    """A text is no number that a field can hold.

    may_grow: typing on can make it one.
    """

    context = "NumberText"

    def __init__(self, text: str, *, may_grow: bool = False, **values: object) -> None:
        super().__init__(text, **values)
        self.may_grow = may_grow

    def growing(self) -> NumberError:
        """The same, of a text that typing on can make one."""
        self.may_grow = True
        return self


@dataclass(frozen=True, slots=True)
class FieldLimits:
    """What a field can hold: from least to most, in whole steps of 10 to the minus decimals."""

    least: Decimal
    most: Decimal
    decimals: int = 0

    def read(self, text: str) -> Decimal:
        """The number that a text says; point and comma are both the decimal sign.

        Nothing else separates digits: “1,000” is 1 with three decimals, not a thousand.
        Raises NumberError.
        """
        plain = text.strip().replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")
        if not TYPED.fullmatch(plain):
            raise NumberError(
                QT_TRANSLATE_NOOP("NumberText", "“{typed}” is not a number."),
                typed=_short(text),
                may_grow=BEGUN.fullmatch(plain) is not None
                and (self.least < 0 or not plain.startswith("-")),
            )
        number = Decimal(plain.replace(",", "."))
        decimals = max(0, -int(number.as_tuple().exponent))
        if decimals > self.decimals:
            raise self._too_fine(text)
        if number < self.least:
            raise NumberError(
                QT_TRANSLATE_NOOP("NumberText", "{typed} is less than {least}."),
                typed=_short(text),
                least=float(self.least),
                may_grow=not number.is_signed(),
            )
        if number > self.most:
            raise NumberError(
                QT_TRANSLATE_NOOP("NumberText", "{typed} is more than {most}."),
                typed=_short(text),
                most=float(self.most),
            )
        return number

    def _too_fine(self, text: str) -> NumberError:
        if not self.decimals:
            return NumberError(
                QT_TRANSLATE_NOOP("NumberText", "“{typed}” is not a whole number."),
                typed=_short(text),
            )
        return NumberError(
            QT_TRANSLATE_NOOP("NumberText", "“{typed}” has too many decimals: {count} at most."),
            typed=_short(text),
            count=self.decimals,
        )


def _short(text: str) -> str:
    text = text.strip()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
