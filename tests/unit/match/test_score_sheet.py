"""Score sheets: what may stand on them, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.match.score_sheet_builders import sheet_of
from vpdesk.match.cross_imps import butler, cross_imps, datum, half_up
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import parse_entry
from vpdesk.match.results import MatchTotal, match_vps, sheet_result
from vpdesk.match.score_sheet import (
    BoardLine,
    Entry,
    Method,
    ScoreSheet,
    Share,
    Sides,
    Status,
    boards_lost,
    new_sheet,
    with_boards,
    with_entry,
    with_method,
    with_status,
)
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale


def total(sheet: ScoreSheet) -> MatchTotal:
    (found,) = sheet_result(sheet).matches
    return found


def home_imps(sheet: ScoreSheet) -> list[Fraction | None]:
    return [line.imps[0] and line.imps[0][0] for line in sheet_result(sheet).lines]


def whole(*points: int) -> list[tuple[tuple[int, int], ...]]:
    return [((100, each),) for each in points]


# A match of two teams


def test_a_match_board_by_board() -> None:
    sheet = sheet_of("4S= N; 4S-1 N", "3NT+1 W; 3NTX-2 E", "pass; -110", "620; 620")
    result = sheet_result(sheet)
    # 420 + 50; -430 and then 300 + 430 against; 110; nothing.
    assert home_imps(sheet) == [10, -12, 3, 0]
    assert [line.running[0][0] for line in result.lines] == [10, -2, 1, 1]
    assert total(sheet).won == (13, 12)
    assert total(sheet).margins == (1, -1)
    assert not total(sheet).unequal
    assert result.finished
    assert match_vps(sheet, total(sheet), continuous_scale(ScaleRule(4))) == (1061, 939)


def test_a_board_counts_once_both_rooms_have_it() -> None:
    sheet = sheet_of("420; -50", "420", "; 420", "")
    result = sheet_result(sheet)
    assert home_imps(sheet) == [10, None, None, None]
    assert result.missing == (2, 3, 4)
    assert not result.finished
    assert total(sheet).counted == 1
    assert result.lines[3].running == ((10, -10),)


def test_a_cancelled_board_counts_for_nothing() -> None:
    sheet = with_status(sheet_of("420; -50", "1430; -50"), 2, Status.CANCELLED)
    result = sheet_result(sheet)
    assert sheet.boards == 1
    assert result.cancelled == (2,)
    assert result.finished
    assert (total(sheet).counted, total(sheet).margins) == (1, (10, -10))
    played = with_status(sheet, 2, Status.PLAYED)
    assert played == sheet_of("420; -50", "1430; -50")  # the scores were only put aside


def test_average_plus_to_both_sides_gives_two_margins() -> None:
    sheet = sheet_of("420; -50", "", "", "")
    for number in (2, 3):
        sheet = with_status(sheet, number, Status.ADJUSTED, (3, 3))
    sheet = with_status(sheet, 4, Status.ADJUSTED, (3, -3))
    found = total(sheet)
    assert found.margins == (10 + 3 + 3 + 3, -10 + 3 + 3 - 3)
    assert found.unequal
    assert (found.counted, found.adjusted) == (4, 3)
    assert found.won == (13, 0)
    scale = continuous_scale(ScaleRule(4))
    vps = match_vps(sheet, found, scale)
    assert vps == (scale.vps(19)[0], scale.vps(-7)[0])
    assert sum(vps) > 2000


def test_weighted_scores_bring_the_imps_of_their_shares() -> None:
    # 60 % of 620 against 170 is 10 IMPs, 40 % of -100 against 170 is -7.
    sheet = sheet_of("", "60% 4S= N, 40% 4S-1 N; 170")
    assert home_imps(sheet)[1] == Fraction(60 * 10 - 40 * 7, 100) == Fraction(16, 5)
    assert total(sheet).margins == (3, -3)
    both = sheet_of("50% 420, 50% -50; 50% 420, 50% -50")
    assert home_imps(both) == [0]


@pytest.mark.parametrize(
    ("value", "expected"),
    [("1/2", 1), ("-1/2", -1), ("49/100", 0), ("-49/100", 0), ("7/2", 4), ("-5/2", -3), ("3", 3)],
)
def test_halves_go_away_from_zero(value: str, expected: int) -> None:
    assert half_up(Fraction(value)) == expected


def test_the_margin_is_rounded_once_at_the_end() -> None:
    halves = "50% 20, 50% 0; 0"  # 1 IMP or none
    assert total(sheet_of(halves)).margins == (1, -1)
    assert total(sheet_of(halves, halves)).margins == (1, -1)
    assert total(sheet_of("50% 0, 50% -20; 0")).margins == (-1, 1)


def test_carry_over_and_penalties() -> None:
    sheet = sheet_of(
        "420; -50",
        carry_imps=(250, 0),
        penalty_imps=(0, 300),
        carry_vps=(0, 125),
        penalty_vps=(50, 0),
    )
    found = total(sheet)
    assert found.imps == (Fraction(31, 2), Fraction(-31, 2))
    assert found.margins == (16, -16)
    scale = discrete_scale(ScaleRule(8))
    home, away = scale.vps(16)
    assert match_vps(sheet, found, scale) == (home - 50, away + 125)


def test_a_score_that_no_contract_gives_is_odd() -> None:
    sheet = sheet_of("620; 420", "620; 420", "pass; 4S= N")
    assert [line.odd for line in sheet_result(sheet).lines] == [{0}, {1}, set()]
    weighted = sheet_of("50% 420, 50% 620; 100")
    assert sheet_result(weighted).lines[0].odd == {0}


def test_more_tables_of_two_teams() -> None:
    boards = "420; -50; 420; 450"
    # 470 is 10 IMPs; -30 is -1.
    assert home_imps(sheet_of(boards, tables=4)) == [9]
    # Also 420 against 450 and 420 against -50.
    cross = sheet_of(boards, method=Method.CROSS_TEAMS, tables=4)
    assert home_imps(cross) == [10 - 1 - 1 + 10]
    assert home_imps(replace(cross, divisor=4)) == [Fraction(18, 4)]
    assert total(replace(cross, divisor=4)).margins == (5, -5)


points = st.integers(-760, 760).map(lambda tens: 10 * tens)
scores = st.lists(points, min_size=2, max_size=9)


@given(points, points)
def test_two_tables_are_the_same_by_all_methods(one: int, other: int) -> None:
    sheet = sheet_of(f"{one}; {other}")
    cross_teams = with_method(sheet, Method.CROSS_TEAMS, 2)
    cross = with_method(sheet, Method.CROSS_IMPS, 2)
    assert home_imps(sheet) == home_imps(cross_teams) == home_imps(cross)


# A match at each table


@given(scores)
def test_cross_imps_add_up_to_nothing(found: Sequence[int]) -> None:
    imps = cross_imps(whole(*found))
    assert sum(imps) == 0
    assert [imps[found.index(max(found))]] == [max(imps)]


def test_cross_imps_are_means_over_the_other_tables() -> None:
    # 420 against -50 is 10, 420 against 170 is 6, 170 against -50 is 6.
    assert cross_imps(whole(420, -50, 170)) == (8, -8, 0)
    assert cross_imps([((50, 420), (50, -50)), ((100, -50),)]) == (5, -5)


@given(scores, st.integers(0, 5))
def test_the_datum_lies_between_the_scores(found: Sequence[int], trim: int) -> None:
    middle = datum(whole(*found), trim)
    assert min(found) <= middle <= max(found)
    assert middle % 10 == 0


def test_the_datum_leaves_out_the_extremes() -> None:
    found = whole(7600, 420, 430, 400, -1100)
    assert datum(found) == 1550
    assert datum(found, 1) == 420  # of 416.7
    assert datum(found, 2) == 420
    assert datum(found, 9) == 420  # one remains
    assert datum(whole(100, 110)) == 110
    assert datum(whole(-100, -110)) == -110
    assert butler(found, 1) == (420, (24, 0, 0, -1, -17))


def test_each_table_is_a_match() -> None:
    sheet = sheet_of("420; -50; 170", "620; ; 170", method=Method.CROSS_IMPS, tables=3)
    result = sheet_result(sheet)
    assert [match.imps for match in result.matches] == [(18, -18), (-8, 8), (-10, 10)]
    assert [match.counted for match in result.matches] == [2, 1, 2]
    assert result.missing == (2,)
    scale = continuous_scale(ScaleRule(2))
    vps = [match_vps(sheet, match, scale) for match in result.matches]
    assert vps == [scale.vps(18), scale.vps(-8), scale.vps(-10)]


def test_a_butler_with_an_adjusted_table() -> None:
    sheet = sheet_of("420; 420; -50; ", method=Method.BUTLER, tables=4)
    sheet = with_entry(sheet, 1, 3, Entry("2 2", adjusted=(2, 2)))
    result = sheet_result(sheet)
    assert result.lines[0].datum == 260  # of 263.3; the adjusted table has no score
    assert [match.margins for match in result.matches] == [(4, -4), (4, -4), (-7, 7), (2, 2)]
    assert [match.adjusted for match in result.matches] == [0, 0, 0, 1]
    assert result.finished


def test_one_score_alone_is_compared_with_nothing() -> None:
    for method in (Method.CROSS_IMPS, Method.BUTLER):
        result = sheet_result(sheet_of("420; ; ", method=method, tables=3))
        assert result.lines[0].imps == (None,) * 3
        assert result.lines[0].datum is None


def test_a_line_that_is_adjusted_or_cancelled_is_so_at_every_table() -> None:
    sheet = sheet_of("420; 0; 0", "420; 0; 0", method=Method.BUTLER, tables=3)
    sheet = with_status(sheet, 1, Status.ADJUSTED, (2, -2))
    sheet = with_status(sheet, 2, Status.CANCELLED)
    assert [match.margins for match in sheet_result(sheet).matches] == [(2, -2)] * 3


SCORES = st.sampled_from(["", "420", "-50", "4S= N", "60% 620, 40% -100"])
SHEETS = st.lists(st.tuples(*[SCORES] * 4).map("; ".join), min_size=1, max_size=6)


@given(SHEETS, st.sampled_from(Method), st.data())
def test_a_result_is_the_same_whatever_is_known(
    boards: list[str], method: Method, data: st.DataObject
) -> None:
    before = sheet_of(*boards, method=method, tables=4)
    number = data.draw(st.sampled_from(before.numbers))
    now = with_entry(before, number, data.draw(st.integers(0, 3)), parse_entry("170"))
    if data.draw(st.booleans()):
        now = with_status(now, number, Status.ADJUSTED, (3, 3))
    if data.draw(st.booleans()):
        now = replace(now, divisor=2, trim=1)
    assert sheet_result(now, sheet_result(before)) == sheet_result(now)
    shorter = replace(now, lines=now.lines[1:] or now.lines)
    assert sheet_result(shorter, sheet_result(now)) == sheet_result(shorter)


# What stands on a sheet


def test_changes_of_a_sheet() -> None:
    sheet = new_sheet(3, 17)
    assert sheet.numbers == (17, 18, 19)
    entry = parse_entry("420")
    changed = with_entry(sheet, 18, 1, entry)
    assert changed.line(18) == BoardLine(18, (None, entry))
    assert changed.line(17).empty
    assert not changed.line(18).empty
    assert with_entry(changed, 18, 1, None) == sheet
    adjusted = with_status(changed, 18, Status.ADJUSTED, (3, 0))
    assert adjusted.line(18).entries == (None, entry)
    assert with_entry(adjusted, 18, 0, entry).line(18) == BoardLine(18, (entry, entry))


def test_other_boards_and_other_tables() -> None:
    sheet = sheet_of("10; 20", "30; 40", "50; 60", names=(("A", "B"), ("C", "D")))
    assert with_boards(sheet, 2, 2).lines == sheet.lines[1:]
    assert boards_lost(sheet, with_boards(sheet, 2, 2)) == (1,)
    assert boards_lost(sheet, with_boards(sheet, 5, 2)) == ()
    more = with_boards(sheet, 5, 1)
    assert more.lines[:3] == sheet.lines
    assert more.line(5).empty
    wide = with_method(sheet, Method.CROSS_IMPS, 3)
    assert wide.line(2).entries == (*sheet.line(2).entries, None)
    assert wide.names == (("A", "B"), ("C", "D"), ("", ""))
    assert with_method(wide, Method.ROOMS, 2) == sheet


LINE = BoardLine(1, (None, None))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"lines": ()}, "boards need numbers"),
        ({"lines": (LINE, LINE)}, "boards need numbers"),
        ({"lines": (BoardLine(0, (None, None)),)}, "boards need numbers"),
        ({"lines": (BoardLine(1000, (None, None)),)}, "boards need numbers"),
        ({"lines": (BoardLine(7, (None,)),)}, "Board 7: tables with entries: 1 instead of 2"),
        ({"tables": 1}, "2 to 60 tables, not 1"),
        ({"tables": 61}, "2 to 60 tables, not 61"),
        ({"tables": 3}, "even, not 3"),
        ({"divisor": 0}, "not by 0"),
        ({"trim": -1}, "not -1"),
        ({"carry_imps": (0, 100_000)}, "at most 999, not 1000"),
    ],
)
def test_sheets_that_cannot_be(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(MatchError, match=message):
        ScoreSheet(**{"lines": (LINE,), **fields})


def test_boards_and_tables_that_are_not_there() -> None:
    sheet = new_sheet(2)
    with pytest.raises(MatchError, match="no board 3"):
        with_status(sheet, 3, Status.CANCELLED)
    with pytest.raises(MatchError, match="no table 3"):
        with_entry(sheet, 1, 2, None)
    with pytest.raises(MatchError, match="too large"):
        new_sheet(101, 1, Method.BUTLER, 60)
    for boards in (0, 1000, 10**12):
        with pytest.raises(MatchError, match="boards need numbers"):
            new_sheet(boards)


@pytest.mark.parametrize("adjusted", [(1000, 0), (0, -1000)])
def test_adjustments_beyond_all_measure(adjusted: Sides) -> None:
    with pytest.raises(MatchError, match="at most 999 IMPs"):
        with_status(new_sheet(1), 1, Status.ADJUSTED, adjusted)
    with pytest.raises(MatchError, match="at most 999 IMPs"):
        Entry("", adjusted=adjusted)


def test_a_share_is_of_a_score() -> None:
    with pytest.raises(MatchError, match="“625” is not a score"):
        Share(100, 625)
    with pytest.raises(MatchError, match="at most 6 parts"):
        Entry("", (*(Share(10, 0),) * 10,))
