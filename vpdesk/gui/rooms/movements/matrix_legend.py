"""What the colours of a balance matrix mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.matrix_colours import LEVELS, colour_table, span_of
from vpdesk.gui.widgets.named import named

LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)


class MatrixLegend(QWidget):
    """A band of all colours over what its ends and its middle stand for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.low = named(QLabel(wordWrap=True, alignment=LEFT), "matrixLow")
        self.middle = named(QLabel(wordWrap=True, alignment=CENTRE), "matrixMean")
        self.high = named(QLabel(wordWrap=True, alignment=RIGHT), "matrixHigh")
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(2)
        layout.addWidget(_Band(), 0, 0, 1, 3)
        for column, label in enumerate((self.low, self.middle, self.high)):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            layout.addWidget(label, 1, column, Qt.AlignmentFlag.AlignTop)
            layout.setColumnStretch(column, 1)
        self.setToolTip(
            self.tr("How much a pair's score depends on another's results; even colours are fair.")
        )

    def show_mean(self, mean: float) -> None:
        """Name the mean of a matrix and the ends of its colours."""
        number, span = user_language().number, span_of(mean)
        self.low.setText(self.tr("{number}: no influence").format(number=number(mean - span, 0)))
        self.middle.setText(self.tr("{number}: mean").format(number=number(mean, 1)))
        self.high.setText(self.tr("{number}: double").format(number=number(mean + span, 1)))


class _Band(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        data = colour_table(dark=is_dark(self.palette())).tobytes()
        image = QImage(data, LEVELS, 1, 3 * LEVELS, QImage.Format.Format_RGB888)
        painter = QPainter(self)
        painter.drawImage(QRectF(self.rect()), image)
        painter.end()
