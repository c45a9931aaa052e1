"""Why two do not meet, why the bye is whose it is, and why somebody moves down."""

from dataclasses import replace
from itertools import combinations

import pytest

from tests.unit.tournament.draws.histories import drawn_and_played, history
from tests.unit.tournament.small_events import event
from vpdesk.cli.swiss.swiss_explain import reason
from vpdesk.report.events.why.why_words import bye_words, float_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws import why
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.dutch.field import Field
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.draws.obstacle import RULES, Against, first_obstacle
from vpdesk.tournament.draws.player_state import player_states
from vpdesk.tournament.draws.why import Asking, why_bye, why_float, why_not
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Edition, Forbidden, Request

EDITIONS = pytest.mark.parametrize("edition", Edition)


def against(tournament, one, other):
    return why_not(tournament, one, other).obstacle


@EDITIONS
def test_rules_that_nothing_excuses(edition):
    rules = RULES[edition]
    the = event("1-4 1, 5-2 0, 3-6 1", "2-3 1, 6-4 1, 1-5 1", edition=edition, planned=5)
    met = against(the, 3, 6)
    assert (met.against, met.rule, met.round) == (Against.MET, rules.met, 1)
    twice = event("1-4 1, 2-5 0, 3-6 1", "1-5 1, 2-6 1, 3-4 1", edition=edition, planned=5)
    colours = against(twice, 1, 3)
    assert (colours.against, colours.rule) == (Against.COLOURS, rules.colours)
    assert colours.colour == "b"
    forbidden = replace(the, forbidden=(Forbidden((1, 2)),))
    assert against(forbidden, 1, 2).against is Against.FORBIDDEN
    away = replace(the, requests=(Request(6, 3, ByeKind.HALF), Request(5, 3, ByeKind.ZERO)))
    told = against(away, 6, 1)
    assert (told.against, told.players) == (Against.AWAY, (6,))


@EDITIONS
def test_a_pair_of_the_draw_is_not_asked_further(edition):
    the = event(players=6, edition=edition)
    assert against(the, 4, 1).against is Against.NOTHING


@EDITIONS
def test_the_order_decides_where_all_is_equal(edition):
    rules = RULES[edition]
    the = event(players=6, edition=edition, first_colour="w")
    later = against(the, 1, 5)
    assert (later.against, later.rule) == (Against.SEQUENCE, rules.transposition)
    assert (later.players, later.now, later.then) == ((1, 4, 5), (1,), (3,))
    exchange = against(the, 2, 1)
    assert (exchange.against, exchange.rule) == (Against.SEQUENCE, rules.exchange)
    assert (exchange.now, exchange.then) == ((), (2, 4))


@EDITIONS
def test_fewer_pairs_in_a_higher_bracket(edition):
    the = event("1-5 1, 6-2 0, 3-7 1, 8-4 0", edition=edition, planned=5)
    told = against(the, 1, 6)
    modern = edition is not Edition.E2012
    assert told.against is (Against.CRITERION if modern else Against.FEWER_PAIRS)
    assert (told.rule, told.score) == (RULES[edition].pairs, 100)
    assert (told.now, told.then) == (((0,), (2,)) if modern else ((2,), (1,)))


@EDITIONS
def test_a_colour_that_is_not_granted(edition):
    the = event("1-5 1, 2-6 1, 7-3 0, 8-4 0", edition=edition, planned=5)
    told = against(the, 1, 2)
    assert (told.against, told.score) == (Against.CRITERION, 100)
    code = {Edition.E2012: "B.4", Edition.E2017: "C.10", Edition.E2026: "C12"}[edition]
    assert (told.rule, told.now, told.then) == (code, (0,), (2,))


@EDITIONS
def test_nobody_else_can_be_paired(edition):
    four = event("1-2 1, 3-4 1", "1-3 1, 4-2 1", edition=edition, planned=5)
    with pytest.raises(NoPairingError):
        why_not(replace(four, forbidden=(Forbidden((2, 3)),)), 1, 4)
    six = event("1-4 1, 2-5 1, 3-6 1", edition=edition, planned=5)
    lone = replace(six, forbidden=tuple(Forbidden((6, each)) for each in (2, 4, 5)))
    told = against(lone, 1, 2)
    assert (told.against, told.rule) == (Against.NO_REST, RULES[edition].complete)


@EDITIONS
@pytest.mark.parametrize("seed", [1, 2])
def test_every_pair_is_answered_and_stands_in_the_draw_that_is_told(edition, seed):
    the = generate(11, 4, edition, seed, forfeit_rate=0.1, half_bye_rate=0.1)
    asking = Asking(the)
    scores = {state.number: state.score for state in player_states(the, edition).values()}
    pairs = {frozenset((each.white, each.black)) for each in asking.drawn.pairings}
    for pair in combinations((each.number for each in the.present(5)), 2):
        why = asking.why_not(*pair)
        told = why.obstacle
        assert (told.against is Against.NOTHING) == (frozenset(pair) in pairs)
        if why.draw is not None:
            assert set(pair) in [{each.white, each.black} for each in why.draw.pairings]
            assert told == first_obstacle(asking.drawn, why.draw, scores)
        if told.against is Against.CRITERION:
            assert told.then != told.now


@EDITIONS
def test_what_forbids_a_pair_is_what_the_draw_does_not_make(edition):
    hard = {Against.MET, Against.FORBIDDEN, Against.COLOURS}
    barred = 0
    for seed in range(25):
        the = history(seed, edition)
        try:
            asking = Asking(the)
        except NoPairingError:
            continue
        there = [each.number for each in the.present(the.next_round)]
        field = Field([player_states(the, edition)[each] for each in there])
        for one, other in combinations(there, 2):
            allowed = field.allowed[field.index[one]] >> field.index[other] & 1
            if not allowed:
                assert asking.why_not(one, other).obstacle.against in hard
                barred += 1
    assert barred > 50


