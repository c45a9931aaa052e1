"""An event of several stages in the Swiss room: its places, and what is done at them."""

import re
import shutil
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QLabel, QMessageBox

from tests.gui.rooms.events.stages.stages_builders import accept, groups_and_final, sections_of
from tests.sure import sure
from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.carry import as_played
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.place import StagePlace
from vpdesk.event.planning import begin, planned
from vpdesk.event.ranking import stage_standings
from vpdesk.event.round_dates import dates_of
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.desk.rescue import left_files
from vpdesk.gui.rooms.events.document import EVENT_FILES, EventDocument
from vpdesk.gui.rooms.events.rounds.games_model import RESULT, VISITOR
from vpdesk.gui.rooms.events.stages.dates_dialog import DatesDialog
from vpdesk.gui.rooms.events.stages.stage_dialog import StageDialog
from vpdesk.gui.rooms.events.standings.adjust_dialog import AdjustDialog
from vpdesk.gui.rooms.events.standings.standings_page import ACROSS, BRACKET, BY_RANK, FINAL
from vpdesk.report.events import sheets
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, groups_and_final()).close()
    return path


def test_when_all_results_are_in_a_further_stage_is_offered(open_desk, tmp_path):
    event = Event(field(4), (Stage("League", DrawKind.ROUND_ROBIN),), "County", Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 2, 3, 4)])
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, event).close()
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    reason = room.header.reason
    assert "final" not in reason.plain
    room.document.request_event(played(event, 1), "results")
    assert reason.plain == "All results are in. Add a final, groups or a cup (Ctrl+F9)"
    assert room.header.next.toolTip() == "All results are in. (Ctrl+Enter)"
    reason.linkActivated.emit("more")
    assert desk.findChild(StageDialog).of.currentText() == "League"


