"""The button of the starting points; what its menu does is loaded when it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.starts_menu import StartsMenu


class StartsButton(QPushButton):
    """A menu of starting points.

    startRequested: one (Start) is to be shown. keepRequested: what is shown is to be kept under
    a name. scalesChanged: a scale of the user's own has come with one. said, complained: a
    sentence about what was done, or was not.
    """

    startRequested = Signal(object)
    keepRequested = Signal(str)
    scalesChanged = Signal()
    said = Signal(str)
    complained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "startsButton", "scales#starts")
        self._work: StartsMenu | None = None
        self.setText(self.tr("Start From"))
        self.setToolTip(self.tr("Scale, pins and paper of an event like yours, or those you kept"))
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def show_starts(self) -> None:
        """Open the menu; Qt's own showMenu() would not come back before it is closed."""
        self.menu().popup(self.mapToGlobal(self.rect().bottomLeft()))

    @property
    def work(self) -> StartsMenu:
        """What the menu does."""
        if self._work is None:
            from vpdesk.gui.rooms.scales.starts_menu import StartsMenu

            self._work = work = StartsMenu(self)
            work.startRequested.connect(self.startRequested)
            work.scalesChanged.connect(self.scalesChanged)
            work.said.connect(self.said)
            work.complained.connect(self.complained)
        return self._work

    def _fill(self) -> None:
        self.work.fill()
