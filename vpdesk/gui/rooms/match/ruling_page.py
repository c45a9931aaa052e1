"""The rulings on a match that went wrong, side by side, and the slip for the chosen one."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
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
from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.rooms.match.adopt_question import ask_adopt
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.regulation_bar import RegulationBar
from vpdesk.gui.rooms.match.ruling_form import RulingForm
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.announce import tell_last, warn
from vpdesk.gui.widgets.fields import leave_wheel
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.match.case import Case
from vpdesk.match.outcome import (
    Match,
    adopt,
    against_sheet,
    case_to_rule,
    not_adopted,
    outcome,
    rulings_of,
    with_case,
)
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.rulings import Ruling
from vpdesk.report.match.ruling_words import (
    against_regulation,
    findings,
    ruling_reasons,
    way_name,
)
from vpdesk.report.match.rulings import rulings_table
from vpdesk.report.match.sheets import RULING_SLIP, RulingSubject
from vpdesk.report.match.standing import (
    doubts,
    other_numbers_text,
    result_text,
    standing_text,
)
from vpdesk.report.step_words import step_words
from vpdesk.report.table import Table

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change
    from vpdesk.scales import Scale, ScaleSpec

FORM_SHARE = 0.3  # of the width
NARROW = 90  # characters side by side, below which the rulings stand under the form
RULINGS_HEIGHT = 22  # lines, of the rulings there
RESULT_SIZE = 1.4  # the result's type size, in that of all text
EMPTY = Table("", "", (), (), ())


class RulingPage(Fitted, LabPage):
    """A form for the case; beside it all rulings, the reasons for one, and its result.

    All of it belongs to the match of a document, but for the ruling that is looked at.
    regulationChosen: the key of the one that is wanted, for other matches too.
    """

    regulationChosen = Signal(str)
    suffixes = (SUFFIX,)
    panes: SharedWidth

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        about("ruling#case", self)
        self.document = MatchDocument()
        self._error = ""  # why there is no scale
        self._usual = ""  # the key of the regulation to follow where the match has none
        self._way: Way | None = None  # that is looked at; None for the one that matters most
        self._stale = False  # the match was changed out of sight
        self._rulings: tuple[Ruling, ...] = ()
        self._asked: tuple[Case, Case] | None = None  # adopted though the sheet says otherwise
        self._outcome = outcome(self.document.match)
        self.bar = named(RegulationBar(), "regulationBar", "ruling#regulation")
        self.form = named(RulingForm(), "rulingForm")
        self.problem = named(QLabel(wordWrap=True), "rulingProblem")
        self.take = named(QPushButton(self.tr("Ta&ke from Score Sheet")), "rulingTake")
        self.file_line = named(QLabel(wordWrap=True), "regulationLine")
        self.table = named(TableView(), "rulingsTable", "ruling#rulings")
        self.result = named(FlowLabel(), "rulingResult")
        self.result_below = named(
            FlowLabel(), "rulingResultBelow"
        )  # where it would be out of sight
        self.adopt = named(QPushButton(), "rulingAdopt")
        self.slip = named(QPushButton(self.tr("Print Slip…")), "rulingPrint", "ruling#slip")
        self.standing = named(QLabel(wordWrap=True), "rulingStanding")
        self.reasons = named(QTextBrowser(), "rulingReasons", "ruling#rulings")
        self.copied_from = (self.table, self.reasons)
        self._lay_out()
        self._connect()
        leave_wheel(self)
        self.bar.read()

    # What the room says

    def show_document(self, document: MatchDocument) -> None:
        """Show the rulings on the match of a document from now on."""
        self.document = document
        document.changed.connect(self._follow)
        self._show()

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        """The scale is that of the match; where there is none, say why."""
        error = "" if scale is not None else error
        if error != self._error:
            self._error = error
            self._show()

    def follow_regulation(self, key: str) -> None:
        """Follow a regulation where the match says nothing else."""
        self._usual = key
        self._show()

    def open_file(self, path: Path) -> bool:
        if path.suffix.lower() != SUFFIX:
            return False
        self.bar.open_file(path)
        return True

    @property
    def subject(self) -> RulingSubject | None:
        chosen = self._chosen
        if chosen is None:
            return None
        return RulingSubject(
            self.document.match,
            self._outcome,
            self._case,
            self._regulation,
            self._rulings,
            chosen,
        )

    # What is changed, so that it can be undone

    def _rule(self, match: Match, text: str, field: str) -> None:
        self.document.rule(match, text, field)

    def _change_case(self, case: Case, text: str, field: str) -> None:
        self._rule(with_case(self.document.match, case, self._regulation), text, field)

    def _choose_regulation(self, regulation: Regulation) -> None:
        """Follow another regulation; what only the sheet has said is taken from it anew."""
        match = self.document.match
        ruled = replace(match.ruled, regulation=regulation)
        self._rule(
            replace(match, ruled=ruled), step_words("RulingPage", "regulation"), "regulation"
        )
        if self.bar.offers(regulation):
            self.regulationChosen.emit(regulation.key)

    def _take(self) -> None:
        """Replace what was entered by what the score sheet says now."""
        match = self.document.match
        ruled = replace(match.ruled, case=None)
        self._rule(replace(match, ruled=ruled), step_words("RulingPage", "score sheet"), "sheet")

    def _adopt(self) -> None:
        """Make the ruling that is looked at the result of the match, or take that back."""
        match, chosen = self.document.match, self._chosen
        if chosen is None:
            return
        if self._is_adopted(chosen):
            self._rule(not_adopted(match), step_words("RulingPage", "ruling taken back"), "")
            return
        differing = against_sheet(match, self._regulation)
        if differing is None or differing == self._asked:
            self._adopt_chosen()
        else:
            told = other_numbers_text(*differing, user_language())
            ask_adopt(self, told, lambda: self._adopt_chosen(differing))

    def _adopt_chosen(self, asked: tuple[Case, Case] | None = None) -> None:
        """asked: the numbers that the user wants it in spite of; those are not asked again."""
        self._asked = asked or self._asked
        chosen = self._chosen
        if chosen is not None and chosen.refused is None:
            match = adopt(self.document.match, chosen.way, self._regulation)
            self._rule(match, step_words("RulingPage", "ruling adopted"), "")

    # What is shown

    @property
    def _regulation(self) -> Regulation:
        return self.document.match.ruled.regulation or self.bar.regulation(self._usual)

    @property
    def _case(self) -> Case:
        return case_to_rule(self.document.match, self._regulation)

    @property
    def _chosen(self) -> Ruling | None:
        """The ruling that is looked at, or else the adopted or the preferred one."""
        found = {each.way: each for each in self._rulings}
        preferred = next((each for each in self._rulings if each.preferred), None)
        adopted = next((each for each in self._rulings if self._is_adopted(each)), preferred)
        return adopted if self._way is None else found.get(self._way, adopted)

    def _is_adopted(self, ruling: Ruling) -> bool:
        adopted = self._outcome.adopted
        if adopted is None or not adopted.made_on(self._case, self._regulation):
            return False
        return ruling.way is adopted.ruling.way

    def _follow(self, change: Change[Match]) -> None:
        """The match was changed; of another one nothing of the old one stays."""
        if change.begun:
            self._way = self._asked = None
        self._show_if_seen()

    def _show_if_seen(self) -> None:
        """A page that is not in sight follows when it is."""
        self._stale = not self.isVisible()
        if not self._stale:
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._show_if_seen()

    def _show(self) -> None:
        """Show the case, its rulings, and what is wrong with it."""
        match = self.document.match
        case, regulation, language = self._case, self._regulation, user_language()
        self._outcome = outcome(match, self._outcome)
        self.bar.show_regulation(regulation)
        self.form.show_case(case, regulation)
        problem, self._rulings = self._error, ()
        if not problem:
            try:
                self._rulings = rulings_of(match, regulation)
            except WordedError as error:
                problem = language.error(error)
        self.take.setVisible(match.sheet.method.teams)
        self.take.setEnabled(match.ruled.case is not None)
        warn(self.problem, problem, lasting=True)
        self.problem.setVisible(bool(problem))
        table = EMPTY
        if self._rulings:
            adopted = self._outcome.adopted
            table = rulings_table(case, regulation, self._rulings, language, adopted)
        chosen = self._chosen
        at = self._rulings.index(chosen) if chosen else -1
        with QSignalBlocker(self.table):
            self.table.show_table(table, at)
        self._show_chosen()
        self._fit()

    def _show_chosen(self) -> None:
        """Show the result of the chosen ruling, and why."""
        chosen, case, language = self._chosen, self._case, user_language()
        possible = chosen is not None and chosen.refused is None
        self.slip.setEnabled(possible)
        self._show_standing(chosen)
        self.adopt.setEnabled(possible and self.document.sheet.method.teams)
        if chosen is None:
            self.result.setText("")
            self.result_below.setText("")
            self.reasons.setHtml("")
        else:
            text = result_text(chosen, case, language) or "\N{EN DASH}"
            if text != self.result.text():
                tell_last(self, self.result.text)
            self.result.setText(text)
            self.result_below.setText(text)
            told = ruling_reasons(chosen, case, self._regulation, language)
            told += against_regulation(chosen, self._regulation, language)
            items = "".join(f"<li>{escape(sentence)}</li>" for sentence in told)
            name = escape(way_name(chosen.way, language))
            what = escape(" ".join(findings(case, language)))
            self.reasons.setHtml(f"<p>{what}</p><p><b>{name}</b></p><ul>{items}</ul>")
        self.stateChanged.emit()

    def _show_standing(self, chosen: Ruling | None) -> None:
        """Say which result of the match holds."""
        standing, language = self._outcome.standing, user_language()
        way = None if chosen is None else chosen.way
        told = standing_text(standing, self._case, self._regulation, way, language)
        warned = standing.adopted is not None and any(doubts(standing.adopted, language))
        sign = "\N{WARNING SIGN} " if warned else ""
        self.standing.setText(sign + " ".join(told))
        self.standing.setVisible(bool(told))
        here = chosen is not None and self._is_adopted(chosen)
        self.adopt.setText(self.tr("Take Back") if here else self.tr("Adopt for Score Sheet"))

    def _pick(self, at: int) -> None:
        """Another ruling was picked in the table."""
        way = self._rulings[at].way
        chosen = self._chosen
        if chosen is not None and way is not chosen.way:
            self._way = way  # to look at one is no step
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
        return self._way

    def restore(self, kept: object) -> None:
        assert isinstance(kept, Way)
        self._way = kept

    # How it is put together

    def _fit(self) -> None:
        """In a narrow page the rulings go below the form, and all of it is scrolled."""
        metrics = self.fontMetrics()
        self.result.setFont(bold(self.font(), RESULT_SIZE))
        self.result_below.setFont(bold(self.font()))
        narrow = self.width() < NARROW * metrics.averageCharWidth()
        self.panes.stack(narrow)
        self.result_below.setVisible(narrow)
        never, needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self._left.setVerticalScrollBarPolicy(never if narrow else needed)
        self._left.setMinimumHeight(self._left.sizeHint().height() if narrow else 0)
        self._right.setMinimumHeight(RULINGS_HEIGHT * metrics.height() if narrow else 0)

    def _connect(self) -> None:
        self.bar.changed.connect(self._show)
        self.bar.chosen.connect(self._choose_regulation)
        self.bar.said.connect(self._say)
        self.form.requested.connect(self._change_case)
        self.table.marginPicked.connect(self._pick)
        self.take.clicked.connect(self._take)
        self.adopt.clicked.connect(self._adopt)
        self.slip.clicked.connect(lambda: self.printRequested.emit(RULING_SLIP))

    def _say(self, text: str) -> None:
        warn(self.file_line, text, lasting=True)
        self.file_line.setVisible(bool(text))

    def _lay_out(self) -> None:
        self.table.setAccessibleName(self.tr("Rulings side by side"))
        self.table.setToolTip(
            self.tr(
                "The ruling that is picked here is printed as a slip; F6 leads from the form to it."
            )
        )
        self.adopt.setToolTip(
            self.tr(
                "The score sheet shows the ruling that is picked as the result, with its reason."
            )
        )
        self.standing.setTextFormat(Qt.TextFormat.PlainText)
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
        right_layout.addWidget(flow(self.result, self.adopt, self.slip))
        right_layout.addWidget(self.standing)
        right_layout.addWidget(FocusFrame(self.reasons), 3)
        self.panes = SharedWidth(self._left, self._right, FORM_SHARE, stackable=True)
        self.setFocusProxy(self.form)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = FittingArea(self.panes)
        layout.addWidget(self._area)
        layout.addWidget(self.result_below)
