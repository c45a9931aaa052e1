"""An event as a folder of pages: every fact is on one, and every link leads somewhere."""

import json
import re
from dataclasses import replace

import pytest

from tests.unit.deals.known import random_deals
from tests.unit.event.stages_builders import RULES, field, league, played
from tests.unit.files.event_file_builders import steps
from tests.unit.formats.html_reader import cell_texts, pages_alone, read_html
from tests.unit.pairs.evenings import entrants, filled, individual, of_howell, of_mitchell
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import Adjustment, DrawKind, Event, EventPrints, Stage
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.formats import html_folder
from vpdesk.formats.html_folder import MARK, others_than
from vpdesk.languages import LANGUAGES
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.scored_evening import ScoredEvening

FEEDS = {"feed.xml", "pages.json"}


def event_files(*told):
    return pages_alone(html_folder.event_files(*told))


def evening_files(*told):
    return pages_alone(html_folder.evening_files(*told))


def pages(event):
    return {name: read_html(data) for name, data in event_files(event, ENGLISH).items()}


def rows(page, at=0):
    return cell_texts(page.all("table")[at])


@pytest.fixture(scope="module")
def cup():
    *_, event = steps()
    return event_files(event, ENGLISH)


def test_all_pages_are_there_and_linked(cup):
    assert {*cup} >= {
        *("index.html", "stage-1-schedule.html", "stage-1-crosstable.html", "entrant-8.html"),
        *("stage-2-standings.html", "stage-2-round-2.html", "stage-3-bracket.html"),
    }
    linked = set()
    for data in cup.values():
        assert MARK in data[:1000]
        found = read_html(data)
        assert not found.all("script")
        assert found.attributes["lang"] == "en"
        assert len(found.all("h1")) == 1
        targets = {each.attributes["href"] for each in found.all("a")}
        assert targets <= {*cup, *FEEDS}
        linked |= targets
        foot = found.all("nav")[1]  # on a phone the first one has the same
        here = [each.text() for each in foot.all("li") if "aria-current" in each.attributes]
        assert len(here) <= 1  # an entrant's page is named on the first one
        title = found.one("h1").text().casefold()
        assert all(title.startswith(each.partition(": ")[0].casefold()) for each in here)
    assert linked >= {*cup}


def test_standings_say_what_was_carried_over_and_adjusted_and_why(cup):
    first = read_html(cup["stage-1-standings.html"])
    assert len(first.all("table")) == 3
    assert rows(first)[0][:5] == ["Place", "No.", "Team", "VP", "Adjusted"]
    adjusted = {row[2]: row[4] for table in (0, 1) for row in rows(first, table)[1:]}
    assert (adjusted["Team 2"], adjusted["Team 1"]) == ("−1.00", "−3 IMPs")
    assert ["Team 2", "Groups", "1", "−1.00", "", "late"] in rows(first, 2)
    second = read_html(cup["stage-2-standings.html"])
    assert rows(second)[0][2:5] == ["Team", "VP", "Carried over"]
    assert "50 % of the score of Groups is carried over." in second.text()
    assert rows(read_html(cup["entrant-2.html"]), -1)[1][-1] == "late"


def test_a_card_begins_with_what_was_brought(cup):
    found = read_html(cup["entrant-1.html"])
    carried = {row[2]: row[4] for row in rows(read_html(cup["stage-2-standings.html"]))[1:]}
    (swiss,) = [each for each in found.all("table") if each.one("caption").text() == "Swiss"]
    heads, first, *others = cell_texts(swiss)
    assert first == ["", "", "Carried over and adjusted", *["", ""], *[carried["Team 1"]] * 2]
    assert heads[:5] == ["Round", "Table", "Opponent", "Seat", "IMPs"]
    assert re.fullmatch(r"\d+ – \d+", others[0][4])
    total = {row[2]: row[3] for row in rows(read_html(cup["stage-2-standings.html"]))[1:]}
    assert others[-1][-1] == total["Team 1"]


def test_a_league_has_its_schedule_and_results():
    event = league(4)
    found = pages(event)
    assert rows(found["stage-1-schedule.html"])[0] == [
        "Round",
        "Table",
        "Home",
        "Visitors",
        "Result",
    ]
    assert [row[4] for row in rows(found["stage-1-schedule.html"])[1:]] == [""] * 6
    assert "stage-1-crosstable.html" not in found
    found = pages(played(event, 1))
    assert all(row[4] for row in rows(found["stage-1-schedule.html"])[1:])
    assert rows(found["index.html"]) == rows(found["stage-1-standings.html"])
    assert found["stage-1-standings.html"].one("h1").text() == "Final standings"


