"""The page of the ranking as it stands, and the score sheet of a pair."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.why_text import WhyText
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.rank_by import further_rankings
from vpdesk.pairs.scored_evening import PairsRanking, RankBy
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.score_why import why_text

LEAST_LETTERS = 110  # in which what is beside the ranking has room for a text


class RankingPage(QWidget):
    """Shows one ranking, beside it all boards of the pair that is picked, and why they score so.

    placeWanted: the place of the result that is to be shown among the others.
    """

    placeWanted = Signal(object)

    def __init__(self, document: PairsDocument) -> None:
        super().__init__()
        self._document = document
        self._rankings: tuple[PairsRanking, ...] = ()
        self.missing = named(QLabel(), "rankingMissing")
        self.which = named(QComboBox(), "rankingChoice", "pairs#ranking")
        self.table = named(FiguresTable(), "pairsRanking", "pairs#ranking")
        self.sheet = named(FiguresTable(sortable=False), "pairSheet", "pairs#ranking")
        self.why = named(WhyText(), "rankingWhy", "pairs#why")
        self._lay_out()
        self.which.activated.connect(self._show_ranking)
        self.table.rowPicked.connect(self._show_sheet)
        self.why.left.connect(self.go)
        self.sheet.rowPicked.connect(self._show_why)
        self.sheet.rowActivated.connect(self._go_result)

    def show_evening(self) -> None:
        """Show the ranking as it is now; what is picked stays so."""
        scored = self._document.scored
        tables = PairsTables(scored, user_language())
        self._rankings = (*scored.rankings, *further_rankings(scored))
        if len(scored.evening.sections) > 1:
            self._rankings += tuple(
                each
                for section in scored.evening.sections
                for each in scored.ranking_of(section)
                if each not in scored.rankings
            )
        titles = [tables.ranking(each).title for each in self._rankings]
        if scored.evening.before:
            titles.append(self.tr("All sessions"))
        if titles != [self.which.itemText(at) for at in range(self.which.count())]:
            at = self.which.currentIndex()
            self.which.clear()
            self.which.addItems(titles)
            self.which.setCurrentIndex(min(max(at, 0), len(titles) - 1))
        self._which.setVisible(len(titles) > 1)
        left = len(scored.evening.missing) if scored.evening.entries else 0
        text = translate("PairsRoom", "%n result(s) missing", None, left)
        provisional = translate("PairsReport", "{ranking}, provisional")
        self.missing.setText(provisional.format(ranking=text))
        self.missing.setVisible(left > 0)
        self._show_ranking()

    def go_why(self) -> None:
        """Move the keyboard to the explanation, and from there back."""
        if self.why.hasFocus():
            self.go()
        else:
            self.why.setFocus()

    def go(self) -> None:
        """Move the keyboard to the ranking."""
        self.table.setFocus()

    @property
    def number(self) -> int:
        """The pair that is picked; 0 for none."""
        picked = self.table.picked
        return picked if isinstance(picked, int) and not self.of_all_sessions else 0

    @property
    def part(self) -> tuple[PairsRanking, ...]:
        """What is shown, of both directions, where that is not the whole field; else ()."""
        shown = next(iter(self._rankings[self.which.currentIndex() :]), None)
        if shown is None or (shown in self._document.scored.rankings and not shown.section):
            return ()
        kind = shown.section, shown.stratum, shown.by
        return tuple(e for e in self._rankings if (e.section, e.stratum, e.by) == kind)

    @property
    def of_all_sessions(self) -> bool:
        """Whether the ranking of all sessions is shown."""
        return self.which.currentIndex() == len(self._rankings) > 0

    def begin(self) -> None:
        """Other work has begun: its first ranking and its first pair are shown."""
        self.which.clear()
        self.table.begin()
        self.sheet.begin()

    def _show_ranking(self) -> None:
        at = self.which.currentIndex()
        tables = PairsTables(self._document.scored, user_language())
        self._beside.setVisible(at < len(self._rankings))
        if at == len(self._rankings) > 0:
            table = tables.sessions()
            self.table.show_table(table, range(len(table.rows)), None)
        if not 0 <= at < len(self._rankings):
            return
        ranking = self._rankings[at]
        keys = [line.number for line in ranking.lines]
        picked = self.table.picked if self.table.picked in keys else next(iter(keys), None)
        self.table.show_table(tables.ranking(ranking), keys, picked)
        self._show_sheet()

    def _show_sheet(self) -> None:
        shown = self._rankings[self.which.currentIndex() :][:1]
        if any(each.by is not RankBy.RESULT for each in shown):
            shown = self._document.scored.rankings  # a score sheet is by the result
        lines = (line for ranking in shown for line in ranking.lines)
        line = next((each for each in lines if each.number == self.number), None)
        if line is not None:
            table = PairsTables(self._document.scored, user_language()).score_sheet(line)
            results = self._document.scored.of_entrant(line.number)
            keys = [each.entry.place for each in results]
            others = range(len(keys), len(table.rows))  # what the director took or gave
            picked = self.sheet.picked
            first = next(iter(keys), None)  # there is always something that is explained
            self.sheet.show_table(
                table, (*keys, *others), first if picked not in (*keys, *others) else picked
            )
        self._show_why()

    def _show_why(self) -> None:
        picked = self.sheet.picked
        place = picked if isinstance(picked, BoardPlace) else None
        text = why_text(self._document.scored, place, user_language())
        self.why.setPlainText(text)
        self.why.setVisible(bool(text))

    def _go_result(self, picked: object) -> None:
        if isinstance(picked, BoardPlace):
            self.placeWanted.emit(picked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_why()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "panes"):
            self._place_why()

    def _place_why(self) -> None:
        """The explanation stands below both tables where the one beside is too narrow for it."""
        narrow = self.width() < LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        wanted = layout if narrow else self._column
        if wanted.indexOf(self.why) < 0:
            wanted.addWidget(self.why, 1)
            layout.setStretchFactor(self.panes, 2)

    def _lay_out(self) -> None:
        self.table.setAccessibleName(self.tr("Ranking"))
        self.sheet.setAccessibleName(self.tr("All boards of the pair"))
        self._which = flow(labelled(self.tr("&Ranking of"), self.which))
        self.why.setAccessibleName(translate("ResultsPage", "Why a result has its score"))
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(FocusFrame(self.sheet), 2)
        beside.addWidget(self.why, 1)
        self._column = beside
        self.panes = SharedWidth(FocusFrame(self.table), self._beside, 0.45)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._which)
        layout.addWidget(self.missing)
        layout.addWidget(self.panes, 1)
