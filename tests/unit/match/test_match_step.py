"""What is next in a match: boards until all are in, then its paper."""

from dataclasses import replace

from tests.unit.match.score_sheet_builders import sheet_of
from vpdesk.files.regulation_library import built_in
from vpdesk.match.match_step import match_step
from vpdesk.match.outcome import Match, adopt, outcome
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import Method, Status
from vpdesk.next_step import Deed, NextStep, Out
from vpdesk.report.language import Language
from vpdesk.report.next_words import match_next
from vpdesk.scales import ScaleSpec


def step_of(*boards, out=None, **fields):
    sheet = sheet_of(*boards, **fields)
    found = outcome(Match(sheet, ScaleSpec(boards=len(boards))))
    return match_step(found) if out is None else match_step(found, out)


def test_boards_without_a_result_are_named():
    step = step_of("420; 170", "", "620", "100; 100")
    assert step == NextStep(Deed.RESULTS, 2, tables=(2, 3))
    words = match_next(step, Language())
    assert words.action == "Enter 2 Boards"
    assert words.sentence == "Missing on boards 2, 3."
    assert [at for _, at in words.reason if at] == [2, 3]


def test_an_empty_sheet_names_no_board():
    step = step_of("", "")
    assert step.first
    assert match_next(step, Language()).sentence == "There are no results yet."


def test_a_cancelled_board_is_not_waited_for():
    sheet = sheet_of("420; 170", "")
    lines = (sheet.lines[0], replace(sheet.lines[1], status=Status.CANCELLED))
    found = outcome(Match(replace(sheet, lines=lines), ScaleSpec(boards=2)))
    assert match_step(found).do is Deed.PRINT


def test_when_all_is_in_the_sheet_is_printed_and_then_all_is_done():
    words = match_next(step_of("420; 170"), Language())
    assert (words.action, words.sentence) == ("Print the Score Sheet", "All results are in.")
    words = match_next(step_of("420; 170", out=Out(printed=True)), Language())
    assert (words.action, words.sentence) == ("", "All done: the score sheet is printed.")


def test_a_result_by_ruling_waits_for_no_board():
    match = Match(sheet_of("420; 170", ""), ScaleSpec(boards=2))
    ruled = adopt(match, Way.AVERAGES, built_in()[0])
    assert match_step(outcome(ruled)).do is Deed.PRINT


def test_matches_of_pairs_are_told_the_same():
    step = step_of("420; 170; 100", "50; ; 50", method=Method.BUTLER, tables=3)
    assert step.tables == (2,)
