"""An event with all its score sheets: python -m tests.bench.event_sheets.

64 teams, 12 rounds, 9,216 boards, each typed and kept in the log: how long it takes to open the
file, to enter another board, to undo that, and to work the standings out.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from vpdesk.event.event import Event, MatchPlace, of_tournament
from vpdesk.event.kept_matches import match_at, place_of, table_of, with_match
from vpdesk.event.ranking import stage_standings
from vpdesk.files.tournament import TournamentFile
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import with_entry
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Tournament

Found = TypeVar("Found")
TEAMS, ROUNDS, BOARDS = 64, 12, 24
OPEN_S, BOARD_MS, STANDINGS_MS = 0.5, 50, 100  # aims
CALLS = [
    f"{level}{strain}{made} {seat}"
    for level, made in ((2, "="), (3, "-1"), (3, "+1"), (4, "="), (4, "-2"), (5, "-1"), (6, "="))
    for strain in ("C", "D", "H", "S", "NT")
    for seat in "NESW"
]


def scored(match: Match, number: int, table: int, random: Random) -> Match:
    """With the score of a room on a board."""
    sheet = with_entry(match.sheet, number, table, parse_entry(random.choice(CALLS)))
    return replace(match, sheet=sheet)


def main() -> None:
    random = Random(1)
    made = generate_teams(TEAMS, ROUNDS, 1, TeamRules(ScaleSpec(BOARDS)))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "congress.vpt"
        event, last = _written(path, made, random)
        file, opened = _timed(lambda: TournamentFile.open_event(path))
        assert file.event == event
        with closing(file):
            board, undo = _board(file, last, random)
        _, ranked = _timed(lambda: stage_standings(event, 1))
        size = path.stat().st_size / 1e6
    print(f"{len(event.matches)} sheets, {TEAMS * ROUNDS // 2 * BOARDS} boards, {size:.1f} MB")
    print(f"open      {opened:6.3f} s   aim {OPEN_S}")
    print(f"board     {board:6.1f} ms  aim {BOARD_MS}  undo {undo:.1f} ms")
    print(f"standings {1000 * ranked:6.1f} ms  aim {STANDINGS_MS}")


def _written(path: Path, made: Tournament, random: Random) -> tuple[Event, MatchPlace]:
    """Write the event as it comes about, an action for each board."""
    event = of_tournament(made)
    places = [
        place_of(event, 1, 1, number, board)
        for number, drawn in enumerate(made.rounds, 1)
        for board, _ in enumerate(drawn.games, 1)
    ]
    file = TournamentFile.create(path, event)
    for place in places:
        for number in range(1, BOARDS + 1):
            for table in (0, 1):
                match = scored(match_at(file.event, place), number, table, random)
                event = with_match(file.event, place, match)
                what = f"board {number}, round {place.round}, table {table_of(event, place)}"
                file.history.do(event, what, file.stamp())
    file.write()
    file.close()
    return file.event, places[-1]


def _board(file: TournamentFile, place: MatchPlace, random: Random) -> tuple[float, float]:
    """Milliseconds that it takes to enter a board and to undo that, the longest of twenty."""
    boards: list[float] = []
    undone: list[float] = []

    def enter() -> None:
        match = scored(match_at(file.event, place), len(boards) + 1, 0, random)
        file.save(with_match(file.event, place, match), "board")

    def undo() -> None:
        file.history.undo(file.stamp())
        file.write()

    for _ in range(20):
        boards.append(_timed(enter)[1])
        undone.append(_timed(undo)[1])
    return 1000 * max(boards), 1000 * max(undone)


def _timed(do: Callable[[], Found]) -> tuple[Found, float]:
    start = perf_counter()
    found = do()
    return found, perf_counter() - start


if __name__ == "__main__":
    main()
