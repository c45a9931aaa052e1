"""The actions of a file as a log to read: what each was about, read off the rows it changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from vpdesk.event.event import Adjustment, Event
from vpdesk.event.logged import Logged, LogKind
from vpdesk.files.stored.journal import Action, ActionState, changes_of
from vpdesk.files.stored.stored_form import RowChange
from vpdesk.files.tournament.schema import MATCH_TABLES
from vpdesk.files.tournament.stored_rows import game_of
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.match_segments import TWO_NUMBERS
from vpdesk.tournament.round import Game

OF_GROUP = "group_"
TOLD = "chess_matches"  # what is known of matches beside their results
RULED = 1  # column of the table of matches
NAME = 1  # column of the table of players
KINDS = (
    (LogKind.ADJUSTMENT, {"adjustments"}),
    (LogKind.STAGE, {"stages"}),
    (LogKind.DRAW, {"rounds"}),
    (LogKind.SHEET, set(MATCH_TABLES)),
    (LogKind.CORRECTION, {"changes_by_hand"}),
    (LogKind.RESULT, {"games"}),
    (LogKind.RESULT, {TOLD}),
    (LogKind.FIELD, {"players", "requests", "forbidden", "acceleration"}),
)  # by the tables, without "group_"


def log_of(event: Event, actions: Iterable[Action]) -> tuple[Logged, ...]:
    """All that was done, the first action first; event: as it is with all that holds."""
    names = {each.number: each.name for each in event.entrants}
    found: list[Logged] = []
    for action in reversed(tuple(actions)):
        try:
            changes = changes_of(action, back=False)
            entries = list(_logged(action, changes, names, event.kind))
            earlier = _players(changes, 2)
        except (ValueError, TypeError, KeyError, IndexError):  # another program's
            entries, earlier = [_entry(action)], {}
        found += reversed(entries)
        if action.state is ActionState.DONE:  # as they were called before it
            names |= earlier
    return tuple(reversed(found))


def _entry(action: Action, kind: LogKind = LogKind.OTHER, **values: Any) -> Logged:
    holds = action.state is ActionState.DONE
    undone = "" if holds else action.state_at or action.at
    return Logged(action.number, action.at, action.what, kind, undone, **values)


def _logged(
    action: Action, changes: list[RowChange], names: dict[Any, str], of: Kind
) -> Iterator[Logged]:
    """What an action did; names: of the entrants after it. of: the kind of play."""
    called = names | _players(changes, 3)
    kind = _kind(changes, of)
    if kind is LogKind.DRAW:
        yield _entry(action, kind, **_place_of_round(changes))
    elif kind is LogKind.ADJUSTMENT:
        yield from _adjusted(action, changes, called)
    elif kind in (LogKind.RESULT, LogKind.CORRECTION, LogKind.SHEET, LogKind.RULING):
        yield from _of_matches(action, kind, changes, called, of)
    else:
        yield _entry(action, kind)


def _players(changes: list[RowChange], which: int) -> dict[Any, str]:
    """The names of players before (2) or after (3) such changes, by their numbers."""
    rows: Iterable[Any] = (each for each in changes if each[0] == "players")
    return {each[1][0]: str(each[which][NAME]) for each in rows if each[which] is not None}


def _kind(changes: list[RowChange], of: Kind) -> LogKind:
    """What the weightiest of the tables says that were changed."""
    tables = {table.removeprefix(OF_GROUP) for table, *_ in changes}
    kind = next((each for each, said in KINDS if tables & said), LogKind.OTHER)
    if kind is LogKind.SHEET and any(map(_is_ruling, changes)):
        return LogKind.RULING
    olds = [row for table, _, row, _ in changes if table.endswith("games") and row is not None]
    if kind is LogKind.RESULT and any(game_of(row, of).finished for row in olds):
        return LogKind.CORRECTION
    return kind


def _is_ruling(change: RowChange) -> bool:
    table, _, before, after = change
    was, now = (row[RULED] if row is not None else None for row in (before, after))
    return table == "matches" and was != now


def _place_of_round(changes: list[RowChange]) -> dict[str, int]:
    """The first round that came or went."""
    table, key = min(
        (table, key) for table, key, *_ in changes if table.removeprefix(OF_GROUP) == "rounds"
    )
    return _place(table, key)


def _place(table: str, key: tuple[Any, ...]) -> dict[str, int]:
    at = key if table.startswith(OF_GROUP) or table == TOLD else (1, 1, *key)
    return dict(zip(("stage", "group", "round", "table"), at, strict=False))


def _of_matches(
    action: Action, kind: LogKind, changes: list[RowChange], names: dict[Any, str], of: Kind
) -> Iterator[Logged]:
    games = [each for each in changes if each[0].removeprefix(OF_GROUP) == "games"]
    for table, key, old, new in games:
        before, after = (None if row is None else game_of(row, of) for row in (old, new))
        known = after or before
        assert known is not None  # a change has one or the other
        yield _entry(
            action,
            kind,
            **_place(table, key),
            names=_names(names, known.sides),
            before=_told(before),
            after=_told(after),
        )
    told = [] if games else [each for each in changes if each[0] == TOLD]
    for table, key, old, new in told:
        parts = {"before": _begun(old), "after": _begun(new)}
        yield _entry(action, kind, **_place(table, key), **parts)
    if not games and not told:
        places = dict.fromkeys(key[:5] for table, key, *_ in changes if table in MATCH_TABLES)
        for stage, group, number, *teams in places:
            at = {"stage": stage, "group": group, "round": number}
            yield _entry(action, kind, **at, names=_names(names, teams))  # type: ignore[arg-type]
        if not places:
            yield _entry(action, kind)


def _begun(row: tuple[Any, ...] | None) -> Game | None:
    """A match that goes on, with the segments of its row, where these are what it has."""
    found = [TWO_NUMBERS.fullmatch(each) for each in str(row[0]).split()] if row else []
    if not found or None in found:
        return None
    return Game(1, 2, segments=tuple((int(each[1]), int(each[2])) for each in found if each))


def _told(game: Game | None) -> Game | None:
    return game if game is not None and game.finished else None


def _adjusted(action: Action, changes: list[RowChange], names: dict[Any, str]) -> Iterator[Logged]:
    """What came and went; a place in the list is nothing that is said."""
    rows = [each for each in changes if each[0] == "adjustments"]
    stage: Any = rows[0][1][0]
    olds, news = (
        [Adjustment(*row) for row in found if row is not None]  # type: ignore[arg-type]
        for found in ([each[2] for each in rows], [each[3] for each in rows])
    )
    gone = [each for each in olds if each not in news]
    come = [each for each in news if each not in olds]
    for each in (*gone, *come):
        yield _entry(
            action,
            LogKind.ADJUSTMENT,
            stage=stage,
            round=each.round,
            names=_names(names, [each.entrant]),
            withdrawn=(each,) if each in gone else (),
            given=(each,) if each in come else (),
        )


def _names(names: dict[Any, str], numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(names.get(each, str(each)) for each in numbers)
