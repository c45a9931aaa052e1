"""Opening and saving the movement that is worked on, and asking before changes are lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.dropped import SUFFIXES
from vpdesk.gui.movement_document import MovementDocument
from vpdesk.gui.recovery import Autosave
from vpdesk.gui.texts import translate, user_language
from vpdesk.movement_recovery import UnsavedWork
from vpdesk.settings import MOST_RECENT

Then = Callable[[], object]
Button = QMessageBox.StandardButton


class DocumentFiles(QObject):
    """The files of a document.

    recentChanged: the files opened and saved last are others (a tuple of their paths).
    said: something that needs no answer, or ""; something was done, which settles complaints.
    complained: why something was not done.
    """

    recentChanged = Signal(object)
    said = Signal(str)
    complained = Signal(str)

    def __init__(
        self, window: QWidget, document: MovementDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        super().__init__(window)
        self._window = window
        self.document = document
        document.setParent(self)
        self.recent = recent
        self.autosave = Autosave(document, recovery)
        self._question: QMessageBox | None = None

    def ask_open(self) -> None:
        """Let the user choose a file, and open it."""
        dialog = self._dialog(self.tr("Open a Movement"), "openMovementDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        wanted = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        movements, everything = self.tr("Movements"), self.tr("All files")
        dialog.setNameFilters([f"{movements} ({wanted})", f"{everything} (*)"])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Open a file, once unsaved changes are saved or given up."""
        self.leave(lambda: self._open(path.absolute()))

    def restore(self, work: UnsavedWork, then: Then) -> None:
        """Go on with unsaved work of another time; then, when it is safe here, do the rest."""

        def restore() -> None:
            self.document.restore(work.movement, work.saved, work.locked, work.path)
            self.autosave.write()
            then()

        self.leave(restore)

    def save(self, then: Then | None = None) -> None:
        """Save to the document's file, or to one that the user names; then do the rest."""
        path = self.document.path
        if path is None or path.suffix.lower() not in SUFFIXES:
            self.save_as(then)
        else:
            self._save(path, then)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        dialog = self._dialog(self.tr("Save the Movement"), "saveMovementDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        kinds = {f"{suffix[1:].upper()} (*{suffix})": suffix for suffix in SUFFIXES}
        dialog.setNameFilters(list(kinds))
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind][1:]))
        path = self.document.path
        suffix = SUFFIXES[0] if path is None else path.suffix.lower()
        for kind, each in kinds.items():
            if each == suffix:
                dialog.selectNameFilter(kind)
        dialog.setDefaultSuffix(suffix[1:] if suffix in SUFFIXES else SUFFIXES[0][1:])
        dialog.selectFile(path.name if path is not None else _file_name(self.document.title))
        dialog.fileSelected.connect(lambda name: self._save(Path(name).absolute(), then))
        dialog.open()

    def leave(self, then: Then) -> None:
        """Do what ends the work on this movement, once its changes are saved or given up."""
        if not self.document.modified:
            then()
            return
        if self._question is not None:
            self._question.raise_()
            return
        question = QMessageBox(self._window)
        question.setObjectName("unsavedQuestion")
        question.setIcon(QMessageBox.Icon.Question)
        text = self.tr("Save the changes to “{name}”?")
        question.setText(text.format(name=self.document.title))
        question.setInformativeText(self.tr("If you discard them, they are lost."))
        question.setStandardButtons(Button.Save | Button.Discard | Button.Cancel)
        question.setDefaultButton(Button.Save)
        question.setEscapeButton(Button.Cancel)
        question.finished.connect(lambda: self._answered(question, then))
        self._question = question
        QDialog.open(question)  # QMessageBox's own wants a slot

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        self.autosave.remove()

    def _answered(self, question: QMessageBox, then: Then) -> None:
        self._question = None
        question.deleteLater()
        answer = question.standardButton(question.clickedButton())
        if answer == Button.Save:
            self.save(then)
        elif answer == Button.Discard:
            then()

    def _open(self, path: Path) -> None:
        from vpdesk.movement_files import read_movement  # noqa: PLC0415 - start-up time

        try:
            movement = read_movement(path)
        except (WordedError, OSError) as error:
            self._remember(tuple(each for each in self.recent if each != str(path)))
            self._complain(error)
            return
        self.document.open(movement, path)
        self.said.emit("")
        self._remember((str(path), *self.recent))

    def _save(self, path: Path, then: Then | None) -> None:
        try:
            self.document.save(path)
        except (WordedError, OSError) as error:
            self._complain(error)
            return
        self.said.emit(self.tr("Saved as {path}").format(path=path))
        self._remember((str(path), *self.recent))
        if then is not None:
            then()

    def _remember(self, recent: tuple[str, ...]) -> None:
        self.recent = tuple(dict.fromkeys(recent))[:MOST_RECENT]
        self.recentChanged.emit(self.recent)

    def _complain(self, error: Exception) -> None:
        told = user_language().error(error) if isinstance(error, WordedError) else str(error)
        self.complained.emit(told)

    def _dialog(self, title: str, name: str) -> QFileDialog:
        """A file dialog in the folder of the last file."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        if self.document.path is not None:
            folder = str(self.document.path.parent)
        elif self.recent:
            folder = str(Path(self.recent[0]).parent)
        dialog = QFileDialog(self._window, title, folder)
        dialog.setObjectName(name)
        dialog.finished.connect(dialog.deleteLater)
        return dialog


def _file_name(title: str) -> str:
    """A title as a name that every system accepts for a file."""
    kept = "".join(each if each.isalnum() or each in " -_" else " " for each in title)
    name = " ".join(kept.split()) or translate("DocumentFiles", "movement")
    return f"{name}{SUFFIXES[0]}"
