"""The schedule with what its signs mean."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.gui.rooms.movements.schedule_signs import Sign, SignLegend
from vpdesk.gui.rooms.movements.schedule_view import ScheduleView
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.movements.movement import Movement, Places
from vpdesk.movements.seating import plays_as_one, relayed, shared, switched


class SchedulePane(QWidget):
    """Shows the schedule of a movement, and what is special about its encounters."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.schedule = named(ScheduleView(), "schedule", "movements#schedule")
        self.schedule.setAccessibleName(self.tr("Schedule"))
        self.schedule.setAccessibleDescription(
            self.tr("Space switches, L locks; type a number to follow that pair")
        )
        self.legend = SignLegend()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(FocusFrame(self.schedule), 1)
        layout.addWidget(self.legend)

    def show_movement(self, movement: Movement, saved: Movement, locked: Places) -> None:
        """Show a movement, compared with its saved state."""
        # Where all tables play the same boards in a round, each has boards of its own.
        sharing = frozenset() if plays_as_one(movement) else shared(movement)
        self.schedule.show_movement(
            movement, saved, locked, switched(movement), sharing, relayed(movement)
        )
        cells = self.schedule.schedule_model.cells
        found = {
            Sign.SWITCHED: any(cell.switched for cell in cells),
            Sign.CHANGED: any(cell.changed for cell in cells),
            Sign.LOCKED: any(cell.locked for cell in cells),
            Sign.SHARED: any(cell.shared for cell in cells),
            Sign.RELAYED: any(cell.relayed for cell in cells),
        }
        self.legend.show_signs(frozenset(sign for sign, holds in found.items() if holds))