def test_an_event_of_several_stages_is_worked_at_in_the_room(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document, choice = room.document, room.stages.choice
    qtbot.waitUntil(room.stages.isVisible)
    texts = [choice.itemText(at) for at in range(choice.count())]
    assert texts == ["Groups, group 1: finished", "Groups, group 2: finished", "Final: in play"]
    assert (document.place, choice.currentText()) == (StagePlace(2, 1), "Final: in play")
    room.go_rounds()
    assert room.subject.tournament.name == "County Teams, Final"
    # A result of the final, with VPs carried over to it, is kept without them.
    names = [each.name for each in document.tournament.entrants]
    room.rounds.entry.type_result(1, "45-23")
    assert read_event(path) == document.whole
    assert document.whole.group(2).brought == ()
    assert document.tournament.brought != ()
    # Another group by the keyboard, and undo shows where it was undone.
    qtbot.keyClick(desk, Qt.Key.Key_PageUp, CTRL)
    assert document.place == StagePlace(1, 2)
    assert choice.currentText() == "Groups, group 2: finished"
    room.go_standings()
    assert room.standings.table.table_model.table.title == "Standings after round 3"
    assert {each.number for each in document.tournament.entrants} == {2, 3, 6, 7}
    desk.menus.action("undo").trigger()
    assert document.place == StagePlace(2, 1)
    assert not any(game.finished for game in document.tournament.rounds[0].games)
    desk.menus.action("redo").trigger()
    # A name that is changed in the final is changed in the whole event.
    room.go_field()
    model = room.field.table.field
    model.setData(model.index(0, model.column_of("name")), "Mountain")
    whole = document.whole
    assert [each.name for each in document.tournament.entrants] == ["Mountain", *names[1:]]
    number = document.tournament.entrants[0].number
    assert next(each.name for each in whole.entrants if each.number == number) == "Mountain"
    assert read_event(path) == whole
    # The final goes on.
    room.go_rounds()
    room.rounds.entry.type_result(2, "10-30")
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    room.rounds.entry.type_result(1, "10-30")
    assert choice.currentText() == "Final: finished"
    # Each group is shown at the round where one was.
    room.document.go_to(StagePlace(1, 1))
    room.rounds.show_round(1)
    room.document.go_to(StagePlace(1, 2))
    assert room.rounds.round_number == 3
    room.document.go_to(StagePlace(1, 1))
    assert room.rounds.round_number == 1
    room.document.begin(RULES)
    assert not room.stages.isVisible()


def dialog_of(desk):
    """The dialog for a stage that is open, of which there is one."""
    (dialog,) = (each for each in desk.findChildren(StageDialog) if each.isVisible())
    return dialog


@pytest.fixture
def league_path(tmp_path):
    """A league of six that is drawn."""
    path = tmp_path / "league.vpt"
    event = Event(field(6), (Stage("League", DrawKind.ROUND_ROBIN),), "League", Kind.TEAMS)
    TournamentFile.create(path, begun(event, 1, RULES, [range(1, 7)])).close()
    return path


def test_a_bracket_tells_of_its_own_teams_and_the_stage_before_of_its(qtbot, open_desk, tmp_path):
    """Nobody of the Swiss is asked about who is not in it."""
    event = Event(field(8), (Stage("Swiss", who=Who(WhoKind.CHOSEN, numbers=(5, 6, 7, 8))),), "Cup")
    event = begun(replace(event, kind=Kind.TEAMS), 1, RULES, [who_plays(event, 1)])
    event = drawn(event, 1)
    event = event.with_stage(
        2, Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.CHOSEN, numbers=(1, 2, 3, 4)))
    )
    event = drawn(begun(event, 2, RULES, [(1, 2, 3, 4)]), 2)
    TournamentFile.create(tmp_path / "cup.vpt", event).close()
    desk = open_desk(str(tmp_path / "cup.vpt"))
    desk.resize(1500, 900)
    room = desk.house.keepers["swiss"].room
    document, rounds = room.document, room.rounds

    def only(numbers):
        told = set(re.findall(r"Team (\d)", rounds.explanation.text.toPlainText()))
        return bool(told) and told <= set(numbers)

    document.go_to(StagePlace(1, 1))
    room.go_rounds()
    rounds.load()
    rounds.why.setChecked(True)
    qtbot.waitUntil(lambda: only("5678"))
    room.go_standings()
    document.go_to(StagePlace(2, 1))
    room.go_rounds()
    for row in (1, 0, 1):
        rounds.table.go_to(row, 5)
        qtbot.waitUntil(lambda: only("1234"))
    document.go_to(StagePlace(1, 1))
    qtbot.waitUntil(lambda: only("5678"))


