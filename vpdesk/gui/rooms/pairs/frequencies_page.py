"""The page of the frequencies: what was scored on each board, how often, and for how much."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.why_text import WhyText
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import ScoredResult
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.pairs_words import pair_text
from vpdesk.report.pairs.score_why import why_text

TABLE_SHARE = 0.5


class FrequenciesPage(QWidget):
    """Shows the frequencies of all boards, and beside them why a row gets what it gets.

    placeWanted: the place of the result that is to be shown among the others.
    """

    placeWanted = Signal(object)

    def __init__(self, document: PairsDocument) -> None:
        super().__init__()
        self._document = document
        self._results: dict[BoardPlace, tuple[ScoredResult, ...]] = {}
        self.table = named(FiguresTable(sortable=False), "frequencies", "pairs#frequencies")
        self.why = named(WhyText(), "frequencyWhy", "pairs#why")
        self.table.setAccessibleName(self.tr("Frequencies"))
        self.why.setAccessibleName(self.tr("Why a result has its score"))
        self.panes = SharedWidth(FocusFrame(self.table), self.why, TABLE_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panes)
        self.table.rowPicked.connect(self._show_why)
        self.why.left.connect(self.go)
        self.table.rowActivated.connect(self.placeWanted)

    def begin(self) -> None:
        """Other work has begun: its first row is picked."""
        self.table.begin()

    def show_evening(self) -> None:
        """Show the frequencies as they are now; what is picked stays so."""
        tables = PairsTables(self._document.scored, user_language())
        self._results = {each[0].entry.place: each for each in tables.frequency_results()}
        places = list(self._results)
        picked = self.table.picked if self.table.picked in self._results else None
        first = picked if picked is not None else next(iter(places), None)
        self.table.show_table(tables.frequencies(), places, first)
        self._show_why()

    def go_why(self) -> None:
        """Move the keyboard to the explanation, and from there back."""
        if self.why.hasFocus():
            self.go()
        else:
            self.why.setFocus()

    def go(self) -> None:
        """Move the keyboard to the frequencies."""
        self.table.setFocus()

    def _show_why(self) -> None:
        """Who had the result that is picked, and why it gets what it gets."""
        picked, evening = self.table.picked, self._document.evening
        self.why.setVisible(isinstance(picked, BoardPlace))
        if not isinstance(picked, BoardPlace):
            self.why.clear()
            return
        text = self.tr("{ns} against {ew}")
        language = user_language()
        lines = [
            text.format(
                ns=pair_text(evening, each.ns, language), ew=pair_text(evening, each.ew, language)
            )
            for each in self._results[picked]
        ]
        why = why_text(self._document.scored, picked, user_language())
        self.why.setPlainText("\n".join((*lines, "", why)))
