"""A proof in words says what the engine found, and its tables hold the same."""

from fractions import Fraction

import pytest

from tests.messy.parts import OLD
from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.scale_library import built_in
from vpdesk.formats.choice import FIRST
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.laboratory.proof import proof_sections, scale_proof
from vpdesk.report.table import Mark
from vpdesk.scales import (
    Model,
    PrintedScales,
    PrintedTable,
    ScaleRule,
    Unit,
    continuous_scale,
    discrete_scale,
)

FAMILIES = {family.key: family for family in built_in()}


def said(scale, language=ENGLISH) -> str:
    return "\n".join(each.text for each in scale_proof(scale, language).words)


def cells(table) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


def cause(view, row) -> str:
    return "\n".join(each.text for each in view.cause(row))


def by_margins(*winner) -> PrintedScales:
    table = PrintedTable(
        1, 99, tuple(range(len(winner))), winner, tuple(2000 - vp for vp in winner)
    )
    return PrintedScales("own", "Club", "", Unit.IMP, (table,), own=True)


def test_a_printed_scale_with_a_draw_away_from_half_of_its_range():
    scale = OLD.scale(16)
    assert "This table keeps that rule." in said(scale)
    (table,) = (view.table for view in scale_proof(scale, ENGLISH).views)
    rows = cells(table)
    assert rows[0][:2] == ["15 – 15", "0 – 2"]
    assert rows[-1][:2] == ["25 – 0", "88 +"]


def test_8_boards_in_words():
    text = said(continuous_scale(ScaleRule(8)))
    assert "15 × √8 = 42.43 IMPs" in text
    assert "14.14 IMPs, is worth 15.00 VP" in text
    assert "breaks it at 1 margin; each is a violation" in text
    assert "1 step on 1 cell, each raised by at most 0.01 VP" in text
    assert "39 IMPs (19.62 VP) to 41 IMPs (19.85 VP): 0.23 VP" in text
    assert "first 1 IMP of 0.12, then 1 IMP of 0.11. Raised: 40 IMPs from 19.73 to 19.74." in text


def test_what_the_report_says_of_60_boards_is_explained():
    text = said(continuous_scale(ScaleRule(24)))
    assert "speaks of 24 corrections for 60 boards" in text
    assert "64 steps on 54 cells, by up to 0.03 VP" in text
    assert "60 boards" not in said(continuous_scale(ScaleRule(24, factor=14)))


def test_a_rounded_table_that_keeps_the_rule():
    proof = scale_proof(continuous_scale(ScaleRule(2)), ENGLISH)
    assert "nothing had to be corrected" in "\n".join(each.text for each in proof.words)
    assert [view.table.rows for view in proof.views] == [(), (), ()]
    assert all(view.empty for view in proof.views)


def test_20_vp_below_the_blitz():
    assert "So a win by 96 IMPs, less than the blitz" in said(continuous_scale(ScaleRule(41)))
    assert "less than the blitz" not in said(continuous_scale(ScaleRule(40)))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (ScaleRule(24, half_match=True), "15 × √12 = 51.96 IMPs, the blitz. In a half match"),
        (ScaleRule(25, half_match=True), "√12.5 ="),
        (ScaleRule(24, blitz=Fraction(121, 2)), "The largest win begins at 60.50 IMPs"),
        (ScaleRule(24, model=Model.SQUARE_ROOT), "the curve is the square root one"),
        (ScaleRule(24, model=Model.LINEAR), "a straight line"),
    ],
)
def test_the_curve_of_other_rules(rule, words):
    assert words in said(continuous_scale(rule))


def test_another_language_has_its_decimal_sign():
    text = said(continuous_scale(ScaleRule(24)), CZECH)
    assert "17,24" in text
    assert "17.24" not in text
    assert "0.01" not in text


def test_a_raised_cell_says_why():
    raised, violated, steps = scale_proof(continuous_scale(ScaleRule(24)), ENGLISH).views
    assert [len(view.table.rows) for view in (raised, violated, steps)] == [13, 12, 13]
    row = raised.table.row_starts.index(41)
    assert cells(raised.table)[row] == ["41", "17.24", "17.25", "0.01", "39 – 44"]
    text = cause(raised, row)
    assert "With 17.24 VP at 41 IMPs, the 2 IMPs before would gain 0.23 together" in text
    assert "so one of them at most 0.11." in text
    assert "The 3 IMPs after it would gain 0.34 together, so one of them at least 0.12" in text
    assert "up to 44 IMPs" in text


