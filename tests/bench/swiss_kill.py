"""Tournament files outlive kill -9: python -m tests.bench.swiss_kill.

A program that enters results, or scores and rulings of matches, into a file that has a name or not,
makes backups or saves under other names all the time is killed.
It has said of every action that it was saved; what was said must be in the file.
"""

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import IO

from PySide6.QtWidgets import QApplication

from vpdesk.event.event import Event, of_tournament
from vpdesk.event.kept_matches import match_at, place_of, with_match
from vpdesk.files.regulation_library import built_in
from vpdesk.files.stored.backups import backups
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.rooms.events.document import EVENT_FILES, EventDocument
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import adopt, not_adopted, rulings_of
from vpdesk.match.score_sheet import with_entry
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Game, Result, Round
from vpdesk.tournament.tournament import Entrant, Tournament

KILLS = {"results": 50, "no name": 20, "backups": 20, "save as": 20, "sheets": 200}
COPIES = 500
MATCHES = 7
TEAMS = built_in()[0]  # a regulation
PLAYERS, ROUNDS = 100, 9
RESULTS = ((Result.WIN, Result.LOSS), (Result.DRAW, Result.DRAW), (Result.LOSS, Result.WIN))


def main() -> None:
    random = Random(1)
    for kind, kills in KILLS.items():
        saved = lost = broken = 0
        for _ in range(kills):
            with TemporaryDirectory() as folder:
                said, found = _killed(Path(folder), kind, random.uniform(0.0, 0.5))
                saved += said
                lost += max(0, said - found) if found >= 0 else 0
                broken += found < 0
        print(
            f"{kind:8} {kills:3} kills  {saved:6} actions  {broken} files broken  aim 0"
            f"  {lost} actions lost  aim 0"
        )
    with TemporaryDirectory() as folder:
        _copy(Path(folder))
    for players in (400, 1000):
        with TemporaryDirectory() as folder:
            _time(Path(folder) / "a.vpt", players)


def _told(child: subprocess.Popen[bytes]) -> IO[bytes]:
    """What a process prints."""
    assert child.stdout is not None
    return child.stdout


def _killed(folder: Path, kind: str, after_s: float) -> tuple[int, int]:
    """How many actions were said to be saved, and how many are in the file; -1: it is broken."""
    path = folder / "evening.vpt"
    with _start(path, kind) as child:
        _told(child).readline()
        sleep(after_s)
        child.send_signal(signal.SIGKILL)
        said = 1 + sum(line.endswith(b"\n") for line in _told(child))
    assert child.returncode == -signal.SIGKILL
    EVENT_FILES.rolled_forward(folder / "recovery")  # as the next start does
    files = [path, *backups(path), *folder.glob("other*.vpt"), *folder.glob("recovery/*.vpt")]
    newest = max(map(_actions, files))
    whole = all(_actions(file) >= 0 for file in files) and newest <= said + 1
    return said, newest if whole else -1


