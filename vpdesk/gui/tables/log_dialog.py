"""A log: all that was done, to be searched, copied and printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.mnemonics import letter_standard
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table

WIDTH, HEIGHT = 120, 24  # of the table, in characters and lines


class LogEntry(Protocol):
    """A thing that was done."""

    @property
    def kind(self) -> StrEnum:
        """What it was about."""

    @property
    def number(self) -> int:
        """Of the action that did it."""


class LogShown(NamedTuple):
    """A log and how it is told.

    entries: all that was done, the first one first. table: makes a table of some of them.
    kind_name: what a kind of action is called. page: of the help. look: shows how all stood after
    the action with a number, and says "" or why it cannot.
    """

    title: str
    entries: Sequence[LogEntry]
    table: Callable[[Sequence[Any], Language], Table]
    kind_name: Callable[[Any, Language], str]
    page: str
    look: Callable[[int, QWidget], str]


class LogDialog(ReadingOrder, QDialog):
    """Shows what was done, the last first; only some of it where a kind or words are given.

    export: prints or exports all of it.
    """

    def __init__(self, shown: LogShown, export: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "logDialog", shown.page)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(shown.title)
        self._shown, self._logged = shown, tuple(reversed(shown.entries))
        self.kind = named(QComboBox(), "logKind")
        self.words = named(QLineEdit(), "logWords")
        self.count = named(QLabel(), "logCount")
        self.table = named(FiguresTable(), "logTable")
        self.problem = named(QLabel(wordWrap=True), "logProblem")
        self.problem.hide()
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.export = self.buttons.addButton(self.tr("Print or Export…"), action)
        named(self.export, "logExport")
        self.look = self.buttons.addButton(self.tr("Loo&k at That Moment…"), action)
        named(self.look, "logLook").setToolTip(
            self.tr("The sheets of that moment, to be read or printed. Nothing is changed.")
        )
        self._lines = self._texts()
        self._lay_out()
        self._show()
        self.kind.currentIndexChanged.connect(self._show)
        self.words.textChanged.connect(self._show)
        self.buttons.rejected.connect(self.reject)
        self.export.clicked.connect(self.accept)
        self.look.clicked.connect(self._look)
        self.accepted.connect(export)
        self.words.setFocus()

    def _texts(self) -> list[tuple[StrEnum, tuple[Cell, ...], str]]:
        """Of every row its kind, its cells, and what is searched."""
        rows = self._shown.table(self._logged, user_language()).rows
        return [
            (each.kind, row, " ".join(cell.text for cell in row).casefold())
            for each, row in zip(self._logged, rows, strict=True)
        ]

    def _show(self) -> None:
        """Show the rows that have the kind and all words that are asked for."""
        kind, words = self.kind.currentData(), self.words.text().casefold().split()
        wanted = [
            at
            for at, (is_of, _, text) in enumerate(self._lines)
            if kind in ("", is_of.value) and all(each in text for each in words)
        ]
        empty = self._shown.table((), user_language())
        cells = tuple(self._lines[at][1] for at in wanted)
        starts = tuple(range(1, len(cells) + 1))
        table = Table(empty.title, "", empty.headings, cells, starts, words=empty.words)
        picked = self.table.picked if self.table.picked in wanted else next(iter(wanted), None)
        self.table.show_table(table, wanted, picked)
        text = translate("LogDialog", "%n row(s)", None, len(wanted))
        self.count.setText(text)
        self.look.setEnabled(bool(wanted))

    def _look(self) -> None:
        """Show what was there after the picked action, and nothing that came later."""
        picked = self.table.picked
        if isinstance(picked, int):
            self.problem.setText(self._shown.look(self._logged[picked].number, self))
            self.problem.setVisible(bool(self.problem.text()))

    def _lay_out(self) -> None:
        language, there = user_language(), {each.kind for each in self._logged}
        self.kind.addItem(self.tr("All"), "")
        for kind in (each for of in {type(each): None for each in there} for each in of):
            if kind in there:
                self.kind.addItem(self._shown.kind_name(kind, language), kind.value)
        self.words.setPlaceholderText(self.tr("words, names, a date"))
        self.words.setClearButtonEnabled(True)
        leave_keys(self.words)
        self.table.setAccessibleName(self._shown.title)
        letters = self.fontMetrics()
        width, height = WIDTH * letters.averageCharWidth(), HEIGHT * letters.lineSpacing()
        self.table.setMinimumSize(width // 3, height // 3)
        self.words.setMinimumWidth(width // 4)
        search = labelled(self.tr("&Search"), self.words)
        layout = QVBoxLayout(self)
        layout.addWidget(flow(labelled(self.tr("&Kind"), self.kind), search, self.count))
        layout.addWidget(FocusFrame(self.table), 1)
        layout.addWidget(self.problem)
        layout.addWidget(self.buttons)
        letter_standard(self, self.buttons)
        room = self.screen().availableSize()
        self.resize(min(width, room.width() * 9 // 10), min(height, room.height() * 8 // 10))
