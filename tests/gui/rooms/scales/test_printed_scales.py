"""Printed scales and other curves are chosen in the combo box and work everywhere."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.main_job_builders import reading
from vpdesk.files.scale_library import built_in
from vpdesk.scales import Model


def choose(room, key):
    combo = room.controls.kind
    combo.setCurrentIndex(combo.findData(key))


def test_the_combo_box_offers_every_scale(room):
    combo = room.controls.kind
    for key in ("continuous", "discrete", *(family.key for family in built_in())):
        choose(room, key)
        assert room.choice.key == key
    for model in set(Model) - {Model.EXPONENTIAL}:
        for kind in ("continuous", "discrete"):
            choose(room, f"{model.value.replace(' ', '-')}-{kind}")
            assert (room.choice.model, room.choice.kind) == (model, kind)
            assert room.choice.family is None
    titles = [i for i in range(combo.count()) if combo.itemData(i) is None and combo.itemText(i)]
    assert titles
    for i in titles:
        assert not combo.model().flags(combo.model().index(i, 0)) & Qt.ItemFlag.ItemIsEnabled


def test_a_printed_scale_in_the_room(qtbot, room):
    room.controls.boards.setValue(24)
    choose(room, "acbl-20")
    assert not room.controls.range.isVisible()
    assert not room.controls.half_match.isVisible()
    qtbot.keyClicks(room.results.margin, "20")
    assert room.results.result.text() == "14 – 6"
    qtbot.keyClicks(room.results.target, "20")
    assert room.results.needed.text() == "win by 72 IMPs"
    assert reading(room) == "24 boards, 20 IMPs: 14 – 6"
    room.undo()
    assert room.results.result.text() == "14.26 – 5.74"
    assert not room.controls.half_match.isHidden()
    assert room.controls.kind.currentData() == "continuous"


def test_a_count_outside_all_bands_says_so(room):
    choose(room, "acbl-20")
    room.controls.boards.setValue(40)
    assert room.content.currentWidget() is room.error
    assert "no table for 40 boards; it has tables for 1-36" in room.error.text()
    room.controls.boards.setValue(36)
    assert room.content.currentWidget() is room.splitter


def test_percentages_in_the_room(qtbot, room):
    room.controls.boards.setValue(24)
    choose(room, "ebu-pairs")
    assert not room.results.ours.isVisible()
    assert not room.axis.isVisible()
    qtbot.keyClicks(room.results.margin, "53,25")
    assert room.results.result.text() == "14 – 6"
    assert reading(room) == "24 boards, 53.25 %: 14 – 6"
    qtbot.keyClicks(room.results.target, "8")
    assert room.results.needed.text() == "at least 48.06 %"
    room.results.margin.selectAll()
    qtbot.keyClicks(room.results.margin, "46.75")
    assert room.results.result.text() == "6 – 14"
    choose(room, "continuous")
    assert room.results.ours.isVisible()
    assert room.results.margin.text() == ""


@pytest.mark.parametrize(("key", "boards"), [("sbu", 30), ("logarithmic-discrete", 16)])
def test_the_scale_is_there_at_the_next_start(open_desk, key, boards):
    window = open_desk()
    room = scales_of(window)
    choose(room, key)
    room.controls.boards.setValue(boards)
    window.close()
    again = scales_of(open_desk())
    assert (again.choice.key, again.choice.boards) == (key, boards)
    assert again.controls.kind.currentData() == key


def test_a_scale_that_is_no_longer_there_stays_chosen_while_it_is_shown(room):
    family = replace(built_in()[0], key="own-gone", own=True)
    room.request(replace(room.choice, family=family))
    room.controls.offer_scales()
    assert room.controls.kind.currentData() == "own-gone"
    choose(room, "continuous")
    room.undo()
    assert room.choice.family is family
