"""Native charts are drawn from the right cells, and look like those on paper."""

import pytest

from tests.sure import sure
from tests.unit.formats.documents import (
    BOOKLET,
    BOTH,
    BOTH_DISCRETE,
    CHART,
    COMPARED,
    CONTINUOUS,
    DIFFERENCES,
    DISCRETE,
    DISCRETE_DIFFERENCES,
    EMPTY,
    sections,
    titled,
)
from tests.unit.formats.xlsx_reader import book, parts, refers, xlsx
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.formats.xlsx_chart import DASHES
from vpdesk.paper.palette import curve_style
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice


@pytest.mark.parametrize(("content", "curves"), [(CONTINUOUS, [2]), (COMPARED, [2, 3, 4, 5])])
def test_a_table_has_a_chart_of_its_own_cells(content, curves):
    found = book(content)
    sheet, table = found.worksheets[0], content[0].table
    assert len(found.worksheets) == 1
    (chart,) = sheet._charts
    assert len(chart.series) == len(curves)
    for series, column in zip(chart.series, curves, strict=True):
        assert refers(found, series.xVal.numRef.f) == [row[0].value for row in table.rows]
        values = [row[column - 1].value for row in table.rows]
        assert refers(found, series.yVal.numRef.f) == values
        assert refers(found, series.tx.strRef.f) == table.headings[column - 1]
    assert (chart.y_axis.scaling.min, chart.y_axis.scaling.max) == (10, 20)
    assert (chart.x_axis.scaling.min, chart.x_axis.scaling.max) == (0, table.row_starts[-1])


def test_what_has_no_curve_has_no_chart():
    for content in (DISCRETE, DIFFERENCES, DISCRETE_DIFFERENCES, [titled("x")]):
        assert not any(sheet._charts for sheet in book(content))
    sheets = book(BOOKLET).worksheets
    assert [len(sheet._charts) for sheet in sheets] == [1, 1, 1, 1, 0]


@pytest.mark.parametrize("content", [CHART, BOTH, BOTH_DISCRETE])
def test_a_chart_is_drawn_from_its_worksheet(content):
    found = book(content)
    assert found.sheetnames == [content[0].title, "Curves"]
    chart = content[0].chart
    (native,) = found.worksheets[0]._charts
    curves = {refers(found, series.tx.strRef.f): series for series in native.series}
    expected = {curve.label: curve.smooth for curve in chart.curves}
    expected |= {f"{curve.label}: steps": curve.steps for curve in chart.curves if curve.steps}
    assert set(curves) == {*expected, "median", "blitz"}
    for name, line in expected.items():
        assert refers(found, curves[name].xVal.numRef.f) == pytest.approx(list(line.x))
        assert refers(found, curves[name].yVal.numRef.f) == pytest.approx(list(line.y))
        assert not curves[name].smooth
        assert curves[name].marker.symbol is None
    medians = refers(found, curves["median"].xVal.numRef.f)
    assert medians == pytest.approx([curve.median[0] for curve in chart.curves])
    assert curves["median"].marker.symbol != curves["blitz"].marker.symbol


def test_the_axes_of_a_chart():
    chart = CHART[0].chart
    (native,) = book(CHART).worksheets[0]._charts
    for axis, most, least, label, ticks in (
        (native.x_axis, sure(chart).x_max, 0, "IMPs", sure(chart).x_ticks),
        (native.y_axis, 20, 10, "VP", sure(chart).y_ticks),
    ):
        assert (axis.scaling.min, axis.scaling.max) == (least, pytest.approx(most))
        assert axis.majorUnit == ticks[1].at - ticks[0].at
        assert axis.numFmt.formatCode == "0"
        assert axis.title.tx.rich.p[0].r[0].t == label
        assert not axis.delete


def test_ticks_with_decimals_have_them_in_every_language():
    for language in (ENGLISH, CZECH):
        choice = ScaleChoice(16, v0=0.5, pins=())
        (native,) = (
            book(sections(choice, scale_sheets.CHART, language=language), EMPTY, language)
            .worksheets[0]
            ._charts
        )
        assert (native.y_axis.numFmt.formatCode, native.y_axis.majorUnit) == ("0.0", 0.1)


def test_curves_are_told_apart_by_colour_dash_and_strength():
    chart = CHART[0].chart
    (native,) = book(CHART).worksheets[0]._charts
    steps = sum(curve.steps is not None for curve in sure(chart).curves)
    looks = set()
    for series, curve in zip(native.series[steps:], sure(chart).curves, strict=False):
        line = series.graphicalProperties.line
        assert f"#{line.solidFill.srgbClr.lower()}" == curve_style(curve.style).colour
        assert (line.w > 30000) == curve.current
        looks.add((line.prstDash, line.w))
    assert len(looks) == len(sure(chart).curves)
    assert [entry.idx for entry in native.legend.legendEntry] == list(range(steps))


def test_every_dash_of_the_palette_has_its_own_name():
    dashes = {curve_style(i).dash for i in range(64)}
    assert dashes == set(DASHES)
    assert len(set(DASHES.values())) == len(DASHES)


def test_charts_have_words():
    for content in (CHART, CONTINUOUS):
        drawing = parts(xlsx(content))["xl/drawings/drawing1.xml"]
        assert f'descr="{content[0].title}, {content[0].rule}"' in drawing
