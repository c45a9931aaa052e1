"""The search for better arrow switches: start, watch, stop."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QProgressBar,
    QPushButton,
    QToolButton,
    QWidget,
)

from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.announce import tell_last
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.movements.builders.sizes import may_change_base

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.movement import Movement, Places
    from vpdesk.movements.optimise import Stop

NO_PLACES: Places = frozenset()
USUAL, MOST_WEIGHT = -1, 99  # weights of the best sit-out
MOST_STATIONARY, MOST_COPIES = 30, 50
SAME = 1e-9  # qualities that differ by less are equal


class Searched(NamedTuple):
    """How far a search is.

    best: the best movement so far, the one that it began with until there is a better one.
    qf: its quality; before: that of the first one; bound: what no switches can surpass.
    tries, share, stop: as in Progress.
    """

    best: Movement
    qf: float | None
    before: float | None
    bound: float | None
    tries: int
    share: float
    stop: Stop


class SearchWish(NamedTuple):
    """What a search may change: the switches, of whole rounds only; the base; who meets twice.

    weight: of the best sit-out beside the average one, as in optimise_steps.
    stationary, sharing, copies: what other bases keep to, as in BaseLimits.
    """

    whole_rounds: bool = False
    bases: bool = False
    twice: bool = False
    weight: int | None = None
    stationary: int = 0
    sharing: bool = True
    copies: int = 1


class OptimisePanel(QWidget):
    """Looks for the best switches of a movement; Esc stops, and the best so far stays.

    bestFound: a better movement (Movement) than any before, while the search goes on.
    movementRequested: the best movement, once the search has ended, if it is another one: the
        one change to undo.
    finished: the best movement when the search has ended, be it another one or not.
    """

    bestFound = Signal(object)
    movementRequested = Signal(object)
    finished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._movement: Movement | None = None
        self._locked = NO_PLACES
        self._work = Work(self)
        self._best: Movement | None = None
        self._best_tries = 0
        self._language = user_language()
        self.button = named(QPushButton(), "optimiseButton")
        self.options = named(QToolButton(), "optimiseOptions")
        self.options.setText(self.tr("Options"))
        self.options.setToolTip(self.tr("What the search may change, and what it weighs"))
        self.options.setCheckable(True)
        self.whole_rounds = named(CheckBox(self.tr("Who&le rounds only")), "wholeRoundsCheck")
        self.whole_rounds.setToolTip(
            self.tr("All tables switch in the same rounds, so no table needs a card of its own.")
        )
        self.other_bases = named(CheckBox(self.tr("Other b&ase movements too")), "basesCheck")
        self.twice = named(CheckBox(self.tr("Pairs may meet twice")), "twiceCheck")
        self.twice.setToolTip(
            self.tr("With a few rounds more than a Mitchell, this can be much fairer.")
        )
        self.no_sharing = named(CheckBox(self.tr("No shared boards")), "noSharingCheck")
        self.stationary = named(CountField(), "stationarySpin")
        self.stationary.setRange(0, MOST_STATIONARY)
        self.stationary.setPrefix(self.tr("Stationary pairs: at least "))
        self.stationary.setAccessibleName(self.tr("Stationary pairs"))
        self.copies = named(CountField(), "baseCopiesSpin")
        self.copies.setRange(1, MOST_COPIES)
        self.copies.setPrefix(self.tr("Copies of the boards: "))
        self.copies.setAccessibleName(self.tr("Copies of the boards"))
        self.weight = named(CountField(), "weightSpin")
        self.weight.setRange(USUAL, MOST_WEIGHT)
        self.weight.setValue(USUAL)
        self.weight.setSpecialValueText(self.tr("Best sit-out: usual weight"))
        self.weight.setPrefix(self.tr("Best sit-out: weight "))
        self.weight.setToolTip(
            self.tr(
                "At equal Qf, better sit-outs decide; weight usually 2, or 0 if a pair sits "
                "out anyway."
            )
        )
        self.weight.setAccessibleName(self.tr("Weight of the best sit-out"))
        self.progress = named(QProgressBar(), "optimiseProgress")
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self.figures = named(FlowLabel(), "optimiseFigures")
        self.ending = named(FlowLabel(), "optimiseEnding")
        self._lay_out()
        self._show_running()
        self.button.clicked.connect(self.toggle)
        for check in (self.options, self.whole_rounds, self.other_bases):
            check.toggled.connect(self._show_running)
        self._work.stop_by_escape(self.stop)
        self._work.failed.connect(self._fail)
        self._work.finished.connect(self._finish)
        self._work.progressed.connect(self._show)
        self._work.runningChanged.connect(self._show_running)

    @property
    def running(self) -> bool:
        """Whether a search is on."""
        return self._work.running

    def show_movement(self, movement: Movement, locked: Places = NO_PLACES) -> None:
        """Look for switches of another movement from now on.

        A search for those of the former one ends without a request: the user's change counts.
        What was said of a search stays while its outcome is shown.
        """
        if movement == self._movement and locked == self._locked:
            return
        self._work.cancel()
        if movement not in (self._movement, self._best):
            self.figures.setText("")  # clear() has the whole room laid out anew
            self.ending.setText("")
        self._movement, self._locked = movement, locked
        self._show_running()

    def toggle(self) -> None:
        """Start, or stop."""
        if self.running:
            self.stop()
        else:
            self.start()

    def start(self) -> None:
        """Look for better switches, until there can be none, none comes, or the user stops."""
        movement, locked = self._movement, self._locked
        if movement is None or self.running:
            return
        wanted = SearchWish(
            self.whole_rounds.isChecked(),
            self._checked(self.other_bases),
            self._checked(self.twice),
            None if self.weight.value() == USUAL else self.weight.value(),
            self.stationary.value(),
            not self.no_sharing.isChecked(),
            self.copies.value(),
        )
        self._best, self._best_tries = movement, 0
        self.figures.setText("")  # clear() has the whole room laid out anew
        self.ending.setText("")
        self._work.start(lambda: _steps(movement, locked, wanted))

    def stop(self) -> None:
        """End the search and keep the best so far."""
        if not self.running:
            return
        self._work.cancel()
        if self._work.last is not None:
            self._show(self._work.last)
        self._end(self.tr("Stopped. The best movement so far is kept."))

    def _finish(self, searched: Searched) -> None:
        self._show(searched)
        self._end(self._ending(searched))

    def _fail(self, error: Exception) -> None:
        self._end(error_text(error))

    def _end(self, text: str) -> None:
        self.ending.setText(text)
        tell_last(self, f"{self.figures.text()} {text}".strip)
        best = self._best
        if best is not None and best != self._movement:
            self.movementRequested.emit(best)
        self.finished.emit(best)

    def _show(self, searched: Searched) -> None:
        if searched.best != self._best:
            self._best, self._best_tries = searched.best, searched.tries
            self.bestFound.emit(searched.best)
        self.progress.setValue(round(100 * searched.share))
        self.figures.setText(self._figures(searched))

    def _figures(self, searched: Searched) -> str:
        text = (
            self.tr("Qf {qf}, before {before}, at most {bound}. Tries: {tries}.")
            if searched.bound is not None
            else self.tr("Qf {qf}, before {before}. Tries: {tries}.")
        )
        return text.format(
            qf=self._quality(searched.qf),
            before=self._quality(searched.before),
            bound=self._quality(searched.bound),
            tries=self._tries(searched.tries),
        )

    def _quality(self, value: float | None) -> str:
        return "\N{EN DASH}" if value is None else self._language.number(value, 2)

    def _tries(self, tries: int) -> str:
        text = self.tr("{count} million")
        return text.format(count=self._language.number(tries / 1_000_000, 1))

    def _ending(self, searched: Searched) -> str:
        """Why the search has ended, in words."""
        from vpdesk.movements.optimise import Stop  # it brings numpy

        if searched.stop is Stop.ENUMERATED:
            return self.tr("Proven: no other choice of switches is better.")
        if searched.stop is Stop.BOUND:
            return self.tr("The bound is reached: Qf cannot be higher.")
        text = self.tr("No gain in the last {tries} tries: it is the best that is known.")
        return text.format(tries=self._tries(searched.tries - self._best_tries))

    def _show_running(self) -> None:
        running = self.running
        self.button.setText(self.tr("St&op") if running else self.tr("&Optimise"))
        self.button.setToolTip(
            self.tr("Stops the search and keeps the best movement so far (Esc)")
            if running
            else self.tr("Looks for the arrow switches that make the movement fairest")
        )
        self.button.setEnabled(self._movement is not None)
        self.whole_rounds.setEnabled(not running)
        self.weight.setEnabled(not running)
        reason = self._base_stays()
        self.other_bases.setEnabled(not running and not reason)
        self.other_bases.setToolTip(
            reason or self.tr("Opponents and tables may change, too, not only the directions.")
        )
        self.other_bases.setAccessibleDescription(self.other_bases.toolTip())
        self.twice.setEnabled(self._checked(self.other_bases))
        asked = self.options.isChecked()
        for choice in (self.whole_rounds, self.other_bases, self.twice, self.weight):
            choice.setVisible(asked)
        for limit in (self.no_sharing, self.stationary, self.copies):
            limit.setVisible(asked and self.other_bases.isChecked())
            limit.setEnabled(self._checked(self.other_bases))
        self.progress.setVisible(running)
        if running:
            self.progress.setValue(0)

    def _checked(self, choice: QCheckBox) -> bool:
        return choice.isEnabled() and choice.isChecked()

    def _base_stays(self) -> str:
        """Why who meets whom has to stay as it is; nothing where it may change."""
        movement = self._movement
        if movement is None or not may_change_base(movement, twice=True):
            return self.tr("No other base movement is known for this number of pairs and rounds.")
        if self._locked:
            return self.tr("Locked tables keep the base movement: unlock them first.")
        if self.whole_rounds.isChecked():
            return self.tr("Other base movements switch single tables, not whole rounds.")
        return ""

    def _lay_out(self) -> None:
        flow = FlowLayout(8, self)
        choices = (self.button, self.options, self.whole_rounds, self.other_bases, self.twice)
        limits = (self.no_sharing, self.stationary, self.copies)
        for widget in (*choices, *limits, self.weight, self.progress, self.figures, self.ending):
            flow.addWidget(widget)


def _steps(
    movement: Movement, locked: Places, wanted: SearchWish
) -> Generator[Searched, None, Searched]:
    from vpdesk.movements.bases import BaseLimits, base_steps  # they bring numpy
    from vpdesk.movements.measures import quality
    from vpdesk.movements.optimise import optimise_steps

    before = kept = quality(movement)
    best = seen = movement
    ended = False
    limits = BaseLimits(wanted.stationary, wanted.sharing, wanted.copies)
    found_steps = (
        base_steps(movement, twice=wanted.twice, limits=limits, weight=wanted.weight)
        if wanted.bases
        else optimise_steps(
            movement, locked=locked, whole_rounds=wanted.whole_rounds, weight=wanted.weight
        )
    )
    with closing(found_steps) as steps:
        while not ended:
            try:
                progress = next(steps)
            except StopIteration as end:
                progress, ended = end.value, True
            if progress.best != seen:
                seen = progress.best
                found = quality(seen)
                if _is_gain(found, kept, wanted.weight):
                    best, kept = seen, found
            bound = None if wanted.bases else before.qf_bound
            numbers = (kept.qf, before.qf, bound, progress.tries, progress.share)
            searched = Searched(best, *numbers, progress.stop)
            if not ended:
                yield searched
    return searched


def _is_gain(found: Quality, kept: Quality, weight: int | None) -> bool:
    """Whether a movement is better, and not just another one: by the goal of the search."""
    for more, less in zip(_merits(found, weight), _merits(kept, weight), strict=True):
        if abs(more - less) > SAME:
            return more > less
    return False


def _merits(quality: Quality, weight: int | None) -> tuple[float, float, float]:
    """What a search looks at in turn: Qf, the sit-outs of all and of the best, d4; 0 if none."""
    known = [each for each in quality.qf1 if each]
    sit_out = -sum(1 / each for each in known)
    if known:
        sit_out -= (2 - 2 * (quality.pairs % 2) if weight is None else weight) / max(known)
    return quality.qf or 0.0, sit_out, -quality.d4
