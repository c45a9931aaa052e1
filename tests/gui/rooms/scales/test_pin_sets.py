"""Pins that are kept under a name."""

from PySide6.QtWidgets import QInputDialog, QLineEdit

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.pin_sets_builders import entries
from vpdesk.gui.rooms.scales.pin_sets import read_sets, with_sets
from vpdesk.settings import load, settings_path


def keep(qtbot, room, name):
    entries(room.pin_row.sets.menu())["&Keep These Pins…"].trigger()
    question = room.pin_row.sets.findChildren(QInputDialog)[-1]
    qtbot.waitUntil(question.isVisible)
    qtbot.keyClicks(question.findChild(QLineEdit), name)
    question.accept()


def test_sets_are_kept_shown_and_removed(qtbot, open_desk):
    desk = open_desk()
    room = scales_of(desk)
    keep(qtbot, room, "league")
    room.request(room.choice.pinning((7, 12)))
    keep(qtbot, room, "cup & plate")
    menu = room.pin_row.sets.menu()
    assert list(entries(menu))[1:3] == ["cup && plate: 7, 12", "league: 8, 16, 24, 32"]
    entries(menu)["league: 8, 16, 24, 32"].trigger()
    assert room.choice.pins == (8, 16, 24, 32)
    desk.menus.action("undo").trigger()
    assert room.choice.pins == (7, 12)
    desk.close()
    assert read_sets(load(settings_path())[0].of("scales").own) == {
        "cup & plate": (7, 12),
        "league": (8, 16, 24, 32),
    }
    again = scales_of(open_desk())
    menu = again.pin_row.sets.menu()
    assert "league: 8, 16, 24, 32" in entries(menu)
    entries(entries(menu)["&Remove"].menu())["league"].trigger()
    assert "league: 8, 16, 24, 32" not in entries(menu)
    again.unpin_all()
    assert not entries(menu)["&Keep These Pins…"].isEnabled()


def test_what_is_no_set_is_left_out_and_the_rest_stays():
    own = {
        "pins a": "8 16",
        "pins b": "8 x",
        "pins c": "",
        "pins d": "0",
        "pins e": "1000",
        "pins f": " ".join(map(str, range(1, 14))),
        "other": "8",
    }
    assert read_sets(own) == {"a": (8, 16)}
    assert with_sets(own, {"g": (3,)}) == {"other": "8", "pins g": "3"}
