"""Score sheets and rulings in the file of an event: all is kept, a board is one small row."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from tests.unit.event.kept_matches_builders import TEAMS, scored
from tests.unit.event.stages_builders import league
from tests.unit.files.match_files_builders import sample
from vpdesk.event.event import of_tournament
from vpdesk.event.kept_matches import game_at, match_at, place_of, with_match
from vpdesk.files.tournament import ActionState, History, TournamentFile, TournamentFileError
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.file import read_event, read_tournament
from vpdesk.match.outcome import adopt
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import with_boards
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import unpaired


def sheets():
    """A league, the same with a sheet of all kinds, with a score more, and with a ruling."""
    event = league(4)
    place = place_of(event, 1, 1, 1, 1)
    match = match_at(event, place)
    yield event
    yield (event := with_match(event, place, replace(match, sheet=sample())))
    yield (event := with_match(event, place, scored(match_at(event, place), (21,))))
    yield with_match(event, place, adopt(match_at(event, place), Way.AVERAGES, TEAMS))


def version(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def test_sheets_and_rulings_are_kept_and_undone(tmp_path):
    path = tmp_path / "league.vpt"
    events = list(sheets())
    file = TournamentFile.create(path, events[0])
    assert version(path) == 2
    for number, event in enumerate(events[1:], 1):
        file.save(event, f"step {number}")
        assert event_from_rows(event_to_rows(event)) == event
        assert file.history.rows == event_to_rows(event)
        assert read_event(path) == event
    file.close()
    assert version(path) == 4
    assert read_tournament(path) == events[-1].group(1)
    file = TournamentFile.open_event(path)
    for event in reversed(events[:-1]):
        file.history.undo("2026-11-22T12:00")
        assert file.event == event
    for _ in events[1:]:
        file.history.redo("2026-11-22T12:01")
    file.write()
    file.close()
    assert read_event(path) == events[-1]


def test_a_score_is_one_small_row_in_file_and_log():
    _, before, after, _ = sheets()
    history = History(before)
    history.do(after, "board 21", "now")
    changes = json.loads(history.actions[-1].row_changes)
    assert {each[0] for each in changes} == {"games", "match_boards"}  # it was the last score
    ((_, key, old, new),) = (each for each in changes if each[0] == "match_boards")
    assert (old, key[-1]) == (None, 21)
    assert len(history.actions[-1].row_changes) < 300
    assert new[-1].count("400") == 4  # as typed and what it says, of both rooms


def test_a_tournament_that_is_saved_keeps_the_sheets_of_its_matches(tmp_path):
    path = tmp_path / "league.vpt"
    *_, event = sheets()
    TournamentFile.create(path, event).close()
    file = TournamentFile.open(path)
    file.save(replace(file.tournament, name="Other"), "name")
    assert file.event.matches == event.matches
    file.save(unpaired(unpaired(unpaired(file.tournament))), "all rounds")
    assert file.event.matches == ()
    file.history.undo("now")
    file.write()
    file.close()
    assert read_event(path).matches == event.matches


def test_steps_of_one_field_are_one_action(tmp_path):
    path = tmp_path / "league.vpt"
    event, sheet, *_ = sheets()
    place = sheet.matches[0].place
    match = match_at(sheet, place)
    file = TournamentFile.create(path, event)
    file.save(sheet, "sheet")
    for further, boards in ((False, 1), (True, 16)):
        kept = with_match(sheet, place, replace(match, sheet=with_boards(match.sheet, boards, 17)))
        file.history.do(kept, "boards", "now", further=further)
        file.write()
    file.close()
    assert read_event(path) == kept
    with closing(TournamentFile.open_event(path)) as file:
        assert [each.what for each in file.history.actions] == ["sheet", "boards"]
        file.history.undo("later")
        assert file.event == sheet
        assert file.history.actions[-1].state is ActionState.UNDONE


# Table, column and what stands there
DAMAGES = [
    *(("matches", 0, "[]"), ("matches", 0, "{"), ("matches", 1, '{"adopted": 3}')),
    ("matches", 0, '{"method":"rooms","tables":2,"boards":[1,2]}'),
    ("matches", 0, '{"method":"by magic","tables":2,"boards":[17,18,19,20,21]}'),
    ("matches", 0, '{"tables":1000000000000,"boards":[17,18,19,20,21]}'),
    *(("match_boards", 0, "lost"), ("match_boards", 1, 1000), ("match_boards", 3, "[null]")),
    ("match_boards", 3, '[{"typed":"7x","score":"8S= N"},null]'),
]


@pytest.mark.parametrize(("table", "column", "value"), DAMAGES)
def test_rows_that_make_no_sense_are_no_match(table, column, value):
    *_, event = sheets()
    rows = event_to_rows(event)
    key, row = next(iter(rows[table].items()))
    rows[table][key] = (*row[:column], value, *row[column + 1 :])
    with pytest.raises(ValueError, match=r"."):
        event_from_rows(rows)


def test_a_sheet_is_that_of_a_match_of_two_teams_in_its_round():
    _, event, *_ = sheets()
    rows = event_to_rows(event)
    for table in ("matches", "match_boards"):
        rows[table] = {(1, 1, 9, *key[3:]): row for key, row in rows[table].items()}
    with pytest.raises(ValueError, match="matches"):
        event_from_rows(rows)
    chess = of_tournament(replace(event.group(1), kind=Kind.CHESS), event.matches)
    with pytest.raises(ValueError, match="matches"):
        event_from_rows(event_to_rows(chess))


def test_a_file_with_a_board_changed_behind_its_back_is_refused(tmp_path):
    path = tmp_path / "league.vpt"
    *_, event = sheets()
    TournamentFile.create(path, event).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE match_boards SET status = 'cancelled'")
    with pytest.raises(TournamentFileError, match="damaged"):
        read_event(path)
    assert game_at(event, event.matches[0].place).finished
