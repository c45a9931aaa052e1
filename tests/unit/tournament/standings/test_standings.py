"""Places, shared places, and the direct encounter."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.folders import TESTS
from tests.sure import sure
from tests.unit.tournament.small_events import TEAMS, a_round, event, match
from vpdesk.tournament.fide.trf import read
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import ByeKind, Result, Round
from vpdesk.tournament.standings.crosstable import crosstable
from vpdesk.tournament.standings.direct_encounter import parted
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.player_card import player_cards
from vpdesk.tournament.standings.standings import explain, standings
from vpdesk.tournament.standings.tie_break_order import (
    order_records,
    tournament_order,
    unknown_codes,
    with_order,
)
from vpdesk.tournament.standings.tie_break_values import PartReason
from vpdesk.tournament.standings.tie_breaks import TieBreak, default_order
from vpdesk.tournament.tournament import Entrant, Tournament

# 1 beat 2, 2 beat 3, 3 beat 1; 4 lost to all.
CIRCLE = event("1-2 1, 3-4 1", "2-3 1, 4-1 0", "3-1 1, 4-2 0")


FILES = TESTS / "data" / "swiss" / "trf"


def places(tournament, *order, upto=None):
    found = standings(tournament, upto, order)
    return [(each.place, each.shared, each.number) for each in found]


def test_who_is_level_shares_the_place_and_stands_by_number():
    assert places(CIRCLE) == [(1, True, 1), (1, True, 2), (1, True, 3), (4, False, 4)]


def test_who_plays_without_standing_is_behind_all_and_has_no_place():
    players = tuple(replace(each, unranked=each.number == 1) for each in CIRCLE.entrants)
    tournament = replace(CIRCLE, entrants=players)
    assert places(tournament) == [(1, True, 2), (1, True, 3), (3, False, 4), (0, False, 1)]
    # What it played counts for the others as before; it is in no tie.
    assert places(tournament, TieBreak.DIRECT)[:2] == [(1, False, 2), (2, False, 3)]
    points = {each.number: each.points for each in standings(CIRCLE)}
    assert {each.number: each.points for each in standings(tournament)} == points


def test_the_next_tie_break_looks_only_at_who_is_still_level():
    tournament = event("1-2 1, 3-4 1, 5-6 1", "3-1 1, 6-2 0, 4-5 1")
    # 3 has 2, then 1, 2, 4 and 5 with 1 each: 4 beat 5, 1 beat 2, the others have not met.
    assert places(tournament, TieBreak.DIRECT) == [
        (1, False, 3),
        (2, True, 1),
        (2, True, 2),
        (2, True, 4),
        (2, True, 5),
        (6, False, 6),
    ]
    # 2 alone has had Black twice; the games of 1 with 4 and 5 are missing.
    assert places(tournament, TieBreak.WINS, TieBreak.GAMES_BLACK, TieBreak.DIRECT)[1:5] == [
        (2, False, 2),
        (3, True, 1),
        (3, True, 4),
        (3, True, 5),
    ]


def test_only_so_many_rounds_count():
    assert places(CIRCLE, upto=1) == [
        (1, True, 1),
        (1, True, 3),
        (3, True, 2),
        (3, True, 4),
    ]
    assert [each.points for each in standings(CIRCLE, 0)] == [0, 0, 0, 0]
    assert places(CIRCLE, upto=7) == places(CIRCLE)


def groups(tournament, *tied):
    return parted(Outings(tournament), tied)


def test_all_have_met():
    assert groups(CIRCLE, 1, 2) == [[1], [2]]
    assert groups(CIRCLE, 1, 3) == [[3], [1]]
    assert groups(CIRCLE, 1, 2, 3) == [[1, 2, 3]]
    assert groups(CIRCLE, 1, 2, 3, 4) == [[1, 2, 3], [4]]


def test_a_group_that_stays_level_is_looked_at_again():
    # 1 and 2 have two points among the four, 3 and 4 one: 2 beat 1, and 3 beat 4.
    tournament = event("1-2 0, 3-4 1", "1-3 1, 2-4 0", "1-4 1, 2-3 1")
    assert groups(tournament, 1, 2, 3, 4) == [[2], [1], [3], [4]]


def test_ahead_whatever_the_missing_games_had_given():
    tournament = event("1-2 1, 3 U", "1-3 1, 2 U")
    assert groups(tournament, 1, 2, 3) == [[1], [2, 3]]
    # A draw against one of two leaves the games that were not played to decide.
    assert groups(event("1-2 1, 3 U", "1-3 =, 2 U"), 1, 2, 3) == [[1, 2, 3]]


def test_games_won_by_forfeit_are_no_encounter():
    tournament = event("1-2 +, 3 U")
    assert groups(tournament, 1, 2) == [[1, 2]]
    assert [each.values for each in standings(tournament, None, (TieBreak.DIRECT,))] == [
        (None,),
        (None,),
        (None,),
    ]


def test_a_second_meeting_counts_with_the_first():
    rounds = (
        Round((match(1, 2, (20, 10), (1400, 600)),)),
        Round((match(2, 1, (30, 9), (1500, 500)),)),
    )
    tournament = replace(TEAMS, entrants=TEAMS.entrants[:2], rounds=rounds)
    assert groups(tournament, 1, 2) == [[2], [1]]
    parts = explain(tournament, TieBreak.DIRECT, 1, None, (TieBreak.DIRECT,))
    assert [part.amount for part in parts] == []  # they are not level
    level = replace(tournament, rounds=(rounds[0], Round((match(2, 1, (20, 10), (1400, 600)),))))
    parts = explain(level, TieBreak.DIRECT, 1, None, (TieBreak.DIRECT,))
    assert [part.amount for part in parts] == [700, 300]
    odd = replace(level, rounds=(Round((match(1, 2, (20, 10), (1401, 599)),)), level.rounds[1]))
    assert groups(odd, 1, 2) == [[1], [2]]
    assert Outings(odd).points == {1: 2001, 2: 1999}


def test_who_has_not_met_is_named_in_the_explanation():
    tournament = event("1-2 1, 3-4 1")
    parts = explain(tournament, TieBreak.DIRECT, 1, None, (TieBreak.DIRECT,))
    assert [(part.opponent, part.why, part.counted) for part in parts] == [
        (3, (PartReason.UNMET,), False)
    ]


def test_teams_by_vps_then_encounter_and_imps():
    found = standings(TEAMS)
    assert [(each.place, each.number, each.points) for each in found] == [
        (1, 5, 2500),
        (2, 1, 2200),
        (3, 4, 2200),
        (4, 3, 1850),
        (5, 2, 1650),
    ]
    assert found[1].values[:3] == (None, Fraction(4, 3), 10)
    assert found[2].values[:3] == (None, Fraction(1), 0)


def test_an_average_of_nothing_is_behind_all_others():
    tournament = event("1-2 1, 3-4 1", ratings=(2000, 0, 2000, 1000))
    assert places(tournament, TieBreak.AVERAGE_RATING)[:2] == [(1, False, 3), (2, False, 1)]


def test_the_order_is_kept_in_the_tournament():
    assert tournament_order(CIRCLE) == default_order(Kind.CHESS)
    order = (TieBreak.SONNEBORN_BERGER, TieBreak.BUCHHOLZ_CUT_1)
    changed = with_order(with_order(CIRCLE, (TieBreak.WINS,)), order)
    assert tournament_order(changed) == order
    assert changed.details == (("212", "PTS,SB,BH/C1"),)
    assert standings(changed) == standings(CIRCLE, None, order)
    foreign = replace(CIRCLE, details=(("212", "PTS, BH/C1/P,ks/l+1,SB,ge"),))
    three = (TieBreak.KOYA_UP_1, TieBreak.SONNEBORN_BERGER, TieBreak.ROUNDS_PLAYED)
    assert (tournament_order(foreign), unknown_codes(foreign)) == (three, ("BH/C1/P",))
    changed = with_order(foreign, three[:1])  # what is not known here stays behind the others
    assert changed.details == (("212", "PTS,KS/L+1,BH/C1/P"),)
    assert order_records(changed)[0] == ("202", "KS/L+1,BH/C1/P")
    older = replace(CIRCLE, details=(("212", "PTS,KS/L1"),))  # to a checker that is 1 per cent
    assert tournament_order(older) == (TieBreak.KOYA_UP_1,)
    assert order_records(older) == (("202", "KS/L+1"), ("212", "PTS,KS/L+1"))
    usual = with_order(foreign, default_order(Kind.CHESS))
    assert (tournament_order(usual), unknown_codes(usual)) == (default_order(Kind.CHESS), ())
    only_parted = replace(CIRCLE, details=(("202", "WIN"),))
    assert tournament_order(only_parted) == (TieBreak.WINS,)
    same_codes = [("212", "PTS,BH,WIN")]
    for kind, first in ((Kind.CHESS, TieBreak.BUCHHOLZ), (Kind.TEAMS, TieBreak.OPPONENTS_VPS)):
        named = replace(CIRCLE, kind=kind, details=tuple(same_codes))
        assert tournament_order(named) == (first, TieBreak.WINS)
        assert with_order(named, (first, TieBreak.WINS)) == named


def test_crosstable():
    tournament = event("1-2 1, 3-4 +", "4-1 =, 2-3 1", "1 U, 2 H, 3-4")
    rows = crosstable(tournament)
    assert [row.standing.number for row in rows] == [1, 2, 3, 4]
    (first,), (second,), (third,) = rows[0].rounds
    assert (first.opponent_place, first.outing.colour, first.outing.points) == (2, "w", 100)
    assert (second.opponent_place, second.outing.colour, second.outing.points) == (4, "b", 50)
    assert (third.opponent_place, third.outing.bye) == (0, ByeKind.PAIRING)
    forfeit = rows[2].rounds[0][0].outing
    assert (forfeit.result, forfeit.played) == (Result.FORFEIT_WIN, False)
    assert not rows[3].rounds[2][0].outing.finished
    assert [len(row.rounds) for row in crosstable(tournament, 2)] == [2, 2, 2, 2]


def test_a_triangle_has_two_matches_in_a_round():
    triangle = Round(
        (
            match(1, 2, (10, 5), (1100, 900), 1),
            match(2, 3, (10, 5), (1100, 900), 1),
            match(3, 1, (10, 5), (1100, 900), 1),
        )
    )
    tournament = replace(TEAMS, entrants=TEAMS.entrants[:3], rounds=(triangle,))
    assert [len(row.rounds[0]) for row in crosstable(tournament)] == [2, 2, 2]
    assert {each.points for each in standings(tournament)} == {2000}


def halves_and_wholes():
    """1, 2 and 3 are level; 1 met 2 in a triangle, in which 4 was the third."""
    triangle = (
        match(1, 2, (10, 5), (700, 300), 1),
        match(2, 4, (10, 5), (600, 400), 1),
        match(4, 1, (10, 5), (700, 300), 1),
    )
    rounds = (
        Round((match(3, 5, (10, 5), (1000, 1000)), *triangle)),
        Round((match(1, 3, (10, 5), (1000, 1000)), match(2, 5, (10, 5), (1100, 900)))),
        Round((match(2, 3, (10, 5), (1000, 1000)), match(1, 4, (10, 5), (1000, 1000)))),
    )
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, 6))
    return Tournament(players, rounds, kind=Kind.TEAMS)


def test_half_a_match_counts_as_half_of_an_opponent_and_as_a_whole_encounter():
    tournament = halves_and_wholes()
    order = (TieBreak.DIRECT, TieBreak.BUCHHOLZ)
    level = standings(tournament, order=order)
    points = {each.number: each.points for each in level}
    assert [points[number] for number in (1, 2, 3)] == [3000, 3000, 3000]
    direct = {each.number: each.values[0] for each in level if each.points == 3000}
    assert direct == {1: 2400, 2: 1600, 3: 2000}
    assert [each.number for each in level if each.points == 3000] == [1, 3, 2]
    parts = explain(tournament, TieBreak.BUCHHOLZ, 1, order=order)
    assert [(each.opponent, each.amount) for each in parts] == [
        (2, 1500),
        (4, points[4] // 2),
        (3, 3000),
        (4, points[4]),
    ]
    assert [each.why for each in parts] == [(PartReason.HALVED,), (PartReason.HALVED,), (), ()]
    (met, _) = explain(tournament, TieBreak.DIRECT, 1, order=order)
    assert (met.opponent, met.amount, met.points, met.why) == (2, 1400, 700, (PartReason.DOUBLED,))


def test_player_cards():
    card = player_cards(event("1-2 1, 3 U", "3-1 =, 2 Z"))[0]
    assert [(sure(row.opponent).number, row.total) for row in card.rows] == [(2, 100), (3, 150)]
    assert (card.standing.place, card.standing.points) == (2, 150)
    absent = player_cards(replace(CIRCLE, rounds=(a_round("1-2 1"),)))[3]
    assert [(row.opponent, row.outing.bye) for row in absent.rows] == [(None, ByeKind.ZERO)]
    cards = player_cards(CIRCLE, 2)
    assert [each.entrant.number for each in cards] == [1, 2, 3, 4]
    assert len(cards[0].rows) == 2


def stated(text):
    """Points and rank of each player as the report file has them."""
    rows = [line for line in text.splitlines() if line.startswith("001")]
    return {int(row[4:8]): (round(100 * float(row[80:84])), int(row[85:89])) for row in rows}


@pytest.mark.parametrize("name", ["javafo_sample_gros", "dutch_2012", "dutch_2017", "dutch_2026"])
def test_real_tournaments_have_the_points_that_their_files_state(name):
    text = (FILES / f"{name}.trf").read_text(encoding="latin-1")
    found = standings(read(text))
    expected = stated(text)
    assert {each.number: each.points for each in found} == {
        number: points for number, (points, _) in expected.items()
    }
    if any(rank != number for number, (_, rank) in expected.items()):
        # Other tie-breaks than ours, but nobody stands before somebody with more points.
        by_rank = sorted(expected.values(), key=lambda each: each[1])
        assert [points for points, _ in by_rank] == [each.points for each in found]
