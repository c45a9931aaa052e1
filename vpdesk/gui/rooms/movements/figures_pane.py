"""Under a movement: its figures, and a line for what there is to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from vpdesk.gui.rooms.movements.figures import FiguresStrip
from vpdesk.gui.rooms.movements.notices import noticed
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.movement import Movement


class FiguresPane(QWidget):
    """Shows what was measured; the figures scroll where there is no room for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._noticed: object = None
        self.strip = named(FiguresStrip(), "movementFigures", "movements#figures")
        self.line = named(MessageLine(), "movementLine")
        self._area = QScrollArea()
        self._area.setWidget(self.strip)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rule = rule = QFrame(frameShape=QFrame.Shape.HLine)
        rule.setForegroundRole(QPalette.ColorRole.Mid)
        self.show_strip(shown=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(rule)
        layout.addWidget(self._area)
        layout.addWidget(self.line)
        self.strip.explained.connect(self.line.show_for_now)
        self.strip.figureEntered.connect(self._area.ensureWidgetVisible)

    def show_measures(
        self, movement: Movement, quality: Quality | None, saved: Quality | None
    ) -> None:
        """Show the figures of a movement, None where it has none, and what changed since saved."""
        self.strip.show_quality(quality, saved)
        approximate = quality is not None and quality.approximate
        told = (_without_directions(movement), movement.boards, approximate)
        if told != self._noticed:  # to look for what is worth a word takes longer than to measure
            self._noticed = told
            self.line.set_lasting(*noticed(movement, approximate=approximate))

    def show_strip(self, *, shown: bool) -> None:
        """Show the figures, or only the line below them."""
        self._rule.setVisible(shown)
        self._area.setVisible(shown)

    def fit(self, width: int, most: int) -> None:
        """Show all figures in a width, but of the rows after the first no more than a height."""
        row = self.strip.sizeHint().height()
        self._area.setFixedHeight(max(row, min(self.strip.heightForWidth(width), most)))


def _without_directions(movement: Movement) -> list[tuple[object, ...]]:
    """Who meets whom where on what: what no switch changes."""
    return [
        (each.round, each.table, each.board_set, frozenset(each.seated))
        for each in movement.encounters
    ]
