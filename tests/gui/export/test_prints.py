"""Prints of events and evenings with long names: how many pages, how small, and how they look."""

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.gui.export.pictures import assert_like_reference
from tests.gui.export.printed_builders import (
    a_file_of_deals,
    a_league,
    a_long_league,
    an_evening,
)
from tests.gui.export.reports import page_texts, read_pdf
from vpdesk.deals.deal import RANKS, hand_of, rest_of
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.png_file import page_image
from vpdesk.languages import language
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.paper.blanks import LEAST_ROW, ROW
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_plan import LEAST_ON_WALL
from vpdesk.paper.plan import small_type
from vpdesk.paper.sheet_layout import LEAST_TYPE
from vpdesk.report.deals.sheets import HAND_RECORDS, ON_PAGE
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.events import sheets as of_events
from vpdesk.report.language import Language
from vpdesk.report.pairs import sheets as of_pairs
from vpdesk.report.pairs.sheets import PairsSubject
from vpdesk.stepwise import finished


def planned(subject, sheet, code="en", **choice):
    chosen = ExportChoice(sheet, choice.pop("form", sheet.forms[0]), **choice)
    return finished(plan_pages(chosen, subject, Letterhead(), language(code)))


def panels(plan):
    return [panel for page in plan.pages for panel in page.panels]


