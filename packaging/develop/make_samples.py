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

from vpdesk.files.evening.evening_file import write_evening
from vpdesk.files.match_file import write_match
from vpdesk.files.tournament import History, TournamentFile
from vpdesk.gui.desk.samples import FOLDER, SAMPLES
from vpdesk.movements.builders.howell import howell
from vpdesk.pairs.begin import Seating, evening_of
from vpdesk.pairs.evening import Contestant, Evening, with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.round import Round
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Tournament

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


def evening() -> Evening:
    """An evening of five tables that is nearly played."""
    both = zip(PLAYERS[:10], PLAYERS[10:], strict=True)
    pairs = [Contestant(number, names) for number, names in enumerate(both, 1)]
    found = evening_of(Evening("Tuesday evening"), pairs, [Seating(howell(10).with_boards(3))])
    scores = itertools.cycle(SCORES)
    for place in found.due:
        if place.board <= SCORED:
            found = with_entry(found, parse_result(next(scores), place))
    return found


def league() -> Tournament:
    """Twelve teams by the Swiss system, before the last results of round 5."""
    made = generate_teams(len(TEAMS), 5, 4, TeamRules(ScaleSpec(boards=24)))
    last = made.rounds[-1]
    played, due = last.games[:3], last.games[3:]
    waiting = (
        replace(game, home_result=None, visitor_result=None, points=None, score=None)
        for game in due
    )
    return replace(
        made,
        name="Spring Teams",
        planned=7,
        entrants=tuple(
            replace(player, name=name) for player, name in zip(made.entrants, TEAMS, strict=True)
        ),
        rounds=(*made.rounds[:-1], Round((*played, *waiting), last.byes, last.method)),
    )


def make(folder: Path) -> None:
    """Write all of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {sample.name: folder / sample.file for sample in SAMPLES}
    write_evening(files["evening"], evening())
    files["league"].unlink(missing_ok=True)
    TournamentFile.create(files["league"], History(league())).close()
    write_club_workbook(files["wall"])
    write_match(files["match"], played_match())


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / FOLDER)
