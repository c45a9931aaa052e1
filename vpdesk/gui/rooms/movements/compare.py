"""Movements side by side: all figures as rows, the best of each row marked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.desk.work import Work
from vpdesk.gui.tables.cell_menu import add_entry, new_menu, plain
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.gui.widgets.tab_order import tell_label
from vpdesk.report.movements.comparison import Compared, comparison
from vpdesk.report.movements.suggestions import library_name

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement

SUFFIXES = "*.asc *.csv *.json *.txt"
NamedMovement = tuple[str, "Movement"]


class CompareMovements(FittingDialog):
    """Compares movements: those that are given, and any that the user adds.

    columns: the name and the movement of each column, two at first or more.
    movementRequested: a movement that the user wants to work on.
    """

    movementRequested = Signal(object)

    def __init__(self, parent: QWidget | None, columns: Sequence[NamedMovement]) -> None:
        super().__init__(parent)
        named(self, "compareMovementsDialog", "movements#compare")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Compare Movements"))
        self.columns = list(columns)
        self._compared: dict[int, Compared] = {}
        self._work = Work(self)
        self._language = user_language()
        self.table = named(FiguresTable(sortable=False), "comparisonTable")
        self.table.menuRequested.connect(self._open_menu)
        self.table.setAccessibleName(self.tr("Figures of the movements"))
        self.library = named(QComboBox(), "compareLibraryCombo")
        self.open_file = named(QPushButton(self.tr("Add a &File…")), "compareFileButton")
        self.problem = named(QLabel(wordWrap=True), "compareProblem")
        self.problem.hide()
        self._fill_library()
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(
            self.tr("&Copy Table"), QDialogButtonBox.ButtonRole.ActionRole
        )
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(flow(self.library, self.open_file))
        tell_label(self.library, self.tr("Add from the library"))
        layout.addWidget(self.problem)
        layout.addWidget(FocusFrame(self.table), 1)
        self.lay_out(page, buttons)
        buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(self.table.copy)
        self.library.activated.connect(self._add_from_library)
        self.open_file.clicked.connect(self._ask_file)
        self._work.progressed.connect(self._show)
        self._work.finished.connect(self._show)
        self._work.failed.connect(self._show_problem)
        self._measure()

    def add(self, name: str, movement: Movement) -> None:
        """Add a column."""
        self.problem.hide()
        self.columns.append((name, movement))
        self._measure()

    def add_file(self, path: Path) -> None:
        """Add the movement of a file; why it cannot be read, if so, is said above the table."""
        from vpdesk.files.movement_file import read_movement

        try:
            movement = aside(lambda: read_movement(path))
        except WordedError as error:
            self._show_problem(error)
        else:
            self.add(movement.name or path.stem, movement)

    def done(self, result: int) -> None:
        self._work.cancel()
        super().done(result)

    def _measure(self) -> None:
        columns, known = tuple(self.columns), dict(self._compared)
        self._work.start(lambda: _steps(columns, known))

    def _show(self, compared: dict[int, Compared]) -> None:
        self._compared = compared
        table = comparison([compared[at] for at in sorted(compared)], self._language)
        self.table.show_table(table, range(len(table.rows)), self.table.picked or 0)
        self.fit()

    def _show_problem(self, error: Exception) -> None:
        warn(self.problem, error_text(error))
        self.problem.show()

    def _open_menu(self, place: QPoint) -> None:
        """Offer to use the movement of a column; beside the names of the figures, any of them."""
        menu, column = new_menu(self.table), self.table.currentIndex().column()
        menu.setObjectName("comparisonMenu")
        for name, movement in self.columns[column - 1 : column] if column else self.columns:
            use = self.tr("&Use “{name}”").format(name=plain(name))
            add_entry(menu, use, partial(self._use, movement))
        menu.addSeparator()
        add_entry(menu, self.tr("&Copy Table"), self.table.copy, "Ctrl+C")
        menu.popup(place)

    def _use(self, movement: Movement) -> None:
        self.movementRequested.emit(movement)
        self.accept()

    def _fill_library(self) -> None:
        """The movements of the library for as many pairs as the first one here has."""
        from vpdesk.files.movement_library import library

        pairs = self.columns[0][1].pairs
        self.library.addItem(self.tr("Add from the library"))
        for listed in library():
            if listed.pairs == pairs:
                self.library.addItem(library_name(listed, user_language()), listed)
        self.library.setAccessibleName(self.tr("Add from the library"))
        self.library.setEnabled(self.library.count() > 1)

    def _add_from_library(self, index: int) -> None:
        from vpdesk.files.movement_library import load

        listed = self.library.itemData(index)
        if listed is None:
            return
        with QSignalBlocker(self.library):
            self.library.setCurrentIndex(0)
        try:
            self.add(library_name(listed, user_language()), load(listed))
        except WordedError as error:
            self._show_problem(error)

    def _ask_file(self) -> None:
        kinds = [self.tr("Movements ({suffixes})").format(suffixes=SUFFIXES)]
        ask_open(self, "compareFileDialog", self.tr("Add a Movement"), kinds, self.add_file)


def _steps(
    columns: Sequence[NamedMovement], known: dict[int, Compared]
) -> Generator[dict[int, Compared], None, dict[int, Compared]]:
    """The measured columns, by number: first all quick figures, then the chances."""
    from vpdesk.movements.measures import quality  # they bring numpy
    from vpdesk.movements.places import places_steps
    from vpdesk.movements.seating import most_at_once, relayed, shared

    for at, (name, movement) in enumerate(columns):
        if at not in known:
            sharing, relay = (most_at_once(each(movement)) for each in (shared, relayed))
            known = {**known, at: Compared(name, quality(movement), sharing, relay)}
            yield known
    for at, (_, movement) in enumerate(columns):
        if known[at].places is None:
            places = None
            for places in places_steps(movement):  # noqa: B007 - the last one counts
                yield known
            known = {**known, at: replace(known[at], places=places)}
            yield known
    return known