@pytest.mark.parametrize("count", ON_PAGE)
def test_so_many_hands_stand_on_a_page_in_a_type_that_can_be_read(qapp, count):
    plan = planned(a_file_of_deals(), HAND_RECORDS, diagrams=count)
    assert len(plan.pages) == -(-26 // count)
    assert plan.type_size >= LEAST_TYPE
    for panel in panels(plan):
        for tile in panel.tiles:
            assert panel.box.x <= tile.box.x
            right = tile.box.x + tile.widths.whole * tile.size
            assert right <= panel.box.x + panel.box.width + 0.01


def test_the_results_stand_beside_the_hands_where_there_is_room(qapp):
    few = planned(an_evening(), of_pairs.HANDS, diagrams=4)
    assert all(len(panel.below) == len(panel.tiles) for panel in panels(few))
    assert few.type_size >= LEAST_TYPE
    assert not any(panel.below for panel in panels(planned(an_evening(), of_pairs.HANDS)))
    (day,) = planned(an_evening(), of_pairs.DAY).pages
    assert len(day.panels[0].below[0].table.rows) == 7


def runs_into(page):
    """The texts that begin before the one at their left has ended."""
    lines = {}
    for text in sorted(page_texts(page), key=lambda each: each.x):
        lines.setdefault(round(text.y), []).append(text)
    return [
        (left.text, right.text)
        for line in lines.values()
        for left, right in pairwise(line)
        if left.x + ems(left.text, left.bold) * left.size > right.x + 0.1
    ]


def with_long_suits():
    """North has ten hearts, South ten spades."""
    north = hand_of([*(f"H{rank}" for rank in RANKS[:10]), "DA", "DK", "DQ"])
    south = hand_of([*(f"S{rank}" for rank in RANKS[:10]), "CA", "CK", "CQ"])
    west = hand_of(["S4", "S3", "S2", *(f"D{rank}" for rank in RANKS[3:])])
    return north, rest_of((north, south, west)), south, west


def test_nothing_runs_into_what_stands_beside_it(qapp):
    longest = "Bartholomew Featherstonehaugh-Cholmondeley"
    evening = an_evening().scored.evening
    players = tuple(replace(e, names=(longest, longest)) for e in evening.entrants)
    deals = (replace(evening.deals[0], hands=with_long_suits()), *evening.deals[1:])
    made = PairsSubject(ScoredEvening(replace(evening, entrants=players, deals=deals)))
    for sheet in (of_pairs.HANDS, of_pairs.PICK_UP_SLIPS):
        choice = ExportChoice(sheet, sheet.forms[0])
        data = finished(export_steps(choice, made, Letterhead(), Language(), str))
        assert runs_into(read_pdf(data).pages[0]) == []


def test_frequencies_break_between_boards(qapp):
    plan = planned(an_evening(), of_pairs.FREQUENCIES)
    for panel in panels(plan):
        block = panel.block
        for first in range(block.first, block.last, block.layout.rows):
            assert block.table.rows[first][0].text
    numbers = [row[0].text for row in block.table.rows if row[0].text]
    assert numbers == [str(each) for each in range(1, 27)]


def test_a_schedule_says_a_round_once_and_does_not_break_it(qapp):
    plan = planned(a_long_league(), of_events.SCHEDULE)
    assert len(plan.pages) > 1
    for panel in panels(plan):
        block = panel.block
        assert block.table.rows[block.first][0].text
        shown = block.table.filled(range(block.first, block.last))
        assert len(shown) % 12 == 0
    wall = planned(a_long_league(), of_events.SCHEDULE, form=Form.WALL)
    assert wall.type_size >= LEAST_ON_WALL
    rounds = [row[0].text for row in block.table.rows if row[0].text]
    assert rounds == [str(each) for each in range(1, 24)]


def test_a_match_sheet_of_24_boards_is_one_column_on_letter(qapp):
    made = a_league()
    rules = replace(made.tournament.teams, scale=replace(made.tournament.teams.spec, boards=24))
    plan = planned(
        replace(made, tournament=replace(made.tournament, teams=rules)),
        of_events.MATCH_FORMS,
        paper="Letter",
    )
    layout = panels(plan)[0].block.layout
    assert (layout.across, layout.rows) == (1, 24)
    assert layout.row * layout.size >= LEAST_ROW


@pytest.mark.parametrize(("form", "pages"), [(Form.SHEET, 2), (Form.WALL, 3)])
def test_a_crosstable_of_24_can_be_read(qapp, form, pages):
    plan = planned(a_long_league(), of_events.CROSSTABLE, form=form)
    assert len(plan.pages) == pages
    assert plan.type_size >= (LEAST_ON_WALL if form is Form.WALL else LEAST_TYPE)
    for panel in panels(plan):
        assert panel.block.table.headings[:3] == ("Place", "Team", "VP")
        assert panel.block.last == 24


def test_the_leaves_of_a_booklet_have_its_pages_in_their_order(qapp):
    plan = planned(a_file_of_deals(), HAND_RECORDS, form=Form.BOOKLET)
    found = [[each.tiles[0].diagram.title for each in page.panels] for page in plan.pages]
    # Eight pages, of which the last three are empty: 8-1, 2-7, 6-3, 4-5.
    assert found == [["Board 1"], ["Board 7"], ["Board 13"], ["Board 19", "Board 25"]]


@pytest.mark.parametrize("code", ["en", "cs", "fr", "ru"])
def test_travellers_are_six_a_page(qapp, code):
    travellers = planned(an_evening(), of_pairs.TRAVELLERS, code)
    assert len(travellers.pages) == 5
    assert travellers.type_size >= 8.75
    assert all(each.type.footer <= each.block.layout.size for each in panels(travellers))


def test_cards_with_names_are_eight_a_page(qapp):
    assert len(planned(an_evening(), of_pairs.GUIDE_CARDS).pages) == 2
    assert len(planned(an_evening(), of_pairs.TABLE_CARDS).pages) == 1


@pytest.mark.parametrize(
    ("make", "sheet", "most"),
    [
        (an_evening, of_pairs.TRAVELLERS, 9),
        (an_evening, of_pairs.GUIDE_CARDS, 5),
        (an_evening, of_pairs.TABLE_CARDS, 3),
        (a_league, of_events.PLAYER_CARDS, 2),
    ],
)
def test_what_is_made_for_each_shares_pages(qapp, make, sheet, most):
    plan = planned(make(), sheet, form=Form.SHEET)
    assert len(plan.pages) == most
    assert plan.type_size >= LEAST_TYPE
    for panel in panels(plan):
        blocks = [panel.block, *panel.below]
        assert all(each.title for each in blocks)
        assert all(one.bottom < two.box.y for one, two in pairwise(blocks))
        assert blocks[-1].bottom <= panel.box.y + panel.box.height


def test_the_card_of_a_team_says_who_plays_at_which_table_and_the_imps(qapp):
    (first, *_) = panels(planned(a_league(), of_events.PLAYER_CARDS, form=Form.SHEET))
    assert first.block.table.headings[:5] == ("Round", "Table", "Opponent", "Seat", "IMPs")
    said = " ".join(first.block.said)
    assert said.startswith("place 1, captain: Štěpánka Vondráčková; Łukasz Øster")
    last = first.block.table.rows[-1]  # the match to come
    assert [each.text for each in last[4:]] == ["", "", ""]


@pytest.mark.parametrize("code", ["en", "cs", "ru"])
@pytest.mark.parametrize("sheet", of_pairs.TO_WRITE_ON)
def test_there_is_room_to_write(qapp, sheet, code):
    plan = planned(an_evening(), sheet, code)
    assert not small_type(plan, Language())
    for panel in panels(plan):
        layout = panel.block.layout
        assert layout.row * layout.size == pytest.approx(ROW)
        assert panel.block.bottom <= panel.box.y + panel.box.height
        assert panel.block.first == 0


PICTURES: tuple[tuple[object, ...], ...] = (
    ("prints-hands", an_evening, of_pairs.HANDS, "en", {"diagrams": 9, "red": True}),
    ("prints-hands-results", an_evening, of_pairs.HANDS, "cs", {"diagrams": 4}),
    ("prints-travellers", an_evening, of_pairs.TRAVELLERS, "ru", {}),
    ("prints-pick-up-slips", an_evening, of_pairs.PICK_UP_SLIPS, "cs", {}),
    ("prints-private-cards", an_evening, of_pairs.PRIVATE_CARDS, "en", {}),
    ("prints-match-sheet", a_league, of_events.MATCH_FORMS, "ru", {}),
    ("prints-crosstable", a_league, of_events.CROSSTABLE, "cs", {}),
)


@pytest.mark.parametrize(("name", "make", "sheet", "code", "choice"), PICTURES)
def test_prints_look_as_they_did(qapp, name, make, sheet, code, choice):
    plan = planned(make(), sheet, code, **choice)
    assert_like_reference(page_image(plan, 0, 60), f"{name}.png")