def test_the_tables_of_a_group_follow_those_before_it(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document = room.document
    document.go_to(StagePlace(1, 2))
    desk.menus.action("first_table", "swiss").trigger()
    (dialog,) = desk.findChildren(QInputDialog, "firstTableDialog")
    dialog.setIntValue(11)
    dialog.accept()
    document.go_to(StagePlace(1, 2))
    room.go_rounds()
    boards = room.rounds.table.games
    assert [row.texts[0] for row in boards.rows] == ["13", "14"]
    qtbot.keyClicks(room.rounds.entry._quick, "14 30-20")
    qtbot.keyClick(room.rounds.entry._quick, Qt.Key.Key_Return)
    assert document.undo_text == "result of table 14"


def test_lots_are_drawn_by_a_rule_and_again_for_a_reason(open_desk, league_path):
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    document, draw = room.document, desk.menus.action("draw_lots", "swiss").trigger
    refused = []
    document.failed.connect(refused.append)
    draw()
    assert "No lots are drawn" in str(refused[0])
    room.go_standings()
    room.standings.requested.emit(with_order(document.tournament, (TieBreak.LOTS,)), "tie-breaks")
    assert "for the first time" in room.standings.notes.text()
    for reason in (" ", "one  was missing"):
        draw()
        (dialog,) = desk.findChildren(QInputDialog, "lotsDialog")
        dialog.setTextValue(reason)
        dialog.accept()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    assert "needs a reason" in str(refused[1])
    assert "one was missing" in room.standings.notes.text()
    assert document.undo_text == "lots drawn again"


def test_the_dates_of_the_rounds_are_typed_a_line_a_round(qtbot, open_desk, league_path):
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    document, ask = room.document, desk.menus.action("round_dates", "swiss").trigger
    ask()
    (dialog,) = desk.findChildren(DatesDialog)
    dialog.rounds.setPlainText("24.11.2026 19:30\nsoon")
    dialog.accept()
    assert dialog.error.text().startswith("Line 2: “soon” is not a date")
    dialog.rounds.setPlainText("24.11.2026 19:30")
    qtbot.mouseClick(dialog.weekly, Qt.MouseButton.LeftButton)
    assert dialog.rounds.toPlainText().startswith("2026-11-24 19:30\n2026-12-01 19:30\n")
    dialog.accept()
    count = len(document.tournament.rounds)
    assert len(dates_of(document.whole, 1)) == count
    assert document.undo_text == "dates of rounds"
    room.go_rounds()
    room.rounds.show_round(2)
    assert room.rounds.state.text().startswith("2026-12-01 19:30; ")


def test_a_stage_is_planned_before_it_is_known_who_plays_it(qtbot, open_desk, league_path):
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    document = room.document
    # All rounds of a round robin are there, and the first one is shown.
    assert ", Round robin, " in room.facts.text()
    room.go_field()
    assert room.field.settings.rounds.text() == "5"
    assert not room.field.settings.rounds.isEnabled()
    room.go_rounds()
    assert (room.rounds.rounds.count(), room.rounds.round_number) == (5, 1)
    assert room.field.table.field.takes_entries
    qtbot.keyClick(desk, Qt.Key.Key_F9, CTRL)
    dialog = dialog_of(desk)
    assert "League is not finished" in dialog.line.text()
    dialog.title.setText("Final")
    dialog.carry.setCurrentIndex(dialog.carry.findData("share"))
    dialog.share.setValue(25)
    dialog.third.setChecked(True)
    dialog.scale.boards.setValue(32)
    dialog.segments.setValue(4)
    dialog.draw.setCurrentIndex(0)
    assert not dialog.segments.isVisible()
    dialog.draw.setCurrentIndex(4)
    assert dialog.segments.isVisible()
    assert "cannot use a carried score" in dialog.line.text()
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.carry.setCurrentIndex(dialog.carry.findData("half-margin"))
    accept(dialog)
    assert document.whole.group(2).teams.segments == 4
    assert document.place == StagePlace(2, 1)
    page = room.waiting
    assert room.parts.currentWidget() is page
    assert page.what.text() == (
        "Knock-out. Places 1 to 4 of League. The winner of the match in League begins "
        "with half of its IMPs, fractions down."
    )
    assert page.waits.text().startswith("League is not finished")
    assert not page.begin.isEnabled()
    assert room.facts.text() == "Knock-out, 32 boards"
    assert read_event(league_path) == document.whole
    # Draw asks for what is missing; another action of undo has the stage gone.
    desk.menus.action("draw", "swiss").trigger()
    assert document.place == StagePlace(2, 1)
    desk.menus.action("undo").trigger()
    assert len(document.whole.stages) == 1
    assert not room.stages.isVisible()
    desk.menus.action("redo").trigger()


def test_a_planned_stage_is_changed_begun_and_removed(qtbot, open_desk, league_path):
    file = TournamentFile.open_event(league_path)
    stage = Stage(
        "Final",
        DrawKind.KNOCK_OUT,
        Who(WhoKind.PLACES, 1, 1, 4),
        CarryOver(CarryKind.SHARE, 1, 25),
    )
    file.save(planned(file.event, 2, stage, file.event.group(1), 1), "final")
    file.close()
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    document = room.document
    room.stages.picked.emit(StagePlace(2, 1))
    room.go_rounds()
    page = room.waiting
    page.change.click()
    dialog = dialog_of(desk)
    assert (dialog.title.text(), dialog.share.value()) == ("Final", 25)
    dialog.scale.boards.setValue(32)
    dialog.who.setCurrentIndex(dialog.who.findData("chosen"))
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    for at in (0, 2, 5):
        dialog.names.item(at).setCheckState(Qt.CheckState.Checked)
    dialog.groups.setValue(2)
    assert not ok.isEnabled()
    dialog.groups.setValue(1)
    assert not ok.isEnabled()  # of an old file: a score counts for nothing there
    dialog.carry.setCurrentIndex(dialog.carry.findData("nothing"))
    assert ok.isEnabled()
    accept(dialog)
    assert page.waits.text() == "It can begin with Team 1, Team 3, Team 6."
    desk.menus.action("draw", "swiss").trigger()  # begins it
    assert [each.number for each in document.tournament.entrants] == [1, 3, 6]
    assert room.parts.currentWidget() is room.rounds
    room.go_field()
    assert not room.field.table.field.takes_entries
    assert not room.field.paste.isVisible()
    assert room.field.table.field.rowCount() == 3
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    assert document.whole.group(2).teams.boards == 32
    # It goes as long as it has no result; nothing else may be built on it.
    room.rounds.entry.type_result(1, "45-23")
    desk.menus.action("remove_stage", "swiss").trigger()
    assert len(document.whole.stages) == 2
    assert "Final has results" in desk.findChild(QLabel, "noticeLabel").text()
    desk.menus.action("undo").trigger()
    desk.menus.action("remove_stage", "swiss").trigger()
    assert len(document.whole.stages) == 1
    desk.menus.action("undo").trigger()
    desk.menus.action("rename_stage", "swiss").trigger()
    (asked,) = desk.findChildren(QInputDialog)
    asked.setTextValue("Cup")
    asked.accept()
    assert room.stages.choice.currentText() == "Cup: in play"
    assert read_event(league_path) == document.whole


def adjust_dialog(desk):
    (dialog,) = (each for each in desk.findChildren(AdjustDialog) if each.isVisible())
    return dialog


def test_a_total_is_adjusted_with_a_reason_that_is_told(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document = room.document
    qtbot.keyClick(desk, Qt.Key.Key_J, CTRL)
    page, dialog = room.standings, adjust_dialog(desk)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.name.currentText() == page.picked_entrant.name == "Team 1"
    dialog.points.setValue(-1.5)
    assert "VPs would count for nothing" in dialog.line.text()
    dialog.points.setValue(0)
    dialog.imps.setValue(-5)
    assert not dialog.line.text()
    assert not ok.isEnabled()  # there is no reason yet
    dialog.reason.setText("late for round 1")
    accept(dialog)
    table = page.table.table_model.table
    headings = [each.replace("\n", " ") for each in table.headings]
    assert headings[3:] == ["Carried over", "Adjusted"]  # VPs rank nobody in a knock-out
    assert [each.text for each in table.rows[0]][2:] == ["Team 1", "34.14", "−5 IMPs"]
    carried = "The whole score of Groups is carried over."
    assert page.notes.text() == f"{carried} Team 1 −5 IMPs: late for round 1."
    assert "Adjusted: −5 IMPs, late for round 1." in page.why.toPlainText()
    (section,) = sections_of(room.subject, sheets.STANDINGS)
    assert "−5 IMPs: late for round 1." in section.table.rule
    assert list(section.table.headings[3:]) == headings[3:]
    assert sheets.CROSSTABLE not in room.subject.sheets
    desk.menus.action("undo").trigger()
    assert "Adjusted" not in page.table.table_model.table.headings
    desk.menus.action("redo").trigger()
    # In a tournament of one stage, too; and it is taken out again.
    document.go_to(StagePlace(1, 1))
    page.adjust.click()
    dialog = adjust_dialog(desk)
    dialog.imps.setValue(-3)
    dialog.reason.setText("slow play")
    accept(dialog)
    assert page.notes.text() == "Team 1 −3 IMPs in round 3: slow play."
    page.adjust.click()
    dialog = adjust_dialog(desk)
    dialog.remove.click()
    dialog.reject()
    assert (page.notes.isVisible(), len(document.whole.stages[0].adjustments)) == (False, 0)
    # Groups stand side by side.
    page.views.setCurrentIndex(2)
    groups = page.groups.table_model.table
    assert groups.headings == ("Place", "Group 1", "VP", "Group 2", "VP")
    assert [each.text for each in groups.rows[0]][1::2] == ["Team 1", "Team 2"]
    assert sheets.GROUPS in room.subject.sheets
    (section,) = sections_of(room.subject, sheets.GROUPS)
    assert section.table.rows == groups.rows
    assert section.event == "County Teams"


def choose_segments(desk, document):
    """Have the matches of the knock-out in four segments, and take it back."""
    action = desk.menus.action("segments", "swiss")
    action.trigger()
    (asked,) = desk.findChildren(QInputDialog)
    asked.setIntValue(4)
    asked.accept()
    assert document.tournament.teams.segments == 4
    document.go_to(StagePlace(1, 1))
    action.trigger()
    assert "Groups is not a team knock-out" in desk.findChild(QLabel, "noticeLabel").text()
    desk.menus.action("undo").trigger()
    assert document.tournament.teams.segments == 1


def test_a_knock_out_ranks_by_who_goes_on_and_asks_for_a_winner(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document, rounds = room.document, room.rounds
    choose_segments(desk, document)
    room.go_rounds()
    assert rounds.why.isEnabled()  # the bracket decides
    rounds.entry.type_result(1, "10-10")
    qtbot.waitUntil(lambda: bool(desk.findChildren(QMessageBox)))
    (question,) = desk.findChildren(QMessageBox)
    assert question.informativeText() == (
        "A knock-out needs a winner. Play more boards, usually 2; type them: “+ 5-3”."
    )
    question.buttons()[0].click()
    assert document.tournament.rounds[0].games[0].imps == (10, 10)
    rounds.entry.type_result(2, "0-60")
    room.draw()
    qtbot.waitUntil(lambda: rounds.line.text() == "Round 1: no winner at table 1.")
    rounds.entry.type_result(1, "10-11")
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    assert [game.sides for game in document.tournament.rounds[1].games] == [(3, 4)]
    assert room.subject.words is None
    assert rounds.table.games.rowCount() == 1  # who is out is not absent
    rounds.entry.type_result(1, "10-11")
    room.go_standings()
    rows = room.standings.table.table_model.table.rows
    assert [(row[0].text, row[2].text) for row in rows] == [
        ("1", "Team 4"),
        ("2", "Team 3"),
        ("3 =", "Team 1"),
        ("3 =", "Team 2"),
    ]
    # What ranks nobody is not there: place, number, name, carried over, the last match.
    assert len(rows[0]) == 5
    (section,) = sections_of(room.subject, sheets.STANDINGS)
    assert "knock-out. The whole score of Groups is carried over." in section.table.rule
    # The bracket as a picture; Enter in it leads to the match.
    assert room.standings.views.isTabVisible(BRACKET)
    room.standings.views.setCurrentIndex(BRACKET)
    bracket = room.standings.bracket
    drawn_table = bracket.table_model.table
    assert [each for each in drawn_table.headings if each] == ["Semi-finals", "Final"]
    bracket.setCurrentIndex(bracket.table_model.index(4, 0))
    bracket.setFocus()
    qtbot.keyClick(bracket, Qt.Key.Key_Return)
    qtbot.waitUntil(room.rounds.isVisible)
    assert (room.rounds.round_number, room.rounds.table.currentIndex().row()) == (1, 1)
    (section,) = sections_of(room.subject, sheets.BRACKET)
    assert section.table.rows == drawn_table.rows
    assert document.place == StagePlace(2, 1)


def standing_of(event, number):
    return next(each.points for each in stage_standings(event, 1) if each.number == number)


def test_a_correction_tells_whom_it_leaves_in_a_later_stage_or_round(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document = room.document
    room.go_rounds()
    room.rounds.entry.type_result(1, "45-23")
    room.rounds.entry.type_result(2, "10-30")
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    assert not room.doubts.isVisible()
    room.rounds.show_round(1)
    room.rounds.entry.type_result(1, "23-45")
    qtbot.waitUntil(room.doubts.isVisible)
    assert room.doubts.text() == (
        "⚠ Final: those who play round 2 are not those who won before it."
    )
    desk.menus.action("undo").trigger()
    qtbot.waitUntil(lambda: not room.doubts.isVisible())
    # The second of a group becomes the last.
    document.go_to(StagePlace(1, 1))
    room.rounds.show_round(1)
    group = document.tournament
    for number, drawn_round in enumerate(group.rounds, 1):
        for table, game in enumerate(drawn_round.games, 1):
            if 4 in game.sides:
                lost = "0-60" if game.home == 4 else "60-0"
                group = with_game(group, number, table, typed(group, game, lost))
    document.request(group, "corrections")
    qtbot.waitUntil(room.doubts.isVisible)
    assert "Final: Team 4 plays it, but would not by" in room.doubts.text()
    assert "Final: Team 5 does not play it, but would by" in room.doubts.text()
    desk.menus.action("undo").trigger()
    qtbot.waitUntil(lambda: "would" not in room.doubts.text())
    # What is carried over is another sum: said with what it was, until something else is done.
    table, game = next(
        (at, game) for at, game in enumerate(group.rounds[0].games, 1) if 1 in game.sides
    )
    was, now = (standing_of(document.whole, 1), "60-0" if game.home == 1 else "0-60")
    room.rounds.entry.type_result(table, now)
    brought = {each.entrant: each.points for each in as_played(document.whole, 2).brought}
    said = f"Team 1 {brought[1] / 100:.2f}, was {was / 100:.2f}"
    qtbot.waitUntil(lambda: said in room.doubts.text())
    document.go_to(StagePlace(2, 1))
    desk.menus.action("undo").trigger()
    qtbot.waitUntil(lambda: f"Team 1 {was / 100:.2f}, was" in room.doubts.text())


def last_line_is_painted(table):
    """The lowest line of a bracket, which is that of its last box, above its table."""
    image, body = table.grab().toImage(), table._body
    end = body.top() + round((len(table.table.rows) - 1) * table.plan.row)
    ink = [
        sum(image.pixelColor(x, y).lightness() < 128 for x in range(image.width()))
        for y in range(end - 2, end + 2)
    ]
    return max(ink) > image.width() // 5


def test_the_views_of_standings_follow_the_stage(qtbot, open_desk, path):
    room = open_desk(str(path)).room
    document = room.document
    document.go_to(StagePlace(1, 1))
    room.go_standings()
    views = room.standings.views
    views.setCurrentIndex(ACROSS)
    document.go_to(StagePlace(2, 1))  # which has no crosstable
    assert [at for at in range(views.count()) if views.isTabVisible(at)] == [BY_RANK, BRACKET]
    assert views.tabBar().tabRect(BRACKET).width() > 0
    views.setCurrentIndex(BRACKET)
    for row in (0, 1):  # what is said is said of the team of the cell
        room.standings.bracket.setCurrentIndex(room.standings.bracket.table_model.index(row, 0))
        name = room.standings.bracket.table_model.table.rows[row][0].text.split(" ", 1)[1]
        assert name in room.standings.why.toPlainText().splitlines()[0]
    document.go_to(StagePlace(1, 2))
    assert views.tabBar().tabRect(ACROSS).width() > 0
    assert room.standings.why.toPlainText()
    # An adjustment is of whom one is at: of a round at the visitors, too.
    room.go_rounds()
    game = document.tournament.rounds[0].games[0]
    room.rounds.show_round(1)
    for column, number in ((VISITOR, game.visitor), (RESULT, game.home)):
        room.rounds.table.go_to(0, column)
        room.adjust()
        (dialog,) = (each for each in room.window().findChildren(AdjustDialog) if each.isVisible())
        assert dialog.name.currentData() == number
        assert dialog.round.value() == 1  # it counts from the end of the round that was in sight
        dialog.reject()
        room.go_rounds()


def test_the_presentation_follows_the_stage_in_sight(qtbot, open_desk, path):
    desk = open_desk(str(path))
    keeper = desk.house.keepers["swiss"]
    document = keeper.room.document
    desk.menus.action("present", "swiss").trigger()
    hall = keeper.presentation
    qtbot.waitUntil(lambda: hall.table.title == "Bracket")  # the first page of a cup
    assert hall._name == "County Teams, Final"
    assert hall.table.plan.lefts[1:] == ()  # the lines of a bracket go from top to bottom
    qtbot.waitUntil(partial(last_line_is_painted, hall.table))
    hall.show_part(sheets.PAIRINGS_BY_BOARD)
    qtbot.waitUntil(lambda: hall.table.title == "Semi-finals")
    document.go_to(StagePlace(1, 2))
    hall.show_part(sheets.STANDINGS)
    qtbot.waitUntil(lambda: hall.table.title == "Groups: Groups side by side")
    assert hall._name == "County Teams"
    assert [each.text for each in hall.table.table.rows[0]][1::2] == ["Team 1", "Team 2"]
    hall.show_part(sheets.SCHEDULE)
    qtbot.waitUntil(lambda: hall.table.title == "Schedule")
    hall.show_part(sheets.FINAL_RANKING)
    qtbot.waitUntil(lambda: hall.table.title == "Final ranking, provisional")
    assert hall.table.table.rows[-1][2].text == "Groups"
    # In turn whatever there is of the stage; a knock-out has no schedule.
    hall.toggle_turn()
    hall._show_next()
    qtbot.waitUntil(lambda: hall.table.title.startswith("Groups: Round"))
    groups = [row[-1].text for row in hall.table.table.rows]
    assert groups == ["Group 1", "Group 1", "Group 2", "Group 2"]
    assert hall._name == "County Teams"
    document.go_to(StagePlace(2, 1))
    qtbot.waitUntil(lambda: hall.table.title == "Bracket")
    hall.show_part(sheets.SCHEDULE)
    assert hall.shown is sheets.STANDINGS
    (ranking,) = sections_of(keeper.room.subject, sheets.FINAL_RANKING)
    assert [row[2].text for row in ranking.table.rows] == ["Final"] * 4 + ["Groups"] * 4


def test_players_in_groups_have_no_dutch_rules_and_nobody_is_entered(qtbot, open_desk, tmp_path):
    path = tmp_path / "open.vpt"
    plan = EventPlan(EventFormat.GROUPS, Kind.CHESS, "Open", groups=2, titles=("Groups", "Final"))
    TournamentFile.create(path, new_event(plan, field(8))).close()
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    assert room.facts.text() == "4 players, round 1 of 3, Round robin"
    room.go_rules()
    assert not room.field.settings.edition.isVisible()
    assert room.field.settings.points.isVisible()
    names = tmp_path / "more.csv"
    names.write_text("Name\nAnn\n")
    # Who comes late plays in the group that is shown, whose schedule is made anew.
    desk.house.keepers["swiss"].files.import_entrants(names)
    event = room.document.whole
    assert [len(each.entrants) for each in event.stage(1).groups] == [5, 4]
    assert event.entrants[-1].name == event.group(1, 1).entrants[-1].name == "Ann"
    room.undo()
    before = room.document.whole
    assert len(before.entrants) == 8
    room.field.remove((1,))
    assert "cannot be changed here" in room.field.line.text()
    room.sort_entrants()
    assert room.document.whole is before
    # The schedule of the group is printed, and the explanation leaves its place.
    assert sheets.SCHEDULE in room.subject.sheets
    room.go_rounds()
    assert not room.rounds.why.isEnabled()


def test_an_event_that_was_left_behind_is_offered(qapp, tmp_path):
    document = EventDocument(tmp_path / "recovery")
    document.begin(groups_and_final())
    document.request(replace(document.tournament, name="County"), "name")
    (kept,) = (tmp_path / "recovery").glob("*.vpt")
    left_folder = tmp_path / "left"
    left_folder.mkdir()
    shutil.copy(kept, left_folder)  # as of a program that has ended
    (left,) = left_files(EVENT_FILES, left_folder, "a new event")
    assert left.title == "County"
    other = EventDocument(tmp_path / "other")
    other.restore(sure(left.work))
    left.settle()
    assert other.whole == document.whole
    assert other.place == StagePlace(2, 1)
    document.close()
    other.close()


def test_who_does_not_come_to_a_later_stage_is_taken_out(qtbot, open_desk, tmp_path):
    """By Delete or W while nothing is played; the next one by the standings comes up."""
    event = Event(field(6), (Stage("League", DrawKind.ROUND_ROBIN),), "League", Kind.TEAMS)
    event = played(begun(event, 1, RULES, [range(1, 7)]), 1)
    final = Stage("Final", DrawKind.SWISS, Who(WhoKind.PLACES, 1, 1, 4))
    event = begin(planned(event, 2, final, RULES, 1), 2)
    path = tmp_path / "league.vpt"
    TournamentFile.create(path, event).close()
    room = open_desk(str(path)).house.keepers["swiss"].room
    document = room.document
    assert document.place == StagePlace(2, 1)
    room.go_field()
    assert room.field.delete.isVisible()
    for row, gone, here in ((0, 1, [2, 3, 4, 5]), (1, 3, [2, 4, 5, 6])):
        room.field.table.go_to(row, 1)
        assert room.field.table.selected == (gone,)
        (room.field.delete if row == 0 else room.field.withdraw).click()
        assert [each.number for each in document.tournament.entrants] == here
        assert "removed from this stage" in room.field.line.text()
    assert [each.number for each in document.whole.group(1).entrants if each.last_round] == [1, 3]
    document.undo()
    assert [each.number for each in document.tournament.entrants] == [2, 3, 4, 5]
    room.go_rounds()
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    room.go_field()
    assert not room.field.delete.isVisible()
    assert read_event(path) == document.whole


def test_the_second_screen_has_all_stages_at_the_end(open_desk, tmp_path):
    event = Event(field(4), (Stage("League", DrawKind.ROUND_ROBIN),), "County", Kind.TEAMS)
    event = played(begun(event, 1, RULES, [(1, 2, 3, 4)]), 1)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 2))
    event = begun(replace(event, stages=(*event.stages, final)), 2, RULES, [(1, 2)])
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, played(event, 2)).close()
    desk = open_desk(str(path))
    keeper = desk.house.keepers["swiss"]
    keeper.room.go_standings()
    keeper.present()
    assert keeper.presentation.part is sheets.FINAL_RANKING
    page = keeper.room.standings
    assert page.views.isTabVisible(FINAL)
    page.views.setCurrentIndex(FINAL)
    assert page.final.table_model.rowCount() == 4
    assert page.sheet is sheets.FINAL_RANKING
