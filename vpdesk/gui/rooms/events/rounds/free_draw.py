"""A round that is put together by hand: who meets whom, one match after the other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.event.free import Couple, odd_ones, put_together
from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.rooms.events.field.forbidden import RemovableList
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import ask
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.report.events.kind_words import FIRST, SECOND
from vpdesk.report.events.names import player_name
from vpdesk.report.events.why.opinions import broken_words
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.tournament import Tournament

LINES, WIDTH = 8, 50  # of the list, in lines and characters
DASH = "\N{EN DASH}"


class FreeDrawDialog(AskingDialog):
    """Asks for the matches of a tournament's next round; what breaks a rule is asked about.

    drawn: the tournament with the round.
    """

    drawn = Signal(object)

    def __init__(self, tournament: Tournament, parent: QWidget) -> None:
        number = tournament.next_round
        title = self.tr("Matches of Round {round}").format(round=number)
        super().__init__(parent, "freeDrawDialog", "rounds#free", title, self.tr("Pair the Round"))
        self._tournament, self._couples = tournament, list[Couple]()
        self._there = [each.number for each in tournament.present(number)]
        self.home, self.visitors = (named(QComboBox(), name) for name in ("freeHome", "freeAway"))
        self.add = named(QPushButton(self.tr("&Add Match")), "freeAdd")
        self.matches = named(RemovableList(), "freeMatches")
        self.remove = named(QPushButton(self.tr("&Remove Match")), "freeRemove")
        self._lay_out()
        self._connect()
        self._show()
        self.home.setFocus()

    def accept(self) -> None:
        """Draw the round; first ask where a match breaks a rule."""
        if odd := [self._told(couple, codes) for couple, codes in self._odd(self._couples)]:
            text = self.tr("Draw round {round} like this?").format(
                round=self._tournament.next_round
            )
            answers = self.tr("&Draw It"), self.tr("&Cancel")
            ask(self, "freeQuestion", text, "\n".join(odd), answers, self._draw)
        else:
            self._draw()

    def _draw(self) -> None:
        made = with_round(self._tournament, put_together(self._tournament, self._couples))
        super().accept()
        self.drawn.emit(made)

    def _odd(self, couples: list[Couple]) -> list[tuple[Couple, tuple[str, ...]]]:
        return list(odd_ones(self._tournament, couples))

    def _told(self, couple: Couple, codes: tuple[str, ...]) -> str:
        """What a match breaks: "Alfa – Beta repeats round 3"."""
        return f"{self._text(couple)} {broken_words(codes, user_language())}"

    def _text(self, couple: Couple) -> str:
        names = (player_name(self._tournament.by_number[each]) for each in couple)
        return f" {DASH} ".join(names)

    @property
    def _wanted(self) -> Couple | None:
        """The match that can be added."""
        home, visitors = self.home.currentData(), self.visitors.currentData()
        return None if None in (home, visitors) or home == visitors else (home, visitors)

    def _add(self) -> None:
        if (wanted := self._wanted) is not None:
            self._couples.append(wanted)
            self._show()
            self.matches.setCurrentRow(len(self._couples) - 1)
            (self.home if self.home.count() > 1 else self.buttons).setFocus()

    def _take_apart(self, *_: object) -> None:
        if (at := self.matches.currentRow()) >= 0:
            del self._couples[at]
            self._show()
            self.matches.setCurrentRow(min(at, len(self._couples) - 1))

    def _show(self) -> None:
        """List the matches, and offer those who have none."""
        seated = {each for couple in self._couples for each in couple}
        self._left = [each for each in self._there if each not in seated]
        for combo in (self.home, self.visitors):
            combo.blockSignals(True)
            combo.clear()
            for each in self._left:
                combo.addItem(player_name(self._tournament.by_number[each]), each)
            combo.blockSignals(False)
        self.visitors.setCurrentIndex(min(1, self.visitors.count() - 1))
        self.matches.clear()
        odd = dict(self._odd(self._couples))
        for couple in self._couples:
            text = self._told(couple, odd[couple]) if couple in odd else self._text(couple)
            QListWidgetItem(text, self.matches)
        self.remove.setEnabled(bool(self._couples))
        good = self.ok
        good.setEnabled(bool(self._couples))
        more = len(self._left) > 1
        self.add.setDefault(more)
        good.setDefault(not more)
        self._say()

    def _say(self) -> None:
        """What the rules say of the match that can be added, or who is left over."""
        wanted = self._wanted
        self.add.setEnabled(wanted is not None)
        odd = self._odd([wanted]) if wanted is not None else []
        text = self._told(*odd[0]) if odd else ""
        if not text and self._couples:
            names = ", ".join(player_name(self._tournament.by_number[each]) for each in self._left)
            alone, several = self.tr("{name} has a bye."), self.tr("Without a match: {names}.")
            text = alone.format(name=names) if len(self._left) == 1 else several.format(names=names)
            text = text if self._left else self.tr("Everybody has a match.")
        self.line.setText(text)

    def _lay_out(self) -> None:
        kind, language, letters = self._tournament.kind, user_language(), self.fontMetrics()
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        sides = ((FIRST, self.home), (SECOND, self.visitors))
        for words, combo in sides:
            combo.setAccessibleName(words.of(kind, language))
        fields = [labelled(words.of(kind, language), combo) for words, combo in sides]
        layout.addWidget(flow(*fields, self.add))
        self.matches.setAccessibleName(self.tr("Matches of the round"))
        self.matches.setMinimumSize(
            WIDTH * letters.averageCharWidth(), LINES * letters.lineSpacing()
        )
        layout.addWidget(self.matches, 1)
        layout.addWidget(flow(self.remove))
        layout.addWidget(self.line)
        self.lay_out(page, self.buttons)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._take_apart)
        for combo in (self.home, self.visitors):
            combo.currentIndexChanged.connect(self._say)
        self.matches.removeRequested.connect(self._take_apart)
