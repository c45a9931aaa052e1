"""The window for the players: table or curve in large type, on a second screen if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup, QKeySequence, QShortcut

from vpdesk.gui.hall.hall_picture import HallPicture
from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.room import ScalesRoom


class Presentation(HallWindow):
    """Shows players what the report of a room says, and follows it."""

    def __init__(self) -> None:
        picture = named(HallPicture(), "hallPicture")
        super().__init__(picture)
        self.picture = picture
        self._room: ScalesRoom | None = None
        named(self, "presentationWindow", "present")
        for key in ("Space", "Tab"):
            QShortcut(QKeySequence(key), self).activated.connect(self.toggle)

    def follow(self, room: ScalesRoom) -> None:
        """Show what this room shows from now on, in the language of now."""
        self._room = room
        room.reportChanged.connect(self._refresh)
        room.marginChanged.connect(self._refresh)
        self._drop_actions()
        self._make_actions()
        self._refresh()

    def show_curve(self, is_curve: bool) -> None:
        """Show the curve, or the table."""
        self.picture.show_curve(is_curve)
        self._show_state()

    def toggle(self) -> None:
        """Show the other one of table and curve."""
        self.show_curve(not self.picture.is_curve)

    def _refresh(self) -> None:
        """Take over what the room shows; an error there leaves the last good picture here."""
        assert self._room is not None
        if self._room.report is not None:
            self.picture.show_report(self._room.report, self._room.shown_margin)
        self._show_state()

    def _show_state(self) -> None:
        text = self.tr("Second screen: {title}")
        self.setWindowTitle(text.format(title=self.picture.title))
        self._table.setChecked(not self.picture.is_curve)
        self._curve.setChecked(self.picture.is_curve)

    def _make_actions(self) -> None:
        """The actions of the context menu, with their keys."""
        add, picture = self._add, self.picture
        self._table = add(self.tr("&Table"), lambda: self.show_curve(False), "T", checkable=True)
        self._curve = add(self.tr("&Curve"), lambda: self.show_curve(True), "C", checkable=True)
        exclusive = QActionGroup(self._table)
        for action in (self._table, self._curve):
            exclusive.addAction(action)
        self._add_line()
        self._add_reading(picture.zoom_by, picture.zoom_reset, picture.turn)
        self._add_window()
