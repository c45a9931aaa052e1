"""Events and evenings of which everything is printed: names of 30 letters, as they happen to be."""

from dataclasses import replace
from functools import cache

from tests.swiss_events import play_round, with_next_round
from tests.unit.deals.known import known_deals
from tests.unit.event.stages_builders import RULES, league, played
from tests.unit.pairs.evenings import filled, of_howell, of_mitchell
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
    of_tournament,
    snake,
)
from vpdesk.event.place import FIRST as FIRST_PLACE
from vpdesk.event.place import StagePlace, tournament_at
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.deals.sheets import DealsSubject
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.pairs.sheets import PairsSubject
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Edition, Entrant, Tournament

TOWNS = (
    *("Český Krumlov", "Hradec Králové", "Łódź Śródmieście", "København Østerbro"),
    *("Санкт-Петербург", "Château-Thierry", "Mönchengladbach", "Uherské Hradiště"),
)
MEMBERS = ("Štěpánka Vondráčková", "Łukasz Øster", "Zoë Þorsteinsdóttir", "Жанна Щербакова")
FIRST = ("Štěpánka", "Łukasz", "Zoë", "Bartholomew", "Æbeltoft", "Жанна", "Ørjan", "Jiří")
FAMILY = ("Vondráčková", "Øster", "Þorsteinn", "Zawadzki", "Œuvrard", "Щербаков", "Lindqvist")
SCORES = ("4♠+1 N", "-50", "3NT= S", "140", "-620", "6♥X-2 E", "1430", "A60/40", "-1100", "420")


def long_name(number):
    """A name of 30 letters: "Bridge klub Český Krumlov 01…"."""
    name = f"Bridge klub {TOWNS[number % len(TOWNS)]}"
    return f"{name:.<27} {number:02}".replace(".", "e")


def team(number):
    return Entrant(number, long_name(number), members=MEMBERS, captain=MEMBERS[0])


def person(number):
    return f"{FIRST[number % len(FIRST)]} {FAMILY[number % len(FAMILY)]}"


def subject(event, place=FIRST_PLACE, round=0):
    tournament = tournament_at(event, place)
    tournament = replace(tournament, name=event.name)
    stage = None if event.is_tournament else InStage(event, place)
    return EventSubject(tournament, round, stage=stage, event=event)


@cache
def a_league():
    """Eight teams after four of seven rounds, one of which paid for being late."""
    event = league(8)
    players = tuple(map(team, range(1, 9)))
    group = event.group(1)
    rounds = group.rounds[:4]
    first = replace(group, entrants=players, rounds=rounds)
    event = replace(event.with_group(1, 1, first), entrants=players)
    event = played(event, 1, margin=lambda home, visitor: 7 * (visitor - home))
    rounds = (*event.group(1).rounds, *group.rounds[4:])
    event = event.with_group(1, 1, replace(event.group(1), rounds=rounds))
    late = (Adjustment(2, -100, reason="twenty minutes late at the first board", round=1),)
    event = event.with_stage(1, replace(event.stage(1), adjustments=late))
    return subject(replace(event, name="Extraliga týmů"))


@cache
def a_long_league():
    """24 teams after two of 23 rounds."""
    event, players = league(24), tuple(map(team, range(1, 25)))
    group = event.group(1)
    first = replace(group, entrants=players, rounds=group.rounds[:2])
    event = played(replace(event.with_group(1, 1, first), entrants=players), 1)
    rounds = (*event.group(1).rounds, *group.rounds[2:])
    return subject(event.with_group(1, 1, replace(event.group(1), rounds=rounds)))


@cache
def a_swiss():
    """23 teams after five rounds, of which three met in a triangle."""
    made = Tournament(tuple(map(team, range(1, 24))), name="Vltava Cup", kind=Kind.TEAMS, planned=8)
    for _ in range(5):
        made = play_round(made)
    return subject(of_tournament(with_next_round(made)))


def cup_event():
    """Two groups of four, then a knock-out of four in three segments with a third place."""
    stages = (Stage("Groups", DrawKind.ROUND_ROBIN),)
    event = Event(tuple(map(team, range(1, 9))), stages, "Winter Cup", Kind.TEAMS)
    event = begun(event, 1, replace(RULES, name="Winter Cup"), snake(who_plays(event, 1), 2))
    for group in (1, 2):
        event = played(event, 1, group)
    final = Stage(
        "Finals",
        DrawKind.KNOCK_OUT,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.HALF_MARGIN, 1, cap=8),
        third_place=True,
    )
    event = replace(event, stages=(*event.stages, final))
    rules = replace(RULES, teams=replace(RULES.teams, segments=3))
    return drawn(begun(event, 2, rules, [who_plays(event, 2)]), 2)


@cache
def groups():
    return subject(cup_event(), StagePlace(1, 1))


@cache
def a_cup():
    return subject(cup_event(), StagePlace(2, 1))


@cache
def an_open():
    """Forty players of chess after five of nine rounds."""
    players = tuple(
        Entrant(n, f"{FAMILY[n % 7]}, {FIRST[n % 8]} {n:02}", 2400 - 10 * n, "FM" if n < 9 else "")
        for n in range(1, 41)
    )
    made = Tournament(
        players, name="Spring Open", edition=Edition.E2012, planned=9, first_colour="w"
    )
    for _ in range(5):
        made = play_round(made, ("1", "0", "½"))
    return subject(of_tournament(made))


def deals(count):
    """Deals with what can be made, one a board."""
    known = [each.deal for each in known_deals()]
    return tuple(replace(known[at % len(known)], board=at + 1) for at in range(count))


@cache
def an_evening():
    """Fourteen pairs, a Howell of 26 boards with cards and all results, at seven tables."""
    players = tuple(
        Contestant(n, (person(2 * n), person(2 * n + 3)), club="BK Vltava") for n in range(1, 15)
    )
    told = {"name": "Tuesday pairs", "place": "Brno", "date": "2026-11-24"}
    evening = replace(of_howell(14), entrants=players, deals=deals(26), **told)
    return PairsSubject(ScoredEvening(filled(evening, SCORES)))


@cache
def two_winners():
    """Sixteen pairs of a Mitchell."""
    players = tuple(
        Contestant(n, (f"Štěpánka Vondráčková {n}", f"Łukasz Øster {n}")) for n in range(1, 17)
    )
    section = of_mitchell(16, boards=3)
    evening = Evening("Thursday", date="2026-11-26", entrants=players, sections=(section,))
    return PairsSubject(ScoredEvening(filled(evening, SCORES)))


def a_file_of_deals():
    return DealsSubject(deals(26), "Tuesday pairs")


SUBJECTS = {
    "league": a_league,
    "swiss": a_swiss,
    "groups": groups,
    "cup": a_cup,
    "open": an_open,
    "howell": an_evening,
    "mitchell": two_winners,
    "deals": a_file_of_deals,
}
