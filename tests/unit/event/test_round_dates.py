"""The dates of the rounds of a stage: set before it begins, kept, and shown wherever a round is."""

from tests.sure import sure
from tests.unit.event.stages_builders import RULES, league, played
from vpdesk.event.event import DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.planning import begin, planned
from vpdesk.event.round_dates import dates_of, following, with_dates, with_some
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.languages import language
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.stage_tables import StageTables
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language

DATES = (("2026/11/24", "19:30"), ("", ""), ("2026/12/08", ""))
FINAL = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 4))


def test_they_are_kept_in_the_file_and_go_on_when_the_stage_begins(tmp_path):
    event = planned(with_dates(league(6), 1, DATES), 2, FINAL, RULES, 1)
    assert dates_of(event, 2) == ()  # those of the stage before are not its own
    event = with_dates(event, 2, DATES[:1])
    event = drawn(begin(played(event, 1), 2), 2)
    TournamentFile.create(tmp_path / "cup.vpt", event).close()
    kept = read_event(tmp_path / "cup.vpt")
    assert kept == event
    assert [dates_of(kept, number) for number in (1, 2)] == [DATES, DATES[:1]]
    at_once = event.with_stage(3, Stage("Rest", DrawKind.SWISS, Who(WhoKind.REST, 1)))
    at_once = begun(at_once, 3, event.group(1), [who_plays(at_once, 3)])
    assert dates_of(at_once, 3) == ()


def test_all_groups_of_a_stage_have_them():
    event = begun(Event(league(8).entrants, (Stage(),)), 1, RULES, [(1, 2, 3, 4), (5, 6, 7, 8)])
    event = with_dates(event, 1, DATES)
    assert len({each.details for each in event.stage(1).groups}) == 1
    gone = with_dates(event, 1, ())
    assert {each.details for each in gone.stage(1).groups} == {()}


def test_some_of_them_are_changed_and_the_later_ones_follow():
    assert with_some(DATES, {2: ("2026/12/01", "")})[1] == ("2026/12/01", "")
    assert with_some(DATES, {3: ("", "")}) == DATES[:1]
    assert with_some((), {2: DATES[0]}) == (("", ""), DATES[0])
    assert following(DATES[:1], 3, 7) == {2: ("2026/12/01", "19:30"), 3: ("2026/12/08", "19:30")}
    assert following((), 3, 7) == following(DATES, 3, 7) == {}
    assert following((("2026/12/30", ""),), 2, 7) == {2: ("2027/01/06", "")}


def test_a_reader_sees_them_as_the_language_writes_dates():
    event = with_dates(league(5), 1, DATES)
    german = language("de")
    (table,) = EventTables(event.group(1), german).by_board(1)
    assert table.rule.startswith("24.11.2026 19:30")
    (other,) = EventTables(event.group(1), german).by_board(2)
    assert "2026" not in other.rule
    for shown in (
        EventTables(event.group(1), german).schedule(),
        StageTables(event, 1, german).schedule("Plan"),
    ):
        assert [row[1].text for row in shown.rows[:3]] == ["24.11.2026 19:30"] * 3
        assert {row[1].text for row in shown.rows if row[0].text == "3"} == {"08.12.2026"}
    slip = EventCards(event.group(1), german).slips(1)[0]
    assert slip.headings[0].startswith("Runde 1, 24.11.2026 19:30")
    (hall,) = StageTables(event, 1, german).hall(1)
    assert hall.title == "Runde 1, 24.11.2026 19:30"
    (wall,) = EventTables(event.group(1), german).by_board(1, 9)
    assert wall.title == "Runde 1, 24.11.2026 19:30"
    assert table.title == "Runde 1"
    pages = {each.file: each for each in event_pages(event, Language())}
    round_page = pages["stage-1-round-1.html"].sections[0].table
    assert sure(round_page).rule.startswith("2026-11-24 19:30")


def test_without_dates_nothing_is_said_of_them():
    event = league(5)
    (table,) = EventTables(event.group(1), Language()).by_board(1)
    assert "2026" not in table.rule
    headings = StageTables(event, 1, Language()).schedule("Plan").headings
    assert headings[0] == "Round"
    assert "Date" not in headings
