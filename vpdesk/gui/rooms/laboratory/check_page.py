"""Check a table: what somebody else printed, and every cell of it that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.files.scale_library import built_in, own
from vpdesk.files.table_file import SUFFIXES, pasted_table, read_table
from vpdesk.gui.desk.reading_page import ReadingPage, ReadingSteps, ReadingWords
from vpdesk.gui.tables.cell_table import CellTable
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import labelled
from vpdesk.gui.widgets.scale_combo import ScaleCombo
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.laboratory.mistakes import MistakeLine
from vpdesk.report.laboratory.sheets import CheckSubject, file_stem
from vpdesk.report.table import Mark, Table
from vpdesk.scales import MAX_BOARDS, PrintedScale, PrintedScales, Scale, ScaleSpec
from vpdesk.scales.check import Check, Wanted, check_steps
from vpdesk.scales.read_table import ReadTable
from vpdesk.scales.recognise import Recogniser
from vpdesk.settings import own_scales_folder

MISTAKES_SHARE = 0.6  # of the width, beside the column that was read
FRAMES = 8  # pixels around a table
ROWS_IN_SIGHT = 3  # of each table, however large the type is
EMPTY = Table("", "", (), (), ())
SIGNS = {
    Mark.CORRECTED: "\N{BLACK UP-POINTING TRIANGLE}",
    Mark.RANGE_VIOLATION: "\N{WHITE DIAMOND}",
}

TableReader = Callable[[], ReadTable]


class Handed(NamedTuple):
    """A table that was handed over, checked, and what it is called.

    against: the scale that it is compared with, None for that which it seems to be; for boards,
    0 for as many as its headings tell.
    """

    check: Check
    name: str
    against: ScaleSpec | None = None
    boards: int = 0


class CheckPage(Fitted, ReadingPage):
    """Says what a table is that is opened, pasted or dropped, and lists what is wrong with it."""

    suffixes: ClassVar[tuple[str, ...]] = SUFFIXES
    panes: SharedWidth

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("check", self._words(), parent)
        about("audit#check", self)
        self.report: CheckReport | None = None
        self._choice = ScaleSpec()
        self._handed: Handed | None = None
        self._lines: tuple[MistakeLine, ...] = ()  # of the mistakes, as they are shown
        self._known: tuple[tuple[PrintedScales, ...], Recogniser] = ((), Recogniser())
        self.use = named(QPushButton(self.tr("&Use This Scale")), "checkUse", "audit#mistakes")
        self.verdict = named(
            QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText), "checkVerdict"
        )
        self.against = named(ScaleCombo(none=self.tr("detect automatically")), "checkAgainst")
        self.boards = named(CountField(), "checkBoards")
        self.mistakes = named(CellTable(), "checkMistakes", "audit#mistakes")
        self.columns = named(QComboBox(), "checkColumns", "audit#verdict")
        self.told = named(QLabel(wordWrap=True), "checkColumnScale")
        self.column = named(TableView(), "checkColumn", "audit#verdict")
        self.copied_from = (self.mistakes, self.column)
        self.legend = named(QLabel(wordWrap=True), "checkLegend")
        self._describe()
        self._lay_out()
        self._connect()

    # What the room asks for

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        self._choice = choice

    @property
    def subject(self) -> CheckSubject | None:
        """The mistakes."""
        report = self.report
        return None if report is None else CheckSubject(file_stem(report.name, "table"), report)

    def go_first(self) -> None:
        first: QWidget = self.open_button
        if self.report is not None:
            first = self.mistakes if self._lines or self._recognised is None else self.column
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def kept(self) -> Handed | None:
        return self._handed

    def restore(self, kept: object) -> None:
        if isinstance(kept, Handed):
            if kept.against is not None:
                self.against.show_choice(kept.against)
            with QSignalBlocker(self.boards):
                self.boards.setValue(kept.boards)
            self._show(kept)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.against.offer(built_in(), own(own_scales_folder()), manage=False)

    # Checking

    def _steps_of_file(self, path: Path) -> ReadingSteps:
        return self._steps(lambda: read_table(path))

    def _steps_of_text(self, text: str) -> ReadingSteps:
        return self._steps(lambda: pasted_table(text))

    def _steps(self, read: TableReader) -> ReadingSteps:
        """Read and check a table: a large workbook takes a while."""
        printed = (*built_in(), *own(own_scales_folder()))
        if printed != self._known[0]:
            self._known = (printed, Recogniser(printed))
        recogniser, wanted = self._known[1], self._wanted
        return lambda: _checking(read, recogniser, wanted)

    @property
    def _chosen(self) -> ScaleSpec | None:
        """The scale that a table is compared with; None for the one that it seems to be."""
        return self.against.applied(ScaleSpec()) if self.against.chosen else None

    @property
    def _wanted(self) -> Wanted | None:
        choice = self._chosen
        if choice is None:
            return None

        def make(boards: int, v0: int) -> Scale:
            return replace(choice, v0=v0 / 100).scale(boards)

        return Wanted(make, self.boards.value() or None)

    def _check_again(self) -> None:
        """Compare the table with what is chosen by now."""
        self.boards.setEnabled(self.against.chosen)
        if self._handed is not None:
            table = self._handed.check.table
            self._read(self._steps(lambda: table), self._handed.name)

    def _take(self, found: Check, name: str) -> None:
        self._show(Handed(found, name, self._chosen, self.boards.value()))
        if not (self.against.hasFocus() or self.boards.hasFocus()):
            self.go_first()

    # What it says

    def _show(self, handed: Handed) -> None:
        self._handed = handed
        self.report = report = CheckReport(handed.check, handed.name, user_language())
        self._show_content()
        sentences = " ".join(report.sentences)
        self.verdict.setText(
            f"<h2>{escape(report.headline)}</h2><p>{escape(f'{handed.name}: {sentences}')}</p>"
        )
        with QSignalBlocker(self.columns):
            self.columns.clear()
            self.columns.addItems(report.column_names)
        for each in (self._choose, self.told):  # a single column is what the verdict says
            each.setVisible(self.columns.count() > 1)
        self._lines = report.lines
        self.mistakes.show_cells(report.table, 0, 0)
        self._mistakes_pane.setVisible(bool(report.lines) or not report.check.known)
        self._show_column()
        self._fit()
        self._go_to_mistake(0)
        self.use.setEnabled(self._recognised is not None)
        self.stateChanged.emit()

    def _fit(self) -> None:
        """Both tables side by side where there is room for their columns, else stacked."""
        for table in (self.mistakes, self.column):
            table.setMinimumHeight(table.height_of(ROWS_IN_SIGHT))
        bar = self.mistakes.verticalScrollBar().sizeHint().width()
        mistakes = self.mistakes.needed_width + bar + FRAMES
        beside = self.column.needed_width + bar + FRAMES
        whole = self.width() - self.panes.handleWidth()
        self.panes.stack(not self._mistakes_pane.isHidden() and mistakes + beside > whole)
        self.panes.widen(mistakes)

    def _show_column(self) -> None:
        """Show the chosen column as it was read."""
        if self.report is None:
            return
        index = max(0, self.columns.currentIndex())
        table = self.report.column_table(index)
        self.told.setText(self.report.column_text(index))
        self.column.show_table(table, -1)
        self.legend.setText("   ".join(f"{SIGNS[mark]} {text}" for mark, text in table.legend))
        self.legend.setVisible(bool(table.legend))
        self.use.setEnabled(self._recognised is not None)

    def _go_to_mistake(self, number: int) -> None:
        """Show the row of a mistake in its column."""
        if number >= len(self._lines) or self._lines[number].column < 0:
            return
        line = self._lines[number]
        self.columns.setCurrentIndex(line.column)
        self.column.select_margin(line.row)

    @property
    def _recognised(self) -> Scale | None:
        """The scale of the chosen column; None where it is none that is known."""
        if self._handed is None or self.columns.currentIndex() < 0:
            return None
        match = self._handed.check.columns[self.columns.currentIndex()].match
        return match.identity.scale if match else None

    def _use(self) -> None:
        """Ask for the scale that the chosen column is."""
        scale = self._recognised
        if isinstance(scale, PrintedScale):
            boards = scale.table.first
            if scale.table.first <= self._choice.boards <= scale.table.last:
                boards = self._choice.boards
            self.choiceRequested.emit(replace(self._choice, boards=boards, family=scale.family))
        elif scale is not None:
            rule = scale.rule
            self.choiceRequested.emit(
                replace(
                    self._choice,
                    boards=rule.boards,
                    kind=scale.kind,
                    v0=float(rule.v0),
                    factor=float(rule.factor),
                    blitz=None if rule.blitz is None else float(rule.blitz),
                    half_match=rule.half_match,
                    model=rule.model,
                    family=None,
                )
            )

    # How it is put together

    def _connect(self) -> None:
        self.columns.currentIndexChanged.connect(self._show_column)
        self.mistakes.cellPicked.connect(lambda row, _: self._go_to_mistake(row))
        self.use.clicked.connect(self._use)
        self.against.scaleChosen.connect(self._check_again)
        self.boards.valueChanged.connect(self._check_again)

    def _words(self) -> ReadingWords:
        return ReadingWords(
            empty=self.tr(
                "Which scale is it, and is it right?\n\nOpen, paste or drop a table of margins "
                "and VP."
            ),
            open=self.tr("&Open a Table…"),
            open_tip=self.tr("A CSV, text, XLSX, ODS or HTML file that another program wrote"),
            paste_tip=self.tr("Takes a table that was copied anywhere else (Ctrl+V)"),
            title=self.tr("Open a Table to Check"),
            kinds=self.tr("Tables"),
            pasted=self.tr("pasted table"),
            reading=self.tr("The table is being checked"),
            stopped=self.tr("The table was not checked."),
        )

    def _describe(self) -> None:
        self.use.setToolTip(
            self.tr("Chooses the scale that this table is; the other rooms show it, too.")
        )
        self.use.setEnabled(False)
        self.against.setAccessibleName(self.tr("Scale to compare the table with"))
        self.boards.setAccessibleName(self.tr("Board count of the scale to compare with"))
        self.boards.setRange(0, MAX_BOARDS)
        self.boards.setSpecialValueText(self.tr("as headed"))
        self.boards.setEnabled(False)
        leave_keys(self.boards)
        self.mistakes.setAccessibleName(self.tr("What is wrong"))
        self.columns.setAccessibleName(self.tr("Column of the table"))
        self.columns.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.column.setAccessibleName(self.tr("The table as it was read"))

    def _lay_out(self) -> None:
        self._choose = labelled(self.tr("Co&lumn"), self.columns)
        beside = QWidget()
        read = QVBoxLayout(beside)
        read.setContentsMargins(0, 0, 0, 0)
        read.setSpacing(8)
        read.addWidget(self._choose)
        read.addWidget(self.told)
        read.addWidget(FocusFrame(self.column), 1)
        read.addWidget(self.legend)
        self._mistakes_pane = FocusFrame(self.mistakes)
        self.panes = SharedWidth(self._mistakes_pane, beside, MISTAKES_SHARE, stackable=True)
        checked = QWidget()
        content = QVBoxLayout(checked)
        content.setContentsMargins(0, 0, 0, 0)
        content.addWidget(self.verdict)
        content.addWidget(self.panes, 1)
        against = labelled(self.tr("Compare &with"), self.against)
        self._lay_out_reading(checked, self.use, against, labelled(self.tr("boar&ds"), self.boards))


def _checking(
    read: TableReader, recogniser: Recogniser, wanted: Wanted | None
) -> Generator[float, None, Check]:
    """Read a table, then check it column by column; yields the share that is done."""
    yield 0.0
    return (yield from check_steps(read(), recogniser, wanted))
