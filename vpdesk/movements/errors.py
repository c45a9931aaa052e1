"""The one error of the movements, in a director's words."""

from __future__ import annotations

from vpdesk.errors import LineError


class MovementError(LineError):
    """A movement that cannot be played, built or read.

    round: the round that is to blame, 0 where there is none.
    faults: everything that is wrong, this error itself first.
    """

    context = "MovementError"

    def __init__(self, text: str, *, line: int = 0, round: int = 0, **values: object) -> None:
        super().__init__(text, line=line, round=round, **values)
        self.round = round
        self.faults: tuple[MovementError, ...] = (self,)
