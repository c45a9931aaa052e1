"""The movement texts of EBUScore: read whole, or refused with the line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.teams import matches, thurner
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import read, read_all
from vpdesk.movements.movement import Movement

TEAMS = (
    "5,6,32,16,2\n4,6,1,4,6,2\n3,5,1,3,5,2\n2,1,1,2,1,2\n6,4,1,6,4,2\n5,3,1,5,3,2\n1,2,1,1,2,2\n"
)


def text_of(movement: Movement, kind: int, *, less: int = 0, more: str = "") -> str:
    """As the format has it; less: what East-West numbers are lowered by."""
    each = len(movement.boards[0])
    lines = [f"{kind},{movement.tables},{each * movement.sets},{each},{movement.rounds}{more}"]
    for table in range(1, movement.tables + 1):
        rows = [row for row in movement.encounters if row.table == table]
        lines.append(",".join(f"{row.ns},{row.ew - less},{row.board_set}" for row in rows))
    return "".join(f"{line}\n" for line in lines)


def test_a_team_movement_of_the_forum_is_played_both_ways():
    movement = read(TEAMS, "txt")
    assert (movement.pairs, movement.tables, movement.rounds) == (12, 6, 2)
    assert [len(boards) for boards in movement.boards] == [16, 16]
    assert [(row.ns, row.ew) for row in movement.in_round(1)][:2] == [(4, 12), (3, 11)]
    assert matches(movement) == 3


@pytest.mark.parametrize(
    ("movement", "kind", "less"),
    [
        (howell(8).with_boards(3), 0, 0),
        (mitchell(14).with_boards(4), 1, 7),
        (mitchell(14).with_boards(4), 1, 0),
        (mitchell(14, switch=(7,)), 2, 0),
        (thurner(12), 5, 6),
    ],
)
def test_what_a_text_says_is_read(movement, kind, less):
    found = read(text_of(movement, kind, less=less), ".txt")
    assert (found.encounters, found.boards) == (movement.encounters, movement.boards)


def test_a_missing_pair_stays_away_and_the_title_is_the_name():
    (found, other) = read_all(
        f"[M1] Half a table\n{text_of(howell(8), 0, more=',8')}\n[M2]\n{TEAMS}", "txt"
    )
    assert found.encounters == howell(8).without(8).encounters
    assert (found.name, other.name) == ("Half a table", "M2")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (TEAMS.replace("5,6,32", "3,6,32"), 1, "“3,6,32,16,2” is not an .* type 0, 1, 2"),
        (TEAMS.replace("5,6,32,16,2", "5,6,32,16,2,4"), 1, "has a missing pair"),
        (TEAMS.replace("5,6,32", "5,7,32"), 1, "first line: 7; there are lines for 6"),
        (TEAMS.replace("5,6,32", "5,6,31"), 1, "first line: 31; board set 2 would need 32"),
        (TEAMS.replace("2,1,1,2,1,2", "2,1,1,2,1"), 4, "Table 3 needs 6 numbers.*not 5"),
        (TEAMS.replace("2,1,1,2,1,2", "2,x,1,2,1,2"), 4, "A number belongs here, not “x”"),
        (TEAMS.replace("3,5,1,3", "4,5,1,3"), 3, "pair 4 is in two places"),
        ("[M1]\n", 1, "no movement in the file"),
        ("[M1]\n1,2\n", 2, "Numbers in it: 2"),
        ("[M1]\n0,2,8,0,2\n", 2, "at most 100 boards"),
        ("[M1]\n0,2,8,2,9999\n", 2, "200 rounds"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(text, line, words):
    with pytest.raises(MovementError, match=words) as caught:
        read(text, "txt")
    assert caught.value.line == line


@given(st.text(alphabet="[]0123456789,\n M", max_size=80))
def test_any_text_is_read_or_refused(text):
    with suppress(MovementError):
        assert read_all(f"[M]\n{text}", "txt")
