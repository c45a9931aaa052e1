"""The names in the live plot: whose they are, and what does not run through them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.widgets.curve_plot import CurvePlot
from vpdesk.languages import language
from vpdesk.report.scales.report import ScaleChoice, scale_report


@pytest.fixture
def report():
    return scale_report(ScaleChoice(14, pins=(7, 14, 20, 28)), language("en"))


@pytest.fixture
def plot(qtbot, report):
    made = CurvePlot()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    made.show_chart(report.chart, report.height, -1)
    return made


def names(plot):
    return {name.text: name.place for name in plot._names}


def test_curves_are_named_by_their_boards_alone_where_neither_names_nor_legend_have_room(plot):
    assert {"7 boards", "14 boards", "20 boards", "28 boards"} <= {*names(plot)}
    plot.resize(320, 190)
    assert plot._legend.isHidden()
    assert {"7", "14", "20", "28"} <= {*names(plot)}
    plot.resize(450, 450)
    assert not plot._legend.isHidden()
    assert "7" not in names(plot)


def test_what_leads_to_a_target_runs_through_no_name(plot):
    for margin in range(2, 56, 4):
        plot.mark_needed(margin)
        assert "needed" in names(plot)
        for line in plot._to_needed:
            run = QRectF(line.p1(), line.p2()).adjusted(0, 0, 0.1, 0.1)
            through = [text for text, place in names(plot).items() if place.intersects(run)]
            assert not through, margin


def test_the_line_at_a_picked_margin_goes_behind_the_names(plot):
    place = names(plot)["median"]
    before = plot.grab(place.toRect()).toImage()
    margin = plot._margin_at(place.center())
    plot.select_margin(margin)
    x = plot.place_of(margin, 15).x()
    assert place.left() < x < place.right()
    assert plot.grab(place.toRect()).toImage() == before


def test_a_table_that_is_a_little_narrow_has_its_headings_closer(qtbot, report):
    table = TableView()
    qtbot.addWidget(table)
    table.show_table(report.table, -1)
    table.show()
    for width in range(160, 600):
        table.resize(width, 300)
        QApplication.processEvents()
        columns = [table.columnWidth(each) for each in range(4)]
        if sum(columns) <= table.viewport().width() < table.needed_width:
            break
    else:
        pytest.fail("there is no such width")
    metrics = table.fontMetrics()
    for column, heading in zip(columns, report.table.headings, strict=True):
        assert column > metrics.horizontalAdvance(heading)
    assert table.horizontalScrollBar().maximum() == 0
