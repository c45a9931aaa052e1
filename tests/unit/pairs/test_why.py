"""Why a pair has what it has: the figures are true when they are worked out one by one."""

from dataclasses import replace
from fractions import Fraction
from itertools import zip_longest
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.pairs.evenings import entrants, of_howell, of_mitchell, with_typed
from vpdesk.match import laws
from vpdesk.pairs.evening import Evening, with_entry
from vpdesk.pairs.imp_scores import bastille_imps
from vpdesk.pairs.methods import METHODS, Divide, ScoringChoice
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.why import why
from vpdesk.report.language import Language
from vpdesk.report.pairs.score_why import why_lines

SCORES = ["420", "-50", "140", "A60/40", "60% 110, 40% -50", "-100", "420 | -50", "170", "A40/60"]
TYPED = st.lists(st.sampled_from(SCORES), min_size=7, max_size=7)
EVENING = Evening(entrants=entrants(14), sections=(of_mitchell(14, boards=1),))
PLACES = EVENING.sections[0].with_board(1)


def evening_of(texts, **fields):
    """An evening with results of board 1, which was played nowhere else."""
    evening = replace(EVENING, **fields)
    place: Any
    for place, text in zip_longest(PLACES, texts, fillvalue="-"):
        evening = with_entry(evening, parse_result(text, place))
    return evening


def seen(result, side):
    """A score as its side sees it."""
    return result.shares if side == "NS" else result.of_east_west


def slow_imps(points, others, method, choice, own):
    """IMPs of one score, the slow way."""
    if method == "cross-imps":
        total = Fraction(0)
        for shares in others:
            for weight, other in shares:
                imps = laws.imps(points - other)
                total += (
                    weight * max(-choice.cap, min(choice.cap, imps))
                    if choice.cap
                    else (weight * imps)
                )
        return total
    means = sorted(sum(weight * each for weight, each in shares) for shares in [*others, own])
    kept = means[1:-1] if choice.drop and len(means) > 2 else means
    mean = sum(kept) / Fraction(len(kept))
    if method == "bastille":
        return bastille_imps(points - mean)
    tens = int(abs(mean) / 10 + Fraction(1, 2)) * 10
    return Fraction(laws.imps(points - (tens if mean >= 0 else -tens)))


def slow_matchpoints(found, result, side, board):
    """Matchpoints of one side, every score against every other one."""
    mine, beaten, equal = seen(result, side), Fraction(0), Fraction(0)
    played = [each for each in board if each.result.played]
    for other in played:
        if other.result is not result:
            for weight, points in mine:
                for share, against in seen(other.result, side):
                    beaten += weight * share * (points > against)
                    equal += weight * share * (points == against)
    count, expected = len(played), found.comparison.expected
    assert (found.comparison.beaten, found.comparison.equal) == (beaten, equal)
    assert found.comparison.actual == count
    points = 2 * beaten + equal
    if found.method == "ascherman":
        return (points + 1) * expected / count
    if found.method == "factored":
        return points * expected / count
    if found.method == "board-a-match":
        return points / (count - 1) if count > 1 else Fraction(1)
    if count <= 3 and 3 * count <= expected:
        return (60 + 5 * (beaten - (count - 1 - beaten - equal))) * 2 * (expected - 1) / 100
    return (points + 1) * expected / count - 1


@given(TYPED, st.sampled_from(sorted(METHODS)), st.sampled_from([0, 12]), st.integers(1, 7))
def test_every_figure_is_that_of_the_slow_way(texts, method, cap, count):
    choice = ScoringChoice(drop=cap and 1, cap=cap, divide=Divide.COMPARISONS)
    scored = ScoredEvening(evening_of(texts[:count], method=method, choice=choice))
    board = scored.results(PLACES[0])
    for each in board:
        if each.result.artificial is None and not each.result.played:
            continue
        for side, number in (("NS", each.ns[0]), ("EW", each.ew[0])):
            found = why(scored, each.entry.place, number)
            points = each.scores.ns if side == "NS" else each.scores.ew
            assert (sure(found).side, sure(found).points) == (side, points)
            assert why_lines(sure(found), Language())
            if each.result.artificial is not None:
                assert sure(found).given == each.result.artificial[side == "EW"]
                continue
            assert sum(part.weight for part in sure(found).parts) == 1
            if sure(found).top is not None:
                assert slow_matchpoints(found, each.result, side, board) == points
                continue
            others = [
                seen(other.result, side)
                for other in board
                if other.result.played and other is not each
            ]
            mine = seen(each.result, side)
            slowly = sum(
                weight * slow_imps(score, others, method, choice, mine) for weight, score in mine
            )
            assert slowly / sure(found).divisor == points
            parts = sum(sure(part.weight) * sure(part.imps) for part in sure(found).parts)
            if method != "cross-imps":
                assert parts == slowly


def lines(texts, method="matchpoints", at=0, side=0, **fields):
    """The sentences about a result of board 1 but those of the method."""
    scored = ScoredEvening(evening_of(texts, method=method, **fields))
    result = scored.result(PLACES[at])
    return list(
        why_lines(
            sure(why(scored, PLACES[at], (sure(result).ns, sure(result).ew)[side][0])),
            Language(),
        )
    )[1:]


SEVEN = ["420", "420", "140", "-50", "170", "-100", "450"]


