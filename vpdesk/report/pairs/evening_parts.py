"""What the tables of a pairs evening have in common: cells of scores, and words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from vpdesk.pairs.board_results import mean
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import Ranked, ScoredEvening, ScoredResult
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_words import NOTHING, method_text, percent_text, signed_points
from vpdesk.report.pairs.result_marks import corrected_places, paper_mark
from vpdesk.report.table import Cell, Mark, Table

CellRow = tuple[Cell, ...]


class EveningParts:
    """One evening in one language. data: for spreadsheets, plain numbers.

    in_play: boards that somebody has still to play are left out of the evening, see `over`.
    """

    def __init__(
        self,
        scored: ScoredEvening,
        language: Language,
        *,
        data: bool = False,
        in_play: bool = False,
    ) -> None:
        self.scored, self.evening, self.language, self.data = scored, scored.evening, language, data
        self.in_play = in_play
        self.imps = self.evening.scoring.top is None
        self.translate = language.translate

    def _points(self, each: ScoredResult, *, ns: bool = True) -> Cell:
        """The points of a side; of a weighted score their mean; nothing without a score."""
        if not each.result.played:
            return Cell(NOTHING)
        points = mean(each.result.shares if ns else each.result.of_east_west)
        return Cell(signed_points(points, self.language), float(points))

    def _mark(self, each: ScoredResult) -> Mark | None:
        """The sign of a result; none among data."""
        return None if self.data else paper_mark(each.entry, self._corrected)

    @cached_property
    def _corrected(self) -> frozenset[BoardPlace | None]:
        return corrected_places(self.evening)

    def _amount(self, value: Fraction | None) -> Cell:
        """Matchpoints or IMPs, all of an evening with as many decimals."""
        if value is None:
            return Cell(NOTHING)
        return Cell(self.language.fraction(value, self._decimals), float(value))

    @cached_property
    def _decimals(self) -> int:
        sides = (map(self.scored.of_sides, board) for board in self.scored.boards.values())
        values = [value for board in sides for both in board for value in both if value is not None]
        for number in {each.entrant for each in self.evening.adjustments}:
            values += [worth for _, worth in self.scored.adjusted(number)]
        return 0 if all(each.denominator == 1 for each in values) else 2

    def _percent(self, value: Fraction | None) -> Cell:
        return Cell(percent_text(value, self.language), None if value is None else float(value))

    def _value(self, value: Fraction) -> Cell:
        return self._amount(value) if self.imps else self._percent(value)

    def score_cells(self, line: Ranked) -> CellRow:
        """The points of a line of a ranking, and its per cent where there are matchpoints."""
        percent = [] if self.imps else [self._percent(line.percent)]
        return (self._amount(line.points), *percent)

    def value_cells(self, value: Fraction) -> CellRow:
        """What a place is by, in the columns of score_cells."""
        return (self._value(value),) if self.imps else (Cell(""), self._value(value))

    def _amount_heading(self) -> str:
        return (
            self.translate("EventReport", "IMPs")
            if self.imps
            else self.translate("PairsReport", "MP")
        )

    def _side(self, side: str) -> str:
        return (
            self.translate("PairsReport", "North-South")
            if side == "NS"
            else self.translate("PairsReport", "East-West")
        )

    def _section(self, letter: str) -> str:
        return self.translate("PairsReport", "Section {section}").format(section=letter)

    def _table(
        self,
        title: str,
        headings: Sequence[str],
        rows: Sequence[CellRow],
        words: tuple[int, ...],
        told: str = "",
    ) -> Table:
        starts = tuple(range(1, len(rows) + 1))
        return Table(title, told or self.rule, tuple(headings), tuple(rows), starts, words=words)

    @property
    def provisional(self) -> bool:
        """Results are missing of an evening that has some."""
        return self.in_play or bool(self.evening.missing and self.evening.entries)

    @property
    def rule(self) -> str:
        """How it is scored, and how much is missing."""
        method = method_text(self.evening.method, self.language)
        if self.in_play:
            text = self.translate("PairsReport", "{method}; boards in play do not count yet")
            return text.format(method=method)
        missing = len(self.evening.missing)
        if not missing or not self.evening.entries:
            return method
        text = self.translate("PairsReport", "{method}; %n result(s) missing", None, missing)
        return text.format(method=method)

    def _way(self, *, ns: bool) -> str:
        if ns:
            return self.translate("MovementCards", "NS")
        return self.translate("MovementCards", "EW")
