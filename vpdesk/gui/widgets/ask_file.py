"""A dialog that asks for a file.

Nothing waits for its answer: a call that did would go on in a widget that another language, say,
has replaced meanwhile, and Qt's own such calls end the program when their parent goes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from vpdesk.gui.widgets.named import named

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


def ask_file(
    parent: QWidget,
    name: str,
    title: str,
    kind: str,
    do: Callable[[Path], object],
    *,
    suggested: str = "",
    ending: str = "",
) -> None:
    """Let the user choose a file that is there, or name one to write; do something with it.

    name: of the dialog. kind: a name filter. suggested: a file, whose folder is shown, or ""; a
    name without a folder is one in the user's documents. ending: of the file to write, as in
    "pdf", or "" for one that is there.
    """
    place = Path(QStandardPaths.writableLocation(DOCUMENTS)) / suggested
    folder = place.parent if suggested else place
    dialog = named(QFileDialog(parent, title, str(folder), kind), name)
    if ending:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if suggested:
        dialog.selectFile(place.name)
    dialog.fileSelected.connect(lambda chosen: do(Path(chosen)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
