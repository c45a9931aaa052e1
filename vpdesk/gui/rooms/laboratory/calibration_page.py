"""Calibration: what past matches say of the blitz, and the scale that follows."""

from __future__ import annotations

import math
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vpdesk.files.match_list_file import SUFFIXES, match_list_steps
from vpdesk.gui.desk.reading_page import ReadingPage, ReadingSteps, ReadingWords
from vpdesk.gui.tables.base_table import LOW_LINES
from vpdesk.gui.tables.cell_table import CellTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import DecimalField
from vpdesk.gui.widgets.rows import labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.languages import match_headings
from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
from vpdesk.report.laboratory.sheets import CalibrationSubject, file_stem
from vpdesk.scales import Scale, ScaleSpec
from vpdesk.scales.calibration import MOST_SHARE, USUAL_SHARE, Calibration, calibrate
from vpdesk.scales.match_list import MatchList, match_steps

if TYPE_CHECKING:
    from vpdesk.gui.widgets.curve_plot import CurvePlot

WORDS_SHARE = 0.45  # of the width, beside the chart
ROWS_IN_SIGHT = 3  # of the table, however much the words need
LINES_IN_SIGHT = 8  # of the words, and the height of the chart
FRAMES = 12  # pixels around words and table
HEIGHTS = (3, 2)  # shares of words and chart, and of the table
FAULTS_SHOWN = 3


class Past(NamedTuple):
    """A list that was read, its name, and the share that is to win by the maximum."""

    found: MatchList
    name: str
    share: int


