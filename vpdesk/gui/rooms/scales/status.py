"""What the status bar says of a scale."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.steady_label import SteadyLabel
from vpdesk.report.scales.names import margin_text
from vpdesk.scales import DiscreteScale, PrintedScale, Scale


class ScaleStatus(QWidget):
    """The margin of the maximal win, and how evenly the scale rises."""

    def __init__(self) -> None:
        super().__init__()
        self._blitz = named(SteadyLabel(), "blitzLabel")
        self._blitz.setToolTip(self.tr("The margin from which the win is maximal."))
        self._violations = named(SteadyLabel(), "violationsLabel")
        self._violations.setToolTip(
            self.tr("Places where one more IMP would gain more than the IMP before it.")
        )
        self._steps = named(SteadyLabel(), "stepsLabel")
        self._steps.setToolTip(
            self.tr("Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.")
        )
        self._outside = named(QLabel(), "rangeViolationsLabel")
        self._outside.setToolTip(
            self.tr("The margin that is worth exactly so much lies outside its band.")
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for label in (self._outside, self._blitz, self._violations, self._steps):
            label.setContentsMargins(8, 0, 8, 0)
            layout.addWidget(label)

    def show_scale(self, scale: Scale | None) -> None:
        """Tell of a scale; of nothing where there is none. A printed one was not corrected."""
        formula = scale is not None and not isinstance(scale, PrintedScale)
        self._blitz.setVisible(scale is not None)
        for label in (self._violations, self._steps):
            label.setVisible(formula)
        outside = scale.range_violations if isinstance(scale, DiscreteScale) else ()
        self._outside.setVisible(bool(outside))
        if scale is None:
            return
        language = user_language()
        if isinstance(scale, PrintedScale):
            text = self.tr("Largest win from {margin}")
            self._blitz.setText(text.format(margin=margin_text(scale, int(scale.blitz), language)))
            return
        blitz = self.tr("Blitz {imps} IMPs")
        self._blitz.setText(blitz.format(imps=language.number(scale.rule.x, 1)))
        violations = translate("ScaleStatus", "%n violation(s)", None, len(scale.violations))
        self._violations.setText(violations)
        self._steps.setText(translate("ScaleStatus", "%n step(s)", None, scale.steps))
        text = self.tr("Range violations: {vps} VP")
        self._outside.setText(text.format(vps=", ".join(map(str, outside))))
