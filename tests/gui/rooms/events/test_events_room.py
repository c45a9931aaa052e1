"""The Swiss room: its parts, its keys, what it remembers, and what it shares with the window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QWidget

from tests.gui.cut_off import faults
from tests.gui.room_builders import scales_of
from tests.swiss_events import chess, play_round, teams
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.room import EventsRoom
from vpdesk.gui.rooms.events.shown_event import FIELD, ROUNDS, STANDINGS
from vpdesk.paper.bundled_font import paper_font
from vpdesk.report.scales.report import View
from vpdesk.scales import ScaleSpec
from vpdesk.settings import Settings
from vpdesk.tournament.team_rules import TeamRules

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(shown, tmp_path):
    """The Swiss room alone, with an open of nine players in it."""
    document = EventDocument(tmp_path, chess(9))
    made = shown(EventsRoom(document), 1000, 700)
    made.activateWindow()
    QApplication.processEvents()
    yield made
    document.close()


def part(room):
    return room.parts.currentIndex()


def test_it_is_a_room_of_the_window(qtbot, desk, tmp_path):
    desk.activateWindow()
    qtbot.keyClick(desk, Qt.Key.Key_3, CTRL)
    room = desk.house.keepers["swiss"].room
    assert desk.room is room
    assert desk.findChild(QAbstractButton, "swissRailButton").isChecked()
    assert room.welcome.isVisible()
    assert room.welcome.buttons[0].hasFocus()
    room.document.begin(chess(9))
    assert not room.welcome.isVisible()
    assert desk.windowTitle() == "Spring Open[*]"
    assert not desk.isWindowModified()
    room.field.settings.rounds.setValue(7)
    assert desk.isWindowModified()
    assert desk.menus.action("undo").text() == "&Undo rounds"
    desk.menus.action("undo").trigger()
    assert room.field.settings.rounds.value() == 5
    for key, index, focused in (
        (Qt.Key.Key_F6, ROUNDS, room.rounds.drawing.button),
        (Qt.Key.Key_F4, FIELD, room.field.table),
    ):
        qtbot.keyClick(desk, key)
        assert part(room) == room.tabs.currentIndex() == index
        assert focused.hasFocus()
    qtbot.keyClick(desk, Qt.Key.Key_F7)
    assert part(room) == STANDINGS
    qtbot.keyClick(desk, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: bool(room.document.tournament.rounds))
    assert part(room) == ROUNDS
    qtbot.keyClick(desk, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert not room.document.tournament.rounds
    room.document.save(tmp_path / "open.vpt")
    desk.house.keepers["swiss"].files.new()
    desk.show_room("scales")
    desk.open_file(tmp_path / "open.vpt")
    assert desk.room is room
    assert desk.windowTitle() == "open.vpt[*]"
    assert len(room.document.tournament.entrants) == 9
    assert desk.settings.of("swiss").recent == (str(tmp_path / "open.vpt"),)
    assert [each.text() for each in desk.menus.recent["swiss"].actions()] == ["&1 open.vpt"]


def test_the_tournament_that_was_open_is_there_again(open_desk, tmp_path):
    desk = open_desk()
    desk.show_room("swiss")
    QApplication.processEvents()
    desk.house.keepers["swiss"].room.document.begin(chess(9))
    desk.house.keepers["swiss"].room.document.save(tmp_path / "open.vpt")
    desk.close()
    desk = open_desk()
    QApplication.processEvents()
    assert desk.house.keepers["swiss"].room.document.path == tmp_path / "open.vpt"
    assert len(desk.house.keepers["swiss"].room.document.tournament.entrants) == 9
    desk.house.keepers["swiss"].files.new()
    desk.close()
    desk = open_desk()
    QApplication.processEvents()
    assert desk.house.keepers["swiss"].room.document.path is None
    assert not desk.house.keepers["swiss"].room.document.tournament.entrants


def test_part_and_widths_are_remembered_and_survive_a_change_of_language(open_desk):
    desk = open_desk()
    desk.show_room("swiss")
    desk.house.keepers["swiss"].room.go_rounds()
    QApplication.processEvents()
    desk.house.keepers["swiss"].room.rounds.panes.setSizes([400, 220])
    sizes = desk.house.keepers["swiss"].room.rounds.panes.sizes()
    desk.close()
    desk = open_desk()
    QApplication.processEvents()
    room = desk.house.keepers["swiss"].room
    assert desk.room is room
    assert part(room) == ROUNDS
    room.go_rounds()
    QApplication.processEvents()
    assert room.rounds.panes.sizes() == pytest.approx(sizes, abs=2)
    room.document.request(chess(5), "five")
    desk.set_preferences(Settings(language="cs", room="swiss"))
    again = desk.house.keepers["swiss"].room
    assert again is not room
    assert part(again) == ROUNDS
    assert again.document.tournament == chess(5)
    assert again.can_undo
    desk.house.keepers["swiss"]._given_up = True  # nobody is there to answer the question


def test_tabs_lead_to_every_part(room):
    for index in (ROUNDS, STANDINGS, FIELD):
        room.tabs.setCurrentIndex(index)
        assert part(room) == index


def test_facts_say_what_is_played_by_which_rules(room):
    assert room.facts.text() == "9 players, no round drawn, Dutch rules of 2012"
    room.document.request(play_round(room.document.tournament), "draw")
    assert room.facts.text() == "9 players, round 1 of 5, Dutch rules of 2012"
    room.document.begin(teams(8))
    assert room.facts.text() == ("8 teams, no round drawn, WBF continuous scale, 16 boards, 20 VP")


def test_copying_takes_the_table_that_is_shown(room):
    room.select_all()
    room.copy_with_headings()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:4] == ["No.", "Name", "Title", "Rating"]
    assert lines[1].split("\t")[:4] == ["1", "Adams, Anna", "GM", "2500"]
    assert len(lines) == 10
    room.document.request(play_round(room.document.tournament), "draw")
    room.go_rounds()
    room.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 5
    assert lines[-1].split("\t")[5] == "bye"
    room.go_standings()
    room.select_all()
    room.copy_with_headings()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert (len(lines), lines[0].split("\t")[0]) == (10, "Place")
    QGuiApplication.clipboard().clear()  # the offscreen one would outlive Python


def test_a_list_that_is_dropped_is_of_players(qtbot, desk, tmp_path):
    path = tmp_path / "list.csv"
    path.write_text("Name,Rating\nAnn,2000\nBob,1900\n")
    desk.show_room("swiss")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    arguments = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    copying = Qt.DropAction.CopyAction
    QApplication.sendEvent(desk, QDragEnterEvent(desk.rect().center(), copying, *arguments))
    drop = QDropEvent(QPointF(desk.rect().center()), copying, *arguments)
    QApplication.sendEvent(desk, drop)
    document = desk.house.keepers["swiss"].room.document
    qtbot.waitUntil(lambda: len(document.tournament.entrants) == 2)
    assert [each.name for each in document.tournament.entrants] == ["Ann", "Bob"]


def test_the_subject_of_an_export_is_the_round_that_is_shown(room):
    tournament = play_round(play_round(room.document.tournament))
    room.document.request(tournament, "draw")
    room.go_rounds()
    room.step_round(-1)
    assert room.subject.tournament is tournament
    assert room.subject.round == 1
    room.step_round(1)
    room.go_field()
    room.document.request(tournament.through(1), "unpair")
    assert room.subject.round == 1


def test_a_tournament_that_can_only_be_read_is_not_changed(room, tmp_path):
    room.document.begin(play_round(chess(9)))
    room.document.save(tmp_path / "open.vpt")
    other = EventDocument(tmp_path)
    other.open(tmp_path / "open.vpt")
    reader = EventsRoom(other)
    assert reader.facts.text().endswith("can only be read")
    reader.go_rounds()
    assert not reader.rounds.unpair.isEnabled()
    assert not reader.rounds.drawing.button.isEnabled()
    QTest.keyClicks(reader.rounds.table, "0")
    reader.go_field()
    assert not reader.field.settings.isEnabled()
    QTest.keyClick(reader.field.table, Qt.Key.Key_Delete)
    assert other.tournament == room.document.tournament
    other.close()
    reader.deleteLater()


@pytest.mark.parametrize("go", ["go_field", "go_rounds"])
def test_every_widget_that_takes_focus_has_a_name_and_is_reached_by_tab(qtbot, room, go):
    room.document.request(play_round(room.document.tournament), "draw")
    getattr(room, go)()
    QApplication.processEvents()
    wanted = {
        widget
        for widget in room.findChildren(QWidget)
        if widget.isVisibleTo(room)
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.focusProxy()
        and not isinstance(widget.parent(), QAbstractSpinBox)
    }
    assert len(wanted) > 5
    for widget in wanted:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    reached = set()
    for _ in range(40):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert wanted - reached == set()


def test_nothing_is_cut_off_in_large_type(room):
    QApplication.setFont(paper_font(15))
    for tournament in (play_round(chess(9)), play_round(teams(7))):
        room.document.begin(tournament)
        for go in (room.go_field, room.go_rounds):
            go()
            room.resize(780, 640)
            for _ in range(4):
                QApplication.processEvents()
            assert faults(room) == []
    QApplication.setFont(paper_font(24))
    room.resize(780, 640)
    for _ in range(4):
        QApplication.processEvents()
    assert faults(room) == []


def test_the_scales_room_offers_the_scale_of_the_event_that_one_comes_from(desk):
    take, pins = desk.menus.action("event_scale", "scales"), (8, 16)
    scales_of(desk).request(replace(scales_of(desk).choice, pins=pins, view=View.SIDE_BY_SIDE))
    scales, own = scales_of(desk), scales_of(desk).choice.spec
    room = desk.house.keepers["swiss"].room
    for played, expected in ((chess(9), own), (teams(6), own)):  # without a scale, the usual one
        room.document.begin(played)
        desk.show_room("swiss")
        desk.show_room("scales")
        assert scales.choice.spec == expected
    league = ScaleSpec(28, "discrete")
    room.document.begin(replace(teams(6), teams=TeamRules(scale=league)))
    desk.show_room("swiss")
    desk.show_room("laboratory")
    desk.show_room("scales")
    assert scales.choice.spec == own  # one comes from somewhere else
    desk.show_room("swiss")
    desk.show_room("scales")
    assert (scales.choice.spec, scales.choice.pins) == (own, pins)  # it is left alone
    said = desk.statusBar().currentMessage()
    assert said == "The event has another scale: Boards, Scale of the Event shows it."
    assert take.isEnabled()
    take.trigger()
    assert scales.choice.spec == league
    assert not take.isEnabled()
    scales.undo()
    assert scales.choice.spec == own
    desk.statusBar().clearMessage()
    desk.show_room("swiss")
    desk.show_room("scales")
    assert not desk.statusBar().currentMessage()  # once is enough
    assert take.isEnabled()
