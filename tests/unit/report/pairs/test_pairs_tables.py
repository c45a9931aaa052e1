"""What is printed of a pairs evening: the same figures as the engine has, named and in order."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.sure import sure
from tests.unit.deals.known import random_deals
from tests.unit.pairs.evenings import entrants, filled, individual, of_howell, of_mitchell
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.exporter import plan_pages
from vpdesk.pairs.deal_of_the_day import deal_of_the_day
from vpdesk.pairs.decided import decided
from vpdesk.pairs.evening import (
    Carried,
    Evening,
    PairsAdjustment,
    Substitute,
    left,
    with_entrant,
    with_entry,
)
from vpdesk.pairs.formats import write
from vpdesk.pairs.next_session import played_session
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.why import why
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.pairs import sheets
from vpdesk.report.pairs.pairs_cards import PairsCards
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.pairs_words import amount_text
from vpdesk.report.pairs.score_why import why_text
from vpdesk.report.table import Mark
from vpdesk.stepwise import finished

SCORES = ["420", "4S N -1", "140", "A60/40", "170"]


def tables(evening, **choice):
    return PairsTables(ScoredEvening(evening), Language(), **choice)


def column(table, heading, at=0):
    """The texts of a column; of those with this heading the one at a place."""
    columns = [i for i, each in enumerate(table.headings) if each == heading]
    return [row[columns[at]].text for row in table.rows]


def two_sections():
    sections = (of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7))
    return filled(Evening("Club", entrants=entrants(12), sections=sections), SCORES)


def test_a_ranking_has_the_places_of_the_engine():
    evening = two_sections()
    (table,) = tables(evening).rankings()
    (ranking,) = ScoredEvening(evening).rankings
    assert table.title == "Ranking"
    assert table.rule == "Matchpoints"
    assert [row[0].value for row in table.rows] == [each.place for each in ranking.lines]
    assert column(table, "No.") == [evening.label(each.number) for each in ranking.lines]
    assert table.headings[2:] == ("Names", "MP", "%", "Boards")  # what they came to by the names
    assert [row[4].value for row in table.rows] == [
        float(sure(each.percent)) for each in ranking.lines
    ]
    shared = [
        row[0].text for row, each in zip(table.rows, ranking.lines, strict=True) if each.shared
    ]
    assert all(each.endswith(" =") for each in shared)
    (data,) = tables(evening, data=True).rankings()
    assert all(row[0].text.isdecimal() for row in data.rows)


def test_a_ranking_says_who_has_left():
    evening = left(two_sections(), 3, 1)
    (table,) = tables(evening).rankings()
    names = dict(zip(column(table, "No."), column(table, "Names"), strict=True))
    told = names.pop(evening.label(3))
    assert told.endswith(" (left after round 1)")
    assert not any("left" in each for each in names.values())


def test_a_ranking_has_columns_for_what_there_is():
    evening = two_sections()
    one = replace(evening.by_number[3], club="Brno", handicap=150, carried=Carried(5500, 6))
    table, _ = tables(with_entrant(evening, one)).rankings()
    assert {"Club", "With carry-over", "With handicap"} <= set(table.headings)
    assert table.headings[-1] == "Place with handicap"
    with_it = sorted((-row[-2].value, row[-1].value) for row in table.rows)
    assert [place for _, place in with_it][:2] == [1, 2]
    (table,) = tables(replace(evening, method="cross-imps")).rankings()
    assert "%" not in table.headings
    assert "IMPs" in table.headings
    two = tuple(replace(each, two_winners=True) for each in evening.sections)
    titles = [each.title for each in tables(replace(evening, sections=two)).rankings()]
    assert titles == ["Ranking, North-South", "Ranking, East-West"]
    titles = [each.title for each in tables(evening).section_rankings()]
    assert titles == ["Section A", "Section B"]


def test_missing_results_are_told():
    evening = two_sections()
    places = list(evening.entries)[:3]
    left = {place: each for place, each in evening.entries.items() if place not in places}
    (table,) = tables(replace(evening, entries=left)).rankings()
    assert table.rule == "Matchpoints; 3 results missing"
    assert table.title == "Ranking, provisional"
    (data,) = tables(replace(evening, entries=left), data=True).rankings()
    assert to_csv(data, Language()).startswith('"Place, provisional",No.,')
    (before,) = tables(replace(evening, entries={})).rankings()
    assert before.title == "Ranking"


def test_travellers_and_frequencies_have_all_results():
    evening = filled(of_howell(6), SCORES)
    evening = with_entry(evening, parse_result("NP", evening.due[0]))
    scored = ScoredEvening(evening)
    travellers = list(tables(evening).travellers())
    titles = [each.title.split(",", 1)[0] for each in travellers]
    assert titles == [f"Board {each}" for each in range(1, 11)]
    assert travellers[2].title == "Board 3, Dealer S, Vul. EW"
    assert travellers[2].headings[-2:] == ("MP NS", "MP EW")
    for table, results in zip(travellers, scored.boards.values(), strict=True):
        for heading, sides in (("North-South", "ns"), ("East-West", "ew")):
            numbers = [getattr(each, sides)[0] for each in results]
            named = [f"{each}  North {each} \u2013 South {each}" for each in numbers]
            assert sorted(column(table, heading)) == sorted(named)
        told = [row[3].value for row in table.rows if row[3].value is not None]
        assert told == sorted(told, reverse=True)
        assert [row[4].value for row in table.rows if row[4].value is not None]
    frequencies = tables(evening, data=True).frequencies()
    assert sum(row[2].value for row in frequencies.rows) == len(evening.entries)
    assert {row[0].value for row in frequencies.rows} == set(range(1, 11))


def test_travellers_share_the_pages_of_a_sheet(qapp):
    played = filled(of_howell(14), ["420", "-50", "100"])
    subject = sheets.PairsSubject(ScoredEvening(played))
    choice = ExportChoice(sheets.TRAVELLERS, form=Form.SHEET)
    plan = finished(plan_pages(choice, subject, Letterhead(), Language()))
    panels = [panel for page in plan.pages for panel in page.panels]
    assert [1 + len(panel.below) for panel in panels] == [5] * 5 + [1]
    blocks = [block for panel in panels for block in (panel.block, *panel.below)]
    shown = [sure(block).table.title for block in blocks]
    assert shown == [table.title for table in tables(subject.scored.evening).travellers()]
    assert min(sure(block).layout.size for block in blocks) >= 9
    for panel in panels[:-1]:
        assert panel.below[-1].bottom <= panel.box.y + panel.box.height


def test_a_score_sheet_has_the_boards_of_a_pair():
    evening = filled(of_howell(6), SCORES)
    found = list(tables(evening).score_sheets())
    assert len(found) == 6
    first = found[0]
    winner = ScoredEvening(evening).rankings[0].lines[0]
    assert first.title == f"{winner.number}  North {winner.number} – South {winner.number}"
    *boards, total = first.rows
    assert len(boards) == winner.boards == 10
    assert [cell.text for cell in total[:6]] == ["", "", "", "Total, place 1", "", ""]
    percent = column(next(tables(evening).rankings()), "%")[0]
    assert (total[6].value, total[7].text) == (float(winner.points), percent)
    assert first.rule == "Matchpoints"  # of several sheets on a page
    assert tables(evening).score_sheet(winner).rule.startswith("place 1, ")
    assert sum(row[6].value for row in boards) == pytest.approx(float(winner.points))
    assert {row[2].text for row in boards} <= {"NS", "EW"}


@pytest.mark.parametrize("method", ["matchpoints", "butler"])
def test_a_score_sheet_ends_with_the_total_the_carry_over_and_the_handicap(method):
    evening = replace(filled(of_howell(6), SCORES), method=method)
    last = ScoredEvening(evening).rankings[0].lines[-1].number
    helped = replace(evening.by_number[last], handicap=9000, carried=Carried(5500, 20))
    scored = ScoredEvening(with_entrant(evening, helped))
    told = PairsTables(scored, Language())
    ranking, _ = told.rankings()
    names = column(ranking, "Names")
    for sheet, line in zip(told.score_sheets(), scored.rankings[0].lines, strict=True):
        at = [helped.name in name for name in names].index(True)
        total, carried, handicap = sheet.rows[-3:]
        assert total[3].text == "Total"
        assert carried[3].text == f"With carry-over, place {line.place}"
        name = scored.evening.by_number[line.number].name
        placed = {row[2].text: row for row in ranking.rows}[name]
        assert carried[-1].text == placed[ranking.headings.index("With carry-over")].text
        assert handicap[-1].text == placed[ranking.headings.index("With handicap")].text
        assert handicap[3].text == f"With handicap, place {placed[-1].text}"
    assert column(ranking, "Place with handicap")[at] == "1"
    plain = next(PairsTables(scored, Language(), data=True).score_sheets())
    assert len(plain.rows) == 10  # boards alone, to reckon with


@pytest.mark.parametrize("method", ["matchpoints", "cross-imps"])
def test_an_average_is_worth_the_same_in_every_table(method):
    evening = filled(of_howell(6), ["420", "-50", "140", "620", "-100", "170", "110", "90"])
    scored = ScoredEvening(replace(evening, method=method))
    number = scored.rankings[0].lines[-1].number  # who has less than 40 %
    place = next(each.entry.place for each in scored.of_entrant(number) if number in each.ew)
    scored = scored.after(with_entry(scored.evening, parse_result("A60/40", place)))
    own = scored.own(number)
    found = scored.result(place)
    wanted: Any = (
        sure(own) * sure(sure(found).scores.top) / 100
        if sure(found).scores.top
        else min(sure(own), -3)
    )
    ns, ew = scored.of_sides(sure(found))
    assert ew == wanted == sure(why(scored, place, number)).counts != sure(found).scores.ew
    assert ns == scored.counts(sure(found), sure(found).ns[0])
    told, language = PairsTables(scored, Language()), Language()
    shown = amount_text(wanted, language)
    line = next(each for each in scored.rankings[0].lines if each.number == number)
    sheet = [row for row in told.score_sheet(line).rows if row[4].text == "A60/40"]
    rows = (row for table in told.travellers() for row in table.rows)
    traveller = [row for row in rows if row[2].text == "A60/40"]
    frequencies = [row for row in told.frequencies().rows if row[1].text == "A60/40"]
    assert [row[6].text for row in sheet] == [shown]
    assert [row[-1].text for row in traveller] == [row[-1].text for row in frequencies] == [shown]
    assert shown in why_text(scored, place, language).replace("+", "")
    mine = {"matchpoints": "EW_MATCH_POINTS", "cross-imps": "EW_CROSS_IMP_POINTS"}[method]
    lines = ET.fromstring(write(scored, "usebio")).iter("TRAVELLER_LINE")
    usebio_line = next(each for each in lines if each.findtext("SCORE") == "A6040")
    assert usebio_line.findtext(mine) in (f"{float(wanted):.2f}", f"{float(wanted):g}")


def test_what_the_director_did_is_on_the_sheets():
    evening = filled(of_howell(6), SCORES)
    place = evening.sections[0].of_entrant(2)[0].places[0]
    entry = replace(evening.entries[place], turned=True, law="Law 12C1c")
    entrant = replace(evening.by_number[2], substitutes=(Substitute(1, "Owl", 2),) * 2)
    evening = with_entrant(with_entry(evening, entry), entrant)
    fined = PairsAdjustment(2, -1000, "late", "Law 90")
    evening = replace(evening, adjustments=(fined,))
    scored = ScoredEvening(evening)
    (table,) = tables(evening).rankings()
    row = next(row for row in table.rows if row[1].text == "2")
    assert row[2].text == "North 2 – South 2 (Owl)"
    assert column(table, "Adjusted")[table.rows.index(row)] == "−0.40"
    line = next(each for each in scored.rankings[0].lines if each.number == 2)
    sheet = tables(evening).score_sheet(line)
    assert len(sheet.rows) == 11
    assert any("(arrow turned, Law 12C1c)" in row[4].text for row in sheet.rows)
    assert (sheet.rows[-1][3].text, sheet.rows[-1][6].text) == ("Law 90, late", "−0.40")
    assert sum(row[6].value for row in sheet.rows) == pytest.approx(float(line.points))
    (table,) = tables(replace(evening, adjustments=())).rankings()
    assert "Adjusted" not in table.headings


def test_start_lists_name_everybody_once():
    section = of_mitchell(7, letter="A")
    evening = Evening(entrants=entrants(7), sections=(section,))
    named = tables(evening).by_name()
    assert len(named.rows) == 14
    names = column(named, "Name")
    assert names == sorted(names, key=lambda each: each.split()[::-1])  # by the family name
    outs = [row for row in named.rows if row[3].text == "sits out"]
    assert len(outs) == 2
    (seats,) = tables(evening).by_table()
    told = " ".join(cell.text for row in seats.rows for cell in row)
    assert all(f"North {each}" in told for each in range(1, 8))


def test_cards_name_who_meets_whom():
    section = of_mitchell(7, letter="B", since=((2, 3),))
    evening = Evening(entrants=entrants(7), sections=(section,))
    cards = PairsCards(evening, Language())
    guides = list(cards.guides())
    assert [each.title.split()[0] for each in guides] == [f"B{each}" for each in range(1, 8)]
    assert [len(each.rows) for each in guides] == [4] * 7
    assert {row[1].text for row in guides[0].rows} == {"B1", "–"}
    opponents = {each.round: each.ew[0] for each in section.of_entrant(1) if each.plays}
    assert len(opponents) == 3
    for round, told in enumerate((row[3].text for row in guides[0].rows), 1):
        other = opponents.get(round)
        assert told == (f"B{other} North {other} – South {other}" if other else "sits out")
    assert [row[3].text for row in guides[1].rows][:2] == ["sits out"] * 2
    tables = list(cards.tables())
    assert tables[0].title == "Table B1"
    plays = sum(row[3].text != "" for table in tables for row in table.rows)
    assert plays == sum(each.plays for each in section.meetings.values())


def test_players_of_an_individual_see_their_partners():
    evening = individual()
    guide = next(PairsCards(evening, Language()).guides())
    assert guide.headings[2:5] == ("Sit", "Partner", "Against")
    assert [cell.text for cell in guide.rows[0]] == ["1", "1", "N", "2 P2", "3+4 P3 – P4", "1"]
    assert [row[2].text for row in guide.rows] == ["N", "N"]
    (line, *_) = ScoredEvening(evening).rankings[0].lines
    sheet = tables(evening).score_sheet(line)
    assert sheet.headings[3] == "Partner"
    assert {len(row) for row in sheet.rows} == {len(sheet.headings)}
    partner, against = column(sheet, "Partner")[0], column(sheet, "Against")[0]
    assert partner.split()[0] != str(line.number)
    assert "+" in against


def test_what_there_is_to_print():
    empty = of_howell(6)
    subject = sheets.PairsSubject(ScoredEvening(empty))
    assert subject.sheets == sheets.BEFORE
    full = sheets.PairsSubject(ScoredEvening(filled(empty, SCORES)), (sheets.FREQUENCIES,))
    assert sheets.SECTION_RANKINGS not in full.sheets
    assert full.shown == (sheets.FREQUENCIES,)
    both = sheets.PairsSubject(ScoredEvening(two_sections()))
    never = (sheets.SHOWN_RANKING, sheets.LOG)
    one = (sheets.HANDS, sheets.DAY, sheets.SESSIONS, sheets.DECISIONS, *never)
    assert both.sheets == tuple(each for each in sheets.SHEETS if each not in one)
    before = (played_session(ScoredEvening(two_sections())),)
    whole = replace(two_sections(), deals=random_deals(2), before=before)
    whole = replace(whole, decisions=decided(whole, replace(whole, cancelled=(1,)), "2026-11-22"))
    without = tuple(each for each in sheets.SHEETS if each not in never)
    assert sheets.PairsSubject(ScoredEvening(whole)).sheets == without


def test_the_deal_of_the_day_is_that_on_which_results_differ_most():
    evening = replace(of_howell(6, boards=1), deals=random_deals(3))
    alike, apart = ("420", "420", "400"), ("1430", "-100", "60% 980, 40% -50")
    for board, texts in ((1, alike), (2, apart), (3, alike), (4, ("2220", "-2000", "NP"))):
        places = [each for each in evening.due if each.board == board]
        for place, text in zip(places, texts, strict=True):
            evening = with_entry(evening, parse_result(text, place))

    def made(of):
        return sheets.DAY.make(of, ExportChoice(sheets.DAY), Language())

    (drawn,) = made(sheets.PairsSubject(ScoredEvening(evening)))  # of those whose cards are known
    assert drawn.title == "Deal of the day: Board 2"
    assert drawn.diagram.title == "Board 2"
    assert drawn.beside.rows[0][2].text == "1430"
    assert not [*made(sheets.PairsSubject(ScoredEvening(replace(evening, deals=()))))]
    page = ExportChoice(sheets.DAY, format="html")
    told = sheets.DAY.make(sheets.PairsSubject(ScoredEvening(evening)), page, Language())
    assert [section.title for section in told][1].startswith("Board 2, ")
    assert deal_of_the_day(ScoredEvening(of_howell(6))) is None


def test_a_column_of_frequencies_that_begins_within_a_board_says_which_it_is():
    table = tables(filled(of_howell(6), SCORES)).frequencies()
    assert table.goes_on
    blank = next(at for at, row in enumerate(table.rows) if not row[0].text)
    assert table.begun(blank).text == table.rows[blank - 1][0].text == "1"


def test_what_was_adjusted_or_corrected_has_its_sign_and_the_key_on_paper():
    evening = filled(of_howell(6), ["420", "A60/40", "-50"])
    table = next(tables(evening).travellers())
    signs = {row[2].text: row[2].mark for row in table.rows}
    adjusted = {mark for text, mark in signs.items() if text.startswith("A")}
    assert adjusted == {Mark.ADJUSTED}
    assert {mark for text, mark in signs.items() if not text.startswith("A")} == {None}
    assert table.legend == ((Mark.ADJUSTED, "adjusted"),)
    assert (
        next(PairsTables(ScoredEvening(evening), Language(), data=True).travellers()).legend == ()
    )
    plain = next(tables(filled(of_howell(6), ["420"])).travellers())
    assert plain.legend == ()


def test_a_traveller_says_who_sits_out():
    evening = of_howell(6)
    (section,) = evening.sections
    short = replace(section, starts=(1, 2, 3, 4, 5, 0))
    evening = filled(replace(evening, entrants=entrants(5), sections=(short,)), SCORES)
    tables = PairsTables(ScoredEvening(evening), Language())
    for table in tables.travellers():
        board = int(table.title.split()[1].rstrip(","))
        (alone,) = evening.without_opponent(board)
        *played, last = table.rows
        texts = [cell.text for cell in last]
        assert sorted(texts[:2])[1] == "sits out"
        assert any(f"North {alone}" in text for text in texts[:2])
        assert not any("sits out" in cell.text for row in played for cell in row)
