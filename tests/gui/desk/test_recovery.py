"""What a crash left behind: all of it in sight, the newest first, and known for what it is."""

import os
import subprocess
import sys
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt

from tests.gui.rooms.events.rounds.event_matches_builders import league_of_two_boards
from tests.sure import sure
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.event.event import MatchPlace
from vpdesk.files.evening.evening_file import EveningFile, EveningHistory, write_evening
from vpdesk.files.match_file import write_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.widgets.notice_bar import MOST_SHOWN, Answer, NoticeBar
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import new_sheet
from vpdesk.scales import ScaleSpec
from vpdesk.settings import recovery_folder

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
MATCH = Match(replace(new_sheet(8), home="Lions", away="Bears"), ScaleSpec(8))


def left_match(at, path=None):
    """An unsaved match that was written at a moment."""
    recovery_folder().mkdir(parents=True, exist_ok=True)
    left = recovery_folder() / f"match-1-{at}.unsavedmatch"
    changed = replace(MATCH, sheet=replace(MATCH.sheet, away="Tigers"))
    left.write_bytes(UNSAVED_MATCHES.to_bytes(UnsavedMatch(changed, MATCH, path)))
    os.utime(left, (at, at))
    return changed


def left_evening(at):
    recovery_folder().mkdir(parents=True, exist_ok=True)
    left = recovery_folder() / f"pairs-1-{at}.vppairs"
    EveningFile.create(left, replace(of_howell(6, 2), name="Tuesday")).close()
    os.utime(left, (at, at))


def names(desk):
    return [text.split("“")[1].split("”")[0] for text in desk.bar.shown]


def press(desk, name, at=0):
    desk.bar._rows[at].buttons[("keepRecovered", "discardRecovered").index(name)].click()


def test_a_bar_has_several_sentences_one_below_the_other(qtbot):
    bar, done = NoticeBar(), []
    qtbot.addWidget(bar)
    for text in ("one", "two", "two", "four"):
        said = bar.show_notice(text, Answer("Yes", "yes", partial(done.append, text)))
    bar.show()
    assert bar.shown == ("one", "two", "two")
    assert [row.isVisible() for row in bar._rows] == [True] * MOST_SHOWN
    bar._rows[1].buttons[0].click()
    assert (bar.shown, done) == (("one", "two", "four"), ["two"])
    bar.withdraw(said)
    bar.show_notice("first", first=True)
    assert bar.shown == ("first", "one", "two")
    bar.withdraw("first")
    bar.withdraw("two")
    assert [row.isVisible() for row in bar._rows] == [True, False, False]


def test_a_low_window_shows_one_sentence_and_says_how_many_wait(qtbot):
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.fit(lines=20)  # twice the size in a window of 700 pixels
    for text in ("one", "two", "three"):
        bar.show_notice(text, Answer("Yes", "yes", lambda: None))
    assert (bar.shown, bar.label.text()) == (("one",), "one (2 more)")
    bar.buttons[0].click()
    assert bar.label.text() == "two (1 more)"
    bar.fit(lines=40)
    assert bar.label.text() == "two"
    assert bar.shown == ("two", "three")


def test_all_that_was_left_is_in_sight_the_newest_first(open_desk):
    left_match(1_700_000_000)
    left_evening(1_700_000_900)
    left_match(1_700_000_500)
    desk = open_desk()
    assert names(desk) == ["Tuesday", "Lions – Tigers", "Lions – Tigers"]
    times = [text.rsplit(", ", 1)[1] for text in desk.bar.shown]
    assert times == sorted(times, reverse=True)


def test_the_keyboard_is_where_the_recovered_work_goes_on(qtbot, open_desk):
    left_evening(1_700_000_900)
    desk = open_desk()
    button = desk.bar._rows[0].buttons[0]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    results = desk.house.keepers["pairs"].room.results
    qtbot.waitUntil(lambda: desk.focusWidget() is results.table)
    assert results.table.place == next(iter(results._groups)).places[0]


def test_of_two_alike_the_one_that_is_opened_is_settled(open_desk):
    left_match(1_700_000_000)
    left_match(1_700_000_001)
    desk = open_desk()
    assert len(desk.bar.shown) == 2
    press(desk, "keepRecovered", 1)
    assert len(desk.bar.shown) == 1
    assert [each.name for each in recovery_folder().glob("match-1-*.unsavedmatch")] == [
        "match-1-1700000001.unsavedmatch"
    ]


