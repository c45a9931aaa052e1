"""The rounds of a Swiss tournament: their draw, their results, and changes by hand."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.rooms.events.rounds.changes_log import ChangesLog
from vpdesk.gui.rooms.events.rounds.drawing import Corrections, EventDrawing, missing_before
from vpdesk.gui.rooms.events.rounds.entry import ResultEntry
from vpdesk.gui.rooms.events.rounds.games_model import HOME_POINTS, VISITOR_POINTS
from vpdesk.gui.rooms.events.rounds.games_table import GamesTable
from vpdesk.gui.rooms.events.state_texts import advice, round_state, round_text
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.announce import announce, done_text
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.mark_key import MarkKey
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.question import ask
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tab_order import tell_label
from vpdesk.gui.widgets.targets import SignButton
from vpdesk.report.events import kind_words
from vpdesk.report.events.why.opinions import opinion_words
from vpdesk.report.step_words import step_words
from vpdesk.tournament.draws.next_round import explained
from vpdesk.tournament.results import typed_results
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Stage
    from vpdesk.gui.rooms.events.document import AskChange
    from vpdesk.gui.rooms.events.rounds.drawing import Trace
    from vpdesk.gui.rooms.events.rounds.explanation import BoardsOf, EventExplanation

BOARDS_SHARE = 0.62  # of the width
MOST_TRACES = 30
BOARDS_FIRST_MS = 10  # they are painted before what takes longer to load
NARROW = 110  # characters beside each other, below which the boards need all of the width


class EventRounds(Fitted, QWidget):
    """Shows one round of a tournament, the last one first, beside what explains it.

    request: asks for another tournament.
    """

    def __init__(self, request: AskChange, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask_for = request
        self._tournament = Tournament(())
        self._read_only = False
        self._of_points = True  # points before a round say something
        self._language = user_language()
        self.explanation: EventExplanation | None = None
        self._boards_of: BoardsOf = lambda _: ()  # of a round of pairs
        self._explained: object = None  # what the explanation shows
        # Of draws that were made here, by the tournament before; undo and redo lead there again.
        self._traces: deque[tuple[Tournament, Trace]] = deque(maxlen=MOST_TRACES)
        self.before = named(SignButton(), "roundBefore", "rounds#correct")
        self.rounds = named(QComboBox(), "roundChoice", "rounds#correct")
        self.after = named(SignButton(), "roundAfter", "rounds#correct")
        self.drawing = EventDrawing()
        self.unpair = named(QPushButton(), "unpairButton")
        self.state = named(QLabel(), "roundState")
        self.why = named(QPushButton(self.tr("Explanation")), "explanationButton")
        self._narrow: bool | None = None
        self._quick_label = QLabel()
        self.quick = named(QLineEdit(), "quickResult")
        self.table = named(GamesTable(), "gamesTable")
        self.entry = ResultEntry(self.table, self.quick, self)
        self.changes = ChangesLog()
        self.log = self.changes.list
        self.line = named(MessageLine(), "roundsLine")
        self.key = MarkKey()
        self.corrections = Corrections(self)
        self._lay_out()
        tell_label(self.rounds, self.tr("Round"))
        self._connect()
        self._say_who_plays()
        self.show_tournament(self._tournament)

    @property
    def round_number(self) -> int:
        """The round that is shown; 0 where none is drawn."""
        return self.rounds.currentIndex() + 1

    def show_tournament(
        self,
        tournament: Tournament,
        *,
        read_only: bool = False,
        stage: Stage | None = None,
        other: bool = False,
    ) -> None:
        """Show a tournament; the round that is played where it is new, else the one as before.

        stage: whose tournament it is, where that says how it is drawn. other: it is another one.
        """
        count, shown = len(tournament.rounds), self.round_number
        if other:
            self.corrections.forget()
            self.entry.error.hide()
            self.quick.clear()
            self.line.show_for_now("")
            self.table.go_nowhere()
        known, self._tournament, self._read_only = self._tournament.kind, tournament, read_only
        knock_out = stage is not None and stage.draw.is_knock_out
        self.entry.show_draw(knock_out=knock_out)
        self._of_points = not (knock_out or tournament.is_knock_out)
        if tournament.kind is not known:
            self._say_who_plays()
        if other or count != self.rounds.count():
            shown = tournament.current_round
            self.rounds.clear()
            self.rounds.addItems([""] * count)
        for at in range(count):
            self.rounds.setItemText(at, round_text(at + 1, tournament.planned))
        self.rounds.setCurrentIndex(min(shown, count) - 1)
        self.drawing.show_tournament(tournament, read_only=read_only, stage=stage)
        self._show_round()

    def know_boards(self, boards_of: BoardsOf) -> None:
        """Who knows the boards of a round of pairs."""
        self._boards_of = boards_of

    def _say_who_plays(self) -> None:
        self._quick_label.setText(self._said(kind_words.QUICK))
        self.quick.setToolTip(self._said(kind_words.QUICK_TIP))
        self.quick.setPlaceholderText(self._tournament.play.example)
        self.table.setAccessibleName(self._said(kind_words.PAIRINGS))
        of_match = self._tournament.play.has_vps
        about("rounds#matches" if of_match else "rounds#results", self.quick, self.table)

    def show_round(self, number: int) -> None:
        """Show another round, if there is one with this number."""
        if 1 <= number <= self.rounds.count() and number != self.round_number:
            self.rounds.setCurrentIndex(number - 1)
            self._show_round()

    def go(self) -> None:
        """Move the keyboard to the boards, or to the draw where there are none."""
        if not self._tournament.rounds and self.drawing.button.isEnabled():
            self.drawing.button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.table.currentIndex().isValid():
            self._go_missing()

    def go_quick(self) -> None:
        """Move the keyboard to the field for a board and its result."""
        self.quick.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.quick.selectAll()

    def go_explanation(self) -> None:
        """Move the keyboard to the explanation of the draw."""
        self.why.setChecked(True)
        if self.explanation is not None:
            self.explanation.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def draw(self) -> None:
        """Draw the next round."""
        self.drawing.start()

    def unpair_last(self) -> None:
        """Take the draw of the last round back."""
        if not self._tournament.rounds or self._read_only:
            return
        drawn = self._tournament.rounds[-1]
        count = len(drawn.games) - len(typed_results.missing(drawn))
        number = len(self._tournament.rounds)
        sheets = bool(self.table.games.notes) and self.round_number == number
        if not count and not sheets:
            self._unpair()
            return
        text = self.tr("Take back the draw of round {round}?").format(round=number)
        details = translate(
            "EventRounds",
            "%n result(s) of it would be removed, too. Undo brings them back.",
            None,
            count,
        )
        if not count:
            details = self.tr("Its score sheets would be removed, too. Undo brings them back.")
        elif drawn.finished:
            details = self.tr("All its results would be removed, too. Undo brings them back.")
        answers = self.tr("&Unpair"), self.tr("&Cancel")
        ask(self, "unpairQuestion", text, details, answers, self._unpair)

    def _unpair(self) -> None:
        number, wanted = len(self._tournament.rounds), typed_results.unpaired(self._tournament)
        if self._request(
            wanted, step_words("EventRounds", "unpair round {round}", round=number), number
        ):
            text = self.tr("Round {round} is no longer drawn; undo brings it back.")
            self.line.show_for_now(text.format(round=number))

    def explain(self, at: int) -> None:
        """Explain a row of the round, in the explanation."""
        self.go_explanation()
        self._explain_row(at)

    def exchange(self) -> None:
        """Mark the entrant that the keyboard is at, or exchange the marked one with that."""
        self.table.exchange()

    def load(self) -> None:
        """Put the explanation in its place: it takes longer to load."""
        if self.explanation is None:
            from vpdesk.gui.rooms.events.rounds.explanation import EventExplanation

            self.explanation = named(EventExplanation(), "eventExplanation", "draws#why")
            self.explanation.entrantPicked.connect(self._follow_entrant)
            self._side.insertWidget(0, self.explanation, 1)
            self._explain_draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(BOARDS_FIRST_MS, self, self.load)

    def _fit(self) -> None:
        """In a narrow room the explanation leaves its place to the boards."""
        narrow = self.width() < NARROW * self.fontMetrics().averageCharWidth()
        if narrow != self._narrow:
            self._narrow = narrow
            self.why.setChecked(not narrow)

    # What it shows

    def _show_round(self) -> None:
        tournament, number = self._tournament, self.round_number
        boards = self.table.games
        other = boards.round_number != number
        boards.set_editable(not self._read_only)
        if other or boards.tournament != tournament:
            boards.show(tournament, number)
        points = self._of_points and (number > 1 or bool(tournament.brought_after(0)))
        for column in (HOME_POINTS, VISITOR_POINTS):  # where there are none, they say nothing
            if self.table.isColumnHidden(column) == points:
                self.table.setColumnHidden(column, not points)
        self._show_side()
        self._explain_draw()  # before a board of it is gone to
        if number and (other or not self.table.currentIndex().isValid()):
            self._go_missing()
        drawn = boards.drawn
        if self.changes.changes != drawn.changes:
            self.changes.show_changes(drawn.changes)
        self.before.setEnabled(number > 1)
        self.after.setEnabled(number < self.rounds.count())
        last = bool(number) and number == self.rounds.count() and not self._read_only
        self.unpair.setEnabled(last)
        self.unpair.setText(self.tr("Unpair Round {round}").format(round=self.rounds.count()))
        self.unpair.setVisible(last)
        self.quick.setEnabled(bool(number) and not self._read_only)
        self.state.setText(round_state(tournament, number, drawn))
        self.line.set_lasting(advice(tournament, self.drawing.absent), "")
        self.show_key()

    def show_key(self) -> None:
        """Say what the signs of the round mean."""
        self.key.show_marks(self.table.games.marks)

    def _explain_draw(self) -> None:
        """Explain the draw of the round, unless only its results are others."""
        tournament, number = self._tournament, self.round_number
        pairs = [game.sides for game in self.table.games.drawn.games]
        drawn = (tournament.rounds[: max(number - 1, 0)], pairs, tournament.entrants)
        if self.explanation is None or not (self.why.isChecked() and self._is_explained):
            return  # it would be drawn again for nobody
        if drawn != self._explained:
            self._explained = drawn
            before = tournament.through(max(number - 1, 0))
            trace = next((each for known, each in self._traces if known == before), None)
            there = self.table.games.drawn if number else None
            self.explanation.show_draw(before, number, trace, there)
        elif not tournament.play.has_percentages:  # whose results are explained, too
            return
        self._explain_row(self.table.currentIndex().row())

    def _show_side(self) -> None:
        """The explanation has its place where it is wanted, and there is something to explain."""
        drawn, told = self.table.games.drawn, self._is_explained
        self.why.setEnabled(told)
        self._beside.setVisible(self.why.isChecked() and (told or bool(drawn.changes)))

    @property
    def _is_explained(self) -> bool:
        """There are reasons for who meets whom in the round that is shown."""
        number, tournament = self.round_number, self._tournament
        return not number or (number <= len(tournament.rounds) and explained(tournament, number))

    def _explain_row(self, at: int) -> None:
        rows, wanted = self.table.games.rows, self.why.isChecked() and self._is_explained
        if self.explanation is None or not (wanted and 0 <= at < len(rows)):
            return
        game, bye = rows[at].game, rows[at].bye
        if game is not None:
            known = self._tournament, game, self._boards_of(self.round_number)
            self.explanation.show_game(*game.sides, known)
        elif bye is not None:
            self.explanation.show_entrant(bye.entrant)

    def _follow_entrant(self, number: int) -> None:
        """Go to the board of an entrant who is being explained already."""
        with QSignalBlocker(self.table):
            self.table.go_entrant(number)

    def _said(self, words: kind_words.KindWords) -> str:
        return words.of(self._tournament.kind, self._language)

    def _go_missing(self) -> None:
        """Move to the first board without a result."""
        left = typed_results.missing(self.table.games.drawn)
        self.table.go_table(left[0] if left else 1)

    # What it changes

    def _take_result(self, wanted: Tournament, text: str) -> None:
        self._request(wanted, text, self.round_number)

    def _exchange(self, one: int, other: int) -> None:
        tournament, number = self._tournament, self.round_number
        wanted = typed_results.exchanged(tournament, number, one, other)
        if wanted == tournament:
            return
        step = step_words("EventRounds", "change in round {round}", round=number)
        if self._request(wanted, step, number):
            change = wanted.rounds[number - 1].changes[-1]
            opinion = opinion_words(wanted, number, change.after, self._language)
            gone = self._gone(tournament, wanted)
            self.line.show_for_now(f"{opinion}. {gone}" if gone else opinion)
            announce(self.line, done_text(step))

    def _consider(self, one: int, other: int) -> None:
        """What the rules would say of an exchange."""
        tournament, number = self._tournament, self.round_number
        if not one:
            self.line.show_for_now("")
            return
        name = tournament.by_number[one].name
        if one == other or not other:
            text = self._said(kind_words.MARKED)
            self.line.show_for_now(text.format(name=name))
            return
        wanted = typed_results.exchanged(tournament, number, one, other)
        if wanted == tournament:
            return
        change = wanted.rounds[number - 1].changes[-1]
        opinion = opinion_words(wanted, number, change.after, self._language)
        text = self.tr("{name} with {other}: {opinion}.")
        names = {"name": name, "other": tournament.by_number[other].name}
        told = text.format(**names, opinion=opinion)
        gone = self._gone(tournament, wanted)
        self.line.show_for_now(f"{told} {gone}" if gone else told)

    def _gone(self, before: Tournament, after: Tournament) -> str:
        """How many results are lost when pairs are taken apart; "" for none."""
        at = self.round_number - 1
        there, left = (
            sum(game.finished for game in each.rounds[at].games) for each in (before, after)
        )
        count = there - left
        if not count:
            return ""
        return translate(
            "EventRounds", "%n result(s) of the old pairs will be removed.", None, count
        )

    def _take_draw(self, wanted: Tournament, trace: Trace | None) -> None:
        if trace is not None:
            self._traces.append((wanted.through(len(wanted.rounds) - 1), trace))
        number, left = len(wanted.rounds), len(missing_before(self._tournament))
        text = step_words("EventRounds", "draw of round {round}", round=number)
        if left:
            text = step_words(
                "EventRounds",
                "draw of round {round}, results missing: {count}",
                round=number,
                count=left,
            )
        if self._request(wanted, text, number):
            self.go()  # its results come next

    def _request(self, wanted: Tournament, text: str, number: int) -> bool:
        """Ask for a change of a round; whether it was made."""
        before = self._tournament
        made = self._ask_for(wanted, text)
        if made and not wanted.by_schedule and not wanted.is_knock_out:
            self.corrections.note(before, wanted, number)
        return made

    def _open_menu(self, index: Index, place: QPoint) -> None:
        from vpdesk.gui.rooms.events.rounds.context_menus import boards_menu

        self.table.setCurrentIndex(index)
        boards_menu(self, index).popup(place)

    # How it is put together

    def _connect(self) -> None:
        self.before.clicked.connect(lambda: self.show_round(self.round_number - 1))
        self.after.clicked.connect(lambda: self.show_round(self.round_number + 1))
        self.rounds.activated.connect(lambda _: self._show_round())
        self.drawing.drawn.connect(self._take_draw)
        self.drawing.said.connect(self.line.show_for_now)
        self.corrections.found.connect(self.line.show_for_now)
        self.unpair.clicked.connect(self.unpair_last)
        self.entry.requested.connect(self._take_result)
        self.entry.said.connect(self.line.show_for_now)
        self.table.exchangeRequested.connect(self._exchange)
        self.table.exchangeConsidered.connect(self._consider)
        self.table.rowPicked.connect(self._explain_row)
        self.table.menuRequested.connect(self._open_menu)

    def _lay_out(self) -> None:
        self._name_widgets()
        bar = QWidget()
        flow = FlowLayout(12, bar)
        for widget in (
            row(self.before, self.rounds, self.after),
            row(self._quick_label, self.quick),  # before all that comes and goes
            self.drawing,
            self.unpair,
            self.why,
            self.state,
        ):
            flow.addWidget(widget)
        self._beside = QWidget()
        self.why.setCheckable(True)
        self.why.setChecked(True)
        self.why.toggled.connect(self._show_side)
        self.why.toggled.connect(self._explain_draw)
        self.why.setToolTip(self.tr("Shows why the round is drawn as it is (F8)"))
        self._side = QVBoxLayout(self._beside)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.setSpacing(8)
        self._side.addWidget(self.changes)
        self.panes = SharedWidth(FocusFrame(self.table), self._beside, BOARDS_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(bar)
        layout.addWidget(self.panes, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.line, 1)
        below.addWidget(self.key, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(below)
        self.line.give_way(self)

    def _name_widgets(self) -> None:
        for button, arrow, text in (
            (self.before, Qt.ArrowType.LeftArrow, self.tr("The round before (Alt+Left)")),
            (self.after, Qt.ArrowType.RightArrow, self.tr("The next round (Alt+Right)")),
        ):
            button.setArrowType(arrow)
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.rounds.setAccessibleName(self.tr("Round"))
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.unpair.setToolTip(self.tr("Takes the last draw back (Shift+F9)"))
        self._quick_label.setBuddy(self.quick)
        leave_keys(self.quick)
