"""About the program, and its keys."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vpdesk import __version__

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class AboutDialog(QDialog):
    """What the program is, and on what it runs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aboutDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About vpdesk"))
        name = QLabel(f"vpdesk {__version__}")
        font = name.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        name.setFont(font)
        text = QLabel(
            self.tr(
                "IMPs to Victory Points, for the people who direct bridge tournaments.\n\n"
                "The scales are those of the WBF Scoring Panel's technical report "
                "(P. Buchen, 2013).\n\n"
                "Free software under the MIT licence. It uses Qt and PySide6 (LGPL), pyqtgraph "
                "(MIT), NumPy (BSD) and a font made from Noto Sans (Open Font License)."
            )
        )
        text.setWordWrap(True)
        text.setMinimumWidth(text.fontMetrics().averageCharWidth() * 60)
        text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        machine = QLabel(f"Python {platform.python_version()}, Qt {qVersion()}")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        for widget in (name, text, machine, buttons):
            layout.addWidget(widget)


class ShortcutsDialog(QDialog):
    """Every action of the window with its keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("shortcutsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        page = QWidget()
        form = QFormLayout(page)
        form.setHorizontalSpacing(24)
        for menu_action in window.menuBar().actions():
            menu = menu_action.menu()
            assert isinstance(menu, QMenu)
            heading = QLabel(_plain(menu_action.text()))
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            form.addRow(heading)
            for action in menu.actions():
                keys = [
                    key.toString(QKeySequence.SequenceFormat.NativeText)
                    for key in action.shortcuts()
                ]
                if keys:
                    form.addRow(_plain(action.text()), QLabel("  ".join(keys)))
        for what, how in self._other_keys():
            form.addRow(what, QLabel(how))
        area = QScrollArea()
        area.setWidget(page)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setMinimumWidth(page.sizeHint().width() + 40)
        area.setMinimumHeight(area.fontMetrics().height() * 22)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(buttons)

    def _other_keys(self) -> list[tuple[str, str]]:
        """Keys that belong to a part of the window rather than to an action."""
        return [
            (self.tr("Boards by ten, in the board count"), self.tr("Page Up, Page Down")),
            (self.tr("Jump to a margin, in the table"), self.tr("type the number")),
            (self.tr("Step through the margins, in the curve"), self.tr("Left, Right")),
            (self.tr("Show, move, unpin, in the pins"), self.tr("Enter, Alt+Left/Right, Delete")),
        ]


def _plain(text: str) -> str:
    """A menu text without its mark for the Alt key and its dots."""
    return text.replace("&", "").rstrip("…")
