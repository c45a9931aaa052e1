"""What the rules say of pairs made by hand."""

from dataclasses import replace

import pytest

from tests.swiss_events import with_next_round
from tests.unit.tournament.draws.teams.teams_odd_field_builders import last_in_triangle
from vpdesk.report.events.why.opinions import broken_words, change_words, opinion_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.opinion import broken
from vpdesk.tournament.draws.teams.by_table import all_rounds
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import exchanged
from vpdesk.tournament.round import Bye, ByeKind, DrawChange, Game, Result, Round
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Edition, Entrant, Forbidden, Tournament

WIN, LOSS = Result.WIN, Result.LOSS
GROUPS = ("Ely", "", "Ely", "", "", "")
PLAYERS = tuple(
    Entrant(number, f"P{number}", group=group) for number, group in enumerate(GROUPS, 1)
)


def played(*pairs, byes=()):
    return Round(tuple(Game(white, black, WIN, LOSS) for white, black in pairs), byes)


TWO = Tournament(
    PLAYERS,
    (played((1, 2), (3, 4), (5, 6)), played((1, 4), (3, 6), (5, 2))),
    edition=Edition.E2012,
)


def test_a_good_pair_breaks_nothing():
    assert broken(TWO, (2, 3), 3) == ()


def test_a_repetition_names_its_round():
    assert broken(TWO, (2, 1), 3) == ("repeat:1",)
    assert broken(TWO, (4, 1), 3) == ("repeat:2",)
    assert broken(TWO, (4, 1), 2) == ()  # judged by the rounds before


@pytest.mark.parametrize(
    ("edition", "code"), [(Edition.E2012, "B.2"), (Edition.E2017, "C.3"), (Edition.E2026, "C3")]
)
def test_two_who_need_the_same_colour(edition, code):
    found = broken(replace(TWO, edition=edition), (3, 5), 3)
    assert found == (code, "third:w")


def test_top_scorers_may_in_the_last_round():
    assert broken(replace(TWO, planned=3), (3, 5), 3) == ("third:w",)


def test_a_colour_for_the_third_time():
    assert broken(TWO, (3, 2), 3) == ("third:w", "third:b")
    assert broken(TWO, (6, 4), 3) == ("B.2", "third:b")


def test_forbidden_in_the_rounds_that_it_is_for():
    some = replace(TWO, forbidden=(Forbidden((2, 3, 6), 3, 4),))
    assert broken(some, (2, 3), 3) == ("forbidden",)
    longer = replace(some, rounds=(*some.rounds, played((2, 1)), played((2, 4))))
    assert "forbidden" not in broken(longer, (6, 3), 5)


def test_one_group():
    assert broken(TWO, (3, 1), 2) == ("group",)


@pytest.mark.parametrize(
    ("edition", "kind", "code"),
    [
        (Edition.E2012, ByeKind.PAIRING, "B.1.b"),
        (Edition.E2012, ByeKind.HALF, "B.1.b"),
        (Edition.E2017, ByeKind.PAIRING, "C.2"),
        (Edition.E2017, ByeKind.HALF, ""),
        (Edition.E2026, ByeKind.FULL, "C2"),
        (Edition.E2026, ByeKind.ZERO, ""),
    ],
)
def test_a_second_bye(edition, kind, code):
    event = Tournament(PLAYERS[:3], (played((1, 2), byes=(Bye(3, kind),)),), edition=edition)
    assert broken(event, (3, 0), 2) == ((code,) if code else ())


def test_teams_have_no_colours_but_byes():
    event = replace(TWO, kind=Kind.TEAMS)
    assert broken(event, (3, 5), 3) == ()
    byes = (Bye(6, ByeKind.PAIRING), Bye(5, ByeKind.HALF))
    event = Tournament(PLAYERS, (played((1, 2), (3, 4), byes=byes),), kind=Kind.TEAMS)
    assert broken(event, (6, 0), 2) == ("bye",)
    assert opinion_words(event, 2, [(6, 0)], Language()) == "6 without an opponent is a second bye"
    assert broken(event, (5, 0), 2) == ()


def test_words():
    language = Language()
    assert broken_words(("repeat:3", "B.2", "third:b"), language) == (
        "repeats round 3, breaks B.2 (both need the same colour), "
        "gives the second a third Black in a row"
    )
    assert broken_words(("C.2",), language) == "breaks C.2 (a second bye)"
    change = DrawChange(((3, 5), (8, 0)), ((8, 5), (3, 0)), ("group",))
    assert change_words(change, language) == (
        "3–5, 8 without an opponent → 8–5, 3 without an opponent: is within one club"
    )
    assert opinion_words(TWO, 3, [(2, 1), (2, 3)], language) == (
        "2–1 repeats round 1; 2–3 breaks no rule"
    )


def test_a_triangle_made_by_hand_is_judged_by_the_rules_of_the_event():
    rules = TeamRules(odd=OddField.TRIANGLE, triangle=Triangle.ONCE)
    drawn = with_next_round(last_in_triangle(rules))
    halves = [game.sides for game in drawn.rounds[1].games if game.triangle]
    assert sorted({each for pair in halves for each in pair}) == [2, 4, 6]
    leaders = exchanged(exchanged(drawn, 2, 2, 1), 2, 4, 3)
    assert leaders.rounds[1].changes[-1].broken == ("leaders",)
    again = exchanged(drawn, 2, 2, 9)
    (change,) = again.rounds[1].changes
    assert set(change.broken) == {"triangle:9"}
    pair = next(pair for pair in change.after if 9 in pair and {4, 6} & {*pair})
    assert opinion_words(again, 2, [pair], Language()) == (
        f"{pair[0]}–{pair[1]} puts 9 in a triangle again"
    )
    free = replace(leaders, teams=replace(rules, leaders_apart=False, triangle=Triangle.LOWEST))
    assert exchanged(free, 2, 1, 5).rounds[1].changes[-1].broken == ("repeat:1",)


def test_teams_may_meet_again_in_a_danish_round():
    teams = replace(TWO, kind=Kind.TEAMS, teams=TeamRules(danish_rounds=(3,)))
    assert broken(teams, (4, 1), 3) == ()
    assert broken(replace(teams, teams=TeamRules()), (4, 1), 3) == ("repeat:2",)


@pytest.mark.parametrize("method", [TeamMethod.ROUND_ROBIN, TeamMethod.TWICE])
def test_a_schedule_is_judged_by_the_rounds_to_come_too(method):
    rules = TeamRules(method=method)
    empty = Tournament(PLAYERS, kind=Kind.TEAMS, teams=rules)
    rounds = all_rounds(empty, double=method is TeamMethod.TWICE)
    schedule = replace(empty, rounds=rounds, planned=len(rounds))
    (home, visitor), (other, _) = (each.sides for each in rounds[0].games[:2])
    assert broken(schedule, (visitor, home), 1) == ()  # the sides alone
    found = exchanged(schedule, 1, home, other).rounds[0].changes[-1]
    for pair in found.after:
        met = [
            f"repeat:{number}"
            for number, each in enumerate(rounds, 1)
            for game in each.games
            if {*game.sides} == {*pair}
        ]
        assert len(met) == (2 if method is TeamMethod.TWICE else 1)
        assert {*met} <= {*found.broken}
    assert len(found.broken) == len(found.after) * len(met)
