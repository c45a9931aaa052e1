"""A tournament as rows of the tables that a tournament file has, and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from fractions import Fraction
from itertools import groupby, zip_longest
from typing import Any

from vpdesk.files.codec import check_parts
from vpdesk.files.scale_spec import exact_spec, whole_object
from vpdesk.files.stored.stored_form import StoredRow, StoredRows, StoredValue
from vpdesk.files.tournament.schema import check_types
from vpdesk.files.tournament.stored_scores import score_of
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.match_rules import USUAL, MatchRules
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import (
    FIRST_LEG,
    SECOND_LEG,
    Bye,
    ByeKind,
    DrawChange,
    Game,
    PointSystem,
    Result,
    Round,
)
from vpdesk.tournament.team_rules import MOST_SEGMENTS, Level, TeamRules
from vpdesk.tournament.tournament import (
    MOST_TABLES,
    Acceleration,
    Edition,
    Entrant,
    Forbidden,
    Lots,
    Request,
    Tournament,
)

SEAT = ">"  # begins what stands in the place of a title
UNRANKED, HERE, CAPTAIN = (
    "u",
    "h",
    "c",
)  # what is true of a player; behind a captain a title, if any
BREAK = "\t"  # no text that is entered has one
# The rules of a draw of bridge with what is usual of each: a setting each, called like its field
# but for COLUMNS. Every file has those of FIRST, and those of ALWAYS are always written; another
# one is where it is not the usual one. Files that say nothing of UNSAID were drawn so.
RULES: dict[str, Any] = {
    each.name: each.default for each in fields(TeamRules) if each.name != "scale"
}
COLUMNS = {"first": "first_round"}
FIRST = ("bye", "method", "danish_rounds", "odd")
ALWAYS = (*FIRST, "triangle", "leaders_apart", "arrears", "first", "lot", "late", "level")
UNSAID = {"leaders_apart": False, "level": Level.QUOTIENT}
LEGS = 1000  # beyond the number of a triangle stands the leg of one over two rounds


def to_rows(
    tournament: Tournament, before: tuple[Tournament, StoredRows] | None = None
) -> StoredRows:
    """All of a tournament; members of a StrEnum stand as the texts that they are.

    before: the tournament of which this one is a change, with its rows: those of rounds that are
    the same objects are taken over, which makes a result in a large tournament cheap.
    """
    return {
        "settings": {(name,): (value,) for name, value in _settings(tournament)},
        "players": _player_rows(tournament, before),
        "rounds": {(number,): (each.method,) for number, each in enumerate(tournament.rounds, 1)},
        "games": _by_round("games", "games", game_row, tournament, before),
        "byes": _by_round("byes", "byes", _bye_row, tournament, before),
        "changes_by_hand": _by_round("changes_by_hand", "changes", _change_row, tournament, before),
        "requests": _listed((each.entrant, each.round, each.kind) for each in tournament.requests),
        "forbidden": _listed(
            (_json(each.entrants), each.first_round, each.last_round)
            for each in tournament.forbidden
        ),
        "acceleration": _listed(
            (each.entrant, _json(each.points)) for each in tournament.acceleration
        ),
        "details": _listed(tournament.details),
        "extra": _listed((line,) for line in tournament.extra),
    }


def from_rows(rows: StoredRows) -> Tournament:
    """The tournament of such rows.

    Raises ValueError where they are not those of a tournament; that is a TournamentError where the
    tournament contradicts itself.
    """
    try:
        check_types(rows)
        return _tournament(rows)
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


def _listed(rows: Iterable[StoredRow]) -> dict[StoredRow, StoredRow]:
    return {(position,): tuple(row) for position, row in enumerate(rows, 1)}


def _json(values: Sequence[object]) -> str:
    return json.dumps(values, ensure_ascii=False) if values else "[]"


def _settings(tournament: Tournament) -> Iterator[tuple[str, StoredValue]]:
    yield "name", tournament.name
    yield "kind", tournament.kind
    yield "edition", tournament.edition
    yield "planned_rounds", tournament.planned
    yield "first_colour", tournament.first_colour
    for each in fields(PointSystem):
        yield f"points_{each.name}", getattr(tournament.points, each.name)
    teams = tournament.teams
    yield "teams_boards", teams.boards
    yield "teams_scale", _scale_text(teams.spec)
    yield "teams_v0", round(100 * teams.spec.v0)
    yield from _rule_settings(teams)
    if tournament.first_table > 1:
        yield "first_table", tournament.first_table
    if tournament.lots is not None:
        yield "lots", _json(tournament.lots)
    if tournament.set_aside:
        aside = [(number, *game_row(game)) for number, game in tournament.set_aside]
        yield "set_aside", _json(aside)
    if tournament.matches != USUAL:
        yield "match_boards", tournament.matches.boards
        yield "match_by_boards", int(tournament.matches.by_boards)


def _rule_settings(teams: TeamRules) -> Iterator[tuple[str, StoredValue]]:
    """The rules of a draw of bridge, a setting each; those of later versions where not usual."""
    for name, usual in RULES.items():
        value = getattr(teams, name)
        if name in ALWAYS or value != usual:
            stored = _json(value) if isinstance(value, tuple) else value
            yield _column(name), int(stored) if isinstance(stored, bool) else stored


def _rules(settings: dict[str, Any]) -> dict[str, Any]:
    """The rules of a draw of bridge, by their fields. Raises KeyError, ValueError."""
    found = {}
    for name, usual in RULES.items():
        column = _column(name)
        if column in settings or name in FIRST:
            value = settings[column]
            found[name] = _numbers(value) if isinstance(usual, tuple) else type(usual)(value)
    found["segments"] = min(MOST_SEGMENTS, max(1, found.get("segments", 1)))
    return UNSAID | found


def _column(name: str) -> str:
    return f"teams_{COLUMNS.get(name, name)}"


def _player_rows(
    tournament: Tournament, before: tuple[Tournament, StoredRows] | None
) -> dict[StoredRow, StoredRow]:
    if before is not None and before[0].entrants is tournament.entrants:
        return before[1]["players"]
    return {
        (each.number,): (
            *(position, each.name, each.rating, _title(each), each.sex, each.federation),
            *(each.register_number, each.birth, each.group, each.first_round, each.last_round),
            _json(each.members),
        )
        for position, each in enumerate(tournament.entrants, 1)
    }


def _title(player: Entrant) -> str:
    """The title, behind what is true of a player; of a team, which has none, the seat asked for."""
    flags = UNRANKED * player.unranked + HERE * player.here + CAPTAIN * bool(player.captain)
    if flags:
        said = filter(None, (player.captain, player.title))
        return f"{SEAT}{player.seat};{flags};{BREAK.join(said)}"
    return f"{SEAT}{player.seat}" if player.seat else player.title


def _by_round(
    table: str,
    part: str,
    to_row: Callable[[Any], StoredRow],
    tournament: Tournament,
    before: tuple[Tournament, StoredRows] | None,
) -> dict[StoredRow, StoredRow]:
    """The rows of a part of all rounds, by round and position."""
    old_rounds: tuple[Round, ...] = ()
    rows: dict[StoredRow, StoredRow] = {}
    if before is not None:
        old_rounds, rows = before[0].rounds, dict(before[1][table])
    for number, (old, new) in enumerate(zip_longest(old_rounds, tournament.rounds), 1):
        if new is not old:
            for position, _ in enumerate(getattr(old, part, ()), 1):
                del rows[number, position]
            for position, each in enumerate(getattr(new, part, ()), 1):
                rows[number, position] = to_row(each)
    return rows


def _bye_row(bye: Bye) -> StoredRow:
    return bye.entrant, bye.kind, bye.points


def _change_row(change: DrawChange) -> StoredRow:
    return _json(change.before), _json(change.after), _json(change.broken)


def game_row(game: Game) -> StoredRow:
    """The row of a game, or match, without round and board."""
    return (
        game.home,
        game.visitor,
        game.home_result,
        game.visitor_result,
        *(game.points or (None, None)),
        *(game.score or (None, None)),
        game.triangle + LEGS * game.leg,
    )


def _tournament(rows: dict[str, dict[Any, Any]]) -> Tournament:
    settings = {name: value for (name,), (value,) in rows["settings"].items()}
    kind = Kind(settings["kind"])
    return Tournament(
        entrants=players_of(rows["players"]),
        rounds=_rounds(rows, kind),
        name=settings["name"],
        kind=kind,
        edition=Edition(settings["edition"]),
        planned=settings["planned_rounds"],
        first_colour=settings["first_colour"],
        points=PointSystem(
            **{each.name: settings[f"points_{each.name}"] for each in fields(PointSystem)}
        ),
        requests=tuple(
            Request(player, number, ByeKind(kind))
            for player, number, kind in _in_order(rows["requests"])
        ),
        forbidden=tuple(
            Forbidden(_numbers(players), first, last)
            for players, first, last in _in_order(rows["forbidden"])
        ),
        acceleration=tuple(
            Acceleration(player, _numbers(points))
            for player, points in _in_order(rows["acceleration"])
        ),
        teams=TeamRules(
            _scale(settings["teams_boards"], settings["teams_scale"], settings["teams_v0"]),
            **_rules(settings),
        ),
        matches=MatchRules(
            settings.get("match_boards", USUAL.boards),
            bool(settings.get("match_by_boards", 0)),
        ),
        details=tuple(_in_order(rows["details"])),
        extra=tuple(line for (line,) in _in_order(rows["extra"])),
        first_table=min(MOST_TABLES, max(1, int(settings.get("first_table", 1)))),
        lots=_lots(settings.get("lots")),
        set_aside=tuple(
            (int(number), game_of(tuple(row), kind))
            for number, *row in json.loads(settings.get("set_aside", "[]"))
        ),
    )


def _lots(text: str | None) -> Lots | None:
    """The lots that were drawn; None where the file has none."""
    if text is None:
        return None
    found = json.loads(text)
    if len(found) != len(Lots._fields) or not all(isinstance(each, str) for each in found):
        raise ValueError("lots")
    return Lots(*found)


def _wbf(boards: int, kind: str, v0: int) -> ScaleSpec:
    half = Fraction(v0, 100)
    return ScaleSpec(boards, kind, int(half) if half == int(half) else float(half))


def _scale_text(spec: ScaleSpec) -> str:
    """The kind of one of the WBF's scales, of which range and boards are elsewhere; else all."""
    if spec == _wbf(spec.boards, spec.kind, round(100 * spec.v0)):
        return spec.kind
    return json.dumps(whole_object(spec), ensure_ascii=False)


