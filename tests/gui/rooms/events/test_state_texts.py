"""What the lines of the room ask to be typed."""

from dataclasses import replace

import pytest

from tests.swiss_events import chess, teams, with_next_round
from vpdesk.gui.rooms.events.state_texts import advice
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import KNOCK_OUT


@pytest.mark.parametrize("kind", [Kind.TEAMS, Kind.PAIRS])
def test_a_knock_out_asks_for_no_vps(kind):
    drawn = with_next_round(replace(teams(4), kind=kind))
    (first,) = drawn.rounds
    assert "VPs" in advice(drawn, "")
    assert "VP" not in advice(replace(drawn, rounds=(replace(first, method=KNOCK_OUT),)), "")


def test_a_knock_out_of_chess_is_typed_as_any_game():
    assert advice(with_next_round(chess(4)), "").startswith("Type 1, =, 0;")
