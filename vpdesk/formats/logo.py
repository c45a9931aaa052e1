"""The organiser's logo, read once and checked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from vpdesk.errors import shown
from vpdesk.files.text import TextFileError, read_bytes
from vpdesk.formats.errors import BAD_LOGO, NO_LOGO, ExportError
from vpdesk.report.document import Logo


def read_logo(path: Path) -> Logo:
    """The picture in a PNG or SVG file. Raises ExportError."""
    try:
        data = read_bytes(path)
    except TextFileError as error:
        raise ExportError(NO_LOGO, path=shown(path), reason=error) from error
    if data.startswith(b"\x89PNG"):
        size = QSizeF(QImage.fromData(data).size())
    elif b"<svg" in data:
        size = QSvgRenderer(QByteArray(data)).viewBoxF().size()
    else:
        raise ExportError(BAD_LOGO, path=shown(path))
    if size.isEmpty():
        raise ExportError(BAD_LOGO, path=shown(path))
    return Logo(data, size.width() / size.height())
