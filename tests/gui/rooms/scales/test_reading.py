"""One reading is in sight: in table, plot and strip the same margin of the same scale."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.main_job_builders import reading
from vpdesk.files.scale_library import built_in
from vpdesk.report.scales.report import View
from vpdesk.scales import Unit


@pytest.fixture
def percentages():
    return next(each for each in built_in() if each.unit is Unit.PERCENT)


@pytest.fixture
def few_boards():
    return next(each for each in built_in() if each.unit is Unit.IMP and each.tables[-1].last < 60)


def type_margin(qtbot, room, text):
    room.results.margin.selectAll()
    qtbot.keyClicks(room.results.margin, text)


def test_a_click_in_the_plot_takes_the_place_of_what_was_typed(qtbot, room):
    room.load_plot()
    type_margin(qtbot, room, "41")
    room.plot.marginPicked.emit(12)
    assert room.results.margin.text() == "12"
    assert room.results.result.text() == "13.28 – 6.72"
    assert reading(room) == "16 boards, 12 IMPs: 13.28 – 6.72"
    assert room.table.currentIndex().row() == 12


def test_totals_give_way_to_a_click(qtbot, room):
    qtbot.keyClicks(room.results.ours, "50")
    qtbot.keyClicks(room.results.theirs, "20")
    room.pick_margin(8)
    assert room.results.ours.text() == room.results.theirs.text() == ""
    assert room.results.margin.text() == "8"
    qtbot.keyClicks(room.results.ours, "28")
    assert room.results.margin.text() == ""


def test_a_lost_match_is_read_off_as_lost(qtbot, room):
    type_margin(qtbot, room, "-20")
    assert room.results.result.text() == "5.00 – 15.00"
    assert reading(room) == "16 boards, −20 IMPs: 5.00 – 15.00"
    assert room.compared.text().replace("\xa0", " ").startswith("−20 IMPs: ")


def test_a_margin_beyond_the_table_is_read_off_as_it_was_typed(qtbot, room):
    type_margin(qtbot, room, "90")
    assert reading(room) == "16 boards, 90 IMPs: 20.00 – 0.00"
    assert room.table.currentIndex().row() == room.table.model().rowCount() - 1


def test_the_reading_goes_where_there_is_no_scale(qtbot, room, few_boards):
    type_margin(qtbot, room, "30")
    room.request(replace(room.choice, family=few_boards, boards=999))
    assert room.report is None
    assert reading(room) == ""
    assert room.results.result.text() == "–"
    room.undo()
    assert reading(room) == "16 boards, 30 IMPs: 16.73 – 3.27"


def test_a_margin_in_imps_is_no_percentage(qtbot, room, percentages):
    type_margin(qtbot, room, "41")
    boards = percentages.tables[0].first
    room.request(replace(room.choice, family=percentages, boards=boards))
    assert reading(room) == ""
    assert room.results.margin.text() == ""
    assert room.results.result.text() == "–"
    assert room.shown_margin == -1
    type_margin(qtbot, room, "55")
    assert "55.00 %" in reading(room)
    room.undo()
    assert reading(room) == ""


def test_by_boards_begins_at_a_draw_in_another_unit(room, percentages):
    room.show_view(View.BY_BOARDS)
    room.request(replace(room.choice, family=percentages))
    assert room.choice.margin == 0


def test_by_boards_the_strip_reads_off_the_picked_board_count(room):
    room.show_view(View.BY_BOARDS)
    room.pick_margin(28)
    assert reading(room).startswith("28 boards, 20 IMPs: ")
    assert reading(room).endswith(room.results.result.text())
    room.show_view(View.TABLE)
    assert reading(room).endswith(room.results.result.text())
    assert reading(room).startswith("16 boards")


def test_by_boards_another_language_reads_off_the_same_board_count(desk, room):
    room.show_view(View.BY_BOARDS)
    for count, said in ((-1, "16 boards"), (28, "28 boards")):
        if count > 0:
            room.pick_margin(count)
        for code in ("de", "en"):
            desk.set_preferences(replace(desk.settings, language=code))
        room = scales_of(desk)
        assert reading(room).startswith(f"{said}, 20 IMPs: ")


def test_what_chooses_the_axis_is_no_wider_without_a_line_beside_it(qtbot, desk, room):
    desk.resize(1400, 800)
    room.unpin_all()
    room.request(replace(room.choice, kind="discrete"))
    field = room.axis
    qtbot.waitUntil(lambda: field.isVisible() and not room.compared.isVisible())
    for _ in range(4):
        QApplication.processEvents()
    assert field.width() <= field.sizeHint().width()
