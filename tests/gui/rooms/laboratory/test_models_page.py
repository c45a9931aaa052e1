"""The models page of the laboratory: figures, curves and the model that becomes the scale."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.accessible_builders import focusable
from tests.gui.cut_off import faults
from tests.gui.room_builders import scales_of
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.laboratory.models_page import ModelsPage
from vpdesk.paper.bundled_font import paper_font
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales import Model, PrintedScales, PrintedTable, Unit

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

ENGLISH = Language()
CHOICE = ScaleChoice(24)
FIGURES, VPS, DIFFERENCES = range(3)


@pytest.fixture
def page(shown):
    made = shown(ModelsPage(), 1100, 600)
    QAbstractItemModelTester(
        made.table.table_model, QAbstractItemModelTester.FailureReportingMode.Fatal, made
    )
    show(made, CHOICE)
    return made


def show(page, choice):
    page.show_scale(choice, choice.scale(choice.boards))
    QApplication.processEvents()


def club(unit=Unit.IMP):
    winner = (1000, 1300, 1700, 2000)
    table = PrintedTable(1, 99, (0, 10, 20, 40), winner, tuple(2000 - vp for vp in winner))
    return PrintedScales("club", "Club 20", "", unit, (table,))


def texts(page):
    table = page.table.table_model.table
    return [[cell.text for cell in row] for row in table.rows]


def current(page):
    (curve,) = (curve for curve in page.plot._chart.curves if curve.current)
    return curve.label


def test_the_room_shows_it_and_its_model_becomes_the_scale(qtbot, desk):
    desk.show_room("laboratory")
    desk.room.show_page("models")
    page = desk.room.page
    assert isinstance(page, ModelsPage)
    assert not page.use.isEnabled()
    page.go_first()
    assert page.table.hasFocus()
    for _ in range(2):
        qtbot.keyClick(page.table, Qt.Key.Key_Right)
    assert current(page) == "square root"
    page.use.click()
    assert scales_of(desk).choice.model is Model.SQUARE_ROOT
    assert not page.use.isEnabled()
    assert page.table.table_model.table.current == 3
    desk.room.undo()
    assert scales_of(desk).choice.model is Model.EXPONENTIAL
    assert current(page) == "exponential"


def test_arrows_pick_models_and_margins(qtbot, page):
    page.tables.setCurrentIndex(VPS)
    assert page.table.currentIndex().row() == 24  # the median
    qtbot.keyClick(page.table, Qt.Key.Key_Right)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.read_out.text() == (
        "25 IMPs, quadratic: 15.09 – 4.91; one more IMP is worth 0.169 VP; "
        "1.72\N{NO-BREAK SPACE}% of matches"
    )
    assert page.plot.picked[0] == 25
    assert page.plot.picked[1] == 15.09
    qtbot.keyClick(page.plot, Qt.Key.Key_Left)
    assert page.table.currentIndex().row() == 24
    assert page.table.currentIndex().column() == 2
    assert page.read_out.text().startswith("24 IMPs, quadratic: 14.92 – 5.08;")
    page.plot.marginHovered.emit(60)
    assert page.read_out.text().startswith("60 IMPs")
    page.plot.marginHovered.emit(-1)
    assert page.read_out.text().startswith("24 IMPs")


def test_what_the_plot_shows(page):
    for index, (unit, height) in enumerate((("VP", 14.92), ("VP per IMP", 0.16))):
        page.curves.setCurrentIndex(index)
        assert page.plot._chart.y_label == unit
        assert page.plot.picked[1] == pytest.approx(height, abs=0.0005)
    page.curves.setCurrentIndex(2)
    assert page.plot._chart.y_label == "VP per IMP²"
    assert not page.plot._chart.y2_ticks
    wide = page.plot.data_box().width()
    page.chances.setChecked(True)
    QApplication.processEvents()
    assert page.plot.data_box().width() < wide  # an axis is at the right
    assert page.plot._chart.y2_label == "chance, %"
    (bars,) = page.plot._chart.bars
    x, y = bars.outline(page.plot._chart.y_min)
    assert (x[0], y[0], y[-1]) == (0, 0, 0)
    page.chances.setChecked(False)
    assert not page.plot._chart.bars


def test_the_legend_names_all_and_hides_no_curve(page):
    page.chances.setChecked(True)
    plot = page.plot
    for index in range(3):
        page.curves.setCurrentIndex(index)
        QApplication.processEvents()
        legend = plot._legend
        assert legend.isVisible()
        assert plot.rect().contains(legend.geometry())
        hidden = []
        for curve in plot._chart.curves:
            for x, y in zip(curve.smooth.x, curve.smooth.y, strict=True):
                place = plot.place_of(x, y).toPoint()
                hidden += [curve.label] * legend.geometry().contains(place)
        assert not hidden


def test_discrete_scales_and_their_differences(page):
    show(page, replace(CHOICE, kind="discrete"))
    page.tables.setCurrentIndex(DIFFERENCES)
    assert texts(page)[5] == ["15 – 5", "22 – 27", "0", "−1", "0", "+10"]
    assert page.read_out.text().startswith("24 IMPs, exponential: 15 – 5;")


def test_a_blitz_too_short_for_a_discrete_scale(page):
    choice = replace(CHOICE, kind="discrete", boards=1)
    page.show_scale(choice, None, "A blitz is too short.")
    page.tables.setCurrentIndex(VPS)
    assert "square\nroot" not in page.table.table_model.table.headings
    odd = replace(choice, v0=12.5, boards=16)
    page.show_scale(odd, None, "There is no scale.")
    assert texts(page) == []
    assert page.subject.sheets == (lab_sheets.MODEL_CURVES,)
    assert page.read_out.text().startswith("5 IMPs, exponential: –;")
    page.tables.setCurrentIndex(FIGURES)
    assert texts(page)[1][:2] == ["Median", "20.0"]


def test_numbers_that_make_no_rule(page):
    page.show_scale(replace(CHOICE, boards=0), None, "The number of boards is wrong.")
    assert "The number of boards must be" in page.note.text()
    assert page.note.isVisible()
    assert not page.panes.isVisible()
    assert page.subject is None
    page.curves.setCurrentIndex(1)
    page.tables.setCurrentIndex(1)
    show(page, CHOICE)
    assert page.panes.isVisible()
    assert not page.note.isVisible()


def test_the_models_of_a_printed_scale(qtbot, page):
    printed = replace(CHOICE, family=club())
    show(page, printed)
    assert page.note.text() == "The models go through the draw and the blitz of Club 20."
    assert [curve.label for curve in page.plot._chart.curves][-1] == "Club 20"
    assert page.use.isEnabled()
    with qtbot.waitSignal(page.choiceRequested) as asked:
        page.use.click()
    expected = replace(CHOICE, kind="discrete", v0=10, blitz=40)
    assert asked.args == [expected]
    show(page, replace(CHOICE, family=club(Unit.PERCENT)))
    assert "Club 20 cannot be compared with the models" in page.note.text()
    assert len(page.plot._chart.curves) == len(Model)


def test_copy_and_export(page):
    page.tables.setCurrentIndex(VPS)
    page.copy_with_headings()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == [
        "IMPs\texponential\tquadratic\tsquare root\tlogarithmic\tstraight line",
        "24\t14.92\t14.92\t14.93\t14.93\t13.36",
    ]
    subject = page.subject
    assert subject.sheets == (lab_sheets.MODELS, lab_sheets.MODEL_CURVES)
    page.curves.setCurrentIndex(1)
    (table,) = subject.sections(ExportChoice(what=lab_sheets.MODELS), ENGLISH)
    assert len(table.table.rows) == 75
    (curves,) = subject.sections(ExportChoice(what=lab_sheets.MODEL_CURVES), ENGLISH)
    assert curves.chart.y_label == "VP"  # as it was shown then
    (curves,) = page.subject.sections(ExportChoice(what=lab_sheets.MODEL_CURVES), ENGLISH)
    assert curves.chart.y_label == "VP per IMP"


def test_it_goes_on_in_another_language(page, shown):
    page.tables.setCurrentIndex(DIFFERENCES)
    page.chances.setChecked(True)
    other = shown(ModelsPage(), 900, 500)
    other.restore(page.kept)
    show(other, CHOICE)
    assert other.kept == page.kept == (DIFFERENCES, 0, True)


@pytest.mark.parametrize("size", [10, 20])
def test_names_letters_and_room_for_all_texts(page, size):
    QApplication.setFont(paper_font(size))
    page.resize(790, 600)
    show(page, replace(CHOICE, family=club()))
    page.chances.setChecked(True)
    QApplication.processEvents()
    assert [each for each in faults(page) if "leaves the screen" not in each] == []
    for widget in focusable(page):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    labels = [each.text() for each in page.findChildren(QWidget) if hasattr(each, "text")]
    keys = Counter(text[text.index("&") + 1].lower() for text in labels if "&" in text)
    assert keys == dict.fromkeys("tpua", 1)
    assert not set(keys) & set("febvgh" + "rzbsc")  # of the menus and the scale's controls
