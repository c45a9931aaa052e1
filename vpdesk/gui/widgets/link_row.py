"""A line that leads somewhere: what it is called, and in grey what there is to say of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from vpdesk.gui.texts import plain_tip

ROLE = QPalette.ColorRole
LINES = 1.7  # its height, in lines of its type
GAP = 16  # between name and detail
EDGE = 2
NAME_SHARE = 0.6  # of the width, that the name may take


class LinkRow(QAbstractButton):
    """A button that looks like a link; its detail gives way where there is too little room."""

    def __init__(self, name: str, tip: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.detail = ""
        self.show_name(name)
        self.setToolTip(plain_tip(tip))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_name(self, name: str) -> None:
        """Lead elsewhere."""
        self._name = name
        self.setText(name.replace("&", "&&"))
        self.show_detail(self.detail)
        self.updateGeometry()

    def show_detail(self, detail: str) -> None:
        """Say something of it."""
        self.detail = detail
        self.setAccessibleName(", ".join(filter(None, (self._name, detail))))
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self._name) + metrics.horizontalAdvance(self.detail)
        return QSize(width + GAP + 2 * EDGE, round(LINES * metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, metrics, room = (
            self.palette(),
            self.fontMetrics(),
            self.rect().adjusted(EDGE, 0, -EDGE, 0),
        )
        font = QFont(self.font())
        font.setUnderline(self.underMouse() and self.isEnabled())
        painter.setFont(font)
        muted = palette.color(ROLE.PlaceholderText)
        painter.setPen(palette.color(ROLE.Link) if self.isEnabled() else muted)
        most = round(room.width() * NAME_SHARE) if self.detail else room.width()
        elide, middle = Qt.TextElideMode.ElideRight, int(Qt.AlignmentFlag.AlignVCenter)
        name = metrics.elidedText(self._name, elide, most)
        painter.drawText(room, middle, name)
        painter.setFont(self.font())
        painter.setPen(muted)
        left = room.left() + metrics.horizontalAdvance(name) + GAP
        rest = QRect(left, room.top(), max(0, room.right() - left), room.height())
        painter.drawText(rest, middle, metrics.elidedText(self.detail, elide, rest.width()))
        if self.hasFocus():
            painter.setPen(QPen(palette.color(ROLE.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
