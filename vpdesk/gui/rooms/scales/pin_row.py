"""The row of the pins, with the button that pins and unpins."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from vpdesk.gui.rooms.scales.pin_sets import PinSets
from vpdesk.gui.rooms.scales.pin_strip import PinStrip
from vpdesk.gui.rooms.scales.starts_button import StartsButton
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.steady_label import fit_anew, keep_room
from vpdesk.report.scales.names import spec_name
from vpdesk.report.scales.report import MAX_PINS, Pin, ScaleChoice, among


class PinRow(QWidget):
    """Shows what is pinned, and whether the current board count is.

    pinsRequested: the pins as the user wants them now (a tuple).
    """

    pinsRequested = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._choice = ScaleChoice()
        self.label = QLabel(self.tr("Pinned"))  # as wide as ever, so that the button stays
        self.nothing = QLabel(self.tr("Nothing to compare with yet."))
        self.strip = named(PinStrip(), "pinStrip", "compare#pins")
        self.strip.setAccessibleName(self.tr("Pinned board counts"))
        self.button = named(QToolButton(), "pinButton", "compare#pins")
        self.whole = QAction(self.button, text=translate("Actions", "Pin or Unpin &This Scale"))
        self.whole.setToolTip(self.tr("It stays as it is when another scale is chosen."))
        self.button.addAction(self.whole)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        keep = self.strip.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.strip.setSizePolicy(keep)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.sets = PinSets()
        # The button first, so that it stays in its place whatever is pinned.
        for widget in (self.label, self.button, self.nothing, self.strip, self.sets):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.starts = StartsButton()
        layout.addWidget(self.starts)
        self.button.clicked.connect(lambda _: self.toggle())
        self.whole.triggered.connect(lambda _: self.toggle_scale())
        for part in (self.strip, self.sets):
            part.pinsRequested.connect(self.pinsRequested)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "button"):
            fit_anew(self.button)

    def toggle(self, pin: Pin = 0) -> None:
        """Pin something, or unpin it; the current board count if nothing is given."""
        pin, pins = pin or self._choice.boards, self._choice.pins
        if pin in pins:
            self.pinsRequested.emit(tuple(each for each in pins if each != pin))
        elif len(pins) < MAX_PINS:
            self.pinsRequested.emit(among(pins, pin))
        texts = [self.strip.item(at).text() for at in range(self.strip.count())]
        announce(self, f"{self.strip.accessibleName()}: {', '.join(texts) or self.nothing.text()}")

    def toggle_scale(self) -> None:
        """Pin the current scale with its board count, or unpin it."""
        self.toggle(self._choice.spec)

    def sort(self) -> None:
        """Put the pins in the order of their boards; then by the names of their scales."""
        language, choice = user_language(), self._choice

        def key(pin: Pin) -> tuple[int, bool, str]:
            spec = choice.pinned(pin)
            return spec.boards, pin is not spec, spec_name(spec, language)

        self.pinsRequested.emit(tuple(sorted(choice.pins, key=key)))

    def show_choice(self, choice: ScaleChoice) -> None:
        """Show the pins of a choice, and offer what can be done with its board count."""
        self._choice = choice
        self.strip.show_choice(choice)
        self.sets.show_pins(choice.pins)
        self.strip.setVisible(bool(choice.pins))
        self.nothing.setHidden(bool(choice.pins))
        pinned = choice.boards in choice.pins
        text = self.tr("Unpin {boards}") if pinned else self.tr("Pin {boards}")
        self.button.setText(text.format(boards=choice.boards))
        keep_room(self.button)
        full = not pinned and len(choice.pins) >= MAX_PINS
        self.button.setEnabled(not full)
        self.whole.setEnabled(choice.spec in choice.pins or len(choice.pins) < MAX_PINS)
        self.button.setToolTip(
            self.tr("No more than {most} can be pinned: unpin one first.").format(most=MAX_PINS)
            if full
            else self.tr("Removes it from the comparison (Ctrl+D)")
            if pinned
            else self.tr("Pin the board count to compare it (Ctrl+D)")
        )
