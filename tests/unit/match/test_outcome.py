"""Which result of a match holds: that of its score sheet, or a ruling that was adopted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_library import find
from vpdesk.match.case import Case, Fault, What
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import (
    Match,
    adopt,
    case_to_rule,
    not_adopted,
    outcome,
    rulings_of,
    with_case,
)
from vpdesk.match.regulations import Way
from vpdesk.match.score_sheet import Method, Status, new_sheet, with_entry, with_status
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.match.rulings import ruling_slip, rulings_table
from vpdesk.report.match.standing import adopted_text, standing_text
from vpdesk.report.match.tables import score_sheet
from vpdesk.report.table import Cell
from vpdesk.scales import ScaleSpec

TEAMS, ROUND_ROBIN, BUTLER, _ = built_in()
ENGLISH = Language()


def cut_short() -> Match:
    """Four boards of which three were played: 11 - 1 IMPs."""
    sheet = new_sheet(4)
    for board, scores in ((1, ("620", "-100")), (2, ("50", "100")), (3, ("0", "0"))):
        for table, points in enumerate(scores):
            sheet = with_entry(sheet, board, table, parse_entry(points))
    return Match(replace(sheet, home="Rovers", away="Tigers"), ScaleSpec(boards=4))


def test_the_score_sheet_holds_until_a_ruling_is_adopted() -> None:
    match = cut_short()
    by_sheet = outcome(match)
    assert by_sheet.adopted is None
    assert by_sheet.vps == by_sheet.sheet_vps
    made = {each.way: each for each in rulings_of(match, TEAMS)}
    assert made[Way.BOARDS_PLAYED].preferred
    adopted = adopt(match, Way.AVERAGES, TEAMS)
    found = outcome(adopted)
    assert found.vps == made[Way.AVERAGES].final != by_sheet.vps
    assert found.sheet_vps == by_sheet.vps
    assert found.adopted is not None
    assert not found.adopted.other_numbers
    assert outcome(not_adopted(adopted)).vps == by_sheet.vps


def test_a_ruling_stays_what_it_was_and_says_that_the_numbers_are_others() -> None:
    match = adopt(cut_short(), Way.BOARDS_PLAYED, TEAMS)
    before = outcome(match).vps
    sheet = with_entry(match.sheet, 4, 0, parse_entry("400"))
    later = outcome(replace(match, sheet=with_entry(sheet, 4, 1, parse_entry("-50"))))
    assert later.vps == before
    told = " ".join(adopted_text(later.standing, ENGLISH))
    assert (
        "was boards with a result 3 of 4, IMPs 12 – 2 and is now boards with a result 4 of 4"
        in told
    )
    renamed = replace(match, sheet=replace(match.sheet, home="Kings"))
    assert "Look at the ruling" not in " ".join(adopted_text(outcome(renamed).standing, ENGLISH))
    fined = replace(match, sheet=replace(match.sheet, penalty_vps=(50, 0)))
    assert "on other numbers than" in " ".join(adopted_text(outcome(fined).standing, ENGLISH))
    scaled = replace(match, choice=replace(match.choice, v0=5))
    assert outcome(scaled).vps == before
    assert "on another scale" in " ".join(adopted_text(outcome(scaled).standing, ENGLISH))


def test_a_case_that_says_what_the_sheet_says_goes_on_to_follow_it() -> None:
    match = cut_short()
    said = case_to_rule(match, TEAMS)
    entered = with_case(match, replace(said, fault=Fault.HOME), ROUND_ROBIN)
    assert entered.ruled.regulation == ROUND_ROBIN
    longer = case_to_rule(replace(entered, sheet=new_sheet(6)), ROUND_ROBIN)
    assert (longer.planned, longer.played, longer.away.plus) == (6, 3, 1)
    again = with_case(entered, said, TEAMS)
    assert again.ruled.case is None
    assert case_to_rule(replace(again, sheet=new_sheet(7)), TEAMS).planned == 7


@pytest.mark.parametrize("way", [Way.BYE, Way.FORFEIT, Way.BEST_AVERAGE])
def test_only_a_ruling_that_is_possible_is_adopted(way: Way) -> None:
    with pytest.raises(MatchError, match="not possible here"):
        adopt(cut_short(), way, TEAMS)


def test_what_cannot_be_adopted() -> None:
    odd = replace(cut_short(), choice=ScaleSpec(boards=4, family=find("sbu")))
    made = {each.way: each for each in rulings_of(odd, TEAMS)}
    refused = [way for way, each in made.items() if each.refused is not None]
    for way in refused:
        with pytest.raises(MatchError):
            adopt(odd, way, TEAMS)
    pairs = Match(new_sheet(4, 1, Method.BUTLER, 4), ScaleSpec(boards=4))
    assert outcome(pairs).vps is None
    with pytest.raises(MatchError, match="two teams only"):
        adopt(pairs, Way.BOARDS_PLAYED, BUTLER)


def test_without_a_scale_the_outcome_says_why() -> None:
    sheet = new_sheet(2)
    for board in (1, 2):
        sheet = with_status(sheet, board, Status.CANCELLED)
    found = outcome(Match(sheet, ScaleSpec(boards=2)))
    assert (found.scale, found.vps) == (None, None)
    assert str(found.problem) == "All boards are cancelled."
    percent = outcome(Match(new_sheet(7), ScaleSpec(boards=7, family=find("ebu-pairs"))))
    assert "for percentages" in str(percent.problem)


def rows_of(section: Section) -> tuple[tuple[Cell, ...], ...]:
    assert section.table is not None
    return section.table.rows


def test_everything_that_is_printed_says_which_result_holds() -> None:
    match = adopt(cut_short(), Way.AVERAGES, TEAMS)
    found = outcome(match)
    sheet, reasons = score_sheet(match.sheet, found.scale, ENGLISH, found.standing)
    last = [cell.text for cell in rows_of(sheet)[-1] if cell.text]
    assert last[0] == "VP by the ruling"
    texts = [row[0].text for row in rows_of(reasons)]
    assert texts[0] == "The result is that of an adopted ruling: Full scale with averages."
    assert any("average plus: 1 × +3" in text for text in texts)
    assert texts[-1].startswith("By the scores alone it would be ")
    case = case_to_rule(match, TEAMS)
    made = rulings_of(match, TEAMS)
    table = rulings_table(case, TEAMS, made, ENGLISH, found.adopted)
    assert [row[4].text for row in table.rows] == ["preferred", "adopted", "", ""]
    slips = [
        [row[0].text for row in rows_of(slip)]
        for each in made
        for slip in ruling_slip(each, case, TEAMS, ENGLISH, "", found.standing)
    ]
    assert slips[1][1] == "Adopted: this ruling is the result of the match."
    assert slips[0][1].startswith("The result of the match is another ruling that was adopted: ")
    before = outcome(cut_short()).standing
    (told,) = standing_text(before, case, TEAMS, Way.AVERAGES, ENGLISH)
    assert told.startswith("No ruling is adopted: the result of the match is that of the score")
    (plain,) = score_sheet(match.sheet, found.scale, ENGLISH)
    assert rows_of(plain)[-1][0].text == "Victory Points"


def test_a_bye_has_no_result_of_an_opponent() -> None:
    empty = Match(replace(new_sheet(4), home="Rovers"), ScaleSpec(boards=4))
    match = adopt(with_case(empty, Case(What.BYE, 4, 4), TEAMS), Way.BYE, TEAMS)
    found = outcome(match)
    sheet, _ = score_sheet(match.sheet, found.scale, ENGLISH, found.standing)
    assert [cell.text for cell in rows_of(sheet)[-1] if cell.text][1:] == ["12.00"]