def _start(path: Path, kind: str) -> subprocess.Popen[bytes]:
    TournamentFile.create(path, _teams() if kind == "sheets" else _tournament(PLAYERS)).close()
    command = [sys.executable, "-m", "tests.bench.swiss_kill", kind, str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def _actions(path: Path) -> int:
    """How many actions a file holds; -1 where it is not what they lead to."""
    file = TournamentFile.open(path)
    with closing(file):
        number = len(file.history.actions)
        whole = (
            not file.read_only or path.parent.name.endswith("backups")
        ) and file.event == _event_after(file.tournament.kind, number)
    with closing(sqlite3.connect(path)) as connection:
        whole = whole and connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return number if whole else -1


def _work(kind: str, path: Path) -> None:
    """Enter results until somebody kills this program."""
    application = QApplication(["", "-platform", "offscreen"])
    document = EventDocument(path.parent / "recovery")
    document.failed.connect(lambda error: sys.exit(str(error)))
    if kind == "no name":
        document.begin(_tournament(PLAYERS))
    else:
        document.open(path)
    for number in range(1, 1_000_000):
        if kind == "sheets":
            document.request_event(_scored(document.whole, number), f"score {number}")
        else:
            document.request(_result(document.tournament, number), f"result {number}")
        if kind == "backups":
            assert document._disk.file is not None
            document._disk.file.back_up()
        elif kind == "save as":
            document.save(path.with_name(f"other {number % 3}.vpt"))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        application.processEvents()


def _tournament(players: int) -> Tournament:
    """A tournament whose last round has no results yet."""
    rounds = []
    for number in range(ROUNDS):
        order = list(range(1, players + 1))
        Random(number).shuffle(order)
        result = (Result.WIN, Result.LOSS) if number < ROUNDS - 1 else (None, None)
        pairs = zip(order[::2], order[1::2], strict=True)
        rounds.append(Round(tuple(Game(*pair, *result) for pair in pairs), method="2026"))
    entered = tuple(Entrant(number, f"Player {number}") for number in range(1, players + 1))
    return Tournament(entered, tuple(rounds), "Evening")


def _result(tournament: Tournament, number: int) -> Tournament:
    """With another result of a board of the last round, which board the number says."""
    *before, last = tournament.rounds
    games = list(last.games)
    at, times = number % len(games), number // len(games)
    white, black = RESULTS[times % len(RESULTS)]
    games[at] = replace(games[at], home_result=white, visitor_result=black)
    return replace(tournament, rounds=(*before, replace(last, games=tuple(games))))


def _after(actions: int) -> Tournament:
    tournament = _tournament(PLAYERS)
    boards = len(tournament.rounds[-1].games)
    for number in range(max(1, actions + 1 - boards), actions + 1):
        tournament = _result(tournament, number)
    return tournament


def _teams() -> Tournament:
    """A round of teams without results."""
    entered = tuple(Entrant(number, f"Team {number}") for number in range(1, 2 * MATCHES + 1))
    games = tuple(Game(number, number + MATCHES) for number in range(1, MATCHES + 1))
    return Tournament(entered, (Round(games),), "Evening", Kind.TEAMS)


def _scored(event: Event, number: int) -> Event:
    """With another score on the sheet of a match; every tenth time a ruling instead."""
    place = place_of(event, 1, 1, 1, number % MATCHES + 1)
    match = match_at(event, place)
    if number % 10 == 0:
        held = match.ruled.adopted is not None
        way = next(each.way for each in rulings_of(match, TEAMS) if each.refused is None)
        match = not_adopted(match) if held else adopt(match, way, TEAMS)
    else:
        entry = parse_entry(str(10 * (number % 150) - 700))
        board = match.sheet.numbers[number // 2 % len(match.sheet.lines)]
        match = replace(match, sheet=with_entry(match.sheet, board, number % 2, entry))
    return with_match(event, place, match)


def _event_after(kind: Kind, actions: int) -> Event:
    if kind is Kind.CHESS:
        return of_tournament(_after(actions))
    event = of_tournament(_teams())
    for number in range(1, actions + 1):
        event = _scored(event, number)
    return event


def _copy(folder: Path) -> None:
    """Copy a file as any program would, while it is written without a pause."""
    path, copy = folder / "evening.vpt", folder / "copy.vpt"
    torn = 0
    with _start(path, "results") as child:
        _told(child).readline()
        for _ in range(COPIES):
            shutil.copyfile(path, copy)
            try:
                with closing(sqlite3.connect(copy)) as connection:
                    found = connection.execute("PRAGMA integrity_check").fetchone()
                torn += found != ("ok",)
            except sqlite3.DatabaseError:
                torn += 1
            sleep(0.002)
        child.kill()
        said = 1 + sum(line.endswith(b"\n") for line in _told(child))
    print(f"copies   {COPIES:3} of a file, {said} actions in the meantime  {torn} torn")


def _time(path: Path, players: int) -> None:
    tournament = _tournament(players)
    file = TournamentFile.create(path, tournament)
    times = []
    with closing(file):
        for number in range(1, 61):
            tournament = _result(tournament, number)
            start = perf_counter()
            file.save(tournament, f"result {number}")
            times.append(1000 * (perf_counter() - start))
        start = perf_counter()
        file.back_up()
        backup = 1000 * (perf_counter() - start)
    start = perf_counter()
    TournamentFile.open(path).close()
    opened = 1000 * (perf_counter() - start)
    aim = 30 if players == 400 else 100
    median = sorted(times)[len(times) // 2]
    print(
        f"{players:5} players  save {median:5.1f} ms  aim {aim}  longest {max(times):5.1f}"
        f"  backup {backup:5.1f}  open {opened:5.1f}"
    )


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _work(sys.argv[1], Path(sys.argv[2]))
    else:
        main()
