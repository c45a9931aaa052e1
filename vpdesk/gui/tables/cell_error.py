"""Why what was typed is refused, beside where it was typed; the text stays there to be mended."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

WIDEST = 46  # average characters in a line
GAP = 2  # pixels


class CellError(QLabel):
    """Lies over a page under the cell or field that it is about; gone at the next key."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(4)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_under(self, text: str, holder: QWidget, place: QRect, field: QLineEdit | None) -> None:
        """Say why what stands in a field is refused.

        place: of the field, in what holds it. field: in which the text is mended, None where
        there is none any more.
        """
        self.setText(f"\N{WARNING SIGN} {text}")
        page = cast(
            "QWidget", self.parentWidget()
        )  # which holds this: were it held too, both would live on
        room = min(WIDEST * self.fontMetrics().averageCharWidth(), page.width())
        frame = 2 * (self.margin() + self.frameWidth())
        one_line = self.fontMetrics().horizontalAdvance(self.text()) + frame + 2
        self.resize(min(room, one_line), self.heightForWidth(min(room, one_line)))
        below = holder.mapTo(page, place.bottomLeft()) + QPoint(0, GAP)
        if below.y() + self.height() > page.height():
            above = holder.mapTo(page, place.topLeft())
            below.setY(above.y() - GAP - self.height())
        below.setX(max(0, min(below.x(), page.width() - self.width())))
        self.move(below)
        self.show()
        self.raise_()
        if field is not None:
            field.setAccessibleDescription(text)
            field.textEdited.connect(self.hide)
            field.destroyed.connect(self.hide)
