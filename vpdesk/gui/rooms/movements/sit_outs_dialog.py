"""Who stays away: all pair numbers of a movement, the best to leave out first."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.desk.work import Work
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import row
from vpdesk.report.movements.sit_outs import (
    SitOut,
    ranked_sit_outs,
    sit_out_advice,
    sit_out_table,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from vpdesk.movements.movement import Movement


class SitOuts(QWidget):
    """Ranks the pair numbers of a movement, and offers to leave one out.

    movementRequested: the movement (Movement) without the picked pair.
    """

    movementRequested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._movement: Movement | None = None
        self._work = Work(self)
        self._stale = False
        self._language = user_language()
        self.table = named(FiguresTable(), "sitOutTable")
        self.table.setAccessibleName(self.tr("Pair numbers, the best to stay away first"))
        self.table.setAccessibleDescription(self.tr("Enter leaves the pair out"))
        self.advice = named(QLabel(wordWrap=True), "sitOutAdvice")
        self.advice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.leave = named(QPushButton(), "leavePairOutButton")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.advice)
        layout.addWidget(FocusFrame(self.table), 1)
        layout.addWidget(row(self.leave, None))
        self._show(())
        self._work.finished.connect(self._show)
        self._work.failed.connect(self._show_error)
        self.leave.clicked.connect(self._leave_out)
        self.table.rowActivated.connect(self._leave_out)
        self.table.rowPicked.connect(self._name_picked)

    def show_movement(self, movement: Movement) -> None:
        """Rank the pairs of a movement; while this is hidden, not before it is seen."""
        self._movement, self._stale = movement, True
        if self.isVisible():
            self._rank()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._rank()

    def _rank(self) -> None:
        movement = self._movement
        if movement is None or not self._stale:
            return
        self._stale = False
        self._work.start(lambda: _steps(movement))

    def _show(self, ranked: tuple[SitOut, ...]) -> None:
        pairs = [each.pair for each in ranked]
        best = pairs[0] if pairs else None
        self.table.show_table(sit_out_table(ranked, self._language), pairs, best)
        movement = self._movement
        waits = movement is not None and movement.pairs % 2 == 1
        text = sit_out_advice(ranked, self._language, waits=waits)
        self.advice.setText("" if movement is None else text)
        self._name_picked(best)

    def _show_error(self, error: Exception) -> None:
        self._show(())
        self.advice.setText(error_text(error))

    def _name_picked(self, pair: Hashable) -> None:
        self.leave.setEnabled(pair is not None)
        text = self.tr("&Leave Pair {pair} Out") if pair else self.tr("&Leave This Pair Out")
        self.leave.setText(text.format(pair=pair))

    def _leave_out(self) -> None:
        pair = self.table.picked
        if self._work.running:  # the table still ranks the pairs of another movement
            return
        if self._movement is not None and isinstance(pair, int):
            self.movementRequested.emit(self._movement.without(pair))


def _steps(movement: Movement) -> Generator[None, None, tuple[SitOut, ...]]:
    from vpdesk.movements.measures import quality  # they bring numpy
    from vpdesk.movements.units import refuse_individual

    yield
    refuse_individual(movement)
    return ranked_sit_outs(quality(movement))
