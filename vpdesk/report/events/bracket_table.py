"""The bracket of a knock-out as a table: boxes of two rows, joined by lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.event.knock_out import bracket, winner
from vpdesk.report.events.knock_out_words import THIRD_PLACE, called, results
from vpdesk.report.events.names import entrant_file, player_name, round_date, table_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, CellEdge, Table
from vpdesk.tournament.round import Game
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.match.score_sheet import Sides
    from vpdesk.report.events.stage_columns import InStage

MOST_APART = 8  # matches of round 1 between which there is room


def bracket_table(
    tournament: Tournament, title: str, language: Language, at: InStage | None = None
) -> Table:
    """A bracket from left to right; what was brought into a match is within its result.

    A match stands in two rows between the two before it; one for the third place below the final.
    Below one that is still to be played stands its table.
    at: where its score sheets are; a round that is played in segments has a column for each
    before the result, and one for what was brought.
    """
    return _Bracket(tournament, language, at).table(title)


def match_at(
    tournament: Tournament, row: int, column: int, at: InStage | None = None
) -> tuple[int, int] | None:
    """The round and the board, from 1, of the match that has a cell of the table; None without."""
    drawn = _Bracket(tournament, Language(), at)
    drawn.table("")
    return drawn.places.get((row, column))


def team_at(tournament: Tournament, row: int, column: int, at: InStage | None = None) -> int:
    """The number of the team that has a cell of the table; 0 for nobody."""
    drawn = _Bracket(tournament, Language(), at)
    drawn.table("")
    return drawn.teams.get((row, column), 0)


class _Bracket:
    """places: the round and the board of the matches, by row and column; teams: who has them.

    The columns of a round: who, what the segments came to, the result, the lines to the next one.
    """

    def __init__(self, tournament: Tournament, language: Language, at: InStage | None) -> None:
        self._tournament, self._language = tournament, language
        self._rounds = bracket(tournament)
        self._segments = [
            _segments(tournament, at, number) for number, _ in enumerate(self._rounds)
        ]
        self._heads = [self._headings_of(number) for number, _ in enumerate(self._rounds)]
        self._starts = [0]
        for heads in self._heads:
            self._starts.append(self._starts[-1] + len(heads) + 1)
        self._names = {
            each.number: f"{seed} {player_name(each)}"
            for seed, each in enumerate(tournament.entrants, 1)
        }
        couples = len(self._rounds[0]) if self._rounds else 0
        self._step = 2 if couples <= MOST_APART else 1  # rows from the middle of a box to its end
        height = 2 * self._step * couples - 2 * (self._step - 1)
        self.places: dict[tuple[int, int], tuple[int, int]] = {}
        self.teams: dict[tuple[int, int], int] = {}
        self._rows = [[Cell("")] * self._width for _ in range(height)]

    @property
    def _width(self) -> int:
        return max(0, self._starts[-1] - 1)

    def table(self, title: str) -> Table:
        """The whole."""
        for number, couples in enumerate(self._rounds):
            for at, couple in enumerate(couples):
                top = self._step * ((1 << number) * (2 * at + 1) - 1)
                self._box(number, top, couple)
                if number + 1 < len(self._rounds):
                    self._join(number, top, upper=at % 2 == 0)
        self._third_place()
        headings = [each for heads in self._heads for each in (*heads, "")][: self._width]
        starts = tuple(range(1, len(self._rows) + 1))
        words = tuple(self._starts[:-1])
        made = tuple(map(tuple, self._rows))
        return Table(title, "", tuple(headings), made, starts, words=words, lined=True)

    def _headings_of(self, number: int) -> list[str]:
        """Over the columns of a round but the lines behind it."""
        name = called(len(self._rounds) - number, number + 1, self._language)
        name = ", ".join(filter(None, (name, self._date(number + 1))))
        parts = max(map(len, self._segments[number].values()), default=0)
        translate = self._language.translate
        carried = [translate("EventReport", "Carried over")] if self._carries(number) else []
        if self._tournament.imps_adjusted(number + 1):
            carried = [translate("EventReport", "Carried over and adjusted")]
        if not parts:
            return [name, *carried, translate("EventReport", "IMPs") if carried else ""]
        return [name, *carried, *map(str, range(1, parts + 1)), translate("EventReport", "IMPs")]

    def _date(self, number: int) -> str:
        return round_date(self._tournament, number, self._language)

    def _carries(self, number: int) -> bool:
        return bool(self._tournament.imps_brought(number + 1))

    def _further(self, number: int, table: int, player: int, side: int) -> list[str]:
        """What stands between a name and its result: what was brought, and the segments."""
        count = len(self._heads[number]) - 2
        if not count:
            return []
        brought = self._tournament.imps_brought(number + 1)
        carried = [str(brought.get(player, ""))] if brought else []
        parts = self._segments[number].get(table, ())
        texts = [*carried, *("" if each is None else str(each[side]) for each in parts)]
        return [*texts, *[""] * (count - len(texts))]

    def _box(self, number: int, top: int, couple: tuple[int, int]) -> None:
        """A match in round number + 1, in the rows from top."""
        column, columns = self._starts[number], len(self._heads[number])
        table = 0
        game = self._game(number, couple)
        turned = game is not None and game.home != couple[0]
        ended = ("", "")
        if game is not None:
            ended = results(self._tournament, number + 1, game, self._language)
            table = self._tournament.rounds[number].games.index(game) + 1
            here = range(column, column + columns + 1)
            self.places |= {(top + row, at): (number + 1, table) for row in (0, 1) for at in here}
            if not game.finished and self._step > 1:  # where there is room between boxes
                self._name_table(top + 2, column, table)
        won = self._winner(number, couple)
        for row, each in enumerate(couple):
            name = self._names.get(each, self._nobody(number, couple))
            strong = bool(each) and each == won
            side = CellEdge.TOP if row == 0 else CellEdge.TOP | CellEdge.BOTTOM
            further = self._further(number, table, each, row ^ turned)
            cells = [
                Cell(name, strong=strong, edges=side | CellEdge.LEFT, to=entrant_file(each)),
                *(Cell(text, edges=side) for text in further),
                Cell(ended[row ^ turned], strong=strong, edges=side | CellEdge.RIGHT),
            ]
            self._rows[top + row][column : column + columns] = cells
            self.teams |= {(top + row, at): each for at in range(column, column + columns)}

    def _name_table(self, row: int, column: int, table: int) -> None:
        """Say below a match that is still to be played where that is."""
        while row >= len(self._rows):
            self._rows.append([Cell("")] * self._width)
        at = self._tournament.table_number(table)
        said = table_name(at, self._tournament.kind, self._language)
        self._rows[row][column] = self._rows[row][column]._replace(text=said)

    def _nobody(self, number: int, couple: tuple[int, int]) -> str:
        if number == 0 and any(couple):
            return self._language.translate("EventReport", "bye")
        return "…"

    def _join(self, number: int, top: int, *, upper: bool) -> None:
        """The line from the middle of a box to the box after it, up to the height of that."""
        column, half = self._starts[number + 1] - 1, self._step << number
        rows = range(top + 1, top + 1 + half) if upper else range(top + 1 - half, top + 1)
        for row in rows:
            self._add(row, column, CellEdge.RIGHT)
        self._add(top + 1, column, CellEdge.TOP)

    def _add(self, row: int, column: int, edge: CellEdge) -> None:
        cell = self._rows[row][column]
        self._rows[row][column] = cell._replace(edges=cell.edges | edge)

    def _third_place(self) -> None:
        """The match beside the final, if there is one: below it, from where its lines end."""
        last, rounds = len(self._rounds) - 1, self._tournament.rounds
        if last < 1 or len(rounds) <= last:
            return
        final = {*self._rounds[last][0]}
        for game in rounds[last].games:
            if {*game.sides} != final:
                label = self._language.translate("EventReport", THIRD_PLACE)
                top = self._step * ((1 << last - 1) * 3 - 1) + 2  # below the lower semi-final
                while len(self._rows) < top + 2:
                    self._rows.append([Cell("")] * self._width)
                self._rows[top - 1][self._starts[last]] = Cell(label)
                self._box(last, top, game.sides)

    def _game(self, number: int, couple: tuple[int, int]) -> Game | None:
        rounds = self._tournament.rounds
        games = rounds[number].games if number < len(rounds) else ()
        return next((each for each in games if {*each.sides} == {*couple}), None)

    def _winner(self, number: int, couple: tuple[int, int]) -> int:
        game = self._game(number, couple)
        if game is not None:
            return winner(self._tournament, number + 1, game)
        return max(couple) if number == 0 and 0 in couple else 0


def _segments(
    tournament: Tournament, at: InStage | None, number: int
) -> dict[int, tuple[Sides | None, ...]]:
    """What the segments of a round (from 0) came to, by board; nothing where it has none."""
    if at is None or tournament.teams.segments < 2 or number >= len(tournament.rounds):
        return {}
    from vpdesk.event.segments import segments_of  # with the score sheets

    found = {
        table: game.parts or segments_of(at.event, *at.place, number + 1, table)
        for table, game in enumerate(tournament.rounds[number].games, 1)
    }
    return {each: parts for each, parts in found.items() if parts}
