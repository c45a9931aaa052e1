"""Over a movement: its name and size, the tools beside it, the search for better switches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from vpdesk.gui.rooms.movements.optimise_panel import OptimisePanel
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.movements.movement import Movement
from vpdesk.report.movements.cards import movement_title

TITLE_SIZE = 1.25  # the title's type size, in that of all text


class MovementBar(QWidget):
    """Names a movement. The buttons of the tools are given."""

    def __init__(self, *tools: QToolButton) -> None:
        super().__init__()
        self.name = named(QLabel(), "movementName")
        self.sizes = named(QLabel(), "movementSizes")
        self.compare = named(QToolButton(), "compareButton", "movements#compare")
        self.optimise = named(OptimisePanel(), "optimisePanel", "movements#optimise")
        self.sizes.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.compare.setText(self.tr("Compa&re…"))
        self.compare.setToolTip(self.tr("Set movements side by side"))
        lower = QWidget()
        groups = FlowLayout(16, lower)
        groups.addWidget(flow(*tools, self.compare))
        groups.addWidget(self.optimise)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(flow(self.name, self.sizes))
        layout.addWidget(lower)
        self._fit_text()

    def show_movement(self, movement: Movement) -> None:
        """Name another movement."""
        self.name.setText(movement.name or self.tr("Movement"))
        self.sizes.setText(movement_title(replace(movement, name=""), user_language()))

    def fit(self) -> None:
        """Give the place of what was said of a search to the movement while nothing is said."""
        self.optimise.ending.setVisible(bool(self.optimise.ending.text()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "optimise"):
            self._fit_text()

    def _fit_text(self) -> None:
        self.name.setFont(bold(self.font(), TITLE_SIZE))