def test_the_sentences_of_board_a_match():
    assert lines(SEVEN, "board-a-match") == [
        "+420: better than 4, equal to 1, worse than 1 of the others.",
        "(2 × 4 + 1) / 6 = 1.50",
        "Matchpoints: 1.50 of 2, 75.00 %.",
    ]
    assert lines(["420"], "board-a-match")[1:] == [
        "Results: 1 of 7 expected, too few to compare: 50 %.",
        "Matchpoints: 1 of 2, 50.00 %.",
    ]


def test_the_sentences_of_matchpoints():
    assert lines(SEVEN) == [
        "+420: better than 4, equal to 1, worse than 1 of the others.",
        "2 × 4 + 1 = 9",
        "Matchpoints: 9 of 12, 75.00 %.",
    ]
    assert lines(SEVEN, side=1)[0] == "−420: better than 1, equal to 1, worse than 4 of the others."
    assert lines(SEVEN[:5])[1:] == [
        "5 of 7 in; Neuberg: (2 × 3 + 1 + 1) × 7 / 5 − 1 = 10.20.",
        "Matchpoints: 10.20 of 12, 85.00 %.",
    ]
    assert lines(["420", "50"])[1:] == [
        "Results: 2 of 7 expected, too few to compare: 65 %.",
        "Matchpoints: 7.80 of 12, 65.00 %.",
    ]
    assert lines(["60% 420, 40% -50", *SEVEN[1:]])[:2] == [
        "60 % +420: better than 4, equal to 1, worse than 1 of the others.",
        "40 % −50: better than 1, equal to 1, worse than 4 of the others.",
    ]
    assert lines(SEVEN, "ascherman")[1] == "(2 × 4 + 1 + 1) × 7 / 7 = 10."
    assert lines(SEVEN[:5], "factored")[1] == "(2 × 3 + 1) × 7 / 5 = 9.80."


def test_the_sentences_of_averages():
    assert lines(["A60/40"]) == ["Given: 60 %.", "Matchpoints: 7.20 of 12, 60.00 %."]
    assert lines(["A60/40"], "butler") == ["Given: 60 %; IMPs: +3."]
    assert lines(["NP"]) == ["The board was not played."]
    evening = with_typed(of_howell(6), r1t1b1="A60/40")
    for method in ("butler", "cross-imps"):
        imps = with_typed(evening, r1t1b2="2000", r1t2b2="-2000", r2t1b3="0", r2t2b3="0")
        scored = ScoredEvening(replace(imps, method=method))
        place = BoardPlace("", 1, 1, 1)
        (one,) = sure(scored.result(place)).ns
        found = why(scored, place, one)
        assert (
            sure(found).counts == sure(found).own == sure(scored.own(one)) > 3 == sure(found).points
        )
        assert "average on the other boards gives" in why_lines(sure(found), Language())[-1]
        line = next(each for each in scored.rankings[0].lines if each.number == one)
        assert line.points == sure(scored.played[one].points) + sure(sure(found).own)
    place = evening.due[0]
    number = evening.meeting(place).ns[0]
    for each in evening.sections[0].of_entrant(number)[1:]:
        for due in each.places:
            good = "1500" if number in each.ns else "-1500"
            bad = "-1500" if number in each.ns else "1500"
            for other in evening.sections[0].with_board(due.board):
                evening = with_entry(evening, parse_result(good if other == due else bad, other))
    scored = ScoredEvening(evening)
    found = why(scored, place, number)
    assert sure(found).own == 100
    assert sure(found).counts == 4
    assert list(why_lines(sure(found), Language()))[1:] == [
        "Given: 60 %. The pair gets its average on the other boards, 100.00 %.",
        "Matchpoints: 4 of 4, 100.00 %.",
    ]


def test_the_sentences_of_imps():
    assert lines(SEVEN, "butler", choice=ScoringChoice(drop=1)) == [
        (
            "The mean of the results (5), without 1 at each end, is +220. "
            "To the nearest 10 points: +220."
        ),
        "+420 differs from it by +200; IMPs: +5.",
    ]
    assert lines(SEVEN, "bastille")[0] == "The mean of the results (7) is +207.14."
    assert lines(SEVEN, "cross-imps", choice=ScoringChoice(divide=Divide.COMPARISONS)) == [
        (
            "+420: +11 against −100, +10 against −50, +7 against +140, +6 against +170, "
            "0 against +420, −1 against +450; IMPs in all: +33."
        ),
        "IMPs: +33 / 6 = +5.50.",
    ]


def test_what_the_director_did_is_told():
    evening = evening_of(SEVEN)
    entry = evening.entries[PLACES[0]]
    entry = replace(entry, turned=True, group="a", law="Law 12C1c", reason="revoke")
    scored = ScoredEvening(with_entry(evening, entry))
    number = evening.meeting(PLACES[0]).ns[0]
    assert list(why_lines(sure(why(scored, PLACES[0], number)), Language()))[1:4] == [
        "The arrow was turned: the pairs sat the other way round.",
        "The board was fouled; it is compared with the results of group a.",
        "The director gave this score: Law 12C1c, revoke",
    ]
    assert sure(why(scored, PLACES[0], number)).side == "EW"
    assert why(scored, PLACES[0], 99) is None
    assert why(scored, EVENING.due[-1], 1) is None


@pytest.mark.parametrize("key", sorted(METHODS))
def test_each_method_says_what_it_is_and_where_it_is_from(key):
    assert METHODS[key].sentence.endswith(".")
    assert METHODS[key].source
