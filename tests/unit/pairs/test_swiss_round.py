"""A round of Swiss pairs from its boards: matchpoints over the field, the share of each match."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.tournament.draws.teams.pairs_scoring_builders import RULES, pairs
from vpdesk.match.laws import imps
from vpdesk.pairs.board_results import PairsResult, whole
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.kept_boards import kept_boards, with_kept_boards
from vpdesk.pairs.swiss_round import with_boards
from vpdesk.report.events.result_words import result_words
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_scale

ONE_BOARD = replace(RULES, scale=replace(RULES.spec, boards=2))


def row(board: str, ns: object, ew: object, points: int) -> PairsResult:
    return PairsResult(board, str(ns), str(ew), whole(points))


def test_the_percentage_of_a_match_is_its_share_of_the_matchpoints_of_the_field() -> None:
    made = pairs(8, ONE_BOARD)
    (a, b), (c, d), (e, f), (g, h) = (each.sides for each in made.rounds[0].games)
    results = [
        *(row("1", a, b, 420), row("1", c, d, 420), row("1", e, f, 450), row("1", g, h, -50)),
        # On board 2 the pairs of the first match sit the other way round, and one is named.
        row("2", made.by_number[b].name, a, -100),
        *(row("2", c, d, 110), row("2", e, f, 100), row("2", g, h, -90)),
    ]
    found = with_boards(made, 1, results)
    # Matchpoints of 6: 3 3 6 0 on board 1; 0 6 4 2 on board 2.
    games = found.tournament.rounds[0].games
    assert [each.percentages for each in games] == [
        (7500, 2500),  # 3 of 6, and 6 of 6 as East-West
        (7500, 2500),
        (8333, 1667),  # 10 of 12, rounded once
        (1667, 8333),
    ]
    assert [each.points for each in games] == [(1900, 100), (1900, 100), (2000, 0), (0, 2000)]
    assert (found.matches, found.odd) == (4, ())
    kept = kept_boards(found.tournament.rounds[0])
    assert len(kept) == len(results)
    assert [each.shares for each in kept] == [each.shares for each in results]
    why = result_words(found.tournament, games[0], kept, Language())
    # Of the pair at NS on each board.
    assert why[:2] == ("Board 1: 420, 3 of 6 to NS.", "Board 2: -100, 0 of 6 to NS.")
    assert why[2].endswith(" has 75.00 % of the matchpoints.")


def test_what_is_not_there_stays_and_other_numbers_of_boards_are_told() -> None:
    made = pairs(8, ONE_BOARD)
    (a, b), (c, d), *_ = (each.sides for each in made.rounds[0].games)
    results = [
        *(row("1", a, b, 420), row("1", c, d, 400)),
        replace(row("2", a, b, 0), shares=(), artificial=(Fraction(60), Fraction(60))),
        replace(row("2", c, d, 0), shares=()),  # not played
    ]
    found = with_boards(made, 1, results)
    games = found.tournament.rounds[0].games
    assert [each.percentages for each in games] == [(7273, 2727), (0, 10000), None, None]
    assert (found.matches, found.odd) == (2, ((2, 1, 2),))
    with pytest.raises(PairsError, match=rf"Board 1: {a} and {c} do not meet in round 1\."):
        with_boards(made, 1, [row("1", a, c, 420)])
    with pytest.raises(PairsError, match="There is no pair “99” in the event"):
        with_boards(made, 1, [row("1", 99, c, 420)])


SCORES = st.one_of(
    st.integers(-200, 200).map(lambda tens: PairsResult("", "", "", whole(10 * tens))),
    st.just(PairsResult("", "", "")),
    st.just(PairsResult("", "", "", artificial=(Fraction(60), Fraction(40)))),
    st.just(PairsResult("", "", "", ((Fraction(3, 5), 110), (Fraction(2, 5), -50)))),
    st.just(PairsResult("", "", "", whole(420), split=whole(-50))),
)


@given(st.lists(st.tuples(SCORES, st.booleans(), st.sampled_from(["", "a"])), max_size=4))
def test_boards_are_kept_as_they_are_while_those_meet(rows: list[tuple[PairsResult, bool, str]]):
    made = pairs(8, ONE_BOARD)
    seats = [tuple(map(str, each.sides)) for each in made.rounds[0].games]
    results = tuple(
        replace(result, board=f"{at}", ns=seat[turned], ew=seat[not turned], group=group)
        for at, ((result, turned, group), seat) in enumerate(zip(rows, seats, strict=False), 1)
    )
    kept = with_kept_boards(made.rounds[0], results)
    assert kept_boards(kept) == results
    assert kept.games == made.rounds[0].games
    assert kept_boards(made.rounds[0]) == ()
    assert with_kept_boards(kept, ()) == made.rounds[0]
    assert kept_boards(replace(kept, games=())) == ()  # of others


@given(st.lists(st.integers(-170, 170), min_size=8, max_size=8))
def test_cross_imps_are_those_of_a_match_on_a_scale_of_imps(tens: list[int]) -> None:
    made = pairs(8, with_scale(RULES, ScaleSpec(2)))
    seats = [each.sides for each in made.rounds[0].games]
    scores = [[10 * each for each in tens[:4]], [10 * each for each in tens[4:]]]
    results = [
        row(str(board), *seat, points)
        for board, column in enumerate(scores, 1)
        for seat, points in zip(seats, column, strict=True)
    ]
    games = with_boards(made, 1, results).tournament.rounds[0].games
    for at, game in enumerate(games):
        versus = [
            imps(column[at] - column[other])
            for column in scores
            for other in range(4)
            if other != at
        ]
        wanted = sum(versus) / sqrt(6)  # of 4 results and 3 comparisons
        home, visitor = game.imps or (0, 0)
        assert abs(home - visitor - wanted) < 0.5 + 1e-9
        assert not home or not visitor
