"""Why two teams do not meet."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.unit.tournament.draws.teams.teams_events import couples_of, event, events, won
from tests.unit.tournament.draws.teams.teams_odd_field_builders import one_round
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.draws.teams.why import why_not_match
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Round
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import Forbidden, Tournament

FIRST = Round((won(1, 4, 1900), won(2, 5, 1700), won(6, 3, 1600)))
# ranking 1 2 6 3 5 4; drawn: 1-2, 6-5, 3-4
PLAYED = event(6, FIRST)


def test_the_draw_that_the_reasons_are_about() -> None:
    drawn = draw_teams(PLAYED)
    assert drawn.ranking == (1, 2, 6, 3, 5, 4)
    assert couples_of(drawn) == ((0, 1), (2, 4), (3, 5))


@pytest.mark.parametrize(
    ("one", "other", "reason"),
    [
        (2, 1, Reason(Why.MEETS, 1, 2)),
        (4, 1, Reason(Why.MET, 4, 1, 1)),
        (1, 6, Reason(Why.CHOSE_HIGHER, 1, 2)),
        (2, 6, Reason(Why.CHOSEN_BEFORE, 2, 1)),
        (3, 5, Reason(Why.CHOSEN_BEFORE, 5, 6)),
    ],
)
def test_what_decided_is_told(one: int, other: int, reason: Reason) -> None:
    assert why_not_match(PLAYED, one, other).reasons == (reason,)


def test_forbidden_and_blocked_matches() -> None:
    made = event(4, forbidden=(Forbidden((1, 3)),))
    assert why_not_match(made, 3, 1).reasons == (Reason(Why.FORBIDDEN, 3, 1),)
    assert why_not_match(made, 2, 4).reasons == (Reason(Why.BLOCKED, 4, 2),)
    assert why_not_match(made, 2, 4).draw is None


def test_in_the_first_round_the_seeds_decide() -> None:
    why = why_not_match(event(6), 1, 2)
    assert why.reasons == (Reason(Why.SEEDED, 4, 1), Reason(Why.SEEDED, 5, 2))
    assert why.draw is not None
    assert couples_of(why.draw)[0] == (0, 1)


def test_of_the_least_total_both_totals_are_told() -> None:
    rules = TeamRules(method=TeamMethod.LEAST_TOTAL)
    why = why_not_match(event(6, FIRST, teams=rules), 1, 3)
    assert why.reasons[0].code is Why.GREATER_TOTAL
    points = {1: 1900, 2: 1700, 6: 1600, 3: 400, 5: 300, 4: 100}
    drawn = draw_teams(event(6, FIRST, teams=rules))
    for draw, value in ((drawn, why.reasons[0].value_now), (why.draw, why.reasons[0].value)):
        assert draw is not None
        total = sum((points[each.home] - points[each.visitor]) ** 2 for each in draw.matches)
        assert total == value


def test_of_equal_totals_the_ranks_decide() -> None:
    rules = TeamRules(method=TeamMethod.LEAST_TOTAL)
    made = event(6, FIRST, teams=rules)
    assert couples_of(draw_teams(made)) == ((0, 2), (1, 3), (4, 5))
    assert why_not_match(made, 1, 2).reasons == (Reason(Why.FARTHER),)


def test_who_has_the_bye_meets_nobody() -> None:
    assert why_not_match(one_round(), 2, 4).reasons == (Reason(Why.BYE, 2),)


@settings(max_examples=12)
@given(events(most=7))
def test_every_two_teams_are_answered(tournament: Tournament) -> None:
    try:
        drawn = draw_teams(tournament)
    except NoPairingError:
        return
    one, *others = drawn.ranking
    for other in others:
        why = why_not_match(tournament, other, one)
        assert why.teams == (one, other)
        assert why.reasons
        if why.draw is not None:
            assert why.draw.opponent_of(one) == other
            assert (why.reasons[0].code is Why.MEETS) == (why.draw == drawn)
