"""Bars, a right axis and curves without marked points in every format of numbers."""

import re
from dataclasses import replace

from tests.unit.formats.csv_file_builders import read_file
from tests.unit.formats.documents import EMPTY, finished
from tests.unit.formats.xlsx_reader import book, parts, refers, xlsx
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.formats.chart_data import Points, chart_series
from vpdesk.formats.csv_file import csv_steps
from vpdesk.formats.html_file import html_steps
from vpdesk.report.chart import Bars, Chart, Curve, Line, Tick
from vpdesk.report.document import Section

BARS = Bars("matches", (0, 1, 2), (12, 11), 6, values=(3, 1.5))
COUNTS = Bars("seen", (0, 1, 2), (15, 10), 1)
TICKS = (Tick(10, "10"), Tick(15, "15"), Tick(20, "20"))
CHART = Chart(
    title="Histogram",
    rule="of 100 matches",
    x_label="IMPs",
    y_label="VP",
    x_max=2,
    y_min=10,
    y_max=20,
    x_ticks=(Tick(0, "0"), Tick(1, "1"), Tick(2, "2")),
    y_ticks=TICKS,
    x_per_imp=1,
    median_label="median",
    blitz_label="blitz",
    curves=(Curve("normal", 0, Line((0, 2), (10, 20)), None, 0, current=True),),
    bars=(BARS, COUNTS),
    y2_label="chance, %",
    y2_ticks=(Tick(10, "0"), Tick(12, "3")),
)
TINY = Line((0, 2), (0, 0.01234))
SECTIONS = [Section(None, CHART)]


def test_series_of_bars_hold_what_one_reads():
    found = list(chart_series(CHART, ENGLISH))
    assert [(series.kind, series.name) for series in found] == [
        (Points.CURVE, "normal"),
        (Points.BARS, "matches"),
        (Points.BARS, "seen"),
    ]  # there is no marked point
    assert found[2].points == Line((0, 0, 1, 1, 2, 2), (10, 15, 15, 10, 10, 10))
    assert found[1].points == Line((0, 0, 1, 1, 2, 2), (0, 3, 3, 1.5, 1.5, 0))
    assert [series.on_right for series in found] == [False, True, False]


def test_csv_says_which_axis_a_number_is_of():
    rows = read_file(finished(csv_steps(SECTIONS, CZECH))[0], ";")
    assert rows[0][:6] == ["normal", "", "matches", "", "seen", ""]
    assert rows[1][:6] == ["IMPs", "VP", "IMPs", "chance, %", "IMPs", "VP"]
    assert [row[3] for row in rows[2:8]] == ["0,000", "3,000", "3,000", "1,500", "1,500", "0,000"]


def test_html_names_the_bars_and_no_points_that_are_not_there():
    data, _ = finished(html_steps(SECTIONS, EMPTY, ENGLISH, lambda chart: "<svg></svg>"))
    page = data.decode()
    assert 'aria-label="Histogram: VP / IMPs: normal, matches, seen"' in page
    assert "<figcaption>IMPs</figcaption>" in page


def test_a_workbook_has_the_right_axis():
    found, chart = book(SECTIONS), parts(xlsx(SECTIONS))["xl/charts/chart1.xml"]
    plots = chart.split("<c:scatterChart>")[1:]
    sides = [re.findall(r"<c:f>(Curves!\$\w\$1)</c:f>", plot) for plot in plots]
    names = [[refers(found, reference) for reference in side] for side in sides]
    assert names == [["normal", "seen"], ["matches"]]
    ends = re.findall(r'<c:max val="(\S+?)"/><c:min val="(\S+?)"/>', chart)
    axes = [(float(most), float(least)) for most, least in ends]
    assert axes == [(2, 0), (20, 10), (2, 0), (15, 0)]  # as high as 10 VP are 15 %


def test_small_values_keep_their_decimals():
    small = replace(CHART, y_min=0.0, y_max=0.012, curves=(replace(CHART.curves[0], smooth=TINY),))
    rows = read_file(finished(csv_steps([Section(None, small)], ENGLISH))[0])
    assert [row[:2] for row in rows[2:4]] == [["0.000", "0.00000"], ["2.000", "0.01234"]]
    sheet = book([Section(None, small)])["Curves"]
    assert [sheet[place].number_format for place in ("A4", "B4")] == ["0.00", "0.0000"]
