"""Every name, round, table and board in the tables of published pages leads to its page."""

from dataclasses import replace
from functools import cache

from tests.swiss_events import chess, play_round, with_next_round
from tests.unit.deals.known import random_deals
from tests.unit.event.stages_builders import RULES, field, league, played
from tests.unit.files.event_file_builders import steps
from tests.unit.formats.html_reader import pages_alone, read_html
from tests.unit.pairs.evenings import entrants, filled, of_mitchell
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import DrawKind, Event, Stage, of_tournament
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.formats.html_folder import evening_files, event_files
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Entrant, Tournament

# What of a table leads where, by its heading; a page does not lead to itself.
WHERE = {
    **dict.fromkeys(("Team", "Home", "Visitors", "Opponent"), "entrant-"),
    **dict.fromkeys(("NS", "EW", "Names", "North-South", "East-West", "Against"), "pair-"),
    "Round": "stage-",
    "Board": "board-",
}
NOBODY = {"", "bye", "bye, 12 VP"}


def read(files):
    return {name: read_html(data) for name, data in pages_alone(files).items()}


@cache
def swiss_of_24():
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, 25))
    made = Tournament(players, name="Open Teams", kind=Kind.TEAMS, planned=5)
    for _ in range(3):
        made = play_round(made)
    return read(event_files(of_tournament(with_next_round(made)), ENGLISH))


@cache
def evening_of_24():
    evening = Evening("Tuesday pairs", entrants=entrants(24), sections=(of_mitchell(24),))
    evening = replace(filled(evening, ("420", "-50", "140")), deals=random_deals(24))
    return read(evening_files(ScoredEvening(evening), ENGLISH))


def parts(row):
    return [each for each in row.inside if not isinstance(each, str)]


def named(heading, text):
    """Below NS and EW there are names in some tables, in others what the two sides get."""
    return heading not in ("NS", "EW") or any(map(str.isalpha, text))


def cells(page):
    """The cells of the tables below headings that lead somewhere, with the beginning of where."""
    for table in page.all("table"):
        headings = [each.text() for each in parts(table.all("thead")[0].all("tr")[0])]
        for row in table.all("tbody")[0].all("tr"):
            for heading, cell in zip(headings, parts(row), strict=True):
                if heading in WHERE and cell.text() not in NOBODY and named(heading, cell.text()):
                    yield heading, cell, WHERE[heading]


def unlinked(pages):
    return [
        (name, heading, cell.text())
        for name, page in pages.items()
        for heading, cell, where in cells(page)
        if not name.startswith(where)
        if not any(a.attributes["href"].startswith(where) for a in cell.all("a"))
    ]


def test_every_name_and_round_of_24_teams_is_a_link_that_leads_somewhere():
    pages = swiss_of_24()
    assert unlinked(pages) == []
    assert sum(1 for page in pages.values() for _ in cells(page)) > 500
    for page in pages.values():
        assert {a.attributes["href"] for t in page.all("table") for a in t.all("a")} <= {*pages}


def test_every_name_and_board_of_24_pairs_is_a_link_that_leads_somewhere():
    pages = evening_of_24()
    found = [each for each in unlinked(pages) if each[1] != "Round"]
    assert found == []
    for page in pages.values():
        assert {a.attributes["href"] for t in page.all("table") for a in t.all("a")} <= {*pages}


def test_tables_of_a_schedule_and_rounds_of_a_knock_out_lead_to_the_round():
    *_, cup = steps()
    pages = read(event_files(cup, ENGLISH))
    row = pages["stage-1-schedule.html"].all("tbody")[0].all("tr")[0]
    assert [each.attributes["href"] for each in row.all("a")][:2] == ["stage-1-round-1.html"] * 2
    cards = [t for n, p in pages.items() if n.startswith("entrant") for t in p.all("table")]
    led = {a.attributes["href"] for table in cards for a in table.all("a")}
    assert {*led} <= {*pages}
    assert any(each.startswith("stage-3-round") for each in led)
    (stages,) = [t for t in pages["index.html"].all("table") if t.one("caption").text() == "Stages"]
    assert "stage-3-bracket.html" in {a.attributes["href"] for a in stages.all("a")}


def keys(page):
    """The headings of what a narrow screen shows beside the names of the first table."""
    head = page.all("thead")[0]
    return [each.text() for each in head.all("th") if "key" in each.classes]


def test_a_narrow_screen_shows_by_what_places_go():
    open_ = play_round(play_round(chess(9)), ("1", "0", "½"))
    assert keys(read(event_files(of_tournament(open_), ENGLISH))["index.html"]) == ["Points"]
    pages = evening_of_24()
    assert keys(pages["index.html"]) == ["%"]
    assert keys(pages["frequencies.html"]) == ["NS"]


def test_winners_in_a_bracket_are_strong_links_in_boxes():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup")
    event = played(drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1), 1)
    bracket = read(event_files(event, ENGLISH))["stage-1-bracket.html"].one("main")
    assert [each.text() for each in bracket.all("strong") if each.all("a")] == [
        "1 Team 1",
        "2 Team 2",
    ]
    boxed = [*bracket.all("th", "top-edge"), *bracket.all("td", "top-edge")]
    assert any(each.all("a") for each in boxed)


def test_a_long_schedule_has_a_table_a_round_and_goes_on_on_another_page():
    pages = event_files(league(24), ENGLISH)
    made = [pages[f"stage-1-schedule{part}.html"] for part in ("", "-2")]
    assert max(map(len, pages_alone(pages).values())) < 80_000
    titles = [each.text() for page in made for each in read_html(page).all("h2")]
    assert titles == [f"Round {number}" for number in range(1, 24)]
    one, _ = (read_html(page) for page in made)
    assert one.one("h1").text() == "Schedule, rounds 1 – 12"
    assert len(one.all("tbody")) == 12
