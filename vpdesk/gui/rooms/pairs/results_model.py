"""The Qt model of results: those of a board, or of a table in a round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from vpdesk.gui.tables.base_model import LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.entry_table import MARKS, SHORT
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import user_language
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import ScoredEvening, ScoredResult
from vpdesk.report.mark_words import mark_word
from vpdesk.report.pairs.pairs_words import (
    amount_text,
    entry_text,
    families_text,
    named_text,
    signed_points,
)
from vpdesk.report.pairs.result_marks import result_marks
from vpdesk.report.table import Mark

ROUND, TABLE, BOARD, NS, EW, RESULT, POINTS, NS_SCORE, EW_SCORE = range(9)
WORDS = (NS, EW, RESULT)
TURNED = "\N{LEFT RIGHT ARROW} "  # before a result for which the arrow was turned


class ResultRow(NamedTuple):
    """A place with its texts. typed: what is in the cell when one begins to mend it.

    marks: the signs of the result. families: both sides where there is no room for their names.
    """

    place: BoardPlace
    texts: tuple[str, ...]
    typed: str
    marks: tuple[Mark, ...] = ()
    families: tuple[str, ...] = ()


class ResultsModel(BaseModel):
    """Shows the results of some places.

    typed: something was typed for a place; the BoardPlace and the text.
    """

    typed = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ResultRow, ...] = ()
        self._made_of: tuple[object, ...] = ()
        self._made: dict[BoardPlace, tuple[ScoredResult, ResultRow]] = {}

    def show(self, scored: ScoredEvening, places: Sequence[BoardPlace]) -> None:
        """Show places; where they are the same, the view stays as it is."""
        made_of = (scored.evening.entrants, scored.evening.sections, user_language())
        if any(old is not new for old, new in zip_longest(self._made_of, made_of)):
            self._made_of, self._made = made_of, {}
        boards = {(each.section, each.board): each for each in places}.values()
        found = {each.entry.place: each for board in boards for each in scored.results(board)}
        marked = result_marks(scored, places)
        rows = tuple(
            self._row(scored, place, found.get(place))._replace(marks=marked[place])
            for place in places
        )
        if [each.place for each in rows] == [each.place for each in self.rows]:
            before, self.rows = self.rows, rows
            pairs = enumerate(zip(before, rows, strict=True))
            self._tell_rows(at for at, (old, new) in pairs if old != new)
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def _row(
        self, scored: ScoredEvening, place: BoardPlace, found: ScoredResult | None
    ) -> ResultRow:
        """The row of a place; the same as before where its result is."""
        if found is None or found.result.artificial is not None:  # worth by other boards
            return _row(scored, place, found)
        known = self._made.get(place)
        if known is None or known[0] is not found:
            known = self._made[place] = found, _row(scored, place, found)
        return known[1]

    @property
    def headings(self) -> Sequence[str]:
        return (
            self.tr("Round"),
            self.tr("Table"),
            self.tr("Board"),
            self.tr("North-South"),
            self.tr("East-West"),
            self.tr("Result"),
            self.tr("Points"),
            self.tr("NS"),
            self.tr("EW"),
        )

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.rows), EW_SCORE + 1

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return LEFT if column in WORDS else RIGHT

    def _is_editable(self, index: Index) -> bool:
        return index.column() == RESULT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            typed = role == Qt.ItemDataRole.EditRole and column == RESULT
            return row.typed if typed else row.texts[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == SHORT:
            return row.families[column - NS] if column in (NS, EW) else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        return row.marks if role == MARKS and column == RESULT else None

    def spoken(self, scored: ScoredEvening, place: BoardPlace) -> str:
        """What a result is and what it is worth to both sides; its row may be out of sight."""
        results = scored.results(place)
        found = next((each for each in results if each.entry.place == place), None)
        told = zip(
            self.headings[RESULT:], self._row(scored, place, found).texts[RESULT:], strict=True
        )
        words = ", ".join(f"{heading} {_in_words(text)}" for heading, text in told if text)
        return words or f"{self.headings[RESULT]}, {mark_word(Mark.MISSING, user_language())}"

    def spoken_place(self, row: int) -> str:
        """Round, table and board of a row."""
        texts = self.rows[row].texts
        return ", ".join(f"{self.headings[at]} {texts[at]}" for at in range(NS))

    def _spoken(self, row: ResultRow, column: int) -> str:
        """A cell with the place that its row has; the names are cells of their own."""
        headings = self.headings
        place = (f"{headings[at]} {row.texts[at]}" for at in range(NS) if at != column)
        names = (" ".join(text.split()) for text in row.texts[NS : EW + 1])
        marks = row.marks if column == RESULT else ()
        words = (mark_word(each, user_language()) for each in marks)
        return ", ".join(
            filter(None, (headings[column], _in_words(row.texts[column]), *words, *place, *names))
        )

    @property
    def marks(self) -> frozenset[Mark]:
        """All signs that are in sight."""
        return frozenset(mark for row in self.rows for mark in row.marks)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row, text = self.rows[index.row()], str(value).strip()
        if role != Qt.ItemDataRole.EditRole or index.column() != RESULT:
            return False
        if text != row.typed:
            self.typed.emit(row.place, text)
        return True


def _in_words(text: str) -> str:
    """What is heard of a result: its sign would be read aloud."""
    if not text.startswith(TURNED):
        return text
    turned = user_language().translate("PairsReport", "arrow turned")
    return f"{text.removeprefix(TURNED)}, {turned}"


def _row(scored: ScoredEvening, place: BoardPlace, found: ScoredResult | None) -> ResultRow:
    evening, language = scored.evening, user_language()
    entry = evening.entries.get(place)
    meeting = evening.meeting(place)
    ns, ew = evening.sides(entry) if entry is not None else (meeting.ns, meeting.ew)
    result = "" if entry is None else entry_text(entry, language)
    scores: tuple[str, ...] = ("", "", "")
    if found is not None:
        played = found.result.shares
        points = signed_points(played[0][1], language) if len(played) == 1 else ""
        both = scored.of_sides(found)
        scores = (points, *(amount_text(each, language) for each in both))
    texts = (
        *(str(place.round), f"{place.section}{place.table}", str(place.board)),
        *(named_text(evening, side, language) for side in (ns, ew)),
        f"{TURNED if entry is not None and entry.turned else ''}{result}",
        *scores,
    )
    families = tuple(families_text(evening, side, language) for side in (ns, ew))
    typed = "" if entry is None else entry.typed or result
    return ResultRow(place, texts, typed, families=families)
