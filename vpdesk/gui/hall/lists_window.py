"""A window for the hall with lists that scroll: one that is chosen, or all in turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QShowEvent

from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.hall.scrolling_table import ScrollingTable
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.report.sheet import Sheet

REFRESH_AFTER_MS = 50  # so that quick steps of the desk wait for few pictures


class ListsWindow(HallWindow):
    """What windows of lists have in common; each says which is shown, and what stands in it."""

    def __init__(self, name: str, place: str) -> None:
        """name: of the window. place: in the help."""
        table = named(ScrollingTable(), "hallTable")
        super().__init__(table)
        self.table = table
        self.in_turn = False
        self._parts: dict[Sheet, QAction] = {}
        named(self, name, place)
        self._soon = QTimer(self, singleShot=True, interval=REFRESH_AFTER_MS)
        self._soon.timeout.connect(self._refresh_kept)
        table.passed.connect(self._show_next)

    @property
    def shown(self) -> Sheet:
        """What is shown."""
        raise NotImplementedError

    def show_part(self, part: Sheet) -> None:
        """Show one of the lists, from its top."""
        raise NotImplementedError

    def toggle_turn(self) -> None:
        """Show one after another, or stay with one."""
        self.in_turn = not self.in_turn
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()

    def _show_next(self) -> None:
        """A list has passed: show what comes then."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Show the list as it is now."""
        raise NotImplementedError

    def _refresh_kept(self) -> None:
        """The same, where it has scrolled to."""
        self._refresh()

    @property
    def _there(self) -> Collection[Sheet]:
        """What there is to be shown."""
        raise NotImplementedError

    def _show_state(self) -> None:
        title = translate("Presentation", "Second screen: {title}")
        self.setWindowTitle(title.format(title=self.table.title))
        there = self._there
        for part, action in self._parts.items():
            action.setChecked(part is self.shown)
            action.setEnabled(part in there)
        self._turn.setChecked(self.in_turn)
        self._pause.setChecked(self.table.paused)

    def _toggle_pause(self) -> None:
        self.table.set_paused(not self.table.paused)
        self._show_state()

    def _make_actions(self, texts: Mapping[Sheet, str]) -> None:
        """The context menu in the language of now. What has a plain key has no letter."""
        self._drop_actions()
        add, table = self._add, self.table
        self._parts = {
            part: add(text, partial(self.show_part, part), str(key), checkable=True)
            for key, (part, text) in enumerate(texts.items(), 1)
        }
        exclusive = QActionGroup(next(iter(self._parts.values())))
        for action in self._parts.values():
            exclusive.addAction(action)
        self._turn = add(
            translate("EventPresentation", "All in Turn"), self.toggle_turn, "T", checkable=True
        )
        self._add_line()
        self._pause = add(
            translate("EventPresentation", "Pause"), self._toggle_pause, "Space", checkable=True
        )
        add(translate("EventPresentation", "Faster"), lambda: table.speed_by(1), "+", "=")
        add(translate("EventPresentation", "Slower"), lambda: table.speed_by(-1), "-")
        self._add_line()
        self._add_reading(table.zoom_by, table.zoom_reset, table.turn)
        self._add_window()
