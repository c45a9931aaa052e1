"""Tournament files: everything is kept, nothing is lost, and no foreign file is touched."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from dataclasses import fields, replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.folders import ROOT
from tests.sure import sure
from tests.unit.files.killed_builders import killed_while_saving
from vpdesk.files.atomic import StorageError
from vpdesk.files.stored import database, lock
from vpdesk.files.stored.backups import backup_folder, backups
from vpdesk.files.stored.journal import HistoryError
from vpdesk.files.stored.lock import FileLock
from vpdesk.files.stored.strange import check_lock
from vpdesk.files.tournament import (
    ActionState,
    History,
    TournamentFile,
    TournamentFileError,
)
from vpdesk.files.tournament.file import read_history, read_tournament
from vpdesk.files.tournament.history import FORM
from vpdesk.files.tournament.schema import TABLES
from vpdesk.files.tournament.stored_rows import from_rows, to_rows
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Bye, ByeKind, DrawChange, Game, PointSystem, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    Level,
    MatchCounts,
    OddField,
    Sharing,
    TablePlaces,
    TeamMethod,
    TeamRules,
    Triangle,
    Walkover,
)
from vpdesk.tournament.tournament import (
    Acceleration,
    Edition,
    Entrant,
    Forbidden,
    Request,
    Tournament,
)

NOON = datetime.fromisoformat("2026-11-21T12:00:00+01:00")
PLAYERS = tuple(Entrant(number, f"Player {number}") for number in range(1, 5))
SMALL = Tournament(PLAYERS, name="Evening")
FULL = Tournament(
    entrants=(
        Entrant(
            2,
            "Ø “Ann”",
            2105,
            "WGM",
            "w",
            "DEN",
            "1501",
            "1990/01/02",
            "family",
            2,
            5,
            unranked=True,
            here=True,
        ),
        Entrant(1, "", members=("North", "South; East", ""), captain="Ann; Bob", seat="H3"),
        Entrant(7, "Late\nentry", title="IM", captain="Dee", first_round=3),
    ),
    rounds=(
        Round(
            (Game(1, 2, Result.WIN, Result.UNRATED_LOSS, (1325, 675), MatchImps(40, 0), 0),),
            (Bye(7, ByeKind.ZERO, 25),),
            "2012",
            (
                DrawChange(((1, 7), (2, 0)), ((1, 2),), ("C1", "repeat:3", 'a "b", c')),
                DrawChange((), ()),
            ),
        ),
        Round(tuple(Game(*two, triangle=1, leg=2) for two in ((1, 2), (2, 7), (7, 1)))),
        Round((), (Bye(1, ByeKind.PAIRING), Bye(7, ByeKind.HALF)), "file"),
    ),
    name="Cup",
    kind=Kind.TEAMS,
    edition=Edition.E2012,
    planned=9,
    first_colour="b",
    points=PointSystem(300, 100, 1, 200, 2, 150, 250, 60, 3),
    requests=(Request(1, 5, ByeKind.FULL), Request(2, 4, ByeKind.HALF)),
    forbidden=(Forbidden((1, 2, 7), 2, 4), Forbidden((2, 7))),
    acceleration=(Acceleration(2, (100, 100, 50)), Acceleration(1, ())),
    teams=TeamRules(
        ScaleSpec(20, "discrete", 7.5),
        900,
        TeamMethod.DANISH,
        danish_rounds=(8, 9),
        odd=OddField.TRIANGLE,
        triangle=Triangle.ONCE,
        leaders_apart=False,
        arrears=True,
        first=FirstRound.LOT,
        late=Late.LAST,
        lot=17,
        segments=2,
        sharing=Sharing.POTS,
        places=TablePlaces.LOT,
        walkover=Walkover.BEST,
        odd_by_lot=True,
        level=Level.QUOTIENT,
        counts=MatchCounts.PATTON,
    ),
    details=(("022", "Prague"), ("022", ""), ("XXZ", " 1 ")),
    extra=("### a\t line", ""),
)
STEPS = (
    SMALL,
    FULL,
    replace(FULL, rounds=()),
    replace(FULL, rounds=FULL.rounds[:2]),
    replace(FULL, rounds=(FULL.rounds[0], Round(FULL.rounds[1].games[:1]), *FULL.rounds[2:])),
    replace(FULL, entrants=FULL.entrants[::-1]),
)


class Clock:
    """A clock that goes on by a minute whenever one looks at it."""

    def __init__(self):
        self.now = NOON

    def __call__(self):
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.vpt"


@pytest.fixture
def file(path):
    file = TournamentFile.create(path, SMALL, Clock())
    yield file
    file.close()


def entered(tournament, *names):
    """With more players."""
    first = len(tournament.entrants) + 1
    players = tuple(Entrant(number, name) for number, name in enumerate(names, first))
    return replace(tournament, entrants=(*tournament.entrants, *players))


def opened(path):
    """What is in a file, for whoever comes next."""
    file = TournamentFile.open(path)
    file.close()
    return file


def refusal(path):
    with pytest.raises(TournamentFileError) as caught:
        TournamentFile.open(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What is in a file


def test_nothing_of_a_tournament_is_left_out(path):
    TournamentFile.create(path, FULL).close()
    found = opened(path).tournament
    assert found == FULL
    for each in fields(Tournament):
        assert repr(getattr(found, each.name)) == repr(getattr(FULL, each.name))


@pytest.mark.parametrize("part", [Entrant, Round, Game, Bye, DrawChange, PointSystem, TeamRules])
def test_the_full_tournament_has_all_that_there_is(part):
    """Whoever adds a field to the record learns here that the file has no column for it."""
    parts = {
        Entrant: FULL.entrants[:1],
        Round: FULL.rounds[:1],
        Game: (*FULL.rounds[0].games, *FULL.rounds[1].games),
        Bye: FULL.rounds[0].byes,
        DrawChange: FULL.rounds[0].changes[:1],
        PointSystem: (FULL.points,),
        TeamRules: (FULL.teams,),
    }[part]
    usual = {
        Entrant: Entrant(0, ""),
        Round: Round(()),
        Game: Game(0, 0),
        Bye: Bye(0, ByeKind.FULL),
        DrawChange: DrawChange((), ()),
    }.get(part) or part()
    # Of a team, which has a seat in the place of a title; of matches of chess, which have a
    # table of their own.
    missing = {
        Entrant: {"members", "seat", "captain"},
        Game: {"boards", "line_ups", "segments", "on_boards"},
        Round: {"boards"},  # of pairs
    }.get(part, ())
    for each in fields(part):
        values = {getattr(found, each.name) for found in parts}
        assert values - {getattr(usual, each.name)} or each.name in missing, each.name


def test_any_sqlite_tool_reads_it(file, path):
    file.save(entered(SMALL, "Late"), "add Late")
    with closing(sqlite3.connect(path)) as connection:
        assert dict(connection.execute("SELECT name, value FROM settings"))["edition"] == "2026"
        names = [name for (name,) in connection.execute("SELECT name FROM players")]
        assert names == ["Player 1", "Player 2", "Player 3", "Player 4", "Late"]
        assert list(connection.execute("SELECT number, at, what, state FROM actions")) == [
            (1, "2026-11-21T12:01:00+01:00", "add Late", "done")
        ]
        assert list(connection.execute("PRAGMA foreign_key_check")) == []
        for table, (keys, rest) in TABLES.items():
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            assert [each[1] for each in columns] == [*keys, *rest]
            assert [each[1] for each in columns if each[5]] == list(keys)


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("players", lambda row: (*row[:2], "2100", *row[3:])),
        ("players", lambda row: (*row[:-1], "[1]")),
        ("players", lambda row: (*row[:-1], '"North"')),
        ("players", lambda row: (*row[:-1], "[" * 100_000)),
        ("players", lambda row: row[:-1]),
        ("games", lambda row: (99, *row[1:])),
        ("games", lambda row: (*row[:2], "2", *row[3:])),
        ("games", lambda row: (*row[:4], 5, None, *row[6:])),
        ("byes", lambda row: (row[0], None, row[2])),
        ("changes_by_hand", lambda row: ("[[1]]", *row[1:])),
        ("changes_by_hand", lambda row: ("[1]", *row[1:])),
        ("settings", lambda row: (None,)),
        ("rounds", None),
        ("settings", None),
    ],
)
def test_rows_that_are_no_tournament_are_a_value_error(table, change):
    rows = to_rows(FULL)
    key = next(iter(rows[table]))
    if change is None:
        del rows[table][key]
    else:
        rows[table][key] = change(rows[table][key])
    with pytest.raises(ValueError):  # noqa: PT011 - what it says is not shown
        from_rows(rows)


def test_a_file_that_says_nothing_of_triangles_is_drawn_as_it_was():
    rows = to_rows(FULL)
    for name in (
        *("teams_triangle", "teams_leaders_apart", "teams_arrears"),
        *("teams_first_round", "teams_lot", "teams_level"),
    ):
        del rows["settings"][name,]
    rules = from_rows(rows).teams
    first: dict[str, Any] = {"first": FirstRound.HALVES, "lot": 0}
    told: dict[str, Any] = {
        "triangle": Triangle.BY_TURNS,
        "leaders_apart": False,
        "arrears": False,
        "level": Level.QUOTIENT,
    }
    assert rules == replace(FULL.teams, **told, **first)


# Actions


def test_every_action_is_in_the_file_at_once(file, path):
    one = entered(SMALL, "Ann")
    file.save(one, "add Ann")
    assert opened(path).tournament == one
    two = replace(one, name="Night", entrants=one.entrants[1:])
    file.save(two, "rename")
    found = opened(path)
    assert (found.tournament, found.read_only) == (two, True)
    assert [each.what for each in found.history.actions] == ["add Ann", "rename"]


def test_undo_and_redo_go_on_on_another_day(file, path):
    steps = [SMALL]
    for name in ("Ann", "Bob", "Cid"):
        steps.append(entered(steps[-1], name))
        file.save(steps[-1], f"add {name}")
    file.history.undo("later")
    file.write()
    file.close()
    again = TournamentFile.open(path)
    assert (again.tournament, sure(again.history.to_redo).what) == (steps[2], "add Cid")
    again.history.undo("later")
    again.history.undo("later")
    assert (again.tournament, again.history.to_undo) == (SMALL, None)
    again.history.redo("later")
    again.history.redo("later")
    again.save(replace(steps[2], name="Night"), "rename")
    again.close()
    states = [(each.what, each.state, each.state_at) for each in opened(path).history.actions]
    assert states == [
        ("add Ann", ActionState.DONE, "later"),
        ("add Bob", ActionState.DONE, "later"),
        ("add Cid", ActionState.DROPPED, "later"),
        ("rename", ActionState.DONE, ""),
    ]


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(["undo", "redo", *STEPS]), max_size=12))
def test_a_history_is_two_stacks(steps):
    history = History(Tournament(()))
    past, future = [history.tournament], []
    for step in steps:
        if step == "undo":
            history.undo("")
            if len(past) > 1:
                future.append(past.pop())
        elif step == "redo":
            history.redo("")
            if future:
                past.append(future.pop())
        else:
            history.do(step, "", "")
            past.append(step)
            future.clear()
        assert history.tournament == past[-1]
        assert history.rows == to_rows(past[-1])  # whatever was taken over from the step before
        assert (history.to_undo is not None, history.to_redo is not None) == (
            len(past) > 1,
            bool(future),
        )


def test_what_does_not_fit_any_more_cannot_be_undone(file, path):
    file.save(entered(SMALL, "Ann"), "add Ann")
    file.close()
    altered(path, "UPDATE players SET rating = 2000 WHERE name = 'Ann'")
    again = opened(path)
    assert again.tournament.entrants[-1].rating == 2000
    with pytest.raises(HistoryError, match="“add Ann” cannot be taken back"):
        again.history.undo("")
    assert again.tournament.entrants[-1].rating == 2000


def altered(path, *statements):
    """The file as a program of before there were seals would leave it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for each in (*statements, "DELETE FROM settings WHERE name = 'seal'"):
            connection.execute(each)
        connection.execute("PRAGMA user_version=1")


