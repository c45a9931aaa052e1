"""Check a table: what somebody else printed, and every cell of it that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QSignalBlocker, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.export.file_names import plain_name
from vpdesk.export.pieces_subject import PiecesSubject
from vpdesk.gui.rooms.lab_page import LabPage
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.cell_table import CellTable
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.table_view import TableView
from vpdesk.gui.worker import Worker
from vpdesk.report.document import Section
from vpdesk.report.laboratory_parts import LabPart
from vpdesk.report.language import Language
from vpdesk.report.scale_check import CheckReport
from vpdesk.report.scale_mistakes import MistakeLine
from vpdesk.report.scale_report import ScaleChoice
from vpdesk.report.table import Mark, Table
from vpdesk.scale_library import built_in, own
from vpdesk.scales import PrintedScale, PrintedScales, Scale
from vpdesk.scales.check import Check, check_steps
from vpdesk.scales.read_table import ReadTable
from vpdesk.scales.recognise import Recogniser
from vpdesk.settings import own_scales_folder
from vpdesk.table_files import SUFFIXES, pasted_table, read_table

PROGRESS_AFTER_MS = 500
MISTAKES_SHARE = 0.6  # of the width, beside the column that was read
EMPTY = Table("", "", (), (), ())
SIGNS = {
    Mark.CORRECTED: "\N{BLACK UP-POINTING TRIANGLE}",
    Mark.RANGE_VIOLATION: "\N{WHITE DIAMOND}",
}

Read = Callable[[], ReadTable]


class Handed(NamedTuple):
    """A table that was handed over, checked, and what it is called."""

    check: Check
    name: str


class CheckPage(LabPage):
    """Says what a table is that is opened, pasted or dropped, and lists what is wrong with it."""

    suffixes: ClassVar[tuple[str, ...]] = SUFFIXES

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: CheckReport | None = None
        self._choice = ScaleChoice()
        self._handed: Handed | None = None
        self._lines: tuple[MistakeLine, ...] = ()  # of the mistakes, as they are shown
        self._worker: Worker | None = None
        self._known: tuple[tuple[PrintedScales, ...], Recogniser] = ((), Recogniser())
        self.open_button = named(QPushButton(self.tr("&Open a Table…")), "checkOpen")
        self.paste_button = named(QPushButton(self.tr("&Paste")), "checkPaste")
        self.use = named(QPushButton(self.tr("&Use This Scale")), "checkUse")
        self.progress = named(QProgressBar(), "checkProgress")
        self.cancel = named(QPushButton(self.tr("&Cancel")), "checkCancel")
        self.problem = named(QLabel(wordWrap=True), "checkProblem")
        self.empty = named(QLabel(wordWrap=True), "checkEmpty")
        self.verdict = named(QLabel(wordWrap=True), "checkVerdict")
        self.mistakes = named(CellTable(), "checkMistakes")
        self.columns = named(QComboBox(), "checkColumns")
        self.told = named(QLabel(wordWrap=True), "checkColumnScale")
        self.column = named(TableView(), "checkColumn")
        self.legend = named(QLabel(wordWrap=True), "checkLegend")
        self._content = QStackedWidget()
        self._late = QTimer(self, singleShot=True, interval=PROGRESS_AFTER_MS)
        self._describe()
        self._lay_out()
        self._connect()
        self._show_running(running=False)

    # What the room asks for

    def show_scale(self, choice: ScaleChoice, scale: Scale | None, error: str = "") -> None:
        self._choice = choice

    def open_file(self, path: Path) -> bool:
        """Check the table in a file; it takes the place of the one before once it is read."""
        if path.suffix.lower() not in SUFFIXES:
            return False
        self._check(lambda: read_table(path), path.name)
        return True

    def paste(self) -> None:
        """Check the table that is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self._check(lambda: pasted_table(text), self.tr("pasted table"))
        else:
            self._show_problem(self.tr("There is nothing on the clipboard to paste."))

    def stop(self) -> None:
        """Give up the table that is being checked."""
        if self._worker is not None:
            self._end()
            self._show_problem(self.tr("The table was not checked."))

    @property
    def subject(self) -> PiecesSubject | None:
        """The mistakes."""
        report = self.report
        if report is None:
            return None

        def checked(language: Language) -> tuple[Section, ...]:
            return (Section(replace(report, language=language).table, None),)

        stem = plain_name(Path(report.name).stem) or "table"
        return PiecesSubject(stem, ((LabPart.CHECK, checked),))

    def copy(self) -> None:
        self._focused.copy(headings=False)

    def copy_with_headings(self) -> None:
        self._focused.copy(headings=True)

    def select_all(self) -> None:
        table = self._focused
        table.setFocus()
        table.selectAll()

    def go_first(self) -> None:
        first = self.open_button if self.report is None else self.mistakes
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def widths(self) -> tuple[int, ...]:
        return self._panes.widths

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        self._panes.restore(widths)

    @property
    def kept(self) -> Handed | None:
        return self._handed

    def restore(self, kept: object) -> None:
        if isinstance(kept, Handed):
            self._show(kept)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._worker is not None:
            self.stop()
        else:
            super().keyPressEvent(event)

    def close(self) -> bool:
        self._end()
        return super().close()

    # Checking

    def _ask_open(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = named(QFileDialog(self, self.tr("Open a Table to Check"), folder), "checkFile")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        dialog.setNameFilters([f"{self.tr('Tables')} ({kinds})", f"{self.tr('All files')} (*)"])
        dialog.fileSelected.connect(self._open)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open(self, chosen: str) -> None:
        path = Path(chosen)
        self._check(lambda: read_table(path), path.name)

    def _check(self, read: Read, name: str) -> None:
        """Read and check a table in a thread: a large workbook takes a while."""
        self._end()
        self._show_problem("")
        printed = (*built_in(), *own(own_scales_folder()))
        if printed != self._known[0]:
            self._known = (printed, Recogniser(printed))
        recogniser = self._known[1]
        self._worker = Worker(lambda: _checking(read, recogniser), self)
        self._worker.progressed.connect(lambda done: self.progress.setValue(round(100 * done)))
        self._worker.finished.connect(lambda checked: self._finish(Handed(checked, name)))
        self._worker.failed.connect(self._fail)
        self.progress.setValue(0)
        self._late.start()

    def _finish(self, handed: Handed) -> None:
        self._end()
        self._show(handed)
        self.go_first()

    def _fail(self, error: Exception) -> None:
        self._end()
        told = user_language().error(error) if isinstance(error, WordedError) else str(error)
        self._show_problem(told)

    def _end(self) -> None:
        self._late.stop()
        if self._worker is not None:
            self._worker.cancel()
            self._worker.deleteLater()
            self._worker = None
        self._show_running(running=False)

    def _show_running(self, *, running: bool) -> None:
        self.progress.setVisible(running)
        self.cancel.setVisible(running)

    # What it says

    def _show(self, handed: Handed) -> None:
        self._handed = handed
        self.report = report = CheckReport(handed.check, handed.name, user_language())
        self._content.setCurrentIndex(1)
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
        self._show_column()
        self._go_to_mistake(0)
        self.use.setEnabled(self._recognised is not None)
        self.stateChanged.emit()

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

    def _show_problem(self, text: str) -> None:
        self.problem.setText(f"\N{WARNING SIGN} {text}" if text else "")
        self.problem.setVisible(bool(text))

    # How it is put together

    @property
    def _focused(self) -> TableView:
        """The table that the keyboard is in, or else that of the mistakes."""
        return self.column if QApplication.focusWidget() is self.column else self.mistakes

    def _connect(self) -> None:
        self.cancel.clicked.connect(self.stop)
        self.columns.currentIndexChanged.connect(self._show_column)
        self.mistakes.cellPicked.connect(lambda row, _: self._go_to_mistake(row))
        self.open_button.clicked.connect(self._ask_open)
        self.paste_button.clicked.connect(self.paste)
        self.use.clicked.connect(self._use)
        self._late.timeout.connect(lambda: self._show_running(running=True))
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        paste.activated.connect(self.paste)

    def _describe(self) -> None:
        self.open_button.setToolTip(self.tr("A CSV, text or XLSX file that another program wrote"))
        self.paste_button.setToolTip(
            self.tr("Takes a table that was copied anywhere else (Ctrl+V)")
        )
        self.use.setToolTip(
            self.tr("Chooses the scale that this table is; the other rooms show it, too.")
        )
        self.use.setEnabled(False)
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(self.tr("The table is being checked"))
        self.mistakes.setAccessibleName(self.tr("What is wrong"))
        self.columns.setAccessibleName(self.tr("Column of the table"))
        self.columns.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.column.setAccessibleName(self.tr("The table as it was read"))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setText(
            self.tr(
                "Which scale is it, and is it right?\n\nOpen, paste or drop a table that another"
                " program or a book has: margins and VP, in whichever order. It is compared with"
                " all scales that are known here."
            )
        )

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
        self._panes = SharedWidth(FocusFrame(self.mistakes), beside, MISTAKES_SHARE)
        checked = QWidget()
        content = QVBoxLayout(checked)
        content.setContentsMargins(0, 0, 0, 0)
        content.addWidget(self.verdict)
        content.addWidget(self._panes, 1)
        self._content.addWidget(self.empty)
        self._content.addWidget(checked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        buttons = (self.open_button, self.paste_button, self.use)
        layout.addWidget(flow(*buttons, self.progress, self.cancel))
        layout.addWidget(self.problem)
        layout.addWidget(self._content, 1)


def _checking(read: Read, recogniser: Recogniser) -> Generator[float, None, Check]:
    """Read a table, then check it column by column; yields the share that is done."""
    yield 0.0
    return (yield from check_steps(read(), recogniser))
