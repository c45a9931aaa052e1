"""What a player must never see is in nothing that phones can ask for, at no moment.

The proof is always the same: two events that differ in nothing but what is hidden make the same
pages, to the last letter.
"""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import RULES, field, league, played
from tests.unit.pairs.evenings import entrants, of_howell, of_mitchell
from tests.unit.report.hall.seen_builders import (
    deals,
    hidden_otherwise,
    moments,
    places,
    sheet_of,
    with_results,
)
from vpdesk.event.event import Event, Stage, event_over
from vpdesk.event.kept_matches import game_at
from vpdesk.event.stages import begun, drawn
from vpdesk.hall.seen import Seen, evening_over, seen_evening, seen_event
from vpdesk.pairs.evening import Evening, PairsAdjustment, Substitute, with_entrant, with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.report.hall.hall_pages import (
    hall_evening_pages,
    hall_event_pages,
    main_pages,
    page_of_round,
)
from vpdesk.report.language import Language
from vpdesk.tournament.round import FIRST_LEG
from vpdesk.tournament.team_rules import OddField, TeamRules

ENGLISH = Language()


def evenings():
    yield of_howell(6, 1, deals=deals(60, 1))
    two = (of_mitchell(4, 1, "A"), of_mitchell(4, 1, "B", 5, apart=True))
    yield Evening("Two", entrants=entrants(8), sections=two, deals=deals(60, 2))
    yield replace(of_howell(4, 2, deals=deals(60, 3)), method="butler")


@pytest.mark.parametrize("seen", Seen)
@pytest.mark.parametrize("which", range(3))
def test_hidden_boards_are_in_no_page_at_every_moment_of_an_evening(which, seen):
    evening = list(evenings())[which]
    for number, each in enumerate(moments(evening, which)):
        other = hidden_otherwise(each, number)
        assert seen_evening(each, seen) == seen_evening(other, seen)
        if number % 7 == 0 or evening_over(each):
            pages = list(hall_evening_pages(each, seen, ENGLISH))
            assert pages == list(hall_evening_pages(other, seen, ENGLISH))


@pytest.mark.parametrize("seen", [Seen.NOTHING, Seen.SEATS])
def test_no_result_at_all_is_seen_before_the_end(seen):
    """Only the round that is on changes, and that by which results are there, not by what."""
    evening = next(evenings())
    _, *first = hall_evening_pages(evening, seen, ENGLISH)
    *during, over = moments(evening, 7)
    for each in during[::7]:
        with_penalty = replace(each, adjustments=(PairsAdjustment(1, -1000),))
        where, *rest = hall_evening_pages(with_penalty, seen, ENGLISH)
        assert rest == first
        for place in each.entries:
            each = with_entry(each, parse_result("-1430", place))  # noqa: PLW2901
        assert next(hall_evening_pages(each, seen, ENGLISH)) == where
    assert evening_over(over)
    files = {each.file for each in hall_evening_pages(over, seen, ENGLISH)}
    assert {"ranking.html", "boards.html", "board-1.html"} <= files


def texts(pages):
    """All that is to be read, with the files."""
    return [
        (page.file, page.title, [[cell.text for cell in row] for row in section.table.rows])
        for page in pages
        for section in page.sections
    ]


def sums(page):
    """Whether a pair's page says what it has in all: a row of no round, or a line below."""
    results = [section.table for section in page.sections[1:]]
    rows = [row for table in results for row in table.rows if row[0].value is None]
    return bool(rows or any(table.rule for table in results))


