"""A second window shows what is done in the first, and takes over when that is gone."""

from dataclasses import replace

import pytest

from vpdesk.files.stored.lock import FileLock
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk import follower
from vpdesk.tournament.round import Game, Result, Round
from vpdesk.tournament.tournament import Entrant, Tournament

FIELD = Tournament(tuple(Entrant(number, f"Player {number}") for number in range(1, 5)), planned=3)
DRAWN = replace(FIELD, rounds=(Round((Game(1, 3), Game(4, 2)), method="2026"),))
WON = replace(
    FIELD, rounds=(Round((Game(1, 3, Result.WIN, Result.LOSS), Game(4, 2)), method="2026"),)
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def first(tmp_path):
    """The file as another program has it."""
    file = TournamentFile.create(tmp_path / "evening.vpt", FIELD)
    yield file
    file.close()


def test_what_is_done_elsewhere_is_shown_and_then_gone_on_with(
    first, open_desk, qtbot, monkeypatch
):
    monkeypatch.setattr(follower, "INTERVAL_MS", 20)
    desk = open_desk(str(first.path))
    document = desk.house.keepers["swiss"].files.document
    assert document.read_only
    desk.bar.buttons[0].click()  # that it can only be read
    first.save(DRAWN, "draw")
    qtbot.waitUntil(lambda: document.tournament == DRAWN)
    assert not document.can_undo
    first.save(WON, "result of board 1")
    qtbot.waitUntil(lambda: document.tournament == WON)
    assert desk.bar.isHidden()
    first.close()
    qtbot.waitUntil(desk.bar.isVisible)
    assert desk.bar.label.text().startswith("No other program has evening.vpt open any more.")
    assert document.read_only
    desk.bar.buttons[0].click()
    assert (document.read_only, document.undo_text) == (False, "result of board 1")
    document.undo()
    with pytest.raises(BlockingIOError):
        FileLock(first.path)
    document.close()
    after = TournamentFile.open(first.path)
    after.close()
    assert after.tournament == DRAWN


def test_whoever_only_reads_is_not_asked_again_nor_after_another_file(
    first, open_desk, qtbot, monkeypatch, tmp_path
):
    monkeypatch.setattr(follower, "INTERVAL_MS", 20)
    desk = open_desk(str(first.path))
    files = desk.house.keepers["swiss"].files
    desk.bar.buttons[0].click()
    first.close()
    qtbot.waitUntil(desk.bar.isVisible)
    files.document.begin(FIELD)
    assert desk.bar.isHidden()
    again = TournamentFile.open(first.path)
    files.open_file(first.path)
    desk.bar.buttons[0].click()
    again.close()
    qtbot.waitUntil(desk.bar.isVisible)
    desk.bar.buttons[1].click()
    assert desk.bar.isHidden()
    assert files.document.read_only
    assert not files.findChild(follower.Follower)._timer.isActive()
