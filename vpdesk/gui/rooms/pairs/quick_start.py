"""An evening that begins with two numbers: how many pairs, and boards for each of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.desk.work import Work
from vpdesk.gui.rooms.pairs.proposed import (
    USUAL_BOARDS,
    as_wished,
    measuring,
    proposed,
    seating_of,
)
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.link_row import LinkRow
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.pairs.begin import FEWEST, evening_of
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.section import two_fields
from vpdesk.report.movements.wishes import Candidate, Wish
from vpdesk.report.pairs.movement_facts import movement_facts

USUAL_PAIRS, MOST_PAIRS = 10, 32
MOST_BOARDS = 99
FIELD_LETTERS = 9  # the width of a number
FACTS_LINES = 3  # beside the movement: what follows stays where it is
AFTER_MS = 200  # of peace while a number is typed


class QuickStart(QWidget):
    """Asks for two numbers, and says which movement follows from them.

    eveningRequested: the evening (Evening), its pairs still without names.
    """

    eveningRequested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.pairs = named(CountField(), "quickPairs", "pairs#new")
        self.boards = named(CountField(), "quickBoards", "pairs#new")
        self.facts = named(FlowLabel(), "quickMovement", "pairs#new")
        self.other = named(LinkRow(""), "quickOther", "pairs#new")
        self._found: tuple[Candidate, ...] = ()
        self._taken = False  # the movement with as many boards as asked for
        self._wish = Wish(USUAL_PAIRS, USUAL_BOARDS)
        self._work = Work(self)
        self._later = QTimer(self, singleShot=True, interval=AFTER_MS)
        self.pairs.setRange(FEWEST, MOST_PAIRS)
        self.boards.setRange(1, MOST_BOARDS)
        self.pairs.setValue(USUAL_PAIRS)
        self.boards.setValue(USUAL_BOARDS)
        self.setFocusProxy(self.pairs)
        for field in (self.pairs, self.boards):
            field.setMinimumWidth(FIELD_LETTERS * self.fontMetrics().averageCharWidth())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        numbers = flow(
            labelled(self.tr("&Pairs"), self.pairs),
            labelled(self.tr("&Boards per pair"), self.boards),
        )
        layout.addWidget(numbers)
        layout.addWidget(self.facts)
        layout.addWidget(self.other)
        kept = self.other.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.other.setSizePolicy(kept)
        self.other.hide()
        self.other.clicked.connect(self._take_other)
        self.facts.setMinimumHeight(FACTS_LINES * self.fontMetrics().lineSpacing())
        for field in (self.pairs, self.boards):
            field.valueChanged.connect(self._later.start)
        self.pairs.lineEdit().returnPressed.connect(self._go_on_by_key)
        self.boards.lineEdit().returnPressed.connect(self._begin_by_key)
        self._later.timeout.connect(self._propose)
        self._work.finished.connect(self._measured)
        self._later.start()

    def _go_on_by_key(self) -> None:
        """Enter goes on to the boards, once there is a number of pairs."""
        self.pairs.commit()
        if not self.pairs.complaint.text:
            self.boards.setFocus(Qt.FocusReason.TabFocusReason)

    def _begin_by_key(self) -> None:
        """Enter begins, once what is typed is a number of the field."""
        for field in (self.pairs, self.boards):
            field.commit()
        if not (self.pairs.complaint.text or self.boards.complaint.text):
            self.begin()

    def begin(self) -> None:
        """Begin with these numbers, by the movement that is proposed; or say why that cannot be."""
        self._later.stop()
        self._propose()
        if self._chosen is not None:
            try:
                evening = self._evening(self._chosen)
            except WordedError as error:
                self.facts.setText(error_text(error))
                return
            self._work.cancel()
            self.eveningRequested.emit(evening)

    def _propose(self) -> None:
        wish = Wish(self.pairs.value(), self.boards.value())
        if wish == self._wish and self._found:
            return
        self._wish, self._taken = wish, False
        self._found = found = proposed(wish)
        self._describe()
        self._work.start(lambda: measuring(found, wish))

    def _measured(self, found: tuple[Candidate, ...]) -> None:
        """Those that give every pair as many boards as are wanted come first."""
        self._found = found or self._found
        self._describe()

    @property
    def _chosen(self) -> Candidate | None:
        """The movement that begins: the best one, or the other one that was taken."""
        wished = as_wished(self._found, self._wish) if self._taken else None
        return wished or next(iter(self._found), None)

    def _take_other(self) -> None:
        """Take the movement of the link; the link leads back."""
        self._taken = not self._taken
        self._describe()

    def _offer_other(self, chosen: Candidate | None) -> None:
        """Where the best movement has other boards than asked for, the best that has as many."""
        best, wished = next(iter(self._found), None), as_wished(self._found, self._wish)
        other = best if self._taken else wished
        self.other.setVisible(other is not None and wished is not best)
        if other is None or other is chosen:
            return
        text = self.tr("Play as proposed: {name}, {boards} boards")
        if not self._taken:
            text = self.tr("Play as many boards as asked for: {name}, {boards} boards")
        self.other.show_name(text.format(name=other.name, boards=other.rounds * other.each))

    def _describe(self) -> None:
        language, each = user_language(), self._chosen
        self._offer_other(each)
        if each is None:
            self.facts.setText(
                self.tr("No movement is known for these numbers; take another number of boards.")
            )
            return
        text = translate("NewEvening", "{name}: {rounds} × {each} = {boards} boards").format(
            name=each.name,
            rounds=each.rounds,
            each=each.each or "?",
            boards=each.rounds * each.each or "?",
        )
        try:
            sections = self._evening(each).sections
        except WordedError:
            self.facts.setText(text)
            return
        self.facts.setText(
            f"{text}\n{movement_facts(sections, each.quality(self._wish), language)}"
        )

    def _evening(self, chosen: Candidate) -> Evening:
        seating = seating_of(self._wish.numbers, chosen, self._wish.boards)
        pairs = tuple(Contestant(at, ()) for at in range(1, self._wish.numbers + 1))
        two = two_fields(seating.movement)
        return evening_of(Evening(), pairs, [seating], two_winners=two)
