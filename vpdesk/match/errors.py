"""The one error of the match engine."""

from __future__ import annotations

from vpdesk.errors import WordedError


class MatchError(WordedError, ValueError):
    """A score, a sheet or a regulation that cannot be.

    line: the line of the file that is to blame, 0 where there is none.
    """

    context = "MatchError"

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, **values)
        self.line = line