# Files that are not ours, or not whole


def test_a_flipped_bit_is_found(file, path):
    file.save(entered(SMALL, "Ann"), "add Ann")
    file.close()
    whole = path.read_bytes()
    dice, refused = Random(1), 0
    for _ in range(300):
        at = dice.randrange(len(whole))
        flipped = bytearray(whole)
        flipped[at] ^= 1 << dice.randrange(8)
        path.write_bytes(flipped)
        try:
            found = read_tournament(path)
        except TournamentFileError:
            refused += 1
        else:
            assert found == file.tournament, at
    assert refused > 20


def test_a_changed_name_is_found(file, path):
    file.close()
    whole = path.read_bytes()
    name = PLAYERS[0].name.encode()
    assert name in whole
    path.write_bytes(whole.replace(name, name.swapcase()))
    assert "The file is damaged" in refusal(path)


@pytest.mark.parametrize("table", ["players.name", "settings.value", "actions.what"])
def test_bytes_where_a_text_should_be_are_damage(file, path, table):
    file.save(entered(SMALL, "Ann"), "add Ann")
    file.close()
    name, column = table.split(".")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"UPDATE {name} SET {column} = x'ff'")
    assert "The file is damaged" in refusal(path)


def test_a_file_of_the_first_version_gets_its_seal_when_it_is_written(path, file):
    file.close()
    altered(path)
    again = TournamentFile.open(path)
    assert again.tournament == SMALL
    again.save(entered(SMALL, "Ann"), "add Ann")
    again.close()
    assert opened(path).tournament == again.tournament
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        seals = connection.execute("SELECT value FROM settings WHERE name = 'seal'").fetchall()
    assert len(seals) == 1


