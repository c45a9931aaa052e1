"""Matches opened, saved, dropped and recovered, in the real program."""

import builtins
import io
import os
import subprocess
import sys
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from tests.gui.room_builders import scales_of
from tests.gui.rooms.movements.movement_files_builders import answer, choose_file, notice, press
from tests.sure import sure
from vpdesk.files.match_file import Match, read_match, write_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_library import find
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.given_dialog import GivenDialog
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.match.case import Case
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Ruled, adopt, with_case
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import Method, new_sheet, with_entry, with_method
from vpdesk.report.language import Language
from vpdesk.report.match import sheets as match_sheets
from vpdesk.scales import ScaleSpec
from vpdesk.settings import recovery_folder

TEAMS = built_in()[0]
Button = QMessageBox.StandardButton
SCORED = with_entry(new_sheet(7), 3, 0, parse_entry("4s= n"))
MATCH = Match(SCORED, ScaleSpec(boards=7, kind="discrete"))


@pytest.fixture
def evening(tmp_path):
    """A match in a file."""
    path = tmp_path / "evening.vpmatch"
    write_match(path, MATCH)
    return path


def document_of(desk):
    return desk.house.keepers["match"].files.document


def change(desk):
    document = document_of(desk)
    document.request(replace(document.sheet, home="Rovers"), "home side")


def recent(desk):
    return [action.text() for action in desk.menus.recent["match"].actions()]


def test_a_match_is_saved_opened_and_there_again_at_the_next_start(open_desk, tmp_path):
    desk, path = open_desk(), tmp_path / "evening.vpmatch"
    desk.show_room("match")
    assert desk.windowTitle() == "New match[*]"
    change(desk)
    assert desk.windowTitle() == "Rovers[*]"
    assert desk.isWindowModified()
    desk.menus.action("save", "match").trigger()
    choose_file(desk, "saveMatchDialog", path)
    assert read_match(path) == document_of(desk).match
    assert not desk.isWindowModified()
    assert recent(desk) == ["&1 evening.vpmatch"]
    desk.close()
    desk = open_desk()
    QApplication.processEvents()
    assert desk.windowTitle() == "evening.vpmatch[*]"
    assert document_of(desk).sheet.home == "Rovers"
    desk.menus.action("new", "match").trigger()
    assert desk.windowTitle() == "New match[*]"
    desk.menus.recent["match"].actions()[0].trigger()
    assert document_of(desk).path == path
    change(desk)
    desk.menus.action("save", "match").trigger()
    assert desk.statusBar().currentMessage() == f"Saved as {path}"


def test_a_match_on_the_command_line_is_opened_with_its_scale(open_desk, evening):
    desk = open_desk(str(evening))
    assert desk.room_name == "match"
    assert document_of(desk).match == MATCH
    assert desk.room.controls.boards.value() == 7
    assert desk.room.choice.kind == "discrete"
    assert scales_of(desk).choice.kind == "continuous"  # the scales room has a scale of its own


def test_a_typed_score_makes_no_scale_and_looks_up_no_file(open_desk, evening, monkeypatch):
    desk = open_desk(str(evening))
    room = desk.house.keepers["match"].room
    page = room.show_sheet()
    made, looked = [], []
    owner: Any

    def watch(patch, owner, name, seen):
        """Note calls in the window's thread; that of the welcome page reads the recent files."""
        real = getattr(owner, name)

        def call(*given, **named):
            if threading.current_thread() is threading.main_thread():
                seen.append(given)
            return real(*given, **named)

        patch.setattr(owner, name, call)

    for owner, name in ((ScaleSpec, "scale"), (ScaleSpec, "rule"), (ScaleControls, "show_choice")):
        watch(monkeypatch, owner, name, made)
    with monkeypatch.context() as watched:
        for owner, name in ((io, "open"), (builtins, "open"), (os, "scandir"), (os, "listdir")):
            watch(watched, owner, name, looked)
        for text in ("3nt=n", "-100", ""):
            page.table.scores.typed.emit(5, 0, text)
        page.table.scores.typed.emit(5, 1, "-50")
    assert not made
    assert not [each for each in looked if not Path(each[0]).is_relative_to(recovery_folder())]
    assert page.document.sheet.line(5).entries[1].typed == "-50"
    page.table.scores.typed.emit(5, 0, "c")
    assert made  # one board less is another scale


