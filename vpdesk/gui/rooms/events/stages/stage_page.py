"""A stage that has not begun: what it will be, and what it waits for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from vpdesk.event.event import Event, EventError
from vpdesk.event.planning import check_size
from vpdesk.event.stages import who_plays
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import row
from vpdesk.report.events.stage_words import stage_text


class StagePage(QWidget):
    """Says what a stage will be, and lets it begin, be changed or removed."""

    beginRequested = Signal()
    changeRequested = Signal()
    removeRequested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = named(QLabel(wordWrap=True), "stageWhat")
        self.waits = named(QLabel(wordWrap=True), "stageWaits")
        self.begin = named(QPushButton(self.tr("Begin Stage")), "stageBegin")
        self.change = named(QPushButton(self.tr("Change Stage…")), "stageChange")
        self.remove = named(QPushButton(self.tr("Remove Stage")), "stageRemove")
        self.begin.setToolTip(self.tr("Puts those who play into their groups (F9)"))
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(self.what)
        layout.addWidget(self.waits)
        layout.addWidget(row(self.begin, self.change, self.remove, None))
        layout.addStretch(1)
        self.begin.clicked.connect(self.beginRequested)
        self.change.clicked.connect(self.changeRequested)
        self.remove.clicked.connect(self.removeRequested)

    def show_stage(self, event: Event, number: int, *, read_only: bool) -> None:
        """Show a stage that has not begun."""
        language = user_language()
        self.what.setText(stage_text(event, number, language))
        names = {each.number: each.name for each in event.entrants}
        ready = True
        try:
            numbers = who_plays(event, number)
            check_size(len(numbers), len(event.stage(number).groups))
            text = self.tr("It can begin with {names}.")
            text = text.format(names=", ".join(names[each] for each in numbers))
        except EventError as error:
            ready, text = False, language.error(error)
        self.waits.setText(text)
        self.begin.setEnabled(ready and not read_only)
        for button in (self.change, self.remove):
            button.setEnabled(not read_only)

    def go(self) -> None:
        """Move the keyboard to what can be done."""
        (self.begin if self.begin.isEnabled() else self.change).setFocus()
