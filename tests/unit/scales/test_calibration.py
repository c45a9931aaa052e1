import math
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from vpdesk.scales import ScaleError, ScaleRule
from vpdesk.scales.calibration import (
    LEAST_IN_SHARE,
    MOST_BINS,
    Matches,
    at_least,
    calibrate,
    density,
    least_margin,
)
from vpdesk.scales.chances import IMPS_A_BOARD, chance_from

BOARDS = (8, 16, 20, 24, 32)
MATCHES = st.dictionaries(
    st.integers(1, 40).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, min(24 * n, 150)))),
    st.integers(1, 60),
    min_size=1,
    max_size=30,
).map(Matches)


def standard(boards: int) -> int:
    return ScaleRule(boards).last_margin


def played(number: int, imps_a_board: float, chance: random.Random) -> Matches:
    """Matches between equal teams, of all BOARDS alike."""
    counts: Counter[tuple[int, int]] = Counter()
    for i in range(number):
        boards = BOARDS[i % len(BOARDS)]
        margin = round(chance.gauss(0, imps_a_board * math.sqrt(boards)))
        counts[boards, abs(margin)] += 1
    return Matches(counts)


def true_factor(share: float) -> int:
    """The greatest factor, in hundredths, that such a share of all matches ever played reaches."""

    def reached(factor: int) -> float:
        return sum(chance_from(least_margin(factor, n), n) for n in BOARDS) / len(BOARDS)

    return max(factor for factor in range(500, 3000) if reached(factor) >= share)


def test_the_factor_of_normal_margins_comes_back():
    true = true_factor(0.05)
    assert 1450 < true < 1480  # 1.96 standard deviations of 7.51, in whole IMPs
    found = calibrate(played(20_000, IMPS_A_BOARD, random.Random(1)), 500, standard).overall
    assert sure(found.factor).least <= true <= sure(found.factor).most
    assert sure(found.factor).most - sure(found.factor).least < 60
    assert found.imps_a_board == pytest.approx(IMPS_A_BOARD, rel=0.02)
    assert sure(found.at_blitz).share == pytest.approx(sure(found.at_blitz).expected, abs=0.006)


def test_intervals_cover_the_true_factor_as_often_as_they_say():
    chance, true, covered, runs = random.Random(2), true_factor(0.1), 0, 150
    for _ in range(runs):
        factor = calibrate(played(200, IMPS_A_BOARD, chance), 1000, standard).overall.factor
        covered += sure(factor).least <= true <= sure(factor).most
    assert covered / runs >= 0.91  # three standard deviations below 0.95 + 0.01 of the bootstrap


