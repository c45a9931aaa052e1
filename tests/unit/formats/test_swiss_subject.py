"""A Swiss tournament as CSV, XLSX, HTML and TRF; what can be exported of it."""

from dataclasses import replace
from io import BytesIO

import pytest
from openpyxl import load_workbook

from tests.sure import sure
from tests.unit.formats.html_reader import read_html
from tests.unit.formats.reference import reference
from tests.unit.formats.swiss_subject_builders import OPEN, words
from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.tournament.small_events import TEAMS, a_round, event
from vpdesk.event.event import Event
from vpdesk.formats.choice import FIRST, ExportChoice
from vpdesk.formats.exporter import cards_for, export_steps
from vpdesk.formats.format import CLIPBOARD, PRINTER, formats_for
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.events.sheets import EventSubject
from vpdesk.stepwise import finished
from vpdesk.tournament.fide.tournament_data import TournamentData, with_data
from vpdesk.tournament.fide.trf import read
from vpdesk.tournament.standings.tie_breaks import TieBreak

HEAD = Letterhead("", "Spring Open", "14 May 2030")


def export(subject, what, ending, language=ENGLISH, head=HEAD):
    choice = ExportChoice(what, format=ending)
    return finished(export_steps(choice, subject, head, language))


def many(players, *rounds):
    return EventSubject(event(*rounds, players=players))


@pytest.mark.parametrize("part", event_sheets.SHEETS)
@pytest.mark.parametrize("landscape", [False, True])
def test_there_are_as_many_sections_as_were_told(part, landscape):
    games = ", ".join(f"{i}-{i + 41} 1" for i in range(1, 41))
    field = event(f"{games}, 41 U, 82 Z", players=82)
    for tournament in (OPEN, TEAMS, field):
        subject = EventSubject(tournament, words=words)
        for form in part.forms:
            choice = ExportChoice(part, form, landscape=landscape)
            found = list(subject.sections(choice, ENGLISH))
            assert len(found) == subject.section_count(choice)
            some = part is not event_sheets.NORMS  # which nobody may have made
            assert all(each.leads and (sure(each.table).rows or not some) for each in found)


def test_a_long_list_on_the_wall_has_several_sheets():
    subject = many(70, ", ".join(f"{i}-{i + 35} 1" for i in range(1, 36)))
    wall = ExportChoice(event_sheets.PAIRINGS_BY_NAME, Form.WALL)
    assert subject.section_count(wall) == 3
    assert subject.section_count(replace(wall, landscape=True)) == 4
    assert subject.section_count(replace(wall, form=Form.SHEET)) == 1
    assert subject.section_count(replace(wall, format="csv")) == 1


def test_what_is_printed_of_teams_is_called_by_their_words():
    teams, players = EventSubject(TEAMS, words=words), EventSubject(OPEN, words=words)
    named = {each.key: (teams.title(each), teams.part(each)) for each in teams.sheets}
    assert named["pairings by board"] == ("Pairings by table", "pairings-by-table")
    assert named["result slips"] == ("Result slips, one per table", "result-slips")
    assert named["player cards"] == ("Cards of the teams", "team-cards")
    assert teams.file_name(ExportChoice(event_sheets.PLAYER_CARDS)) == "autumn-teams-team-cards-2"
    for each in players.sheets:
        assert (players.title(each), players.part(each)) == (each.title, each.file_part)


def test_what_there_is_depends_on_how_far_it_is():
    start = EventSubject(event(players=4))
    assert start.sheets == (event_sheets.STANDINGS,)
    titles = [each.title for each in start.sections(ExportChoice(event_sheets.STANDINGS), ENGLISH)]
    assert titles == ["Starting list"]
    first = EventSubject(event("1-2, 3-4"))
    assert event_sheets.CROSSTABLE not in first.sheets
    assert first.after == 0
    assert event_sheets.EXPLANATION not in EventSubject(OPEN).sheets
    of_teams = (event_sheets.SCHEDULE, event_sheets.MATCH_FORMS)
    of_swiss = tuple(each for each in event_sheets.SHEETS if each not in of_teams)
    assert EventSubject(OPEN, words=words).sheets == of_swiss
    assert event_sheets.RESULT_SLIPS not in EventSubject(event("1 H, 2 Z", players=2)).sheets


def test_the_round_that_is_meant():
    assert (EventSubject(OPEN).number, EventSubject(OPEN).after) == (3, 2)
    assert (EventSubject(OPEN, 1).number, EventSubject(OPEN, 1).after) == (1, 1)
    sections = EventSubject(OPEN, 1).sections(ExportChoice(event_sheets.PAIRINGS_BY_BOARD), ENGLISH)
    assert [section.title for section in sections] == ["Round 1"]