def test_what_is_no_tournament_is_refused_and_left_alone(tmp_path, file, path):
    text = tmp_path / "a.vpt"
    text.write_text("012 Cup\n")
    assert refusal(text) == "a.vpt: This is not an event of vpdesk."
    text.write_bytes(b"")
    assert refusal(text) == "a.vpt: This is not an event of vpdesk."
    other = tmp_path / "other.vpt"
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE settings (name, value)")
    before = other.read_bytes()
    assert refusal(other) == "other.vpt: This is not an event of vpdesk."
    assert other.read_bytes() == before
    assert refusal(tmp_path / "none.vpt") == "none.vpt: There is no such file."
    assert refusal(tmp_path / "no\0ne.vpt").endswith("There is no such file.")
    assert refusal(tmp_path).endswith(": This is a folder or a device.")
    assert list(tmp_path.glob("*-lock")) == [tmp_path / "evening.vpt-lock"]


def test_a_newer_file_is_refused(file, path):
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={FORM.version + 1}")
    assert refusal(path) == (
        "evening.vpt: A newer version of vpdesk has written this file; open it with that one."
    )


@pytest.mark.parametrize("at", [0, 4096, 8192])
def test_a_damaged_file_is_refused_with_its_newest_backup(file, path, at):
    file.close()
    data = path.read_bytes()
    path.write_bytes(data[:at] + b"\xff" * 3000 + data[at + 3000 :])
    expected = "not an event" if at == 0 else "damaged, and there is no backup"
    assert expected in refusal(path)
    path.write_bytes(data)
    file = TournamentFile.open(path, Clock())
    backup = file.back_up()
    file.close()
    path.write_bytes(data[:at] + b"\xff" * 3000 + data[at + 3000 :])
    assert refusal(path) == (
        f"evening.vpt: The file is damaged; open its newest backup, “{backup}”."
    )
    assert opened(backup).tournament == SMALL


