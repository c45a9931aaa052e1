"""Write the samples of the program's Help menu (resources/samples) anew.

.venv/bin/python packaging/develop/make_samples.py [FOLDER]
"""

from __future__ import annotations

import itertools
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "develop")]

from samples import played_match, write_club_workbook

from vpdesk.event.event import Event
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import drawn
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.files.match_file import write_match
from vpdesk.files.movement_file import write_movement
from vpdesk.files.tournament import History, TournamentFile
from vpdesk.gui.desk.samples import FOLDER, SAMPLES
from vpdesk.movements.builders.howell import howell
from vpdesk.pairs.begin import Seating, evening_of
from vpdesk.pairs.evening import Contestant, Evening, with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

TEAMS = (
    *("Rovers", "Tigers", "Old Oak", "Harbour", "Castle", "Riverside"),
    *("Les Amis", "Dvojka", "Nordlys", "Trefl", "Anker", "Hilltop"),
)
PLAYERS = (
    "Ruth Adams", "Jonas Bauer", "Marco Conti", "Petr Dvořák", "Lise Eriksen", "Anna Fischer",
    "Luis García", "Jana Horák", "Olga Ivanova", "Mads Jensen", "Ewa Kowalska", "Paul Lefèvre",
    "Ida Møller", "Tomáš Novák", "Sean O’Brien", "Claire Petit", "Nils Quist", "Elena Rossi",
    "Karl Schmidt", "Grace Taylor",
)  # fmt: skip
SCORES = ("3nt n +1", "3nt n =", "4s s =", "3nt n -1", "1nt n +2", "4s s +1", "5c e -2")
SCORED = 20  # boards
ADJUSTED = 16  # which result the director gave, 60 and 40 %


def evening() -> Evening:
    """An evening of five tables that is nearly played, with an adjusted score."""
    both = zip(PLAYERS[:10], PLAYERS[10:], strict=True)
    pairs = [Contestant(number, names) for number, names in enumerate(both, 1)]
    found = evening_of(Evening("Tuesday evening"), pairs, [Seating(howell(10).with_boards(3))])
    scores, adjusted = itertools.cycle(SCORES), found.due[ADJUSTED]
    for place in found.due:
        if place.board <= SCORED:
            result = "A60/40" if place == adjusted else next(scores)
            found = with_entry(found, parse_result(result, place))
    return found


def swiss() -> Tournament:
    """Twelve teams by the Swiss system, before the last results of the last round but one."""
    made = generate_teams(len(TEAMS), 6, 4, TeamRules(ScaleSpec(boards=24)))
    last = made.rounds[-1]
    waiting = (
        replace(game, home_result=None, visitor_result=None, points=None, score=None)
        for game in last.games[3:]
    )
    return replace(
        made,
        name="Spring Teams",
        planned=7,
        entrants=tuple(
            replace(team, name=name) for team, name in zip(made.entrants, TEAMS, strict=True)
        ),
        rounds=(*made.rounds[:-1], Round((*last.games[:3], *waiting), last.byes, last.method)),
    )


def league() -> Event:
    """Eight teams meet each other; two matches of round 4 are still played."""
    event = _new(EventFormat.LEAGUE, "Winter League", boards=20)
    for number in range(1, 4):
        event = _played(event, number)
    return _played(event, 4, left=2)


def cup() -> Event:
    """A knock-out of eight teams: one semi-final is still played."""
    event = drawn(_new(EventFormat.KNOCK_OUT, "Autumn Cup", boards=32), 1)
    event = drawn(_played(event, 1), 1)
    return _played(event, 2, left=1)


def _new(format_: EventFormat, name: str, boards: int) -> Event:
    rules = TeamRules(ScaleSpec(boards=boards))
    teams = [Entrant(number, name) for number, name in enumerate(TEAMS[:8], 1)]
    return new_event(EventPlan(format_, Kind.TEAMS, name, rules), teams)


def _played(event: Event, number: int, left: int = 0) -> Event:
    """A round with results of all its matches but the last ones."""
    group = event.group(1)
    games = group.rounds[number - 1].games
    for table, game in enumerate(games[: len(games) - left], 1):
        home, visitor = ((each * 17 + number * 11) % 41 + 12 for each in game.sides)
        score = scored(group.teams, game, MatchImps(home, visitor))
        group = with_game(group, number, table, score)
    return event.with_group(1, 1, group)


def make(folder: Path) -> None:
    """Write all of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {sample.name: folder / sample.file for sample in SAMPLES}
    write_evening(files["evening"], evening())
    for name, kept in (("league", league()), ("swiss", swiss()), ("cup", cup())):
        files[name].unlink(missing_ok=True)
        TournamentFile.create(files[name], History(kept)).close()
    write_movement(files["movement"], howell(8).with_boards(3))
    write_club_workbook(files["wall"])
    write_match(files["match"], played_match())


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / FOLDER)
