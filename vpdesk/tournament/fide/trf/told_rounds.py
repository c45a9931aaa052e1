"""The rounds that player records tell: games where both sides agree, byes, and requests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.player_records import PlayerRow, RoundCell
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Request

PlayerRows = Mapping[int, PlayerRow]
Byes = Mapping[tuple[int, int], ByeKind]  # by (round, player)

ITSELF = QT_TRANSLATE_NOOP("TournamentError", "Player {number} meets nobody else in round {round}.")
UNKNOWN = QT_TRANSLATE_NOOP(
    "TournamentError", "In round {round} player {number} meets player {other}, who is not entered."
)
ALONE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "In round {round} player {number} meets player {other}, but player {other} meets nobody.",
)
DISAGREE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "In round {round} player {number} meets {other}, but {other} meets {third}.",
)
SAME_COLOUR = QT_TRANSLATE_NOOP(
    "TournamentError", "In round {round} the players {number} and {other} have the same colour."
)
NO_COLOURS = QT_TRANSLATE_NOOP(
    "TournamentError", "In round {round} neither player {number} nor player {other} has a colour."
)
RESULTS_DIFFER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round}: “{mine}” of player {number} does not go with “{theirs}” of {other}.",
)
BYE_WITH_OPPONENT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round}: player {number} has “{mine}”, as without an opponent, but meets {other}.",
)
GAME_WITHOUT_OPPONENT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "In round {round} player {number} has the result “{mine}” without an opponent.",
)
BYE_AND_GAME = QT_TRANSLATE_NOOP(
    "TournamentError",
    "In round {round} player {number} meets {other}, but has a bye in a record 240.",
)

# What two sides can have together. "0" and "0", "=" and "0" are given by an arbiter.
_SAME = ("", "=", "D", "-", "0", "L")
_PAIRS = {("1", "0"), ("W", "L"), ("+", "-"), ("=", "0"), ("D", "L")}
TOGETHER = {(each, each) for each in _SAME} | _PAIRS | {(b, a) for a, b in _PAIRS}
RESULT_OF: dict[str, Result | None] = {each.value: each for each in Result} | {"": None}
# Codes without an opponent; "+", "=" and "-" are those of the files of 2006.
BYES = {
    "U": ByeKind.PAIRING,
    "F": ByeKind.FULL,
    "H": ByeKind.HALF,
    "Z": ByeKind.ZERO,
    "+": ByeKind.PAIRING,
    "=": ByeKind.HALF,
    "-": ByeKind.ZERO,
    "0": ByeKind.ZERO,
    "": ByeKind.ZERO,
}


def drawn_rounds(rows: PlayerRows) -> int:
    """How many rounds are drawn: the last one in which somebody meets somebody.

    The first one is drawn, too, where it has nothing but the bye of a draw that counts already.
    """
    games = max(
        (
            number
            for row in rows.values()
            for number, cell in enumerate(row.cells, 1)
            if cell.opponent
        ),
        default=0,
    )
    alone = [row for row in rows.values() if row.cell(1).result == "U"]
    return games or int(len(alone) == 1 and bool(alone[0].told))


def read_rounds(rows: PlayerRows, told: Byes) -> tuple[Round, ...]:
    """The rounds that are drawn; told: byes of records 240. Raises TournamentError."""
    return tuple(_round(rows, number, told) for number in range(1, drawn_rounds(rows) + 1))


def read_requests(rows: PlayerRows, told: Byes) -> tuple[Request, ...]:
    """Byes in the columns of rounds to come, and those told. Raises TournamentError."""
    drawn = drawn_rounds(rows)
    asked = {key: kind for key, kind in told.items() if key[0] > drawn}
    for row in rows.values():
        for number, cell in enumerate(row.cells[drawn:], drawn + 1):
            if cell.result:
                asked[number, row.number] = _bye_kind(row, number, cell)
    return tuple(Request(player, number, kind) for (number, player), kind in sorted(asked.items()))


def first_colour(rounds: tuple[Round, ...]) -> str:
    """The colour in round 1 of the lowest number that has an opponent in it; "" for none."""
    games = rounds[0].games if rounds else ()
    if not games:
        return ""
    first = min(games, key=lambda game: min(game.sides))
    return "w" if first.home < first.visitor else "b"


def _round(rows: PlayerRows, number: int, told: Byes) -> Round:
    games = []
    byes = []
    for row in rows.values():
        cell = row.cell(number)
        if not cell.opponent:
            kind = _bye_kind(row, number, cell)
            if not cell.result:
                kind = told.get((number, row.number), kind)
            byes.append(Bye(row.number, kind))
            continue
        if (number, row.number) in told:
            _refuse(BYE_AND_GAME, row, number, other=cell.opponent)
        other = _other_row(rows, row, number, cell)
        if row.number < other.number:
            games.append(_game(row, cell, other, other.cell(number), number))
    return Round(tuple(games), _one_pairing_bye(rows, number, byes), method="file")


def _one_pairing_bye(rows: PlayerRows, number: int, byes: list[Bye]) -> tuple[Bye, ...]:
    """A draw gives one bye: where several stand as "+" they are wins given by the arbiter."""
    of_draw = [bye for bye in byes if bye.kind is ByeKind.PAIRING]
    if len(of_draw) < 2:
        return tuple(byes)
    return tuple(
        Bye(bye.entrant, ByeKind.FULL)
        if bye in of_draw and rows[bye.entrant].cell(number).result == "+"
        else bye
        for bye in byes
    )


def _other_row(rows: PlayerRows, row: PlayerRow, number: int, cell: RoundCell) -> PlayerRow:
    if cell.opponent == row.number:
        _refuse(ITSELF, row, number)
    other = rows.get(cell.opponent)
    if other is None:
        _refuse(UNKNOWN, row, number, other=cell.opponent)
    third = other.cell(number).opponent
    if not third:
        _refuse(ALONE, row, number, other=other.number)
    if third != row.number:
        _refuse(DISAGREE, row, number, other=other.number, third=third)
    return other


def _game(
    row: PlayerRow, mine: RoundCell, other: PlayerRow, theirs: RoundCell, number: int
) -> Game:
    """The game of two players who name each other, the first with the lower number."""
    if (mine.result, theirs.result) not in TOGETHER:
        for player, cell, opponent in ((row, mine, other), (other, theirs, row)):
            if cell.result and cell.result in "UFHZ":
                _refuse(BYE_WITH_OPPONENT, player, number, mine=cell.result, other=opponent.number)
        values = {"mine": mine.result or " ", "theirs": theirs.result or " "}
        _refuse(RESULTS_DIFFER, row, number, other=other.number, **values)
    if mine.colour and mine.colour == theirs.colour:
        _refuse(SAME_COLOUR, row, number, other=other.number)
    forfeit = mine.result in ("+", "-")
    if not mine.colour and not theirs.colour and not forfeit:
        _refuse(NO_COLOURS, row, number, other=other.number)
    result, other_result = RESULT_OF[mine.result], RESULT_OF[theirs.result]
    if mine.colour == "b" or theirs.colour == "w":
        return Game(other.number, row.number, other_result, result)
    return Game(row.number, other.number, result, other_result)


def _bye_kind(row: PlayerRow, number: int, cell: RoundCell) -> ByeKind:
    if cell.result not in BYES:
        _refuse(GAME_WITHOUT_OPPONENT, row, number, mine=cell.result)
    return BYES[cell.result]


def _refuse(text: str, row: PlayerRow, number: int, **values: object) -> NoReturn:
    raise TournamentError(text, line=row.line, round=number, number=row.number, **values)
