"""What the pairings of a round say beside the results, on paper and on the web."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.event.kept_matches_builders import TEAMS, scored
from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.carry import as_played
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.kept_matches import match_at, place_of, with_match
from vpdesk.event.penalties import match_penalties
from vpdesk.event.place import FIRST
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.formats.choice import ExportChoice
from vpdesk.match.case import Case, Fault, What
from vpdesk.match.outcome import adopt, with_case
from vpdesk.match.regulations import Way
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.sheets import PAIRINGS_BY_BOARD, EventSubject
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.tournament.results.typed_results import typed, with_game

ENGLISH = Language()


def web(event, stage, number):
    """The headings and texts of a round's page."""
    wanted = f"stage-{stage}-round-{number}.html"
    (page,) = (each for each in event_pages(event, ENGLISH) if each.file == wanted)
    table = page.sections[0].table
    return sure(table).headings, [[cell.text for cell in row] for row in sure(table).rows]


def test_rulings_penalties_and_typed_vps_are_told():
    event = played(league(4), 1)
    headings, _ = web(event, 1, 1)
    assert "Remarks" not in headings
    place = place_of(event, 1, 1, 1, 1)
    match = with_case(match_at(event, place), Case(What.FORFEIT, fault=Fault.AWAY), TEAMS)
    event = with_match(event, place, adopt(match, Way.FORFEIT, TEAMS))
    group = event.group(1)
    other = group.rounds[0].games[1]
    group = with_game(group, 1, 2, typed(group, other, "13.00-7.00 vp"))
    event = event.with_group(1, 1, group)
    late = Adjustment(other.home, -100, 0, "late", 1)
    event = event.with_stage(1, replace(event.stage(1), adjustments=(late,)))
    headings, rows = web(event, 1, 1)
    assert headings[-1] == "Remarks"
    name = group.by_number[other.home].name
    assert rows[0][-1] == "VPs by the director, ruling"
    assert rows[1][-1] == f"VPs by the director, {name} −1.00 VP: late."
    assert "Remarks" not in web(event, 1, 2)[0]
    (wall,) = EventTables(as_played(event, 1), ENGLISH, at=InStage(event, FIRST)).by_board(1, 30)
    assert wall.rows[1][-1].text == f"VPs by the director, {name} −1.00 VP"  # a line is too long
    # The same on paper.
    subject = EventSubject(as_played(event, 1), 1, event=event)
    choice = ExportChoice(PAIRINGS_BY_BOARD)
    (section,) = subject.sections(choice, ENGLISH)
    assert [[cell.text for cell in row] for row in sure(section.table).rows] == rows


def test_a_penalty_of_a_score_sheet_has_its_reason_wherever_it_is_told():
    event = league(4)
    place = place_of(event, 1, 1, 2, 1)
    match = match_at(event, place)
    match = scored(match, match.sheet.numbers, "430")
    fines = {"penalty_vps": (100, 0), "penalty_imps": (0, 200), "penalty_reason": "late"}
    match = replace(match, sheet=replace(match.sheet, **fines))
    typed_before = with_match(played(event, 1), place, match)
    assert list(match_penalties(typed_before, 1)) == []  # they are not within the result
    event = with_match(event, place, match)
    home, visitor = (event.group(1).by_number[each].name for each in place[3:])
    told = f"{home} −1.00 VP: late., {visitor} −2 IMPs: late."
    assert web(event, 1, 2)[1][0][-1] == f"VPs by the director, {told}"
    columns = InStage(event, FIRST).columns(ENGLISH)
    assert columns.headings() == ()  # it is within the result
    assert columns.sentences(place.home) == ("Penalty in the result of round 2: −1.00 VP. late",)
    pages = {each.file: each for each in event_pages(event, ENGLISH)}
    (*_, table) = pages[f"entrant-{place.visitor}.html"].sections
    assert [cell.text for cell in sure(table.table).rows[0]][2:] == [
        *("2", "", "−2", "In the result of the match. late"),
    ]


def test_a_knock_out_says_who_begins_with_imps_and_who_won():
    first = played(league(4), 1, margin=lambda home, visitor: 14 * (visitor - home))
    final = Stage(
        "Final",
        DrawKind.KNOCK_OUT,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.HALF_MARGIN, 1),
    )
    event = first.with_stage(2, final)
    event = drawn(begun(event, 2, RULES, [who_plays(event, 2)]), 2)
    assert web(event, 2, 1)[1][0][-1] == "Team 1 begins with +7 IMPs"
    (wall,) = EventTables(as_played(event, 2), ENGLISH).by_board(1, most=30)  # without results
    assert wall.headings[-1] == "Remarks"
    assert (wall.rows[0][-1].text, wall.words) == ("Team 1 begins with +7 IMPs", (1, 2, 3))
    event = played(event, 2, margin=lambda home, visitor: -2 if home == 1 else 2)
    assert web(event, 2, 1)[1][0][-1] == "winner: Team 1, Team 1 begins with +7 IMPs"


def test_an_adjustment_in_a_knock_out_is_not_called_carried_over():
    event = played(cup(segments=1), 1)
    (first, _) = event.group(1).rounds[0].games
    late = Adjustment(first.visitor, 0, 30, "late", 1)
    event = event.with_stage(1, replace(event.stage(1), adjustments=(late,)))
    name = event.group(1).by_number[first.visitor].name
    _, rows = web(event, 1, 1)
    assert "begins with" not in rows[0][-1]
    assert f"{name} +30 IMPs: late" in rows[0][-1]
    (page,) = (each for each in event_pages(event, ENGLISH) if "bracket" in each.file)
    assert "Carried over and adjusted" in sure(page.sections[0].table).headings


def test_the_match_for_the_third_place_is_called_so():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),))
    event = played(drawn(begun(event, 1, RULES, [(1, 2, 3, 4)]), 1), 1)
    event = drawn(event, 1)
    _, rows = web(event, 1, 2)
    assert [row[-1] for row in rows] == ["", "For the third place"]
    _, rows = web(played(event, 1), 1, 2)
    assert [row[-1].split(", ")[0][:7] for row in rows] == ["winner:", "For the"]
