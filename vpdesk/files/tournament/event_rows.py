"""An event as rows of the tables that a tournament file has, and back.

An event that is one tournament has the rows of that and no others. Of any other the first group
of the first stage has the tables of a tournament, of which the players are all entrants; further
groups have the same rows in tables of their own, with stage and group before each key. Of who
plays a group only numbers and rounds stand there: the rest is the entrant's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import astuple, replace
from typing import Any

from vpdesk.errors import seen
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
    of_tournament,
)
from vpdesk.event.place import FIRST, StagePlace, renamed
from vpdesk.files.stored.stored_form import StoredRow, StoredRows
from vpdesk.files.tournament.event_details import (
    board_rows,
    boards_by_round,
    prize_rows,
    with_prizes_of,
)
from vpdesk.files.tournament.schema import (
    EVENT_TABLES,
    GROUP_TABLES,
    MATCH_TABLES,
    TABLES,
    check_types,
)
from vpdesk.files.tournament.stored_rows import from_rows, players_of, to_rows
from vpdesk.tournament.field.entries import with_round
from vpdesk.tournament.round import Game
from vpdesk.tournament.score import BoardPoints
from vpdesk.tournament.tournament import Entrant, Tournament

PATTON = "P "  # begins the points of the boards of a match by Patton


def event_to_rows(event: Event, before: tuple[Event, StoredRows] | None = None) -> StoredRows:
    """All of an event, of one stage at least.

    before: the event of which this one is a change, with its rows: those of what is the same
    object are taken over.
    """
    old = None if before is None else (_base(before[0]), before[1])
    rows = to_rows(_base(event), old)
    if event.matches or (before is not None and before[0].matches):
        rows |= _match_rows(event, before)
    if not event.is_tournament:
        rows |= _event_rows(event, before)
    if (event.play.has_boards or event.play.has_segments) and (found := dict(_told_rows(event))):
        rows["chess_matches"] = found
    if event.play.has_board_results and (scores := board_rows(_places(event))):
        rows["board_scores"] = scores
    return rows


def _told_rows(event: Event) -> Iterator[tuple[StoredRow, StoredRow]]:
    """What is known of matches beside their results: boards of chess, segments of bridge."""
    for place, group in _places(event).items():
        for number, drawn in enumerate(group.rounds, 1):
            for board, game in enumerate(drawn.games, 1):
                boards = game.boards or "".join(f"{one}-{two} " for one, two in game.parts)
                if game.on_boards is not None:
                    boards = f"{PATTON}{game.on_boards.home}-{game.on_boards.visitors}"
                if boards or any(game.line_ups):
                    yield (*place, number, board), (boards, json.dumps(game.line_ups))


def _with_boards(event: Event, rows: StoredRows) -> Event:
    told = dict(rows.get("chess_matches", {}))
    if not told:
        return event
    from vpdesk.tournament.results.typed_results import with_game  # for matches of chess alone

    for place, kept in _places(event).items():
        group = kept
        for number, drawn in enumerate(kept.rounds, 1):
            for board, game in enumerate(drawn.games, 1):
                if row := told.pop((*place, number, board), None):
                    group = with_game(group, number, board, _of_boards(game, *row))
        if group is kept:
            continue
        one = event.is_tournament
        event = of_tournament(group) if one else event.with_group(*place, group)
    if told:
        raise ValueError("chess_matches")
    return event


def _with_scores(event: Event, rows: StoredRows) -> Event:
    if not (rows.get("board_scores") or rows.get("event_details")):
        return event
    for (stage, part, number), scores in boards_by_round(rows).items():
        group = event.group(stage, part)
        if not 1 <= number <= len(group.rounds):
            raise ValueError("board_scores")
        drawn = replace(group.rounds[number - 1], boards=scores)
        made = with_round(group, number, drawn)
        one = event.is_tournament
        event = of_tournament(made) if one else event.with_group(stage, part, made)
    return event


def _of_boards(game: Game, boards: Any, line_ups: Any) -> Game:
    if boards.startswith(PATTON):
        points = boards.removeprefix(PATTON).split("-")
        return replace(game, on_boards=BoardPoints(*map(int, points)))
    if " " in boards:
        found = [each.split("-") for each in boards.split()]
        segments = tuple((int(home), int(visitor)) for home, visitor in found)
        return replace(game, segments=segments)
    from vpdesk.tournament.results.chess_matches import WORTH  # for matches of chess alone

    home, visitor = (tuple(each) for each in json.loads(line_ups))
    places = (*home, *visitor)
    if not set(boards) <= WORTH.keys() or any(type(at) is not int or at < 1 for at in places):
        raise ValueError("chess_matches")
    return replace(game, boards=boards, line_ups=(home, visitor))


def _event_rows(event: Event, before: tuple[Event, StoredRows] | None) -> StoredRows:
    """What a tournament cannot hold: stages, adjustments, and the groups behind the first one."""
    rows: StoredRows = {table: {} for table in EVENT_TABLES}
    rows |= prize_rows(event)
    kept = {} if before is None else _places(before[0])
    for number, stage in enumerate(event.stages, 1):
        rows["stages"][number,] = _stage_row(stage)
        for at, adjustment in enumerate(stage.adjustments, 1):
            rows["adjustments"][number, at] = astuple(adjustment)
    for place, group in _places(event).items():
        if place != FIRST or group.entrants != event.entrants:
            for at, player in enumerate(group.entrants, 1):
                row = player.number, player.first_round, player.last_round
                rows["group_players"][*place, at] = row
        if place == FIRST:
            continue
        if before is not None and kept.get(place) is group:
            found = _rows_at(before[1], place)
        else:
            found = to_rows(group)
        for table in GROUP_TABLES:
            rows[f"group_{table}"] |= {(*place, *key): row for key, row in found[table].items()}
    return {table: found for table, found in rows.items() if found}


def event_from_rows(rows: StoredRows) -> Event:
    """The event of such rows.

    Raises ValueError where they are not those of an event; that is a TournamentError where a
    tournament contradicts itself.
    """
    try:
        check_types(rows)
        rows = {table: _seen(found) for table, found in rows.items()}
        if not rows.get("stages"):
            event = of_tournament(from_rows({table: rows[table] for table in TABLES}))
        else:
            event = _event({table: rows.get(table, {}) for table in (*TABLES, *EVENT_TABLES)})
            event = with_prizes_of(event, rows)
        event = _with_scores(_with_boards(event, rows), rows)
        return _with_matches(event, rows)
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


def _seen(found: dict[StoredRow, StoredRow]) -> dict[StoredRow, StoredRow]:
    """Rows without characters that nobody sees."""
    return {
        key: row
        if all(each.isprintable() for each in row if isinstance(each, str))
        else tuple(seen(each) if isinstance(each, str) else each for each in row)
        for key, row in found.items()
    }


def _match_rows(event: Event, before: tuple[Event, StoredRows] | None) -> StoredRows:
    from vpdesk.files.tournament.match_rows import match_rows  # brings the scales

    return {table: found for table, found in match_rows(event, before).items() if found}


def _with_matches(event: Event, rows: StoredRows) -> Event:
    if not any(rows.get(table) for table in MATCH_TABLES):
        return event
    from vpdesk.event.kept_matches import may_keep, table_of  # with the scales
    from vpdesk.files.tournament.match_rows import matches_of

    matches = matches_of({table: rows.get(table, {}) for table in MATCH_TABLES})
    if not may_keep(event) or not all(table_of(event, each.place) for each in matches):
        raise ValueError("matches")
    return replace(event, matches=matches)


def _base(event: Event) -> Tournament:
    """What stands in the tables of a tournament: the first group, with all entrants."""
    if not event.stages[0].groups:
        return Tournament(event.entrants, name=event.name, kind=event.kind)
    first = event.group(1)
    if first.entrants is event.entrants and first.name == event.name:
        return first
    return renamed(first, replace(first, entrants=event.entrants, name=event.name))


def _places(event: Event) -> dict[StagePlace, Tournament]:
    return {
        StagePlace(number, part): group
        for number, stage in enumerate(event.stages, 1)
        for part, group in enumerate(stage.groups, 1)
    }


def _rows_at(rows: StoredRows, place: StagePlace) -> StoredRows:
    """The rows of a group behind the first one, as those of a tournament without players."""
    return {
        table: {
            key[2:]: row for key, row in rows.get(f"group_{table}", {}).items() if key[:2] == place
        }
        for table in GROUP_TABLES
    }


def _stage_row(stage: Stage) -> StoredRow:
    who, carry = stage.who, stage.carry
    return (
        *(stage.title, stage.draw, who.kind, who.stage, who.first, who.last),
        *(json.dumps(who.numbers), carry.kind, carry.stage, carry.per_cent, carry.cap),
        *(int(stage.double), int(stage.third_place), int(stage.no_repeats), len(stage.groups)),
    )


def _event(rows: dict[str, dict[Any, Any]]) -> Event:
    entrants = players_of(rows["players"])
    known = {each.number: each for each in entrants}
    stages = tuple(_stage(rows, number, known) for number in range(1, len(rows["stages"]) + 1))
    base = from_rows({**{table: rows[table] for table in TABLES}, **_NO_ROUNDS})
    first = stages[0].groups[0] if stages[0].groups else None
    return Event(
        first.entrants if first is not None and first.entrants == entrants else entrants,
        stages,
        base.name,
        base.kind,
    )


_NO_ROUNDS: StoredRows = {"rounds": {}, "games": {}, "byes": {}, "changes_by_hand": {}}


def _stage(rows: dict[str, dict[Any, Any]], number: int, known: dict[int, Entrant]) -> Stage:
    title, draw, *rest, double, third, no_repeats, groups = rows["stages"][number,]
    kind, who_stage, first, last, chosen, carry, carry_stage, per_cent, cap = rest
    who = Who(WhoKind(kind), who_stage, first, last, tuple(json.loads(chosen)))
    over = CarryOver(CarryKind(carry), carry_stage, per_cent, cap)
    adjustments = tuple(
        Adjustment(*row) for key, row in sorted(rows["adjustments"].items()) if key[0] == number
    )
    before = range(number)
    if who.stage not in before or over.stage not in before:
        raise ValueError("stages")
    if not known.keys() >= {*who.numbers, *(each.entrant for each in adjustments)}:
        raise ValueError("entrants")
    return Stage(
        title,
        DrawKind(draw),
        who,
        over,
        tuple(_group(rows, StagePlace(number, part)) for part in range(1, groups + 1)),
        adjustments,
        *map(bool, (double, third, no_repeats)),
    )


def _group(rows: dict[str, dict[Any, Any]], place: StagePlace) -> Tournament:
    if place == FIRST:
        found = {table: rows[table] for table in GROUP_TABLES}
    else:
        found = _rows_at(rows, place)
    return from_rows({**found, "players": dict(_player_rows(rows, place))})


def _player_rows(
    rows: dict[str, dict[Any, Any]], place: StagePlace
) -> Iterator[tuple[StoredRow, StoredRow]]:
    """The rows of who plays a group: the entrants', with their rounds in it."""
    listed = [(key[2], row) for key, row in rows["group_players"].items() if key[:2] == place]
    if not listed and place == FIRST:
        yield from rows["players"].items()
    for position, (number, first, last) in listed:
        _, *rest = rows["players"][number,]
        *words, _, _, members = rest
        yield (number,), (position, *words, first, last, members)
