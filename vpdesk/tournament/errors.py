"""The one error of the tournaments, in a director's words."""

from __future__ import annotations

from vpdesk.errors import LineError


class TournamentError(LineError):
    """A tournament that cannot be read, kept or drawn.

    faults: everything that is wrong, this error itself first.
    """

    context = "TournamentError"

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, line=line, **values)
        self.faults: tuple[TournamentError, ...] = (self,)


class NoPairingError(TournamentError):
    """The entrants that are there cannot be paired by the rules."""