@pytest.mark.parametrize("part", event_sheets.SHEETS)
def test_forms_and_formats(part):
    cards = part in (event_sheets.RESULT_SLIPS, event_sheets.PLAYER_CARDS)
    assert set(formats_for(*event_sheets.SHEETS)) - set(formats_for(part)) == (
        {"svg", "svg-text", "png"} if cards else set()
    )
    assert {PRINTER, "pdf", "trf", CLIPBOARD} <= set(formats_for(part))
    assert "json" not in formats_for(part)
    assert (part.forms[0] is Form.CARD) is cards
    assert len(cards_for(part, "A4")) >= 1 + cards


def test_file_names():
    subject = EventSubject(OPEN)
    assert subject.file_name(FIRST["swiss"]) == "zdar-open-pairings-by-board-3"
    assert subject.file_name(ExportChoice(event_sheets.STANDINGS)) == "zdar-open-standings-2"
    assert subject.file_name(replace(FIRST["swiss"], format="trf")) == "zdar-open"
    nameless = EventSubject(event(players=2))
    assert nameless.file_name(ExportChoice(event_sheets.STANDINGS)) == "swiss-standings"


def test_the_name_of_a_file_of_a_stage_says_the_event_and_what_is_of_all_of_it_no_stage():
    event_ = Event((), name="Spring Teams")
    subject = EventSubject(replace(OPEN, name="Stage 2"), event=event_)
    assert (
        subject.file_name(ExportChoice(event_sheets.FINAL_RANKING)) == "spring-teams-final-ranking"
    )
    standings = subject.file_name(ExportChoice(event_sheets.STANDINGS))
    assert standings == "spring-teams-stage-2-standings-2"
    assert subject.file_name(replace(FIRST["swiss"], format="trf")) == "spring-teams-stage-2"


@pytest.mark.parametrize(
    ("name", "tournament", "part", "language"),
    [
        ("swiss_boards_english", OPEN, event_sheets.PAIRINGS_BY_BOARD, ENGLISH),
        ("swiss_standings_english", OPEN, event_sheets.STANDINGS, ENGLISH),
        ("swiss_teams_standings_czech", TEAMS, event_sheets.STANDINGS, CZECH),
        ("swiss_crosstable_english", OPEN, event_sheets.CROSSTABLE, ENGLISH),
    ],
)
def test_csv(name, tournament, part, language):
    data = export(EventSubject(tournament, 2), part, "csv", language)
    assert data.decode("utf-8-sig") == reference(f"{name}.csv")


def test_xlsx_has_numbers_that_can_be_reckoned_with():
    subject = EventSubject(OPEN, order=(TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER))
    sheet = load_workbook(BytesIO(export(subject, event_sheets.STANDINGS, "xlsx"))).active
    rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    start = next(i for i, row in enumerate(rows) if row[0] == "Place")
    assert rows[start + 1][:7] == [1, 5, "Player 5", 2150, 1.5, 2.5, 1.75]


def test_html():
    data = export(EventSubject(OPEN), event_sheets.PAIRINGS_BY_BOARD, "html", head=Letterhead())
    read_html(data)
    assert "<h1>Round 3</h1>" in data.decode()
    cards = export(EventSubject(OPEN), event_sheets.PLAYER_CARDS, "html", head=Letterhead())
    read_html(cards)
    assert "<h1>Žďár Open</h1>" in cards.decode()


@pytest.mark.parametrize("ending", ["csv", "xlsx", "html"])
def test_the_explanation_is_text(ending):
    data = export(EventSubject(OPEN, words=words), event_sheets.EXPLANATION, ending)
    if ending == "xlsx":
        sheet = load_workbook(BytesIO(data)).active
        (cell,) = (
            cell
            for row in sheet.iter_rows()
            for cell in row
            if str(cell.value).startswith("Player 3")
        )
        assert cell.alignment.wrap_text
        return
    assert "have not met." in data.decode()


@pytest.mark.parametrize("tournament", [OPEN, replace(OPEN, rounds=(a_round("1-4 1"),))])
def test_other_programs_get_the_whole_tournament(tournament):
    text = export(EventSubject(tournament), event_sheets.STANDINGS, "trf").decode()
    found = read(text)
    games = [set(each.games) for each in tournament.rounds]  # which have no boards there
    assert [set(each.games) for each in found.rounds] == games


def test_no_other_format_holds_all_of_it():
    with pytest.raises(ValueError, match="asc"):
        EventSubject(OPEN).written("asc")


def test_pairings_say_when_the_round_is_played():
    data = TournamentData(rounds=(("2026/05/01", "10:00"), ("", "15:30")))
    subject = EventSubject(with_data(OPEN, data), 1)
    (table,) = subject.sections(ExportChoice(event_sheets.PAIRINGS_BY_BOARD), ENGLISH)
    assert "2026-05-01 10:00" in sure(table.table).rule
