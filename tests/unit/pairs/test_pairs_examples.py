"""The published examples of scoring pairs, to the last printed digit."""

from fractions import Fraction
from typing import Any

import pytest

from tests.sure import sure
from vpdesk.pairs.board_results import PairsResult, whole
from vpdesk.pairs.imp_scores import to_step, trimmed_mean
from vpdesk.pairs.methods import METHODS, Divide, ScoringChoice


def board(*scores, groups=()):
    """Results of a board: points, "A60/40", or shares such as {30: 110, 70: -50}."""
    made = []
    for at, score in enumerate(scores):
        group = groups[at] if groups else ""
        pair: dict[str, Any] = {"board": "1", "ns": f"n{at}", "ew": f"e{at}", "group": group}
        if isinstance(score, str):
            ns, ew = map(Fraction, score[1:].split("/"))
            made.append(PairsResult(**pair, artificial=(ns, ew)))
        elif isinstance(score, dict):
            shares = tuple((Fraction(weight, 100), points) for weight, points in score.items())
            made.append(PairsResult(**pair, shares=shares))
        else:
            made.append(PairsResult(**pair, shares=whole(score)))
    return made


def points(results, method="matchpoints", **choice):
    return [each.ns for each in METHODS[method].board(results, ScoringChoice(**choice))]


def rounded(values, places=2):
    return [float(round(each, places)) for each in values]


def test_m1_and_m3():
    scores = [1430, 690, 680, 680, 680, 660, 660, 650, -100, -100, -200]
    assert points(board(*scores)) == [20, 18, 14, 14, 14, 9, 9, 6, 3, 3, 0]
    assert points(board(430, 400, -50)) == [4, 2, 0]
    assert points(board(430, 430, 400, 400, -50, -50)) == [9, 9, 5, 5, 1, 1]


def test_m7():
    scores = METHODS["matchpoints"].board(board(-490, -460, -460, -430), ScoringChoice())
    assert [each.ew for each in scores] == [6, 3, 3, 0]


def test_n1():
    scores = list(range(1000, 0, -100))
    expected = [19.9, 17.7, 15.5, 13.3, 11.1, 8.9, 6.7, 4.5, 2.3, 0.1]
    assert rounded(points(board(*scores), expected=11), 4) == expected


def test_n3():
    # Of 6 results of 7, with 4 and 9 matchpoints
    found = rounded(points(board(620, 620, 600, 170, 140, 140), expected=7), 4)
    assert found[0] == 10.6667
    assert rounded(points(board(620, 600, 170, 140, 110, 100), expected=7), 4)[3] == 4.8333


def test_n4():
    results = board(620, 170, -50, 430, 400, 140, 100, groups="aaabbbb")
    found = METHODS["matchpoints"].board(results, ScoringChoice())
    assert round(float(sure(found[0].ns_percent)), 1) == 88.9
    assert found[3].ns_percent == Fraction(9375, 100)


def test_n6_and_the_small_sub_fields():
    results = board(620, 620, 620, -110, -200, groups="aaabb")
    assert points(results)[3:] == [Fraction(13, 2), Fraction(3, 2)]
    two = board(*[620] * 7, -110, -200, groups="aaaaaaabb")
    found = METHODS["matchpoints"].board(two, ScoringChoice())
    assert [each.ns_percent for each in found[7:]] == [65, 55]
    assert [each.ew_percent for each in found[7:]] == [55, 65]
    three = board(*[620] * 7, 100, 50, -200, groups="aaaaaaabbb")
    found = METHODS["matchpoints"].board(three, ScoringChoice())
    assert [each.ns_percent for each in found[7:]] == [70, 60, 50]


def test_n8():
    results = board(110, 80, -90, -100, 110, 0, 90, -90, 80, "A60/40")
    expected = [16.78, 10.11, 3.44, 0.11, 16.78, 6.78, 13.44, 3.44, 10.11]
    *played, given = METHODS["matchpoints"].board(results, ScoringChoice())
    assert rounded(each.ns for each in played) == expected
    assert (given.ns, given.ew) == (Fraction(108, 10), Fraction(72, 10))


def test_a_weighted_score_is_the_weighted_mean_of_what_each_would_get():
    others = (420, -50, 140, 140, 170)
    (first, *_) = points(board({30: 420, 70: 140}, *others))
    (high, *_) = points(board(420, *others))
    (low, *_) = points(board(140, *others))
    assert first == Fraction(30, 100) * high + Fraction(70, 100) * low


def test_b1_and_b2():
    assert points(board(170, 140, 140, 110), "butler") == [1, 0, 0, -1]
    field = [whole(each) for each in (620, 140, 140, 110)]
    assert to_step(trimmed_mean(field, 1)) == 140
    assert points(board(620, 140, 140, 110), "butler", drop=1)[0] == 10
    field = [whole(each) for each in (620, 620, 620, 620, 170, 170, 170)]
    assert to_step(trimmed_mean(field, 1)) == 440
    assert points(board(*(620,) * 4, *(170,) * 3), "butler", drop=1) == [5] * 4 + [-7] * 3


def test_b4():
    results = board(420, 450, -100, -200, 400, 590)
    assert points(results, "cross-imps")[0] == 18
    assert points(results, "cross-imps", divide=Divide.COMPARISONS)[0] == Fraction(36, 10)
    assert points(results, "cross-imps", divide=Divide.RESULTS)[0] == 3
    assert points(results, "cross-imps", cap=11)[0] == -1 + 11 + 11 + 1 - 5


def test_b7():
    results = board(110, 80, -90, -100, 110, 0, 90, -90, 80)
    found = rounded(points(results, "bastille", drop=1), 1)
    assert found == [2.5, 1.7, -3.3, -3.5, 2.5, -0.9, 2.0, -3.3, 1.7]


def test_board_a_match_is_two_one_nothing_however_often_a_board_should_be_played():
    assert points(board(420, 400), "board-a-match") == [2, 0]
    assert points(board(420, 420), "board-a-match", expected=8) == [1, 1]
    assert points(board(420, 400, 400, 100), "board-a-match") == [2, 1, 1, 0]
    assert points(board("A60/40", 420), "board-a-match") == [Fraction(6, 5), 1]


@pytest.mark.parametrize("method", ["matchpoints", "ascherman", "factored", "board-a-match"])
def test_a_field_of_equals_gets_half(method):
    found = METHODS[method].board(board(140, 140, 140), ScoringChoice())
    assert [each.ns_percent for each in found] == [50, 50, 50]


def test_averages_in_imps():
    results = board(620, 170, "A60/40")
    assert points(results, "butler", average=2)[2] == 2
    assert points(board(620, 170, 140, "A60/40"), "cross-imps", average=2)[3] == 4
    assert points(results, "butler")[2] == 3
    assert points(results, "cross-imps")[2] == 3
    assert points(board(620, 170, 140, "A60/40"), "cross-imps")[3] == 6
    found = points(board(620, 170, 140, "A60/40"), "cross-imps", divide=Divide.COMPARISONS)
    assert found[3] == 3
