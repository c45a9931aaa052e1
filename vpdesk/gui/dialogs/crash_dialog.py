"""What an unexpected error looks like."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.mnemonics import letter_standard
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import ReadingOrder


class CrashDialog(ReadingOrder, QDialog):
    """Says that something went wrong, and hands out the details."""

    def __init__(self, details: str, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "crashDialog", "trouble#crash")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.text = QLabel(
            self.tr(
                "Something went wrong; your work is still here.\nIf it happens again, send us "
                "the details."
            ),
            wordWrap=True,
        )
        self.details = QPlainTextEdit(details, readOnly=True)
        self.details.setAccessibleName(self.tr("Details"))
        self.details.setTabChangesFocus(True)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        copy = buttons.addButton(self.tr("&Copy Details"), role)
        log = buttons.addButton(self.tr("&Open Log Folder"), role)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
        log.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        for widget in (self.text, self.details, buttons):
            layout.addWidget(widget)
        letter_standard(self, buttons)
        letters, room = self.fontMetrics(), parent.screen().availableSize()
        self.resize(QSize(letters.averageCharWidth() * 90, 300).boundedTo(room * 0.9))
