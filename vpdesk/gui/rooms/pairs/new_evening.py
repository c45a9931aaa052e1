"""The dialog that begins an evening: names, boards, and a movement that is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.movement_file import read_movement
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.desk.dropped import SUFFIXES
from vpdesk.gui.desk.work import Work
from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.rooms.pairs.proposed import (
    OWN,
    USUAL_BOARDS,
    as_wished,
    measuring,
    own_candidate,
    proposed,
    seating_of,
)
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.languages import player_headings
from vpdesk.movements.builders.kinds import PLAYERS
from vpdesk.pairs.begin import FEWEST, Seating, evening_of, section_sizes
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.methods import METHODS
from vpdesk.pairs.pair_names import typed_pairs, typed_players
from vpdesk.pairs.pair_table import named_lines
from vpdesk.pairs.register import looked_up
from vpdesk.pairs.section import two_fields
from vpdesk.report.movements.wishes import Candidate, Wish
from vpdesk.report.pairs.movement_facts import movement_facts
from vpdesk.report.pairs.pairs_words import method_text

MOST_BOARDS = 99
MOST_SECTIONS = 26
MOVEMENT_LETTERS = 40
DIGITS = 3  # of a number of pairs, typed instead of their names
AFTER_MS = 250  # of peace while names are typed


class NewEvening(AskingDialog):
    """Asks what a new evening is to be.

    eveningRequested: the evening (Evening), ready to be played.
    """

    line_type = FlowLabel
    eveningRequested = Signal(object)

    def __init__(self, parent: QWidget, shelf: RegisterShelf) -> None:
        super().__init__(
            parent, "newEveningDialog", "pairs#new", self.tr("New Evening"), self.tr("Make Evening")
        )
        self._shelf = shelf
        shelf.want()
        self._found: tuple[Candidate, ...] = ()
        self._wish: Wish | None = None
        self.name = named(QLineEdit(), "eveningNameField")
        self.names = named(QPlainTextEdit(), "eveningNames")
        self.individual = named(
            CheckBox(self.tr("&Individual: one player per line")), "eveningIndividual", "pairs#new"
        )
        self.boards = named(CountField(), "eveningBoards")
        self.sections = named(CountField(), "eveningSections")
        self.movement = named(QComboBox(), "eveningMovement")
        self.file = named(QPushButton(self.tr("From a &File…")), "eveningMovementFile")
        self._own: Candidate | None = None  # the movement of a file
        self._winners_of = ""  # the key of the movement for which the tick stands
        self.two_winners = named(CheckBox(self.tr("&Two winners")), "eveningTwoWinners")
        self.method = named(QComboBox(), "eveningMethod")
        self.about = named(FlowLabel(), "eveningMovementFacts")  # what the movement means
        self._later = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._work = Work(self)
        self._fill()
        self.lay_out(self._page(), self.buttons)
        self._connect()
        self._propose()

    # What is entered

    @property
    def pairs(self) -> list[Contestant]:
        """The pairs, or players of an individual, numbers of the register by their names."""
        return looked_up(self._typed, self._shelf.register)

    def expect(self, count: int) -> None:
        """So many pairs, until their names are typed over it."""
        self.names.setPlainText(str(count))
        self.names.selectAll()

    @property
    def _typed(self) -> list[Contestant]:
        return self._parsed(self.names.toPlainText())

    def _parsed(self, text: str) -> list[Contestant]:
        count = text.strip()
        if count.isdecimal() and len(count) <= DIGITS:  # so many, whose names come later
            return [Contestant(at, ()) for at in range(1, int(count) + 1)]
        single = self.individual.isChecked()
        text = "\n".join(named_lines(text, player_headings(), single=single))
        return typed_players(text) if single else typed_pairs(text)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many pairs each section has; players play in one."""
        if self.individual.isChecked():
            return (len(self._typed),)
        return section_sizes(len(self._typed), self.sections.value())

    def accept(self) -> None:
        """Begin the evening; what stands in the way is told, and the dialog stays."""
        self._later.stop()
        self._propose()
        candidate = self._candidate
        if candidate is None:
            return
        try:
            seatings = [self._seating(size, candidate) for size in self.sizes]
        except WordedError as error:
            self.line.setText(error_text(error))
            return
        two = self.two_winners.isChecked()
        super().accept()
        self.eveningRequested.emit(evening_of(self._plain, self.pairs, seatings, two_winners=two))

    @property
    def _plain(self) -> Evening:
        """The evening before anybody has a seat."""
        return Evening(self.name.text().strip(), method=self.method.currentData())

    @property
    def _candidate(self) -> Candidate | None:
        at = self.movement.currentIndex()
        return self._found[at] if 0 <= at < len(self._found) else None

    def _seating(self, size: int, chosen: Candidate) -> Seating:
        return seating_of(size, chosen, self.boards.value())

    # What is proposed

    def _propose(self) -> None:
        """Offer movements for the pairs that are there, and say how many they are."""
        sizes, boards = self.sizes, self.boards.value()
        self.sections.setEnabled(not self.individual.isChecked())
        if self.individual.isChecked():
            text = self.tr("Players: {players}, tables: {tables}")
            wanted = Wish(sizes[0] // 2, boards, entrants=PLAYERS)
            enough = sizes[0] >= FEWEST and sizes[0] % 4 == 0
        else:
            text = self.tr("Pairs: {pairs}, tables: {tables}")
            wanted, enough = Wish(sizes[0], boards), min(sizes) >= FEWEST
        tables = sum(-(-size // 2) for size in sizes) // wanted.at_a_side
        pairs = str(sum(sizes))
        if len(sizes) > 1:  # which section has how many
            pairs = f"{pairs} = {' + '.join(map(str, sizes))}"
        self.line.setText(text.format(pairs=pairs, players=sizes[0], tables=tables))
        if not enough:
            self._say_too_few()
        self._look_for(wanted if enough else None)

    def _say_too_few(self) -> None:
        text = self.tr("At least {count} pairs are needed: one per line, or their number.")
        if self.individual.isChecked():
            text = self.tr("The number of players must be divisible by four; enter one per line.")
        self.line.setText(text.format(count=FEWEST * self.sections.value()))

    def _look_for(self, wish: Wish | None) -> None:
        if wish != self._wish:
            self._wish = wish
            self._work.cancel()
            found: tuple[Candidate, ...] = ()
            if wish is not None:
                found = proposed(wish)
            self._offer(found)
            if wish is not None:
                self._work.start(lambda: measuring(found, wish))
        if wish is not None and not self._found:
            self.line.setText(
                self.tr("No movement is known for this number of pairs; open one from a file.")
            )
        self.ok.setEnabled(bool(self._found))

    def _offer(self, found: Sequence[Candidate]) -> None:
        """Offer movements, that of a file and then the best first; what was chosen stays chosen."""
        chosen = self._candidate
        first = self.movement.currentIndex() <= 0
        own = self._fitting
        there = {(each.name, each.rounds, each.pairs) for each in own}
        others = (each for each in found if (each.name, each.rounds, each.pairs) not in there)
        self._found = (*own, *others)
        self.movement.clear()
        plain = self.tr("{name}: {rounds} × {each} = {boards} boards")
        sharing = self.tr("{name}: {rounds} × {each} = {boards} boards, shared by tables")
        for each in self._found:
            text = (sharing if each.sharing else plain).format(
                name=each.name,
                rounds=each.rounds,
                each=each.each or "?",
                boards=each.rounds * each.each or "?",
            )
            self.movement.addItem(text)
        keys = [each.key for each in self._found]
        if chosen is not None and not first and chosen.key in keys:
            self.movement.setCurrentIndex(keys.index(chosen.key))
        self._show_winners()

    @property
    def _fitting(self) -> tuple[Candidate, ...]:
        """The movement of a file with as many boards as are wanted, where it is for so many."""
        own, wish = self._own, self._wish
        if own is None or wish is None or wish.numbers not in (own.pairs, own.pairs - 1):
            return ()
        return (replace(own, each=own.each or max(1, wish.boards // own.rounds)),)

    def _ask_file(self) -> None:
        kinds = [f"{self.tr('Movements')} ({' '.join(f'*{each}' for each in SUFFIXES)})"]
        title = self.tr("Movement of the Evening")
        ask_open(self, "eveningMovementDialog", title, kinds, self.take_movement)

    def take_movement(self, path: Path) -> None:
        """Offer the movement of a file first, and choose it; or say what is against it."""
        self._later.stop()
        try:
            movement = aside(lambda: read_movement(path))
        except WordedError as error:
            self.line.setText(error_text(error))
            return
        self.individual.setChecked(movement.individual)
        self._propose()
        self._own = own_candidate(movement, movement.name or path.stem)
        if self._fitting:
            self._offer([each for each in self._found if each.key != OWN])
            self.movement.setCurrentIndex(0)
            self._propose()
            return
        self._own = None
        text = self.tr("{name} is for {pairs} pairs.")
        if movement.individual:
            text = self.tr("{name} is for {pairs} players.")
        self.line.setText(text.format(name=path.name, pairs=movement.pairs))

    def _measured(self, found: tuple[Candidate, ...]) -> None:
        if self._wish is not None:
            self._offer(found)

    def _show_winners(self) -> None:
        """A movement in which nobody changes direction has two winners, until one is asked for."""
        candidate, two = self._candidate, False
        if candidate is not None:
            try:
                two = two_fields(candidate.make())
            except WordedError:
                two = False
        self.two_winners.setEnabled(two)
        if candidate is None or candidate.key != self._winners_of:
            self._winners_of = candidate.key if candidate is not None else ""
            self.two_winners.setChecked(two)
        self._describe(candidate)

    def _describe(self, candidate: Candidate | None) -> None:
        """Say what the chosen movement means for those who play it in all sections."""
        self.about.clear()
        if candidate is None or self._wish is None:
            return
        sizes = self.sizes
        try:
            seatings = [self._seating(size, candidate) for size in sizes]
        except WordedError:
            return
        pairs = tuple(Contestant(at, ()) for at in range(1, sum(sizes) + 1))
        two = self.two_winners.isChecked()
        sections = evening_of(Evening(), pairs, seatings, two_winners=two).sections
        facts = movement_facts(sections, candidate.quality(self._wish), user_language())
        self.about.setText(" ".join(filter(None, (facts, self._as_wished(candidate)))))

    def _as_wished(self, chosen: Candidate) -> str:
        """The best movement with as many boards as are wanted, where the chosen one has others."""
        wish = self._wish
        if wish is None or chosen.rounds * chosen.each == wish.boards:
            return ""
        other = as_wished(self._found, wish)
        quality = other.quality(wish) if other is not None else None
        if other is None or quality is None:
            return ""
        text = self.tr("As many boards as asked for: {name}, fairness {quality}.")
        return text.format(name=other.name, quality=user_language().number(quality, 2))

    # How it is put together

    def _fill(self) -> None:
        self.movement.setMinimumContentsLength(MOVEMENT_LETTERS)
        for label, lines in ((self.about, 5), (self.line, 2)):  # whatever they say, all stays still
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setMinimumHeight(lines * label.fontMetrics().lineSpacing())
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.boards.setRange(1, MOST_BOARDS)
        self.boards.setValue(USUAL_BOARDS)
        self.sections.setRange(1, MOST_SECTIONS)
        for key in METHODS:
            self.method.addItem(method_text(key, user_language()), key)
        self.names.setTabChangesFocus(True)
        self.names.setPlaceholderText(self.tr("Ann Smith, Bob Jones"))
        self.names.setAccessibleDescription(
            self.tr(
                "One pair per line, two names with a comma or a dash between them; or how "
                "many pairs"
            )
        )

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QFormLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (self.tr("&Name"), self.name),
            (self.tr("&Pairs"), self.names),
            ("", self.individual),
            (self.tr("&Boards per pair"), self.boards),
            (self.tr("&Sections"), self.sections),
            (self.tr("Mo&vement"), self.movement),
            ("", self.about),
            ("", self.file),
            ("", self.two_winners),
            (self.tr("S&coring"), self.method),
            ("", self.line),
        ):
            layout.addRow(text, field)
        return page

    def _connect(self) -> None:
        self.names.textChanged.connect(self._later.start)
        self.individual.toggled.connect(self._propose)
        self.boards.valueChanged.connect(self._later.start)
        self.sections.valueChanged.connect(self._later.start)
        self._later.timeout.connect(self._propose)
        self.movement.currentIndexChanged.connect(self._show_winners)
        self.two_winners.toggled.connect(lambda: self._describe(self._candidate))
        self.file.clicked.connect(self._ask_file)
        self._work.finished.connect(self._measured)
        self.finished.connect(self._work.cancel)