class CalibrationPage(ReadingPage):
    """Reads a list of past matches, and finds the factor of the blitz that a share reaches."""

    suffixes: ClassVar[tuple[str, ...]] = SUFFIXES
    panes: SharedWidth

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("calibration", self._words(), parent)
        about("calibration", self)
        about("calibration#list", self.open_button, self.paste_button)
        self.report: CalibrationReport | None = None
        self._choice = ScaleSpec()
        self._past: Past | None = None
        self._language = user_language()
        self.share = named(DecimalField(), "calibrationShare", "calibration#share")
        self.use = named(
            QPushButton(self.tr("&Use This Factor")), "calibrationUse", "calibration#use"
        )
        self.words = named(QTextBrowser(), "calibrationWords", "calibration#result")
        self._dragged = False  # the user has set the heights
        self.plot: CurvePlot | None = None
        self.views = named(TabBar(), "calibrationViews", "calibration#tables")
        self.table = named(CellTable(), "calibrationTable", "calibration#tables")
        self.copied_from = (self.table, self.words)
        self._describe()
        self._lay_out()
        self._connect()

    # What the room asks for

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        self._choice = choice
        self._calibrate()

    @property
    def subject(self) -> CalibrationSubject | None:
        """The words and the table, and the histogram."""
        report, past = self.report, self._past
        if report is None or past is None:
            return None
        return CalibrationSubject(file_stem(past.name, "matches"), report)

    def go_first(self) -> None:
        (self.open_button if self.report is None else self.share).setFocus(
            Qt.FocusReason.ShortcutFocusReason
        )

    @property
    def kept(self) -> Past | None:
        return self._past

    def restore(self, kept: object) -> None:
        if isinstance(kept, Past):
            self._past = kept
            self.share.setValue(kept.share / 100)
            self._calibrate()

    # Reading a list

    def _steps_of_file(self, path: Path) -> ReadingSteps:
        return lambda: match_list_steps(path, match_headings())

    def _steps_of_text(self, text: str) -> ReadingSteps:
        return lambda: match_steps(text, match_headings())

    def _take(self, found: MatchList, name: str) -> None:
        self._past = Past(found, name, self._wanted)
        self._show_unread(found)
        self._calibrate()

    # What it says

    @property
    def _wanted(self) -> int:
        """The share that is to reach the blitz, in hundredths of a percent."""
        return round(100 * self.share.value())

    def _share_changed(self) -> None:
        if self._past is not None:
            self._past = self._past._replace(share=self._wanted)
            self._calibrate()

    def _calibrate(self) -> None:
        """Find the factor anew; hardly any time beside the reading."""
        if self._past is None:
            return
        found = self._past.found
        calibration = calibrate(found.matches, self._wanted, blitz_of(self._choice))
        self.report = CalibrationReport(calibration, self._choice, found.left_out, self._language)
        self._show(self.report)
        self.stateChanged.emit()

    def _show(self, report: CalibrationReport) -> None:
        self._show_content()
        head, *rest = (escape(each) for each in (report.headline, *report.sentences))
        self.words.setHtml(f"<h2>{head}</h2>" + "".join(f"<p>{each}</p>" for each in rest))
        self.use.setEnabled(report.calibration.overall.factor is not None)
        self._show_table()
        if self.plot is None:
            self._load_plot()
        assert self.plot is not None
        self.plot.show_chart(report.chart, float, -1)
        self.plot.setAccessibleDescription(self._as_text(report.calibration))

    def _load_plot(self) -> None:
        from vpdesk.gui.widgets.curve_plot import CurvePlot

        self.plot = named(CurvePlot(), "calibrationPlot")
        self.plot.setAccessibleName(self.tr("Histogram of the margins"))
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table has its numbers
        self._plot_frame.set_content(self.plot)

    def _show_table(self) -> None:
        if self.report is not None:
            by_boards = self.views.currentIndex() == 0
            table = self.report.table if by_boards else self.report.bins_table
            self.table.show_cells(table, len(table.rows) - 1 if by_boards else 0, 0)

    def _as_text(self, calibration: Calibration) -> str:
        text = self.tr("The highest bar is from {first} to {last} IMPs per square root of a board.")
        highest = max(calibration.bins, key=lambda each: each.share)
        return text.format(first=highest.first, last=highest.first + 1)

    def _show_unread(self, found: MatchList) -> None:
        """Say which rows are not among the matches."""
        if not found.left_out:
            self._show_problem("")
            return
        line = self.tr("line {line}: {reason}")
        reasons = [
            line.format(line=fault.line, reason=self._language.error(fault))
            for fault in found.faults
        ]
        count = translate("CalibrationPage", "%n row(s) could not be read", None, found.left_out)
        shown = " ".join(reasons[:FAULTS_SHOWN])
        self._show_problem(f"{count}: {shown}", "\n".join(reasons))

    def _use(self) -> None:
        """Ask for the scale with the factor that was found."""
        factor = self.report.calibration.overall.factor if self.report else None
        if factor is not None:
            self.choiceRequested.emit(
                replace(
                    self._choice,
                    factor=factor.value / 100,
                    blitz=None,
                    half_match=False,
                    family=None,
                )
            )

    # How it is put together

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self, *_: object) -> None:
        """Give the words the height that they need, but for some rows of the table."""
        rows = min(self.table.table_model.rowCount(), ROWS_IN_SIGHT)
        self.table.setMinimumHeight(self.table.height_of(rows, LOW_LINES))
        self.panes.setMinimumHeight(LINES_IN_SIGHT * self.fontMetrics().height())
        height = sum(self._halves.sizes())
        if self._dragged or not height or self.report is None:
            return
        below = self.views.sizeHint().height() + self.table.minimumHeight() + FRAMES
        wanted = math.ceil(self.words.document().size().height()) + FRAMES
        usual = height * HEIGHTS[0] // sum(HEIGHTS)
        above = min(max(usual, wanted), height - below)
        if above != self._halves.sizes()[0]:
            self._halves.setSizes([above, height - above])

    def _drag(self) -> None:
        self._dragged = True

    def _connect(self) -> None:
        self._halves.splitterMoved.connect(self._drag)
        self.words.document().documentLayout().documentSizeChanged.connect(self._fit_words)
        self.share.valueChanged.connect(self._share_changed)
        self.use.clicked.connect(self._use)
        self.views.currentChanged.connect(self._show_table)
        self.table.horizontalHeader().geometriesChanged.connect(self._fit_words)
        self.table.horizontalScrollBar().rangeChanged.connect(self._fit_words)

    def _words(self) -> ReadingWords:
        return ReadingWords(
            empty=self.tr(
                "How many IMPs should be a blitz for your players?\n\nOpen a list of boards "
                "and margins."
            ),
            open=self.tr("&Open a List…"),
            open_tip=self.tr(
                "A CSV, XLSX or ODS file, one row per match: boards and margin, or both sides' IMPs"
            ),
            paste_tip=self.tr("Takes a list that was copied in a spreadsheet (Ctrl+V)"),
            title=self.tr("Open a List of Matches"),
            kinds=self.tr("Lists of matches"),
            pasted=self.tr("pasted list"),
            reading=self.tr("The list is being read"),
            stopped=self.tr("The list was not read to its end."),
        )

    def _describe(self) -> None:
        self.share.setRange(0.1, MOST_SHARE / 100)
        self.share.setDecimals(1)
        self.share.setSuffix(self.tr(" %"))
        self.share.setValue(USUAL_SHARE / 100)
        self.share.setKeyboardTracking(False)  # half a number would be another share
        leave_keys(self.share)
        self.share.setAccessibleName(self.tr("Share of matches to be won by the maximum"))
        self.share.setToolTip(
            self.tr("Finds the factor with which this share of the matches is won by the maximum.")
        )
        self.use.setEnabled(False)
        self.use.setToolTip(
            self.tr("Chooses the scale with this factor; the scales room shows and prints it.")
        )
        self.words.setAccessibleName(self.tr("What was found"))
        self.words.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.views.addTab(self.tr("By Board Count"))
        self.views.addTab(self.tr("Histogram"))
        self.views.setAccessibleName(self.tr("What the table shows"))
        self.views.setDrawBase(False)
        self.views.setExpanding(False)
        self.table.setAccessibleName(self.tr("Figures of the matches"))

    def _lay_out(self) -> None:
        self._plot_frame = FocusFrame(QWidget())
        self.panes = SharedWidth(FocusFrame(self.words), self._plot_frame, WORDS_SHARE)
        below = QWidget()
        below_layout = QVBoxLayout(below)
        below_layout.setContentsMargins(0, 0, 0, 0)
        below_layout.setSpacing(4)
        below_layout.addWidget(self.views)
        below_layout.addWidget(FocusFrame(self.table), 1)
        halves = self._halves = QSplitter(Qt.Orientation.Vertical)
        for each, share in zip((self.panes, below), HEIGHTS, strict=True):
            halves.addWidget(each)
            halves.setStretchFactor(halves.count() - 1, share)
        halves.setChildrenCollapsible(False)
        wanted = labelled(self.tr("&Wanted at the blitz"), self.share)
        self._lay_out_reading(halves, wanted, self.use)