@EDITIONS
def test_who_had_a_bye_is_barred_from_the_next(edition):
    the = event("1-3 1, 2-4 1, 5 U", "1-2 1, 5-3 0, 4 U", edition=edition, planned=5)
    told = why_bye(the, draw(the))
    assert told.number == 3
    assert [(each.number, each.obstacle.round) for each in told.passed] == [(5, 1), (4, 2)]
    for each in told.passed:
        assert each.obstacle.against is Against.BARRED
        assert each.obstacle.rule == RULES[edition].second_bye
    even = event(players=4, edition=edition)
    assert why_bye(even, draw(even)).number == 0


@EDITIONS
def test_the_lowest_may_be_passed_for_a_criterion(edition):
    the = event(
        "4-1 0, 2-5 1, 6-3 1, 7 U",
        "1-6 1, 7-2 0, 3-4 =, 5 U",
        edition=edition,
        planned=5,
        first_colour="b",
    )
    told = why_bye(the, draw(the))
    assert told.number == 3
    (passed,) = told.passed
    again = {Edition.E2012: "B.5.down", Edition.E2017: "C.12", Edition.E2026: "C14"}[edition]
    assert passed.number == 4
    assert (passed.obstacle.against, passed.obstacle.rule) == (Against.CRITERION, again)
    assert (passed.obstacle.now, passed.obstacle.then) == ((0,), (1,))


@EDITIONS
def test_of_many_who_come_first_for_the_bye_only_some_are_drawn_with_it(edition, monkeypatch):
    rule = Forbidden(tuple(range(4, 11)))  # more than half, so that one of them has the bye
    the = event(players=13, edition=edition, first_colour="w", forbidden=(rule,))
    drawn = draw(the)
    told = why_bye(the, drawn)
    assert (told.number, [each.number for each in told.passed], told.others) == (
        10,
        [13, 12, 11],
        0,
    )
    monkeypatch.setattr(why, "MOST_DRAWN", 1)
    draws = []
    monkeypatch.setattr(why, "draw", lambda *a, **more: draws.append(more) or draw(*a, **more))
    told = why_bye(the, drawn)
    assert (told.number, [each.number for each in told.passed], told.others) == (10, [13], 2)
    assert bye_words(told, drawn, the, Language())[-1].text == "And 2 more."
    told = why_bye(the, drawn, 11)
    assert ([each.number for each in told.passed], told.others) == ([11], 0)
    assert draws == [{"bye": 13}, {"bye": 11}]
    assert "11" in reason(the, drawn, 11, 0)


@EDITIONS
def test_why_one_moves_down_and_not_one_who_ranks_lower(edition):
    the = event("1-4 1, 2-5 1, 6-3 0", edition=edition, planned=5)
    drawn = draw(the)
    (mover,) = drawn.brackets[0].floaters
    (told,) = why_float(the, drawn, mover)
    assert (told.number, told.score, told.stuck) == (mover, 100, False)
    assert {each.number for each in told.passed} == {
        each for each in drawn.brackets[0].residents if each > mover
    }
    assert all(each.obstacle.against is Against.CRITERION for each in told.passed)
    paired = drawn.brackets[0].pairs[0][0]
    assert why_float(the, drawn, paired) == ()


@EDITIONS
def test_who_is_alone_can_meet_nobody_there(edition):
    the = event("1-3 1, 2-4 =", edition=edition, planned=5)
    told = why_float(the, draw(the), 1)
    assert told[0].stuck
    assert told[0].score == 100


@EDITIONS
def test_whom_the_plain_order_would_have_paired(edition):
    six = event(players=6, edition=edition, forbidden=(Forbidden((1, 4)),))
    asking = Asking(six)
    assert asking.plain_opponent((5, 1)) == (1, 4)
    assert asking.plain_opponent((2, 4)) == (2, 5)
    assert asking.plain_opponent((3, 6)) == (3, 6)
    mixed = event("1-4 1, 2-5 =, 3-6 =", edition=edition, planned=5)
    asking = Asking(mixed)  # 1 moves down
    board = asking.drawn.pairings[0]
    assert asking.plain_opponent((board.black, board.white)) == (1, 2)


def test_another_edition_can_be_asked():
    the = event("1-2 1, 3-4 1", edition=Edition.E2026, planned=5)
    assert why_not(the, 1, 2, Edition.E2017).obstacle.rule == "C.1"


def test_of_a_large_field_with_many_barred_not_all_are_looked_at(monkeypatch):
    field = event(players=24, first_colour="w", forbidden=(Forbidden(tuple(range(1, 10))),))
    before = drawn_and_played(field, rounds=2, seed=2)
    drawn = draw(before)
    leaving = next(each.floaters[0] for each in drawn.brackets if each.floaters)
    every = why_float(before, drawn, leaving)
    count = sum(len(each.passed) for each in every)
    assert count > 1
    assert not any(each.others for each in every)
    monkeypatch.setattr("vpdesk.tournament.draws.why.MOST_DRAWN", 24 * 2)
    whys = why_float(before, drawn, leaving)
    assert [each.passed for each in whys] == [every[0].passed[:1], *[()] * (len(whys) - 1)]
    assert sum(each.others for each in whys) == count - 1
    text = [each.text for each in float_words(leaving, whys, drawn, before, Language())]
    assert text[-1].endswith("lower, too.")
