"""A whole event in one file, directed in the real window: a Swiss, a league, a final.

Seventeen teams with a triangle, a late team, a withdrawal, a forfeit, a ruling and a penalty; then
the best eight in a league with half of their score; then a final of four with half of the margins.
"""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.gui.rooms.events.stages.new_event_builders import asked, ok
from tests.gui.rooms.events.whole_event_builders import Director
from tests.gui.rooms.match.ruling_page_builders import type_into
from tests.unit.event.stages_builders import field
from vpdesk.event.event import CarryKind
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StagePlace
from vpdesk.event.ranking import stage_standings
from vpdesk.files.tournament.file import read_event
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.events.rounds.games_model import HOME_POINTS, RESULT, VISITOR_POINTS
from vpdesk.gui.rooms.events.standings.adjust_dialog import AdjustDialog
from vpdesk.gui.rooms.events.standings.standings_page import BRACKET
from vpdesk.report.events import sheets
from vpdesk.report.language import Language
from vpdesk.tournament.round import ByeKind, Result

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def swiss_of_seventeen(director, path):
    """Three rounds with all that happens; the penalty in the end."""
    room, document = director.room, director.document
    dialog = asked(director.desk)
    dialog.name.setText("County Congress")
    dialog.formats.setCurrentRow(2)
    dialog.rounds.setValue(3)
    dialog.scale.boards.setValue(10)
    dialog.names.setPlainText("\n".join(each.name for each in field(16)))
    ok(dialog).click()
    document.save(path)
    director.draw()
    director.play(1)
    room.go_field()
    odd = room.field.settings.words["odd"]
    odd.setCurrentIndex(odd.findData("triangle"))
    odd.activated.emit(odd.currentIndex())
    model = room.field.table.field
    model.setData(model.index(16, model.column_of("name")), "Latecomers")
    assert document.tournament.by_number[17].first_round == 2
    director.draw()
    second = document.tournament.rounds[1]
    assert sum(bool(game.triangle) for game in second.games) == 3
    whole = next(at for at, game in enumerate(second.games, 1) if not game.triangle)
    director.play(2, {whole: "+-"})
    room.go_field()
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect  # whatever keys are held down
    room.field.table.selectionModel().setCurrentIndex(model.index(15, 1), select)
    room.field.withdraw.click()
    assert document.tournament.by_number[16].last_round == 2
    director.draw()
    rule_on_eight_of_ten_boards(director)
    director.play(3)
    room.go_standings()
    room.standings.show_entrant(1)
    director.do("adjust")
    dialog = director.dialog(AdjustDialog)
    assert dialog.name.currentText() == "Team 1"
    dialog.points.setValue(-1)
    dialog.reason.setText("late for round 3")
    director.accept(dialog)


def rule_on_eight_of_ten_boards(director):
    """R on table 1: two boards were not played, and the ruling is the result of the round."""
    qtbot, desk, rounds = director.qtbot, director.desk, director.room.rounds
    director.room.go_rounds()
    rounds.table.go_table(1)
    qtbot.keyClick(rounds.table, "R")
    page = desk.room.page
    type_into(qtbot, page.form.imps.home, "30")
    type_into(qtbot, page.form.imps.away, "12")
    type_into(qtbot, page.form.played, "8")
    page.adopt.click()
    desk.room.lent.back.click()
    assert desk.room_name == "swiss"
    game = director.document.tournament.rounds[2].games[0]
    assert (game.imps, game.points) == ((30, 12), (1600, 400))  # WBF continuous, 8 boards
    assert rounds.table.games.notes[1] == "ruling"


def final_of_four(director):
    """Both rounds, with what is carried over told at the matches."""
    room, document = director.room, director.document
    assert room.facts.text() == "4 teams, no round drawn, Knock-out, 10 boards"
    director.draw()
    remarks = [each.texts[-1] for each in room.rounds.table.games.rows]
    ahead = [each for each in document.tournament.brought if each.imps > 0]
    assert ahead
    for each in ahead:
        name = document.tournament.by_number[each.entrant].name
        assert any(f"{name} begins with +{each.imps} IMP" in remark for remark in remarks)
    for column in (HOME_POINTS, VISITOR_POINTS):  # a knock-out has no VPs
        assert room.rounds.table.isColumnHidden(column)
    director.play(1)
    rows = [each.texts for each in room.rounds.table.games.rows]
    assert all("(" not in each[RESULT] for each in rows)
    director.draw()
    assert len(document.tournament.rounds[1].games) == 2  # the third place, too
    director.play(2)


