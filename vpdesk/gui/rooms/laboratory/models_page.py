"""The models: the curves that a scale may be made from, compared on the chosen range and blitz."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.tables.cell_table import CellTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.curve_plot import CurvePlot
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.laboratory.model_chart import ModelCurve, model_value, models_chart
from vpdesk.report.laboratory.models import (
    Modelled,
    ModelTable,
    comparable,
    kind_of,
    modelled,
    models_rule,
    models_table,
    shown_models,
)
from vpdesk.report.laboratory.sheets import ModelsSubject
from vpdesk.report.scales.names import model_name, scale_name
from vpdesk.scales import Model, PrintedScale, ScaleError
from vpdesk.scales.chances import chance_of

if TYPE_CHECKING:
    from vpdesk.scales import Scale, ScaleSpec

TABLE_SHARE = 0.63  # of the width
ROWS_IN_SIGHT, PLOT_LINES = 3, 8  # at least; the plot's are lines of text
COLUMNS_IN_SIGHT = 3  # names and two models, at least, or the plot goes below the table
TABLES, CURVES = tuple(ModelTable), tuple(ModelCurve)


class ModelsPage(Fitted, LabPage):
    """A table of the models beside their curves; the model of the picked column may be used."""

    panes: SharedWidth

    def __init__(self) -> None:
        super().__init__()
        about("models", self)
        self._language = user_language()
        self._choice: ScaleSpec | None = None
        self._scale: Scale | None = None
        self._models: tuple[Modelled, ...] = ()
        self._picked = Model.EXPONENTIAL
        self._margin = -1  # none yet
        self.note = named(QLabel(wordWrap=True), "modelsNote")
        self.tables = named(QComboBox(), "modelsTableCombo", "models#figures")
        self.table = named(CellTable(), "modelsTable", "models#figures")
        self.copied_from = (self.table,)
        self.use = named(
            QPushButton(self.tr("&Use This Model")), "useModelButton", "models#figures"
        )
        self.curves = named(QComboBox(), "modelsCurveCombo", "models#plot")
        self.chances = named(
            CheckBox(self.tr("Ch&ances of the margins")), "chancesCheck", "models#chances"
        )
        self.plot = named(CurvePlot(), "modelsPlot", "models#plot")
        self.read_out = named(QLabel(wordWrap=True), "modelsReadOut")
        self._describe()
        self._lay_out()
        self._connect()

    # What the room asks for

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        """Compare the models on the range and the blitz of a choice."""
        if self._choice is None or choice.model is not self._choice.model:
            self._picked = choice.model
        self._choice, self._scale = choice, scale
        try:
            self._models = modelled(models_rule(choice.rule(choice.boards), scale))
        except ScaleError as reason:
            self._models = ()
            warn(self.note, self._language.error(reason), lasting=True)
        else:
            rule = self._models[0].rule
            if not 0 <= self._margin <= rule.x:
                self._margin = round(rule.median)
            self.note.setText(self._printed_note())
            self._show_table()
            self._show_plot()
        self.note.setVisible(bool(self.note.text()))
        self.panes.setVisible(bool(self._models))
        self.stateChanged.emit()

    @property
    def subject(self) -> ModelsSubject | None:
        """The table and the chart that are shown."""
        if not self._models or self._choice is None:
            return None
        return ModelsSubject(
            f"models-{self._choice.boards}",
            self._models,
            self._kind,
            used=self._choice.model,
            picked=self._picked,
            table=self._shown,
            curve=CURVES[self.curves.currentIndex()],
            with_chances=self.chances.isChecked(),
            printed=self._comparable,
        )

    def go_first(self) -> None:
        """Go to the table."""
        self.table.setFocus()

    @property
    def kept(self) -> object:
        """What is shown of the models."""
        return self.tables.currentIndex(), self.curves.currentIndex(), self.chances.isChecked()

    def restore(self, kept: object) -> None:
        """Show the same of the models."""
        assert isinstance(kept, tuple)
        table, curve, chances = kept
        self.tables.setCurrentIndex(table)
        self.curves.setCurrentIndex(curve)
        self.chances.setChecked(chances)

    # What is shown

    @property
    def _kind(self) -> str:
        """The kind of the scales."""
        assert self._choice is not None
        return kind_of(self._choice, self._scale)

    @property
    def _shown(self) -> ModelTable:
        return TABLES[self.tables.currentIndex()]

    def _columns(self) -> list[Model]:
        return [each.rule.model for each in shown_models(self._shown, self._models, self._kind)]

    def _of(self, model: Model) -> Modelled:
        return next(each for each in self._models if each.rule.model is model)

    def _printed_note(self) -> str:
        """What the models have to do with a printed scale."""
        scale = self._scale
        if not isinstance(scale, PrintedScale):
            return ""
        if comparable(scale):
            text = self.tr("The models go through the draw and the blitz of {scale}.")
        else:
            text = self.tr(
                "{scale} cannot be compared with the models: these are of a {range}-0 scale."
            )
        full = self._language.plain(2 * self._models[0].rule.v0)
        return text.format(scale=scale_name(scale, self._language), range=full)

    def _show_table(self) -> None:
        assert self._choice is not None
        shown = self._shown
        table = models_table(shown, self._models, self._kind, self._choice.model, self._language)
        columns = self._columns()
        column = columns.index(self._picked) + 1 if self._picked in columns else 0
        row = self.table.currentIndex().row()
        if shown is not ModelTable.FIGURES and table.rows:
            row = table.row_of(self._margin)
        self.table.show_cells(table, row, column)
        self._fit()
        self._show_use()

    def _show_plot(self) -> None:
        curve, picked = CURVES[self.curves.currentIndex()], self._of(self._picked)
        chart = models_chart(
            shown=curve,
            models=self._models,
            kind=self._kind,
            current=self._picked,
            language=self._language,
            with_chances=self.chances.isChecked(),
            printed=self._comparable,
        )
        scale, value = picked.scale(self._kind), model_value(curve, picked.rule)

        def height(margin: int) -> float:
            if curve is ModelCurve.CURVE and scale is not None:
                return scale.vps(margin)[0] / 100
            return min(value(min(margin, picked.rule.x)), chart.y_max)

        self.plot.show_chart(chart, height, self._margin)
        self._show_read_out(self._margin)

    def _show_read_out(self, margin: int) -> None:
        """What a margin is worth in the picked model, and how often it occurs."""
        language, picked = self._language, self._of(self._picked)
        rule, scale = picked.rule, picked.scale(self._kind)
        vps = "\N{EN DASH}"
        if scale is not None:
            vps = language.vps(*scale.vps(margin), whole=scale.whole)
        sensitivity = rule.sensitivity(margin) if margin < rule.x else 0.0
        text = self.tr(
            "{imps}, {model}: {vps}; one more IMP is worth {sensitivity} VP; "
            "{chance}\N{NO-BREAK SPACE}% of matches"
        )
        self.read_out.setText(
            text.format(
                imps=language.translate("Report", "%n IMP(s)", None, margin),
                model=model_name(rule.model, language),
                vps=vps,
                sensitivity=language.number(sensitivity, 3),
                chance=language.number(100 * chance_of(margin, float(rule.scored_boards)), 2),
            )
        )

    def _show_use(self) -> None:
        assert self._choice is not None
        printed = self._choice.family is not None
        self.use.setEnabled(printed or self._picked is not self._choice.model)

    @property
    def _comparable(self) -> PrintedScale | None:
        """The printed scale that the models are compared with."""
        scale = self._scale
        return scale if isinstance(scale, PrintedScale) and comparable(scale) else None

    # What the user does

    def _pick_cell(self, row: int, column: int) -> None:
        """Pick the model of a column, and the margin of a row where rows are margins."""
        columns = self._columns()
        if column > 0:
            self._picked = columns[column - 1]
        if self._shown is not ModelTable.FIGURES:
            self._margin = self.table.table_model.table.row_starts[row]
        self._show_plot()
        self._show_use()
        self.stateChanged.emit()

    def _pick_margin(self, margin: int) -> None:
        self._margin = margin
        self.plot.select_margin(margin)
        table = self.table.table_model.table
        if self._shown is not ModelTable.FIGURES and table.rows:
            column = self.table.currentIndex().column()
            with QSignalBlocker(self.table):
                self.table.setCurrentIndex(
                    self.table.table_model.index(table.row_of(margin), column)
                )
        self._show_read_out(margin)

    def _hover(self, margin: int) -> None:
        self.plot.hover_margin(margin)
        self._show_read_out(margin if margin >= 0 else self._margin)

    def _show_other_table(self) -> None:
        if self._models:
            self._show_table()
            self.stateChanged.emit()

    def _show_other_curve(self) -> None:
        if self._models:
            self._show_plot()
            self.stateChanged.emit()

    def _use_model(self) -> None:
        """Ask for the picked model; in the place of a printed scale, for its range and blitz."""
        choice, rule = self._choice, self._models[0].rule
        assert choice is not None
        if choice.family is not None:
            choice = replace(
                choice, family=None, kind=self._kind, v0=_plain(rule.v0), half_match=False,
                blitz=None if rule.blitz is None else _plain(rule.blitz),
            )  # fmt: skip
        self.choiceRequested.emit(replace(choice, model=self._picked))

    # How it is put together

    def _fit(self) -> None:
        """Keep rows and a plot in sight however large the type is; where it is low, it scrolls."""
        self.table.setMinimumHeight(self.table.height_of(ROWS_IN_SIGHT))
        self._plot_frame.setMinimumHeight(PLOT_LINES * self.fontMetrics().height())
        for choice in self._choices:
            choice.setMinimumWidth(choice.sizeHint().width())
        left, right = (each.minimumSizeHint().width() for each in self._sides)
        least = max(left, self.table.width_of(COLUMNS_IN_SIGHT)) + right
        self.panes.stack(self.width() < least + self.panes.handleWidth())

    def _connect(self) -> None:
        self.tables.currentIndexChanged.connect(self._show_other_table)
        self.curves.currentIndexChanged.connect(self._show_other_curve)
        self.chances.toggled.connect(self._show_other_curve)
        self.table.cellPicked.connect(self._pick_cell)
        self.plot.marginPicked.connect(self._pick_margin)
        self.plot.marginHovered.connect(self._hover)
        self.use.clicked.connect(self._use_model)

    def _describe(self) -> None:
        self.tables.addItems(
            [self.tr("Figures"), self.tr("Victory Points"), self.tr("Differences")]
        )
        self.curves.addItems([self.tr("Curve"), self.tr("Sensitivity"), self.tr("Concavity")])
        self.tables.setToolTip(self.tr("Differences are those from the WBF scale."))
        self.table.setAccessibleName(self.tr("Table of the models"))
        self.table.setAccessibleDescription(self.tr("Left and Right pick a model"))
        self.plot.setAccessibleName(self.tr("Curves of the models"))
        self.plot.setAccessibleDescription(self.tr("Left and Right step through the margins"))
        self.plot.setAcceptDrops(False)  # a file that is dropped on it is for the window
        self.use.setToolTip(self.tr("Make the scale from the model of the picked column"))
        self.chances.setToolTip(
            self.tr("How often each margin occurs in matches of equal teams, 7.51 IMPs per board")
        )
        self.read_out.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def _lay_out(self) -> None:
        self.plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        tables = labelled(self.tr("&Table"), self.tables)
        left = _Pane(flow(tables, self.use), FocusFrame(self.table))
        self._plot_frame = FocusFrame(self.plot)
        curves = labelled(self.tr("&Plot"), self.curves)
        right = _Pane(flow(curves, self.chances), self._plot_frame, self.read_out)
        self._sides, self._choices = (left, right), (tables, curves)
        self.panes = SharedWidth(left, right, TABLE_SHARE, stackable=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.note)
        layout.addWidget(self.panes, 1)


class _Pane(QWidget):
    """Widgets below each other, the second as high as may be.

    It asks for the height that its texts need in its width: a scrolled area gives no more.
    """

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for i, widget in enumerate(widgets):
            layout.addWidget(widget, 1 if i == 1 else 0)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(self._layout.totalMinimumHeightForWidth(self.width()))
        return done


def _plain(value: object) -> int | float:
    """A number of a rule as a choice has it."""
    assert isinstance(value, Fraction)
    return int(value) if value.denominator == 1 else float(value)