def test_a_violation_and_a_step_say_what_grew():
    _, violated, steps = scale_proof(continuous_scale(ScaleRule(24)), ENGLISH).views
    row = violated.table.row_starts.index(42)
    assert cells(violated.table)[row] == ["42", "0.11", "0.12", "0.01"]
    assert "From 41 IMPs to 42 IMPs it is 0.11 VP, but from there to 43 IMPs 0.12 VP." in cause(
        violated, row
    )
    assert "41 IMPs from 17.24 to 17.25" in cause(violated, row)
    assert cells(steps.table)[7] == ["8", "41", "0.11", "0.12", "17.24", "17.25"]
    assert "a win by 41 IMPs goes from 17.24 to 17.25 VP" in cause(steps, 7)


def test_the_bands_of_7_boards():
    proof = scale_proof(discrete_scale(ScaleRule(7)), ENGLISH)
    text = "\n".join(each.text for each in proof.words)
    assert "break it 1 time" in text
    assert "That takes 2 steps." in text
    assert "Step 1: The band of 10 VP ends at 1 IMP and is 3 wide, the one of 11 VP only 2." in text
    assert "11 VP are exactly 2.18 IMPs on the curve; their band is 1 – 2." in text
    bands, steps, _ = proof.views
    assert cells(bands.table)[:3] == [
        ["10", "1.07", "0 – 1", "3", "", "0", "1", ""],
        ["11", "3.35", "2 – 3", "2", "−1", "1 – 2", "2", "+1"],
        ["12", "5.83", "4 – 5", "2", "0", "3 – 5", "3", "+1"],
    ]
    assert cells(bands.table)[-1] == ["20", "", "36 +", "", "", "36 +", "", ""]
    marked = [[i for i, cell in enumerate(row) if cell.mark] for row in bands.table.rows]
    assert marked == [[5], [4, 5], [5], *[[]] * 8]
    assert {mark for mark, _ in bands.table.legend} == {Mark.CORRECTED, Mark.RANGE_VIOLATION}
    assert cells(steps.table) == [["1", "10", "3", "2", "1", "0"], ["2", "11", "3", "2", "3", "2"]]
    assert "Before the correction it is 2 wide, the band below it 3" in cause(bands, 1)
    assert "After 1 step its last margin is 2 IMPs." in cause(bands, 1)
    assert "no win is worth more" in cause(bands, 10)
    assert cause(steps, 1).startswith("Step 2:")


def test_bands_that_keep_the_rule():
    proof = scale_proof(discrete_scale(ScaleRule(32)), ENGLISH)
    text = "\n".join(each.text for each in proof.words)
    assert "The bands of the curve keep this rule" in text
    assert "its exact margin on the curve lies in its band" in text
    assert proof.views[1].table.rows == ()
    assert not proof.views[0].table.legend


def test_a_printed_table_shows_its_own_differences():
    text = said(FAMILIES["acbl-20"].scale(24))
    assert "nothing was computed or corrected" in text
    assert "This table breaks it 1 time." in text
    assert "The band 3 – 6 (11 – 9) is 4 wide, the one below it 5." in text
    (view,) = scale_proof(FAMILIES["acbl-20"].scale(24), ENGLISH).views
    assert cells(view.table)[:3] == [
        ["10 – 10", "0 – 2", "5", ""],
        ["11 – 9", "3 – 6", "4", "−1"],
        ["12 – 8", "7 – 11", "5", "+1"],
    ]
    assert view.table.rows[1][3].mark is Mark.RANGE_VIOLATION
    assert "4 wide" in cause(view, 1)
    assert "The rule is kept here." in cause(view, 2)
    assert "The rule asks nothing here." in cause(view, 0)


def test_a_printed_table_by_percentage():
    (view,) = scale_proof(FAMILIES["ebu-pairs"].scale(24), ENGLISH).views
    assert cells(view.table)[1] == ["11 – 9", "50.39 – 51.16", "0.78", "+0.01"]


