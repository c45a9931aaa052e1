"""What the pictures show: a match, a club's table, tournaments and the like."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

from vpdesk.match.case import Case, Side
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match, Ruled
from vpdesk.match.score_sheet import Method, Status, new_sheet, with_entry, with_status
from vpdesk.scales import ScaleRule, ScaleSpec, continuous_scale
from vpdesk.scales.chances import IMPS_A_BOARD
from vpdesk.tournament.draws.draw import as_round, draw
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.round import Round
from vpdesk.tournament.team_rules import OddField, TeamRules
from vpdesk.tournament.tournament import Edition, Tournament

BOARDS = (  # open room, closed room
    ("4S= N", "3S+1 N"),
    ("3NT-1 S", "2NT= S"),
    ("4H-2 W", "3H= W"),
    ("6S= N", "4S+2 N"),
    ("1NT= W", "1NT= W"),
    ("5CX-2 E", "4S-1 N"),
    ("3NT+1 E", "3NT= E"),
    ("2H-1 S", "2D= E"),
    ("pass", "1NT-1 N"),
    ("6NT-1 N", "3NT+2 N"),
    ("4H= E", "4SX-1 S"),
    ("3C+1 W", "2NT-2 W"),
    ("7D= S", "6D+1 S"),
    ("4S-1 E", "4S= E"),
    ("", ""),  # adjusted: an average plus for both
    ("5D= W", "3NTX-3 W"),
)
AVERAGE = 3  # IMPs
CROSS = ("4S= N", "4S+1 N", "3S+1 N", "4S-1 N", "450", "3NT= S", "4S= N", "-50")  # a board each
MISTAKES = {7: "11.86", 12: "12,75", 18: "13.80", 33: "", 41: "172.5", 48: "17.98"}  # by margin
NUMBER = re.compile(r"[\d.]+")
PAST = {16: 900, 20: 600, 24: 400, 32: 300}  # matches by board count
SWING = 1.15  # the teams were not all equally good


FIRST_NAMES = [
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
LAST_NAMES = [
    "Nováková",
    "Šťastný",
    "Ødegård",
    "Gąsiorowski",
    "Müller-Lüdenscheidt",
    "Lefèvre",
    "Кузнецов",
    "Ek",
]


def played_match() -> Match:
    """A match over 16 boards, all of them entered, the last but one adjusted."""
    sheet = new_sheet(len(BOARDS))
    for number, rooms in enumerate(BOARDS, 1):
        for table, text in enumerate(rooms):
            if text:
                sheet = with_entry(sheet, number, table, parse_entry(text))
    sheet = with_status(sheet, len(BOARDS) - 1, Status.ADJUSTED, (AVERAGE, AVERAGE))
    sheet = replace(sheet, home="Rovers", away="Tigers", event="Spring Teams", round="3")
    return Match(replace(sheet, date="14 May 2030"), ScaleSpec(boards=len(BOARDS)))


def club_table() -> str:
    """The table of 24 boards in CSV, with mistakes; a margin is missing."""
    scale = continuous_scale(ScaleRule(24))
    right = {margin: f"{scale.vps(margin)[0] / 100:.2f}" for margin in range(scale.last_margin + 1)}
    lines = [f"{margin};{vps}" for margin, vps in (right | MISTAKES).items() if vps]
    return "\n".join(["IMPs;24 boards", *lines, ""])


def write_club_workbook(path: Path) -> None:
    """The same table as a workbook."""
    from openpyxl import Workbook  # only who wants a workbook needs it

    book = Workbook()
    for line in club_table().splitlines():
        cells = line.split(";")
        book.active.append([float(cell) if NUMBER.fullmatch(cell) else cell for cell in cells])
    book.save(path)


def past_matches() -> str:
    """A list of matches in CSV: boards and margin."""
    random, lines = Random(7), ["Boards;Margin"]
    for boards, number in PAST.items():
        deviation = SWING * IMPS_A_BOARD * boards**0.5
        lines += [f"{boards};{abs(round(random.gauss(0, deviation)))}" for _ in range(number)]
    return "\n".join([*lines, ""])


def players_tournament() -> Tournament:
    """29 players before the results of round 5 of 7."""
    random = Random(1)
    made = generate(29, 4, Edition.E2026, 3, half_bye_rate=0.03, forfeit_rate=0.02)
    named = replace(
        made,
        name="Memoriál Łódź",
        planned=7,
        entrants=tuple(
            replace(each, name=f"{random.choice(LAST_NAMES)}, {random.choice(FIRST_NAMES)}")
            for each in made.entrants
        ),
    )
    return replace(named, rounds=(*named.rounds, as_round(named, draw(named))))


def teams_tournament() -> Tournament:
    """11 teams with a triangle, before the results of the last round."""
    rules = TeamRules(ScaleSpec(boards=12), odd=OddField.TRIANGLE, danish_rounds=(6,))
    made = generate_teams(11, 5, 4, rules)
    last = made.rounds[-1]
    open_games = tuple(
        replace(game, home_result=None, visitor_result=None, points=None, score=None)
        for game in last.games
    )
    return replace(
        made,
        name="Spring Teams",
        entrants=tuple(
            replace(each, name=f"{LAST_NAMES[each.number % len(LAST_NAMES)]} {each.number}")
            for each in made.entrants
        ),
        rounds=(*made.rounds[:-1], Round(open_games, last.byes, last.method)),
    )


def cross_imps_match() -> Match:
    """Four boards that were played at eight tables."""
    sheet = new_sheet(4, method=Method.CROSS_IMPS, tables=len(CROSS))
    for number in range(1, 5):
        for table, text in enumerate(CROSS):
            sheet = with_entry(sheet, number, (table + number) % len(CROSS), parse_entry(text))
    return Match(sheet, ScaleSpec(boards=4))


def ruled_match() -> Match:
    """Two of 16 boards have no result, and both sides get an average plus for them."""
    home, away = Side("Rovers", imps=3800, plus=2), Side("Tigers", imps=2100, plus=2)
    case = Case(planned=16, played=14, home=home, away=away)
    return Match(new_sheet(16), ScaleSpec(boards=16), Ruled(case))
