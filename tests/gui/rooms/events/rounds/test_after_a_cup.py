"""What an event leaves behind in the views when another one is opened."""

import pytest

from tests.swiss_events import play_round, teams
from tests.unit.event.test_segments_typed import cup
from vpdesk.gui.rooms.events.rounds.boards_model import BLACK_POINTS, WHITE_POINTS


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
        widths = [table.columnWidth(each) for each in (WHITE_POINTS, BLACK_POINTS)]
        room.document.begin(cup())
        qtbot.wait(100)
        room.show_part(part)
        assert part != 1 or table.isColumnHidden(WHITE_POINTS)
        swiss = teams(count)
        room.document.begin(play_round(swiss) if count else swiss)
        room.show_part(1)
        qtbot.wait(100)
        assert [table.columnWidth(each) for each in (WHITE_POINTS, BLACK_POINTS)] == widths, part
