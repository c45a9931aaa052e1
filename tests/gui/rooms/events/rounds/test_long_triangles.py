"""A triangle over two rounds, from the rule in the field to its results in the second round."""

import pytest

from tests.gui.rooms.events.whole_event_builders import Director
from tests.swiss_events import teams
from vpdesk.files.tournament import TournamentFile
from vpdesk.tournament.results.typed_results import missing
from vpdesk.tournament.team_rules import OddField


@pytest.fixture
def desk(open_desk, tmp_path):
    path = tmp_path / "cup.vpt"
    TournamentFile.create(path, teams(7)).close()
    return open_desk(str(path))


def test_three_teams_play_two_rounds(qtbot, desk):
    room = desk.room
    document, rounds, director = room.document, room.rounds, Director(qtbot, desk)
    room.go_rules()
    odd = room.field.settings.words["odd"]
    odd.setCurrentIndex(odd.findData(OddField.TWO_ROUNDS.value))
    odd.activated.emit(odd.currentIndex())
    assert document.tournament.teams.odd is OddField.TWO_ROUNDS
    assert room.field.settings.words["triangle"].isVisible()
    room.go_rounds()
    for number in (1, 2):
        director.draw()
        drawn = document.tournament.rounds[-1]
        remarks = [each.texts[-1] for each in rounds.table.games.rows]
        assert sum(f"triangle 1, round {number} of 2" in each for each in remarks) == 3
        (long,) = {each.leg for each in drawn.games} - {0}
        assert long == number
        due = missing(drawn)
        if number == 1:
            rounds.entry.type_result(5, "30-10")
            assert "type its results in the second" in rounds.line.text()
        for board in due:
            rounds.entry.type_result(board, "30-10")
        assert document.tournament.rounds[-1].finished
    points = room.document.tournament.points_of_game(document.tournament.rounds[1].games[4])
    assert points == document.tournament.rounds[0].games[0].points
