"""Who may not meet: pairs or groups of entrants, for all rounds or the first ones."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.report.events.kind_words import NUMBERS, TWO_NUMBERS
from vpdesk.report.step_words import step_words
from vpdesk.tournament.field.entries import groups_apart
from vpdesk.tournament.tournament import Forbidden, Tournament

MOST_ROUNDS = 99
WIDE = 14  # characters of the field for numbers


class EventForbidden(QWidget):
    """Lists who may not meet, and takes more of them.

    requested: the tournament as it is wanted, and what was changed.
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament(())
        self.list = named(RemovableList(), "forbiddenList")
        self.list.setAccessibleName(self.tr("Entrants who may not meet"))
        self.list.setToolTip(self.tr("Delete removes an entry."))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.numbers = named(QLineEdit(), "forbiddenNumbers")
        self.complaint = Complaint()  # of the numbers
        self.numbers.setPlaceholderText("3 7")
        self.numbers.setToolTip(self.tr("Two numbers or more; Enter adds them."))
        self.until = named(CountField(), "forbiddenUntil")
        self.until.setRange(0, MOST_ROUNDS)
        self.until.setSpecialValueText(self.tr("the end"))
        self.add = named(QPushButton(self.tr("Keep Apart")), "forbiddenAdd")
        self.clubs = named(QPushButton(self.tr("Keep Clubs Apart")), "forbiddenClubs")
        self.clubs.setToolTip(self.tr("Nobody meets a clubmate until that round."))
        self.numbers.setMaximumWidth(WIDE * self.fontMetrics().averageCharWidth())
        self.list.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        leave_keys(self.numbers)
        leave_keys(self.until)
        title = QLabel(self.tr("Not to meet"))
        title.setBuddy(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(title)
        layout.addWidget(self.list, 1)
        layout.addWidget(
            flow(
                labelled(self.tr("Numbers"), self.numbers),
                labelled(self.tr("until round"), self.until),
            )
        )
        layout.addWidget(flow(self.add, self.clubs))
        self.add.clicked.connect(self._add)
        self.numbers.textChanged.connect(lambda _: self.complaint.say(self.numbers, ""))
        self.numbers.returnPressed.connect(self._add)
        self.clubs.clicked.connect(self._keep_clubs_apart)
        self.list.removeRequested.connect(self._remove)

    def show_tournament(self, tournament: Tournament) -> None:
        """List those of a tournament."""
        self.numbers.setAccessibleName(NUMBERS.of(tournament.kind, user_language()))
        self._tournament = tournament
        row = self.list.currentRow()
        self.list.clear()
        for each in tournament.forbidden:
            item = QListWidgetItem(self._text(each))
            item.setToolTip(plain_tip(item.text()))
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.clubs.setEnabled(any(each.group for each in tournament.entrants))

    def _text(self, each: Forbidden) -> str:
        names = self._tournament.by_number
        who = ", ".join(f"{number} {names[number].name}" for number in each.entrants)
        if not each.last_round:
            return who
        return self.tr("{players}: until round {round}").format(players=who, round=each.last_round)

    def _add(self) -> None:
        words = self.numbers.text().replace(",", " ").replace("-", " ").split()
        typed = {word.lstrip("0") for word in words}
        known = {str(number): number for number in self._tournament.by_number}
        numbers = {known[word] for word in typed if word in known}
        if len(numbers) < 2 or not known.keys() >= typed:
            text = TWO_NUMBERS.of(self._tournament.kind, user_language())
            self.complaint.say(self.numbers, text)
            self.numbers.setFocus()
            return
        more = Forbidden(tuple(sorted(numbers)), 1, self.until.value())
        self.numbers.clear()
        self._request((*self._tournament.forbidden, more))

    def _keep_clubs_apart(self) -> None:
        wanted = groups_apart(self._tournament, self.until.value())
        self.requested.emit(wanted, step_words("EventForbidden", "forbidden pairs"))

    def _remove(self, row: int) -> None:
        rest = list(self._tournament.forbidden)
        del rest[row]
        self._request(tuple(rest))

    def _request(self, forbidden: tuple[Forbidden, ...]) -> None:
        wanted = replace(self._tournament, forbidden=tuple(dict.fromkeys(forbidden)))
        self.requested.emit(wanted, step_words("EventForbidden", "forbidden pairs"))


class RemovableList(QListWidget):
    """removeRequested: the row that the user wants out."""

    removeRequested = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.currentRow() >= 0:
            self.removeRequested.emit(self.currentRow())
        else:
            super().keyPressEvent(event)