def test_a_bracket_has_byes_and_winners():
    event = Event(field(3), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup <&>")
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    bracket = pages(event)["stage-1-bracket.html"]
    assert rows(bracket)[1:] == [
        ["1 Team 1", "", "", "", ""],
        ["bye", "", "", "", ""],
        ["", "", "", "1 Team 1", ""],
        ["", "", "", "…", ""],
        ["2 Team 2", "", "", "", ""],
        ["3 Team 3", "", "", "", ""],
        ["Table 1", "", "", "", ""],
    ]
    event = drawn(played(event, 1), 1)
    found = pages(event)
    cells = rows(found["stage-1-bracket.html"])[1:]
    assert cells[3] == ["", "", "", "2 Team 2", ""]
    assert [each[:2] for each in cells[4:]] == [["2 Team 2", "1"], ["3 Team 3", "0"]]
    assert found["index.html"].one("h1").text() == "Cup <&>"


def test_an_event_before_its_first_round_has_pages_and_names_cannot_harm():
    event = Event(field(2), (Stage(),))
    event = begun(event, 1, RULES, [who_plays(event, 1)])
    late = Adjustment(1, -5, reason="<script>alert(1)</script>")
    event = event.with_stage(1, Stage(groups=event.stage(1).groups, adjustments=(late,)))
    found = event_files(event, ENGLISH)
    pages = {"index.html", "rules.html", "stage-1-standings.html"}
    assert {*found} == {*pages, "entrant-1.html", "entrant-2.html"}
    assert b"<script" not in b"".join(found.values())
    assert rows(read_html(found["index.html"]))[2][3:5] == ["−0.05", "−0.05"]


def test_every_page_leads_to_itself_in_the_other_languages():
    found = event_files(league(4), ENGLISH, others_than(ENGLISH))
    assert len(LANGUAGES) > 6
    plain = event_files(league(4), ENGLISH)
    assert {each for each in found if each.count(".") == 1} == {*plain}
    for name in plain:
        stem = name.removesuffix(".html")
        files = {code: name if code == "en" else f"{stem}.{code}.html" for code in LANGUAGES}
        for code, file in files.items():
            page = read_html(found[file])
            assert page.attributes["lang"] == code
            links = {each.attributes["href"]: each for each in page.all("a")}
            feeds = {each for each in links if not each.endswith(".html")}
            assert {*links} - feeds <= {*found}
            assert {each.count(".") == 1 for each in feeds} == {code == "en"}
            led = {each.attributes["hreflang"]: href for href, each in links.items()
                   if "hreflang" in each.attributes}  # fmt: skip
            assert led == {other: files[other] for other in LANGUAGES if other != code}
            others = {*links} - {*led.values()} - feeds
            assert all((href.count(".") == 1) is (code == "en") for href in others)
    czech = read_html(found["stage-1-schedule.cs.html"])
    assert rows(czech)[0][:2] == ["Kolo", "Stůl"]


def test_a_pairs_evening_has_a_page_of_each_pair_and_all_boards():
    sections = (of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7))
    evening = Evening("Club <1>", entrants=entrants(12), sections=sections)
    scored = ScoredEvening(filled(evening, ["420", "A60/40", "-50"]))
    found = {name: read_html(data) for name, data in evening_files(scored, ENGLISH).items()}
    assert {*found} == {
        *("index.html", "sections.html", "frequencies.html", "boards.html", "start.html"),
        *(f"pair-{number}.html" for number in range(1, 13)),
        *(f"board-{board}.html" for board in range(1, 7)),
    }
    linked = set()
    for page in found.values():
        targets = {each.attributes["href"] for each in page.all("a")}
        assert targets <= {*found, *FEEDS}
        linked |= targets
    assert linked >= {*found}
    assert found["index.html"].one("h1").text() == "Club <1>"
    ranking = rows(found["index.html"])
    assert len(ranking) == 13
    assert ranking[1][2] == evening.by_number[scored.rankings[0].lines[0].number].name
    assert led_to(found["boards.html"].all("table")[0]) == {f"board-{n}.html" for n in range(1, 7)}
    empty = evening_files(ScoredEvening(evening), ENGLISH)
    assert "boards.html" not in empty


def test_every_name_in_a_table_leads_to_its_page():
    event = played(league(6), 1)
    found = {name: read_html(data) for name, data in event_files(event, ENGLISH).items()}
    for name in ("index.html", "stage-1-schedule.html", "stage-1-round-2.html", "entrant-3.html"):
        for table in found[name].all("table"):
            cells = [*table.all("td"), *table.all("th")]
            named = [each for each in cells if each.text().startswith("Team ")]
            assert named, name
            for cell in named:
                (link,) = cell.all("a")
                assert link.attributes["href"] == f"entrant-{cell.text().split()[1]}.html"
    players = (*event.entrants[:4], *renamed(event.entrants[4:], "Twins"))
    twins = replace(event, entrants=players)
    twins = twins.with_group(1, 1, replace(event.group(1), entrants=players))
    page = read_html(event_files(twins, ENGLISH)["index.html"])
    led = {each.attributes["href"] for each in page.all("a") if each.text() == "Twins"}
    assert led == {"entrant-5.html", "entrant-6.html"}


