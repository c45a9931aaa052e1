"""Draws of teams against all that could be, and what every draw keeps."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.unit.tournament.draws.teams.teams_events import (
    Literal,
    check_best,
    couples_of,
    drawn_or_none,
    event,
    events,
    left_over,
    won,
)
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.home_side import home_team
from vpdesk.tournament.draws.teams.team_history import (
    HOME,
    VISITOR,
    TeamHistory,
    ranked,
    team_histories,
)
from vpdesk.tournament.draws.teams.trace import TeamDraw, Why
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Bye, ByeKind, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import FirstRound, OddField, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Forbidden, Request, Tournament


@settings(max_examples=40)
@given(events())
def test_of_all_draws_it_is_the_best(tournament: Tournament) -> None:
    check_best(tournament)


@settings(max_examples=15)
@given(events(most=7))
def test_together_is_the_best_of_those_with_the_two(tournament: Tournament) -> None:
    ranking = ranked(team_histories(tournament), tournament.by_number)
    literal = Literal(tournament, ranking)
    for one, other in ((0, 1), (0, len(ranking) - 1)):
        drawn = drawn_or_none(tournament, together=(ranking[one], ranking[other]))
        draws = [(gone, each) for gone, some in literal.odd_places() for each in some]
        draws = [(gone, each) for gone, each in draws if (one, other) in each]
        assert (drawn is None) == (not draws)
        if drawn is not None:
            assert left_over(drawn) == draws[0][0]
            assert (one, other) in couples_of(drawn)
            assert (left_over(drawn), couples_of(drawn)) in draws


@given(events(most=15))
@settings(max_examples=15)
def test_everybody_is_in_the_round_once_and_nobody_meets_whom_he_must_not(
    tournament: Tournament,
) -> None:
    drawn = drawn_or_none(tournament)
    if drawn is None:
        return
    made = as_round(tournament, drawn)
    whole = [team for game in made.games if not game.triangle for team in game.sides]
    half = [team for game in made.games if game.triangle for team in game.sides]
    once = [*whole, *dict.fromkeys(half), *(bye.entrant for bye in made.byes)]
    assert sorted(once) == sorted(tournament.by_number)
    assert len(half) in {0, 6}
    replace(tournament, rounds=(*tournament.rounds, made))
    literal = Literal(tournament, drawn.ranking)
    assert all(literal.legal(*couple) for couple in couples_of(drawn))


@pytest.mark.parametrize("odd", OddField)
@pytest.mark.parametrize("method", TeamMethod)
def test_a_whole_event_repeats_nothing_and_seats_are_balanced(
    odd: OddField, method: TeamMethod
) -> None:
    rules = TeamRules(method=method, odd=odd)
    for seed, count in enumerate((12, 13, 31)):
        made = generate_teams(count, 7, seed, rules, forfeit_rate=0.05, absence_rate=0.02)
        histories = team_histories(made)
        if method is not TeamMethod.DANISH:
            met = [set(rounds) for each in histories.values() for rounds in each.met.values()]
            if odd is OddField.TWO_ROUNDS:  # again in triangles alone, which are two rounds
                met = [
                    {at for at in rounds if not {at, at - 1} & each.triangles}
                    for each in histories.values()
                    for rounds in each.met.values()
                ]
            assert max(map(len, met)) == 1
        assert max(abs(each.homes_less_visits) for each in histories.values()) <= 3
        assert max(each.byes for each in histories.values()) <= 1 + (count < 7)


def test_the_first_round_is_seeded() -> None:
    drawn = draw_teams(event(8))
    assert [{each.home, each.visitor} for each in drawn.matches] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    assert all(each.reasons[-1].code is Why.SEEDED for each in drawn.matches)
    assert [each.home for each in drawn.matches] == [1, 6, 3, 8]


@pytest.mark.parametrize(
    ("count", "couples"),
    [
        (8, [{1, 3}, {2, 4}, {5, 7}, {6, 8}]),
        (10, [{1, 3}, {2, 4}, {5, 7}, {6, 8}, {9, 10}]),
        (2, [{1, 2}]),
    ],
)
def test_the_first_round_by_quarters(count: int, couples: list[set[int]]) -> None:
    drawn = draw_teams(event(count, teams=TeamRules(first=FirstRound.QUARTERS)))
    assert [{each.home, each.visitor} for each in drawn.matches] == couples
    assert drawn.matches[0].reasons[-1].code in (Why.QUARTER, Why.NEAREST_QUARTER)


def test_the_first_round_by_lot_is_the_same_for_the_same_lot_and_fair_over_all() -> None:
    def drawn(lot: int) -> TeamDraw:
        return draw_teams(event(6, teams=TeamRules(first=FirstRound.LOT, lot=lot)))

    assert drawn(5) == drawn(5)
    assert {each.reasons[-1].code for each in drawn(5).matches} == {Why.BY_LOT}
    met = Counter(couple for lot in range(600) for couple in couples_of(drawn(lot)))
    assert len(met) == 15
    assert all(80 <= count <= 165 for count in met.values())  # each is expected 120 times
    made = generate_teams(13, 5, 1, TeamRules(first=FirstRound.LOT, odd=OddField.TRIANGLE))
    assert len(made.rounds) == 5  # the later rounds are drawn as ever


def test_a_forbidden_seed_goes_to_the_nearest_other_one() -> None:
    drawn = draw_teams(event(6, forbidden=(Forbidden((1, 4)),)))
    assert couples_of(drawn) == ((0, 2), (1, 4), (3, 5))
    assert [each.code for each in drawn.matches[0].reasons] == [Why.FORBIDDEN, Why.NEAREST_SEED]


def test_who_was_passed_over_is_told_with_the_reason() -> None:
    first = Round((won(1, 2, 1500), won(3, 4, 1400)))
    second = Round((won(1, 3, 1600), won(2, 4, 1500)))
    drawn = draw_teams(event(4, first, second))
    assert drawn.ranking == (1, 2, 3, 4)
    match = drawn.matches[0]
    assert {match.home, match.visitor} == {1, 4}
    assert [(each.code, each.team, each.round) for each in match.reasons] == [
        (Why.MET, 2, 1),
        (Why.MET, 3, 2),
        (Why.HIGHEST, 4, 0),
    ]


def test_an_opponent_is_passed_over_if_the_rest_could_not_be_drawn() -> None:
    first = Round((won(1, 2, 1900), won(3, 4, 1700)))
    drawn = draw_teams(event(4, first, forbidden=(Forbidden((2, 4)),)))
    assert drawn.ranking == (1, 3, 4, 2)
    assert couples_of(drawn) == ((0, 2), (1, 3))
    assert [(each.code, each.team) for each in drawn.matches[0].reasons] == [
        (Why.BLOCKED, 3),
        (Why.HIGHEST, 4),
    ]


def test_a_danish_round_is_by_rank_whoever_has_met() -> None:
    first = Round((won(1, 2, 1900), won(3, 4, 1700)))
    second = Round((won(1, 3, 1000), won(2, 4, 2000)))
    drawn = draw_teams(event(4, first, second, teams=TeamRules(danish_rounds=(3,))))
    assert drawn.method is TeamMethod.DANISH
    assert drawn.ranking == (1, 3, 2, 4)
    assert couples_of(drawn) == ((0, 1), (2, 3))
    assert [each.reasons[-1].code for each in drawn.matches] == [Why.NEXT, Why.NEXT]


@pytest.mark.parametrize("odd", OddField)
@pytest.mark.parametrize("method", [TeamMethod.TOP_DOWN, TeamMethod.LEAST_TOTAL])
def test_in_arrears_the_last_round_counts_as_meetings_alone(
    odd: OddField, method: TeamMethod
) -> None:
    rules = TeamRules(method=method, odd=odd, arrears=True)
    made = generate_teams(13, 6, 3, rules)
    for count in range(1, 7):
        event = made.through(count)
        games = tuple(
            replace(game, home_result=None, visitor_result=None, points=None, score=None)
            for game in event.rounds[-1].games
        )
        last = replace(event.rounds[-1], games=games)
        open_still = replace(event, rounds=(*event.rounds[:-1], last))
        draw = draw_teams(open_still)
        assert draw == draw_teams(event)
        assert {frozenset((each.home, each.visitor)) for each in draw.matches}.isdisjoint(
            frozenset(game.sides) for each in event.rounds for game in each.games
        )
        now = replace(event.through(count - 1), teams=replace(rules, arrears=False))
        assert draw.ranking == draw_teams(now).ranking
        note = draw.notes[-1]
        told = (Why.ARREARS, count - 1) if count > 1 else (Why.UNRANKED, 0)
        assert (note.code, note.round) == told
    in_time = replace(made, teams=replace(rules, arrears=False))
    assert draw_teams(in_time).ranking != draw_teams(made).ranking


def test_equal_vps_are_ranked_by_imp_quotient_then_net_imps_then_number() -> None:
    imps = [(30, 10), (60, 20), (10, 0), (90, 30)]
    games = tuple(
        replace(won(each, each + 4, 1500), score=MatchImps(*both))
        for each, both in enumerate(imps, 1)
    )
    made = event(8, Round(games))
    # 3 lost no IMP; the others won three times what they lost, 4 the most, then 2, then 1.
    assert ranked(team_histories(made), range(1, 9)) == (3, 4, 2, 1, 5, 6, 8, 7)


def test_a_match_that_is_not_played_is_no_meeting_and_not_finished_is_one() -> None:
    off = replace(
        won(1, 2, 1200), home_result=Result.FORFEIT_WIN, visitor_result=Result.FORFEIT_LOSS
    )
    drawn = draw_teams(event(4, Round((off, won(3, 4, 1000)))))
    assert {drawn.matches[0].home, drawn.matches[0].visitor} == {1, 3}
    assert couples_of(draw_teams(event(2, Round((off,))))) == ((0, 1),)
    open_one = replace(off, home_result=None, visitor_result=None, points=None)
    with pytest.raises(NoPairingError, match="Danish"):
        draw_teams(event(2, Round((open_one,))))
    other = draw_teams(event(4, Round((open_one, won(3, 4, 1000)))))
    assert [(each.code, each.value) for each in other.notes] == [(Why.UNFINISHED, 1)]


def test_who_is_not_there_gets_the_bye_that_was_asked_for() -> None:
    requests = tuple(
        Request(number, 1, kind)
        for number, kind in ((1, ByeKind.FULL), (2, ByeKind.HALF), (3, ByeKind.ZERO))
    )
    late, gone = Entrant(8, "Late", first_round=2), Entrant(9, "Gone", last_round=1)
    made = event(7, requests=requests)
    made = replace(made, entrants=(*made.entrants, late, gone))
    first = as_round(made, draw_teams(made))
    assert first.byes == (
        Bye(9, ByeKind.PAIRING),
        Bye(1, ByeKind.FULL),
        Bye(2, ByeKind.HALF),
        Bye(3, ByeKind.ZERO),
        Bye(8, ByeKind.ZERO),
    )
    second = replace(made, rounds=(first,))
    assert [second.points_of_bye(each) for each in first.byes] == [1200, 1200, 1000, 0, 0]
    assert Bye(9, ByeKind.ZERO) in as_round(second, draw_teams(second)).byes


@pytest.mark.parametrize(
    ("made", "together", "text"),
    [
        (event(1), None, "Fewer than two teams are present in round 1"),
        (event(2, Round((won(1, 2, 1500),))), None, "make it a Danish round"),
        (event(4, forbidden=(Forbidden((1, 2, 3)),)), None, "allow some"),
        (event(2, Round((won(1, 2, 1500),))), (1, 2), "Teams 1 and 2 met in round 1"),
        (event(4, forbidden=(Forbidden((1, 2)),)), (1, 2), "Teams 1 and 2 must not meet"),
        (event(4, forbidden=(Forbidden((1, 2)),)), (3, 4), "If teams 3 and 4 meet in round 1"),
        (event(4), (3, 5), "Team 5 is absent in round 1"),
    ],
)
def test_what_stands_in_the_way_is_told(
    made: Tournament, together: tuple[int, int] | None, text: str
) -> None:
    with pytest.raises(NoPairingError, match=text):
        draw_teams(made, together=together)


@pytest.mark.parametrize(
    ("higher", "lower", "table", "home", "why"),
    [
        ({1: HOME}, {1: VISITOR}, 1, 2, Why.FEWER_HOMES),
        ({1: VISITOR, 2: VISITOR}, {1: HOME, 2: VISITOR}, 2, 1, Why.FEWER_HOMES),
        ({1: HOME, 2: VISITOR}, {1: VISITOR, 2: HOME}, 2, 1, Why.VISITED_LAST),
        ({1: VISITOR, 2: HOME, 3: HOME}, {1: HOME, 2: VISITOR, 3: HOME}, 1, 2, Why.VISITED_LAST),
        ({1: HOME, 2: VISITOR}, {1: HOME, 2: VISITOR}, 3, 1, Why.HIGHER_HOME),
        ({}, {}, 4, 2, Why.LOWER_HOME),
    ],
)
def test_home_is_who_was_there_less_then_who_was_visitor_last(
    higher: dict[int, int], lower: dict[int, int], table: int, home: int, why: Why
) -> None:
    team, reason = home_team(TeamHistory(1, 0, seats=higher), TeamHistory(2, 1, seats=lower), table)
    assert (team, reason.team, reason.code) == (home, home, why)
