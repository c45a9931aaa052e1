"""The bracket of a knock-out as a table that is drawn with lines."""

from dataclasses import replace

import pytest

from tests.unit.event.test_stages import RULES, field, played
from vpdesk.event.event import DrawKind, Event, Stage
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.report.event.bracket_table import bracket_table, match_at
from vpdesk.report.language import Language
from vpdesk.report.table import CellEdge

ENGLISH = Language()


def knock_out(count, rounds):
    event = Event(field(count), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),))
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    for _ in range(rounds):
        event = drawn(played(event, 1), 1)
    return event.group(1)


def test_a_match_stands_between_the_two_before_it():
    table = bracket_table(knock_out(6, 1), "Cup", ENGLISH)
    assert table.headings == ("Quarter-finals", "", "", "Semi-finals", "", "", "Final", "")
    texts = [[cell.text for cell in row] for row in table.rows]
    told = [{at: row[column] for at, row in enumerate(texts) if row[column]} for column in range(8)]
    assert told[0] == {
        0: "1 Team 1",
        1: "bye",
        4: "4 Team 4",
        5: "5 Team 5",
        8: "2 Team 2",
        9: "bye",
        12: "3 Team 3",
        13: "6 Team 6",
    }
    assert told[1] == {4: "1", 5: "0", 12: "3", 13: "0"}
    assert told[3] == {2: "1 Team 1", 3: "4 Team 4", 10: "2 Team 2", 11: "3 Team 3"}
    assert told[6] == {6: "…", 7: "…"}
    strong = [cell.text for row in table.rows for cell in row if cell.strong and cell.text]
    assert strong == ["1 Team 1", "4 Team 4", "1", "2 Team 2", "3 Team 3", "3"]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9, 17, 33])
def test_every_box_is_closed_and_led_to_the_next(count):
    table = bracket_table(knock_out(count, 0), "", ENGLISH)
    rounds = len(table.headings) // 3 + 1
    apart = 2 if rounds <= 4 else 1  # rows from the middle of a box to its end, or to the next one
    for number in range(rounds):
        boxes = [row[3 * number] for row in table.rows if CellEdge.LEFT in row[3 * number].edges]
        assert len(boxes) == 1 << rounds >> number
        assert sum(CellEdge.BOTTOM in each.edges for each in boxes) == len(boxes) // 2
    for number in range(rounds - 1):
        # From the middle of one box to that of its neighbour, past that of the next round.
        line = [CellEdge.RIGHT in row[3 * number + 2].edges for row in table.rows]
        assert sum(line) == apart << rounds - 1


def test_the_match_for_the_third_place_stands_below_and_every_match_is_found():
    tournament = knock_out(6, 2)
    table = bracket_table(tournament, "", ENGLISH)
    last = [row[6].text for row in table.rows[14:]]
    assert last == ["For the third place", "4 Team 4", "3 Team 3"]
    assert match_at(tournament, 6, 6) == match_at(tournament, 7, 7) == (3, 1)
    assert match_at(tournament, 15, 6) == (3, 2)
    assert match_at(tournament, 0, 0) is None  # a bye
    assert match_at(tournament, 9, 6) is None


def test_nobody_is_fine():
    empty = bracket_table(replace(knock_out(6, 0), players=(), rounds=()), "", ENGLISH)
    assert (empty.headings, empty.rows) == ((), ())
