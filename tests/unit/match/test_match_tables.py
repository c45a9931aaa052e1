"""Score sheets to print."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.unit.match.score_sheet_builders import sheet_of
from vpdesk.files.scale_library import find
from vpdesk.languages import language
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import Method, Status, new_sheet, with_reason, with_status
from vpdesk.report.language import Language
from vpdesk.report.match.tables import score_sheet
from vpdesk.report.match.words import entry_text, imps_text, odd_text
from vpdesk.report.table import Table
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale

ENGLISH = Language()
CZECH = Language(decimal_sign=",", code="cs", letters=language("cs").letters)


def texts(table: Table) -> list[list[str]]:
    for row in table.rows:
        assert len(row) == len(table.headings)
    return [[cell.text for cell in row] for row in table.rows]


def test_a_match_of_teams() -> None:
    sheet = sheet_of("4S= N; -50", "3NT-1 W; 620", "420; 420", home="Rovers", away="Tigers")
    (section,) = score_sheet(sheet, continuous_scale(ScaleRule(3)), ENGLISH)
    assert section.table is not None
    assert section.title == "Rovers – Tigers"
    assert section.table.headings[6:9] == ("Rovers IMPs", "Tigers IMPs", "Running total")
    assert texts(section.table) == [
        ["1", "None", "4♠= N", "420", "", "−50", "10", "", "+10"],
        ["2", "NS", "3NT−1 W", "50", "", "620", "", "11", "−1"],
        ["3", "EW", "", "420", "", "420", "–", "–", "−1"],
        ["IMPs won", "", "", "", "", "", "10", "11", ""],
        ["Margin", "", "", "", "", "", "−1", "+1", ""],
        ["Victory Points", "", "", "", "", "", "9.29", "10.71", ""],
    ]
    assert section.rule.startswith("Teams, room against room; WBF continuous scale")


def test_what_the_director_did_is_on_the_sheet() -> None:
    sheet = sheet_of(
        "420; -50",
        "420; 420",
        "60% 420, 40% -50; 420",
        home="Rovers",
        carry_imps=(0, 150),
        penalty_imps=(200, 0),
        carry_vps=(100, 0),
        penalty_vps=(0, 1150),
    )
    sheet = with_status(sheet, 1, Status.CANCELLED)
    sheet = with_reason(with_status(sheet, 2, Status.ADJUSTED, (3, 3)), 2, "Law 12C2", "late")
    (section,) = score_sheet(sheet, discrete_scale(ScaleRule(2)), CZECH)
    assert section.table is not None
    rows = [[cell for cell in row if cell] for row in texts(section.table)]
    assert rows == [
        ["1", "None", "cancelled"],
        ["2", "NS", "420", "420", "+3", "+3", "+3 / +3", "adjusted, Law 12C2: late"],
        ["3", "EW", "60 % 420, 40 % −50", "420", "4", "−1 / +7"],
        ["IMPs won", "0", "4"],
        ["Given to both sides", "+3", "+3"],
        ["Carry-over", "0", "+1,50"],
        ["IMP penalty", "−2", "0"],
        ["Margin", "−5", "+11"],
        ["VP carried over", "+1", "0"],
        ["VP penalty", "0", "−11,50"],
        ["Victory Points", "7", "5,50"],
    ]
    assert "each side are from its own margin" in section.rule


def test_how_imps_came_about_is_on_the_sheet() -> None:
    four = sheet_of("420; 0; 420; 0", method=Method.CROSS_TEAMS, tables=4, divisor=2)
    (section,) = score_sheet(four, None, ENGLISH)
    assert section.rule == "Teams, every table against every other; IMPs divided by 2"
    sheet = sheet_of("420; 0; 0", method=Method.BUTLER, tables=3, trim=1)
    assert score_sheet(sheet, None, ENGLISH)[0].rule.endswith("left out at each end: 1")


def test_a_board_that_was_passed_out() -> None:
    (section,) = score_sheet(sheet_of("pass; 50% 0, 50% -50"), None, ENGLISH)
    assert section.table is not None
    assert texts(section.table)[0][2:5] == ["Pass", "0", "50 % Pass, 50 % −50"]


def test_a_sheet_to_write_on() -> None:
    (section,) = score_sheet(new_sheet(4), continuous_scale(ScaleRule(4)), ENGLISH)
    assert section.table is not None
    assert section.table.filled_in
    written = [[cell.strip() for cell in row if cell.strip()] for row in texts(section.table)]
    assert written == [
        ["1", "None"],
        ["2", "NS"],
        ["3", "EW"],
        ["4", "All"],
        ["IMPs won"],
        ["Margin"],
        ["Victory Points"],
    ]


def test_event_round_and_date() -> None:
    sheet = replace(new_sheet(1), event="Cup", round="", date="today")
    (section,) = score_sheet(sheet, None, ENGLISH)
    assert section.event == "Cup – today"
    assert section.scales == ()


def test_a_scale_of_percentages_gives_no_vps() -> None:
    family = find("ebu-pairs")
    assert family is not None
    scale = family.scale(family.tables[0].first)
    (section,) = score_sheet(sheet_of("420; 0"), scale, ENGLISH)
    assert section.table is not None
    assert texts(section.table)[-1][0] == "Margin"


def test_tables_of_a_butler() -> None:
    sheet = sheet_of("420; -50; 170; 420; 420; 420", method=Method.BUTLER, tables=6)
    sheet = replace(sheet, names=tuple((f"Pair {n}", f"Pair {n + 6}") for n in range(1, 7)))
    results, first, second = score_sheet(sheet, discrete_scale(ScaleRule(1)), ENGLISH)
    assert results.table is not None
    assert first.table is not None
    assert second.table is not None
    assert texts(results.table)[1] == ["2", "Pair 2", "Pair 8", "1", "−8", "−8", "3", "17"]
    assert texts(first.table) == [["1", "None", "300", "420", "+3", "−50", "−8", "170", "−4"]]
    assert second.table.headings[3] == "Table 4 NS points"


def test_cross_imps_to_write_on_have_no_results() -> None:
    (section,) = score_sheet(new_sheet(3, 1, Method.CROSS_IMPS, 4), None, ENGLISH)
    assert section.title == "Scores by boards"


def test_teams_of_eight() -> None:
    sheet = sheet_of("420; -50; 420; 450", method=Method.CROSS_TEAMS, tables=4, home="A", away="B")
    (section,) = score_sheet(replace(sheet, divisor=4), None, ENGLISH)
    assert section.table is not None
    assert section.table.headings[2:6] == (
        "Table 1 A NS",
        "Table 2 B NS",
        "Table 3 A NS",
        "Table 4 B NS",
    )
    assert texts(section.table)[0][2:] == ["420", "−50", "420", "450", "4.50", "", "+4.50"]
    assert texts(section.table)[-1][-3:] == ["+5", "−5", ""]


def test_an_odd_score_says_why() -> None:
    (section,) = score_sheet(sheet_of("620; 420"), None, ENGLISH)
    assert section.table is not None
    assert section.table.rows[0][3].note == odd_text(620, 1, ENGLISH)
    assert odd_text(620, 1, ENGLISH) == (
        "No contract gives North-South 620 on board 1 (nobody vulnerable)."
    )


def test_words_follow_the_language() -> None:
    assert entry_text(parse_entry("3NTX-1 E"), CZECH) == "3BTX−1 E"
    assert [imps_text(Fraction(each), CZECH) for each in ("1/2", "-1/2", "12", "0")] == [
        "+0,50",
        "−0,50",
        "+12",
        "0",
    ]
