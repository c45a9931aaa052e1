"""Player records (001): who plays, the points told, and a cell for each round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.columns import TrfLine, letters, one_line, quoted
from vpdesk.tournament.tournament import Entrant

FIRST_CELL, CELL = 92, 10  # column of the first round, columns of a round
BLANK_COLUMNS = (4, 9, 85, 90, 91)
BLANK_IN_CELL = (4, 6, 8, 9)  # of its columns, from 0
COLOURS = {"w": "w", "b": "b", "-": "", "": ""}
RESULTS = frozenset("1=0+-WDLUFHZ")
# Colour and result as they usually stand, for speed.
_SIDES = {
    f"{colour} {result}": (colour.strip("-"), result) for colour in "wb-" for result in RESULTS
}
NO_PLAYER_NUMBER = QT_TRANSLATE_NOOP("TournamentError", "The starting rank of a player is above 0.")
TWICE_NUMBERED = QT_TRANSLATE_NOOP("TournamentError", "Two players have the number {number}.")
SHIFTED = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Column {column} holds {found}, but should be blank; the columns are shifted.",
)
NO_COLOUR = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round}: {found} in column {column} is not a colour; use w, b or -.",
)
NO_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round}, column {column}: {found} is not a result; use 1 = 0 + - W D L U F H Z.",
)


@dataclass(frozen=True, slots=True)
class RoundCell:
    """What a record says of a player's round.

    opponent: 0 for none. colour: "w", "b" or "". result: a letter in upper case, "" for none.
    """

    opponent: int = 0
    colour: str = ""
    result: str = ""


NOTHING = RoundCell()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player record. told: the points in it, hundredths; None where it says none."""

    line: int
    player: Entrant
    told: int | None
    cells: tuple[RoundCell, ...]

    @property
    def number(self) -> int:
        """The pairing number."""
        return self.player.number

    def cell(self, round_number: int) -> RoundCell:
        """What it says of a round, from 1."""
        return self.cells[round_number - 1] if round_number <= len(self.cells) else NOTHING


def read_rows(lines: list[TrfLine]) -> dict[int, PlayerRow]:
    """The player records by pairing number, in its order. Raises TournamentError."""
    rows: dict[int, PlayerRow] = {}
    for line in lines:
        row = _row(line)
        if row.number in rows:
            raise TournamentError(TWICE_NUMBERED, line=line.number, number=row.number)
        rows[row.number] = row
    return dict(sorted(rows.items()))


def _row(line: TrfLine) -> PlayerRow:
    text = one_line
    stray = next(_strays(line), 0)
    if stray and not line.text.isascii():
        counted = line.in_bytes()
        if not next(_strays(counted), 0):
            line, text, stray = counted, letters, 0
    if stray:
        found = quoted(line.text[stray - 1])
        raise TournamentError(SHIFTED, line=line.number, column=stray, found=found)
    number = line.whole(5, 8)
    if number == 0:
        raise TournamentError(NO_PLAYER_NUMBER, line=line.number)
    player = Entrant(
        number=number,
        name=text(line.field(15, 47)),
        rating=line.whole(49, 52, 0),
        title=text(line.field(11, 13)),
        sex=text(line.field(10, 10)),
        federation=text(line.field(54, 56)),
        register_number=text(line.field(58, 68)),
        birth=text(line.field(69, 80))[:10].rstrip(),  # some writers are a column off
    )
    line.whole(86, 89, 0)  # The rank follows from the points; but it must be one.
    return PlayerRow(line.number, player, line.points(81, 84), _cells(line))


def _strays(line: TrfLine) -> Iterator[int]:
    """Columns between the fields that are not blank."""
    text = line.text
    for column in BLANK_COLUMNS:
        if text[column - 1 : column].strip():
            yield column
    between = [text[FIRST_CELL - 1 + at :: CELL] for at in BLANK_IN_CELL]
    if any(map(str.strip, between)):
        for at, found in zip(BLANK_IN_CELL, between, strict=True):
            for number, sign in enumerate(found):
                if sign.strip():
                    yield FIRST_CELL + CELL * number + at


def _cells(line: TrfLine) -> tuple[RoundCell, ...]:
    text = line.text.rstrip()
    cells = []
    for number, start in enumerate(range(FIRST_CELL - 1, len(text), CELL), 1):
        opponent = text[start : start + 4].lstrip()
        side = _SIDES.get(text[start + 5 : start + 8])
        if side and opponent.isascii() and opponent.isdigit():
            cells.append(RoundCell(int(opponent), *side))
        else:
            cells.append(_cell(line, start + 1, number))
    return tuple(cells)


def _cell(line: TrfLine, start: int, number: int) -> RoundCell:
    colour = line.field(start + 5, start + 5)
    if colour.lower() not in COLOURS:
        raise TournamentError(
            NO_COLOUR, line=line.number, round=number, found=quoted(colour), column=start + 5
        )
    result = line.field(start + 7, start + 7)
    if result and result.upper() not in RESULTS:
        raise TournamentError(
            NO_RESULT, line=line.number, round=number, found=quoted(result), column=start + 7
        )
    opponent = line.whole(start, start + 3, 0)
    return RoundCell(opponent, COLOURS[colour.lower()], result.upper())
