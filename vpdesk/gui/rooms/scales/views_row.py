"""The row over table and plot: what they show, and of what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from vpdesk.gui.rooms.scales.pin_strip import pin_text
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import labelled
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.report.scales.report import VIEWS, Pin, ScaleChoice, ScaleReport, View
from vpdesk.scales import Unit

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.family_fields import FamilyFields
    from vpdesk.gui.rooms.scales.result_strip import ResultStrip

BOTTOM_LEFT = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
TABS_GAP = 24  # pixels between the tabs and the results


class ViewsRow(QWidget):
    """Shows the view of a choice with what belongs to it, and asks for another.

    choiceRequested: the choice (ScaleChoice) as the user wants it now.
    viewRequested: the view (View) that the user wants.
    fittingChanged: whether all cells of the heat map are to be in sight.
    """

    choiceRequested = Signal(object)
    viewRequested = Signal(object)
    fittingChanged = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = ScaleChoice()
        self._bases: tuple[Pin, ...] = ()  # what the differences can be from
        self.tabs = named(TabBar(), "viewTabs", "compare#views")
        self.base = named(QComboBox(), "baseCombo", "compare#differences")
        self.family: FamilyFields | None = None  # made when it is first shown
        self.axis = named(QComboBox(), "axisCombo", "compare#axis")
        self._describe()
        self.base_group = labelled(translate("ScalesRoom", "&from"), self.base)
        self.axis_group = labelled(translate("ScalesRoom", "A&xis"), self.axis)
        self._lay_out()
        self.tabs.currentChanged.connect(lambda index: self.viewRequested.emit(VIEWS[index]))
        self.base.currentIndexChanged.connect(
            lambda at: self.choiceRequested.emit(replace(self._choice, base=self._bases[at]))
        )
        self.axis.currentIndexChanged.connect(
            lambda at: self.choiceRequested.emit(replace(self._choice, per_root_board=bool(at)))
        )

    def _lay_out(self) -> None:
        """The tabs with room for the results beside them; below, what belongs to some views."""
        self._beside, self._below = QHBoxLayout(), QVBoxLayout(self)
        self._beside.setSpacing(TABS_GAP)
        self._beside.addWidget(self.tabs, 0, BOTTOM_LEFT)
        self._of_view = QWidget()
        self._layout = FlowLayout(8, self._of_view)
        self._layout.addWidget(self.base_group)
        self._below.setContentsMargins(0, 0, 0, 0)
        self._below.setSpacing(8)
        self._below.addLayout(self._beside)
        self._below.addWidget(self._of_view)

    def takes(self, results: ResultStrip, width: int) -> bool:
        """Whether the results stand beside the tabs in a row of such a width."""
        return self.tabs.sizeHint().width() + TABS_GAP + results.one_row <= width

    def put(self, results: ResultStrip, *, beside: bool) -> None:
        """Have the results beside the tabs, or in a row over them."""
        if beside:
            self._beside.addWidget(results, 1)
        else:
            self._below.insertWidget(0, results)

    def show_choice(self, choice: ScaleChoice) -> None:
        """Show a choice, without asking for it."""
        self._choice = choice
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(VIEWS.index(choice.view))
        if choice.view is View.DIFFERENCES:
            self._show_bases(choice)
        self.base_group.setVisible(choice.view is View.DIFFERENCES)
        self._of_view.setVisible(choice.view is View.DIFFERENCES or choice.view.of_family)
        if self.family is None and choice.view.of_family:
            self._make_family()
        if self.family is not None:
            self.family.show_choice(choice)
        with QSignalBlocker(self.axis):
            self.axis.setCurrentIndex(int(choice.per_root_board))

    def _show_bases(self, choice: ScaleChoice) -> None:
        with QSignalBlocker(self.base):
            bases = choice.compared
            if bases != self._bases:
                self._bases = bases
                self.base.clear()
                self.base.addItems([pin_text(pin) for pin in bases])
            plain = [choice.plain(pin) for pin in bases]
            wanted = choice.plain(choice.base)
            self.base.setCurrentIndex(plain.index(wanted) if wanted in plain else 0)

    @property
    def shown_base(self) -> Pin:
        """What the differences are from."""
        return self._bases[self.base.currentIndex()]

    def show_report(self, report: ScaleReport) -> None:
        """Offer what there is of a report."""
        of_margins = report.choice.view in (View.TABLE, View.SIDE_BY_SIDE)
        self.axis_group.setVisible(of_margins and report.scale.unit is Unit.IMP)
        if self.family is not None:
            self.family.show_report(report)

    def _make_family(self) -> None:
        from vpdesk.gui.rooms.scales.family_fields import FamilyFields  # not at the start

        self.family = FamilyFields()
        self.family.choiceRequested.connect(self.choiceRequested)
        self.family.fit.toggled.connect(self.fittingChanged)
        self._layout.addWidget(self.family)

    def _describe(self) -> None:
        for text in (
            translate("ScalesRoom", "Table"),
            translate("ScalesRoom", "Side by side"),
            translate("ScalesRoom", "Differences"),
            self.tr("By boards"),
            self.tr("Heat map"),
        ):
            self.tabs.addTab(text)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setAccessibleName(translate("ScalesRoom", "What the table shows"))
        self.base.setAccessibleName(translate("ScalesRoom", "Differences from this board count"))
        self.axis.addItem(translate("ScalesRoom", "IMPs"))
        self.axis.addItem(translate("ScalesRoom", "IMPs per \N{SQUARE ROOT}board"))
        self.axis.setAccessibleName(translate("ScalesRoom", "Axis of the plot"))
        self.axis.setToolTip(
            translate(
                "ScalesRoom",
                "In IMPs per square root of the boards, all board counts have one curve.",
            )
        )