def test_a_swiss_a_league_and_a_final_in_one_file(qtbot, desk, tmp_path):
    path = tmp_path / "congress.vpt"
    desk.show_room("swiss")
    director = Director(qtbot, desk)
    room, document = director.room, director.document
    swiss_of_seventeen(director, path)
    assert read_event(path) == document.whole
    third = document.whole.group(1).rounds[2]
    assert {bye.entrant: bye.kind for bye in third.byes} == {16: ByeKind.ZERO}
    forfeits = [game for game in document.whole.group(1).rounds[1].games if not game.played]
    assert [game.home_result for game in forfeits] == [Result.FORFEIT_WIN]
    assert room.standings.notes.text() == "Team 1 −1.00 VP in round 3: late for round 3."

    director.add_stage(title="League", draw=1, last=8, carry=CarryKind.SHARE)
    director.do("draw")  # it begins
    before = stage_standings(document.whole, 1)
    league = document.tournament
    assert [each.number for each in league.entrants] == [each.number for each in before[:8]]
    assert {each.entrant: each.points for each in league.brought} == {
        each.number: (each.points + 1) // 2 for each in before[:8]
    }
    for number in range(1, 8):
        assert room.rounds.round_number <= number
        director.play(number)
    director.add_stage(title="Final", draw=4, last=4, carry=CarryKind.HALF_MARGIN, third=True)
    director.do("draw")
    final_of_four(director)

    # What the window says in the end, on the screen and on paper.
    choice = room.stages.choice
    texts = [choice.itemText(at) for at in range(choice.count())]
    assert texts == ["Stage 1: finished", "League: finished", "Final: finished"]
    room.go_standings()
    table = room.standings.table.table_model.table
    assert [row[0].text for row in table.rows] == ["1", "2", "3", "4"]
    carried = "The winner of the match in League begins with half of its IMPs, fractions down."
    assert room.standings.notes.text() == carried
    (section,) = room.subject.sections(ExportChoice(sheets.STANDINGS), Language())
    assert [row[2].text for row in section.table.rows] == [row[2].text for row in table.rows]
    assert section.event == "County Congress, Final"
    assert carried in section.table.rule

    # The ruling is in the file with the case it was made of, and in the log.
    (kept,) = document.whole.matches
    assert (kept.place.round, kept.ruled.adopted.case.played) == (3, 8)
    assert any("ruling adopted" in each.what for each in document.actions)
    # All of it is in the file, fits together, and can be taken back step by step.
    event = document.whole
    assert list(misfits(event)) == []
    assert read_event(path) == event
    steps = len(document.actions)
    while document.can_undo:
        desk.menus.action("undo").trigger()
    assert document.place == StagePlace(1, 1)
    assert not document.whole.group(1).rounds
    for _ in range(steps):
        desk.menus.action("redo").trigger()
    assert document.whole == event == read_event(path)


def test_the_places_of_a_cup_are_told_by_its_matches(qtbot, desk):
    desk.show_room("swiss")
    director = Director(qtbot, desk)
    room = director.room
    dialog = asked(desk)
    assert dialog.third.isHidden()
    dialog.formats.setCurrentRow(4)
    dialog.third.setChecked(True)
    dialog.names.setPlainText("\n".join(each.name for each in field(4)))
    ok(dialog).click()
    for number in (1, 2):
        director.draw()
        director.play(number)
    assert len(director.document.tournament.rounds[1].games) == 2
    room.rounds.show_round(1)
    director.type_result(1, "21-20")  # the same winner
    assert not room.rounds.corrections.busy  # rounds of a knock-out are not judged by a Swiss
    room.go_standings()
    room.standings.show_entrant(2)
    why = room.standings.why.toPlainText()
    assert "Final: lost 19 \N{EN DASH} 22 to Team 1." in why
    assert "VP" not in why
    assert room.subject.shown[0].key == "standings"
    room.standings.views.setCurrentIndex(BRACKET)
    assert room.subject.shown[0].key == "bracket"


def wheel(widget):
    """A notch of the wheel over a widget."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_wheel_changes_no_rule_and_a_league_in_play_keeps_its_field(qtbot, desk):
    desk.show_room("swiss")
    director = Director(qtbot, desk)
    room, document = director.room, director.document
    dialog = asked(desk)
    dialog.names.setPlainText("\n".join(each.name for each in field(4)))
    ok(dialog).click()
    room.go_field()
    before, settings = document.whole, room.field.settings
    for widget in (settings.boards, settings.scale.kind, settings.method, settings.rounds):
        wheel(widget)
    assert document.whole == before
    settings.boards.setFocus()
    wheel(settings.boards)
    assert document.whole != before
    document.undo()
    model = room.field.table.field
    model.setData(model.index(4, model.column_of("name")), "Five")  # there is no result yet
    assert [len(each.byes) for each in document.tournament.rounds] == [1] * 5
    director.play(1)
    room.go_field()
    model.setData(model.index(5, model.column_of("name")), "Six")
    assert len(document.tournament.entrants) == 5
    assert "the entrants stay as they are" in room.field.line.text()
