"""The file that an export goes to: its name, made up until the user says another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from vpdesk.files.paths import is_folder, typed_path
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.format import CLIPBOARD, FORMATS, PRINTER
from vpdesk.gui.desk.ask import ask_save, existing_folder
from vpdesk.gui.widgets.named import named
from vpdesk.report.sheet import Subject

KNOWN_ENDINGS = {each.ending or key for key, each in FORMATS.items()}


class FileRow(QWidget):
    """Shows the file to write, and lets the user choose another.

    changed: the file is another now. agreed: the file that the user agreed to replace.
    """

    changed = Signal()

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.agreed: Path | None = None
        self._folder = existing_folder(folder)
        self._ending = "pdf"
        self._suggested = ""
        self.name = named(QLineEdit(), "fileEdit")
        self.name.setMinimumWidth(self.fontMetrics().averageCharWidth() * 32)
        browse = named(QPushButton(self.tr("Browse…")), "browseButton")
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        label = QLabel(self.tr("F&ile"))
        label.setBuddy(self.name)
        self.name.setAccessibleName(self.tr("File"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((label, 0), (self.name, 1), (browse, 0)):
            layout.addWidget(widget, stretch)
        self.name.textChanged.connect(self.changed)

    def show_choice(self, choice: ExportChoice, subject: Subject) -> None:
        """Suggest a name for a choice, or give the user's own name the ending of its format."""
        if choice.format in (PRINTER, CLIPBOARD):
            return
        self._ending = choice.ending
        if self.text() == self._suggested:
            name = f"{subject.file_name(choice)}{choice.file_suffix}.{choice.ending}"
            self._suggested = str(self._folder / name)
            self.name.setText(self._suggested)
            return
        path = Path(self.text())
        if path.suffix.lstrip(".").lower() in KNOWN_ENDINGS:
            self.name.setText(str(path.with_suffix(f".{choice.ending}")))

    def text(self) -> str:
        """What is in the field."""
        return self.name.text()

    def path(self) -> Path:
        """The file that is meant: a name without the format's ending gets it.

        A name without a folder goes into the one that was suggested; a folder gets the
        suggested name.
        """
        path = self._folder / typed_path(self.text().strip())
        if is_folder(path):
            path /= Path(self._suggested).name
        ending = f".{self._ending}"
        if path.suffix.lower() == ending or not path.name:
            return path
        return path.with_name(path.name + ending)

    def _browse(self) -> None:
        kind = f"{self._ending.upper()} (*.{self._ending})"
        title = self.tr("Export to")
        ask_save(self, "exportFileDialog", title, [kind], self.path(), self._take)

    def _take(self, path: Path, _kind: str) -> None:
        """Write to a file that the user has chosen, and agreed to replace if it is there."""
        self.name.setText(str(path))
        self.agreed = self.path()
