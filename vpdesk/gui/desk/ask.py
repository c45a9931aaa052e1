"""Dialogs that ask for a file.

Nothing waits for their answer: a call that did would go on in a widget that another language, say,
has replaced meanwhile, and Qt's own such calls end the program when their parent goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QWidget

from vpdesk.files.paths import is_file, is_folder
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.own_questions import still_asks

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation
AnyPath = Path | str


def ask_open(
    parent: QWidget,
    name: str,
    title: str,
    kinds: Sequence[str],
    do: Callable[[Path], object],
    place: AnyPath = "",
) -> None:
    """Let the user choose a file that is there, and do something with it.

    name: of the dialog. kinds: name filters, besides that of all files. place: a folder or a file
    to begin with; a name without a folder is one in the user's documents.
    """
    all_files = f"{translate('DocumentFiles', 'All files')} (*)"
    dialog = _dialog(parent, name, title, [*kinds, all_files], place)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if is_file(place):
        dialog.selectFile(Path(place).name)
    dialog.take(lambda chosen: do(Path(chosen)))
    dialog.open()


def ask_save(
    parent: QWidget,
    name: str,
    title: str,
    kinds: Sequence[str],
    place: AnyPath,
    do: Callable[[Path, str], object],
) -> None:
    """Let the user name a file to write, and do something with it and the name filter.

    kinds: name filters, of one ending each as in "PDF (*.pdf)"; the first one is chosen unless the
    file to begin with has the ending of another.
    """
    dialog = _dialog(parent, name, title, kinds, place)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_ending(kind)[1:]))
    suffix = Path(place).suffix.lower()
    chosen = next((kind for kind in kinds if _ending(kind) == suffix), kinds[0])
    dialog.selectNameFilter(chosen)
    dialog.setDefaultSuffix(_ending(chosen)[1:])
    dialog.selectFile(Path(place).name)
    dialog.take(lambda file: do(Path(file), dialog.selectedNameFilter()))
    dialog.open()


def ask_folder(
    parent: QWidget, name: str, title: str, place: AnyPath, do: Callable[[Path], object]
) -> None:
    """Let the user choose a folder, or make one, and do something with it."""
    dialog = _dialog(parent, name, title, [], place, FolderDialog)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.take(lambda chosen: do(Path(chosen)))
    dialog.open()


def existing_folder(wanted: AnyPath) -> Path:
    """The folder if it is there; else the user's documents, or the home folder."""
    for folder in map(Path, (wanted, QStandardPaths.writableLocation(DOCUMENTS))):
        if folder.is_absolute() and is_folder(folder):
            return folder
    return Path.home()


def print_into(question: QDialog, folder: AnyPath, name: str) -> None:
    """Have Qt's dialog of printing propose a file there that is not there yet.

    name: without an ending. Its own proposal is print.pdf in the home folder.
    """
    names = (f"{name}.pdf", *(f"{name}-{count}.pdf" for count in range(2, 100)))
    files = [existing_folder(folder) / each for each in names]
    file = next((each for each in files if not is_file(each)), files[0])
    for field in question.findChildren(QLineEdit, "filename"):
        field.setText(str(file))


class FileDialog(QFileDialog):
    """Does not end while it asks something itself, and is closed before its answer is taken.

    Qt tells of the answer while the dialog still stands there: what waits meanwhile, as for a file
    on a slow disk, would let another Enter end and delete it.
    """

    def __init__(self, parent: QWidget, title: str, folder: str) -> None:
        super().__init__(parent, title, folder)
        self._do: Callable[[str], object] = lambda _: None
        self._answer, self._ended = "", False
        self.fileSelected.connect(self._keep)

    def take(self, do: Callable[[str], object]) -> None:
        """Say what is to be done with the answer."""
        self._do = do

    def done(self, result: int) -> None:
        if self._ended or still_asks(self):
            return
        self._ended = True
        super().done(result)
        try:
            if self._answer:
                self._do(self._answer)
        finally:
            self.deleteLater()  # not before: Qt's own code goes on with it after this

    def _keep(self, answer: str) -> None:
        self._answer = answer


class FolderDialog(FileDialog):
    """Makes the folder whose name is typed; Qt's own says that it is not there."""

    def accept(self) -> None:
        for chosen in map(Path, self.selectedFiles()):
            with suppress(OSError):  # what cannot be made is not there, as Qt says then
                chosen.mkdir(exist_ok=True)
        super().accept()


def _dialog(
    parent: QWidget,
    name: str,
    title: str,
    kinds: Sequence[str],
    place: AnyPath,
    make: type[FileDialog] = FileDialog,
) -> FileDialog:
    folder = place if is_folder(place) else Path(place).parent
    dialog = named(make(parent, title, str(existing_folder(folder))), name)
    dialog.setNameFilters(list(kinds))
    return dialog


def _ending(kind: str) -> str:
    """The ending in a name filter, as in ".pdf"."""
    return kind.rpartition("*")[2].rstrip(")")