def test_a_contradiction_is_told_in_the_language_of_the_user(file, path):
    file.close()
    altered(
        path, "INSERT INTO rounds VALUES (1, '')", "INSERT INTO byes VALUES (1, 1, 9, 'F', NULL)"
    )
    with pytest.raises(TournamentFileError) as caught:
        TournamentFile.open(path)
    assert str(caught.value) == "evening.vpt: Number 9 of round 1 is not entered."
    czech = Language(
        lambda context, text, *_: {"TournamentError": "Kolo {round}: {number}"}.get(
            context, text or ""
        )
    )
    assert czech.error(caught.value) == "evening.vpt: Kolo 1: 9"


@pytest.mark.parametrize("player", [Entrant(5, "\udcff"), Entrant(5, "Ann", 2**63)])
def test_what_no_file_can_hold_is_not_done(file, path, player):
    with pytest.raises(HistoryError, match="“add” was not done"):
        file.save(replace(SMALL, entrants=(*PLAYERS, player)), "add")
    assert (file.tournament, file.written) == (SMALL, True)
    file.save(entered(SMALL, "Ann"), "add Ann")
    assert opened(path).tournament == entered(SMALL, "Ann")


# One writer


def test_the_second_opener_reads_only(file, path, tmp_path):
    second = TournamentFile.open(path)
    assert str(second.refused) == (
        "evening.vpt is open in another window or on another computer, so here it can only be read."
    )
    with pytest.raises(TournamentFileError, match="can only be read here"):
        second.save(FULL, "all")
    with pytest.raises(StorageError, match="open in another window"):
        TournamentFile.create(path, FULL)
    second.close()
    file.save(entered(SMALL, "Ann"), "add Ann")
    assert TournamentFile.open(path).read_only
    file.close()
    assert list(tmp_path.iterdir()) == [path]
    third = TournamentFile.open(path)
    assert not third.read_only
    third.close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege")
def test_a_link_is_the_file_it_points_to(file, path, tmp_path):
    link = tmp_path / "link.vpt"
    link.symlink_to(path)
    assert TournamentFile.open(link).read_only
    file.close()
    TournamentFile.create(link, FULL).close()
    assert link.is_symlink()
    assert opened(path).tournament == FULL