def _scale(boards: int, text: str, v0: int) -> ScaleSpec:
    if not text.startswith("{"):
        return _wbf(boards, text, v0)
    check_parts(text)
    return exact_spec(json.loads(text))


def players_of(rows: dict[Any, Any]) -> tuple[Entrant, ...]:
    """The players of their rows, in order."""
    listed = sorted((position, number, rest) for (number,), (position, *rest) in rows.items())
    return tuple(_player(number, *rest) for _, number, rest in listed)


def _player(number: Any, *rest: Any) -> Entrant:
    player = Entrant(number, *rest[:-1], _texts(rest[-1]))  # type: ignore[call-arg]
    if not player.title.startswith(SEAT):
        return player
    seat, flags, text = (*player.title.removeprefix(SEAT).split(";", 2), "", "")[:3]
    captain, _, title = text.partition(BREAK) if CAPTAIN in flags else ("", "", text)
    said = replace(player, title=title, seat=seat, captain=captain)
    return replace(said, unranked=UNRANKED in flags, here=HERE in flags)


def _rounds(rows: dict[str, dict[Any, Any]], kind: Kind) -> tuple[Round, ...]:
    parts: dict[str, dict[int, tuple[StoredRow, ...]]] = {}
    for table in ("games", "byes", "changes_by_hand"):
        of_round = groupby(sorted(rows[table].items()), key=lambda item: item[0][0])
        parts[table] = {number: tuple(row for _, row in items) for number, items in of_round}
    methods = {number: method for (number,), (method,) in rows["rounds"].items()}
    if sorted(methods) != list(range(1, len(methods) + 1)):
        raise ValueError("rounds")
    if any(number not in methods for part in parts.values() for number in part):
        raise ValueError("rounds")
    return tuple(
        Round(
            tuple(game_of(row, kind) for row in parts["games"].get(number, ())),
            tuple(_bye(*row) for row in parts["byes"].get(number, ())),
            methods[number],
            tuple(_change(*row) for row in parts["changes_by_hand"].get(number, ())),
        )
        for number in sorted(methods)
    )


