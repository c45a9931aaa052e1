"""The one error of the scale engine."""

from __future__ import annotations

from vpdesk.errors import WordedError


class ScaleError(WordedError, ValueError):
    """The numbers given do not make a scale.

    line: the line of a file that is to blame, 0 where none is.
    """

    context = "ScaleError"

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, **values)
        self.line = line
