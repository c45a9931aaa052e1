"""Files of the laboratory and of matches that the program is started with."""

from dataclasses import replace

import pytest
from openpyxl import Workbook
from PySide6.QtWidgets import QLabel

from tests.gui.room_builders import scales_of
from tests.gui.walker import make_files
from tests.sure import sure
from tests.unit.files.event_file_builders import steps
from vpdesk.cli import main
from vpdesk.files.match_file import SUFFIX as MATCH_FILES
from vpdesk.files.regulation_file import SUFFIX as REGULATION_FILES
from vpdesk.files.regulation_file import write_regulation
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_file import SUFFIX as SCALE_FILES
from vpdesk.files.scale_file import write_scale
from vpdesk.files.scale_library import find
from vpdesk.files.tie_rules import read_order
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.desk.dropped import MATCH, RULES, SCALE
from vpdesk.gui.rooms.events.room import EventsRoom
from vpdesk.gui.rooms.laboratory.check_page import CheckPage
from vpdesk.gui.rooms.match.ruling_page import RulingPage
from vpdesk.gui.rooms.scales.scale_editor import ScaleEditor
from vpdesk.gui.tables.entry_table import EntryTable
from vpdesk.resources import resource
from vpdesk.scales import ScaleRule, continuous_scale
from vpdesk.tournament.standings.tie_break_order import tournament_order


def test_an_event_of_stages_opens_as_it_is(open_desk, tmp_path):
    *_, event = steps()
    file = tmp_path / "cup.vpt"
    TournamentFile.create(file, event).close()
    before = file.read_bytes()
    desk = open_desk(str(file))
    assert isinstance(desk.room, EventsRoom)
    assert desk.room.document.whole == event
    assert file.read_bytes() == before


def test_a_league_from_the_command_line_opens_in_the_window(open_desk, tmp_path):
    (tmp_path / "names.txt").write_text("A\nB\nC\nD\n")
    file = tmp_path / "league.vpt"
    line = "event new --kind teams --draw round-robin --boards 8 --names"
    assert main([*line.split(), str(tmp_path / "names.txt"), str(file)]) == 0
    desk = open_desk(str(file))
    (room,) = desk.findChildren(EventsRoom)
    assert room.isVisible()
    assert room.document.tournament == read_event(file).group(1)
    assert len(room.document.tournament.rounds) == 3


def test_a_file_is_opened_before_its_room_is_shown(open_desk, tmp_path):
    file = tmp_path / "cup.vpt"
    *_, event = steps()
    TournamentFile.create(file, event).close()
    desk = open_desk()
    files = desk.house.keepers["swiss"].files
    seen = []
    files.document.changed.connect(
        lambda _: seen.append((desk.room_name, desk.findChildren(EventsRoom)))
    )
    desk.house.open(file)
    assert seen == [("scales", [])]
    assert desk.room_name == "swiss"
    assert desk.room.document.path == file


@pytest.mark.parametrize("written", ["long.vppairs", "league.vpt", "match.vpmatch"])
def test_who_opens_a_file_or_starts_with_it_again_can_type_at_once(
    qtbot, open_desk, tmp_path, written
):
    (tmp_path / "own").mkdir()
    (file,) = (each for each in make_files(tmp_path / "own") if each.name == written)
    for arguments in ((str(file),), ()):
        desk = open_desk(*arguments)
        qtbot.waitUntil(lambda shown=desk: shown.room.document.path == file)
        qtbot.waitUntil(lambda shown=desk: isinstance(shown.focusWidget(), EntryTable))
        assert desk.close()


def test_the_window_knows_the_files_that_it_writes():
    assert (MATCH, RULES, SCALE) == (MATCH_FILES, REGULATION_FILES, SCALE_FILES)


def test_a_regulation_is_ruled_by_from_now_on(open_desk, tmp_path):
    write_regulation(tmp_path / "event.vprules", replace(built_in()[2], name="Event"))
    desk = open_desk(str(tmp_path / "event.vprules"))
    (page,) = desk.findChildren(RulingPage)
    assert page.isVisible()
    assert page.bar.combo.currentText() == "Event"
    assert desk.settings.of("match").own["regulation"] == "own-event"


def test_a_regulation_of_a_name_that_is_taken_replaces_none(open_desk, tmp_path):
    file, first = tmp_path / "event.vprules", replace(built_in()[2], name="Event")
    write_regulation(file, first)
    desk = open_desk(str(file))
    desk.open_file(file)
    (page,) = desk.findChildren(RulingPage)
    assert page.bar.combo.currentText() == "Event"
    write_regulation(file, replace(first, average_plus=100))
    desk.open_file(file)
    assert page.bar.combo.currentText() == "Event 2"
    assert page.bar.regulation("own-event") == replace(first, key="own-event", own=True)


def test_a_scale_is_edited_over_the_scales_room(open_desk, tmp_path):
    write_scale(tmp_path / "club.vpscale", sure(replace(sure(find("acbl-20")), name="Club")))
    desk = open_desk(str(tmp_path / "club.vpscale"))
    assert scales_of(desk).isVisible()
    (editor,) = desk.findChildren(ScaleEditor)
    assert editor.name.text() == "Club"
    editor.reject()


def test_a_workbook_is_checked(qtbot, open_desk, tmp_path):
    book, scale = Workbook(), continuous_scale(ScaleRule(7))
    book.active.append(["IMPs", "7 boards"])
    for margin in range(scale.last_margin + 1):
        book.active.append([margin, scale.vps(margin)[0] / 100])
    book.save(tmp_path / "club.XLSX")
    desk = open_desk(str(tmp_path / "club.XLSX"))
    (page,) = desk.findChildren(CheckPage)
    qtbot.waitUntil(lambda: page.report is not None)
    assert page.isVisible()
    assert page.report.headline == "WBF continuous scale, 7 boards"


@pytest.mark.parametrize(
    ("suffix", "where"),
    [(MATCH, "noticeLabel"), (SCALE, "ownScalesProblem"), (RULES, "regulationLine")],
)
def test_a_file_that_makes_no_sense_is_told(open_desk, tmp_path, suffix, where):
    (tmp_path / f"bad{suffix}").write_text("{}")
    desk = open_desk(str(tmp_path / f"bad{suffix}"))
    said = desk.findChild(QLabel, where)
    assert said.isVisible()
    assert f"bad{suffix}" in said.text()


def test_an_order_of_tie_breaks_is_that_of_the_event_from_now_on(open_desk, tmp_path):
    (tmp_path / "names.txt").write_text("A\nB\nC\nD\n")
    file = tmp_path / "league.vpt"
    line = "event new --kind teams --draw round-robin --boards 8 --names"
    assert main([*line.split(), str(tmp_path / "names.txt"), str(file)]) == 0
    desk = open_desk(str(file))
    document = desk.findChild(EventsRoom).document
    ties = resource("ties") / "1-ebu.vpties"
    desk.house.open(ties)
    assert tournament_order(document.tournament) == read_order(ties, document.tournament)


def test_an_order_of_tie_breaks_without_an_event_opens_the_room_of_events(open_desk):
    desk = open_desk(str(resource("ties") / "1-ebu.vpties"))
    assert isinstance(desk.room, EventsRoom)
