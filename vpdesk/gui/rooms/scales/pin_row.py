"""The row of the pinned board counts, with the button that pins and unpins."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from vpdesk.gui.rooms.scales.pin_sets import PinSets
from vpdesk.gui.rooms.scales.pin_strip import PinStrip
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import MAX_PINS, ScaleChoice


class PinRow(QWidget):
    """Shows what is pinned, and whether the current board count is."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel()
        self.strip = named(PinStrip(), "pinStrip", "compare#pins")
        self.strip.setAccessibleName(self.tr("Pinned board counts"))
        self.button = named(QToolButton(), "pinButton", "compare#pins")
        keep = self.strip.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.strip.setSizePolicy(keep)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.sets = PinSets()
        for widget in (self.label, self.strip, self.button, self.sets):
            layout.addWidget(widget)
        layout.addStretch(1)

    def show_choice(self, choice: ScaleChoice) -> None:
        """Show the pins of a choice, and offer what can be done with its board count."""
        self.strip.show_pins(choice.pins, choice.boards)
        self.sets.pins = choice.pins
        self.strip.setVisible(bool(choice.pins))
        self.label.setText(
            self.tr("Pinned") if choice.pins else self.tr("Nothing to compare with yet:")
        )
        pinned = choice.boards in choice.pins
        text = self.tr("Unpin {boards}") if pinned else self.tr("Pin {boards}")
        self.button.setText(text.format(boards=choice.boards))
        full = not pinned and len(choice.pins) >= MAX_PINS
        self.button.setEnabled(not full)
        self.button.setToolTip(
            self.tr("No more than {most} can be pinned: unpin one first.").format(most=MAX_PINS)
            if full
            else self.tr("Pin the board count to compare it (Ctrl+D)")
        )
