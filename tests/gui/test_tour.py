"""The hints of the first start: they come once, and never where nobody watches."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.pin_sets_builders import entries
from tests.sure import sure
from vpdesk.cli import main
from vpdesk.gui import start
from vpdesk.gui.rooms.scales.pin_sets import SAMPLE
from vpdesk.settings import settings_path


@pytest.fixture
def watched(monkeypatch):
    monkeypatch.setattr(start, "is_watched", lambda app: True)


def answer(bar, name):
    next(button for button in bar.buttons if button.objectName() == name).click()


def test_four_hints_once(watched, open_desk):
    desk = open_desk()
    told = []
    for number in range(1, 5):
        assert desk.bar.isVisible()
        assert desk.bar.label.text().startswith(f"{number} of 4: ")
        told.append(desk.bar.label.text())
        if number < 4:
            answer(desk.bar, "tourNext")
    assert len(set(told)) == 4
    answer(desk.bar, "tourStop")
    assert not desk.bar.isVisible()
    desk.close()
    assert settings_path().exists()
    assert not open_desk().bar.isVisible()


def test_esc_ends_them_for_good(qtbot, watched, open_desk):
    desk = open_desk()
    assert desk.bar.isVisible()
    desk.activateWindow()
    qtbot.keyClick(scales_of(desk).table, Qt.Key.Key_Escape)
    assert not desk.bar.isVisible()
    desk.close()
    assert not open_desk().bar.isVisible()


def test_another_room_ends_them(watched, open_desk):
    desk = open_desk()
    assert desk.bar.isVisible()
    desk.show_room("match")
    assert not desk.bar.isVisible()
    desk.show_room("scales")
    assert not desk.bar.isVisible()


def test_none_over_a_file_that_another_room_shows(watched, open_desk, tmp_path):
    path = tmp_path / "league.vpt"
    (tmp_path / "names.txt").write_text("A\nB\nC\nD\n")
    new = ["event", "new", str(path), "--names", str(tmp_path / "names.txt")]
    assert main([*new, "--kind", "teams", "--draw", "swiss"]) == 0
    desk = open_desk(str(path))
    assert desk.room_name == "swiss"
    assert not desk.bar.isVisible()


def test_a_hint_speaks_the_language_of_now(qtbot, watched, open_desk):
    desk = open_desk()
    answer(desk.bar, "tourNext")
    english = desk.bar.label.text()
    desk.set_language("cs")
    qtbot.waitUntil(lambda: desk.bar.label.text() != english)
    assert desk.bar.label.text().startswith("2 z 4")
    assert [each.text() for each in desk.bar.buttons] == ["Další", "Už žádné rady"]
    desk.show_room("match")
    assert not desk.bar.isVisible()


def test_none_where_nobody_watches(open_desk):
    assert not open_desk().bar.isVisible()


def test_the_sample_of_pins(open_desk):
    room = scales_of(open_desk())
    entries(room.pin_row.sets.menu())["&Sample: Boards, Kinds and Ranges"].trigger()
    assert room.choice.pins == SAMPLE
    assert len(sure(room.report).chart.curves) == 5
    assert not sure(room.report).problems
