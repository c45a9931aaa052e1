"""Table and curve share the room, whatever was hidden when it was remembered."""

import pytest
from PySide6.QtWidgets import QApplication

from vpdesk.report.scales.report import View


def settled(desk):
    for _ in range(5):
        QApplication.processEvents()
    return desk.room.splitter.sizes()


def test_the_curve_is_there_again_after_a_restart_at_the_heat_map(open_desk):
    desk = open_desk()
    before = settled(desk)
    desk.room.show_view(View.HEAT_MAP)
    settled(desk)
    desk.close()
    again = open_desk()
    settled(again)
    again.room.show_view(View.TABLE)
    assert settled(again) == pytest.approx(before, abs=3)


def test_the_heat_map_leaves_the_widths_of_the_panes_alone(open_desk):
    desk = open_desk()
    settled(desk)
    desk.room.splitter.setSizes([300, 600])
    before = settled(desk)
    desk.room.show_view(View.HEAT_MAP)
    assert settled(desk)[1] == 0
    assert desk.room.widths == tuple(before)
    desk.room.show_view(View.TABLE)
    assert settled(desk) == pytest.approx(before, abs=3)


@pytest.mark.parametrize("widths", [(986, 0), (986, 14), (0, 0), (0, 700), (1, 2, 3)])
def test_widths_that_leave_nothing_of_a_pane_are_not_taken(desk, widths):
    first = settled(desk)
    desk.room.restore_layout(widths)
    assert settled(desk) == pytest.approx(first, abs=3)
