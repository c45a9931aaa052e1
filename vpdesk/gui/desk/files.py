"""Opening and saving what a room works on, and asking before changes are lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QMessageBox, QWidget
from shiboken6 import isValid

from vpdesk.errors import WordedError
from vpdesk.files.kept_file import KeptFile
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save, existing_folder
from vpdesk.gui.desk.disk_writer import PATIENCE, Writer
from vpdesk.gui.desk.document import AnyFound, AnyWork, SavingError, SavingTold, ShownDocument
from vpdesk.gui.desk.follower import SharedDocument
from vpdesk.gui.desk.recovery import Autosave, Kept, WorkedOn
from vpdesk.gui.desk.samples import copies_folder
from vpdesk.gui.desk.written import Waiting, when_written
from vpdesk.gui.texts import error_text, translate
from vpdesk.gui.widgets.mnemonics import offer_to_save
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import open_question
from vpdesk.settings import MOST_RECENT

Found = TypeVar("Found")
Found_contra = TypeVar("Found_contra", contravariant=True)
Then = Callable[[], object]
Button = QMessageBox.StandardButton


class SavedDocument(Protocol):
    """What a room works on, with its file."""

    @property
    def path(self) -> Path | None:
        """Its file; None where it has none yet."""

    @property
    def title(self) -> str:
        """The name of its file, or of what is in it where it has none."""

    @property
    def modified(self) -> bool:
        """Something would be lost if it were given up."""

    @property
    def writer(self) -> Writer:
        """What takes it to the disk."""


class RecoveredDocument(SavedDocument, WorkedOn[Kept], Protocol[Found_contra, Kept]):
    """What a room works on and the user saves now and then; a recovery keeps it until then."""

    failed: SignalInstance

    def read_by(self, reader: Callable[[Path], AnyFound]) -> None:
        """What reads a file of its kind from now on."""

    @property
    def file(self) -> KeptFile | None:
        """Its file, as it is held."""

    @property
    def refused(self) -> WordedError | None:
        """Why it can only be read; None where it can be changed."""

    def open(self, found: Found_contra, path: Path, file: KeptFile) -> None:
        """Begin with what is in a file, which is held."""

    def restore(self, work: Kept) -> None:
        """Begin with unsaved work of another time."""

    def save(self, path: Path | None = None, told: SavingTold = ...) -> None:
        """Write it to a file, which is its own from now on."""

    def close(self) -> None:
        """Leave the file to others."""

    def setParent(self, parent: QObject | None) -> None:
        """A document is a QObject."""


class RoomDocument(ShownDocument, SharedDocument, Protocol):
    """What a keeper asks of a document, whoever keeps its steps."""

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""

    def is_before(self, work: AnyWork) -> bool:
        """Unsaved work of another time goes on from the file that is open."""


class RoomFiles(QObject):
    """The files of a room: what every room does alike; its own class opens and writes them.

    recentChanged: the files opened and saved last are others (a tuple of their paths).
    said: something that needs no answer, or ""; something was done, which settles complaints.
    complained: why something was not done.
    forwarded: what an earlier program had on its way, as a StoredDocument says it.
    """

    document: RoomDocument
    recentChanged = Signal(object)
    said = Signal(str)
    complained = Signal(str)
    forwarded = Signal(object)

    def __init__(self, window: QWidget, document: SavedDocument, recent: tuple[str, ...]) -> None:
        super().__init__(window)
        self._window = window
        self._saved_document = document
        self.recent = recent
        self._question: QMessageBox | None = None
        self._waiting: Waiting | None = None

    def open_file(self, path: Path) -> None:
        """Open a file, once unsaved changes are saved or given up."""
        self.leave(lambda: self._open(path.absolute()))

    def save(self, then: Then | None = None) -> None:
        """Save to the document's file, or to one that the user names; then do the rest."""
        raise NotImplementedError

    def restore(self, work: AnyWork, then: Then) -> None:
        """Go on with unsaved work of another time; then do the rest."""
        raise NotImplementedError

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        raise NotImplementedError

    def leave(self, then: Then) -> None:
        """Do what ends the work on this document, once its changes are saved or given up."""
        writer = self._saved_document.writer
        if writer.pending:
            if self._waiting is None or not isValid(self._waiting):
                title, again = self._saved_document.title, lambda: self.leave(then)
                self._waiting = when_written(self._window, title, writer, again)
            return
        if not self._saved_document.modified:
            then()
            return
        if self._question is not None:
            self._question.raise_()
            return
        question = QMessageBox(self._window)
        named(question, "unsavedQuestion", "{room}#files")
        question.setIcon(QMessageBox.Icon.Question)
        text = translate("DocumentFiles", "Save the changes to “{name}”?")
        question.setText(text.format(name=self._saved_document.title))
        question.setInformativeText(
            translate("DocumentFiles", "If you discard them, they are lost.")
        )
        offer_to_save(question)
        question.finished.connect(lambda: self._answered(question, then))
        self._question = question
        open_question(question)

    def _open(self, path: Path) -> None:
        """Open a file; what was before may be given up."""
        raise NotImplementedError

    def _answered(self, question: QMessageBox, then: Then) -> None:
        self._question = None
        question.deleteLater()
        answer = question.standardButton(question.clickedButton())
        if answer == Button.Save:
            self.save(then)
        elif answer == Button.Discard:
            then()

    def _remember(self, path: Path) -> None:
        """The file was opened or saved."""
        self._set_recent((str(path), *self.recent))

    def _forget(self, path: Path) -> None:
        """The file cannot be opened."""
        self._set_recent(tuple(each for each in self.recent if each != str(path)))

    def _set_recent(self, recent: tuple[str, ...]) -> None:
        self.recent = tuple(dict.fromkeys(recent))[:MOST_RECENT]
        self.recentChanged.emit(self.recent)

    def _saved(self, path: Path, then: Then | None) -> None:
        """The document is saved; do the rest."""
        self._say_saved(path)
        self._remember(path)
        if then is not None:
            then()

    def _save_told(
        self, path: Path, then: Then | None, save: Callable[[SavingTold], object]
    ) -> None:
        """Have it saved, and say what comes of it; do the rest once it is."""

        def told(error: SavingError | None) -> None:
            if error is None:
                self._saved(path, then)
            else:
                self.complain(error)

        save(told)

    def settle(self) -> None:
        """What was complained about is settled."""
        self.said.emit("")

    def _say_saved(self, path: Path) -> None:
        self.said.emit(translate("DocumentFiles", "Saved as {path}").format(path=path))

    def complain(self, error: Exception) -> None:
        """Say why something was not done."""
        self.complained.emit(error_text(error))

    def _ask_open(
        self, title: str, name: str, kinds: list[str], do: Callable[[Path], object]
    ) -> None:
        """Let the user choose a file, and do something with it."""
        ask_open(self._window, name, title, kinds, do, self._folder)

    def _ask_save(
        self,
        title: str,
        name: str,
        kinds: Sequence[str],
        suggested: str,
        do: Callable[[Path, str], object],
    ) -> None:
        """Let the user name a file, and write it."""
        ask_save(self._window, name, title, kinds, self._folder / suggested, do)

    @property
    def _folder(self) -> Path:
        """That of the last file, which is no copy of a sample."""
        last = (Path(each).parent for each in (self._saved_document.path, *self.recent) if each)
        return existing_folder(next((each for each in last if each != copies_folder()), Path()))


