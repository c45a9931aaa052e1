"""Why a round is drawn as it is, and what would be otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.linked_text import LinkedText
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.tab_order import tell_label
from vpdesk.report.events import kind_words
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.round import Round
from vpdesk.tournament.team_rules import OddField
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.rounds.drawing import Trace
    from vpdesk.pairs.board_results import PairsResult
    from vpdesk.report.events.why.story import Paragraphs, Story, Told
    from vpdesk.report.language import Language
    from vpdesk.tournament.round import Game

LEAST_WIDTH = 100
LEAST_CHARACTERS = 30  # of a line that can still be read
PLAYER = "player:"
PAUSES, PAUSE = 3, 0.02  # in which an answer may be given up before the rest is worked out

BoardsOf = Callable[[int], Sequence["PairsResult"]]
PlayedMatch = tuple[Tournament, "Game", Sequence["PairsResult"]]
"""A match with what is known of the boards of its round."""

Question = Callable[["Story"], Iterable["Told"]]
"""Gives the answer, first what is known at once, and last all."""


class EventExplanation(QWidget):
    """Explains a draw, a board of it, what became of an entrant, and why two do not meet.

    What it shows stays until the answer to the next question about the same round is there. Esc
    stops what is worked out.
    entrantPicked: the entrant whose link was followed.
    """

    entrantPicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = Tournament(())
        self._round = 0
        self._story: Story | None = None  # None while the round is being drawn again
        self._trace: Trace | None = None
        self._there: Round | None = None
        self._wanted: Question = _whole
        self._language = user_language()
        self._numbers: dict[str, int] = {}  # of entrants, by how the text names them
        self._names = re.compile("(?!)")  # all of these; at first none
        self.text = named(LinkedText(), "explanationText")
        self.progress = named(QProgressBar(), "explanationProgress")
        self.whole = named(QPushButton(self.tr("Whole Draw")), "explainDrawButton")
        self.bye = named(QPushButton(), "explainByeButton")
        self.one = named(QComboBox(), "whyNotOne")
        self.other = named(QComboBox(), "whyNotOther")
        self.ask = named(QPushButton(self.tr("Why Not?")), "whyNotButton")
        self._work = Work(self, self.progress)
        self._lay_out()
        self._connect()
        self._say_who_plays()
        self.setEnabled(False)

    @property
    def busy(self) -> bool:
        """An answer is being worked out."""
        return self._work.running

    def show_draw(
        self,
        before: Tournament,
        number: int,
        trace: Trace | None = None,
        there: Round | None = None,
    ) -> None:
        """Explain the draw of a round, 0 for none; the tournament as it was before that.

        trace: of the draw; None where that is not known any more, and the round is drawn again.
        there: the round as it is there, which tells the boards; None for those of the draw.
        """
        self._work.cancel()
        if before.entrants != self._before.entrants or number != self._round:
            self.text.show_paragraphs(())  # what is there is of another tournament or round
        self._before, self._round, self._trace, self._there = before, number, trace, there
        self._story, self._wanted = None, _whole
        self.setEnabled(bool(number))
        self._fill()
        if number:
            self._work.start(lambda: _drawing(before, trace, there))
        else:
            self.text.show_paragraphs(())

    def show_game(self, home: int, visitor: int, played: PlayedMatch | None = None) -> None:
        """Explain why these two meet; played: their match, of pairs with why it has its VPs."""
        for field, number in ((self.one, home), (self.other, visitor)):
            field.setCurrentIndex(field.findData(number))
        self._ask(
            lambda story: (partial(_told, each, played) for each in story.game(home, visitor))
        )

    def show_entrant(self, number: int) -> None:
        """Explain what became of an entrant: board, bye, and moving down."""
        self._ask(lambda story: (story.entrant(number),))

    def show_bye(self) -> None:
        """Explain whose the bye is."""
        self._ask(lambda story: (story.bye(),))

    def show_whole(self) -> None:
        """Explain the whole draw again."""
        self._ask(_whole)

    def show_why_not(self) -> None:
        """Explain why the two entrants that are chosen do not meet."""
        one, other = self.one.currentData(), self.other.currentData()
        if one is None or other is None:
            return
        if one == other:
            text = kind_words.TWO_OTHERS.of(self._before.kind, self._language)
            self._show((Paragraph(text),))
            return
        self._ask(lambda story: (story.why_not(one, other),))

    # How it works

    def _ask(self, question: Question) -> None:
        """Answer a question, once the round is drawn again."""
        if not self._round:
            return
        self._wanted = question
        story, before, trace, there = self._story, self._before, self._trace, self._there
        if story is not None:
            self._work.start(lambda: _answering(story, question))
        elif not self._work.running:  # it was stopped
            self._work.start(lambda: _drawing(before, trace, there))

    def _take(self, found: Story | Told) -> None:
        """Go on to the question with the story that it is about, or show the answer."""
        if self._story is None:
            self._story = cast("Story", found)
            self._ask(self._wanted)
        else:
            self._show_told(cast("Told", found))

    def _show_told(self, told: Told) -> None:
        self._show(told(self._language))

    def _fail(self, error: Exception) -> None:
        self._show((Paragraph(error_text(error)),))

    def _show(self, paragraphs: Paragraphs) -> None:
        self.text.show_paragraphs(
            tuple((tuple(self._linked(each.text)), each.strong) for each in paragraphs)
        )

    def _linked(self, text: str) -> Iterator[tuple[str, str]]:
        """The pieces of a text; where it names an entrant, it leads to the entrant."""
        done = 0
        for found in self._names.finditer(text):
            if number := self._numbers.get(found[0]):
                yield text[done : found.start()], ""
                yield found[0], f"{PLAYER}{number}"
                done = found.end()
        yield text[done:], ""

    def _follow(self, place: str) -> None:
        number = int(place.removeprefix(PLAYER))
        self.show_entrant(number)
        self.entrantPicked.emit(number)

    def _fill(self) -> None:
        """Offer the entrants who are there."""
        present = list(self._before.present(self._round)) if self._round else []
        for field in (self.one, self.other):
            with QSignalBlocker(field):
                field.clear()
                for each in present:
                    field.addItem(f"{each.number} {each.name}", each.number)
        teams = not self._before.play.dutch  # they are told by their names alone
        self._numbers = {
            each.name if teams else f"{each.number} {each.name}": each.number
            for each in present
            if each.name
        }
        labels = sorted(map(re.escape, self._numbers), key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(labels)})(?!\w)" if labels else "(?!)")
        self.bye.setVisible(len(present) % 2 == 1)
        self._say_who_plays()

    def _say_who_plays(self) -> None:
        before, language = self._before, self._language
        hint = kind_words.LINKS.of(before.kind, language)
        self.text.setAccessibleDescription(hint)
        self.text.setToolTip(hint)
        self.one.setAccessibleName(kind_words.WHY_NOT_ONE.of(before.kind, language))
        self.other.setAccessibleName(kind_words.WHY_NOT_OTHER.of(before.kind, language))
        self._other_label.setText(self.other.accessibleName())
        triangle = before.play.has_triangles and before.teams.odd is not OddField.BYE
        why = self.tr("Why This Triangle?") if triangle else self.tr("Why This Bye?")
        self.bye.setText(why)

    # How it is put together

    def _connect(self) -> None:
        self.text.followed.connect(self._follow)
        escape = self._work.stop_by_escape(self._work.cancel)
        escape.setContext(
            Qt.ShortcutContext.WidgetWithChildrenShortcut
        )  # the boards have their own
        self.whole.clicked.connect(self.show_whole)
        self.bye.clicked.connect(self.show_bye)
        self.ask.clicked.connect(self.show_why_not)
        self._work.failed.connect(self._fail)
        self._work.finished.connect(self._take)
        self._work.progressed.connect(self._show_told)

    def _lay_out(self) -> None:
        self.text.setAccessibleName(self.tr("Explanation of the draw"))
        self.setFocusProxy(self.text)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("The answer is being worked out"))
        for field in (self.one, self.other):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            field.setMinimumWidth(LEAST_WIDTH)  # a long name must not widen the panel
        head, foot = QWidget(), QWidget()
        above, below = FlowLayout(8, head), FlowLayout(8, foot)
        above.addWidget(self.whole)
        above.addWidget(self.bye)
        above.addWidget(self.progress)
        what_if = QLabel(self.tr("What if these two met?"))
        what_if.setBuddy(self.one)
        for widget in (what_if, self.one, self.other, self.ask):
            below.addWidget(widget)
        self._other_label = tell_label(self.other, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(head)
        layout.addWidget(FocusFrame(self.text), 1)
        layout.addWidget(foot)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        least = LEAST_CHARACTERS * self.fontMetrics().averageCharWidth()
        return QSize(max(hint.width(), least), hint.height())


def _told(told: Told, played: PlayedMatch | None, language: Language) -> Paragraphs:
    """What is told, and why the match has its VPs."""
    if played is None or not played[0].play.has_percentages:
        return told(language)
    from vpdesk.report.events.result_words import result_words  # when wanted

    return (*told(language), *map(Paragraph, result_words(*played, language)))


def _whole(story: Story) -> Iterable[Told]:
    return (story.draw,)


def _drawing(
    before: Tournament, trace: Trace | None, there: Round | None
) -> Generator[None, None, Story]:
    from vpdesk.report.events.why.story import story

    yield
    return story(before, trace, there)


def _answering(story: Story, question: Question) -> Generator[Told, None, Told]:
    """Yields what is known so far. Who goes through the boards quickly asks for no more."""
    told = None
    for told in question(story):
        for _ in range(PAUSES):
            yield told
            sleep(PAUSE)
    assert told is not None
    return told
