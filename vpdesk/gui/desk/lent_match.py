"""A match of an event, as the room that has the event lends it to the one that shows matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from vpdesk.gui.desk.steps import Undoing

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from vpdesk.match.outcome import Match


class LentMatch(Undoing, Protocol):
    """A match that is kept in its event, where all that is done to it is a step of the event's.

    changed: it is another one, or its place has another result. ended: it is not there any more.
    """

    @property
    def changed(self) -> SignalInstance: ...

    @property
    def ended(self) -> SignalInstance: ...

    @property
    def match(self) -> Match:
        """The match as it is now, with teams, round and scale of the event."""

    @property
    def title(self) -> str:
        """The event, the round, the table and the teams, for a title."""

    @property
    def warning(self) -> str:
        """That the round has another result than the sheet comes to, in a sentence; else ""."""

    @property
    def players(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who plays in the home team and in that of the visitors, as far as the field says it."""

    def request(self, match: Match, text: str, *, further: bool) -> bool:
        """Go on to another match, so that it can be undone; whether it is there.

        further: it goes on with the last step, which it makes one with.
        """

    def take_result(self) -> None:
        """Give the round the result that the sheet comes to."""

    def save(self) -> None:
        """Save the event, or let the user name a file for it."""

    def go_back(self) -> None:
        """Show the match in its round."""

    def given_back(self) -> None:
        """It is not shown any more."""
