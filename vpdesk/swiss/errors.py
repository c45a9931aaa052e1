"""The one error of the tournaments, in a director's words."""

from __future__ import annotations

from vpdesk.errors import WordedError


class SwissError(WordedError, ValueError):
    """A tournament that cannot be read, kept or drawn.

    line: the line of the file that is to blame, 0 where there is none.
    faults: everything that is wrong, this error itself first.
    """

    context = "SwissError"

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, **values)
        self.line = line
        self.faults: tuple[SwissError, ...] = (self,)


class NoPairingError(SwissError):
    """The players that are there cannot be paired by the rules."""
