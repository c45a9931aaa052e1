"""The bracket of a knock-out as a table that is drawn with lines."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.carry import as_played
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.kept_matches import match_at, place_of, with_match
from vpdesk.event.place import FIRST, StagePlace
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import with_boards, with_entry
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.events.bracket_table import match_at as match_place
from vpdesk.report.events.names import round_date
from vpdesk.report.events.sheets import STANDINGS, EventSubject
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.report.table import CellEdge
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.fide.tournament_data import data_of, with_data
from vpdesk.tournament.results.typed_results import typed, with_game

ENGLISH = Language()


def knock_out(count, rounds):
    event = Event(field(count), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),))
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    for _ in range(rounds):
        event = drawn(played(event, 1), 1)
    return event.group(1)


def test_a_match_stands_between_the_two_before_it():
    table = bracket_table(knock_out(6, 1), "Cup", ENGLISH)
    assert table.headings == ("Quarter-finals", "", "", "Semi-finals", "", "", "Final", "")
    texts = [[cell.text for cell in row] for row in table.rows]
    told = [{at: row[column] for at, row in enumerate(texts) if row[column]} for column in range(8)]
    assert told[0] == {
        0: "1 Team 1",
        1: "bye",
        4: "4 Team 4",
        5: "5 Team 5",
        8: "2 Team 2",
        9: "bye",
        12: "3 Team 3",
        13: "6 Team 6",
    }
    assert told[1] == {4: "1", 5: "0", 12: "3", 13: "0"}
    assert told[3] == {
        2: "1 Team 1",
        3: "4 Team 4",
        4: "Table 1",  # matches that are still to be played
        10: "2 Team 2",
        11: "3 Team 3",
        12: "Table 2",
    }
    assert told[6] == {6: "…", 7: "…"}
    strong = [cell.text for row in table.rows for cell in row if cell.strong and cell.text]
    assert strong == ["1 Team 1", "4 Team 4", "1", "2 Team 2", "3 Team 3", "3"]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9, 17, 33])
def test_every_box_is_closed_and_led_to_the_next(count):
    table = bracket_table(knock_out(count, 0), "", ENGLISH)
    rounds = len(table.headings) // 3 + 1
    apart = 2 if rounds <= 4 else 1  # rows from the middle of a box to its end, or to the next one
    for number in range(rounds):
        boxes = [row[3 * number] for row in table.rows if CellEdge.LEFT in row[3 * number].edges]
        assert len(boxes) == 1 << rounds >> number
        assert sum(CellEdge.BOTTOM in each.edges for each in boxes) == len(boxes) // 2
    for number in range(rounds - 1):
        # From the middle of one box to that of its neighbour, past that of the next round.
        line = [CellEdge.RIGHT in row[3 * number + 2].edges for row in table.rows]
        assert sum(line) == apart << rounds - 1


def test_the_match_for_the_third_place_stands_below_the_final_and_every_match_is_found():
    tournament = knock_out(6, 2)
    table = bracket_table(tournament, "", ENGLISH)
    last = [row[6].text for row in table.rows[11:]]
    assert last == ["For the third place", "4 Team 4", "3 Team 3", "Table 2"]
    assert match_place(tournament, 6, 6) == match_place(tournament, 7, 7) == (3, 1)
    assert match_place(tournament, 12, 6) == (3, 2)
    assert match_place(tournament, 0, 0) is None  # a bye
    assert match_place(tournament, 9, 6) is None


def test_nobody_is_fine():
    empty = bracket_table(replace(knock_out(6, 0), entrants=(), rounds=()), "", ENGLISH)
    assert (empty.headings, empty.rows) == ((), ())


def scored_board(match, number, home, away):
    """With a board won by so many points of North-South in the open and the closed room."""
    sheet = match.sheet
    for table, points in enumerate((home, away)):
        sheet = with_entry(sheet, number, table, parse_entry(points))
    return replace(match, sheet=sheet)


def test_segments_have_columns_before_the_result():
    first = played(league(4), 1, margin=lambda home, visitor: 14 * (visitor - home))
    final = Stage(
        "", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1), CarryOver(CarryKind.HALF_MARGIN, 1)
    )
    rules = with_scale(RULES.teams, ScaleSpec(6))
    like = replace(RULES, teams=replace(rules, segments=3))
    event = first.with_stage(2, final)
    event = drawn(begun(event, 2, like, [who_plays(event, 2)]), 2)
    at = InStage(event, StagePlace(2, 1))
    plain = bracket_table(as_played(event, 2), "", ENGLISH, at)
    assert plain.headings == ("Semi-finals", "Carried over", "IMPs", "", "Final", "")
    place = place_of(event, 2, 1, 1, 1)
    match = match_at(event, place)
    # 400 and 420 against nothing are 9 IMPs each, 50 is 2.
    for number, home, away in ((1, "400", "0"), (2, "0", "50"), (3, "420", "0"), (4, "0", "0")):
        match = scored_board(match, number, home, away)

    def row(event, of=0):
        table = bracket_table(as_played(event, 2), "", ENGLISH, InStage(event, StagePlace(2, 1)))
        rows = [row for row in table.rows if row[0].edges]
        return table, [cell.text for cell in rows[of]][:6]

    event = with_match(event, place, match)
    table, texts = row(event)
    assert table.headings[:6] == ("Semi-finals", "Carried over", "1", "2", "3", "IMPs")
    assert table.words == (0, 7)
    assert texts == ["1 Team 1", "21", "9", "9", "", ""]  # the last segment is to come
    assert row(event, 1)[1] == ["4 Team 4", "", "2", "0", "", ""]
    assert row(event, 2)[1][1:] == ["7", "", "", "", ""]  # a match without a sheet
    for number in (5, 6):
        match = scored_board(match, number, "0", "50")
    event = with_match(event, place, match)
    assert row(event)[1] == ["1 Team 1", "21", "9", "9", "0", "39"]
    assert row(event, 1)[1] == ["4 Team 4", "", "2", "0", "4", "6"]
    table = row(event)[0]
    (top,) = (at for at, each in enumerate(table.rows) if each[0].text == "1 Team 1")
    box = table.rows[top][:6]
    assert [CellEdge.RIGHT in each.edges for each in box] == [False] * 5 + [True]
    assert all(CellEdge.TOP in each.edges for each in box)
    there = InStage(event, StagePlace(2, 1))
    assert {match_place(as_played(event, 2), top, each, there) for each in range(6)} == {(1, 1)}
    assert match_place(as_played(event, 2), top, 7, there) is None
    # Extra boards after a tie are one segment more; another result than the sheet's has none.
    longer = replace(match, sheet=with_boards(match.sheet, 8, 1))
    extra = with_match(event, place, scored_board(longer, 7, "400", "0"))
    assert row(extra)[0].headings[2:7] == ("1", "2", "3", "4", "IMPs")
    group = event.group(2)
    other = with_game(group, 1, 1, typed(group, group.rounds[0].games[0], "50-1"))
    assert row(event.with_group(2, 1, other))[0].headings[1:3] == ("Carried over", "1")


def test_segments_are_kept_in_the_file(tmp_path):
    event = league(4)
    group = event.group(1)
    for segments in (1, 4):
        made = event.with_group(1, 1, replace(group, teams=replace(group.teams, segments=segments)))
        path = tmp_path / f"{segments}.vpt"
        TournamentFile.create(path, made).close()
        assert read_event(path) == made


def test_rounds_have_their_dates():
    tournament = knock_out(6, 1)
    data = replace(data_of(tournament), rounds=(("2026/11/24", "19:30"), ("2026/12/08", "")))
    headings = bracket_table(with_data(tournament, data), "", ENGLISH).headings
    first, second = (round_date(with_data(tournament, data), n, ENGLISH) for n in (1, 2))
    assert headings[0] == f"Quarter-finals, {first}"
    assert headings[3:7:3] == (f"Semi-finals, {second}", "Final")


def test_standings_of_a_knock_out_say_what_the_last_match_was():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup")
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    assert STANDINGS not in EventSubject(event.group(1), stage=InStage(event, FIRST)).sheets
    event = played(event, 1)
    stage, cup = InStage(event, FIRST), as_played(event, 1, 1)
    assert STANDINGS in EventSubject(cup, stage=stage).sheets
    (table,) = EventTables(cup, ENGLISH, stage=stage).standings(1)
    assert table.headings == ("Place", "No.", "Team", "Last match")
    texts = [row[3].text for row in table.rows]
    assert [each.split(": ")[1].split(" ")[0] for each in texts] == ["won", "won", "lost", "lost"]
