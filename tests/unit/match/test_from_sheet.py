"""A score sheet becomes the case of a director's ruling."""

from dataclasses import replace

import pytest

from tests.sure import sure
from vpdesk.files.regulation_library import built_in
from vpdesk.match.case import Fault, What
from vpdesk.match.from_sheet import case_of
from vpdesk.match.regulations import Carry, Way
from vpdesk.match.rulings import rulings
from vpdesk.match.score_sheet import (
    Entry,
    Method,
    Share,
    Status,
    new_sheet,
    with_entry,
    with_status,
)
from vpdesk.scales import ScaleRule, continuous_scale

TEAMS = built_in()[0]


def scale(boards):
    return continuous_scale(ScaleRule(boards))


def score(points):
    return Entry(str(points), (Share(100, points),))


def sheet_of(*nets):
    """A sheet on which home has such a net score on each board; None is not played."""
    sheet = new_sheet(len(nets))
    for number, net in enumerate(nets, 1):
        if net is not None:
            sheet = with_entry(sheet, number, 0, score(net))
            sheet = with_entry(sheet, number, 1, score(0))
    return replace(sheet, home="Rovers", away="Tigers")


def test_boards_without_scores_make_a_match_cut_short():
    case = case_of(sheet_of(430, -50, None, None), TEAMS)
    assert (sure(case).what, sure(case).planned, sure(case).played) == (What.CUT_SHORT, 4, 2)
    assert (sure(case).home.name, sure(case).home.imps, sure(case).away.imps) == (
        "Rovers",
        1000,
        200,
    )


def test_adjusted_boards_become_averages_and_cancelled_ones_have_no_result():
    sheet = sheet_of(430, -50, 100, 0)
    sheet = with_status(sheet, 2, Status.ADJUSTED, (3, 3))
    sheet = with_status(sheet, 3, Status.ADJUSTED, (-3, 0))
    sheet = with_status(sheet, 4, Status.CANCELLED)
    case = case_of(sheet, TEAMS)
    assert (sure(case).what, sure(case).planned, sure(case).played) == (What.CANCELLED, 4, 1)
    assert (sure(case).home.plus, sure(case).home.even, sure(case).home.minus) == (1, 0, 1)
    assert (sure(case).away.plus, sure(case).away.even, sure(case).away.minus) == (1, 1, 0)
    assert (sure(case).home.imps, sure(case).away.imps) == (1000, 0)


def test_boards_without_a_result_have_the_averages_of_sides_that_are_not_at_fault():
    case = case_of(with_status(sheet_of(430, -50, 0, None), 3, Status.CANCELLED), TEAMS)
    assert (sure(case).played, sure(case).home.plus, sure(case).away.plus) == (2, 2, 2)
    (chosen,) = (each for each in rulings(sure(case), TEAMS, scale) if each.preferred)
    assert (chosen.way, chosen.margins) == (Way.AVERAGES, (14, -2))


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ([(3, -3), (3, -3)], Fault.AWAY),
        ([(-3, 3), (-3, 3)], Fault.HOME),
        ([(-3, -3), (-3, -3)], Fault.BOTH),
        ([(3, -3), (3, 3)], Fault.NEITHER),
        ([(3, -3), None], Fault.NEITHER),  # the cancelled board is nobody's
    ],
)
def test_a_side_with_an_average_minus_on_all_boards_without_a_result_is_at_fault(given, fault):
    sheet = sheet_of(*[100] * len(given))
    for number, imps in enumerate(given, 1):
        status = Status.CANCELLED if imps is None else Status.ADJUSTED
        sheet = with_status(sheet, number, status, imps or (0, 0))
    assert sure(case_of(sheet, TEAMS)).fault is fault


def test_imps_that_are_no_average_are_a_result():
    case = case_of(with_status(sheet_of(0, 0), 1, Status.ADJUSTED, (-6, 6)), TEAMS)
    assert (sure(case).played, sure(case).home.imps, sure(case).away.imps) == (2, 0, 600)


def test_penalties_and_carry_over_come_along_as_the_regulation_counts_them():
    sheet = replace(
        sheet_of(0, 0),
        carry_imps=(500, 0),
        carry_vps=(0, 125),
        penalty_imps=(300, 0),
        penalty_vps=(0, 50),
    )
    case = case_of(sheet, TEAMS)
    assert (sure(case).home.imps, sure(case).home.carried, sure(case).away.penalty) == (
        -300,
        500,
        50,
    )
    assert sure(case_of(sheet, replace(TEAMS, carry_over=Carry.VPS))).away.carried == 125
    assert sure(case_of(sheet, replace(TEAMS, carry_over=Carry.NONE))).home.carried == 0


def test_less_than_half_an_imp_does_not_become_a_half():
    sheet = new_sheet(1, method=Method.CROSS_TEAMS, tables=4)
    for table, points in enumerate((50, 0, 0, 0)):
        sheet = with_entry(sheet, 1, table, score(points))
    case = case_of(replace(sheet, divisor=3), TEAMS)
    assert sure(case).home.imps - sure(case).away.imps == 133  # 4/3 IMPs


def test_an_empty_sheet_does_not_say_that_nothing_was_played():
    case = case_of(replace(new_sheet(8), home="Rovers"), TEAMS)
    assert (sure(case).planned, sure(case).played, sure(case).home.name) == (8, 8, "Rovers")
    ruled = with_status(with_status(new_sheet(8), 2, Status.CANCELLED), 5, Status.ADJUSTED, (3, 3))
    case = case_of(ruled, TEAMS)
    assert (sure(case).what, sure(case).played, sure(case).home.plus) == (What.CANCELLED, 6, 1)


def test_pairs_have_no_case():
    assert case_of(new_sheet(4, method=Method.BUTLER, tables=4), TEAMS) is None
