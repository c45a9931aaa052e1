"""A match of the event that is worked on, as it is lent to the room that shows matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vpdesk.event.event import EventError
from vpdesk.event.kept_matches import (
    by_sheet,
    game_at,
    match_at,
    result_of,
    table_number_of,
    table_of,
    with_match,
)
from vpdesk.event.place import StagePlace, tournament_at
from vpdesk.files.tournament.history import concerns
from vpdesk.gui.texts import user_language
from vpdesk.report.events.place_words import event_name
from vpdesk.report.events.remarks import brought_remarks
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from vpdesk.event.event import Event, MatchPlace
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.events.document import EventDocument
    from vpdesk.match.outcome import Match
    from vpdesk.tournament.tournament import Tournament


class EventMatch(QObject):
    """Lends the match at a place of a document's event (see LentMatch).

    save: saves the event. show: shows a match in its round. left: it is not shown any more.
    """

    changed = Signal()
    ended = Signal()

    def __init__(
        self,
        document: EventDocument,
        place: MatchPlace,
        save: Callable[[], object],
        show: Callable[[MatchPlace], object],
        left: Callable[[], object],
    ) -> None:
        super().__init__()  # it goes when it is given back
        self._document, self.place = document, place
        self._save, self._show, self._left = save, show, left
        self._event = document.whole
        document.changed.connect(self._follow)

    @property
    def match(self) -> Match:
        """The match as it is now, with teams, round and scale of the event."""
        return match_at(self._event, self.place)

    @property
    def title(self) -> str:
        """The event, the round, the table and the teams; in a knock-out what they begin with."""
        place = self.place
        at = StagePlace(place.stage, place.group)
        group, game = tournament_at(self._event, at), game_at(self._event, place)
        begins = brought_remarks(group, place.round, game, user_language())
        return "; ".join((self._called, *begins))

    @property
    def _called(self) -> str:
        place, sheet = self.place, self.match.sheet
        at = StagePlace(place.stage, place.group)
        return self.tr("{event}, round {round}, table {table}: {home} – {visitors}").format(
            event=event_name(self._event, at, user_language()) or self._document.title,
            round=place.round,
            table=table_number_of(self._event, place),
            home=sheet.home,
            visitors=sheet.away,
        )

    @property
    def warning(self) -> str:
        """That the round has another result than the sheet comes to; "" where it has not."""
        found = result_of(self._event, self.place)
        if found in (None, game_at(self._event, self.place)):
            return ""
        return self.tr("The round has another result, which was typed by hand.")

    @property
    def players(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The members of both teams."""
        members = {each.number: each.members for each in self._event.entrants}
        return members[self.place.home], members[self.place.visitor]

    def request(self, match: Match, text: str, *, further: bool) -> bool:
        """Go on to another match, and the result of the round that follows from it."""
        try:
            event = with_match(self._event, self.place, match)
        except EventError as error:
            self._document.fail(error)
            return False
        return self._request(event, text, further=further)

    def take_result(self) -> None:
        """Give the round the result that the sheet comes to."""
        self._request(
            by_sheet(self._event, self.place), step_words("EventMatch", "result of the score sheet")
        )

    def save(self) -> None:
        """Save the event, or let the user name a file for it."""
        self._save()

    def go_back(self) -> None:
        """Show the match in its round."""
        self._show(self.place)

    def given_back(self) -> None:
        """It is not shown any more."""
        self._left()

    # Only the steps that are of this match: others would be undone out of sight

    @property
    def can_undo(self) -> bool:
        """The last step is of this match."""
        return self._is_ours(undone=False)

    @property
    def can_redo(self) -> bool:
        """The step that was undone is of this match."""
        return self._is_ours(undone=True)

    @property
    def undo_text(self) -> str:
        """What undo takes back."""
        return self._document.undo_text if self.can_undo else ""

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return self._document.redo_text if self.can_redo else ""

    def undo(self) -> None:
        """Take the last step back."""
        if self.can_undo:
            self._document.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.can_redo:
            self._document.redo()

    def _is_ours(self, *, undone: bool) -> bool:
        action = self._document.to_redo if undone else self._document.to_undo
        table = table_of(self._event, self.place)
        return action is not None and concerns(action, self.place, table)

    def _request(self, event: Event, text: str, *, further: bool = False) -> bool:
        place, sheet = self.place, self.match.sheet
        what = step_words(
            "EventMatch",
            "{what}, {home} – {visitors} in round {round}",
            what=text,
            home=sheet.home,
            visitors=sheet.away,
            round=place.round,
        )
        at = StagePlace(place.stage, place.group)
        return self._document.request_event(event, what, at, further=further)

    def _follow(self, change: Change[Tournament]) -> None:
        event = self._document.whole
        if change.begun or not table_of(event, self.place):
            self._document.changed.disconnect(self._follow)
            self.ended.emit()
        elif event is not self._event:
            self._event = event
            self.changed.emit()
