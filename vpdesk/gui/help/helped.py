"""What the help may ask of the window that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenuBar, QWidget

    from vpdesk.gui.desk.actions import KeyGroup
    from vpdesk.gui.desk.desk import SharedScale
    from vpdesk.settings import Settings


class Helped(Protocol):
    """The window that the help is about.

    room_name: of the room that is shown. scales: the scale that is chosen. room_keys: those of
    parts of the rooms. zoom_actions: larger, smaller, usual text.
    """

    @property
    def settings(self) -> Settings: ...

    @property
    def room_name(self) -> str: ...

    @property
    def shared_scale(self) -> SharedScale: ...

    @property
    def room_keys(self) -> tuple[KeyGroup, ...]: ...

    @property
    def zoom_actions(self) -> tuple[QAction, ...]: ...

    @property
    def window_widget(self) -> QWidget: ...

    def menuBar(self) -> QMenuBar: ...

    def zoom_by(self, steps: int) -> None:
        """Make all text larger or smaller."""
