"""What an audit finds and what two scales differ in is told in words that a director knows."""

import pytest

from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.scale_library import find
from vpdesk.report.laboratory.audit import (
    AuditWords,
    audit_table,
    differences_table,
    differences_text,
    verdict,
)
from vpdesk.scales import ScaleRule, Unit, continuous_scale, discrete_scale
from vpdesk.scales.audit import Audit, Finding, FindingKind, ScaleRow, audit
from vpdesk.scales.differences import differences

Kind = FindingKind
ROWS = (ScaleRow(0, 2, 1000, 1000), ScaleRow(3, 5, 1100, 900), ScaleRow(6, None, 2000, 0))


def texts(table):
    return [tuple(cell.text for cell in row) for row in table.rows]


def test_a_draw_that_is_too_wide():
    scale = sure(find("acbl-20")).scale(24)
    table = audit_table(scale, audit(scale), ENGLISH)
    assert table.title == "Audit: ACBL 20 VP, 24 boards"
    assert table.rule.startswith("1 fault found. ACBL 20 VP, 24 boards")
    fault, note = texts(table)
    assert fault == (
        "Fault",
        "3 – 6",
        "This band is 4 IMPs wide; the draw, to both sides of 0, is 5 IMPs wide.",
    )
    assert note[:2] == ("Note", "72 +")
    assert note[2].endswith("by the WBF formula, at 62 – 70 IMPs.")


def test_a_scale_without_any_finding():
    scale = sure(find("ebu-pairs")).scale(8)
    found = audit(scale)
    assert verdict(found, ENGLISH) == "No rule is broken."
    assert texts(audit_table(scale, found, ENGLISH)) == [("–", "", "No rule is broken.")]


@pytest.mark.parametrize(
    ("kind", "rows", "values", "said"),
    [
        (Kind.NO_DRAW, (0,), (3,), "The table begins with 3 IMPs, not with a draw."),
        (Kind.MISSING, (0, 1), (3, 3), "There is no row for 3 IMPs."),
        (Kind.GAP, (0, 1), (3, 5), "No band has 3 – 5 IMPs."),
        (Kind.OVERLAP, (0, 1), (3, 4), "Two bands have 3 – 4 IMPs."),
        (Kind.DUPLICATE, (0, 1), (3,), "Two rows have 3 IMPs."),
        (Kind.FALLS, (0, 1), (1150, 1100), "The winner's VP fall from 11.50 to 11."),
        (
            Kind.CONCAVITY,
            (0, 1, 2),
            (20, 21),
            "The next step is worth 0.21 VP, the step to this margin only 0.20 VP.",
        ),
        (Kind.NARROWER, (1, 2), (5, 4), "This band is 4 IMPs wide, the one before it 5 IMPs."),
        (
            Kind.JUMP,
            (0, 1),
            (1500, 1800, 100),
            "The winner's VP jump from 15 to 18; the usual step is 1.",
        ),
        (Kind.SUM, (1,), (1995, 2000), "Both sides together get 19.95 VP, not 20."),
        (Kind.NOT_REACHED, (2,), (1900, 2000), "Nobody can win all 20 VP; the most is 19."),
        (Kind.EARLY, (2,), (96, 97), "Rounding makes the win maximal here, not only at 97 IMPs."),
        (Kind.RANGE, (1,), (11,), "The exact margin of 11 VP lies outside this band."),
    ],
)
def test_every_finding_is_a_sentence(kind, rows, values, said):
    finding = Finding(kind, rows, values)
    words = AuditWords(Audit(Unit.IMP, None, ROWS, (finding,)), ENGLISH)
    assert words.sentence(finding) == said


def test_percentages():
    finding = Finding(Kind.DRAW_BAND, (0, 1), (185, 180))
    rows = (ScaleRow(0, 92, 1000, 1000), ScaleRow(93, 272, 1100, 900))
    words = AuditWords(Audit(Unit.PERCENT, None, rows, (finding,)), CZECH)
    assert words.margins(finding) == "50,93 – 52,72"
    assert words.sentence(finding).startswith("This band is 1,80 % wide;")


def test_differences():
    compared = differences(discrete_scale(ScaleRule(8)), sure(find("acbl-20")).scale(8))
    said = differences_text(compared, ENGLISH)
    assert said == "Rows that differ: 12 of 19, at most by 2.00 VP, at 20 IMPs."
    table = differences_table(compared, ENGLISH)
    assert table.headings[1:] == (
        "WBF discrete scale, 8 boards",
        "ACBL 20 VP, 8 boards",
        "Winner's difference",
    )
    assert texts(table)[1:3] == [
        ("1 – 2", "11 – 9", "11 – 9", "0"),
        ("3", "11 – 9", "12 – 8", "−1"),
    ]
    only = differences_table(compared, ENGLISH, only_differing=True)
    assert len(only.rows) == 12
    assert all(row[3].strong for row in only.rows)


def test_what_the_loser_gets_by_another_amount_has_a_column():
    one, other = sure(find("acbl-20")).scale(8), sure(find("acbl-30")).scale(8)
    table = differences_table(differences(one, other), ENGLISH)
    assert table.headings[4] == "Loser's difference"
    assert texts(table)[0][1:] == ("10 – 10", "15 – 15", "−5", "−5")


def test_scales_that_do_not_differ():
    scale = continuous_scale(ScaleRule(8))
    said = differences_text(differences(scale, scale), ENGLISH)
    assert said == "Both scales give the same VP at every margin."