HOLD = """
import sys
from pathlib import Path
from vpdesk.files.tournament import TournamentFile
file = TournamentFile.open(Path(sys.argv[1]))
print(file.read_only, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_leaves_no_lock(file, path, tmp_path):
    file.close()
    command = [sys.executable, "-c", HOLD, str(path)]
    root = ROOT
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=root) as other:
        try:
            assert sure(other.stdout).readline() == "False\n"
            assert TournamentFile.open(path).read_only
        finally:
            other.kill()
    again = TournamentFile.open(path)
    assert not again.read_only
    again.close()
    assert list(tmp_path.iterdir()) == [path]


def test_a_lock_can_be_had_again_once_it_is_released(path):
    first = FileLock(path)
    with pytest.raises(BlockingIOError):
        FileLock(path)
    first.release()
    FileLock(path).release()
    assert list(path.parent.iterdir()) == []


def test_a_lock_that_is_released_while_it_is_looked_at_is_had(path, monkeypatch):
    held = [FileLock(path)]

    def look(found):
        while held:
            held.pop().release()
        return check_lock(found)

    monkeypatch.setattr(lock, "check_lock", look)
    FileLock(path).release()
    with pytest.raises(FileNotFoundError):
        FileLock(path.parent / "no folder" / path.name)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows protects files otherwise")
def test_a_protected_file_can_be_read(file, path):
    file.close()
    path.chmod(0o444)
    found = opened(path)
    assert (found.tournament, found.read_only) == (SMALL, True)
    assert "write-protected" in str(found.refused)
    with pytest.raises(StorageError, match="write-protected"):
        TournamentFile.create(path, FULL)


def test_what_another_program_wrote_is_not_overwritten(file, path):
    altered(path, "UPDATE players SET rating = 2000 WHERE number = 1")
    with pytest.raises(StorageError, match="another program has changed it"):
        file.save(entered(SMALL, "Ann"), "add Ann")
    assert opened(path).tournament.entrants[0].rating == 2000


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files in place")
def test_a_file_that_was_moved_is_told(file, path, tmp_path):
    path.rename(tmp_path / "moved.vpt")
    with pytest.raises(StorageError, match="moved, renamed or deleted"):
        file.save(entered(SMALL, "Ann"), "add Ann")
    assert opened(tmp_path / "moved.vpt").tournament == SMALL


# What goes wrong on the disk


def test_a_full_disk_leaves_the_file_as_it_was_and_the_next_action_saves_all(file, path):
    connection = file._ours.connection
    connection.execute(f"PRAGMA max_page_count={path.stat().st_size // 4096}")
    many = entered(SMALL, *(f"Player of a rather long name {at}" for at in range(200)))
    with pytest.raises(StorageError, match="the disk is full"):
        file.save(many, "add many")
    assert opened(path).tournament == SMALL
    assert (file.tournament, file.written) == (many, False)
    connection.execute("PRAGMA max_page_count=100000")
    file.save(entered(many, "Ann"), "add Ann")
    assert opened(path).tournament == entered(many, "Ann")
    assert [each.what for each in opened(path).history.actions] == ["add many", "add Ann"]


def test_a_program_that_is_reading_long_only_delays(file, path, monkeypatch):
    file._ours.connection.execute("PRAGMA busy_timeout=1")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM players").fetchone()
        with pytest.raises(StorageError, match="another program has it open"):
            file.save(entered(SMALL, "Ann"), "add Ann")
        reader.execute("COMMIT")
    file.write()
    assert opened(path).tournament == entered(SMALL, "Ann")


def test_a_file_that_is_touched_but_says_the_same_is_written_on(file, path):
    altered(path, "UPDATE settings SET value = value")
    file.save(entered(SMALL, "Ann"), "add Ann")
    assert opened(path).tournament == entered(SMALL, "Ann")


def test_a_step_that_was_written_though_it_failed_is_gone_on_from(file, path, monkeypatch):
    """The journal could not be removed, and after that it could: either state may be there."""
    real = database.transaction

    @contextmanager
    def fail(connection):
        with real(connection):
            yield
        altered(path, "UPDATE settings SET value = value")  # as SQLite tells of it
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as ill:
        ill.setattr(database, "transaction", fail)
        with pytest.raises(StorageError):
            file.save(entered(SMALL, "Ann"), "add Ann")
    file.save(entered(SMALL, "Ann", "Bob"), "add Bob")
    found = opened(path)
    assert found.tournament == entered(SMALL, "Ann", "Bob")
    assert [each.what for each in found.history.actions] == ["add Ann", "add Bob"]


def test_after_a_kill_a_file_is_read_as_it_was_before_and_left_alone(file, path, tmp_path):
    file.close()
    killed = tmp_path / "killed.vpt"
    hot = killed_while_saving(path, killed)
    before = killed.read_bytes(), hot.read_bytes()
    said = []
    assert read_history(killed, lambda: said.append(1)).tournament == SMALL
    assert said == [1]
    assert (killed.read_bytes(), hot.read_bytes()) == before
    assert opened(killed).tournament == SMALL
    assert not hot.exists()


def test_a_new_file_is_whole_or_not_there(tmp_path, path, file, monkeypatch):
    file.close()

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    for target in (path, tmp_path / "new.vpt"):
        with pytest.raises(StorageError, match="the disk is full"):
            TournamentFile.create(target, FULL)
    assert list(tmp_path.iterdir()) == [path]
    assert opened(path).tournament == SMALL
    with pytest.raises(StorageError, match="there is no folder"):
        TournamentFile.create(tmp_path / "none" / "a.vpt", FULL)
    with pytest.raises(StorageError, match="a folder or a device"):
        TournamentFile.create(tmp_path, FULL)


def test_the_journal_of_a_replaced_file_does_not_spoil_the_new_one(file, path):
    """A program was killed while it saved; then another tournament is saved under the name."""
    file.close()
    journal = path.with_name(f"{path.name}-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN")
        connection.execute("UPDATE players SET name = hex(zeroblob(40000))")
        connection.execute("UPDATE settings SET value = hex(zeroblob(40000))")
        hot = journal.read_bytes()
    journal.write_bytes(hot)
    TournamentFile.create(path, FULL).close()
    assert not journal.exists()
    assert opened(path).tournament == FULL


# Backups


def test_a_backup_is_a_dated_copy_with_the_history(file, path):
    file.save(FULL, "all")
    backup = file.back_up()
    assert backup == backup_folder(path) / "evening 0001 2026-11-21 12-02-00 R3.vpt"
    assert backup_folder(path).name == "evening backups"
    found = opened(backup)
    assert (found.tournament, [each.what for each in found.history.actions]) == (FULL, ["all"])
    assert "write-protected" in str(found.refused)
    assert file.back_up() is None  # it is all there


def test_the_oldest_backups_go_and_nothing_else(file, path, monkeypatch):
    monkeypatch.setattr("vpdesk.files.stored.backups.MOST", 3)
    folder = backup_folder(path)
    folder.mkdir()
    others = {folder / name for name in ("evening.vpt", "my evening.vpt", "evening 2026.vpt")}
    for other in others:
        other.touch()
    (folder / ".0123456789abcdef.tmp").touch()  # of a program that was killed
    made = []
    for number in range(5):
        file.save(replace(SMALL, name=str(number)), "rename")
        made.append(file.back_up())
        os.utime(made[-1], ns=(0, 0))
    assert backups(path) == made[:-4:-1]
    assert set(folder.iterdir()) == {*made[-3:], *others}


def test_the_order_of_backups_is_none_of_the_clock(path, monkeypatch):
    monkeypatch.setattr("vpdesk.files.stored.backups.MOST", 5)
    clock, random = Clock(), Random(2)
    file = TournamentFile.create(path, SMALL, clock)
    made = []
    for number in range(50):
        file.save(replace(SMALL, name=str(number)), "rename")
        clock.now = NOON + timedelta(days=random.choice((-3650, -1, 0, 1, 30)))
        made.append(file.back_up())
        os.utime(path, (moment := clock.now.timestamp(), moment))
        assert file.back_up() is None  # it is all there, whenever that was
    assert None not in made
    assert backups(path) == made[:-6:-1]
    file.close()


def test_backups_without_a_number_are_older_than_those_with_one(file, path):
    folder = backup_folder(path)
    folder.mkdir()
    old = [folder / f"evening 20{year}-01-01 10-00-00 R1.vpt" for year in (30, 99)]
    for each in old:
        each.touch()
    file.save(FULL, "all")
    made = file.back_up()
    assert backups(path) == [made, *old[::-1]]


def test_a_backup_that_cannot_be_made_is_told(file, path):
    backup_folder(path).touch()
    with pytest.raises(StorageError, match="“evening backups” was not saved"):
        file.back_up()
