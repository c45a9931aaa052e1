"""The signs that stand beside the encounters of a schedule, and what they mean."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.rows import row


class Sign(Enum):
    """What a sign says of an encounter."""

    SWITCHED = "switched"
    CHANGED = "changed"
    LOCKED = "locked"
    SHARED = "shared"
    RELAYED = "relayed"


def draw_sign(painter: QPainter, place: QRectF, sign: Sign, colour: QColor) -> None:
    """Draw a sign into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / 12, place.height() / 12)
    pen = QPen(colour, 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _DRAWN[sign](painter, colour)
    painter.restore()


def _switched(painter: QPainter, colour: QColor) -> None:
    """One arrow to the right over one to the left."""
    painter.drawPolyline(_line((1, 4), (11, 4), (8.2, 1.2)))
    painter.drawPolyline(_line((11, 8), (1, 8), (3.8, 10.8)))


def _changed(painter: QPainter, colour: QColor) -> None:
    """A filled corner."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(_line((1, 0), (12, 0), (12, 11)))


def _locked(painter: QPainter, colour: QColor) -> None:
    """A padlock."""
    painter.drawArc(QRectF(3.4, 0.8, 5.2, 8), 0, 180 * 16)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(2, 5.4, 8, 5.8), 1, 1)


def _shared(painter: QPainter, colour: QColor) -> None:
    """A board on another one."""
    painter.drawRect(QRectF(1, 1, 6.6, 6.6))
    painter.drawPolyline(_line((10.8, 4.4), (10.8, 10.8), (4.4, 10.8)))


def _relayed(painter: QPainter, colour: QColor) -> None:
    """A stand, and a board on it."""
    painter.drawPolyline(_line((2.2, 11), (2.2, 6.6), (9.8, 6.6), (9.8, 11)))
    painter.setBrush(colour)
    painter.drawRect(QRectF(4.2, 2, 3.6, 2.2))


_DRAWN = {
    Sign.SWITCHED: _switched,
    Sign.CHANGED: _changed,
    Sign.LOCKED: _locked,
    Sign.SHARED: _shared,
    Sign.RELAYED: _relayed,
}


def _line(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])


class SignLegend(QWidget):
    """Names the signs that a schedule has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = {
            Sign.SWITCHED: self.tr("switched"),
            Sign.CHANGED: self.tr("changed"),
            Sign.LOCKED: self.tr("locked"),
            Sign.SHARED: self.tr("shared boards"),
            Sign.RELAYED: self.tr("boards from a stand"),
        }
        layout = FlowLayout(12, self)
        self._entries: dict[Sign, QWidget] = {}
        for sign, text in texts.items():
            label = QLabel(text)
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self._entries[sign] = row(_Picture(sign), label)
            layout.addWidget(self._entries[sign])

    def show_signs(self, signs: frozenset[Sign]) -> None:
        """Name these signs."""
        for sign, entry in self._entries.items():
            entry.setVisible(sign in signs)


class _Picture(QWidget):
    """A sign as high as the digits beside it."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().capHeight() + 1
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.Text)
        if self._sign is Sign.CHANGED:
            colour = self.palette().color(QPalette.ColorRole.Accent)
        draw_sign(painter, QRectF(self.rect()), self._sign, colour)
        painter.end()