def test_what_is_being_typed_is_saved_too(open_desk, evening):
    desk = open_desk(str(evening))
    page = desk.room.show_sheet()
    page.table.setFocus()
    page.table.begin_with("620")
    desk.menus.action("save", "match").trigger()
    assert sure(read_match(evening).sheet.line(1).entries[0]).typed == "620"
    assert page.table.hasFocus()
    page.go_details()
    page.details.texts["home"].setText("Rovers")
    desk.menus.action("save", "match").trigger()
    assert read_match(evening).sheet.home == "Rovers"
    assert page.details.texts["home"].hasFocus()
    page.details.texts["away"].setFocus()
    page.details.texts["away"].setText("Tigers")
    desk.close()
    answer(desk, Button.Save)
    assert read_match(evening).sheet.away == "Tigers"


def test_the_first_sheet_has_the_scale_of_the_scales_room_unless_that_is_of_percentages(desk):
    scales_of(desk).request(replace(scales_of(desk).choice, boards=24, family=find("acbl-30")))
    desk.show_room("match")
    assert document_of(desk).choice == scales_of(desk).choice.spec
    assert len(document_of(desk).sheet.lines) == 24
    assert desk.room.controls.kind.findData("acbl-20") > 0
    assert desk.room.controls.kind.findData("ebu-pairs") < 0
    assert scales_of(desk).controls.kind.findData("ebu-pairs") > 0
    of_pairs = replace(scales_of(desk).choice, family=find("ebu-pairs"))
    assert MatchDocument(of_pairs).choice.family is None


def test_a_match_is_dropped(qtbot, desk, evening):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(evening))])
    at, copying = desk.rect().center(), Qt.DropAction.CopyAction
    arguments = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(desk, QDragEnterEvent(at, copying, *arguments))
    QApplication.sendEvent(desk, QDropEvent(QPointF(at), copying, *arguments))
    qtbot.waitUntil(lambda: desk.windowTitle() == "evening.vpmatch[*]")


def test_what_is_no_match_is_told_and_changes_are_asked_for(open_desk, evening, tmp_path):
    desk = open_desk(str(evening))
    (tmp_path / "bad.vpmatch").write_text("{}")
    desk.open_file(tmp_path / "bad.vpmatch")
    assert "bad.vpmatch" in notice(desk)
    press(desk, "noticeClose")
    change(desk)
    desk.menus.action("new", "match").trigger()
    answer(desk, Button.Cancel)
    assert document_of(desk).modified
    evening.chmod(0o444)
    desk.close()
    answer(desk, Button.Save)
    assert desk.isVisible()
    assert "write-protected" in notice(desk)
    desk.close()
    answer(desk, Button.Discard)
    assert not desk.isVisible()
    assert read_match(evening) == MATCH


def test_a_language_changes_what_is_said_and_nothing_else(desk):
    desk.show_room("match")
    change(desk)
    document, old_room = document_of(desk), desk.room
    desk.set_preferences(replace(desk.settings, language="cs"))
    QApplication.processEvents()
    assert desk.room is not old_room
    assert document_of(desk) is document
    assert desk.room.show_sheet().details.texts["home"].text() == "Rovers"
    desk.menus.action("undo").trigger()
    assert not document.modified