def test_a_printed_table_by_margins():
    scale = by_margins(1000, 1030, 1050, 1080, 1090).scale(8)
    assert "The step to 2 IMPs gains 0.20 VP, the next one 0.30 VP." in said(scale)
    (view,) = scale_proof(scale, ENGLISH).views
    assert cells(view.table) == [
        ["0", "10.00", "", ""],
        ["1", "10.30", "0.30", ""],
        ["2", "10.50", "0.20", "−0.10"],
        ["3", "10.80", "0.30", "+0.10"],
        ["4", "10.90", "0.10", "−0.20"],
    ]
    assert [i for i, row in enumerate(view.table.rows) if row[3].mark] == [3]
    assert "This table keeps that rule." in said(by_margins(1000, 1030, 1060, 1070).scale(8))


def test_a_table_by_margins_may_fall():
    scale = by_margins(1000, 1030, 1010, 1050).scale(8)
    (view,) = scale_proof(scale, ENGLISH).views
    assert cells(view.table)[2] == ["2", "10.10", "−0.20", "−0.50"]
    assert "The step to 2 IMPs gains −0.20 VP, the next one 0.40 VP." in said(scale)


def test_sections_are_words_and_the_tables_that_are_not_empty():
    scale = continuous_scale(ScaleRule(24))
    subject = lab_sheets.ProofSubject("vp-24", scale)
    sections = list(subject.sections(FIRST["laboratory"], ENGLISH))
    assert [section.title for section in sections] == [
        "Proof, 24 boards",
        "Raised cells, 24 boards",
        "Violations before any correction, 24 boards",
        "Steps of the correction, 24 boards",
    ]
    assert sure(sections[0].table).prose
    assert len(proof_sections(continuous_scale(ScaleRule(2)), ENGLISH)) == 1


def test_what_is_counted_is_no_curve_in_a_workbook():
    sections = proof_sections(continuous_scale(ScaleRule(24)), ENGLISH)
    assert not any(section.scales or section.chart for section in sections)


def test_of_very_many_steps_the_first_are_listed():
    scale = continuous_scale(ScaleRule(16, blitz=2000))
    *_, steps = scale_proof(scale, ENGLISH).views
    assert steps.name == "First 4000 steps"
    assert steps.table.title == "First 4000 steps, 16 boards"
    assert steps.table.row_starts[-1] == 4000
    assert "That takes 267369 steps on 1989 cells" in said(scale)


def test_j_and_its_differences_before_and_after():
    text = said(discrete_scale(ScaleRule(6)))
    assert "On the curve J = −1, 0, 3, 5, 7, 10, 13, 17, 21, 26, 32." in text
    assert "widths: 1, 3, 2, 2, 3, 3, 4, 4, 5, 6." in text
    assert "not be below 0: 2, −1, 0, 1, 0, 1, 0, 1, 1." in text
    assert "Then J = −1, 0, 2, 4, 7, 10, 13, 17, 21, 26, 32" in text
    assert "its second differences 1, 0, 1, 0, 0, 1, 0, 1, 1." in text
    kept = said(discrete_scale(ScaleRule(4)))
    assert "On the curve J = " in kept
    assert "Then J" not in kept


def test_both_rules_at_once_of_7_boards_and_of_those_that_have_none_nearer():
    proof = scale_proof(discrete_scale(ScaleRule(7)), ENGLISH)
    assert proof.words[-2].text == "Both rules at once"
    assert "end at 0, 3, 6, 9, 12, 15, 18, 23, 28, 35 keep both" in proof.words[-1].text
    assert "lie 5 IMPs from these, those of the report 2 IMPs." in proof.words[-1].text
    table = proof.views[-1].table
    assert [cell.text for cell in table.rows[1]] == ["11", "2.18", "2 – 3", "1 – 2", "1 – 3"]
    assert [cell.mark for cell in table.rows[1][3:]] == [Mark.RANGE_VIOLATION, Mark.CORRECTED]
    kept = scale_proof(discrete_scale(ScaleRule(16)), ENGLISH)
    assert "none that do lie nearer" in kept.words[-1].text
    assert not kept.views[-1].table.rows
    assert kept.views[-1].empty
    none = scale_proof(discrete_scale(ScaleRule(2)), ENGLISH)
    assert none.words[-1].text.endswith("There are none: the blitz is too short for so many bands.")
