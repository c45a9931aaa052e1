"""What is said of the draw of a teams event."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.tournament.draws.teams.teams_events import event, won
from vpdesk.files.scale_library import find
from vpdesk.report.events.names import drawn_text
from vpdesk.report.events.why.story import round_words
from vpdesk.report.events.why.words_rules import RULES, rules_words
from vpdesk.report.events.why.words_seats import SEATS
from vpdesk.report.events.why.words_teams import (
    ALONE,
    PASSED,
    TAKEN,
    match_reasons,
    reason_words,
    why_not_words,
)
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.by_table import all_rounds
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.method_rules import MethodRule, method_rules
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.draws.teams.why import why_not_match
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.round import Bye, ByeKind, Round
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Forbidden

FIRST = Round((won(1, 2, 1900), won(3, 4, 1700)), (Bye(5, ByeKind.PAIRING),))
PLAYED = event(5, FIRST, forbidden=(Forbidden((1, 3)),))  # ranking 1 3 5 4 2


def test_a_match_is_told_from_those_passed_over_to_the_seats() -> None:
    first, second = match_reasons(draw_teams(PLAYED), PLAYED, ENGLISH)
    last = ", the highest ranked that is left; the rest can be drawn."
    assert first == (
        "Team 1 (rank 1) must not meet Team 3 (rank 2).",
        "If Team 1 (rank 1) met Team 5 (rank 3), the rest could not be drawn.",
        f"Team 1 (rank 1) meets Team 4 (rank 4){last}",
        "Team 4 is at home, because its home matches less its visits are fewer.",
    )
    assert second[0] == f"Team 3 (rank 2) meets Team 5 (rank 3){last}"


def test_who_has_been_met_is_told_with_the_round() -> None:
    made = event(
        4, Round((won(1, 2, 1900), won(3, 4, 600))), Round((won(1, 4, 1900), won(3, 2, 0)))
    )
    drawn = draw_teams(made)
    assert match_reasons(drawn, made, ENGLISH)[0][0] == (
        "Team 1 (rank 1) has met Team 2 (rank 2, round 1), Team 4 (rank 3, round 2)."
    )


def test_the_bye_and_missing_results_are_told() -> None:
    drawn = draw_teams(PLAYED)
    (bye,) = reason_words(drawn.notes, drawn, PLAYED, ENGLISH)
    assert bye == (
        "Team 2 (rank 5) has the bye: the lowest ranked with the fewest byes before (0)."
    )
    missing = (Reason(Why.UNFINISHED, value=2),)
    assert reason_words(missing, drawn, PLAYED, ENGLISH) == (
        "2 results still missing: these matches count as 0 VP.",
    )


def test_why_two_do_not_meet_and_what_would_change() -> None:
    made = replace(PLAYED, forbidden=())
    drawn = draw_teams(made)
    decisive, changes = why_not_words(why_not_match(made, 1, 5), drawn, made, ENGLISH)
    assert decisive == (
        "If Team 1 (rank 1) and Team 5 (rank 3) met, the bye or triangle would have to be others’."
    )
    assert changes == "If they met: Team 1–Team 5, Team 3–Team 2, bye: Team 4."
    assert why_not_words(why_not_match(made, 1, 2), drawn, made, ENGLISH) == (
        "Team 2 (rank 5) and Team 1 (rank 1) met in round 1.",
    )


def test_totals_are_squared_vps() -> None:
    drawn = draw_teams(PLAYED)
    reason = Reason(Why.GREATER_TOTAL, value=8259100, value_now=2881800)
    assert reason_words((reason,), drawn, PLAYED, CZECH) == (
        "The sum of the squared VP differences would be 825,91; it is 288,18.",
    )


def test_the_rules_are_stated_with_their_numbers() -> None:
    words = rules_words(TeamRules(danish_rounds=(7, 6), bye=1250), CZECH)
    assert any(text.endswith("so that matches may repeat: 6, 7.") for text in words)
    assert any("The bye, 12,5 VP, goes to" in text for text in words)
    acbl = find("acbl-20")
    printed = rules_words(TeamRules(ScaleSpec(family=acbl), odd=OddField.TRIANGLE), ENGLISH)
    assert any("table for half of the boards: 5 VP each" in each for each in printed)
    assert not any("formula" in each for each in printed)
    halves = rules_words(TeamRules(ScaleSpec(v0=15), odd=OddField.TRIANGLE), ENGLISH)
    assert any("7.5 VP each at a draw" in text for text in halves)


@pytest.mark.parametrize(
    ("odd", "danish", "sentence"),
    [
        (OddField.BYE, (), "No match is repeated."),
        (OddField.BYE, (7,), "Outside Danish rounds no match is repeated."),
        (OddField.TRIANGLE, (), "No match is repeated, except within a triangle if none as fair"),
        (OddField.TRIANGLE, (7,), "Only Danish rounds repeat matches, and triangles"),
    ],
)
def test_what_is_said_of_repeats_has_its_exceptions(
    odd: OddField, danish: tuple[int, ...], sentence: str
) -> None:
    words = rules_words(TeamRules(odd=odd, danish_rounds=danish), ENGLISH)
    (told,) = (text for text in words if "match is repeated" in text or "repeat matches" in text)
    assert told.startswith(sentence)


@pytest.mark.parametrize("choice", Triangle)
def test_who_may_be_in_a_triangle_is_told(choice: Triangle) -> None:
    rules = TeamRules(odd=OddField.TRIANGLE, triangle=choice)
    words = " ".join(rules_words(rules, ENGLISH))
    assert "No triangle has two of the first three by rank" in words
    told = [text in words for text in ("as few triangles before", "twice.", "in another one.")]
    assert told == [each is choice for each in Triangle]
    free = " ".join(rules_words(replace(rules, leaders_apart=False), ENGLISH))
    assert "first three" not in free


def test_what_is_drawn_in_arrears_says_so() -> None:
    sentence = "Rounds are drawn one round behind: the round before is still being played."
    assert sentence in rules_words(TeamRules(arrears=True), ENGLISH)
    assert sentence not in rules_words(TeamRules(), ENGLISH)


def test_a_round_that_repeats_a_match_says_so() -> None:
    circle = (won(5, 1, 1000, 1), won(1, 2, 1000, 1), won(2, 5, 1000, 1))
    second = Round((won(3, 4, 1200), *circle), method="least-total")
    made = event(5, replace(FIRST, method="least-total"), second)
    assert drawn_text(made, 1, ENGLISH) == "drawn by number, the upper half against the lower"
    assert drawn_text(made, 2, ENGLISH) == (
        "drawn with the least total of differences, half matches at the tables 2, 3, 4, "
        "played before: the matches at tables 1, 3"
    )


def test_only_rules_that_apply_are_stated() -> None:
    danish = method_rules(TeamRules(method=TeamMethod.DANISH, odd=OddField.TRIANGLE))
    assert MethodRule.DANISH in danish
    assert not {MethodRule.SEEDED, MethodRule.NO_REPEATS, MethodRule.NEW_TRIANGLE} & {*danish}
    assert MethodRule.SEEDED not in method_rules(TeamRules(danish_rounds=(1,)))
    assert set(RULES) == set(MethodRule)


@pytest.mark.parametrize("code", Why)
def test_every_reason_has_its_sentence(code: Why) -> None:
    assert code is Why.UNFINISHED or any(code in table for table in (PASSED, TAKEN, SEATS, ALONE))


def test_a_match_of_a_league_is_by_the_table_though_a_team_has_left() -> None:
    rules = TeamRules(method=TeamMethod.ROUND_ROBIN)
    league = event(6, teams=rules)
    league = replace(league, rounds=all_rounds(league))
    gone = left(league, [3])
    assert gone.by_number[3].last_round
    for number in range(1, 6):
        told = " ".join(str(each) for each in round_words(gone, number, ENGLISH))
        assert "Not what the rules give" not in told
        assert "has a bye, because" not in told