def test_the_menu_does_what_the_keys_do(qtbot, desk):
    desk.show_room("match")
    QApplication.processEvents()
    page = desk.room.show_sheet()

    def do(name: str) -> None:
        desk.menus.action(name, "match").trigger()

    do("cancel")
    assert document_of(desk).sheet.boards == 15
    page.table.go_place(1, 0)
    do("clear")
    assert document_of(desk).sheet.boards == 16
    do("adjust")
    (dialog,) = desk.findChildren(GivenDialog)
    assert dialog.score.text() == "A "
    assert "weighted" in dialog.line.text()
    dialog.score.setText("A nonsense")
    dialog.accept()
    assert "nonsense" in dialog.line.text()  # it stays, and says why
    dialog.score.setText("60% 3NT= W, 40% 3NT-1 W")
    dialog.accept()
    assert len(document_of(desk).sheet.line(1).entries[0].shares) == 2
    page.table.go_place(1, 0)
    do("adjust")
    dialog = desk.findChildren(GivenDialog)[-1]
    assert dialog.score.text() == "60% 3NT= W, 40% 3NT-1 W"
    dialog.score.setText("A 3 -3")
    dialog.law.setText("Law 12C")
    dialog.reason.setText("slow  play")
    dialog.accept()
    line = document_of(desk).sheet.line(1)
    assert (line.adjusted, line.why) == ((3, -3), "Law 12C: slow play")
    assert document_of(desk).undo_text == "board 1, Law 12C: slow play"
    scores = page.table.scores
    texts = [scores.index(0, at).data() for at in range(scores.columnCount())]
    assert "adjusted, Law 12C: slow play" in texts
    do("adjust")
    assert desk.findChildren(GivenDialog)[-1].law.text() == "Law 12C"
    desk.findChildren(GivenDialog)[-1].reject()
    page.table.clear_selected()
    do("go_details")
    assert page.details.texts["home"].hasFocus()
    do("go_quick")
    assert page.quick.hasFocus()
    do("ruling")
    assert desk.room.page_name == "ruling"
    do("go_quick")
    assert desk.room.page_name == "sheet"


def test_unsaved_matches_of_a_crash_are_offered_and_kept(open_desk, evening):
    recovery_folder().mkdir(parents=True)
    left = recovery_folder() / "match-1-0.unsavedmatch"
    changed = replace(MATCH, sheet=replace(SCORED, away="Tigers"))
    changed = adopt(with_case(changed, Case(planned=7, played=5), TEAMS), Way.VOID, TEAMS)
    left.write_bytes(UNSAVED_MATCHES.to_bytes(UnsavedMatch(changed, MATCH, evening)))
    desk = open_desk()
    assert notice(desk).startswith("Unsaved work was recovered: “evening.vpmatch”")
    press(desk, "keepRecovered")
    assert desk.room_name == "match"
    assert document_of(desk).match == changed
    assert desk.isWindowModified()
    assert not left.exists()
    desk.menus.action("save", "match").trigger()
    assert list(recovery_folder().iterdir()) == []
    assert read_match(evening) == changed


def rule(desk, way):
    """Type what went wrong, pick a ruling and adopt it."""
    desk.room.go_page("ruling")
    page = desk.room.page
    page.form.imps.home.setValue(40)
    page.form.played.setValue(5)
    page.table.setCurrentIndex(page.table.table_model.index(way, 0))
    page.adopt.click()
    return page


def test_a_ruling_is_saved_asked_for_and_kept_apart_from_other_matches(open_desk, evening):
    desk = open_desk(str(evening))
    page = rule(desk, 1)
    page.findChild(QPushButton, "adoptAllTheSame").click()  # the sheet has other results
    adopted = document_of(desk).match.ruled
    assert desk.isWindowModified()
    assert page.result.text() == "Home side 20 – Visitors 1"
    desk.menus.action("save", "match").trigger()
    assert read_match(evening).ruled == adopted
    assert not desk.isWindowModified()
    desk.menus.action("new", "match").trigger()
    assert document_of(desk).match.ruled == Ruled()
    assert (page.form.imps.home.value(), page.form.played.value()) == (0, 7)
    assert page.adopt.text() == "Adopt for Score Sheet"
    (slip, *_) = page.subject.sections(ExportChoice(match_sheets.RULING_SLIP), Language())
    assert slip.table.rows[0][0].text == "Home side 10 – Visitors 10"
    page.form.penalty.home.setValue(1)  # the new match is asked for
    desk.menus.recent["match"].actions()[0].trigger()
    answer(desk, Button.Discard)
    assert document_of(desk).match.ruled == adopted
    assert (page.form.imps.home.value(), page.adopt.text()) == (40, "Take Back")
    desk.menus.action("sheet", "match").trigger()
    totals = desk.room.header.totals
    assert totals.vps.text() == "VP by ruling 20 – 1"
    assert totals.ruling.isVisible()
    assert totals.ruling.text().startswith("The result is that of an adopted ruling: Full scale")
    desk.room.show_sheet().table.typed.emit(3, 1, "-620")
    assert totals.ruling.text().startswith("⚠ ")
    assert "look at the ruling again" in totals.ruling.text()
    (section, reasons) = desk.room.subject.sections(
        ExportChoice(match_sheets.SCORE_SHEET), Language()
    )
    assert section.table.rows[-1][0].text == "VP by the ruling"
    assert "look at the ruling again" in reasons.table.rows[-1][0].text
    desk.menus.action("undo").trigger()
    assert not totals.ruling.text().startswith("⚠ ")


