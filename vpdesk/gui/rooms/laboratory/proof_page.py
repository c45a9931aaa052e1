"""The proof: why each cell of a scale is what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QLabel,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.tables.cell_table import with_broken_headings
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.paragraph_text import paragraphs_html
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tab_bar import TabBar, TabPages
from vpdesk.report.laboratory.proof import scale_proof
from vpdesk.report.laboratory.sheets import ProofSubject
from vpdesk.report.table import Table

if TYPE_CHECKING:
    from vpdesk.report.laboratory.proof_report import ProofReport, ProofView
    from vpdesk.scales import Scale, ScaleSpec

TABLE_SHARE = 0.5  # of the width
WORDS, WHY = range(2)
EMPTY = Table("", "", (), (), ())


class ProofPage(LabPage):
    """Shows the corrections of a scale in tables, and beside them what forced the picked one."""

    panes: SharedWidth

    def __init__(self) -> None:
        super().__init__()
        about("laboratory#proof", self)
        self._subject: ProofSubject | None = None
        self._report: ProofReport | None = None
        self._picked: dict[str, int] = {}  # by the name of a view
        self.views = named(TabBar(), "proofViews")
        self.table = named(TableView(), "proofTable")
        self.empty = named(QLabel(wordWrap=True), "proofEmptyLabel")
        self.error = named(QLabel(wordWrap=True), "proofErrorLabel")
        self.side = named(TabPages(), "proofSide")
        self.words = named(QTextBrowser(), "proofWords")
        self.why = named(QTextBrowser(), "proofWhy", "laboratory#why")
        self.copied_from = (self.table, self.words, self.why)
        self._content = QStackedWidget()
        self._tables = QStackedWidget()
        self._lay_out()
        self.views.currentChanged.connect(self._show_view)
        self.table.marginPicked.connect(self._pick)

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        """Prove a scale; the view and the picked margin stay where that can be."""
        if scale is None:
            self._report = self._subject = None
            self.error.setText(f"\N{WARNING SIGN}\n\n{error}")
            self._content.setCurrentWidget(self.error)
        else:
            self._report = scale_proof(scale, user_language())
            name = f"vp-{choice.key}-{choice.boards}"
            self._subject = ProofSubject(name, scale)
            self._content.setCurrentWidget(self.panes)
            self._offer_views(self._report.views)
            self.words.setHtml(paragraphs_html(self._report.words))
            self._show_view()
        self.stateChanged.emit()

    @property
    def subject(self) -> ProofSubject | None:
        """The proof."""
        return self._subject

    def go_first(self) -> None:
        """Go to the table, or to the words where nothing was corrected."""
        if self._tables.currentWidget() is self.empty:
            self.side.setCurrentIndex(WORDS)
            self.words.setFocus()
        else:
            self.table.setFocus()

    # How it shows

    def _offer_views(self, views: tuple[ProofView, ...]) -> None:
        names = [view.name for view in views]
        if names == [self.views.tabText(tab) for tab in range(self.views.count())]:
            return
        with QSignalBlocker(self.views):
            while self.views.count():
                self.views.removeTab(0)
            for name in names:
                self.views.addTab(name)

    @property
    def _view(self) -> ProofView | None:
        return None if self._report is None else self._report.views[self.views.currentIndex()]

    def _show_view(self) -> None:
        """Show the table of a view with the row picked that was, or the one nearest to it."""
        view = self._view
        if view is None:
            return
        table = view.table
        starts = table.row_starts
        self.empty.setText(view.empty)
        self._tables.setCurrentWidget(self._tables_frame if starts else self.empty)
        picked = max(self._picked.get(view.name, 0), starts[0]) if starts else -1
        self.table.show_table(with_broken_headings(table) if starts else EMPTY, picked)
        self._show_why()

    def _pick(self, picked: int) -> None:
        """The user picked the row that begins with a margin, or with a step."""
        if self._view is not None:
            self._picked[self._view.name] = picked
        self.side.setCurrentIndex(WHY)
        self._show_why()

    def _show_why(self) -> None:
        view, row = self._view, self.table.currentIndex().row()
        if view is None:
            return
        said = paragraphs_html(view.cause(row)) if row >= 0 else ""
        if said:
            self.why.setHtml(said)
        else:
            self.why.setPlainText(view.empty)

    # How it is put together

    def _lay_out(self) -> None:
        self.views.setAccessibleName(self.tr("What the table shows"))
        self.views.setDrawBase(False)
        self.views.setExpanding(False)
        self.table.setAccessibleName(self.tr("Corrections of the scale"))
        self.table.setAccessibleDescription(self.tr("Each row is explained beside the table"))
        self.words.setAccessibleName(self.tr("The proof in words"))
        self.why.setAccessibleName(self.tr("Why the picked row is as it is"))
        for label in (self.empty, self.error):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for text in (self.words, self.why):
            text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.side.setDocumentMode(True)
        self.side.setUsesScrollButtons(False)
        self.side.addTab(FocusFrame(self.words), self.tr("In words"))
        self.side.addTab(FocusFrame(self.why), self.tr("Why"))
        self._tables_frame = FocusFrame(self.table)
        self._tables.addWidget(self._tables_frame)
        self._tables.addWidget(self.empty)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.views)
        column.addWidget(self._tables, 1)
        self.panes = SharedWidth(left, self.side, TABLE_SHARE)
        self._content.addWidget(self.panes)
        self._content.addWidget(self.error)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._content)
