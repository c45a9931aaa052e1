"""F1: the help of what has the keyboard, in the window and in its dialogs."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from tests.gui.help.outline import WRITTEN, has_place
from vpdesk.files.scale_library import find
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.help.help_desk import place_of
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.room import EventsRoom
from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog
from vpdesk.gui.rooms.scales.scale_editor import empty_bands
from vpdesk.gui.widgets.named import PLACE, about

WITH_FILES = ("movements", "swiss", "match")  # rooms that ask whether to save

# By topic, the headings of it that some widget opens; - for its beginning.
TOLD_OF = {
    "scales": "boards kinds range blitz half-match formula",
    "compare": "pins views differences axis",
    "{kind}": "table",
    "result": "- needed",
    "printed": "own editor",
    "overview": "rooms",
    "movements": "- choose sit-outs matrix schedule figures optimise places compare",
    "figures": "quality sit-outs strong",
    "{room}": "files",
    "swiss": "- field byes apart",
    "rounds": "correct matches hand",
    "draws": "draw teams why",
    "chess": "editions",
    "standings": "- order crosstable",
    "laboratory": "- pages proof why",
    "models": "- figures plot chances",
    "audit": "audit differences check verdict mistakes",
    "calibration": "- list share result tables use",
    "match": "- type keys methods totals",
    "ruling": "case averages extras shares rulings slip regulation own",
    "export": "- {room} booklet format form language letterhead presets",
    "present": "- tournament",
    "preferences": "-",
    "trouble": "crash report",
}


def press_f1(qtbot, widget):
    widget.window().activateWindow()
    widget.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    QApplication.processEvents()


def shown(desk):
    """The topic that the help shows, and where in it, as in "scales#blitz"."""
    window = desk.help_desk.help_window
    assert window.isVisible()
    url = window.page.source()
    name = url.fileName().removesuffix(".html")
    return f"{name}#{url.fragment()}" if url.fragment() else name


def test_the_places_that_widgets_open_are_there(qtbot, desk):
    desk.menus.action("export").trigger()
    desk.menus.action("preferences").trigger()
    desk.menus.action("about").trigger()
    desk._guard.report("Traceback")
    desk.menus.action("present", "scales").trigger()
    desk.show_room("movements")
    for tool in (
        desk.menus.action("go_chooser", "movements"),
        desk.menus.action("sit_outs", "movements"),
        desk.menus.action("places", "movements"),
        desk.menus.action("compare", "movements"),
    ):
        tool.trigger()
    desk.house.keepers["movements"].files.document.switch(frozenset({(1, 1)}))
    desk.house.keepers["movements"].files.leave(lambda: None)  # asks whether to save that
    desk.house.keepers["swiss"].room.go_standings()
    desk.house.keepers["swiss"].room.go_explanation()
    desk.menus.action("present", "swiss").trigger()
    for name in ("laboratory", "match"):
        desk.show_room(name)
        for page in desk.room.page_names:
            desk.menus.action(page, name).trigger()
    desk.room.page.bar.edit()
    desk.menus.action("own", "scales").trigger()
    desk.findChild(OwnScalesDialog).edit(empty_bands())
    qtbot.waitUntil(lambda: desk.findChild(QWidget, "heatmap") is not None)
    places = {each.property(PLACE) for each in QApplication.allWidgets()} - {None}
    told_of = {
        topic if heading == "-" else f"{topic}#{heading}"
        for topic, headings in TOLD_OF.items()
        for heading in headings.split()
    }
    assert told_of - places == set()
    for place in places:
        for kind in ("continuous", "discrete", "printed"):
            for room, code in product(WITH_FILES, WRITTEN):
                assert has_place(place.format(kind=kind, room=room), code), place


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("boardsSpin", "scales#boards"),
        ("blitzCombo", "scales#blitz"),
        ("pinStrip", "compare#pins"),
        ("scaleTable", "continuous#table"),
        ("curvePlot", "scales#formula"),
        ("marginEdit", "result"),
        ("targetEdit", "result#needed"),
    ],
)
def test_f1_tells_of_what_has_the_keyboard(qtbot, desk, name, place):
    desk.resize(1366, 768)  # in a narrower one the blitz is behind a button
    QApplication.processEvents()
    press_f1(qtbot, desk.findChild(QWidget, name))
    assert shown(desk) == place


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("schedule", "movements#schedule"),
        ("optimiseButton", "movements#optimise"),
        ("figureQf", "figures#quality"),
        ("figuresdw", "figures#strong"),
        ("compareButton", "movements#compare"),
        ("movementsRailButton", "overview#rooms"),
    ],
)
def test_f1_tells_of_what_has_the_keyboard_in_the_movements_room(qtbot, desk, name, place):
    desk.show_room("movements")
    press_f1(qtbot, desk.findChild(QWidget, name))
    assert shown(desk) == place


def test_places_in_the_swiss_room(qtbot, tmp_path):
    room = EventsRoom(EventDocument(tmp_path))
    qtbot.addWidget(room)
    about("swiss", room)
    room.go_standings()
    room.rounds.load()
    for name, place in (
        ("fieldTable", "swiss#field"),
        ("forbiddenNumbers", "swiss#apart"),
        ("gamesTable", "rounds#results"),
        ("whyNotButton", "draws#why"),
        ("standingsTable", "standings"),
        ("eventTabs", "swiss"),
    ):
        assert place_of(room.findChild(QWidget, name)) == place


LABORATORY_AND_MATCH = (
    ("laboratory", "proof", "laboratoryTabs", "laboratory#pages"),
    ("laboratory", "proof", "boardsSpin", "scales#boards"),
    ("laboratory", "proof", "proofWhy", "laboratory#why"),
    ("laboratory", "proof", "proofWords", "laboratory#proof"),
    ("laboratory", "models", "chancesCheck", "models#chances"),
    ("laboratory", "audit", "auditFindings", "audit#audit"),
    ("laboratory", "audit", "auditDifferences", "audit#differences"),
    ("laboratory", "check", "checkOpen", "audit#check"),
    ("laboratory", "check", "checkMistakes", "audit#mistakes"),
    ("laboratory", "calibration", "calibrationCancel", "calibration"),
    ("laboratory", "calibration", "calibrationShare", "calibration#share"),
    ("match", "sheet", "matchTabs", "match"),
    ("match", "sheet", "homeEdit", "match"),
    ("match", "sheet", "quickScore", "match#keys"),
    ("match", "sheet", "carry_imps0", "match#totals"),
    ("match", "ruling", "rulingWhat", "ruling#case"),
    ("match", "ruling", "ruling_away_minus", "ruling#averages"),
    ("match", "ruling", "regulationCombo", "ruling#regulation"),
)


def test_places_in_the_laboratory_and_the_match_room(desk):
    for room, page, name, place in LABORATORY_AND_MATCH:
        desk.show_room(room)
        desk.room.show_page(page)
        assert place_of(desk.room.findChild(QWidget, name)) == place, name


@pytest.mark.parametrize("zoom", [100, 200])
def test_the_place_is_the_right_one_at_any_text_size(qtbot, desk, zoom):
    desk.set_preferences(replace(desk.settings, zoom=zoom))
    press_f1(qtbot, desk.findChild(QWidget, "boardsSpin"))
    page = desk.help_desk.help_window.page
    qtbot.waitUntil(lambda: not page._timer.isActive())
    bar = page.verticalScrollBar()
    found = bar.value()
    page.scrollToAnchor("boards")
    assert found == bar.value() > 0


def test_f1_in_the_table_tells_of_the_scale_that_it_shows(qtbot, desk):
    desk.room.request(replace(desk.room.choice, kind="discrete"))
    press_f1(qtbot, desk.room.table)
    assert shown(desk) == "discrete#table"
    desk.room.request(replace(desk.room.choice, family=find("sbu")))
    press_f1(qtbot, desk.room.table)
    assert shown(desk) == "printed#table"


def test_a_widget_without_a_place_has_the_help_of_what_holds_it(qtbot):
    outer, inner = QWidget(), QWidget()
    qtbot.addWidget(outer)
    inner.setParent(outer)
    assert place_of(inner) == "overview"
    about("export", outer)
    assert place_of(inner) == "export"
    assert place_of(None) == "overview"


def click_in_window(widget, rect=None):
    """A click as the system sends it: a window that a dialog blocks does not get it."""
    window = widget.window()
    place = widget.mapTo(window, (rect or widget.rect()).center())
    no_keys = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, no_keys, place)
    QApplication.processEvents()


def test_f1_in_a_dialog_opens_help_that_can_be_used(qtbot, desk):
    desk.menus.action("export").trigger()
    dialog = desk.findChild(ExportDialog)
    press_f1(qtbot, dialog.findChild(QWidget, "formatCombo"))
    assert shown(desk) == "export#format"
    assert dialog.isVisible()
    window: Any = desk.help_desk.help_window
    assert window.isActiveWindow()
    first = window.list.item(1)
    window.list.scrollToItem(first)
    click_in_window(window.list.viewport(), window.list.visualItemRect(first))
    assert shown(desk) == "overview"
    click_in_window(window.back)
    assert shown(desk) == "export#format"
    boards = desk.room.choice.boards
    click_in_window(desk.room.pin_button)  # the desk itself is blocked
    assert boards in desk.room.choice.pins
    press_f1(qtbot, dialog.findChild(QWidget, "titleEdit"))
    assert shown(desk) == "export#letterhead"


def test_f1_in_the_windows_of_own_scales_and_of_a_regulation(qtbot, desk):
    desk.menus.action("own", "scales").trigger()
    dialog = desk.findChild(OwnScalesDialog)
    press_f1(qtbot, dialog.list)
    assert shown(desk) == "printed#own"
    dialog.edit(empty_bands())
    press_f1(qtbot, dialog.editor.grid)
    assert shown(desk) == "printed#editor"
    dialog.editor.reject()
    dialog.reject()
    desk.show_room("match")
    desk.room.show_page("ruling")
    desk.room.page.bar.edit()
    press_f1(qtbot, desk.findChild(QWidget, "regulationName"))
    assert shown(desk) == "ruling#own"


@pytest.mark.parametrize("room", ["scales", "movements", "laboratory", "match"])
def test_f1_tells_what_can_be_exported_from_the_room(qtbot, desk, room):
    desk.show_room(room)
    desk.menus.action("export").trigger()
    press_f1(qtbot, desk.findChild(ExportDialog).findChild(QWidget, "whatCombo"))
    assert shown(desk) == f"export#{room}"


def test_f1_in_preferences_and_in_the_help(qtbot, desk):
    desk.menus.action("preferences").trigger()
    press_f1(qtbot, desk.findChild(PreferencesDialog).fields["zoom"])
    assert shown(desk) == "preferences"
    window = desk.help_desk.help_window
    qtbot.keyClick(window.page, Qt.Key.Key_F1)
    assert shown(desk) == "overview#help"


def test_f1_in_the_presentation(qtbot, desk):
    desk.menus.action("present", "scales").trigger()
    QApplication.processEvents()
    desk.house.keepers["scales"].presentation.activateWindow()
    qtbot.keyClick(desk.house.keepers["scales"].presentation, Qt.Key.Key_F1)
    assert shown(desk) == "present"


def test_f1_is_heard_once_however_often_the_focus_moves(qtbot, desk, monkeypatch):
    desk.menus.action("preferences").trigger()
    dialog = desk.findChild(PreferencesDialog)
    calls = []
    monkeypatch.setattr(desk.help_desk, "show", calls.append)
    for _ in range(3):
        dialog.fields["zoom"].setFocus()
        dialog.fields["theme"].setFocus()
    press_f1(qtbot, dialog.fields["zoom"])
    assert calls == ["preferences"]


def test_a_question_that_blocks_everything_does_not_open_help(qtbot, desk):
    question = QMessageBox(desk)
    question.setWindowModality(Qt.WindowModality.ApplicationModal)
    question.show()
    question.activateWindow()
    QApplication.processEvents()
    qtbot.keyClick(question, Qt.Key.Key_F1)
    assert desk.help_desk.help_window is None
    question.close()


def test_the_menu_opens_keys_and_news(desk):
    desk.resize(1366, 768)
    QApplication.processEvents()
    desk.menus.action("shortcuts").trigger()
    assert shown(desk) == "keyboard"
    desk.menus.action("news").trigger()
    assert shown(desk) == "news"
    desk.activateWindow()
    desk.room.controls.range.setFocus()
    QApplication.processEvents()
    desk.menus.action("help").trigger()
    assert shown(desk) == "scales#range"
