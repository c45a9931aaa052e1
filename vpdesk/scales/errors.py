"""The one error of the scale engine."""

from __future__ import annotations

from fractions import Fraction


class ScaleError(ValueError):
    """The numbers given do not make a scale; the message says why, in a director's words.

    text: the message with {named} places, as a translator sees it.
    values: what goes into the places.
    """

    def __init__(self, text: str, **values: object) -> None:
        self.text = text
        self.values = values
        super().__init__(text.format(**{name: _plain(value) for name, value in values.items()}))


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802, ARG001
    """The text itself; the name is the one that Qt's string collector looks for."""
    return text


def _plain(value: object) -> object:
    return f"{float(value):g}" if isinstance(value, int | float | Fraction) else value