def game_of(row: StoredRow, kind: Kind) -> Game:
    """A game, or match, of its row without round and board."""
    return _game(kind, *row)


def _game(
    kind: Kind,
    white: Any,
    black: Any,
    home_result: Any,
    visitor_result: Any,
    white_points: Any,
    black_points: Any,
    white_imps: Any,
    black_imps: Any,
    triangle: Any,
) -> Game:
    return Game(
        white,
        black,
        None if home_result is None else Result(home_result),
        None if visitor_result is None else Result(visitor_result),
        _both(white_points, black_points),
        score_of(kind, _both(white_imps, black_imps)),
        triangle % LEGS,
        leg=_leg(triangle // LEGS),
    )


def _leg(number: int) -> int:
    if number not in (0, FIRST_LEG, SECOND_LEG):
        raise ValueError(number)
    return number


def _both(white: int | None, black: int | None) -> tuple[int, int] | None:
    if white is None and black is None:
        return None
    if white is None or black is None:
        raise ValueError("one of two numbers is missing")
    return white, black


def _bye(player: Any, kind: Any, points: Any) -> Bye:
    return Bye(player, ByeKind(kind), points)


def _change(before: Any, after: Any, broken: Any) -> DrawChange:
    return DrawChange(_pairs(before), _pairs(after), _texts(broken))


def _in_order(rows: dict[Any, Any]) -> list[Any]:
    return [row for _, row in sorted(rows.items())]


def _numbers(text: str) -> tuple[int, ...]:
    found = json.loads(text)
    if not isinstance(found, list) or any(type(each) is not int for each in found):
        raise ValueError(text)
    return tuple(found)


def _texts(text: str) -> tuple[str, ...]:
    found = json.loads(text)
    if not isinstance(found, list) or any(type(each) is not str for each in found):
        raise ValueError(text)
    return tuple(found)


def _pairs(text: str) -> tuple[tuple[int, int], ...]:
    found = [tuple(pair) for pair in json.loads(text)]
    if any(len(pair) != 2 or any(type(each) is not int for each in pair) for pair in found):
        raise ValueError(text)
    return tuple(found)
