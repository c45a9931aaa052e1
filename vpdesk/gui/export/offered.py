"""What can be done with a file that was just exported, in the status bar beside its name."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStatusBar, QWidget

from vpdesk.gui.widgets.named import named


class ExportedFile(QWidget):
    """Offers to open a file and its folder while the status bar tells of the file."""

    def __init__(self, bar: QStatusBar, path: Path) -> None:
        super().__init__()
        self._bar, self._text = bar, bar.currentMessage()
        self._path = path
        self.open = named(QPushButton(self.tr("Open")), "openExportedButton")
        self.show_folder = named(QPushButton(self.tr("Show in Folder")), "showInFolderButton")
        self.open.setAccessibleDescription(path.name)
        self.show_folder.setAccessibleDescription(path.name)
        self.open.clicked.connect(lambda: self._open(path))
        self.show_folder.clicked.connect(lambda: self._open(path.parent))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for button in (self.open, self.show_folder):
            button.setFlat(True)
            layout.addWidget(button)
        bar.insertPermanentWidget(0, self)
        bar.messageChanged.connect(self._message_changed)

    def _message_changed(self, text: str) -> None:
        if text != self._text:
            self._bar.messageChanged.disconnect(self._message_changed)
            self._bar.removeWidget(self)
            self.deleteLater()

    def _open(self, path: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            text = self.tr("No program of this computer opens “{name}”.").format(name=path.name)
            self._bar.showMessage(text)
