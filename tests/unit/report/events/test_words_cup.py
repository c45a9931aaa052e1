"""Why two meet in a knock-out."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import DrawKind, Event, Stage
from vpdesk.event.stages import begun, drawn
from vpdesk.report.events.why.story import story
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import Sharing


def cup(rounds, rules=RULES):
    event = Event(field(6), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),), "Cup", Kind.TEAMS)
    event = drawn(begun(event, 1, rules, [range(1, 7)]), 1)
    for _ in range(rounds - 1):
        event = drawn(played(event, 1), 1)
    tournament = event.group(1)
    return story(tournament.through(rounds - 1), None, tournament.rounds[rounds - 1])


def said(told):
    return [each.text for each in told(Language())]


def test_round_1_goes_by_the_seeds_and_byes_by_empty_places():
    the = cup(1)
    (told,) = the.game(4, 5)
    assert said(told) == [
        "Team 4 – Team 5",
        "Seeds 4 and 5 meet: the two seeds of a match in round 1 add up to 9.",
    ]
    bye = "Team 1: Seed 1 has a bye: the bracket has 8 places, and nobody is seed 8."
    assert said(the.entrant(1)) == [bye]
    assert bye in said(the.draw)
    assert said(the.why_not(1, 2))[1].endswith("they could meet in round 3, not before.")


def test_later_rounds_go_by_who_won_beside_whom():
    (told,) = cup(2).game(1, 4)
    assert said(told)[1] == (
        "They stand next to each other in the bracket:"
        " Team 1 had a bye in round 1; Team 4 beat Team 5 in round 1."
    )
    final = cup(3)
    assert "Both have lost their semi-final: they play for the third place." in said(final.draw)
    assert said(final.entrant(6)) == ["Team 6 does not play in this round."]


def test_seeds_by_lot_and_matches_by_hand_are_told():
    the = cup(1, replace(RULES, teams=replace(RULES.teams, sharing=Sharing.LOT, lot=3)))
    assert said(the.draw)[1].endswith("The seeds were drawn by lot.")
    assert said(next(cup(1).game(3, 5)))[1] == (
        "The bracket gives other opponents: it was changed by hand, or a result was corrected."
    )
