"""The organiser's logo, read once and checked."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import ParseError

from PySide6.QtCore import QBuffer, QByteArray, QSizeF
from PySide6.QtGui import QImageReader
from PySide6.QtSvg import QSvgRenderer

from vpdesk.errors import shown
from vpdesk.files.text import TextFileError, read_bytes
from vpdesk.foreign.gate import TooMuchError
from vpdesk.formats.errors import (
    BAD_LOGO,
    COMPLEX_LOGO,
    LARGE_LOGO,
    NO_LOGO,
    PICTURE_LOGO,
    ExportError,
)
from vpdesk.formats.svg_parts import PictureInsideError, clean_svg
from vpdesk.report.document import Logo

MOST_PIXELS = 16_000_000  # of which each takes four bytes of memory


def read_logo(path: Path) -> Logo:
    """The picture in a PNG or SVG file. Raises ExportError."""
    try:
        data = read_bytes(path)
    except TextFileError as error:
        raise ExportError(NO_LOGO, path=shown(path), reason=error) from error
    return logo_of(data, path)


def logo_of(data: bytes, path: Path) -> Logo:
    """The picture of such bytes; path: names it in an error. Raises ExportError."""
    if data.startswith(b"\x89PNG"):
        size = _size_of_png(path, data)
    elif b"<svg" in data:
        data = _clean(data, path)
        size = QSvgRenderer(QByteArray(data)).viewBoxF().size()
    else:
        raise ExportError(BAD_LOGO, path=shown(path))
    if size.isEmpty():
        raise ExportError(BAD_LOGO, path=shown(path))
    return Logo(data, size.width() / size.height())


def _clean(data: bytes, path: Path) -> bytes:
    try:
        return clean_svg(data)
    except TooMuchError as error:
        raise ExportError(COMPLEX_LOGO, path=shown(path)) from error
    except PictureInsideError as error:
        raise ExportError(PICTURE_LOGO, path=shown(path)) from error
    except ParseError as error:
        raise ExportError(BAD_LOGO, path=shown(path)) from error


def _size_of_png(path: Path, data: bytes) -> QSizeF:
    """The size in pixels, which the picture tells before it is unpacked; empty for a bad one."""
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if size.width() * size.height() > MOST_PIXELS:
        raise ExportError(LARGE_LOGO, path=shown(path), most=MOST_PIXELS // 1_000_000)
    return QSizeF(reader.read().size())
