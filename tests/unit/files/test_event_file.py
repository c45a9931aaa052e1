"""Files of events: all stages are kept, a tournament stays one, a killed program loses nothing."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import pytest

from tests.folders import ROOT, TESTS
from tests.unit.event.stages_builders import field, league, played
from tests.unit.files.event_file_builders import steps
from vpdesk.event.carry import as_played
from vpdesk.event.event import (
    Adjustment,
    of_tournament,
)
from vpdesk.event.ranking import stage_standings
from vpdesk.files.tournament import History, TournamentFile, TournamentFileError
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.file import read_event, read_tournament
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Entrant, Tournament

WRITTEN_BEFORE = TESTS / "data" / "written_before"


def test_all_of_an_event_is_kept_and_undone(tmp_path):
    path = tmp_path / "cup.vpt"
    events = list(steps())
    file = TournamentFile.create(path, events[0])
    for number, event in enumerate(events[1:], 1):
        file.save(event, f"step {number}")
        assert event_from_rows(event_to_rows(event)) == event
        assert file.history.rows == event_to_rows(event)
        assert read_event(path) == event
    file.close()
    file = TournamentFile.open_event(path)
    for event in reversed(events[:-1]):
        file.history.undo("2026-11-22T12:00")
        assert file.event == event
    for _ in events[1:]:
        file.history.redo("2026-11-22T12:01")
    file.write()
    file.close()
    kept = read_event(path)
    assert kept == events[-1]
    assert as_played(kept, 2).brought
    assert not kept.group(2).brought  # it follows from the first stage, so it is not in the file
    assert stage_standings(kept, 2) == stage_standings(events[-1], 2)


def test_a_tournament_is_a_file_as_it_was(tmp_path):
    path = tmp_path / "t.vpt"
    tournament = Tournament(field(4), name="Evening", kind=Kind.TEAMS)
    TournamentFile.create(path, of_tournament(tournament)).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "stages" not in names
    assert read_tournament(path) == tournament


def test_a_league_is_a_tournament_too(tmp_path):
    path = tmp_path / "league.vpt"
    event = played(league(6, double=True), 1)
    TournamentFile.create(path, event).close()
    assert read_event(path) == event
    assert read_tournament(path) == event.group(1)
    with closing(TournamentFile.open(path)) as file:
        assert file.tournament == event.group(1)


def test_a_tournament_does_not_open_what_it_would_lose(tmp_path):
    path = tmp_path / "cup.vpt"
    TournamentFile.create(path, next(steps())).close()
    before = path.read_bytes()
    for read in (TournamentFile.open, read_tournament):
        with pytest.raises(TournamentFileError, match="vpdesk-cli event"):
            read(path)
    assert path.read_bytes() == before
    TournamentFile.open_event(path).close()  # it was left to others


@pytest.mark.parametrize("name", ["teams.vpt", "chess.vpt"])
@pytest.mark.parametrize("seal", [True, False])
def test_files_of_before_are_events_that_go_on(tmp_path, name, seal):
    path = tmp_path / name
    shutil.copy(WRITTEN_BEFORE / name, path)
    if not seal:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM settings WHERE name = 'seal'")
            connection.execute("PRAGMA user_version=1")
    before = read_tournament(path)
    file = TournamentFile.open_event(path)
    actions = len(file.history.actions)
    number = before.entrants[0].number
    late = replace(file.event.stage(1), adjustments=(Adjustment(number, -50, reason="late"),))
    file.save(file.event.with_stage(1, late), "penalty")
    file.close()
    file = TournamentFile.open_event(path)
    assert file.event.group(1) == before
    assert file.event.stage(1).adjustments == late.adjustments
    assert len(file.history.actions) == actions + 1
    file.history.undo("2026-11-22T12:00")
    file.write()
    file.close()
    assert read_tournament(path) == before


# Table, column and what stands there, in the first row
DAMAGES = [
    *(("stages", 3, 1), ("stages", 7, "lots"), ("stages", 6, "[[["), ("stages", 6, "[77]")),
    *(("stages", 6, '["1"]'), ("stages", 14, 3), ("stages", 1, "by magic"), ("stages", 8, 9)),
    *(("adjustments", 0, 77), ("adjustments", 1, "few"), ("group_players", 0, 77)),
]


@pytest.mark.parametrize(("table", "column", "value"), DAMAGES)
def test_rows_that_make_no_sense_are_no_event(table, column, value):
    *_, event = steps()
    rows = event_to_rows(event)
    key, row = next(iter(rows[table].items()))
    rows[table][key] = (*row[:column], value, *row[column + 1 :])
    with pytest.raises(ValueError, match=r"."):
        event_from_rows(rows)


def test_a_file_that_was_changed_behind_its_back_is_refused(tmp_path):
    path = tmp_path / "cup.vpt"
    *_, event = steps()
    TournamentFile.create(path, event).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE adjustments SET points = 100")
    data = path.read_bytes()
    with pytest.raises(TournamentFileError, match="damaged"):
        TournamentFile.open_event(path)
    assert path.read_bytes() == data


def test_late_players_and_leavers_are_those_of_their_stage(tmp_path):
    path = tmp_path / "late.vpt"
    *_, event = steps()
    group = event.group(1, 2)
    players = (replace(group.entrants[0], last_round=2), *group.entrants[1:])
    event = event.with_group(1, 2, replace(group, entrants=players))
    TournamentFile.create(path, event).close()
    assert read_event(path) == event
    assert all(each.last_round == 0 for each in read_event(path).group(2).entrants)


KILLED = """
import sys
from dataclasses import replace
from pathlib import Path
from vpdesk.event.event import Adjustment
from vpdesk.files.tournament import TournamentFile

file = TournamentFile.open_event(Path(sys.argv[1]))
for number in range(1, 10000):
    old = file.event.stage(1)
    more = (*old.adjustments, Adjustment(1, number, reason=f"Nr. {number}"))
    file.save(file.event.with_stage(1, replace(old, adjustments=more)), f"step {number}")
    print(number, flush=True)
"""


def test_a_program_that_is_killed_loses_nothing_that_it_said_was_done(tmp_path):
    path = tmp_path / "cup.vpt"
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, 5))
    TournamentFile.create(path, Tournament(players, kind=Kind.TEAMS)).close()
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as program:
        assert program.stdout is not None
        told = [int(program.stdout.readline()) for _ in range(12)]
        program.kill()
        told += [int(line) for line in program.stdout.read().split()]
    adjustments = read_event(path).stage(1).adjustments
    assert [each.points for each in adjustments[: len(told)]] == told
    assert len(adjustments) - len(told) in (0, 1)
    TournamentFile.open_event(path).close()


def test_an_undone_event_is_a_tournament_again():
    history = History(Tournament(field(4), kind=Kind.TEAMS))
    event = history.event
    changed = event.with_stage(1, replace(event.stage(1), adjustments=(Adjustment(1, 5),)))
    history.do(changed, "penalty", "now")
    history.undo("now")
    assert history.event == event
    assert history.event.is_tournament