def test_a_running_ranking_can_be_seen_nowhere_where_it_is_hidden():
    """Neither a list, nor the place or the sum of a pair, nor the order of the pages."""
    *during, over = moments(next(evenings()), 11)
    for each in during[::6]:
        with_penalty = replace(each, adjustments=(PairsAdjustment(1, -1000, "late"),))
        pages = [*hall_evening_pages(each, Seen.RESULTS, ENGLISH)]
        assert [*hall_evening_pages(with_penalty, Seen.RESULTS, ENGLISH)] == pages
        files = [each.file for each in pages]
        assert not {"ranking.html", "sections.html"} & set(files)
        mine = [each for each in pages if each.file.startswith("pair-")]
        assert [each.file for each in mine] == [f"pair-{n}.html" for n in range(1, 7)]
        assert not any(map(sums, mine))
    assert all(sums(p) for p in hall_evening_pages(over, Seen.RESULTS, ENGLISH) if p.called)


def test_a_board_that_counts_for_nobody_is_hidden_while_it_may_be_played():
    evening = replace(next(evenings()), cancelled=(1,))
    (first,) = [place for place in evening.due if (place.board, place.round) == (1, 1)][:1]
    played_once = with_entry(evening, parse_result("420", first))
    shown = seen_evening(played_once, Seen.EVERYTHING)
    assert not shown.entries
    assert 1 not in {each.board for each in shown.deals}


def test_what_the_director_decided_is_for_nobody():
    from vpdesk.pairs.decided import decided

    evening = next(evenings())
    *_, over = moments(evening, 5)
    changed = replace(over, adjustments=(PairsAdjustment(1, -1000, "late"),))
    made = replace(changed, decisions=decided(over, changed, "2026-11-24T20:00+00:00"))
    assert made.decisions
    for seen in Seen:
        assert seen_evening(made, seen).decisions == ()


def seats(page):
    """The titles of a page, and where each name sits."""
    tables = [each.table for each in page.sections]
    rows = [tuple(cell.text for cell in row) for table in tables for row in table.rows]
    return [each.title for each in tables], {row[0]: row[1:] for row in rows}


def after(evening, rounds, letters=("",)):
    """With all results of the first rounds of some sections."""
    for place in evening.due:
        if place.round <= rounds and place.section in letters:
            evening = with_entry(evening, parse_result("420", place))
    return evening


@pytest.mark.parametrize("seen", [Seen.SEATS, Seen.EVERYTHING])
def test_where_one_sits_in_an_evening_is_the_round_that_is_on(seen):
    start = next(evenings())
    (section,) = start.sections
    for played_rounds in (0, 1, 3, 5):
        evening = after(start, played_rounds)
        number = min(played_rounds + 1, 5)
        titles, found = seats(next(hall_evening_pages(evening, seen, ENGLISH)))
        assert titles == [f"Round {number}, by name"]
        assert page_of_round(evening) == f"round-{number}.html"
        assert len(found) == 12
        for each in section.in_round(number):
            for pair, side in ((each.ns[0], "NS"), (each.ew[0], "EW")):
                for name in start.by_number[pair].names:
                    assert found[name][:3] == (str(pair), str(each.table), side)


def test_sections_at_different_rounds_have_a_list_each():
    evening = after([*evenings()][1], 1, ("B",))
    titles, found = seats(next(hall_evening_pages(evening, Seen.SEATS, ENGLISH)))
    assert titles == ["Round 1, by name", "Round 2, by name"]
    assert len(found) == 16


def test_who_plays_for_somebody_is_found_by_its_own_name():
    start = next(evenings())
    pair = start.by_number[2]
    owl = replace(pair, substitutes=(Substitute(1, "Olga Owl", 2, 2),))
    evening = with_entrant(start, owl)
    for rounds, there in ((0, False), (1, True), (2, False)):
        page = next(hall_evening_pages(after(evening, rounds), Seen.SEATS, ENGLISH))
        _, found = seats(page)
        assert ("Olga Owl" in found) is there
        assert (pair.names[0] in found) is not there
        assert (found[pair.names[1]][-1] == "Olga Owl") is there


# Matches


