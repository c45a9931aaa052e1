"""The light of the hall in the status bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from vpdesk.gui.hall.hall_live import HallLive
from vpdesk.gui.texts import plain_tip, translate
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named

OFF, ON, TROUBLE = "\N{WHITE CIRCLE}", "\N{BLACK CIRCLE}", "\N{WARNING SIGN}"


class HallLight(QToolButton):
    """Says whether the pages are on, to how many, or in trouble; a click leads to the dialog."""

    def __init__(self, live: HallLive) -> None:
        super().__init__()
        named(self, "hallLight", "hall")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._live = live
        live.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        """Say it."""
        live, trouble = self._live, self._live.trouble
        if not live.on:
            sign, text, tip = OFF, translate("Hall", "Hall: off"), ""
        elif trouble:
            sign, text, tip = TROUBLE, translate("Hall", "Hall: trouble"), trouble
        else:
            told = translate("Hall", "Hall: %n phone(s)", None, live.figures.listening)
            sign, text, tip = ON, told, live.url
        before = self.text()
        self.setText(f"{sign} {text}")
        if before and not before.startswith(sign):
            announce(self, f"{text} {tip}" if sign == TROUBLE else text)
        self.setToolTip(plain_tip(tip))
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
