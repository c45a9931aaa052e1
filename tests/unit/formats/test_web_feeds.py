"""What stands on published pages, as RSS and JSON, and when they were published."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from xml.etree.ElementTree import fromstring

from tests.sure import sure
from tests.unit.event.stages_builders import league, played
from tests.unit.formats.html_reader import pages_alone, read_html
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import EventPrints
from vpdesk.formats.html_folder import Publishing, event_files, others_than

AT = Publishing(datetime(2026, 11, 24, 18, 5, tzinfo=UTC), "https://club.example/spring/")


def files(event=None, others=()):
    event = event or replace(played(league(4), 1), name="Spring <Teams>")
    prints = EventPrints(organiser="Bridge Union", date="2026-11-24")
    return event_files(replace(event, prints=prints), ENGLISH, others, AT)


def test_every_page_says_when_it_was_published_and_leads_to_the_feeds():
    for data in pages_alone(files()).values():
        page = read_html(data)
        (made,) = page.all("footer", "made")
        assert made.text().strip() == "Published 24 November 2026, 18:05 · RSS · JSON vpdesk 0.1.0"
        linked = {each.attributes["href"] for each in page.all("link")}
        assert linked == {"theme.css", "feed.xml", "pages.json"}


def test_news_have_whole_links_and_are_new_where_something_changed():
    found = fromstring(files()["feed.xml"])
    assert found.findtext("channel/title") == "Spring <Teams>"
    items = {sure(each.findtext("link")): each for each in found.iterfind("channel/item")}
    first = items["https://club.example/spring/index.html"]
    assert sure(first.findtext("description")).startswith("1, 1, Team 1")
    assert first.findtext("pubDate") == "Tue, 24 Nov 2026 18:05:00 +0000"
    assert not any("entrant" in each for each in items)
    other = fromstring(files(replace(played(league(4), 1), name="Autumn"))["feed.xml"])
    same = [[e.text for e in each.iter("guid")] for each in (found, other)]
    assert same[0] == same[1]
    before = fromstring(files(league(4))["feed.xml"])
    assert {e.text for e in before.iter("guid")} & {*same[0]}  # the rules
    assert {e.text for e in before.iter("guid")} != {*same[0]}


def test_all_tables_are_in_a_file_for_programs():
    made = files(others=others_than(ENGLISH)[:1])
    found = json.loads(made["pages.json"])
    told = [found[key] for key in ("name", "organiser", "date", "published")]
    assert told[:3] == ["Spring <Teams>", "Bridge Union", "24 November 2026"]
    assert told[3] == "2026-11-24T18:05:00+00:00"
    assert {each["file"] for each in found["pages"]} <= {*made}
    (standings,) = [e for e in found["pages"] if e["file"] == "stage-1-standings.html"]
    first = standings["tables"][0]
    assert first["headings"][:3] == ["Place", "No.", "Team"]
    name = {"text": "Team 1", "file": "entrant-1.html"}
    assert first["rows"][0][:3] == [{"text": "1", "value": 1}, {"text": "1", "value": 1}, name]
    (name,) = {each for each in made if each.startswith("pages.")} - {"pages.json"}
    other = json.loads(made[name])
    assert {each["file"].count(".") for each in other["pages"]} == {2}