def test_undo_of_a_ruling_is_seen_where_it_was_made(desk):
    desk.show_room("match")
    rule(desk, 1)
    desk.menus.action("sheet", "match").trigger()
    room = desk.room
    desk.menus.action("undo").trigger()  # of the adoption, which is seen on the sheet
    assert room.page_name == "sheet"
    assert room.header.totals.vps.text() == "VP –"
    desk.menus.action("undo").trigger()
    assert (room.page_name, room.page.form.played.value()) == ("ruling", 16)
    desk.menus.action("undo").trigger()
    assert not document_of(desk).modified


@pytest.mark.parametrize("method", Method)
def test_no_letter_stands_for_two_fields(desk, method):
    desk.show_room("match")
    desk.room.show_sheet().more.setChecked(True)
    document_of(desk).request(with_method(new_sheet(8), method, 4), "form")
    QApplication.processEvents()
    page = desk.room.show_sheet()
    shown = [each for each in page.findChildren(QLabel) if each.isVisible() and each.buddy()]
    texts = [each.text() for each in (*shown, page.more)]
    taken = [each.text() for each in desk.menuBar().actions() if each.isVisible()]
    controls = desk.room.controls.findChildren(QLabel)
    taken += [each.text() for each in controls if each.isVisible()]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts + taken if "&" in text)
    assert [letter for letter, count in letters.items() if count > 1] == []
    assert [text for text in texts if "&" not in text] == []
    document_of(desk).undo()


KILLED = """
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
run = QApplication.exec
def start():
    (desk,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    def type_score():
        desk.house.keepers["match"].room.show_sheet().table.typed.emit(5, 1, "-620")
    desk.ready.connect(type_score)
    return run()
QApplication.exec = staticmethod(start)
main([])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_sheet_outlives_a_kill(open_desk, qtbot):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    with subprocess.Popen([sys.executable, "-c", KILLED], env=environment) as child:
        try:
            kept = "*.unsavedmatch"
            qtbot.waitUntil(lambda: any(recovery_folder().glob(kept)))
        finally:
            child.kill()
    desk = open_desk()
    assert notice(desk).startswith("Unsaved work was recovered: “a new match”")
    press(desk, "keepRecovered")
    assert document_of(desk).sheet.line(5).entries[1].typed == "-620"
    document_of(desk).undo()
    document_of(desk).begin()


def test_boards_that_the_sheet_has_no_room_for_are_refused(desk):
    desk.show_room("match")
    room = desk.house.keepers["match"].room
    room.document.request(with_method(room.document.sheet, Method.CROSS_IMPS, 60), "tables")
    match = room.document.match
    room.controls.boards.setValue(999)
    assert room.document.match == match
    assert room.controls.boards.value() == len(match.sheet.lines)
    assert "The sheet is too large" in room.taken_out.text()
    assert room.taken_out.isVisible()
    assert not room.put_back.isVisible()
    room.controls.boards.setValue(20)
    assert not room.taken_out.isVisible()


def test_enter_goes_across_or_down_as_one_likes(open_desk, qtbot):
    desk = open_desk()
    desk.show_room("match")
    action = desk.menus.action("enter_down", "match")
    assert not action.isChecked()
    table = desk.room.show_sheet().table
    table.go_place(1, 0)
    table.go_on()
    assert table.place == (1, 1)
    action.trigger()
    assert action.isChecked()
    table.go_place(1, 0)
    table.go_on()
    assert table.place == (2, 0)
    last = document_of(desk).sheet.numbers[-1]
    table.go_place(last, 0)
    table.go_on()
    assert table.place == (1, 1)
    desk.close()
    desk = open_desk()
    assert desk.menus.action("enter_down", "match").isChecked()
    assert desk.room.show_sheet().table.down
