"""The audit finds what is wrong with a table, and nothing with the WBF's."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.messy.parts import OLD
from tests.sure import sure
from tests.unit.scales.read_tables import column_of, table_of_rows
from vpdesk.files.scale_library import find
from vpdesk.scales import (
    PrintedScale,
    PrintedScales,
    PrintedTable,
    ScaleRule,
    Unit,
    continuous_scale,
    discrete_scale,
)
from vpdesk.scales.audit import Finding, FindingKind, audit, audit_read
from vpdesk.scales.forms import uncorrected

Kind = FindingKind


def printed(starts, winner, loser=None, unit=Unit.IMP):
    loser = loser or tuple(2 * winner[0] - vp for vp in winner)
    table = PrintedTable(8, 8, tuple(starts), tuple(winner), tuple(loser))
    return PrintedScales("own-test", "Test", "", unit, (table,)).scale(8)


def faults(scale):
    return [(each.kind, each.values) for each in audit(scale).faults]


def test_acbl_20_has_two_draws_that_are_too_wide():
    family = find("acbl-20")
    found = {table.counts: faults(sure(family).scale(table.first)) for table in sure(family).tables}
    assert {counts: each for counts, each in found.items() if each} == {
        "21-27": [(Kind.DRAW_BAND, (5, 4))],
        "28-36": [(Kind.DRAW_BAND, (7, 5))],
    }


def test_acbl_30_jumps_over_two_vps():
    family = find("acbl-30")
    for table in sure(family).tables:
        found = audit(sure(family).scale(table.first)).faults
        assert found == (Finding(Kind.JUMP, (0, 1), (1500, 1800, 100)),)


@pytest.mark.parametrize("key", ["sbu", "ebu-pairs", "ebu-pairs-half"])
def test_other_federations_keep_the_rules(key):
    family = find(key)
    for table in sure(family).tables:
        assert faults(sure(family).scale(table.first)) == [], table.counts


def test_the_wbf_scales_keep_the_rules():
    early = []
    for boards in range(2, 101, 3):
        scales = (continuous_scale(ScaleRule(boards)), discrete_scale(ScaleRule(boards)))
        assert [faults(scale) for scale in scales] == [[], []], boards
        if any(each.kind is Kind.EARLY for each in audit(scales[0]).notes):
            early.append(boards)
    assert early == [41, 50, 62, 74, 86]


@pytest.mark.parametrize("boards", [8, 24, 32, 60])
def test_what_is_not_corrected_breaks_the_rule_at_every_violation(boards):
    scale = continuous_scale(ScaleRule(boards))
    found = audit(uncorrected(scale)).faults
    assert {each.kind for each in found} == {Kind.CONCAVITY}
    assert tuple(each.rows[1] for each in found) == scale.violations
    for each in found:
        before, middle, after = (scale.rounded[i] for i in each.rows)
        assert each.values == (middle - before, after - middle)


def test_whole_vps_that_are_not_corrected_have_bands_that_are_too_narrow():
    for boards in range(1, 101):
        scale = discrete_scale(ScaleRule(boards))
        found = audit(uncorrected(scale)).faults
        kinds = (Kind.DRAW_BAND, Kind.NARROWER)
        assert all(each.kind in kinds for each in found), boards
        assert tuple(each.rows[1] for each in found) == scale.violations, boards


@pytest.mark.parametrize("boards", range(1, 8))
def test_range_violations_are_notes(boards):
    scale = discrete_scale(ScaleRule(boards))
    found = [each.values[0] for each in audit(scale).notes if each.kind is Kind.RANGE]
    assert tuple(found) == scale.range_violations


def test_where_the_largest_win_begins():
    (note,) = audit(sure(find("acbl-20")).scale(24)).notes
    assert (note.kind, note.rows, note.values) == (Kind.BLITZ, (10,), (72, 62, 70))
    (note,) = audit(continuous_scale(ScaleRule(24, factor=10))).notes
    assert note.values == (49, 74, 74)


def test_vps_that_do_not_add_up():
    scale = printed((0, 1, 5, 9), (1000, 1100, 1200, 2000), (1000, 900, 700, 100))
    assert faults(scale) == [
        (Kind.SUM, (1900, 2000)),
        (Kind.JUMP, (1200, 2000, 100)),
        (Kind.SUM, (2100, 2000)),
        (Kind.NOT_REACHED, (2000, 2000)),
    ]


@pytest.mark.parametrize("draw", [0, 15_000])
def test_a_range_that_no_formula_has(draw):
    scale = printed((0, 1, 5), (draw, draw + 100, draw + 200), (draw, 0, 0))
    assert audit(scale).notes == ()


def test_a_scale_that_is_cut_with_a_draw_away_from_half_of_its_range():
    found = audit(OLD.scale(16))
    assert (found.faults, found.notes) == ((), ())
    (table,) = OLD.tables
    wrong = replace(table, loser=(*table.loser[:-2], 1, 1))
    kinds = [each.kind for each in audit(PrintedScale(OLD, wrong, 16)).faults]
    assert {Kind.SUM, Kind.NOT_REACHED} == {*kinds}


def test_vps_that_fall():
    scale = printed((0, 1, 5, 9), (1000, 1200, 1100, 1200))
    assert (Kind.FALLS, (1200, 1100)) in faults(scale)


def test_a_draw_of_percentages_is_as_wide_as_its_ends_are_apart():
    starts = (0, 28, 82, 138)  # 54 hundredths of a point each
    scale = printed(starts, (1000, 1100, 1200, 1300), unit=Unit.PERCENT)
    assert Kind.DRAW_BAND not in {kind for kind, _ in faults(scale)}
    imps = printed(starts, (1000, 1100, 1200, 1300))
    assert (Kind.DRAW_BAND, (55, 54)) in faults(imps)


def test_margins_that_stand_nowhere_or_twice():
    rows = [
        (1, 1, 1050, 950),
        (2, 2, 1090, 910),
        (2, 2, 1090, 910),
        (4, 4, 1160, 840),
        (5, 8, 1190, 810),
        (8, 9, 1210, 790),
        (12, None, 2000, 0),
    ]
    (column,) = table_of_rows(rows).columns
    found = audit_read(column, Unit.IMP).faults
    of_margins = (Kind.NO_DRAW, Kind.MISSING, Kind.GAP, Kind.OVERLAP, Kind.DUPLICATE)
    assert [(each.kind, each.values) for each in found if each.kind in of_margins] == [
        (Kind.NO_DRAW, (1,)),
        (Kind.DUPLICATE, (2,)),
        (Kind.MISSING, (3, 3)),
        (Kind.OVERLAP, (8, 8)),
        (Kind.GAP, (10, 11)),
    ]


@given(st.integers(1, 200), st.sampled_from([continuous_scale, discrete_scale]))
@settings(max_examples=15)
def test_a_table_that_is_read_is_as_sound_as_its_scale(boards, make):
    column = column_of(make(ScaleRule(boards)), headed=True)
    assert audit_read(column, Unit.IMP).faults == ()
