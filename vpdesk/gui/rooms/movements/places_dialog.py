"""Who finishes where: a movement played thousands of times with pairs of known strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.work import Work, WorkSteps
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.places_chart import PlacesChart
    from vpdesk.movements.movement import Movement
    from vpdesk.movements.places import PlacesFound

AT_FIRST, MILLION = 40_000, 1_000_000
THOUSANDS = "\N{NO-BREAK SPACE}"


class MovementPlaces(QWidget):
    """The chance of each place for each strength, and what it says of the movement.

    placesChanged: other chances (PlacesFound) are shown, of all the events that were wanted.
    """

    placesChanged = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: PlacesFound | None = None
        self.chart: PlacesChart | None = None
        self._movement: Movement | None = None
        self._work = Work(self)
        self._events = 0  # to be played
        self._stale = False
        self._enough = False
        self._language = user_language()
        self.figures = named(QLabel(wordWrap=True), "placesFigures")
        self.read_out = named(QLabel(wordWrap=True), "placesReadOut")
        self.million = named(QPushButton(self.tr("Play a Mi&llion Events")), "millionButton")
        self.progress = named(QProgressBar(), "placesProgress")
        self.cancel = named(QPushButton(self.tr("Ca&ncel")), "cancelPlacesButton")
        self._chart_place = QWidget()
        self._frame = FocusFrame(self._chart_place)
        self._describe()
        self._lay_out()
        self._show_running()
        self._work.failed.connect(self._show_error)
        self._work.finished.connect(self._finish)
        self._work.progressed.connect(self._show)
        self._work.runningChanged.connect(self._show_running)
        self.cancel.clicked.connect(self.stop)
        self.million.clicked.connect(lambda: self._play(MILLION))

    def show_movement(self, movement: Movement) -> None:
        """Play another movement; while this is hidden, not before it is seen.

        The last picture stays until the first results are there, and while it is the same one.
        """
        if movement == self._movement:
            return
        self._movement, self._stale = movement, True
        if self.isVisible():
            self._play_if_stale()

    def stop(self) -> None:
        """End the events; what they gave so far stays."""
        if self._work.running:
            self._work.cancel()
            if self._work.last is not None:
                self._show(self._work.last)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.chart is None:
            from vpdesk.gui.rooms.movements.places_chart import (  # it brings numpy
                PlacesChart,
            )

            self.chart = named(PlacesChart(), "placesChart")
            self.chart.strengthPicked.connect(self._show_read_out)
            self._frame.set_content(self.chart)
        self._play_if_stale()

    def _play_if_stale(self) -> None:
        if self._stale:
            self._stale = False
            self._play(AT_FIRST)

    def _play(self, events: int) -> None:
        movement = self._movement
        if movement is None:
            return
        self._enough = False
        self._events = events
        self._work.start(lambda: _steps(movement, events))

    def _finish(self, places: PlacesFound) -> None:
        self._show(places)
        # Fewer events than that mean that there are no more, and that the figures are exact.
        self._enough = self._events >= MILLION or places.samples < self._events
        self._show_running()
        self.placesChanged.emit(places)

    def _show(self, places: PlacesFound) -> None:
        assert self.chart is not None
        self.places = places
        self.chart.show_places(places)
        self.progress.setValue(round(100 * places.samples / self._events))
        number = self._language.number
        text = self.tr("sdb/3 {sdb3}, Qb {qb}, Qd {qd}, {events} events")
        self.figures.setText(
            text.format(
                sdb3=number(places.sdb3, 1),
                qb=number(places.qb, 1),
                qd=number(places.qd, 1),
                events=f"{places.samples:,}".replace(",", THOUSANDS),
            )
        )
        self._show_read_out()

    def _show_read_out(self) -> None:
        if self.places is None or self.chart is None:
            return
        strength, chances = self.chart.picked, self.places.chances
        own = 100 * float(chances[strength - 1, strength - 1])
        within = 100 * float(chances[strength - 1, :strength].sum())
        text = (
            self.tr(
                "Strength {strength}: place {strength} in {own}\N{NO-BREAK SPACE}% of events, "
                "that or better in {within}\N{NO-BREAK SPACE}%."
            )
            if strength > 1
            else self.tr("Strength 1 takes place 1 in {own}\N{NO-BREAK SPACE}% of all events.")
        )
        number = self._language.number
        self.read_out.setText(
            text.format(strength=strength, own=number(own, 1), within=number(within, 1))
        )

    def _show_running(self) -> None:
        running = self._work.running
        self.progress.setVisible(running)
        self.cancel.setVisible(running)
        self.million.setVisible(not running)
        self.million.setEnabled(not self._enough and self._movement is not None)
        self.progress.setValue(0)

    def _show_error(self, error: Exception) -> None:
        self.read_out.setText(error_text(error))

    def _describe(self) -> None:
        self.figures.setToolTip(
            self.tr(
                "sdb/3: luck in percentages. Qb: the same as quality. Qd: how many places are "
                "right, in %."
            )
        )
        self.figures.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.million.setToolTip(self.tr("More events make the figures more exact."))
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(self.tr("Events played"))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.figures)
        layout.addWidget(self._frame, 1)
        layout.addWidget(self.read_out)
        work = QHBoxLayout()
        work.addWidget(self.million, alignment=Qt.AlignmentFlag.AlignLeft)
        work.addWidget(self.progress, 1)
        work.addWidget(self.cancel)
        layout.addLayout(work)


def _steps(movement: Movement, events: int) -> WorkSteps:
    from vpdesk.movements.places import places_steps  # it brings numpy

    return places_steps(movement, events)
