"""The stages as a line of boxes in the window."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.rooms.events.stages.stages_builders import groups_and_final
from tests.unit.report.events.stage_map_builders import an_event
from vpdesk.event.place import StagePlace
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.rooms.events.stages.stage_line import StageLine
from vpdesk.next_step import WayPart
from vpdesk.report.events import sheets

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(open_desk, tmp_path):
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, groups_and_final()).close()
    return open_desk(str(path)).house.keepers["swiss"].room


def test_a_click_goes_to_a_stage(qtbot, room):
    line = room.stage_line
    qtbot.waitUntil(line.isVisible)
    assert [each.isChecked() for each in line.buttons] == [False, True]
    qtbot.mouseClick(line.buttons[0], Qt.MouseButton.LeftButton)
    assert room.document.place == StagePlace(1, 1)
    assert [each.isChecked() for each in line.buttons] == [True, False]
    assert line.buttons[0].accessibleName() == "Groups: Round robin, finished"
    assert "Groups – Final" in line.accessibleDescription()


def test_it_is_printed(room):
    assert sheets.STAGES in room.subject.sheets


def test_a_low_window_leaves_it_out(qtbot, room):
    qtbot.waitUntil(room.stage_line.isVisible)
    room.window().resize(1024, 480)
    QApplication.processEvents()
    assert not room.stage_line.isVisible()
    assert room.stages.choice.isVisible()


@pytest.mark.parametrize("width", [1200, 400, 150])
def test_boxes_stand_in_their_order_without_covering_each_other(shown, width):
    line = shown(StageLine(), width, 100)
    event = an_event()
    line.show_event(replace(event, name="Cup"), StagePlace(1, 1))
    line.show()
    line.resize(width, 100)
    line.grab()
    places = [each.geometry() for each in line.buttons]
    for before, after in pairwise(places):
        assert before.right() < after.left()


@pytest.mark.parametrize(
    ("part", "tab"),
    [(WayPart.NAMES, 0), (WayPart.ROUNDS, 1), (WayPart.STANDINGS, 2), (WayPart.RULES, 3)],
)
def test_the_parts_of_the_way_lead_there(qtbot, room, part, tab):
    strip = room.header.parts
    qtbot.waitUntil(strip.isVisible)
    (button,) = (each for each in strip.buttons if each.state.part is part)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert room.tabs.currentIndex() == tab


def test_arrows_go_along_the_way(qtbot, room):
    strip = room.header.parts
    qtbot.waitUntil(strip.isVisible)
    assert sum(bool(each.focusPolicy() & Qt.FocusPolicy.TabFocus) for each in strip.buttons) == 1
    strip.buttons[0].setFocus()
    qtbot.keyClick(strip.buttons[0], Qt.Key.Key_Right)
    assert strip.buttons[1].hasFocus()
    qtbot.keyClick(strip.buttons[1], Qt.Key.Key_Left)
    qtbot.keyClick(strip.buttons[0], Qt.Key.Key_Left)  # there is none before it
    assert strip.buttons[0].hasFocus()
    assert strip.buttons[0].accessibleName().startswith("Names 8: done")