def test_the_interval_is_that_of_the_bootstrap():
    chance = random.Random(3)
    matches = played(150, IMPS_A_BOARD, chance)
    reaches = [
        math.isqrt(10_000 * margin * margin // boards)
        for (boards, margin), count in matches.counts.items()
        for _ in range(count)
    ]
    rank = 15  # of 150, for a tenth
    drawn = [sorted(chance.choices(reaches, k=150))[-rank] for _ in range(3000)]
    factor = calibrate(matches, 1000, standard).overall.factor
    assert sure(factor).value == sorted(reaches)[-rank]

    def share_from(least: int) -> float:
        return sum(each >= least for each in drawn) / len(drawn)

    # The greatest factors that 97.5 and 2.5 of 100 samples reach.
    assert share_from(sure(factor).least) >= 0.975 - 0.01
    assert share_from(sure(factor).least + 1) < 0.975 + 0.01
    assert share_from(sure(factor).most) >= 0.025 - 0.01
    assert share_from(sure(factor).most + 1) < 0.025 + 0.01


def test_five_to_eight_of_a_hundred_reach_the_usual_blitz_at_eight_imps_a_board():
    found = calibrate(played(20_000, 8.2, random.Random(4)), 500, standard).overall
    assert sure(found.at_blitz).least > 0.05
    assert sure(found.at_blitz).most < 0.08
    assert sure(found.factor).least > 1500


@given(MATCHES, st.integers(1, 5000))
def test_factors_are_the_greatest_that_the_share_reaches(matches, share):
    found = calibrate(matches, share, standard)
    for group in (*found.groups, found.overall):
        factor = group.factor
        wanted = math.ceil(group.matches * share / 10_000)
        assert (factor is not None) <= (wanted >= LEAST_IN_SHARE)
        if factor is None:
            continue
        assert factor.least <= factor.value <= factor.most

        def reaching(value: int, boards: int = group.boards) -> int:
            return sum(
                count
                for (n, margin), count in matches.counts.items()
                if boards in (0, n) and margin >= least_margin(value, n)
            )

        assert factor.reached_by == reaching(factor.value) >= wanted
        assert reaching(factor.value + 1) < wanted


@given(MATCHES)
def test_groups_add_up(matches):
    found = calibrate(matches, 500, lambda boards: None if boards % 2 else standard(boards))
    assert sum(group.matches for group in found.groups) == found.overall.matches == matches.number
    assert [group.boards for group in found.groups] == list(matches.board_counts)
    parts = [group.at_blitz for group in found.groups if group.at_blitz]
    assert len(parts) == sum(boards % 2 == 0 for boards in matches.board_counts)
    if parts:
        assert sum(part.number for part in parts) == sure(found.overall.at_blitz).number
        assert sum(part.of for part in parts) == sure(found.overall.at_blitz).of
    assert math.fsum(each.share for each in found.bins) == pytest.approx(1)
    assert math.fsum(each.expected for each in found.bins) == pytest.approx(1)
    assert [each.first for each in found.bins] == list(range(len(found.bins)))
    assert len(found.bins) <= MOST_BINS


def test_a_margin_stands_for_the_half_imp_on_either_side():
    # 8.5 to 9.5 of 4 boards is 4.25 to 4.75, 9.5 to 10.5 is 4.75 to 5.25.
    bins = calibrate(Matches({(4, 9): 3, (4, 10): 2}), 500, standard).bins
    assert {each.first: each.share for each in bins if each.share} == {
        4: pytest.approx(4 / 5),
        5: pytest.approx(1 / 5),
    }


def test_bins_by_theory_are_those_of_its_density():
    bins = calibrate(Matches({(8, 3): 1}), 500, standard).bins
    for each in bins[:-1]:
        middle = [density(each.first + (i + 0.5) / 20) / 20 for i in range(20)]
        assert each.expected == pytest.approx(sum(middle), rel=1e-3)


@given(st.integers(1, 60), st.integers(0, 60), st.floats(0, 1))
def test_chances_of_so_many(number, least, chance):
    exact = math.fsum(
        math.comb(number, i) * chance**i * (1 - chance) ** (number - i)
        for i in range(least, number + 1)
    )
    assert at_least(least, number, chance) == pytest.approx(exact, rel=1e-9, abs=1e-12)


@given(st.integers(0, 5000), st.integers(1, 999))
def test_least_margins_are_exact(factor, boards):
    margin = least_margin(factor, boards)
    assert (100 * margin) ** 2 >= factor * factor * boards
    assert margin == 0 or (100 * (margin - 1)) ** 2 < factor * factor * boards


def test_least_margins_of_the_usual_factor_are_the_blitz_of_the_scales():
    assert all(least_margin(1500, boards) == standard(boards) for boards in range(1, 101))


def test_wilson_interval():
    found = calibrate(Matches({(16, 60): 10, (16, 59): 90}), 500, standard).overall.at_blitz
    assert (sure(found).number, sure(found).of, sure(found).share) == (10, 100, 0.1)
    assert (sure(found).least, sure(found).most) == (
        pytest.approx(0.0552, abs=1e-4),
        pytest.approx(0.1744, abs=1e-4),
    )


def test_too_few_matches_give_no_factor():
    found = calibrate(Matches({(16, 20): 80}), 500, standard)
    assert found.enough == 81
    assert found.overall.factor is None
    assert sure(calibrate(Matches({(16, 20): 81}), 500, standard).overall.factor).value == 500


def test_a_factor_of_nothing_is_none():
    assert calibrate(Matches({(16, 0): 100}), 500, standard).overall.factor is None


@pytest.mark.parametrize("share", [0, -1, 5001])
def test_shares_are_checked(share):
    with pytest.raises(ScaleError, match="share must be above 0 and at most 50 %"):
        calibrate(Matches({(16, 20): 80}), share, standard)


@pytest.mark.parametrize(
    ("match", "words"),
    [
        ((0, 3), "0 is not a number of boards; that is from 1 to 999"),
        ((1000, 3), "1000 is not a number of boards"),
        ((2, 49), "49 IMPs is not a possible margin over 2 boards; the most is 48"),
        ((2, -1), "-1 IMPs is not a possible margin"),
    ],
)
def test_matches_are_checked(match, words):
    with pytest.raises(ScaleError, match=words):
        Matches({match: 1})


def test_no_matches_are_none():
    with pytest.raises(ScaleError, match="no matches"):
        Matches({})
