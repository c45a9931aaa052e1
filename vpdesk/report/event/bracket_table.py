"""The bracket of a knock-out as a table: boxes of two rows, joined by lines."""

from __future__ import annotations

from vpdesk.event.knock_out import bracket, winner
from vpdesk.report.event.knock_out_words import THIRD_PLACE, called, results
from vpdesk.report.language import Language
from vpdesk.report.swiss.names import player_name
from vpdesk.report.table import Cell, CellEdge, Table
from vpdesk.swiss.tournament import Game, Tournament

MOST_APART = 8  # matches of round 1 between which there is room
COLUMNS = 3  # of a round: who, their result, and the lines to the next round


def bracket_table(tournament: Tournament, title: str, language: Language) -> Table:
    """A bracket from left to right; what was brought into round 1 is within its result.

    A match stands in two rows between the two before it; one for the third place below all.
    """
    return _Bracket(tournament, language).table(title)


def match_at(tournament: Tournament, row: int, column: int) -> tuple[int, int] | None:
    """The round and the board, from 1, of the match that has a cell of the table; None without."""
    drawn = _Bracket(tournament, Language())
    drawn.table("")
    return drawn.places.get((row, column // COLUMNS))


class _Bracket:
    """places: the round and the board of the matches, by their rows and the number of a round."""

    def __init__(self, tournament: Tournament, language: Language) -> None:
        self._tournament, self._language = tournament, language
        self._rounds = bracket(tournament)
        self._names = {
            each.number: f"{seed} {player_name(each)}"
            for seed, each in enumerate(tournament.players, 1)
        }
        couples = len(self._rounds[0]) if self._rounds else 0
        self._step = 2 if couples <= MOST_APART else 1  # rows from the middle of a box to its end
        height = 2 * self._step * couples - 2 * (self._step - 1)
        self.places: dict[tuple[int, int], tuple[int, int]] = {}
        self._rows = [[Cell("")] * self._width for _ in range(height)]

    @property
    def _width(self) -> int:
        return max(0, COLUMNS * len(self._rounds) - 1)

    def table(self, title: str) -> Table:
        """The whole."""
        for number, couples in enumerate(self._rounds):
            for at, couple in enumerate(couples):
                top = self._step * ((1 << number) * (2 * at + 1) - 1)
                self._box(number, top, couple)
                if number + 1 < len(self._rounds):
                    self._join(number, top, upper=at % 2 == 0)
        self._third_place()
        headings = [""] * self._width
        for number in range(len(self._rounds)):
            left = len(self._rounds) - number
            headings[COLUMNS * number] = called(left, number + 1, self._language)
        starts = tuple(range(1, len(self._rows) + 1))
        words = tuple(range(0, self._width, COLUMNS))
        made = tuple(map(tuple, self._rows))
        return Table(title, "", tuple(headings), made, starts, words=words, lined=True)

    def _box(self, number: int, top: int, couple: tuple[int, int]) -> None:
        """A match in round number + 1, in the rows from top."""
        column = COLUMNS * number
        game = self._game(number, couple)
        turned = game is not None and game.white != couple[0]
        ended = ("", "")
        if game is not None:
            ended = results(self._tournament, number + 1, game, self._language)
            board = self._tournament.rounds[number].games.index(game) + 1
            self.places |= {(top + row, number): (number + 1, board) for row in (0, 1)}
        won = self._winner(number, couple)
        for row, each in enumerate(couple):
            name = self._names.get(each, self._nobody(number, couple))
            strong = bool(each) and each == won
            side = CellEdge.TOP if row == 0 else CellEdge.TOP | CellEdge.BOTTOM
            result = ended[row ^ turned]
            self._rows[top + row][column] = Cell(name, strong=strong, edges=side | CellEdge.LEFT)
            self._rows[top + row][column + 1] = Cell(
                result, strong=strong, edges=side | CellEdge.RIGHT
            )

    def _nobody(self, number: int, couple: tuple[int, int]) -> str:
        if number == 0 and any(couple):
            return self._language.translate("EventReport", "bye")
        return "…"

    def _join(self, number: int, top: int, *, upper: bool) -> None:
        """The line from the middle of a box to the box after it, up to the height of that."""
        column, half = COLUMNS * number + COLUMNS - 1, self._step << number
        rows = range(top + 1, top + 1 + half) if upper else range(top + 1 - half, top + 1)
        for row in rows:
            self._add(row, column, CellEdge.RIGHT)
        self._add(top + 1, column, CellEdge.TOP)

    def _add(self, row: int, column: int, edge: CellEdge) -> None:
        cell = self._rows[row][column]
        self._rows[row][column] = cell._replace(edges=cell.edges | edge)

    def _third_place(self) -> None:
        """The match beside the final, if there is one."""
        last, rounds = len(self._rounds) - 1, self._tournament.rounds
        if last < 1 or len(rounds) <= last:
            return
        final = {*self._rounds[last][0]}
        for game in rounds[last].games:
            if {*game.players} != final:
                label = self._language.translate("EventReport", THIRD_PLACE)
                top = len(self._rows) + 1
                self._rows += [[Cell("")] * self._width for _ in range(3)]
                self._rows[top - 1][COLUMNS * last] = Cell(label)
                self._box(last, top, game.players)

    def _game(self, number: int, couple: tuple[int, int]) -> Game | None:
        rounds = self._tournament.rounds
        games = rounds[number].games if number < len(rounds) else ()
        return next((each for each in games if {*each.players} == {*couple}), None)

    def _winner(self, number: int, couple: tuple[int, int]) -> int:
        game = self._game(number, couple)
        if game is not None:
            return winner(self._tournament, number + 1, game)
        return max(couple) if number == 0 and 0 in couple else 0
