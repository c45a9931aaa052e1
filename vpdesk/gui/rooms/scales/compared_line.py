"""The line below the plot that reads all compared scales off at one margin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.read_out import compared_text
from vpdesk.report.scales.report import ScaleReport

NARROW = 62  # characters: beside the axis the line would be high
SHARE = 0.3  # of the height of plot and line, at most
NBSP = "\N{NO-BREAK SPACE}"


class ComparedLine(QLabel):
    """Words for one margin; as high as its longest words need, so that the plot stays as it is.

    Without anything to compare it takes no room, nor where the plot would have too little left.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._report: ScaleReport | None = None
        self._longest = ""
        self._room = 0
        super().__init__(parent)
        # Not at once: Qt shows what is hidden while its parent is being shown.
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._come_or_go)
        named(self, "comparedLabel", "compare#read-out")
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_report(self, report: ScaleReport | None) -> None:
        """Read off the scales of a report from here on."""
        before, self._report = self._report, report
        several = report is not None and len(report.compared) > 1
        longest = ""
        if several and report is not None:
            last = max(scale.last_margin for scale in report.compared)
            longest = max(map(self._words, (last // 4, last // 2, last)), key=len)
        if before and report and before.choice.of_any_boards == report.choice.of_any_boards:
            longest = max(self._longest, longest, key=len)  # a board count is turned through
        if longest != self._longest:
            self._longest = longest
            self._fit()
            self._come_or_go()

    def set_room(self, room: int) -> None:
        """Be there where the plot has enough of so many pixels left."""
        self._room = room
        self._settle.start()

    def _come_or_go(self) -> None:
        self.setVisible(bool(self._longest) and self.height() <= SHARE * self._room)

    def show_margin(self, margin: int | None) -> None:
        """Read off a margin, below 0 one that was lost by; None for none."""
        hint = self.tr("Point at a margin in the table or the plot to read off all scales.")
        self.setText(hint if margin is None else self._words(margin))

    def announce(self) -> None:
        """Have a screen reader say it."""
        announce(self, self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Be as high as the longest words need."""
        room = QRect(0, 0, max(self.width(), 1), 0xFFFF)
        wraps, metrics = int(Qt.TextFlag.TextWordWrap), self.fontMetrics()
        self.setFixedHeight(metrics.boundingRect(room, wraps, self._longest or "0").height())
        self.set_room(self._room)

    def _words(self, margin: int) -> str:
        assert self._report is not None
        report = self._report
        text = compared_text(report.compared, report.base or report.scale, margin, report.language)
        return text.replace(" ", NBSP).replace(f",{NBSP}", ", ")  # no line ends within a value


class PlotSide(QWidget):
    """A plot over a line of all compared scales and what chooses its axis."""

    def __init__(self, plot: QWidget, line: ComparedLine, axis: QWidget) -> None:
        super().__init__()
        self._line, self._low = line, False
        self._results: QWidget | None = None
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(plot, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(line, 1)
        self._axis_place = QWidget()  # shown or not beside what the axis itself is
        place = QVBoxLayout(self._axis_place)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(axis)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight  # as wide as it needs
        below.addWidget(self._axis_place, 0, corner)
        layout.addLayout(below)

    def set_low(self, low: bool) -> None:
        """Leave the axis to the menu of the plot, where there is little room."""
        self._low = low
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < NARROW * self.fontMetrics().averageCharWidth()
        self._axis_place.setVisible(not (self._low or narrow))

    def put(self, results: QWidget) -> None:
        """Have the results over the plot."""
        self._results = results
        self._layout.insertWidget(0, results)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._share()

    def _share(self) -> None:
        """Let the line be there where plot and line have enough of what the results leave."""
        room, results = self.height(), self._results
        if results is not None and self.isAncestorOf(results):
            room -= results.heightForWidth(self.width())
        self._line.set_room(room)
