"""What test_event_matches and others are made of."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.unit.event.stages_builders import league
from vpdesk.files.tournament import TournamentFile
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_rules

Key = Qt.Key


def league_of_two_boards():
    event = league(4)
    group = event.group(1)
    rules = replace(group.teams, scale=ScaleSpec(2))
    return replace(event.with_group(1, 1, with_rules(group, rules)), name="League")


def enter(qtbot, widget, *texts):
    """Type texts in a table, each key where the keyboard is, and Enter behind each text."""
    widget.setFocus()
    for key in (each for text in texts for each in (*text, Key.Key_Return)):
        at = QApplication.focusWidget() or widget
        qtbot.keyClick(at, key) if key == Key.Key_Return else qtbot.keyClicks(at, key)
        QApplication.processEvents()


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
