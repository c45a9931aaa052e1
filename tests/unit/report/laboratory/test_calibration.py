from dataclasses import replace

import pytest

from vpdesk.report.laboratory.calibration import NO_BREAK, CalibrationReport, blitz_name, blitz_of
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales import PrintedScales, PrintedTable, Unit
from vpdesk.scales.calibration import Matches, calibrate

LEAGUE = PrintedScales(
    key="league",
    name="County League",
    source="",
    unit=Unit.IMP,
    tables=(PrintedTable(20, 28, (0, 5, 60), (1000, 1500, 2000), (1000, 500, 0)),),
)
PERCENT = replace(LEAGUE, unit=Unit.PERCENT)
# 62 IMPs of 16 boards are 15.5 a root of a board, 50 of 9 boards 16.66.
MATCHES = Matches({(16, 20): 190, (16, 62): 6, (16, 70): 4, (9, 10): 47, (9, 50): 3})


def report(matches=MATCHES, choice=None, left_out=0, language=None, share=500):
    choice = choice or ScaleChoice()
    calibration = calibrate(matches, share, blitz_of(choice))
    return CalibrationReport(calibration, choice, left_out, language or Language())


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def test_table():
    table = report().table
    assert texts(table) == [
        ["9", "50", "5.21", "45", "3", "6.0", "2.1 – 16.2", "4.8", "–", "–", "47"],
        ["16", "200", "6.09", "60", "10", "5.0", "2.7 – 9.0", "4.8", "15.50", "5.00 – 15.50", "62"],
        ["all", "250", "5.92", "", "13", "5.2", "3.1 – 8.7", "4.8", "15.50", "5.00 – 16.66", ""],
    ]
    assert table.title == "Calibration of the blitz"
    assert table.rule == "250 matches, k = 15.50 (5.00 to 16.66)"
    assert [cell.note for cell in table.rows[0] if cell.note] == ["too few matches"] * 2
    assert all(cell.strong for cell in table.rows[-1])


def test_a_list_of_one_board_count_has_one_row():
    table = report(Matches({(16, 20): 190, (16, 62): 10})).table
    assert [row[0] for row in texts(table)] == ["16"]


def test_words():
    said = tuple(each.replace(NO_BREAK, " ") for each in report(left_out=1).sentences)
    assert said == (
        "The list has 250 matches of 9 to 16 boards. 1 row of it could not be read.",
        (
            "With a blitz of 15.50 √boards IMPs, 13 matches win by the maximum: 5.20 %,"
            " where 5 % are wanted. The 95 % interval of this factor is 5.00 to 16.66."
        ),
        ("The WBF's factor of 15 is within the interval: there is no reason to change it."),
        ("13 of 250 matches reach 15 √boards IMPs: 5.2 % (3.1 to 8.7 %); in theory 4.8 %."),
        ("The margins spread by 5.92 IMPs per board; theory has 7.51, for equal teams."),
    )


@pytest.mark.parametrize(
    ("margin", "words"),
    [
        (20, "15 is too high: fewer than 5 %"),
        (64, "15 is too low: more than 5 %"),
    ],
)
def test_the_usual_factor_is_judged_by_the_interval(margin, words):
    (said,) = [each for each in report(Matches({(16, margin): 300})).sentences if "15 is" in each]
    assert words in said.replace(NO_BREAK, " ")


def test_too_few_matches():
    few = report(Matches({(16, 20): 80}))
    assert few.headline == "Too few matches for a factor"
    assert "for 5 % at least 81 are needed" in few.sentences[1].replace(NO_BREAK, " ")
    assert [each.label for each in few.chart.curves] == ["theory"]
    assert report(Matches({(16, 20): 1})).chart.bars[0].label == "1 match"


@pytest.mark.parametrize(
    ("choice", "name", "blitzes"),
    [
        (ScaleChoice(), "15 √boards IMPs", [45, 60, 74]),
        (ScaleChoice(factor=14.7), "14.7 √boards IMPs", [45, 59, 73]),
        (ScaleChoice(half_match=True), "15 √(boards / 2) IMPs", [32, 43, 52]),
        (ScaleChoice(blitz=55.5), "55.5 IMPs", [56, 56, 56]),
        (ScaleChoice(family=LEAGUE), "County League", [None, None, 60]),
        (ScaleChoice(family=PERCENT), "County League", [None, None, None]),
    ],
)
def test_what_the_matches_are_compared_with(choice, name, blitzes):
    assert blitz_name(choice, Language()) == name
    assert [blitz_of(choice)(boards) for boards in (9, 16, 24)] == blitzes


def test_without_a_scale_for_any_board_count():
    without = report(choice=ScaleChoice(family=LEAGUE))
    assert "The scale (County League) has no blitz for these board counts." in without.sentences
    assert [row[3:8] for row in texts(without.table)] == [
        ["–", "–", "–", "–", "–"],
        ["–", "–", "–", "–", "–"],
        ["", "–", "–", "–", "–"],
    ]


def test_histogram():
    found = report()
    rows = {row[0]: row[1:] for row in texts(found.bins_table)}
    assert rows["3 – 4"] == ["18.80", "9.53"]  # 47 of 250 are at 3.17 to 3.5
    assert found.bins_table.rows[-1][0].text == "31 +"
    chart = found.chart
    (bars,) = chart.bars
    assert bars.label == "250 matches"
    assert bars.heights[3] == pytest.approx(18.8)
    assert sum(bars.heights) == pytest.approx(100)
    theory, factor = chart.curves
    assert theory.smooth.y[0] == pytest.approx(100 * 0.10624, rel=1e-3)
    assert factor.label == "k = 15.50"
    assert factor.smooth.x == (15.5, 15.5)
    assert chart.y_max > max(bars.heights)


def test_in_another_language():
    czech = Language(decimal_sign=",", list_separator=";")
    assert report(language=czech).headline == "k = 15,50 (5,00 to 16,66)"


def test_sections():
    found = report()
    first, *others = found.sections
    assert first.table.prose
    assert first.table.headings == (found.headline,)
    assert tuple(row[0].text for row in first.table.rows) == found.sentences
    assert first.chart == found.chart
    assert [each.table for each in others] == [found.table, found.bins_table]
    (histogram,) = found.histogram
    assert (histogram.table, histogram.chart) == (None, found.chart)
