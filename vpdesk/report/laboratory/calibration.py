"""What past matches say of the blitz, in words, a table and a chart."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vpdesk.report.chart import Bars, Chart, Curve, Line, Tick, tick_places
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.table import Cell, Table
from vpdesk.scales import STANDARD_FACTOR, ScaleError, ScaleSpec, Unit
from vpdesk.scales.calibration import (
    AtBlitz,
    BlitzOf,
    Calibration,
    Factor,
    Group,
    density,
    least_margin,
)
from vpdesk.scales.chances import IMPS_A_BOARD

NO_BREAK = "\N{NO-BREAK SPACE}"
NOTHING = "\N{EN DASH}"
ROOM = 1.06  # over the highest bar
TICK_BINS = 5
TICKS = 5
SMOOTH_POINTS = 120
MATCHES_STYLE, NORMAL_STYLE, FACTOR_STYLE = range(3)


def blitz_of(choice: ScaleSpec) -> BlitzOf:
    """The margin from which a win is maximal on the scales of a choice.

    On a scale that follows a rule that is ceil(X), whatever its rounding does just before it.
    """

    def blitz(boards: int) -> int | None:
        try:
            if choice.family is None:
                return choice.rule(boards).last_margin
            scale = choice.family.scale(boards)
        except ScaleError:
            return None
        return math.ceil(scale.blitz) if scale.unit is Unit.IMP else None

    return blitz


def blitz_name(choice: ScaleSpec, language: Language) -> str:
    """What the blitz of a choice is called."""
    if choice.family is not None:
        return choice.family.name
    if choice.blitz is not None:
        return language.imps(choice.blitz)
    text = language.translate("Report", "{factor} \N{SQUARE ROOT}boards IMPs")
    if choice.half_match:
        text = language.translate("Report", "{factor} \N{SQUARE ROOT}(boards / 2) IMPs")
    return text.format(factor=language.plain(choice.factor))


@dataclass(frozen=True, slots=True)
class CalibrationReport:
    """A calibration as it is shown, printed and exported.

    choice: of the scales whose blitz was compared with. left_out: rows of the list that are not
    among the matches.
    """

    calibration: Calibration
    choice: ScaleSpec
    left_out: int
    language: Language

    @property
    def headline(self) -> str:
        """The result in a few words."""
        language, factor = self.language, self.calibration.overall.factor
        if factor is None:
            return language.translate("Report", "Too few matches for a factor")
        text = language.translate("Report", "k = {factor} ({least} to {most})")
        return text.format(**self._interval(factor))

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was found, a paragraph each."""
        return tuple(each.replace(" %", f"{NO_BREAK}%") for each in self._sentences())

    @property
    def table(self) -> Table:
        """A row for each board count, and one for all matches."""
        language = self.language
        calibration = self.calibration
        headings = (
            language.translate("Report", "Boards"),
            language.translate("Report", "Matches"),
            language.translate("Report", "IMPs per board"),
            language.translate("Report", "Blitz"),
            language.translate("Report", "Reach it"),
            language.translate("Report", "%"),
            language.translate("Report", "95 % interval"),
            language.translate("Report", "% by theory"),
            language.translate("Report", "k"),
            language.translate("Report", "95 % interval"),
            language.translate("Report", "Blitz by k"),
        )
        rows = [self._row(group) for group in calibration.groups]
        starts = [group.boards for group in calibration.groups]
        if len(rows) > 1:
            rows.append(self._row(calibration.overall))
            starts.append(starts[-1] + 1)
        return Table(self._title, self._rule, headings, tuple(rows), tuple(starts))

    @property
    def bins_table(self) -> Table:
        """The histogram as numbers."""
        language, bins = self.language, self.calibration.bins
        headings = (
            language.translate("Report", "IMPs per \N{SQUARE ROOT}board"),
            language.translate("Report", "% of the matches"),
            language.translate("Report", "% by theory"),
        )
        rows = tuple(
            (
                Cell(language.band(each.first, None if each is bins[-1] else each.first + 1)),
                self._percent(each.share, 2),
                self._percent(each.expected, 2),
            )
            for each in bins
        )
        starts = tuple(each.first for each in bins)
        return Table(self._bins_title, self._rule, headings, rows, starts)

    @property
    def chart(self) -> Chart:
        """The histogram, what theory gives, and the factor."""
        language, bins = self.language, self.calibration.bins
        heights = tuple(100 * each.share for each in bins)
        edges = (*(float(each.first) for each in bins), float(len(bins)))
        y_max = ROOM * max(*heights, 100 * density(0))
        places = [len(bins) * each / SMOOTH_POINTS for each in range(SMOOTH_POINTS + 1)]
        theory = Line(tuple(places), tuple(100 * density(each) for each in places))
        name = language.translate("Report", "theory")
        curves = [Curve(name, 0, theory, None, NORMAL_STYLE, current=True)]
        if factor := self.calibration.overall.factor:
            at = min(factor.value / 100, edges[-1])
            label = language.translate("Report", "k = {factor}")
            label = label.format(factor=language.vp(factor.value))
            line = Line((at, at), (0.0, y_max))
            curves.append(Curve(label, 0, line, None, FACTOR_STYLE, current=False))
        y_places = tick_places(0, y_max, TICKS)
        decimals = max(0, -math.floor(math.log10(y_places[1]) + 1e-9))
        return Chart(
            title=self._bins_title,
            rule=self._rule,
            x_label=language.translate("Report", "IMPs per \N{SQUARE ROOT}board"),
            y_label=language.translate("Report", "Matches, %"),
            x_max=edges[-1],
            y_min=0.0,
            y_max=y_max,
            x_ticks=tuple(Tick(at, str(at)) for at in range(0, len(bins) + 1, TICK_BINS)),
            y_ticks=tuple(Tick(at, language.number(at, decimals)) for at in y_places),
            x_per_imp=1.0,
            median_label="",
            blitz_label="",
            curves=tuple(curves),
            bars=(Bars(self._matches_text, edges, heights, MATCHES_STYLE),),
        )

    @property
    def sections(self) -> tuple[Section, ...]:
        """The words with the chart, and the tables."""
        paragraphs = map(Paragraph, self.sentences)
        words = paragraphs_table(self._title, self._rule, self.headline, paragraphs)
        return Section(words, self.chart), Section(self.table, None), Section(self.bins_table, None)

    @property
    def histogram(self) -> tuple[Section, ...]:
        """The chart."""
        return (Section(None, self.chart),)

    # Its parts

    @property
    def _title(self) -> str:
        return self.language.translate("Report", "Calibration of the blitz")

    @property
    def _bins_title(self) -> str:
        return self.language.translate("Report", "Margins of past matches")

    @property
    def _rule(self) -> str:
        return f"{self._matches_text}, {self.headline}"

    @property
    def _matches_text(self) -> str:
        return self._matches(self.calibration.overall.matches)

    @property
    def _wanted(self) -> str:
        return self.language.plain(self.calibration.share / 100)

    def _matches(self, number: int) -> str:
        return self.language.translate("Report", "%n match(es)", None, number)

    def _interval(self, factor: Factor) -> dict[str, str]:
        values = {"factor": factor.value, "least": factor.least, "most": factor.most}
        return {name: self.language.vp(value) for name, value in values.items()}

    def _sentences(self) -> Iterator[str]:
        language, calibration = self.language, self.calibration
        overall = calibration.overall
        yield self._of_list(calibration.groups)
        if overall.factor is None:
            text = language.translate(
                "Report",
                "There are too few matches for a factor: for {wanted} % at least {enough} are"
                " needed.",
            )
            yield text.format(wanted=self._wanted, enough=calibration.enough)
        else:
            yield self._of_factor(overall.factor)
            yield self._of_standard(overall.factor)
        if overall.at_blitz is None:
            text = language.translate(
                "Report", "The scale ({blitz}) has no blitz for these board counts."
            )
            yield text.format(blitz=blitz_name(self.choice, language))
        else:
            yield self._of_blitz(overall.at_blitz)
        text = language.translate(
            "Report",
            "The margins spread by {imps} IMPs per board; theory has {theory}, for equal teams.",
        )
        yield text.format(
            imps=language.number(overall.imps_a_board, 2), theory=language.number(IMPS_A_BOARD, 2)
        )

    def _of_list(self, groups: Sequence[Group]) -> str:
        language = self.language
        boards = language.boards(groups[0].boards)
        if len(groups) > 1:
            text = language.translate("Report", "{first} to {last} boards")
            boards = text.format(first=groups[0].boards, last=groups[-1].boards)
        text = language.translate("Report", "The list has {matches} of {boards}.")
        said = text.format(matches=self._matches_text, boards=boards)
        if not self.left_out:
            return said
        left_out = language.translate(
            "Report", "%n row(s) of it could not be read.", None, self.left_out
        )
        return f"{said} {left_out}"

    def _of_factor(self, factor: Factor) -> str:
        language, number = self.language, self.calibration.overall.matches
        text = language.translate(
            "Report",
            "With a blitz of {factor} √boards IMPs, {reached} win by the maximum: {share} %, "
            "where {wanted} % are wanted. The 95 % interval of this factor is {least} to "
            "{most}.",
        )
        return text.format(
            reached=self._matches(factor.reached_by),
            share=language.number(100 * factor.reached_by / number, 2),
            wanted=self._wanted,
            **self._interval(factor),
        )

    def _of_standard(self, factor: Factor) -> str:
        language, standard = self.language, 100 * STANDARD_FACTOR
        if factor.most < standard:
            text = language.translate(
                "Report",
                "The WBF's {standard} is too high: fewer than {wanted} % would win by the maximum.",
            )
        elif factor.least > standard:
            text = language.translate(
                "Report",
                "The WBF's {standard} is too low: more than {wanted} % would win by the maximum.",
            )
        else:
            text = language.translate(
                "Report",
                "The WBF's factor of {standard} is within the interval: there is no reason to "
                "change it.",
            )
        return text.format(standard=STANDARD_FACTOR, wanted=self._wanted)

    def _of_blitz(self, found: AtBlitz) -> str:
        language = self.language
        text = language.translate(
            "Report",
            "{number} of {of} reach {blitz}: {share} % ({least} to {most} %); in theory "
            "{expected} %.",
        )
        return text.format(
            blitz=blitz_name(self.choice, language),
            number=found.number,
            of=self._matches(found.of),
            share=language.number(100 * found.share, 1),
            least=language.number(100 * found.least, 1),
            most=language.number(100 * found.most, 1),
            expected=language.number(100 * found.expected, 1),
        )

    def _row(self, group: Group) -> tuple[Cell, ...]:
        language = self.language
        boards = str(group.boards) if group.boards else language.translate("Report", "all")
        blitz = Cell(NOTHING) if group.blitz is None else Cell(str(group.blitz), group.blitz)
        if not group.boards:
            blitz = Cell("")
        cells = (
            Cell(boards, group.boards or None),
            Cell(str(group.matches), group.matches),
            Cell(language.number(group.imps_a_board, 2), group.imps_a_board),
            blitz,
            *self._blitz_cells(group.at_blitz),
            *self._factor_cells(group),
        )
        return cells if group.boards else tuple(cell._replace(strong=True) for cell in cells)

    def _blitz_cells(self, found: AtBlitz | None) -> tuple[Cell, ...]:
        if found is None:
            note = self.language.translate("Report", "no scale for this board count")
            return (Cell(NOTHING, note=note),) * 4
        least, most = (self.language.number(100 * each, 1) for each in (found.least, found.most))
        return (
            Cell(str(found.number), found.number),
            self._percent(found.share, 1),
            Cell(f"{least} \N{EN DASH} {most}"),
            self._percent(found.expected, 1),
        )

    def _factor_cells(self, group: Group) -> tuple[Cell, ...]:
        language, overall = self.language, self.calibration.overall.factor
        new = Cell("")
        if group.boards and overall is not None:
            margin = least_margin(overall.value, group.boards)
            new = Cell(str(margin), margin)
        factor = group.factor
        if factor is None:
            note = language.translate("Report", "too few matches")
            return Cell(NOTHING, note=note), Cell(NOTHING, note=note), new
        interval = f"{language.vp(factor.least)} \N{EN DASH} {language.vp(factor.most)}"
        value = factor.value / 100
        return Cell(language.vp(factor.value), value), Cell(interval), new

    def _percent(self, share: float, decimals: int) -> Cell:
        return Cell(self.language.number(100 * share, decimals), 100 * share)
