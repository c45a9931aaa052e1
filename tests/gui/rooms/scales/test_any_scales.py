"""Scales of several kinds are pinned, and stand beside each other as columns and curves."""

import json

import pytest
from PySide6.QtCore import Qt

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.main_job_builders import headings, shown
from tests.gui.rooms.scales.pin_sets_builders import entries
from vpdesk.files.scale_library import built_in, find
from vpdesk.gui.rooms.scales.pin_sets import read_sets, with_sets
from vpdesk.report.scales.report import View
from vpdesk.scales import ScaleSpec, Unit
from vpdesk.settings import choice_object, load, read_choice, settings_path

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CONTINUOUS, DISCRETE = ScaleSpec(), ScaleSpec(kind="discrete")


def labels(room):
    return [curve.label for curve in room.report.chart.curves]


def styles(room):
    return {curve.label: curve.style for curve in room.report.chart.curves}


@pytest.fixture
def both(room):
    """The continuous scale is pinned, and the discrete one of as many boards is shown."""
    room.unpin_all()
    room.pin_row.whole.trigger()
    room.controls.kind.setCurrentIndex(1)
    return room


def test_a_pinned_scale_stays_when_another_one_is_chosen(qtbot, desk, both):
    room = both
    assert room.choice.pins == (CONTINUOUS,)
    assert room.pins.item(0).text() == "16, WBF continuous scale"
    spoken = room.pins.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "16 boards, WBF continuous scale, pinned"
    room.show_view(View.SIDE_BY_SIDE)
    assert headings(room.table) == ["IMPs", "16 boards, continuous", "16 boards, discrete"]
    rows = {row[0]: row[1:] for row in shown(room.table)}
    assert rows["20"] == [f"{CONTINUOUS.scale(16).vps(20)[0] / 100:.2f}", "15"]
    assert rows["20"][1] == str(DISCRETE.scale(16).vps(20)[0] // 100)
    assert labels(room) == ["16 boards, continuous", "16 boards, discrete"]
    assert all(name in room.report.table.rule for name in ("continuous scale", "discrete scale"))
    room.pick_margin(20)
    assert "16 boards, discrete 15" in room.compared.text().replace("\N{NO-BREAK SPACE}", " ")
    room.go_pins()
    qtbot.keyClick(room.pins, Qt.Key.Key_Return)
    assert room.choice.spec == CONTINUOUS
    assert headings(room.table) == ["IMPs", "16 boards"]  # it is the pinned one: once
    qtbot.keyClick(desk, Qt.Key.Key_D, CTRL_ALT)
    assert room.choice.pins == ()
    desk.menus.action("undo").trigger()
    assert room.choice.pins == (CONTINUOUS,)


def test_differences_from_a_scale_of_another_kind(both):
    room = both
    room.show_differences(CONTINUOUS)
    assert room.base.currentText() == "16, WBF continuous scale"
    table = room.report.table
    assert table.title == "Differences from 16 boards, continuous"
    at = {row[0].text: row for row in table.rows}["20"]
    more = DISCRETE.scale(16).vps(20)[0] - CONTINUOUS.scale(16).vps(20)[0]
    assert at[2].value == more / 100
    room.base.setCurrentIndex(1)
    assert room.choice.base == 16
    assert room.report.base is room.report.scale


def test_every_scale_of_imps_stands_beside_every_other(desk, room):
    """Ranges, blitzes, printed ones; one of percentages is left out and named."""
    wide, short = ScaleSpec(v0=12.5), ScaleSpec(blitz=40, boards=24)
    printed = ScaleSpec(family=find("acbl-20"))
    family = next(each for each in built_in() if each.unit is Unit.PERCENT)
    percent = ScaleSpec(family.tables[0].first, family=family)
    room.request(room.choice.pinning((8, wide, short, printed, percent)))
    room.show_view(View.SIDE_BY_SIDE)
    assert [scale.full for scale in room.report.compared] == [2000, 2500, 2000, 2000, 2000]
    assert room.report.chart.y_max == 25
    assert len(set(labels(room))) == 5
    assert len({curve.style for curve in room.report.chart.curves}) == 5
    assert "cannot be compared" in room.problem.text()
    kept = styles(room)
    desk.menus.action("sort_pins", "scales").trigger()
    assert styles(room) == kept
    assert [room.choice.pinned(pin).boards for pin in room.choice.pins] == sorted(
        room.choice.pinned(pin).boards for pin in room.choice.pins
    )


def test_pinned_scales_are_remembered_and_kept_as_sets(open_desk):
    desk = open_desk()
    room = scales_of(desk)
    pins = (8, ScaleSpec(v0=12.5), ScaleSpec(family=find("acbl-20")))
    room.request(room.choice.pinning(pins))
    room.show_differences(pins[1])
    choice = room.choice
    assert read_choice(json.loads(json.dumps(choice_object(choice)))) == choice
    room.pin_row.sets.keep("all & sundry")
    desk.close()
    settings = load(settings_path())[0]
    assert settings.choice == choice
    assert read_sets(settings.of("scales").own) == {"all & sundry": pins}
    assert read_sets(
        {
            "pins a": "[",
            "pins b": '[{"boards": 0}]',
            "pins d": "[8, {}]",
            "pins c": '[8, {"boards": 16}]',
        }
    ) == {"c": (8, ScaleSpec())}
    assert with_sets({}, {"a": (8, 16)}) == {"pins a": "8 16"}
    room = scales_of(open_desk())
    assert room.choice.pins == pins
    _, name, *_ = entries(room.pin_row.sets.menu())
    assert name.startswith("all && sundry: 8, 16, WBF continuous scale, 25-0, ")


def test_a_row_of_long_pins_does_not_widen_the_window(desk, room):
    before = desk.minimumSizeHint().width()
    room.request(room.choice.pinning(ScaleSpec(boards=n, blitz=30, v0=12.5) for n in range(10, 22)))
    assert desk.minimumSizeHint().width() <= before + 120
