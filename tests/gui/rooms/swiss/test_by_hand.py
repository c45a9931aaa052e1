"""A round is paired by hand, and shown beside what the rules would have drawn."""

import pytest
from PySide6.QtCore import Qt

from tests.swiss_events import chess, play_round
from vpdesk.gui.rooms.swiss.boards_model import BLACK, WHITE
from vpdesk.gui.rooms.swiss.compare_dialog import CompareDialog
from vpdesk.gui.rooms.swiss.players_work import compare, pair_by_hand
from vpdesk.swiss.tournament import ByeKind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("swiss")
    return desk.house.keepers["swiss"]


def compared(qtbot, room):
    """What the comparison says."""
    compare(room)
    (dialog,) = room.findChildren(CompareDialog)
    qtbot.waitUntil(lambda: dialog.text.toPlainText() != "The draw is being made.")
    text = dialog.text.toPlainText()
    dialog.reject()
    qtbot.waitUntil(lambda: not room.findChildren(CompareDialog))
    return text


def test_a_round_is_paired_by_hand_and_compared(qtbot, keeper):
    room, document = keeper.room, keeper.files.document
    document.begin(play_round(chess(5)))
    assert "The round is what the rules of 2012 give." in compared(qtbot, room)
    before = document.tournament
    pair_by_hand(room)
    made = document.tournament.rounds[1]
    assert (made.games, len(made.byes)) == ((), 5)
    assert {each.kind for each in made.byes} == {ByeKind.PAIRING}
    assert room.rounds.line.text().startswith("X on two players pairs them")
    text = compared(qtbot, room)
    assert "Without an opponent so far: 1 Adams, Anna; 2 Baker, Boris; 3" in text
    room.draw()
    assert room.rounds.line.text() == "5 players have no opponent in the last round yet."
    table = room.rounds.table
    game = before.rounds[0].games[0]
    for one, other in (game.players, sorted({1, 2, 3, 4, 5} - set(game.players))[:2]):
        for number in (one, other):
            table.go_player(number)
            qtbot.keyClick(table, Qt.Key.Key_X)
    made = document.tournament.rounds[1]
    assert made.games[0].players == game.players
    assert (len(made.games), len(made.byes), len(made.changes)) == (2, 1, 2)
    text = compared(qtbot, room)
    assert "Pairs that the rules of 2012 do not give, and theirs:" in text
    assert "repeats round 1" in text
    assert "Without an opponent" not in text
    assert {table.boards.player_at(table.boards.index(0, each)) for each in (WHITE, BLACK)} == set(
        game.players
    )
    pair_by_hand(room)  # the results of this one are missing
    assert len(document.tournament.rounds) == 2
    for _ in range(3):
        room.undo()
    assert document.tournament == before
