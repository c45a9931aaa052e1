"""The draw of the next round, and what a correction of an old one would have changed."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.next_step import Deed
from vpdesk.report.events.kind_words import SORT, UNSORTED
from vpdesk.tournament.field.entries import by_strength, not_here
from vpdesk.tournament.results.typed_results import missing
from vpdesk.tournament.team_rules import FirstRound, Sharing
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Stage
    from vpdesk.tournament.draws.next_round import Later
    from vpdesk.tournament.draws.teams.trace import TeamDraw
    from vpdesk.tournament.draws.trace import Draw

    Trace = Draw | TeamDraw

LOOK_AFTER_MS = 700  # of peace, before the rounds after a correction are drawn again
MOST_BOARDS_NAMED = 6


class EventDrawing(QWidget):
    """A button that draws the next round, and stops that; Esc stops it, too.

    drawn: the tournament with its next round, and the trace of the draw, if it has one.
    said: why it was not drawn, or what should be done first.
    """

    drawn = Signal(object, object)
    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament(())
        self._stage: Stage | None = None
        self._waits = ""  # what a draw cannot do without
        self._warned: Tournament | None = None  # whose missing results the user knows of
        self._language = user_language()
        self.button = named(QPushButton(), "drawButton")
        self.progress = named(QProgressBar(), "drawProgress")
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("The draw is being made"))
        self._work = Work(self, self.progress)
        flow = FlowLayout(8, self)
        flow.addWidget(self.button)
        flow.addWidget(self.progress)
        self.button.clicked.connect(self.toggle)
        self._work.stop_by_escape(self.stop)
        self._work.failed.connect(self._fail)
        self._work.finished.connect(self._finish)
        self._work.runningChanged.connect(self._show_running)
        self._show_running()

    @property
    def running(self) -> bool:
        """A draw is being made."""
        return self._work.running

    def show_tournament(
        self, tournament: Tournament, *, read_only: bool = False, stage: Stage | None = None
    ) -> None:
        """Draw the next round of this tournament from now on; a draw that is on is given up.

        stage: whose tournament it is, where that says how it is drawn.
        """
        if tournament != self._tournament:
            self.stop()
        self._tournament, self._stage = tournament, stage
        self._waits = self._waiting
        self._show_running()
        may = not (read_only or self._is_over or self._waits)
        self.button.setEnabled(may and len(tournament.entrants) > 1)

    def toggle(self) -> None:
        """Draw, or stop."""
        if self.running:
            self.stop()
        else:
            self.start()

    def start(self) -> None:
        """Draw the next round; where something is missing, only when asked a second time."""
        tournament = self._tournament
        if self._waits:
            self.said.emit(self._waits)
        if self.running or not self.button.isEnabled():
            return
        boards, doubts = missing_before(tournament), "" if tournament.rounds else self._before_first
        if (boards or doubts) and self._warned != tournament:
            self._warned = tournament
            self.said.emit(self._warning(boards) if boards else doubts)
            return
        if self._stage is not None and self._stage.draw.is_free:
            self._put_together()
            return
        if tournament.play.has_colours and not tournament.first_colour:
            colour = random.choice("wb")
            tournament = replace(tournament, first_colour=colour)
        self.said.emit("")
        stage = self._stage
        self._work.start(lambda: _steps(tournament, stage))

    def _put_together(self) -> None:
        """Ask for the matches of the next round."""
        from vpdesk.gui.rooms.events.rounds.free_draw import FreeDrawDialog  # when wanted

        dialog = FreeDrawDialog(self._tournament, self)
        dialog.drawn.connect(lambda wanted: self.drawn.emit(wanted, None))
        dialog.open()

    def stop(self) -> None:
        """Give the draw up."""
        if self.running:
            self._work.cancel()
            self.said.emit(self.tr("The draw was stopped."))

    @property
    def _is_over(self) -> bool:
        tournament = self._tournament
        return tournament.all_drawn

    @property
    def _waiting(self) -> str:
        """Which winners a knock-out waits for, so that it is known who goes on; "" for none."""
        stage, tournament = self._stage, self._tournament
        if stage is None or not stage.draw.is_knock_out or not tournament.rounds:
            return ""
        from vpdesk.event.place import StagePlace  # of knock-outs alone
        from vpdesk.event.whats_next import in_play
        from vpdesk.report.next_words import step_words

        step = in_play(stage, tournament, StagePlace(1, 1))
        if step is None or step.do not in (Deed.RESULTS, Deed.TIE):
            return ""
        return step_words(step, self._language, boards=not tournament.play.has_matches).sentence

    def _warning(self, boards: tuple[int, ...]) -> str:
        named_boards = ", ".join(
            str(self._tournament.table_number(each)) for each in boards[:MOST_BOARDS_NAMED]
        )
        if len(boards) > MOST_BOARDS_NAMED:
            named_boards += ", …"
        translate, count = self._language.translate, len(boards)
        text = translate(
            "EventDrawing",
            "Results are missing on board(s) {boards}. Draw again to go on without them.",
            None,
            count,
        )
        if self._tournament.play.has_matches:
            text = translate(
                "EventDrawing",
                "Results are missing at table(s) {boards}. Draw again to go on without them.",
                None,
                count,
            )
        text = _told(text.format(boards=named_boards))
        counted = self._tournament.counted_rounds
        if counted == len(self._tournament.rounds):
            return text
        return f"{translate('EventRounds', 'Round {round}').format(round=counted)}: {text}"

    @property
    def _before_first(self) -> str:
        """What to know before round 1, and how to go on all the same; "" for nothing."""
        absent, unsorted = self.absent, ""
        if self._by_numbers and not by_strength(self._tournament):
            kind, language = self._tournament.kind, self._language
            unsorted = UNSORTED.of(kind, language).format(button=SORT.of(kind, language))
        if not (absent or unsorted):
            return ""
        text = translate("EventRounds", "Draw again to go on anyway.")
        return " ".join(filter(None, (absent, unsorted, text)))

    @property
    def _by_numbers(self) -> bool:
        """Who meets whom in round 1 follows from the numbers: not by lot, not by hand."""
        stage, rules = self._stage, self._tournament.teams
        if stage is not None and (stage.who.stage or stage.draw.is_free):
            return False
        if stage is not None and stage.draw.is_knock_out:
            return rules.sharing is not Sharing.LOT
        return self._tournament.play.dutch or rules.first is not FirstRound.LOT

    @property
    def absent(self) -> str:
        """Who has not checked in, where somebody has and nothing is played yet; "" for nobody."""
        if self._stage is not None and self._stage.who.stage:
            return ""
        names = [each.name for each in not_here(self._tournament)]
        more = ["…"] if len(names) > MOST_BOARDS_NAMED else []
        text = translate("EventRounds", "Not checked in: {names}.")
        listed = ", ".join((*names[:MOST_BOARDS_NAMED], *more))
        return _told(text.format(names=listed)) if names else ""

    def _finish(self, made: tuple[Tournament, Trace | None]) -> None:
        self.drawn.emit(*made)

    def _fail(self, error: Exception) -> None:
        self.said.emit(error_text(error))

    def _show_running(self) -> None:
        text = self.tr("Stop the Draw") if self.running else self.tr("Draw Round {round}")
        tip = self._waits or self.tr("Draws the next round (F9)")
        if self._is_over:
            text = self.tr("All Rounds Are Drawn")
            tip = self.tr("More rounds can be planned on the page of entrants.")
        self.button.setVisible(self.running or not self._is_over)
        self.button.setText(text.format(round=self._tournament.next_round))
        self.button.setToolTip(tip)


class Corrections(QWidget):
    """Finds out, once nothing is typed for a while, which later rounds a correction concerns.

    found: a sentence for the reader.
    """

    found = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._before: Tournament | None = None
        self._after: Tournament | None = None
        self._round = 0
        self._work = Work(self)
        self._work.finished.connect(self._tell)
        self._timer = QTimer(self, singleShot=True, interval=LOOK_AFTER_MS)
        self._timer.timeout.connect(self._start)

    @property
    def busy(self) -> bool:
        """Something is still to be told."""
        return self._timer.isActive() or self._work.running

    def note(self, before: Tournament, after: Tournament, round_number: int) -> None:
        """Take note of a correction of a round; those one after the other count as one."""
        self._work.cancel()
        if round_number >= len(after.rounds):
            self.forget()
            return
        if self._before is None or self._round != round_number:
            self._before, self._round = before, round_number
        self._after = after
        self._timer.start()

    def forget(self) -> None:
        """What was corrected is of no interest any more."""
        self._work.cancel()
        self._timer.stop()
        self._before = self._after = None

    def _start(self) -> None:
        before, after, number = self._before, self._after, self._round
        if before is None or after is None:
            return
        self._work.start(lambda: _later_steps(before, after, number))

    def _tell(self, later: Later) -> None:
        self._before = self._after = None
        text = self.tr(
            "Round {round} is corrected. No later round would have been drawn otherwise."
        )
        if not later.changed and later.others:
            text = self.tr(
                "Round {round} is corrected. Not drawn by the rules: {others}; others would be "
                "the same."
            )
        if later.changed:
            text = self.tr(
                "Round {round} is corrected. These rounds stay, but would be drawn "
                "differently: {rounds}."
            )
        rounds, others = (", ".join(map(str, each)) for each in later)
        self.found.emit(text.format(round=self._round, rounds=rounds, others=others))


def missing_before(tournament: Tournament) -> tuple[int, ...]:
    """The boards whose results a draw of the next round lacks."""
    counted = tournament.rounds[: tournament.counted_rounds]
    return missing(counted[-1]) if counted else ()


def _told(text: str) -> str:
    """A sentence whose list may end with dots of its own."""
    return text.replace("….", "…")


def _steps(
    tournament: Tournament, stage: Stage | None
) -> Generator[None, None, tuple[Tournament, Trace | None]]:
    from vpdesk.tournament.draws import next_round

    yield
    if stage is not None and (own := stage.draw.row.next):
        return own(tournament, stage), None
    made = next_round.draw_next(tournament)
    return next_round.with_round(tournament, made.round), made.trace


def _later_steps(
    before: Tournament, after: Tournament, number: int
) -> Generator[float, None, Later]:
    from vpdesk.tournament.draws.next_round import compare_later

    return (yield from compare_later(before, after, number))