def test_a_file_that_is_opened_says_that_a_newer_state_waits(open_desk, tmp_path):
    path = tmp_path / "lions.vpmatch"
    write_match(path, MATCH)
    changed = left_match(1_700_000_000, path)
    left_evening(1_700_000_900)
    desk = open_desk()
    assert "recovered" in desk.bar.shown[1]
    desk.open_file(path)
    document = desk.house.keepers["match"].room.document
    assert document.match == MATCH
    assert desk.bar.shown[0].startswith("“lions.vpmatch” is open as last saved. Newer unsaved")
    press(desk, "keepRecovered")
    assert document.match == changed
    assert names(desk) == ["Tuesday"]
    document.undo()


def test_a_file_that_is_opened_from_the_command_line_says_so(open_desk, tmp_path):
    path = tmp_path / "lions.vpmatch"
    write_match(path, MATCH)
    left_match(1_700_000_000, path)
    desk = open_desk(str(path))
    assert desk.bar.shown[0].startswith("“lions.vpmatch” is open as last saved. Newer unsaved")


def test_an_evening_whose_disk_failed_says_so_too(open_desk, tmp_path):
    """What could not be written goes on from what was done in the file."""
    path = tmp_path / "tuesday.vppairs"
    write_evening(path, replace(of_howell(6, 2), name="Tuesday"))
    desk = open_desk(str(path))
    document = desk.room.document
    document.request(replace(document.evening, name="Wednesday"), "name")
    before = path.read_bytes()
    document.request(filled(document.evening, ("pass",)), "results")
    history = EveningHistory(document.evening, document.actions, document._history.rows)
    desk.close()
    path.write_bytes(before)
    recovery_folder().mkdir(parents=True, exist_ok=True)
    EveningFile.make(recovery_folder() / "pairs-1-0.vppairs", history).close()
    desk = open_desk(str(path))
    assert desk.bar.shown[0].startswith("“tuesday.vppairs” is open as last saved. Newer")
    press(desk, "keepRecovered")
    assert desk.room.document.evening.entries
    assert desk.bar.shown == ()
    desk.room.document.begin(of_howell(6, 2))


def test_a_new_file_to_which_nothing_was_done_says_so_too(open_desk, tmp_path):
    """It is known by what stands in it; another new one is another evening."""
    path, other = tmp_path / "tuesday.vppairs", tmp_path / "other.vppairs"
    write_evening(path, replace(of_howell(6, 2), name="Tuesday"))
    write_evening(other, replace(of_howell(6, 2), name="Other"))
    history = EveningHistory(replace(of_howell(6, 2), name="Tuesday"))
    history.do(filled(history.value, ("pass",)), "results", "2026-11-24T19:05:30+01:00")
    recovery_folder().mkdir(parents=True, exist_ok=True)
    EveningFile.make(recovery_folder() / "pairs-1-0.vppairs", history).close()
    desk = open_desk(str(other))
    assert desk.bar.shown[0].startswith("Unsaved work was recovered: “Tuesday”")
    desk.open_file(path)
    assert desk.bar.shown[0].startswith("“tuesday.vppairs” is open as last saved. Newer")


KILLED = """
import sys
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
run = QApplication.exec
def start():
    (desk,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    def open_sheet():
        desk.room.go_rounds()
        desk.room.rounds.table.go_table(2)
        desk.house.keepers["swiss"].matches.open_ruling()
        desk.remembered.save()
        desk.remembered.wait()
        print("there", flush=True)
    desk.ready.connect(open_sheet)
    return run()
QApplication.exec = staticmethod(start)
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_after_a_kill_the_match_of_the_event_is_shown_again(open_desk, home):
    path = home / "league.vpt"
    TournamentFile.create(path, league_of_two_boards()).close()
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    command = [sys.executable, "-c", KILLED, str(path)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as child:
        try:
            assert sure(child.stdout).readline() == b"there\n"
        finally:
            child.kill()
    desk = open_desk()
    assert desk.room_name == "match"
    lent = desk.room.document.lent
    assert lent is not None
    teams = lent.place.home, lent.place.visitor
    assert lent.place == MatchPlace(1, 1, 1, *teams)
    assert desk.room.page_name == "ruling"
    desk.room.document.give_back()
    desk.close()
    desk = open_desk()
    assert desk.room.document.lent is None
