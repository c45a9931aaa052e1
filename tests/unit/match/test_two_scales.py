"""A match that counts by IMPs and by boards, and the sum."""

from dataclasses import replace

import pytest

from tests.sure import sure
from vpdesk.cli import main
from vpdesk.files.match_file import from_text, to_text
from vpdesk.languages import language
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match, outcome
from vpdesk.match.score_sheet import Method, Status, new_sheet, with_entry
from vpdesk.match.two_scales import by_two_scales, counted_twice
from vpdesk.report.match.both_scales import two_scales_sections, two_scales_text
from vpdesk.report.match.sheets import SCORE_SHEET, SHEETS, TWO_SCALES, ScoreSubject
from vpdesk.scales import ScaleSpec

ENGLISH = language("en")
# Board, open room, closed room: +11 IMPs, a push, 1 IMP to the visitors, an overtrick of 10 points.
PLAYED = [
    (1, "4S= N", "4S-1 N"),
    (2, "3N= E", "3N= E"),
    (3, "2H= N", "2H+1 N"),
    (4, "1N= N", "2C= N"),
]


def match_of(boards=8, played=PLAYED, **scale):
    sheet = replace(new_sheet(boards), home="Rovers", away="Tigers")
    for number, *rooms in played:
        for table, text in enumerate(rooms):
            sheet = with_entry(sheet, number, table, parse_entry(text))
    return Match(sheet, ScaleSpec(boards, **scale))


def test_both_scales_and_their_sum():
    found = by_two_scales(match_of(4, v0=15))
    scale = ScaleSpec(4, v0=15).scale(4)
    margin = outcome(match_of(4)).sheet.matches[0].margins[0]
    assert found.imps.vps == scale.vps(margin)
    # Won, halved, lost, and 90 against 90: halved.
    assert found.boards.won == (4, 4)
    assert found.boards.vps == (400, 400)
    assert found.vps == (scale.vps(margin)[0] + 400, scale.vps(margin)[1] + 400)


def test_ten_points_win_a_board_though_they_are_no_imp():
    played = [(1, "3N+1 N", "4S= N")]
    found = by_two_scales(match_of(1, played))
    assert found.imps.won == (0, 0)
    assert found.boards.won == (2, 0)
    assert found.boards.vps == (200, 0)


def test_penalties_count_once_and_what_the_director_gave_is_halved_by_boards():
    match = match_of(4)
    lines = list(match.sheet.lines)
    lines[0] = replace(lines[0], status=Status.ADJUSTED, adjusted=(3, -3))
    sheet = replace(match.sheet, lines=tuple(lines), penalty_vps=(100, 0))
    found = by_two_scales(replace(match, sheet=sheet))
    without = by_two_scales(replace(match, sheet=replace(sheet, penalty_vps=(0, 0))))
    assert found.adjusted == (1,)
    assert found.boards.won == (3, 5)
    assert found.vps == (without.vps[0] - 100, without.vps[1])


@pytest.mark.parametrize("method", [Method.BOARDS, Method.BUTLER, Method.CROSS_IMPS])
def test_matches_that_count_otherwise_have_none(method):
    match = match_of(4)
    with pytest.raises(MatchError, match="two teams that is scored by IMPs"):
        by_two_scales(replace(match, sheet=replace(match.sheet, method=method)))


def test_without_a_result_there_is_none_and_nothing_is_offered():
    match = match_of(4, [])
    with pytest.raises(MatchError, match="No board"):
        by_two_scales(match)
    assert TWO_SCALES not in ScoreSubject(match, outcome(match)).sheets


def test_it_is_printed_as_a_row_for_each_and_their_sum():
    match = match_of(4, v0=15)
    assert TWO_SCALES in ScoreSubject(match, outcome(match)).sheets
    assert TWO_SCALES in SHEETS
    (section,) = two_scales_sections(match, ENGLISH)
    assert section.title == "Rovers – Tigers"
    rows = [[cell.text for cell in row] for row in sure(section.table).rows]
    assert rows[0][:2] == ["WBF continuous scale", "IMPs"]
    assert rows[1] == ["Board-a-match", "Points of boards", "4", "4", "4.00", "4.00"]
    assert rows[2][0] == "Together"
    won = [float(row[4]) for row in rows]
    assert round(won[0] + won[1], 2) == won[2]


def test_on_the_command_line(capsysbinary):
    line = ["vp", "--boards", "10", "--v0", "15", "--margin", "12"]
    assert main([*line, "--points", "4"]) == 0
    assert capsysbinary.readouterr().out.decode().splitlines() == [
        "21.01 – 8.99 by IMPs",
        "12.00 – 8.00 by boards",
        "33.01 – 16.99 together",
    ]
    assert main([*line, "--points", "21"]) != 0
    assert "at most 20 points more" in capsysbinary.readouterr().err.decode()


def twice(match):
    return replace(match, sheet=replace(match.sheet, twice=True))


def test_only_a_match_that_is_to_count_twice_tells_the_sum_by_itself():
    assert counted_twice(match_of()) is None
    assert counted_twice(twice(match_of(played=()))) is None
    found = counted_twice(twice(match_of(4)))
    assert found == by_two_scales(match_of(4))
    assert two_scales_text(found, ENGLISH).startswith("By boards 4.00 – 4.00, together ")


def test_the_file_keeps_it_and_the_sheet_and_the_command_line_have_both(tmp_path, capsysbinary):
    plain, counted = match_of(4), twice(match_of(4))
    assert '"twice"' not in to_text(plain)
    assert from_text(to_text(counted)) == counted
    assert outcome(plain).totals != outcome(counted).totals
    subjects = [ScoreSubject(each, outcome(each)) for each in (plain, counted)]
    before, after = (len(list(SCORE_SHEET.make(each, None, ENGLISH))) for each in subjects)  # type: ignore[arg-type]
    assert after == before + 1
    file = tmp_path / "twice.vpmatch"
    file.write_text(to_text(counted), encoding="utf-8")
    assert main(["match", "score", str(file)]) == 0
    assert b"Together" in capsysbinary.readouterr().out
