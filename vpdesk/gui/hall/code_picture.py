"""A QR code as a picture that is sharp at every size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET = 4  # modules of white around a code, without which phones do not find it


def code_rows(text: str) -> tuple[bytes, ...]:
    """The modules of a QR code, 1 for a dark one, without the white around them."""
    import segno  # where a code is shown

    return tuple(bytes(row) for row in segno.make(text, error="m", micro=False).matrix)


def wifi_text(name: str, password: str) -> str:
    """What a code says that joins a Wi-Fi; without a password it is an open one."""
    from segno.helpers import make_wifi_data

    security = "WPA" if password else None
    return str(make_wifi_data(name, password or None, security))


def paint_code(painter: QPainter, rect: QRectF, rows: tuple[bytes, ...]) -> None:
    """Paint a code on white, as large as a square in a rectangle."""
    count = len(rows) + 2 * QUIET
    side = min(rect.width(), rect.height())
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    step = side / count
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # it would leave fine lines
    painter.fillRect(QRectF(left, top, side, side), Qt.GlobalColor.white)
    for y, row in enumerate(rows, QUIET):
        for x, dark in enumerate(row, QUIET):
            if dark:
                painter.fillRect(
                    QRectF(left + x * step, top + y * step, step * 1.02, step * 1.02),
                    Qt.GlobalColor.black,
                )
    painter.restore()


class CodePicture(QWidget):
    """Shows a code; its accessible name says what it leads to."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._rows: tuple[bytes, ...] = ()
        self._text = ""
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_code(self, text: str, name: str) -> None:
        """Show the code of a text, "" for none; name: what it is, for a screen reader."""
        if text != self._text:
            self._text = text
            self._rows = code_rows(text) if text else ()
            self.update()
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._side // 2, self._side // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rows:
            painter = QPainter(self)
            paint_code(painter, QRectF(self.rect()), self._rows)
            painter.end()
