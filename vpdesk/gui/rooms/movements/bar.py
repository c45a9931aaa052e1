"""Over a movement: the tools beside it, the search for better switches."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from vpdesk.gui.rooms.movements.optimise_panel import OptimisePanel
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow


class MovementBar(QWidget):
    """Holds the buttons of the tools, which are given, and what optimises."""

    def __init__(self, *tools: QToolButton) -> None:
        super().__init__()
        self.compare = named(QToolButton(), "compareButton", "movements#compare")
        self.optimise = named(OptimisePanel(), "optimisePanel", "movements#optimise")
        self.compare.setText(self.tr("Compa&re…"))
        self.compare.setToolTip(self.tr("Set movements side by side"))
        self.figures = named(QToolButton(), "figuresButton", "movements#figures")
        self.figures.setText(self.tr("Figures"))
        self.figures.setToolTip(self.tr("What is measured of the movement (F8)"))
        self.figures.setCheckable(True)
        groups = FlowLayout(16, self)
        groups.addWidget(flow(*tools, self.compare, self.figures))
        groups.addWidget(self.optimise)

    def fit(self) -> None:
        """Give the place of what was said of a search to the movement while nothing is said."""
        self.optimise.ending.setVisible(bool(self.optimise.ending.text()))
