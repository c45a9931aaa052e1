"""A round is paired by hand, and shown beside what the rules would have drawn."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from tests.swiss_events import chess, play_round, teams
from tests.unit.event.stages_builders import league
from vpdesk.gui.rooms.events.field.entrants_work import compare, pair_by_hand
from vpdesk.gui.rooms.events.rounds.compare_dialog import CompareDialog
from vpdesk.gui.rooms.events.rounds.free_draw import FreeDrawDialog

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
    (dialog,) = room.findChildren(FreeDrawDialog)
    game = before.rounds[0].games[0]
    for one, other in (game.sides, sorted({1, 2, 3, 4, 5} - set(game.sides))[:2]):
        dialog.home.setCurrentIndex(dialog.home.findData(one))
        dialog.visitors.setCurrentIndex(dialog.visitors.findData(other))
        dialog.add.click()
    assert "repeats round 1" in dialog.matches.item(0).text()
    dialog._draw()
    assert room.rounds.round_number == 2
    made = document.tournament.rounds[1]
    assert made.games[0].sides == game.sides
    assert (len(made.games), len(made.byes)) == (2, 1)
    text = compared(qtbot, room)
    assert "Pairs that the rules of 2012 do not give, and theirs:" in text
    assert "repeats round 1" in text
    pair_by_hand(room)  # the results of this one are missing
    assert room.rounds.line.text() == "Enter the results of the last round first."
    room.undo()
    assert document.tournament == before


def test_the_first_round_of_teams_is_put_together_by_hand(qtbot, desk, keeper):
    room, document = keeper.room, keeper.files.document
    action = desk.menus.action("by_hand", "swiss")
    document.begin(league(4).group(1))
    assert not action.isEnabled()  # its rounds follow from the table
    document.begin(teams(7))
    assert action.isEnabled()
    action.trigger()
    (dialog,) = room.findChildren(FreeDrawDialog)
    for one in (1, 3, 5):
        dialog.home.setCurrentIndex(dialog.home.findData(one))
        dialog.visitors.setCurrentIndex(dialog.visitors.findData(one + 1))
        dialog.add.click()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    (first,) = document.tournament.rounds
    assert [each.sides for each in first.games] == [(1, 2), (3, 4), (5, 6)]
    assert [each.entrant for each in first.byes] == [7]
    for table in (1, 2, 3):
        room.rounds.entry.type_result(table, "45-23")
    desk.menus.action("draw", "swiss").trigger()  # the rules go on from there
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    couples = {frozenset(each.sides) for each in document.tournament.rounds[1].games}
    assert not couples & {frozenset(each.sides) for each in first.games}