@pytest.mark.parametrize("seen", Seen)
@pytest.mark.parametrize("make", [lambda: league(6), cup])
def test_a_sheet_is_in_no_page_until_all_matches_of_its_round_have_ended(make, seen):
    event = make()
    if not event.group(1).rounds:
        pytest.fail("nothing is drawn")
    for place in places(event):
        one = sheet_of(event, place, "400", "980")
        two = sheet_of(event, place, "-1400", "50")
        assert one != two
        assert seen_event(one, seen) == seen_event(two, seen)
        assert [*hall_event_pages(one, seen, ENGLISH)] == [*hall_event_pages(two, seen, ENGLISH)]
        event = one


def test_a_sheet_is_there_once_its_round_is_over():
    event = league(4)
    place = places(event)[0]
    event = sheet_of(event, place, "400", "980")
    over = played(event, 1)
    assert seen_event(over, Seen.RESULTS).matches == over.matches != ()
    assert seen_event(over, Seen.SEATS).matches == ()


def test_a_sheet_of_half_a_match_is_hidden_until_its_other_half_is_over():
    """A triangle of two rounds: its matches end with the second one."""
    rules = replace(RULES, teams=TeamRules(odd=OddField.TWO_ROUNDS), planned=4)
    event = begun(Event(field(7), (Stage(),)), 1, rules, [tuple(range(1, 8))])
    event = drawn(event, 1)
    halves = [each for each in places(event) if game_at(event, each).leg == FIRST_LEG]
    for place in places(event):
        event = sheet_of(event, place, "400", "980")
    event = drawn(with_results(event, 1, 2, 4), 1)
    shown = {each.place for each in seen_event(event, Seen.EVERYTHING).matches}
    assert shown == {*places(event)} - {*halves}
    over = with_results(event, 2, 5, 4)
    assert {each.place for each in seen_event(over, Seen.EVERYTHING).matches} == {*places(event)}


def test_seats_alone_say_nothing_of_any_result():
    event = league(6)
    first = texts(hall_event_pages(event, Seen.SEATS, ENGLISH))
    for count in (1, 2):
        some = with_results(event, 1, count, count)
        assert texts(hall_event_pages(some, Seen.SEATS, ENGLISH)) == first
    whole, otherwise = with_results(event, 1, 3, 3), with_results(event, 1, 3, 4)
    seats = texts(hall_event_pages(whole, Seen.SEATS, ENGLISH))
    assert seats == texts(hall_event_pages(otherwise, Seen.SEATS, ENGLISH))
    assert seats[1:] == first[1:]


def test_where_one_sits_is_the_round_that_is_on():
    """Also where all rounds are drawn at once, as in a round robin."""
    event = league(6)
    assert len(event.group(1).rounds) == 5
    for number in (1, 2):
        pages = [*hall_event_pages(event, Seen.SEATS, ENGLISH)]
        assert sure(pages[0].sections[0].table).title == f"Round {number}, by name"
        assert page_of_round(event) == f"stage-1-round-{number}.html"
        found = {each.key: each.file for each in main_pages(pages, ENGLISH, page_of_round(event))}
        assert found == {"where": "index.html", "round": f"stage-1-round-{number}.html"}
        event = with_results(event, number, 3, number)
    assert page_of_round(played(league(4), 1)) == "stage-1-round-3.html"


def test_results_of_matches_are_seen_and_no_sum_of_them():
    event = with_results(league(6), 1, 3, 4)
    pages = [*hall_event_pages(event, Seen.RESULTS, ENGLISH)]
    files = {each.file for each in pages}
    assert not any("standings" in each or "crosstable" in each for each in files)
    assert "final-ranking.html" not in files
    headings = {each for page in pages for s in page.sections for each in sure(s.table).headings}
    assert not headings & {"Total", "VP", "Points", "Place", "Rank"}
    everything = {each.file for each in hall_event_pages(event, Seen.EVERYTHING, ENGLISH)}
    assert "stage-1-standings.html" in everything


def test_all_is_seen_when_all_is_over():
    event = played(league(4), 1)
    assert event_over(event)
    for seen in Seen:
        files = {each.file for each in hall_event_pages(event, seen, ENGLISH)}
        assert "stage-1-standings.html" in files
