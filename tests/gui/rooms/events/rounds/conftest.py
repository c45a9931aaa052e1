"""An event of matches of teams in its room."""

from dataclasses import replace

import pytest

from tests.gui.rooms.events.rounds.event_matches_builders import league_of_two_boards
from vpdesk.files.tournament import TournamentFile


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "league.vpt"
    TournamentFile.create(path, replace(league_of_two_boards())).close()
    return path


@pytest.fixture
def desk(open_desk, path):
    desk = open_desk(str(path))
    desk.room.go_rounds()
    return desk