def renamed(players, name):
    return (replace(each, name=name) for each in players)


def evening_with_cards():
    evening = of_howell(6, place="Brno", date="1 May")
    deals = random_deals(len({each.board for each in evening.due}))
    tricks = ((7, 8, 9, 10, 6),) * 4
    evening = replace(filled(evening, ["420", "-50"]), deals=(replace(deals[0], tricks=tricks),))
    return ScoredEvening(evening)


def test_boards_have_pages_with_hands_to_which_score_sheets_and_frequencies_lead():
    found = {n: read_html(d) for n, d in evening_files(evening_with_cards(), ENGLISH).items()}
    page = found["board-1.html"]
    assert next(each.text() for each in page.all("h2")) == "What can be made"
    assert rows(page, 1)[0] == ["", "NT", "♠", "♥", "♦", "♣"]
    assert [row[1:] for row in rows(page, 1)[1:]] == [["–", "1", "2", "3", "4"]] * 4
    assert "pair-1.html" in led_to(page.all("table")[2])
    for name in ("pair-1.html", "frequencies.html"):
        assert "board-1.html" in led_to(found[name].all("table")[0])
    assert any(each.startswith("pair-") for each in led_to(found["pair-1.html"].all("table")[0]))
    assert "board-1.html" not in led_to(found["index.html"].all("nav")[0])


def test_a_board_that_is_still_to_be_played_is_on_no_page():
    evening = evening_with_cards()
    gone = next(each for each in evening.evening.entries if each.board == 1)
    kept = {at: each for at, each in evening.evening.entries.items() if at != gone}
    found = evening_files(ScoredEvening(replace(evening.evening, entries=kept)), ENGLISH)
    assert "board-1.html" not in found
    assert "board-2.html" in found
    assert b"Board 1," not in b"".join(found.values())
    for name in ("frequencies.html", "pair-1.html", "pair-6.html"):
        page = read_html(found[name])
        assert "1" not in [row[name.startswith("pair")] for row in rows(page)]
    assert evening.evening.deals[0].hands[0][0] not in b"".join(found.values()).decode()


def test_no_sum_tells_anything_of_a_board_that_is_still_to_be_played():
    evening = evening_with_cards().evening
    gone = next(each for each in evening.entries if each.board == 1)
    kept = {at: each for at, each in evening.entries.items() if at != gone}
    others = {at: each for at, each in kept.items() if at.board != 1}
    seen = evening_files(ScoredEvening(replace(evening, entries=kept)), ENGLISH)
    page = read_html(seen["index.html"])
    assert page.all("h2")[0].text() == "Ranking, provisional"
    assert "boards in play do not count yet" in page.text()
    ranked = ScoredEvening(replace(evening, entries=others)).rankings[0]
    told = [row[3] for row in rows(page)[1:]]
    assert told == [ENGLISH.fraction(each.points, 0) for each in ranked.lines]
    pair = read_html(seen["pair-1.html"])
    (line,) = [each for each in ranked.lines if each.number == 1]
    assert rows(pair)[-1][-2] == ENGLISH.fraction(line.points, 0)


def test_every_page_has_date_place_and_organiser_and_a_pair_its_name_once():
    evening = replace(evening_with_cards().evening, date="2026-11-24")
    found = evening_files(ScoredEvening(evening), ENGLISH)
    for data in found.values():
        assert "Brno · 24 November 2026" in read_html(data).one("header").text()
    pair = read_html(found["pair-1.html"])
    assert not pair.all("h2")
    prints = EventPrints(organiser="Bridge Union", date="2026-11-24")
    pages = event_files(replace(played(league(4), 1), prints=prints), ENGLISH)
    for data in pages.values():
        assert "Bridge Union" in read_html(data).one("header").text()


def test_before_a_board_is_over_the_first_page_says_who_plays_where():
    evening = evening_with_cards().evening
    first = next(iter(evening.entries))
    running = replace(evening, entries={first: evening.entries[first]})
    page = read_html(evening_files(ScoredEvening(running), ENGLISH)["index.html"])
    assert rows(page)[0][:2] == ["Table", "NS"]


def test_pages_say_of_what_they_are_and_rounds_lead_to_theirs():
    found = event_files(replace(played(league(4), 1), name="Spring <League>"), ENGLISH)
    page = read_html(found["stage-1-round-2.html"])
    assert page.one("title").text() == "Round 2 – Spring <League>"
    (said,) = [e for e in page.all("meta") if e.attributes.get("name") == "description"]
    assert said.attributes["content"] == "Round 2 · Spring <League>"
    for name in ("stage-1-schedule.html", "entrant-1.html"):
        assert "stage-1-round-2.html" in led_to(read_html(found[name]).all("table")[0])
    evening = evening_files(evening_with_cards(), ENGLISH)
    assert "Brno · 1 May" in read_html(evening["index.html"]).one("header").text()


