"""What the status bar says of a scale."""

from __future__ import annotations

from math import ceil

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.steady_label import SteadyLabel
from vpdesk.report.scales.names import margin_text
from vpdesk.scales import DiscreteScale, PrintedScale, Scale
from vpdesk.scales.spec import FormulaScale


class ScaleStatus(QWidget):
    """The margin of the maximal win, and how evenly the scale rises."""

    def __init__(self) -> None:
        super().__init__()
        self._blitz = named(SteadyLabel(), "blitzLabel")
        self._blitz.setToolTip(self.tr("The margin from which the win is maximal."))
        self._corrected = named(SteadyLabel(), "correctedLabel", "continuous#counts")
        self._outside = named(QLabel(), "rangeViolationsLabel")
        self._outside.setToolTip(
            self.tr("The margin that is worth exactly so much lies outside its band.")
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for label in (self._outside, self._blitz, self._corrected):
            label.setContentsMargins(8, 0, 8, 0)
            layout.addWidget(label)

    def show_scale(self, scale: Scale | None) -> None:
        """Tell of a scale; of nothing where there is none. A printed one was not corrected."""
        formula = scale is not None and not isinstance(scale, PrintedScale)
        self._blitz.setVisible(scale is not None)
        self._corrected.setVisible(formula)
        outside = scale.range_violations if isinstance(scale, DiscreteScale) else ()
        self._outside.setVisible(bool(outside))
        if scale is None:
            return
        language = user_language()
        text = self.tr("Largest win from {margin}")
        first = int(scale.blitz) if isinstance(scale, PrintedScale) else ceil(scale.rule.x)
        self._blitz.setText(text.format(margin=margin_text(scale, first, language)))
        if isinstance(scale, PrintedScale):
            return
        exact = self.tr("The margin from which the win is maximal: exactly {imps} IMPs.")
        self._blitz.setToolTip(exact.format(imps=language.number(scale.rule.x, 2)))
        self._tell_corrected(scale)
        text = self.tr("Exact margin outside the band: {vps} VP")
        self._outside.setText(text.format(vps=", ".join(map(str, outside))))

    def _tell_corrected(self, scale: FormulaScale) -> None:
        """How many values are not simply rounded; on demand, why."""
        values = corrected_values(scale)
        self._corrected.setText(translate("ScaleStatus", "%n value(s) corrected", None, values))
        why = self.tr("Corrected so that no IMP is worth more than the one before it.")
        found = translate("ScaleStatus", "%n violation(s)", None, len(scale.violations))
        steps = translate("ScaleStatus", "%n step(s)", None, scale.steps)
        self._corrected.setToolTip("\n".join((why, found, steps)))


def corrected_values(scale: FormulaScale) -> int:
    """The values of a table, or the limits of bands, that are not simply rounded."""
    if isinstance(scale, DiscreteScale):
        return sum(map(bool, map(scale.lowered, range(len(scale.band_starts)))))
    return sum(map(bool, map(scale.raised, range(scale.last_margin + 1))))
