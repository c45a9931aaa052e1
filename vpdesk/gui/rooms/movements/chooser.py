"""Which movement for so many pairs and boards: the candidates, the best one first."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.gui.desk.work import Work
from vpdesk.gui.rooms.movements.measuring import Measured, measuring_steps, sit_out_steps
from vpdesk.gui.rooms.movements.tables_field import TablesField
from vpdesk.gui.rooms.movements.trade_picture import TradePicture
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import labelled, row
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.movements.builders.kinds import PAIRS, PLAYERS, TEAMS
from vpdesk.report.movements.advice import advice
from vpdesk.report.movements.candidate_table import MEASURES, candidate_table, candidate_tips
from vpdesk.report.movements.sit_outs import sit_out_advice
from vpdesk.report.movements.suggestions import (
    candidates,
    in_order,
    other_sections,
    shown,
    with_known,
)
from vpdesk.report.movements.weighing import trade
from vpdesk.report.movements.wishes import Candidate, Wish

if TYPE_CHECKING:
    from collections.abc import Hashable

    from vpdesk.movements.movement import Movement
    from vpdesk.report.movements.sit_outs import SitOut

LEAST_PAIRS, MOST_PAIRS, MOST_BOARDS, MOST_COPIES = 4, 100, 200, 50
PAIRS_OF = {PAIRS: 1.0, TEAMS: 2.0, PLAYERS: 0.5}  # how many pairs one of them is
EACH_PAIR, ON_HAND = range(2)


class MovementChooser(QWidget):
    """Pairs and boards in, candidates out; what the user takes is asked for.

    movementRequested: the movement (Movement) that the user wants to see.
    """

    movementRequested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wish = Wish()
        self.found: tuple[Candidate, ...] = ()
        # What was taken last, and what the sections after the first play beside it.
        self.taken: tuple[Movement | None, tuple[Movement, ...]] = (None, ())
        self._pairs_shown = 0
        self._known: dict[str, Candidate | None] = {}
        self._left_out: tuple[int, ...] = MEASURES
        self._sit_outs: dict[str, tuple[SitOut, ...]] = {}
        self._wanted: Hashable = None  # what the user picked; else the first one is
        self._work = Work(self)
        self._sit_out_work = Work(self)
        self._ranked = ""  # the key of the candidate whose sit-outs are ranked
        self._language = user_language()
        self.pairs = named(CountField(), "pairsSpin")
        self.pairs.setRange(LEAST_PAIRS, MOST_PAIRS)
        self.tables = named(TablesField(), "tablesSpin")
        self.tables.setRange(LEAST_PAIRS / 2, MOST_PAIRS / 2)
        self.boards = named(CountField(), "movementBoardsSpin")
        self.boards.setRange(1, MOST_BOARDS)
        self.counted = named(QComboBox(), "boardsCountedCombo")
        self.entrants = named(QComboBox(), "entrantsCombo")
        self.copies = named(CountField(), "copiesSpin")
        self.copies.setRange(1, MOST_COPIES)
        self.two_winners = named(CheckBox(self.tr("Two wi&nners")), "twoWinnersCheck")
        self.away = named(QComboBox(), "sitOutCombo", "movements#sit-outs")
        self.table = named(FiguresTable(in_sight=4), "candidateTable")  # name, rounds, boards
        self.picture = named(TradePicture(), "tradePicture")
        self.as_picture = named(QPushButton(self.tr("As a &Diagram")), "tradePictureButton")
        self.as_picture.setCheckable(True)
        self.advice = named(QLabel(wordWrap=True), "movementAdvice")
        self.take = named(QPushButton(self.tr("&Use This Movement")), "useMovementButton")
        self._describe()
        self._lay_out()
        self._show_wish()
        self._connect()

    def show_movement(self, movement: Movement) -> None:
        """Look for movements of as many pairs as this one has.

        What the user looks for stays while the movement keeps its pairs, as with each switch.
        """
        if movement.pairs == self._pairs_shown:
            return
        self._pairs_shown = movement.pairs
        if LEAST_PAIRS <= movement.pairs <= MOST_PAIRS and not movement.individual:
            self.set_wish(replace(self.wish, pairs=movement.pairs))

    def show_measures(self, *, shown: bool) -> None:
        """Tell what is measured of each movement, or only how it is played."""
        self._left_out = () if shown else MEASURES
        self.table.leave_out(*self._left_out)

    def set_wish(self, wish: Wish) -> None:
        """Look for movements for a wish, and pick the best one."""
        if wish != self.wish:
            if wish.copies != self.wish.copies:
                self._known = {}  # where boards are shared is another matter
            self.wish = wish
            self._wanted = None
            self._show_wish()
            self.found = ()
            if self.isVisible():
                self._find()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.found:
            self._find()

    # From the wish to the candidates

    def _request_wish(self) -> None:
        entrants = self.entrants.currentData()
        of_one, pairs = PAIRS_OF[entrants], float(self.wish.pairs)
        if entrants == self.wish.entrants:  # else what is in the field is of others
            pairs = of_one * self.pairs.value()
        whole = max(1, int(of_one))
        self.set_wish(
            Wish(
                whole * math.ceil(pairs / whole),
                self.boards.value(),
                self.counted.currentIndex() == ON_HAND,
                self.two_winners.isChecked() and entrants == PAIRS,
                self.copies.value(),
                entrants,
            )
        )

    def _request_tables(self, tables: float) -> None:
        self.pairs.setValue(math.ceil(2 * tables / PAIRS_OF[self.wish.entrants]))

    def _show_wish(self) -> None:
        fields = (self.pairs, self.tables, self.boards, self.counted, self.entrants, self.copies)
        blockers = [QSignalBlocker(field) for field in (*fields, self.two_winners)]
        of_one = PAIRS_OF[self.wish.entrants]
        self.pairs.setRange(math.ceil(LEAST_PAIRS / of_one), int(MOST_PAIRS / of_one))
        self.pairs.setValue(math.ceil(self.wish.pairs / of_one))
        self.tables.setValue(self.wish.pairs / 2)
        self.boards.setValue(self.wish.boards)
        self.counted.setCurrentIndex(ON_HAND if self.wish.on_hand else EACH_PAIR)
        self.entrants.setCurrentIndex(self.entrants.findData(self.wish.entrants))
        self.copies.setValue(self.wish.copies)
        self.two_winners.setChecked(self.wish.two_winners)
        del blockers
        self.two_winners.setEnabled(self.wish.entrants == PAIRS)
        self.away_group.setVisible(self.wish.odd and self.wish.entrants == PAIRS)

    def _find(self) -> None:
        """Show what is known at once, and have the rest measured."""
        from vpdesk.files.movement_library import library, load

        wish = self.wish
        found = candidates(wish, library(), load, self._language)
        self._set_found(with_known(found, self._known, wish))
        unmeasured = self.found
        self._work.start(lambda: measuring_steps(unmeasured, wish))

    def _take_in(self, measured: Measured) -> None:
        self._known.update(measured)
        self._set_found(with_known(self.found, measured, self.wish))

    def _set_found(self, found: tuple[Candidate, ...]) -> None:
        self.found = in_order(found, self.wish)
        seen = shown(self.found, self.wish)
        keys = [each.key for each in seen]
        picked = self._wanted if self._wanted in keys else next(iter(keys), None)
        self.table.show_table(candidate_table(seen, self.wish, self._language), keys, picked)
        self.table.leave_out(*self._left_out)
        self.picture.show_points(trade(seen, self.wish), picked)
        self._show_picked()

    # What is picked

    @property
    def candidate(self) -> Candidate | None:
        """The picked candidate."""
        return next((each for each in self.found if each.key == self.table.picked), None)

    def _pick(self, key: Hashable) -> None:
        self._wanted = key
        self.picture.show_points(self.picture.points, key)
        self._show_picked()

    def _pick_point(self, key: Hashable) -> None:
        self.table.pick(key)
        self._pick(key)

    def _show_picked(self) -> None:
        candidate = self.candidate
        self.take.setEnabled(candidate is not None)
        if candidate is None and self.wish.entrants != PAIRS:
            text = self.tr(
                "There is no such movement for this number of tables; try another number."
            )
        elif candidate is None:
            text = self.tr("No movement is known for so few boards: enter more.")
        else:
            text = advice(candidate, self.found, self.wish, self._language)
            ranked = self._sit_outs.get(candidate.key, ())
            if candidate.misses(self.wish) and ranked:
                text += f" {sit_out_advice(ranked, self._language)}"
        self.advice.setText(text)
        self._rank_sit_outs(candidate)

    def _rank_sit_outs(self, candidate: Candidate | None) -> None:
        """Offer the numbers that may stay away, once they are ranked."""
        phantom = candidate is not None and candidate.misses(self.wish)
        self.away.setEnabled(phantom)
        if candidate is None or not phantom:
            self._show_sit_outs(())
            return
        key = candidate.key
        if key in self._sit_outs:
            self._show_sit_outs(self._sit_outs[key])
            return
        if self._ranked == key:
            return  # it is on its way
        self._ranked = key
        self._show_sit_outs(())
        self._sit_out_work.start(lambda: sit_out_steps(candidate))

    def _keep_sit_outs(self, ranked: tuple[SitOut, ...]) -> None:
        self._sit_outs[self._ranked] = ranked
        self._show_picked()

    def _show_sit_outs(self, ranked: tuple[SitOut, ...]) -> None:
        text = self.tr("pair {pair}: Qf {qf}")
        number = self._language.number
        texts = [text.format(pair=each.pair, qf=number(each.qf, 2)) for each in ranked]
        if texts != [self.away.itemText(i) for i in range(self.away.count())]:
            self.away.clear()
            for each, item in zip(ranked, texts, strict=True):
                self.away.addItem(item, each.pair)

    def _take(self) -> None:
        """Ask for the picked movement, with its boards and without the pair that stays away."""
        from vpdesk.files.movement_library import library, load

        candidate = self.candidate
        if candidate is None:
            return
        try:
            movement = candidate.make()
            if not movement.overlapping and candidate.each:
                movement = movement.with_boards(candidate.each)
            others = other_sections(candidate, self.wish, library(), load, self._language)
            if candidate.misses(self.wish):
                movement = movement.without(self.away.currentData() or movement.pairs)
        except WordedError as error:
            self.advice.setText(self._language.error(error))
            return
        if not movement.name:
            movement = replace(movement, name=candidate.name)
        self.taken = (movement, others)
        self.movementRequested.emit(movement)

    # How it is put together

    def _connect(self) -> None:
        self.boards.valueChanged.connect(self._request_wish)
        self.counted.currentIndexChanged.connect(self._request_wish)
        self.pairs.valueChanged.connect(self._request_wish)
        self.two_winners.toggled.connect(self._request_wish)
        self.entrants.currentIndexChanged.connect(self._request_wish)
        self.copies.valueChanged.connect(self._request_wish)
        self.away.activated.connect(lambda: self._pick(self.table.picked))
        self.table.rowActivated.connect(self._take)
        self.picture.pointPicked.connect(self._pick_point)
        self.picture.pointActivated.connect(self._take)
        self.as_picture.toggled.connect(lambda on: self.views.setCurrentIndex(int(on)))
        self.table.rowPicked.connect(self._pick)
        self.tables.valueChanged.connect(self._request_tables)
        self.take.clicked.connect(self._take)
        self._sit_out_work.finished.connect(self._keep_sit_outs)
        self._work.finished.connect(self._take_in)
        self._work.progressed.connect(self._take_in)

    def _describe(self) -> None:
        for field in (self.pairs, self.tables, self.boards, self.copies):
            field.setAccelerated(True)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            leave_keys(field)
        self.entrants.addItem(self.tr("pairs"), PAIRS)
        self.entrants.addItem(self.tr("teams"), TEAMS)
        self.entrants.addItem(self.tr("players"), PLAYERS)
        self.entrants.setAccessibleName(self.tr("Who plays together"))
        self.entrants.setToolTip(self.tr("Pairs, teams of two pairs, or single players."))
        self.copies.setAccessibleName(self.tr("Copies of the boards"))
        self.copies.setToolTip(
            self.tr("The copies of each board: with two, two tables need not share.")
        )
        self.counted.addItem(self.tr("for each pair"))
        self.counted.addItem(self.tr("on hand"))
        self.counted.setAccessibleName(self.tr("How the boards are counted"))
        self.counted.setToolTip(self.tr("The boards that each pair plays, or all boards on hand."))
        self.pairs.setAccessibleName(self.tr("How many"))
        self.tables.setAccessibleName(self.tr("Tables"))
        self.tables.setToolTip(self.tr("Half a table is a pair without an opponent."))
        self.boards.setAccessibleName(self.tr("Boards"))
        self.two_winners.setToolTip(self.tr("North-South and East-West are ranked apart."))
        self.away.setAccessibleName(self.tr("Number that stays away"))
        self.away.setToolTip(self.tr("The number of the phantom pair; the best one comes first."))
        self.away.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.table.setAccessibleName(self.tr("Movements to choose from"))
        self.table.setAccessibleDescription(self.tr("Enter shows the movement"))
        self.picture.setAccessibleName(self.tr("Quality against simplicity"))
        self.as_picture.setToolTip(
            self.tr(
                "Quality against simplicity. Filled: about your boards; square: the first; "
                "arrow keys move."
            )
        )
        self.table.figures.set_tips(candidate_tips(self._language))
        self.advice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.take.setToolTip(self.tr("Replaces the current movement by the selected one"))

    def _lay_out(self) -> None:
        fields = QWidget()
        flow = FlowLayout(12, fields)
        flow.addWidget(labelled(self.tr("Ho&w many"), self.pairs, self.entrants))
        flow.addWidget(labelled(self.tr("&Tables"), self.tables))
        flow.addWidget(labelled(self.tr("&Boards"), self.boards, self.counted))
        flow.addWidget(labelled(self.tr("Copies"), self.copies))
        self.away_group = labelled(self.tr("Stays awa&y"), self.away)
        flow.addWidget(self.two_winners)
        flow.addWidget(self.away_group)
        self.views = QStackedWidget()
        self.views.addWidget(FocusFrame(self.table))
        self.views.addWidget(FocusFrame(self.picture))
        content = _Page()
        page = QVBoxLayout(content)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addWidget(fields)
        page.addWidget(self.views, 1)
        page.addWidget(self.advice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(FittingArea(content), 1)
        layout.addWidget(row(self.take, self.as_picture, None))  # it stays where the text grows


class _Page(QWidget):
    """Asks for the rows that its list needs at least, so that only what is more scrolls."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)