def test_names_in_a_bracket_lead_to_their_pages(cup):
    bracket = read_html(cup["stage-3-bracket.html"]).all("table")[0]
    assert {each.partition("-")[0] for each in led_to(bracket)} == {"entrant"}


def test_where_a_bracket_has_no_room_its_last_round_stands_first():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),))
    event = played(drawn(begun(event, 1, RULES, [range(1, 5)]), 1), 1)
    page = event_files(drawn(event, 1), ENGLISH)["stage-1-bracket.html"].decode()
    narrow = page[page.index('<div class="narrow">') :]
    titles = re.findall("<h2>(.*?)</h2>", narrow)
    assert titles == ["Final", "Semi-finals"]


def test_each_of_two_players_in_a_cell_leads_to_a_page():
    files = evening_files(ScoredEvening(individual()), ENGLISH)
    led = led_to(read_html(files["board-1.html"]).all("table")[-1])
    assert {each for each in led if each.startswith("pair-")}


def test_headings_of_a_crosstable_lead_to_those_who_have_the_places():
    found = event_files(played(league(4), 1), ENGLISH)
    head = read_html(found["stage-1-crosstable.html"]).all("thead")[0]
    assert led_to(head) == {f"entrant-{number}.html" for number in range(1, 5)}


def test_a_page_of_a_team_has_its_members_and_captain():
    event = played(league(4), 1)
    told = replace(event.entrants[0], members=("Ann", "Bob"), captain="Ann")
    found = event_files(replace(event, entrants=(told, *event.entrants[1:])), ENGLISH)
    page = read_html(found["entrant-1.html"])
    assert rows(page, 1) == [["Members"], ["Ann"], ["Bob"]]
    assert "captain: Ann" in page.text()


def led_to(element):
    return {each.attributes["href"] for each in element.all("a")}


def test_a_narrow_screen_shows_the_name_and_what_it_came_to_first():
    event = played(league(4), 1)
    found = {name: read_html(data) for name, data in event_files(event, ENGLISH).items()}
    for name, heading in (("index.html", "VP"), ("stage-1-round-1.html", "Result")):
        head = found[name].all("thead")[0]
        classes = {e.text(): e.attributes.get("class", "").split() for e in head.all("th")}
        assert [each for each, of in classes.items() if "key" in of] == [heading]
        (who,) = [each for each, of in classes.items() if "who" in of]
        assert who in ("Team", "Home")


def test_a_narrow_screen_has_the_links_folded_above_and_a_wide_one_below():
    event = played(league(4), 1)
    page = read_html(event_files(event, ENGLISH)["stage-1-standings.html"])
    menu, foot = (each for each in page.all("nav") if each.classes)
    assert [menu.classes, foot.classes] == [["menu"], ["foot"]]
    assert led_to(menu) == led_to(foot) != []
    (folded,) = menu.all("details")
    assert "open" not in folded.attributes
    assert folded.one("summary").text() == "Pages"
    wide, _, narrow = (
        page.one("style").text().partition("@media screen and (max-width: 48rem) {\n  .wide")
    )
    assert ".menu { display: none; }" in wide
    assert ".menu ~ .foot { display: none; }" in narrow


def test_a_narrow_screen_shows_a_name_of_a_start_list_first_and_nothing_as_a_score():
    page = read_html(evening_files(evening_with_cards(), ENGLISH)["start.html"])
    row = page.all("tbody")[0].all("tr")[0]
    (who,) = [each for each in row.all("td") if "who" in each.classes]
    assert "North" in who.text()
    assert not [each for each in row.all("td") if "key" in each.classes]


def test_no_name_is_markup_on_any_page_or_in_any_feed():
    bad = "<img src=x onerror=alert(1)>\"'></title></script>&lt;"
    *_, event = steps()
    called = tuple(replace(each, name=f"{bad}{each.number}", group=bad) for each in event.entrants)
    evening = filled(of_howell(6), ("420", "-50", "3NT W +1"))
    paired = tuple(replace(each, names=(bad, bad), club=bad) for each in evening.entrants)
    written = {
        **html_folder.event_files(replace(event, name=bad, entrants=called), ENGLISH),
        **html_folder.evening_files(
            ScoredEvening(replace(evening, name=bad, entrants=paired)), ENGLISH
        ),
    }
    assert {*written} >= FEEDS
    for name, data in written.items():
        told = data if isinstance(data, bytes) else data.encode()
        if name.endswith((".html", ".xml")):
            assert b"<img" not in told, name
            assert b"</script>&" not in told, name
        elif name.endswith(".json"):
            json.loads(told)
