"""The exports of Swiss tournaments that contact_sheet.py makes: there is no command for them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from vpdesk.formats.choice import ExportChoice, forms_for
from vpdesk.formats.exporter import export_steps
from vpdesk.formats.logo import read_logo
from vpdesk.formats.swiss_subject import SwissSubject
from vpdesk.languages import language
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.swiss.parts import SwissPart
from vpdesk.report.swiss.story import round_words
from vpdesk.scales import ScaleSpec
from vpdesk.stepwise import finished
from vpdesk.swiss.draw import as_round, draw
from vpdesk.swiss.generator import generate
from vpdesk.swiss.teams.generator import generate_teams
from vpdesk.swiss.tournament import Edition, OddField, Round, TeamRules, Tournament

FIRST = [
    "Anna",
    "Petr",
    "Olga",
    "Jiří",
    "Søren",
    "Élise",
    "Łukasz",
    "Иван",
    "Jürgen",
    "Marta",
    "Zoë",
    "Vít",
]
LAST = [
    "Nováková",
    "Šťastný",
    "Ødegård",
    "Gąsiorowski",
    "Müller-Lüdenscheidt",
    "Lefèvre",
    "Кузнецов",
    "Ek",
]


class SwissExport(NamedTuple):
    """A file to make: its name on the sheet, its ending, the part; page: -1 for the last."""

    name: str
    ending: str
    part: SwissPart
    teams: bool = False
    form: Form | None = None
    landscape: bool = False
    page: int = 1


OF_TOURNAMENTS = (
    SwissExport("by board", "pdf", SwissPart.PAIRINGS_BY_BOARD, landscape=True),
    SwissExport("by board, sheet", "pdf", SwissPart.PAIRINGS_BY_BOARD, form=Form.SHEET),
    SwissExport("by name", "pdf", SwissPart.PAIRINGS_BY_NAME, landscape=True),
    SwissExport("teams, by board", "pdf", SwissPart.PAIRINGS_BY_BOARD, teams=True),
    SwissExport("result slips", "pdf", SwissPart.RESULT_SLIPS),
    SwissExport("teams, result slips", "pdf", SwissPart.RESULT_SLIPS, teams=True),
    SwissExport("standings", "pdf", SwissPart.STANDINGS),
    SwissExport("teams, standings", "pdf", SwissPart.STANDINGS, teams=True),
    SwissExport("crosstable", "pdf", SwissPart.CROSSTABLE, landscape=True),
    SwissExport("teams, crosstable", "pdf", SwissPart.CROSSTABLE, teams=True, landscape=True),
    SwissExport("player cards", "pdf", SwissPart.PLAYER_CARDS),
    SwissExport("explanation", "pdf", SwissPart.EXPLANATION),
    SwissExport("teams, explanation", "pdf", SwissPart.EXPLANATION, teams=True),
    SwissExport("web page", "html", SwissPart.STANDINGS),
    SwissExport("workbook", "xlsx", SwissPart.CROSSTABLE, teams=True),
    SwissExport("numbers", "csv", SwissPart.STANDINGS),
)


def write_swiss(
    each: SwissExport, code: str, event: str, date: str, logo: Path, path: Path
) -> None:
    """Write a file in a language. Raises WordedError."""
    tournament = teams() if each.teams else players()
    number = len(tournament.rounds)
    subject = SwissSubject(tournament, number, words=partial(round_words, tournament, number))
    form = each.form or forms_for(each.part)[0]
    choice = ExportChoice(each.part, form, each.ending, landscape=each.landscape)
    letterhead = Letterhead("", event, date, read_logo(logo))
    path.write_bytes(finished(export_steps(choice, subject, letterhead, language(code))))


@cache
def players() -> Tournament:
    """29 players before the results of round 5 of 7."""
    random = Random(1)
    made = generate(29, 4, Edition.E2026, 3, half_bye_rate=0.03, forfeit_rate=0.02)
    named = replace(
        made,
        name="Memoriál Łódź",
        planned=7,
        players=tuple(
            replace(each, name=f"{random.choice(LAST)}, {random.choice(FIRST)}")
            for each in made.players
        ),
    )
    return replace(named, rounds=(*named.rounds, as_round(named, draw(named))))


@cache
def teams() -> Tournament:
    """11 teams with a triangle, before the results of the last round."""
    rules = TeamRules(ScaleSpec(boards=12), odd=OddField.TRIANGLE, danish_rounds=(6,))
    made = generate_teams(11, 5, 4, rules)
    last = made.rounds[-1]
    open_games = tuple(
        replace(game, white_result=None, black_result=None, points=None, imps=None)
        for game in last.games
    )
    return replace(
        made,
        name="Spring Teams",
        players=tuple(
            replace(each, name=f"{LAST[each.number % len(LAST)]} {each.number}")
            for each in made.players
        ),
        rounds=(*made.rounds[:-1], Round(open_games, last.byes, last.method)),
    )
