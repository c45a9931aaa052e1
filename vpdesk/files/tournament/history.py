"""All that was done in an event, and how to take it back."""

from __future__ import annotations

from collections.abc import Iterable

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, KeptMatch, MatchPlace, of_tournament
from vpdesk.files.stored.journal import Action, Journal, changes_of
from vpdesk.files.stored.stored_form import StoredForm, StoredRows
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.schema import ADDED, MATCH_TABLES, SCHEMA, TABLES
from vpdesk.tournament.tournament import Tournament

FOREIGN = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: This is not an event of vpdesk.")
FORM = StoredForm(
    int.from_bytes(b"VPDt", "big"),
    FOREIGN,
    TABLES,
    SCHEMA,
    event_to_rows,
    lambda rows, _: event_from_rows(rows),
    ADDED,
    most_of_one=40_000,  # 1,000 players in 20 rounds have 10,000 games
    long=frozenset({"match_boards", "board_scores"}),
)


class History(Journal[Event]):
    """An event with the actions that led to it. A tournament is an event of one stage."""

    form = FORM

    def __init__(
        self,
        kept: Tournament | Event,
        actions: Iterable[Action] = (),
        rows: StoredRows | None = None,
    ) -> None:
        super().__init__(_as_event(kept), actions, rows)

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.value

    @property
    def tournament(self) -> Tournament:
        """The tournament that the event begins with, as it is now."""
        return self.event.group(1)

    def do(self, value: Tournament | Event, what: str, at: str, *, further: bool = False) -> None:
        """Go on to another event or tournament; see Journal."""
        super().do(_as_event(value, self.event.matches), what, at, further=further)

    def _followed(self, value: Event) -> Event:
        if not value.matches:
            return value
        from vpdesk.event.kept_matches import followed  # brings the scales

        return followed(self.event, value)


def concerns(action: Action, place: MatchPlace, table_number: int) -> bool:
    """It changed the sheet, the ruling or the result of a match, at this table of its round."""
    first = (place.stage, place.group) == (1, 1)
    games = "games" if first else "group_games"
    where = ((place.round, table_number), (*place[:3], table_number))[not first]
    for table, key, before, after in changes_of(action, back=False):
        if table in MATCH_TABLES and key[: len(place)] == place:
            return True
        if (table, key) == (games, where) and before is not None and after is not None:
            return True
    return False


def _as_event(kept: Tournament | Event, matches: tuple[KeptMatch, ...] = ()) -> Event:
    return of_tournament(kept, matches) if isinstance(kept, Tournament) else kept
