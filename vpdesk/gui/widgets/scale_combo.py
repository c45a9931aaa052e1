"""The choice of a scale: the WBF's, those that are printed, the user's own, and other curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.fonts import bold
from vpdesk.scales import ContinuousScale, DiscreteScale, Model, ScaleSpec

if TYPE_CHECKING:
    from vpdesk.scales import PrintedScales

USUAL_NAME, LONGEST_NAME = 20, 40  # characters
MARGIN = 4  # pixels beside a name
NONE = "no scale"
OWN = "own scales…"  # what stands for the entry that opens their window


class ScaleEntry(NamedTuple):
    """What an entry makes of a choice."""

    kind: str = ContinuousScale.kind
    model: Model = Model.EXPONENTIAL
    family: PrintedScales | None = None


class ScaleCombo(QComboBox):
    """Offers scales by name; the data of an entry is the key of its choices.

    scaleChosen: the user chose another scale. ownRequested: the user wants to see the own ones.
    none: what stands for no scale, before all others; "" where there has to be one.
    """

    scaleChosen = Signal()
    ownRequested = Signal()

    def __init__(self, parent: QWidget | None = None, *, none: str = "") -> None:
        super().__init__(parent)
        # As wide from the start as when more is offered: nothing beside it jumps.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(USUAL_NAME)
        self._entries: dict[str, ScaleEntry] = {}
        self._brought: set[str] = set()  # the keys of scales that nobody offers
        self._none = none
        self._key = NONE if none else ContinuousScale.kind
        self._add_wbf()
        self.currentIndexChanged.connect(self._take)

    @property
    def least_width(self) -> int:
        """The pixels in which the name of the scale that is chosen is whole."""
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox  # take longer than the list

        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        inside = self.style().subControlRect(control, option, field, self).width()
        name = self.fontMetrics().horizontalAdvance(self.currentText())
        return self.width() - inside + name + MARGIN

    def changeEvent(self, event: QEvent) -> None:
        """Qt keeps the least size of a list in other type, unless its style changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            super().changeEvent(QEvent(QEvent.Type.StyleChange))

    def offer(
        self,
        printed: Sequence[PrintedScales],
        own: Sequence[PrintedScales],
        of_matches: Sequence[PrintedScales] = (),
        *,
        manage: bool = True,
        models: Sequence[PrintedScales] = (),
    ) -> None:
        """Offer these besides the WBF's scales, and the other curves; the chosen one stays.

        manage: whether the window of the own scales is offered, too. models: tables that stand
        among the other curves, to compare with.
        """
        kept = self._entries[self._key].family if self.chosen else None
        with QSignalBlocker(self):
            self.clear()
            self._entries.clear()
            self._add_wbf()
            self._add_families(self.tr("Printed tables"), printed)
            self._add_families(self.tr("Own scales"), own)
            self._add_families(self.tr("By who wins"), of_matches)
            if manage:
                self.addItem(self.tr("Own Scales…"), OWN)
            self._add_models()
            self._add_each(models)
            if kept is not None and self._key not in self._entries:
                self._add(kept.name, ScaleEntry(family=kept))
            self.setCurrentIndex(self.findData(self._key))

    def show_choice(self, choice: ScaleSpec) -> None:
        """Show the scale of a choice, without telling that it was chosen."""
        if choice.key not in self._entries:
            entry = ScaleEntry(choice.kind, choice.model, choice.family)
            self._brought.add(choice.key)
            with QSignalBlocker(self):
                self._add(self._name(entry), entry)
        elif choice.family is not None:  # its tables may be others by now
            self._entries[choice.key] = ScaleEntry(family=choice.family)
        self._key = choice.key
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(choice.key))

    def forget(self) -> None:
        """Other work has begun: scales that are offered only because it had them go."""
        for key in self._brought - {self._key}:
            at = self.findData(key)
            if at >= 0:
                with QSignalBlocker(self):
                    self.removeItem(at)
                self._entries.pop(key, None)
        self._brought &= {self._key}

    @property
    def chosen(self) -> bool:
        """A scale is chosen."""
        return self._key != NONE

    def applied(self, choice: ScaleSpec) -> ScaleSpec:
        """The choice with the scale that is chosen."""
        entry = self._entries[self._key]
        if entry.family is not None:
            return replace(choice, family=entry.family)
        return replace(choice, kind=entry.kind, model=entry.model, family=None)

    def _take(self, index: int) -> None:
        key = self.itemData(index)
        if key == OWN:
            with QSignalBlocker(self):
                self.setCurrentIndex(self.findData(self._key))
            self.ownRequested.emit()
        elif key is not None and key != self._key:
            self._key = key
            self.scaleChosen.emit()

    def _add_wbf(self) -> None:
        if self._none:
            self.addItem(self._none, NONE)
        self._add(self.tr("WBF continuous"), ScaleEntry(ContinuousScale.kind))
        self._add(self.tr("WBF discrete"), ScaleEntry(DiscreteScale.kind))

    def _add_families(self, title: str, families: Sequence[PrintedScales]) -> None:
        if families:
            self._add_title(title)
        self._add_each(families)

    def _add_each(self, families: Sequence[PrintedScales]) -> None:
        from vpdesk.report.scales.names import family_note

        for family in families:
            entry = ScaleEntry(family=family)
            self._add(self._name(entry), entry)
            facts = "\n".join(filter(None, (family.source, family_note(family, user_language()))))
            self.setItemData(self.count() - 1, plain_tip(facts), Qt.ItemDataRole.ToolTipRole)

    def _add_models(self) -> None:
        self._add_title(self.tr("Other curves"))
        for kind in (ContinuousScale.kind, DiscreteScale.kind):
            for model in Model:
                if model is not Model.EXPONENTIAL:
                    entry = ScaleEntry(kind, model)
                    self._add(self._name(entry), entry)

    def _name(self, entry: ScaleEntry) -> str:
        from vpdesk.report.scales.names import family_name, model_name

        if entry.family is not None:
            return family_name(entry.family, user_language())
        text = self.tr("Continuous, {model}")
        if entry.kind == DiscreteScale.kind:
            text = self.tr("Discrete, {model}")
        return text.format(model=model_name(entry.model, user_language()))

    def _add(self, text: str, entry: ScaleEntry) -> None:
        key = ScaleSpec(kind=entry.kind, model=entry.model, family=entry.family).key
        self._entries[key] = entry
        short = text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"
        self.addItem(short, key)

    def _add_title(self, text: str) -> None:
        """A heading over the entries that follow; it cannot be chosen."""
        self.insertSeparator(self.count())
        self.addItem(text)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        item = model.item(self.count() - 1)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(bold(self.font()))
