"""What the tables of a round are called: numbered through all groups, from any number."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.carry import as_kept, as_played
from vpdesk.event.event import DrawKind, Event, EventError, Stage, Who, WhoKind
from vpdesk.event.kept_matches import place_of, table_number_of
from vpdesk.event.place import StagePlace, with_tournament
from vpdesk.event.planning import with_first_table
from vpdesk.event.stages import begun, drawn
from vpdesk.event.tables import at_table, byes_of, match_tables
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.formats.choice import ExportChoice
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.sheets import ALL_ROUNDS, ALL_TABLES, EventSubject
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.stage_tables import StageTables
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.why.story import round_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.teams.scoring import with_rules
from vpdesk.tournament.draws.teams.seats import unmet
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.team_rules import OddField, TablePlaces, TeamRules
from vpdesk.tournament.tournament import Tournament


def groups(draw, **of_team):
    """Three groups of five, four and five."""
    entrants = [replace(each, **of_team.get(f"t{each.number}", {})) for each in field(14)]
    event = Event(tuple(entrants), (Stage("Groups", draw),))
    numbers = [range(1, 6), range(6, 10), range(10, 15)]
    return begun(event, 1, RULES, [tuple(each) for each in numbers])


def tables(event, number=1):
    return [(each.table_number, each.group, each.table) for each in match_tables(event, 1, number)]


def test_the_tables_of_groups_are_numbered_through(tmp_path):
    event = groups(DrawKind.ROUND_ROBIN)
    first = [(1, 1, 1), (2, 1, 2), (3, 2, 1), (4, 2, 2), (5, 3, 1), (6, 3, 2)]
    assert tables(event) == first
    event = with_first_table(event, 1, 21)
    assert tables(event) == [(table + 20, group, board) for table, group, board in first]
    found = at_table(event, 1, 3, 25)
    assert (found.group, found.table) == (3, 1)
    for table in (20, 27, 1):
        with pytest.raises(EventError, match=f"no table {table}; it has 21–26"):
            at_table(event, 1, 3, table)
    assert table_number_of(event, place_of(event, 1, 3, 1, 2)) == 26
    # What is worked out is not kept, and the file has what was said.
    part = as_played(event, 1, 3)
    assert part.first_table == 25
    assert as_kept(part, event.group(1, 3)) == event.group(1, 3)
    TournamentFile.create(tmp_path / "cup.vpt", event).close()
    assert read_event(tmp_path / "cup.vpt") == event


def test_tables_of_later_groups_stay_when_a_triangle_is_drawn():
    event = groups(DrawKind.SWISS)
    triangle = TeamRules(odd=OddField.TRIANGLE)
    event = event.with_group(1, 1, replace(event.group(1, 1), teams=triangle))
    before = as_played(event, 1, 2).first_table
    event = drawn(drawn(event, 1, 2), 1, 1)
    assert len(event.group(1, 1).rounds[0].games) == 4  # one match, and three of the triangle
    assert as_played(event, 1, 2).first_table == before == 5


def test_who_is_free_in_a_round_robin_of_players_is_named():
    event = Event(field(5), (Stage(draw=DrawKind.ROUND_ROBIN),), kind=Kind.CHESS)
    event = begun(event, 1, Tournament((), kind=Kind.CHESS), [(1, 2, 3, 4, 5)])
    free = [bye.entrant for number in range(1, 6) for _, bye in byes_of(event, 1, number)]
    assert sorted(free) == [1, 2, 3, 4, 5]


def test_a_stage_beside_another_one_has_tables_of_its_own():
    event = groups(DrawKind.SWISS)
    for name, numbers in (("Final", (1, 2)), ("Third", (3, 4))):
        at = len(event.stages) + 1
        stage = Stage(name, DrawKind.KNOCK_OUT, Who(WhoKind.CHOSEN, numbers=numbers))
        event = begun(event.with_stage(at, stage), at, RULES, [numbers])
    assert [event.group(at).first_table for at in (1, 2, 3)] == [1, 7, 8]
    # After a stage that is over they are called as before.
    event = played(league(4), 1)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.CHOSEN, numbers=(1, 2)))
    assert begun(event.with_stage(2, final), 2, RULES, [(1, 2)]).group(2).first_table == 1


def test_other_places_in_the_table_are_those_of_all_groups_without_results():
    event = groups(DrawKind.ROUND_ROBIN)
    (one, two) = (event.group(1, at) for at in (1, 2))
    event = event.with_group(
        1, 2, with_game(two, 1, 1, typed(two, two.rounds[0].games[0], "30-10"))
    )
    wanted = with_rules(one, replace(one.teams, places=TablePlaces.NUMBERS))
    after = with_tournament(event, StagePlace(1, 1), wanted)
    changed = [event.group(1, at).rounds != after.group(1, at).rounds for at in (1, 2, 3)]
    assert changed == [True, False, True]
    assert [each.teams.places for each in after.stage(1).groups] == [
        *(TablePlaces.NUMBERS, TablePlaces.SEEDS_LAST, TablePlaces.NUMBERS)
    ]


def test_what_is_shown_and_printed_has_them():
    event = with_first_table(groups(DrawKind.ROUND_ROBIN), 1, 21)
    part = as_played(event, 1, 2)
    shown, cards = EventTables(part, Language()), EventCards(part, Language())
    (pairings,) = shown.by_board(1)
    assert [row[0].text for row in pairings.rows] == ["23", "24"]
    (names,) = shown.by_name(1)
    assert {row[1].text for row in names.rows} == {"23", "24"}
    assert [each.title for each in cards.slips(1)] == ["Table 23", "Table 24"]


def test_a_sheet_for_the_hall_has_the_tables_of_all_groups_and_stages_in_play():
    event = with_first_table(groups(DrawKind.ROUND_ROBIN), 1, 21)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.CHOSEN, numbers=(1, 2)))
    event = drawn(begun(event.with_stage(2, final), 2, RULES, [(1, 2)]), 2)
    stage = InStage(event, StagePlace(1, 2))
    subject = EventSubject(as_played(event, 1, 2), 1, stage=stage, event=event)
    assert {ALL_TABLES, ALL_ROUNDS} <= {*subject.sheets}

    def printed(sheet, **how):
        return [each.table for each in subject.sections(ExportChoice(sheet, **how), Language())]

    here, other = printed(ALL_TABLES)
    assert (here.title, other.title) == ("Groups: Round 1", "Final")
    assert list(here.headings) == ["Table", "Home", "Visitors", "Group"]
    rows = [[cell.text for cell in row] for row in here.rows]
    assert [(row[0], row[-1]) for row in rows[:6]] == [
        *(("21", "Group 1"), ("22", "Group 1"), ("23", "Group 2"), ("24", "Group 2")),
        *(("25", "Group 3"), ("26", "Group 3")),
    ]
    assert [(row[0], row[-1]) for row in rows[6:]] == [("", "Group 1"), ("", "Group 3")]
    assert list(other.headings) == ["Table", "Home", "Visitors"]
    assert subject.section_count(ExportChoice(ALL_TABLES)) == 2
    (plan,) = printed(ALL_ROUNDS)
    assert [row[0].text for row in plan.rows if row[0].text] == ["1", "2", "3", "4", "5"]
    alone = StageTables(event, 1, Language()).hall(1, 3)
    assert [each.title for each in alone] == [
        "Groups: Round 1, tables 21 – 22",
        "Groups: Round 1, tables 23 – 25",
        "Groups: Round 1, tables 26",
    ]
    schedule = EventTables(as_played(event, 1, 2), Language()).schedule()
    assert {row[1].text for row in schedule.rows} == {"23", "24"}


def test_a_knock_out_has_no_points_before_a_match():
    event = Event(tuple(field(4)), (Stage(draw=DrawKind.KNOCK_OUT),))
    event = drawn(begun(event, 1, RULES, [(1, 2, 3, 4)]), 1)
    stage = InStage(event, StagePlace(1, 1))
    (table,) = EventTables(as_played(event, 1), Language(), stage=stage).by_board(1)
    assert list(table.headings) == ["Table", "Home", "Result", "Visitors"]
    assert [row[1].text for row in table.rows] == ["Team 1", "Team 2"]


def test_a_draw_says_them_and_gives_those_that_are_asked_for():
    event = with_first_table(groups(DrawKind.SWISS, t9={"seat": "H24"}, t2={"seat": "22"}), 1, 21)
    for group in (1, 2):
        event = drawn(event, 1, group)
    for group, table in ((1, 22), (2, 24)):
        part = as_played(event, 1, group)
        (last,) = part.rounds
        assert {2, 9} & {*last.games[table - part.table_number(1)].sides}
        assert not [each for at, game in enumerate(last.games, 1) for each in unmet(part, at, game)]
    texts = [each.text for each in round_words(as_played(event, 1, 2), 1, Language())]
    assert any(text.startswith("Table 24: ") for text in texts)
