"""Why a rule of an event cannot be changed, or not so."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.tournament.field.entries import has_results
from vpdesk.tournament.tournament import Tournament


class Closed(NamedTuple):
    """A reason, and whether it holds: of a tournament that is, or is not, the whole event."""

    why: str
    holds: Callable[[Tournament, bool], bool]


BEGUN = Closed(
    QT_TRANSLATE_NOOP("EventSettings", "Only while no round is drawn."),
    lambda tournament, _alone: bool(tournament.rounds),
)
SEVERAL = Closed(
    QT_TRANSLATE_NOOP("EventSettings", "Only while the event has a single stage."),
    lambda _tournament, alone: not alone,
)
NO_RESULT = Closed(
    QT_TRANSLATE_NOOP("EventSettings", "Only while there is no result."),
    lambda tournament, _alone: (
        has_results(tournament) or bool(tournament.rounds and not tournament.all_drawn)
    ),
)
UNPLAYED = Closed(NO_RESULT.why, lambda tournament, _alone: has_results(tournament))
BY_TABLE = Closed(
    QT_TRANSLATE_NOOP("EventSettings", "A round robin follows its table."),
    lambda tournament, _alone: tournament.by_table,
)
# Of Baku's acceleration the rounds with more points follow from how many there are.
NO_ROUNDS = Closed(
    QT_TRANSLATE_NOOP("EventSettings", "Needs the number of rounds."),
    lambda tournament, _alone: not tournament.planned,
)
DRAWN = QT_TRANSLATE_NOOP("EventSettings", "Rounds that are drawn already: {rounds}.")


class Refusal(QObject):
    """Says beside one of some fields why it has its old value again, until the field is left."""

    def __init__(self, *fields: QWidget) -> None:
        super().__init__()
        self._complaints = {each: Complaint() for each in fields}
        for each in fields:
            each.installEventFilter(self)

    @property
    def text(self) -> str:
        """What is said, or "" for nothing."""
        return "".join(each.text for each in self._complaints.values())

    def say(self, field: QWidget, text: str) -> None:
        """Say it beside a field, and nothing beside the others."""
        for each, complaint in self._complaints.items():
            complaint.say(each, text if each is field else "")

    def forget(self) -> None:
        """What was refused is of no interest any more."""
        for each, complaint in self._complaints.items():
            complaint.say(each, "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.forget()
        return super().eventFilter(watched, event)
