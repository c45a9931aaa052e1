"""What an event leaves behind in the views when another one is opened."""

import pytest
from PySide6.QtWidgets import QMessageBox

from tests.swiss_events import play_round, teams
from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import RULES, league, played
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Stage, Who, WhoKind
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.gui.rooms.events.rounds.games_model import HOME_POINTS, REMARKS, RESULT, VISITOR_POINTS
from vpdesk.report.events.stage_columns import StageColumns, carried_changes
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Entrant


@pytest.mark.parametrize("count", [0, 4, 8])
def test_points_are_there_again_after_a_knock_out(qtbot, desk, count):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    table = room.rounds.table
    room.show_part(1)
    for part in (1, 0, 2):
        room.document.begin(play_round(teams(8)))
        room.show_part(1)
        qtbot.wait(100)
        widths = [table.columnWidth(each) for each in (HOME_POINTS, VISITOR_POINTS)]
        room.document.begin(cup())
        qtbot.wait(100)
        room.show_part(part)
        assert part != 1 or table.isColumnHidden(HOME_POINTS)
        swiss = teams(count)
        room.document.begin(play_round(swiss) if count else swiss)
        room.show_part(1)
        qtbot.wait(100)
        assert [table.columnWidth(each) for each in (HOME_POINTS, VISITOR_POINTS)] == widths, part


def test_points_say_nothing_in_a_knock_out_that_is_not_drawn(desk):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    players = tuple(Entrant(each, f"Team {each}") for each in range(1, 5))
    for form, hidden in (
        (EventFormat.KNOCK_OUT, True),
        (EventFormat.SWISS, False),
        (EventFormat.KNOCK_OUT, True),
    ):
        room.document.begin(new_event(EventPlan(form, Kind.TEAMS, "Cup"), players))
        room.show_part(1)
        assert room.rounds._of_points is not hidden
        for column in (HOME_POINTS, VISITOR_POINTS):
            assert room.rounds.table.isColumnHidden(column)  # before the first round there are none


def test_segments_are_typed_one_after_the_other(qtbot, desk):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(cup())
    room.show_part(1)
    rounds = room.rounds
    assert "Type the IMPs of the first of 2 segments" in rounds.line.text()
    rounds.entry.type_result(1, "22-10")
    row = rounds.table.games.rows[0]
    assert (row.texts[RESULT], row.texts[REMARKS], row.typed) == (
        "22 \N{EN DASH} 10 \N{HORIZONTAL ELLIPSIS}",
        "1 segment to come, 22 \N{EN DASH} 10",
        "22-10",
    )
    assert rounds.state.text() == "2 results missing"
    rounds.table.go_table(1)
    for key in "+5-30\r":
        qtbot.keyClicks(rounds.table.editor or rounds.table, key)
    game = room.document.tournament.rounds[0].games[0]
    assert (game.parts, game.imps) == (((22, 10), (5, 30)), (27, 40))
    remarks = rounds.table.games.rows[0].texts[REMARKS]
    assert remarks.startswith("winner: Team 4")


def test_a_segment_that_is_typed_over_the_first_can_be_added(qtbot, desk):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(cup())
    room.show_part(1)
    entry = room.rounds.entry
    entry.type_result(1, "22-10")
    entry.type_result(1, "5-30")
    qtbot.waitUntil(lambda: desk.findChild(QMessageBox, "resultQuestion") is not None)
    question = desk.findChild(QMessageBox, "resultQuestion")
    assert question.defaultButton().text() == "&Add It"
    question.defaultButton().click()
    game = room.document.tournament.rounds[0].games[0]
    assert game.parts == ((22, 10), (5, 30))


def test_drawing_a_knock_out_corrects_nothing():
    """Half of a margin is that of those who meet: before the draw there is none."""
    league_played = played(league(4), 1, margin=lambda home, visitor: 14 * (visitor - home))
    carry = CarryOver(CarryKind.HALF_MARGIN, 1)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 4), carry)
    event = league_played.with_stage(2, final)
    before = begun(event, 2, RULES, [who_plays(event, 2)])
    after = drawn(before, 2)
    assert list(carried_changes(before, after, ENGLISH)) == []
    again = drawn(played(after, 2), 2)
    assert list(carried_changes(after, again, ENGLISH)) == []
    text = StageColumns(again, 2, ENGLISH).carried_text(1)
    assert "Final: +" in text
    other = played(league(4), 1, margin=lambda home, visitor: 18 * (visitor - home))
    corrected = again.with_stage(1, other.stage(1))
    (told,) = carried_changes(again, corrected, ENGLISH)
    assert "Carried over into Final: " in told
    assert "was ;" not in told


def test_a_knock_out_is_not_drawn_while_nobody_knows_who_goes_on(desk):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(cup())
    room.show_part(1)
    rounds = room.rounds
    for table in (1, 2):
        assert not rounds.drawing.button.isEnabled()
        room.draw()
        assert rounds.line.text() == rounds.drawing.button.toolTip() == room.header.reason.plain
        rounds.entry.type_result(table, "22-10 + 5-30")
    assert rounds.drawing.button.isEnabled()
    assert rounds.drawing.button.toolTip() == "Draws the next round (F9)"
