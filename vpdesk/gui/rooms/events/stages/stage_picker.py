"""Where in an event of several stages or groups the room is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from vpdesk.event.event import Event
from vpdesk.event.place import StagePlace, places_of
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import labelled


class StagePicker(QWidget):
    """Shows the stages and groups of an event, each with how far it is; away where there is one.

    picked: the place that was chosen.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: tuple[StagePlace, ...] = ()
        self.choice = named(QComboBox(), "stageChoice", "groups#stages")
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choice.setToolTip(self.tr("The stage or group that is shown (Ctrl+PgUp, Ctrl+PgDown)"))
        self.choice.setAccessibleName(self.tr("Stage"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(labelled(self.tr("Stage"), self.choice))
        self.choice.activated.connect(lambda at: self.picked.emit(self._places[at]))
        self.hide()

    def show_event(self, event: Event, place: StagePlace) -> None:
        """Show where in an event one is."""
        self._places = places_of(event)
        several = len(self._places) > 1
        if several:
            from vpdesk.report.events.place_words import state_text  # start-up time

            language = user_language()
            texts = [state_text(event, each, language) for each in self._places]
            if texts != [self.choice.itemText(at) for at in range(self.choice.count())]:
                self.choice.clear()
                self.choice.addItems(texts)
            self.choice.setCurrentIndex(self._places.index(place))
        self.setVisible(several)

    def step(self, step: int) -> None:
        """Choose the place before or after the one that is shown."""
        at = self.choice.currentIndex() + step
        if 0 <= at < len(self._places):
            self.picked.emit(self._places[at])
