"""A match of a round in the room for matches: its sheet and rulings are kept in the event."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from tests.gui.rooms.events.rounds.event_matches_builders import Key, desk, enter, path
from tests.gui.rooms.events.stages.stages_builders import groups_and_final
from tests.sure import sure
from tests.swiss_events import teams, with_next_round
from tests.unit.event.kept_matches_builders import scored
from tests.unit.event.stages_builders import league, played
from vpdesk.event.butler import event_butler
from vpdesk.event.carry import as_played
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.kept_matches import game_at, is_by_sheet, kept_at, match_at, place_of
from vpdesk.event.place import StagePlace
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.match_file import read_match, write_match
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.rooms.match.pairs_model import EW, IMPS, NS
from vpdesk.gui.tables.name_completer import NameCompleter
from vpdesk.match.line_ups import pairs_of
from vpdesk.match.turned import turned
from vpdesk.report.events.sheets import BUTLER
from vpdesk.scales import ScaleSpec

__all__ = ("desk", "path")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CTRL = Qt.KeyboardModifier.ControlModifier


def answer(qtbot, desk, name, key):
    box = desk.findChild(QMessageBox, name)
    qtbot.waitUntil(lambda: desk.findChild(QMessageBox, name) is not None)
    box = desk.findChild(QMessageBox, name)
    button = next(each for each in box.buttons() if box.buttonRole(each) == key)
    button.click()
    qtbot.waitUntil(lambda: desk.findChild(QMessageBox, name) is None or not box.isVisible())


def test_a_sheet_is_typed_in_the_match_room_and_the_round_has_its_result(qtbot, desk, path):
    room, document = desk.room, desk.room.document
    table = room.rounds.table
    table.go_table(1)
    place = place_of(document.whole, 1, 1, 1, 1)
    qtbot.keyClick(table, Key.Key_Return)
    assert desk.room_name == "match"
    match = desk.room
    names = [document.tournament.by_number[each].name for each in (place.home, place.visitor)]
    sheet = match.document.sheet
    assert [sheet.home, sheet.away, sheet.event, sheet.round] == [*names, "League", "1"]
    assert match.document.choice == ScaleSpec(2)
    title = f"League, round 1, table 1: {names[0]} – {names[1]}"
    assert match.lent.title.text() == title
    assert desk.windowTitle().startswith(title)
    details = match.page.details
    assert all(details.texts[each].isReadOnly() for each in ("home", "away", "event", "round"))
    assert match.controls.boards.isVisible()
    assert not match.controls.kind.isVisible()
    assert not match.controls.half_match.isVisible()
    # Three of four scores are no result yet, the fourth makes one, in one step with it.
    scores = match.page.table
    enter(qtbot, scores, "980", "400", "50")
    assert not game_at(document.whole, place).finished
    assert room.rounds.table.games.notes == {1: "score sheet: 1 of 2"}
    enter(qtbot, scores, "50")
    assert game_at(document.whole, place).imps == (11, 0)
    assert read_event(path) == document.whole
    assert document.undo_text == f"board 2, {names[0]} – {names[1]} in round 1"
    assert desk.menus.action("undo").text().endswith(document.undo_text)
    qtbot.keyClick(desk, Key.Key_Z, CTRL)
    assert not game_at(document.whole, place).finished
    assert match.document.sheet.lines[1].entries[1] is None
    qtbot.keyClick(desk, Key.Key_Y, CTRL)
    assert is_by_sheet(document.whole, place)
    assert not match.modified
    # Back in the round, where the sheet is noted; the own match is there again.
    qtbot.keyClick(desk, Key.Key_Return, CTRL)
    assert (desk.room_name, table.table) == ("swiss", 1)
    assert match.document.lent is None
    assert match.document.title == "New match"
    assert not match.lent.isVisible()
    assert not match.controls.kind.isHidden()
    remarks = table.games.index(0, table.games.columnCount() - 1)
    assert remarks.data() == "score sheet"
    assert room.rounds.table.games.rows[0].game.imps == (11, 0)


def test_what_was_typed_by_hand_is_asked_about_and_holds(qtbot, desk):
    room, document = desk.room, desk.room.document
    place = place_of(document.whole, 1, 1, 1, 1)
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    match = desk.room
    enter(qtbot, match.page.table, "980", "400", "50", "50")
    match.lent.back.click()
    room.rounds.entry.type_result(1, "10-20")
    answer(qtbot, desk, "resultQuestion", QMessageBox.ButtonRole.RejectRole)
    assert is_by_sheet(document.whole, place)
    room.rounds.entry.type_result(1, "10-20")
    answer(qtbot, desk, "resultQuestion", QMessageBox.ButtonRole.AcceptRole)
    assert game_at(document.whole, place).imps == (10, 20)
    room.rounds.table.go_table(1)
    assert room.rounds.table.games.notes == {1: "not that of the score sheet"}
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    assert "typed by hand" in match.lent.warning.text()
    match.lent.take.click()
    assert is_by_sheet(document.whole, place)
    assert not match.lent.take.isVisible()
    # A result that goes with its round takes the sheet along, and the room is left.
    document.request(replace(document.tournament, rounds=()), "no rounds")
    assert match.document.lent is None
    assert document.whole.matches == ()


def test_a_ruling_belongs_to_its_match_in_the_file(qtbot, desk, path, open_desk):
    room, document = desk.room, desk.room.document
    place = place_of(document.whole, 1, 1, 1, 2)
    room.rounds.table.go_table(2)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    match = desk.room
    enter(qtbot, match.page.table, "980", "400")
    qtbot.keyClick(desk, Key.Key_Return, CTRL)
    qtbot.keyClick(room.rounds.table, "R")
    assert (desk.room_name, match.page_name) == ("match", "ruling")
    page = match.page
    page.adopt.click()
    game = game_at(document.whole, place)
    assert game.finished
    assert sure(kept_at(document.whole, place)).ruled.adopted is not None
    assert document.undo_text.startswith("ruling adopted, ")
    assert room.rounds.table.games.notes == {2: "ruling"}
    slip = match.subject
    assert slip.match.sheet.home == match.document.sheet.home
    qtbot.keyClick(desk, Key.Key_Z, CTRL)
    assert not game_at(document.whole, place).finished
    qtbot.keyClick(desk, Key.Key_Y, CTRL)
    assert game_at(document.whole, place) == game
    whole = document.whole
    desk.close()
    again = open_desk(str(path))
    assert again.room_name == "swiss"
    assert again.room.document.whole == whole
    again.room.go_rounds()
    again.room.rounds.table.go_table(2)
    qtbot.keyClick(again.room.rounds.table, "R")
    assert again.room.page.standing.text().startswith("Adopted")


def test_a_ruling_begins_with_the_imps_that_were_typed_in_the_round(qtbot, desk):
    room, document = desk.room, desk.room.document
    for text, imps in (("41-12", [41, 12]), ("8-30", [8, 30])):
        room.rounds.entry.type_result(1, text)
        room.rounds.table.go_table(1)
        qtbot.keyClick(room.rounds.table, "R")
        form = desk.room.page.form
        assert [each.value() for each in form.imps[1:]] == imps
        qtbot.keyClick(desk, Key.Key_Return, CTRL)
    assert document.whole.matches == ()  # it was only looked at


def test_a_sheet_of_a_knock_out_says_what_a_team_begins_with(qtbot, open_desk, tmp_path):
    carry = CarryOver(CarryKind.HALF_MARGIN, 1)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2), carry)
    event = played(league(4), 1, margin=lambda home, visitor: 20 * (visitor - home))
    event = event.with_stage(2, final)
    event = drawn(begun(event, 2, event.group(1), [who_plays(event, 2)]), 2)
    path = tmp_path / "cup.vpt"
    TournamentFile.create(path, event).close()
    desk = open_desk(str(path))
    desk.room.go_rounds()
    desk.room.rounds.table.go_table(1)
    qtbot.keyClick(desk.room.rounds.table, Key.Key_Return)
    (each,) = (each for each in as_played(event, 2).brought if each.imps)
    assert desk.room.lent.title.text().endswith(
        f"; Team {each.entrant} begins with +{each.imps} IMPs"
    )


def in_dialog(desk, action, name, path):
    """What the menu asks for is this file."""
    desk.menus.action(action, "swiss").trigger()
    (dialog,) = desk.findChildren(QFileDialog, name)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_a_match_file_is_taken_into_a_round_and_saved_as_one(qtbot, desk, tmp_path):
    room, document = desk.room, desk.room.document
    work = desk.house.keepers["swiss"].matches
    place = place_of(document.whole, 1, 1, 1, 1)
    match = scored(match_at(document.whole, place), (1, 2), "980")
    file = tmp_path / "from elsewhere.vpmatch"
    write_match(file, turned(match))
    room.rounds.table.go_table(1)
    in_dialog(desk, "take_match", "takeMatchDialog", file)
    assert game_at(document.whole, place).imps == (22, 0)
    assert document.undo_text == "match of from elsewhere.vpmatch"
    # One of other teams is asked about.
    write_match(file, replace(match, sheet=replace(match.sheet, home="Rovers")))
    work.take(2, file)
    answer(qtbot, desk, "takeMatchQuestion", QMessageBox.ButtonRole.RejectRole)
    assert len(document.whole.matches) == 1
    work.take(2, file)
    answer(qtbot, desk, "takeMatchQuestion", QMessageBox.ButtonRole.AcceptRole)
    assert len(document.whole.matches) == 2
    # What is no match file changes nothing and is told.
    file.write_text("nonsense")
    work.take(1, file)
    assert "from elsewhere.vpmatch" in desk.bar.label.text()
    assert len(document.whole.matches) == 2
    # A copy is written from the round, and from the room for matches.
    copy = tmp_path / "copy.vpmatch"
    in_dialog(desk, "save_match", "saveRoundMatchDialog", copy)
    assert read_match(copy) == match_at(document.whole, place)
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    other = tmp_path / "other.vpmatch"
    desk.house.keepers["match"].files._save(other, None)
    assert read_match(other) == match_at(document.whole, place)
    assert desk.room.document.path is None


def test_an_own_match_waits_while_one_of_an_event_is_shown(qtbot, desk, tmp_path):
    event_room = desk.room
    desk.show_room("match")
    match = desk.room
    enter(qtbot, match.page.table, "420")
    own = match.document.match
    assert match.modified
    desk.show_room("swiss")
    event_room.rounds.table.go_table(1)
    qtbot.keyClick(event_room.rounds.table, Key.Key_Return)
    assert match.document.match != own
    assert not match.modified
    assert desk.house.keepers["match"].modified  # and it would be asked about at the end
    qtbot.keyClick(desk, Key.Key_Z, CTRL)  # nothing was done to this match yet
    assert match.document.lent is not None
    assert not desk.menus.action("undo").isEnabled()
    enter(qtbot, match.page.table, "620")
    assert not desk.isWindowModified()
    match.lent.go_back()
    assert match.document.match == own
    desk.show_room("match")
    qtbot.keyClick(desk, Key.Key_Z, CTRL)
    assert match.document.match != own


def test_another_language_leaves_the_match_where_it_is(qtbot, desk):
    desk.room.rounds.table.go_table(2)
    qtbot.keyClick(desk.room.rounds.table, Key.Key_Return)
    title = desk.room.lent.title.text()
    desk.set_preferences(replace(desk.settings, language="da"))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.room.document.lent is not None
    qtbot.waitUntil(desk.room.lent.title.isVisible)
    assert desk.room.lent.title.text().startswith(title[:6])
    enter(qtbot, desk.room.page.table, "620")
    qtbot.keyClick(desk, Key.Key_Return, CTRL)
    assert (desk.room_name, desk.room.rounds.table.table) == ("swiss", 2)
    assert len(desk.room.document.whole.matches) == 1


def test_a_board_count_that_is_typed_is_one_step_and_takes_no_scores_away(qtbot, desk):
    room, document = desk.room, desk.room.document
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    match = desk.room
    enter(qtbot, match.page.table, "980", "400", "50", "50")
    count = len(document.actions)
    match.go_boards()
    qtbot.keyClicks(match.controls.boards, "12")
    assert len(match.document.sheet.lines) == 12
    assert match.document.sheet.lines[1].entries[0] is not None
    assert len(document.actions) == count + 1
    qtbot.keyClick(desk, Key.Key_Z, CTRL)
    assert len(match.document.sheet.lines) == 2
    assert match.document.sheet.lines[1].entries[0] is not None


def test_an_event_that_can_only_be_read_is_shown_and_left_alone(qtbot, open_desk, path):
    path.chmod(0o444)
    before = path.read_bytes()
    desk = open_desk(str(path))
    desk.room.go_rounds()
    desk.room.rounds.table.go_table(1)
    qtbot.keyClick(desk.room.rounds.table, Key.Key_Return)
    match = desk.room
    enter(qtbot, match.page.table, "980")
    assert match.document.sheet.lines[0].empty
    desk.bar.buttons[0].click()  # which says so of the file as it was opened
    assert "can only be read here" in desk.bar.label.text()
    assert not match.document.can_undo
    assert path.read_bytes() == before
    assert isinstance(match, QWidget)


def open_cell(qtbot, table, letters):
    """Type into the cell that is current; what offers names below it."""
    qtbot.keyClicks(table, letters[:1])
    qtbot.keyClicks(table.editor, letters[1:])
    return table.editor.findChild(NameCompleter)


def test_the_pairs_of_a_team_are_offered_where_it_sits(qtbot, desk):
    room, document = desk.room, desk.room.document
    teams = document.tournament
    members = {4: ("Ann Fox", "Bob", "Cid", "Dan"), 1: ("Eve", "Fay", "Gus", "Hal Fox")}
    players = tuple(replace(each, members=members.get(each.number, ())) for each in teams.entrants)
    document.request(replace(teams, entrants=players), "members")
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    page = desk.room.page
    page.more.setChecked(True)
    qtbot.waitUntil(page.pairs.isVisible)
    home, away = (members[each] for each in teams.rounds[0].games[0].sides)
    assert page.pairs.players == (home, away)
    for table, column, team in ((0, NS, home), (0, EW, away), (1, NS, away), (1, EW, home)):
        page.pairs.go_to(table, column)
        completer = open_cell(qtbot, page.pairs, "fox")
        pair = next(each for each in pairs_of(team, "fox"))
        assert completer.model().stringList()[0] == pair
        qtbot.keyClick(completer.popup(), Key.Key_Down)
        qtbot.keyClick(completer.popup(), Key.Key_Return)
        assert page.pairs.pairs.rows[table][column] == pair
    (kept,) = document.whole.matches
    assert kept.sheet.names[0][0] == next(pairs_of(home, "fox"))


def test_other_pairs_play_from_a_board_on(qtbot, desk):
    room, document = desk.room, desk.room.document
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    page, change = desk.room.page, desk.menus.action("change_pairs", "match").trigger
    page.more.setChecked(True)
    model = page.pairs.pairs
    page.table.go_missing()
    change()
    assert "from the first board on" in page.line.text()
    model.setData(model.index(0, NS), "Ann - Bob")
    change()  # nobody else plays on the first board
    assert len(model.rows) == 2
    number = page.document.sheet.numbers[-1]
    page.table.go_to(*_cell_of(page, number))
    change()
    assert [row[0] for row in model.rows][2:] == [
        f"Open room, from board {number}",
        f"Closed room, from board {number}",
    ]
    assert page.pairs.currentIndex().row() == 2
    assert model.rows[2][NS] == "Ann - Bob"
    model.setData(model.index(2, NS), "Ann - Cid")
    (kept,) = document.whole.matches
    assert kept.sheet.names_at(number)[0][0] == "Ann - Cid"
    assert kept.sheet.names[0][0] == "Ann - Bob"
    model.setData(model.index(2, NS), "")
    assert len(model.rows) == 2  # nobody is named there any more


def _cell_of(page, number):
    index = page.table.scores.score_index(number, 0)
    return index.row(), index.column()


def test_line_ups_make_a_butler_of_the_event(qtbot, desk):
    room, document = desk.room, desk.room.document
    assert BUTLER not in room.subject.sheets
    for board, names in ((1, ("Adams - Baker", "Clark - Davis")), (2, ("Evans - Frank", ""))):
        room.rounds.table.go_table(board)
        qtbot.keyClick(room.rounds.table, Key.Key_Return)
        page = desk.room.page
        page.more.setChecked(True)
        qtbot.waitUntil(page.pairs.isVisible)
        assert page.pairs.isColumnHidden(IMPS)
        model = page.pairs.pairs
        assert [row[0] for row in model.rows] == ["Open room", "Closed room"]
        for column, name in zip((NS, EW), names, strict=True):
            model.setData(model.index(0, column), name)
        enter(qtbot, page.table, "620", "170" if board == 1 else "-100")
        desk.room.lent.go_back()
    assert document.undo_text.startswith("board 1, ")
    assert [each.names for each in event_butler(document.whole)] == [
        "Adams - Baker",
        "Evans - Frank",
        "Clark - Davis",
    ]
    room.go_standings()
    views = room.standings.views
    qtbot.waitUntil(lambda: views.isTabVisible(3))
    views.setCurrentIndex(3)
    table = room.standings.butler.table_model.table
    assert [cell.text for cell in table.rows[0]] == [
        *("1 =", "Adams - Baker", "Team 4", "1", "+7.00", "+7.00", "+7.33", "1 ="),
    ]
    assert BUTLER in room.subject.sheets
    room.standings.copy(headings=False)
    assert "Adams - Baker" in QApplication.clipboard().text()
    qtbot.keyClick(desk, Key.Key_Z, CTRL)  # the last score
    assert len(room.standings.butler.table_model.table.rows) == 3


def test_a_round_with_a_sheet_is_not_unpaired_unasked(qtbot, open_desk, tmp_path):
    path = tmp_path / "evening.vpt"
    TournamentFile.create(path, with_next_round(teams(4))).close()
    desk = open_desk(str(path))
    room, document = desk.room, desk.room.document
    room.go_rounds()
    room.rounds.table.go_table(1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    enter(qtbot, desk.room.page.table, "980")
    desk.room.lent.go_back()
    room.unpair_last()
    box = desk.findChild(QMessageBox, "unpairQuestion")
    assert "score sheets would be removed" in box.informativeText()
    answer(qtbot, desk, "unpairQuestion", QMessageBox.ButtonRole.AcceptRole)
    assert (document.tournament.rounds, document.whole.matches) == ((), ())
    document.undo()
    assert len(document.whole.matches) == 1


def test_a_match_of_a_group_is_kept_and_undone_there(qtbot, open_desk, tmp_path):
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, groups_and_final()).close()
    desk = open_desk(str(path))
    room, document, place = desk.room, desk.room.document, StagePlace(1, 2)
    document.go_to(place)
    room.go_rounds()
    room.rounds.show_round(2)
    room.rounds.table.go_table(1)
    by_hand = document.tournament.rounds[1].games[0]
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    match = desk.room
    assert match.lent.title.text().startswith("County Teams, Groups, group 2, round 2, table 3: ")
    assert match.document.sheet.round == "Groups, 2"
    at = place_of(document.whole, *place, 2, 1)
    whole = scored(match.document.match, match.document.sheet.numbers, "980")
    match.document.request(whole.sheet, "all boards")
    assert "typed by hand" in match.lent.warning.text()
    assert game_at(document.whole, at) == by_hand
    match.lent.take.click()
    assert game_at(document.whole, at).imps == (176, 0)
    assert read_event(path) == document.whole
    assert match.document.undo_text.startswith("result of the score sheet, ")
    for _ in range(2):
        qtbot.keyClick(desk, Key.Key_Z, CTRL)
    assert game_at(document.whole, at) == by_hand
    assert document.whole.matches == ()
    assert not match.document.can_undo
    # What is done elsewhere is not undone from here.
    adjusted = replace(document.whole.stage(1), adjustments=(Adjustment(1, -50, reason="late"),))
    document.request_event(document.whole.with_stage(1, adjusted), "penalty", place)
    assert document.can_undo
    assert not match.document.can_undo
    qtbot.keyClick(desk, Key.Key_Return, CTRL)
    assert (document.place, room.rounds.round_number) == (place, 2)
