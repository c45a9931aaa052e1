"""Why a rule of an event cannot be changed, or not so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.tournament.entries import has_results
from vpdesk.tournament.tournament import Tournament

BEGUN = QT_TRANSLATE_NOOP("SwissSettings", "Can be changed while no round is drawn.")
SEVERAL = QT_TRANSLATE_NOOP("SwissSettings", "Can be changed while the event has one stage.")
NO_RESULT = QT_TRANSLATE_NOOP("SwissSettings", "Can be changed while there is no result.")
BY_TABLE = QT_TRANSLATE_NOOP("SwissSettings", "A round robin follows its table.")
NO_ROUNDS = QT_TRANSLATE_NOOP("SwissSettings", "Needs the number of rounds.")
DRAWN = QT_TRANSLATE_NOOP("SwissSettings", "Rounds that are drawn already: {rounds}.")
# Of Baku's acceleration the rounds with more points follow from how many there are.
MAY_CLOSE = ("kind", "rounds", "chess_draw", "first_colour", "match_boards", "places", "baku")


def closed_rules(tournament: Tournament, *, alone: bool) -> dict[str, str]:
    """Why a rule cannot be changed, by its field. alone: the tournament is the whole event."""
    found = {}
    if not tournament.planned:
        found["baku"] = NO_ROUNDS
    if tournament.by_table:
        found["rounds"] = BY_TABLE
    if has_results(tournament) or (tournament.rounds and not tournament.all_drawn):
        found["places"] = NO_RESULT
    if not alone:
        found |= dict.fromkeys(("kind", "chess_draw"), SEVERAL)
    if tournament.rounds:
        found |= dict.fromkeys(("kind", "chess_draw", "first_colour", "match_boards"), BEGUN)
    return found


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
