"""The line of controls over the scales room: boards, scale, range, blitz."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QWidget,
)

from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.boards_field import BoardsField
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField, DecimalField
from vpdesk.gui.widgets.rows import labelled
from vpdesk.gui.widgets.scale_combo import ScaleCombo
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.scales import (
    MAX_BLITZ,
    MAX_BOARDS,
    MAX_V0,
    STANDARD_FACTOR,
    PrintedScales,
    ScaleError,
    ScaleSpec,
    Unit,
)

if TYPE_CHECKING:
    from vpdesk.gui.widgets.folded_fields import FoldedFields

STANDARD, FACTOR, IMPS = range(3)
GAP = 16  # pixels between the fields
BOARDS_SIZE = 1.7  # the board count's type size, in that of all text
AS_WIDE_AS_IT_IS = (1 << 24) - 1  # Qt's own


class ScaleControls(QWidget):
    """Shows a choice and asks for another.

    choiceRequested: the choice (ScaleSpec) as the user wants it now.
    ownScalesRequested: the user wants to see the own scales.
    boardsListed: several board counts were typed (a tuple).
    prominent: the board count is the largest thing in the room, takes several at once, and own
    scales can be managed.
    of_imps: only scales of IMPs are offered, as a match has them. of_matches: also what else
    matches of an event are scored by.
    """

    choiceRequested = Signal(object)
    ownScalesRequested = Signal()
    boardsListed = Signal(tuple)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        prominent: bool = True,
        of_imps: bool = False,
        of_matches: bool = False,
    ) -> None:
        super().__init__(parent)
        self._prominent = prominent
        self._of_imps = of_imps
        self._of_matches = of_matches
        self._choice = ScaleSpec()
        self._filling = self._fixed = self._moving = self._small = False
        self._folded: FoldedFields | None = None
        self.boards = named(BoardsField() if prominent else CountField(), "boardsSpin")
        about("scales#boards", self.boards)
        self.boards.setRange(1, MAX_BOARDS)
        self.boards.setAccelerated(True)
        self.boards.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.kind = named(ScaleCombo(), "scaleKindCombo", "scales#kinds")
        self.range = named(CountField(), "rangeSpin", "scales#range")
        self.range.setRange(1, 2 * MAX_V0)
        self.range.setSuffix(self.tr(" - 0"))
        self.blitz = named(QComboBox(), "blitzCombo", "scales#blitz")
        self.blitz.addItem(self.tr("15 \N{SQUARE ROOT}boards"))
        self.blitz.addItem(self.tr("factor \N{MULTIPLICATION SIGN} \N{SQUARE ROOT}boards"))
        self.blitz.addItem(self.tr("IMPs"))
        self.blitz_value = named(DecimalField(), "blitzSpin", "scales#blitz")
        self.blitz_value.setRange(0.1, MAX_BLITZ)
        self.blitz_value.setDecimals(2)
        for field in (self.range, self.blitz_value):
            field.setKeyboardTracking(False)  # half a number would be another rule
        for field in (self.boards, self.range, self.blitz_value):
            leave_keys(field)
        self.half_match = named(
            CheckBox(self.tr("Half mat&ch")), "halfMatchCheck", "scales#half-match"
        )
        self._describe()
        self._lay_out()
        self._enlarge_boards()
        self.boards.valueChanged.connect(self._request)
        if isinstance(self.boards, BoardsField):
            self.boards.listTyped.connect(self.boardsListed)
        self.kind.scaleChosen.connect(self._request)
        self.kind.ownRequested.connect(self.ownScalesRequested)
        self.range.valueChanged.connect(self._request)
        self.blitz.currentIndexChanged.connect(self._request_blitz)
        self.blitz_value.valueChanged.connect(self._request)
        self.half_match.toggled.connect(self._request)

    def show_choice(self, choice: ScaleSpec) -> None:
        """Show a choice, without asking for it."""
        self._choice = choice
        self._filling = True
        self.boards.setValue(choice.boards)
        self.kind.show_choice(choice)
        self._of_kind.setVisible(not self._fixed)
        for part in self._of_rule:
            part.setVisible(choice.family is None and not self._fixed)
        self.range.setValue(round(2 * float(choice.v0)))
        if choice.blitz is not None:
            self.blitz.setCurrentIndex(IMPS)
            self.blitz_value.setValue(float(choice.blitz))
        elif choice.factor != STANDARD_FACTOR or self.blitz.currentIndex() == FACTOR:
            self.blitz.setCurrentIndex(FACTOR)
            self.blitz_value.setValue(float(choice.factor))
        else:
            self.blitz.setCurrentIndex(STANDARD)
        self.blitz_value.setVisible(self.blitz.currentIndex() != STANDARD)
        self.half_match.setChecked(choice.half_match)
        self.half_match.setEnabled(choice.blitz is None)
        self._filling = False
        self._tell_folded()
        if self._folded is not None:
            self._fit()  # another scale may have nothing to fold
            self._fit_name()

    def set_small(self, small: bool) -> None:
        """Have the board count in the type of all text, where there is little room, or larger."""
        if small != self._small:
            self._small = small
            self._enlarge_boards()
            self._fit()
            self._fit_name()

    def fix_scale(self, fixed: bool) -> None:
        """Show the board count alone: the scale is said elsewhere."""
        self._fixed = fixed
        self.show_choice(self._choice)

    def offer_scales(self) -> None:
        """Offer all scales that there are; at the start the WBF's are enough."""
        from vpdesk.files.scale_library import built_in, own
        from vpdesk.settings import own_scales_folder

        printed, made = (
            [each for each in scales if not self._of_imps or each.unit is Unit.IMP]
            for scales in (built_in(), own(own_scales_folder()))
        )
        others: tuple[PrintedScales, ...] = ()
        if self._of_matches and self._of_imps:
            from vpdesk.scales.match_scales import match_scales

            others = match_scales()
        old: tuple[PrintedScales, ...] = ()
        if self._prominent:
            from vpdesk.scales.old_scales import old_scales  # to compare with, not to play by

            old = old_scales()
        self.kind.offer(printed, made, others, manage=self._prominent, models=old)

    def take_percentages(self, taken: bool) -> None:
        """Offer scales of percentages, too, as pairs have them; or those of IMPs alone."""
        if self._of_imps == taken:
            self._of_imps = not taken
            self.offer_scales()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._fit_name()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._enlarge_boards()
            self._fit()

    def _request(self) -> None:
        if self._filling:
            return
        mode = self.blitz.currentIndex()
        value = round(self.blitz_value.value(), 2)
        self.choiceRequested.emit(
            replace(
                self.kind.applied(self._choice),
                boards=self.boards.value(),
                v0=self.range.value() / 2,
                factor=value if mode == FACTOR else STANDARD_FACTOR,
                blitz=value if mode == IMPS else None,
                half_match=self.half_match.isChecked(),
            )
        )

    def _request_blitz(self, mode: int) -> None:
        """Start a new kind of blitz from the value in force."""
        if self._filling:
            return
        self._filling = True
        if mode == IMPS:
            self.blitz_value.setValue(self._blitz_in_force())
        else:
            self.blitz_value.setValue(STANDARD_FACTOR)
        self.blitz_value.setVisible(mode != STANDARD)
        self._filling = False
        self._request()

    def _blitz_in_force(self) -> float:
        """In IMPs; a factor that is too large for so many boards stands for the largest."""
        try:
            return self._choice.rule(self._choice.boards).x
        except ScaleError:
            return MAX_BLITZ

    def _describe(self) -> None:
        self.boards.setAccessibleName(self.tr("Boards in the match"))
        self.boards.setToolTip(
            self.tr("Boards in the match, 1 to 999. Page Up and Page Down change it by ten.")
        )
        if self._prominent:
            several = self.tr("Several, as in 7, 14, 20, are pinned to be compared.")
            self.boards.setToolTip(f"{self.boards.toolTip()}\n{several}")
        self.kind.setAccessibleName(self.tr("Scale"))
        self.range.setAccessibleName(self.tr("Range: VP of the largest win"))
        self.range.setToolTip(self.tr("The largest win: 20 for 20-0, 10 for 10-0, 25 for 25-0."))
        self.blitz.setAccessibleName(self.tr("Blitz"))
        self.blitz.setToolTip(self.tr("The margin from which the win is maximal."))
        self.blitz_value.setAccessibleName(self.tr("Value of the blitz"))
        self.half_match.setToolTip(
            self.tr("A half (triangular) match: the formula counts half of the boards.")
        )

    def _fit(self) -> None:
        """Put what is seldom changed behind a button where not all has room in one row."""
        if not self._prominent or self._moving:
            return
        parts = [each for each in (*self._always, *self._of_rule) if not each.isHidden()]
        width = sum(each.sizeHint().width() for each in parts) + GAP * (len(parts) - 1)
        folds = width > self.width() and self._choice.family is None
        if folds == (self._folded is not None and not self._folded.isHidden()):
            return
        if self._folded is None:
            from vpdesk.gui.widgets.folded_fields import FoldedFields  # seldom wanted

            self._folded = named(FoldedFields(), "foldedRuleButton", "scales#range")
            self._layout.addWidget(self._folded)
        self._moving = True  # what is moved is laid out, and this asked again
        if folds:
            self._folded.take(self._of_rule)
        else:
            self._folded.close_leaf()
            for part in self._of_rule:
                self._layout.addWidget(part)
        self._folded.setVisible(folds)
        self.show_choice(self._choice)
        self._moving = False

    def _fit_name(self) -> None:
        """Where fields are folded the name of the scale is narrower, if all is one line then."""
        usual, most = self.kind.sizeHint().width(), AS_WIDE_AS_IT_IS
        if self._folded is not None and not self._folded.isHidden():
            parts = (*self._always, self._folded)
            others = sum(each.sizeHint().width() for each in parts) + GAP * (len(parts) - 1)
            room = self.width() - others + min(usual, self.kind.maximumWidth())
            if room < usual and self.kind.least_width <= room:
                most = room
        self.kind.setMaximumWidth(most)

    def _tell_folded(self) -> None:
        """The button says what is not usual behind it."""
        if self._folded is None:
            return
        told = [self.range.text(), self.blitz.currentText()]
        told += [self.blitz_value.text()] if self.blitz.currentIndex() != STANDARD else []
        told += [self.half_match.text().replace("&", "")] if self.half_match.isChecked() else []
        usual = replace(ScaleSpec(), boards=self._choice.boards, kind=self._choice.kind)
        text = self.tr("Range, blitz")
        self._folded.tell(text if self._choice.spec == usual else ", ".join(told))
        self._folded.setAccessibleName(self.tr("Range, blitz and half match"))
        self._folded.setToolTip(plain_tip(", ".join(told)))

    def _lay_out(self) -> None:
        self._layout = layout = FlowLayout(GAP, self)
        self._of_kind = labelled(self.tr("&Scale"), self.kind)
        self._of_rule = (  # a printed scale has none
            labelled(self.tr("&Range"), self.range),
            labelled(self.tr("Blit&z"), self.blitz, self.blitz_value),
            self.half_match,
        )
        self._always = (labelled(self.tr("&Boards"), self.boards), self._of_kind)
        for part in (*self._always, *self._of_rule):
            layout.addWidget(part)

    def _enlarge_boards(self) -> None:
        if self._prominent:
            self.boards.setFont(bold(self.font(), 1 if self._small else BOARDS_SIZE))