class KeptFiles(RoomFiles, Generic[Found, Kept]):
    """The files of a document that the user saves now and then; autosave keeps the rest."""

    def __init__(
        self,
        window: QWidget,
        document: RecoveredDocument[Found, Kept],
        autosave: Autosave[Kept],
        recent: tuple[str, ...],
    ) -> None:
        super().__init__(window, document, recent)
        document.setParent(self)
        document.read_by(self._read)
        document.failed.connect(self.complain)
        self._document = document
        self.autosave = autosave

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        raise NotImplementedError

    def restore(self, work: Kept, then: Then) -> None:
        """Go on with unsaved work of another time; then, when it is safe here, do the rest."""

        def restore() -> None:
            self._document.restore(work)
            self.autosave.write()
            then()

        self.leave(restore)

    def save(self, then: Then | None = None) -> None:
        path = self._document.path
        if path is None or self._document.refused is not None:
            self.save_as(then)
        else:
            self._save(path, then)

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        self.autosave.remove()
        self._document.close()
        self._document.writer.finish(PATIENCE)

    def _read(self, path: Path) -> Found:
        """What is in a file; a thread calls it. Raises WordedError or OSError."""
        raise NotImplementedError

    def _open(self, path: Path) -> None:
        own = self._document.file

        def read() -> tuple[Found, KeptFile]:
            file = own if own is not None and own.is_at(path) else KeptFile(path)
            try:
                file.take()
                return file.read(self._read), file
            except BaseException:
                if file is not own:
                    file.release()
                raise

        try:
            found, file = aside(read, lambda read: None if read[1] is own else read[1].release())
        except (WordedError, OSError) as error:
            self._forget(path)
            self.complain(error)
            return
        self._document.open(found, path, file)
        self.settle()
        self._remember(path)
        if self._document.refused is not None:
            self.complain(self._document.refused)

    def _save(self, path: Path, then: Then | None) -> None:
        self._save_told(path, then, lambda told: self._document.save(path, told))


def file_name(title: str, otherwise: str, suffix: str) -> str:
    """A title as a name that every system accepts for a file; another one if nothing is left."""
    kept = "".join(each if each.isalnum() or each in " -_" else " " for each in title)
    return f"{' '.join(kept.split()) or otherwise}{suffix}"
