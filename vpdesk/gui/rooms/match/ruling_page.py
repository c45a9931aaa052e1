"""The rulings on a match that went wrong, side by side, and the slip for the chosen one."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.regulation_file import SUFFIX
from vpdesk.formats.pieces_subject import PiecesSubject
from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.desk.steps import Steps, WithSteps
from vpdesk.gui.rooms.match.regulation_bar import RegulationBar
from vpdesk.gui.rooms.match.ruling_form import RulingForm
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fitting import FittingArea
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.match.case import Case, by_fault
from vpdesk.match.from_sheet import case_of
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.rulings import Ruling, rulings
from vpdesk.report.file_names import plain_name
from vpdesk.report.laboratory.parts import MatchPart
from vpdesk.report.match.ruling_words import happened, ruling_reasons, way_name
from vpdesk.report.match.rulings import (
    result_text,
    ruling_slip,
    rulings_sections,
    rulings_table,
)
from vpdesk.report.match.words import event_text
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.table import Table

if TYPE_CHECKING:
    from vpdesk.formats.subject import Subject
    from vpdesk.match.sheet import Sheet
    from vpdesk.scales import Scale

FORM_SHARE = 0.3  # of the width
NARROW = 90  # characters side by side, below which the rulings stand under the form
RULINGS_HEIGHT = 22  # lines, of the rulings there
RESULT_SIZE = 1.4  # the result's type size, in that of all text
EMPTY = Table("", "", (), (), ())


class State(NamedTuple):
    """What can be undone. key: of the regulation. way: the ruling that is chosen, None for the
    one that the regulation prefers.
    """

    case: Case
    key: str
    way: Way | None = None


class Kept(NamedTuple):
    """What goes on when the page is made anew in another language."""

    state: State
    steps: Steps[State]
    sheet: Sheet | None


class RulingPage(WithSteps[State], LabPage):
    """A form for the case; beside it all rulings, the reasons for one, and its result."""

    suffixes = (SUFFIX,)
    panes: SharedWidth

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = ScaleChoice()
        self._error = ""  # why there is no scale
        self._rulings: tuple[Ruling, ...] = ()
        self._sheet: Sheet | None = None  # the score sheet of the match
        self._steps = Steps[State]()
        self.bar = named(RegulationBar(), "regulationBar")
        self.form = named(RulingForm(), "rulingForm")
        self.problem = named(QLabel(wordWrap=True), "rulingProblem")
        self.take = named(QPushButton(self.tr("Ta&ke from Score Sheet")), "rulingTake")
        self.file_line = named(QLabel(wordWrap=True), "regulationLine")
        self.table = named(TableView(), "rulingsTable")
        self.result = named(FlowLabel(), "rulingResult")
        self.slip = named(QPushButton(self.tr("Print Slip…")), "rulingPrint")
        self.reasons = named(QTextBrowser(), "rulingReasons")
        self.copied_from = (self.table, self.reasons)
        self._state = State(Case(), self.bar.first)
        self._lay_out()
        self._enlarge()
        self._connect()
        self.bar.read()

    # What the room says

    def show_scale(self, choice: ScaleChoice, scale: Scale | None, error: str = "") -> None:
        """Rule by another scale. The boards of the match are its; the case follows them."""
        self._choice, self._error = choice, "" if scale is not None else error
        self._state = self._state._replace(case=_with_boards(self._state.case, choice.boards))
        self._show()

    def begin_with(self, key: str) -> None:
        """Follow a regulation that was chosen before, unless another one was since."""
        if not self.can_undo and not self.can_redo:
            self._state = self._state._replace(key=self.bar.regulation(key).key)

    def show_sheet(self, sheet: Sheet) -> None:
        """Take over what a score sheet says, unless something else was entered here."""
        untouched, self._sheet = self._untouched, sheet
        taken = self._taken(self._state.key)
        if taken is not None and untouched:
            self._state = self._state._replace(case=taken)
            self._steps.clear()
        self._show()

    def open_file(self, path: Path) -> bool:
        if path.suffix.lower() != SUFFIX:
            return False
        self.bar.open_file(path)
        return True

    @property
    def subject(self) -> Subject | None:
        chosen = self._chosen
        if chosen is None:
            return None
        case, regulation, made = self._state.case, self._regulation, self._rulings
        event = "" if self._sheet is None else event_text(self._sheet)
        stem = plain_name(f"{case.home.name} {case.away.name}") or "match"
        rulings_piece = (
            MatchPart.RULINGS,
            lambda language: rulings_sections(case, regulation, made, language, event),
        )
        if chosen.refused is not None:
            return PiecesSubject(stem, (rulings_piece,))
        slip = (
            MatchPart.RULING_SLIP,
            lambda language: ruling_slip(chosen, case, regulation, language, event),
        )
        return PiecesSubject(stem, (slip, rulings_piece))

    # Undo

    @property
    def _present(self) -> State:
        return self._state

    def _go_to(self, value: State) -> None:
        case = _with_boards(value.case, self._choice.boards)
        self._state = value._replace(case=case)
        self._show()

    def _do(self, state: State, text: str, field: str) -> None:
        """Change the state, so that it can be undone; changes of one field are one step."""
        if state != self._state:
            self._steps.remember(self._state, text, field)
            self._state = state
            self._show()

    # What is shown

    @property
    def _regulation(self) -> Regulation:
        return self.bar.regulation(self._state.key)

    @property
    def _chosen(self) -> Ruling | None:
        """The ruling that is chosen, or else the one that the regulation prefers."""
        found = {each.way: each for each in self._rulings}
        preferred = next((each for each in self._rulings if each.preferred), None)
        return preferred if self._state.way is None else found.get(self._state.way, preferred)

    def _show(self) -> None:
        """Show the case, its rulings, and what is wrong with it."""
        case, regulation, language = self._state.case, self._regulation, user_language()
        self.bar.show_key(self._state.key)
        self.form.show_case(case, regulation)
        problem, self._rulings = self._error, ()
        if not problem:
            try:
                self._rulings = rulings(case, regulation, self._choice.scale)
            except WordedError as error:
                problem = language.error(error)
        taken = self._taken(self._state.key)
        self.take.setVisible(taken is not None)
        self.take.setEnabled(taken is not None and not self._untouched)
        self.problem.setText(f"\N{WARNING SIGN} {problem}" if problem else "")
        self.problem.setVisible(bool(problem))
        table = EMPTY
        if self._rulings:
            table = rulings_table(case, regulation, self._rulings, language)
        chosen = self._chosen
        at = self._rulings.index(chosen) if chosen else -1
        with QSignalBlocker(self.table):
            self.table.show_table(table, at)
        self._show_chosen()
        self._fit()

    def _show_chosen(self) -> None:
        """Show the result of the chosen ruling, and why."""
        chosen, case, language = self._chosen, self._state.case, user_language()
        self.slip.setEnabled(chosen is not None and chosen.refused is None)
        if chosen is None:
            self.result.setText("")
            self.reasons.setHtml("")
        else:
            self.result.setText(result_text(chosen, case, language) or "\N{EN DASH}")
            told = ruling_reasons(chosen, case, self._regulation, language)
            items = "".join(f"<li>{escape(sentence)}</li>" for sentence in told)
            name = escape(way_name(chosen.way, language))
            what = escape(happened(case, language))
            self.reasons.setHtml(f"<p>{what}</p><p><b>{name}</b></p><ul>{items}</ul>")
        self.stateChanged.emit()

    def _pick(self, at: int) -> None:
        """Another ruling was picked in the table."""
        way = self._rulings[at].way
        chosen = self._chosen
        if chosen is not None and way is not chosen.way:
            self._state = self._state._replace(way=way)  # to look at one is no step
            self._show_chosen()

    # What is done with it

    def go_first(self) -> None:
        self.form.what.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._area.verticalScrollBar().setValue(0)

    def go_further(self) -> None:
        """Move from the form to the rulings, and back."""
        at = QApplication.focusWidget()
        inside = at is not None and self._left.isAncestorOf(at)
        if not inside or not self._rulings:
            self.go_first()
            return
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._area.verticalScrollBar().setValue(self._right.y())  # where they are stacked

    @property
    def kept(self) -> object:
        return Kept(self._state, self._steps, self._sheet)

    def restore(self, kept: object) -> None:
        assert isinstance(kept, Kept)
        self._state, self._steps, self._sheet = kept
        self._show()

    # How it is put together

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._enlarge()
            self._fit()

    def _fit(self) -> None:
        """In a narrow page the rulings go below the form, and all of it is scrolled."""
        metrics = self.fontMetrics()
        narrow = self.width() < NARROW * metrics.averageCharWidth()
        self.panes.stack(narrow)
        never, needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self._left.setVerticalScrollBarPolicy(never if narrow else needed)
        self._left.setMinimumHeight(self._left.sizeHint().height() if narrow else 0)
        self._right.setMinimumHeight(RULINGS_HEIGHT * metrics.height() if narrow else 0)

    def _enlarge(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * RESULT_SIZE)
        font.setBold(True)
        self.result.setFont(font)

    def _connect(self) -> None:
        self.bar.changed.connect(self._show)
        self.bar.chosen.connect(self._choose_regulation)
        self.bar.said.connect(self._say)
        self.form.requested.connect(
            lambda case, text, field: self._do(self._state._replace(case=case), text, field)
        )
        self.table.marginPicked.connect(self._pick)
        self.take.clicked.connect(self._take)
        self.slip.clicked.connect(lambda: self.printRequested.emit(MatchPart.RULING_SLIP))

    def _choose_regulation(self, key: str) -> None:
        """Follow another regulation; what only the sheet has said is taken from it anew."""
        state = self._state._replace(key=key)
        taken = self._taken(key)
        if taken is not None and self._untouched:
            state = state._replace(case=taken)
        self._do(state, self.tr("regulation"), "regulation")

    def _take(self) -> None:
        """Replace what was entered by what the score sheet says now."""
        taken = self._taken(self._state.key)
        if taken is not None:
            self._do(self._state._replace(case=taken), self.tr("score sheet"), "sheet")

    def _taken(self, key: str) -> Case | None:
        """What the score sheet says to a regulation; None where it says nothing."""
        if self._sheet is None:
            return None
        return case_of(self._sheet, self.bar.regulation(key))

    @property
    def _untouched(self) -> bool:
        """Nothing was entered beside what the score sheet says."""
        said = self._taken(self._state.key) or Case()
        return self._state.case == _with_boards(said, self._state.case.planned)

    def _say(self, text: str) -> None:
        self.file_line.setText(f"\N{WARNING SIGN} {text}" if text else "")
        self.file_line.setVisible(bool(text))

    def _lay_out(self) -> None:
        self.table.setAccessibleName(self.tr("Rulings side by side"))
        self.table.setToolTip(
            self.tr(
                "The ruling that is picked here is printed as a slip; F6 leads from the form to it."
            )
        )
        self.slip.setToolTip(self.tr("Prints the ruling that is picked, with its reasons (Ctrl+P)"))
        self.reasons.setAccessibleName(self.tr("Reasons for the ruling that is picked"))
        self.reasons.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.result.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.file_line.hide()
        left = QWidget()
        left_layout = QVBoxLayout(left)
        left_layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.bar, self.file_line, self.form, self.problem):
            left_layout.addWidget(widget)
        left_layout.addWidget(row(self.take, None))
        left_layout.addStretch(1)
        self._left, self._right = FittingArea(left), QWidget()
        right_layout = QVBoxLayout(self._right)
        right_layout.setContentsMargins(0, 0, 0, 0)
        right_layout.setSpacing(8)
        right_layout.addWidget(FocusFrame(self.table), 2)
        right_layout.addWidget(flow(self.result, self.slip))
        right_layout.addWidget(FocusFrame(self.reasons), 3)
        self.panes = SharedWidth(self._left, self._right, FORM_SHARE, stackable=True)
        self.setFocusProxy(self.form)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = FittingArea(self.panes)
        layout.addWidget(self._area)


def _with_boards(case: Case, boards: int) -> Case:
    """The case for another count of boards; where all were played, all are.

    Averages that follow from the fault go on to do so.
    """
    played = boards if case.played == case.planned else min(case.played, boards)
    changed = replace(case, planned=boards, played=played)
    return by_fault(changed) if case == by_fault(case) else changed
