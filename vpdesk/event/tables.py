"""The tables of a round: the matches of all groups of a stage, numbered through."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.carry import first_table
from vpdesk.event.event import Event, EventError
from vpdesk.tournament.round import Bye, ByeKind, Game

NO_ROUND = QT_TRANSLATE_NOOP("EventError", "Round {round} of stage {stage} is not drawn.")
NO_TABLE = QT_TRANSLATE_NOOP(
    "EventError", "Round {round} of stage {stage} has no table {table}; it has {tables}."
)


class MatchTable(NamedTuple):
    """A match at its table.

    group: its number; table: its place in the round of that group; table_number: what it is called.
    """

    group: int
    table: int
    game: Game
    table_number: int


def rounds_drawn(event: Event, number: int) -> int:
    """The rounds of a stage that are drawn in one of its groups at least. Raises EventError."""
    return max((len(each.rounds) for each in event.stage(number).groups), default=0)


def match_tables(event: Event, number: int, round_number: int) -> tuple[MatchTable, ...]:
    """The matches of a round by table. Raises EventError."""
    if not 1 <= round_number <= rounds_drawn(event, number):
        raise EventError(NO_ROUND, round=round_number, stage=number)
    return tuple(
        MatchTable(part, table, game, first_table(event, number, part) + table - 1)
        for part, group in enumerate(event.stage(number).groups, 1)
        for drawn in group.rounds[round_number - 1 : round_number]
        for table, game in enumerate(drawn.games, 1)
    )


def at_table(event: Event, number: int, round_number: int, table: int) -> MatchTable:
    """The match at a table. Raises EventError."""
    found = {each.table_number: each for each in match_tables(event, number, round_number)}
    if table not in found:
        tables = f"{min(found)}\N{EN DASH}{max(found)}" if found else "0"
        raise EventError(NO_TABLE, round=round_number, stage=number, table=table, tables=tables)
    return found[table]


def byes_of(event: Event, number: int, round_number: int) -> tuple[tuple[int, Bye], ...]:
    """Who has no opponent in a round but points for it, or is free by a table, with the group."""
    return tuple(
        (part, bye)
        for part, group in enumerate(event.stage(number).groups, 1)
        for drawn in group.rounds[round_number - 1 : round_number]
        for bye in drawn.byes
        if group.points_of_bye(bye) or (group.by_schedule and bye.kind is ByeKind.PAIRING)
    )
