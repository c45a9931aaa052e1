"""An evening for other programs: what is written is read back as the same results."""

from dataclasses import replace
from fractions import Fraction
from unittest.mock import ANY
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.deals.known import known_deals
from tests.unit.pairs.evenings import filled, individual, of_howell
from tests.unit.pairs.pairs_formats_builders import PLAIN, evening_of, two_winners
from tests.unit.pairs.rules_of_files import faults_of_pbn, faults_of_usebio
from vpdesk.files.deals_pbn import read_pbn
from vpdesk.files.pairs_file import read_pairs, read_results
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import PairsAdjustment, with_entrant, with_entry
from vpdesk.pairs.formats import pbn_tables, usebio, write
from vpdesk.pairs.methods import METHODS
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result, result_code
from vpdesk.pairs.scored_evening import ScoredEvening

SCORES = ["420", "4SX N -1", "A60/40", "60% 110, 40% -50", "NP", "3NT W +1", "420 | -50", "pass"]


def expected_of(evening):
    """The results of an evening by board and sides."""
    return {
        (each.board, each.ns, each.ew): each
        for entry in evening.entries.values()
        for each in [
            entry.result(*("+".join(map(evening.label, side)) for side in evening.sides(entry)))
        ]
    }


def by_sides(results):
    return {(each.board, each.ns, each.ew): each for each in results}


@pytest.mark.parametrize("text", SCORES)
def test_a_result_is_read_as_it_is_written(text):
    place = BoardPlace("A", 1, 1, 3)
    entry = parse_result(text, place)
    again = parse_result(result_code(entry), place)
    assert again.result("1", "2") == entry.result("1", "2")


@pytest.mark.parametrize("typed", ["9\x07Z\u2028", "A160\x00/40", "420 |\x01| 3"])
def test_what_is_told_of_a_broken_result_can_be_read(typed):
    with pytest.raises(ValueError, match="“") as caught:
        parse_result(typed, BoardPlace("A", 1, 1, 3))
    assert str(caught.value).isprintable()


def test_all_results_are_a_table_that_is_scored_the_same(tmp_path):
    evening = evening_of(SCORES)
    place = evening.due[0]
    turned = replace(evening.entries[place], turned=True, group="x")
    evening = with_entry(evening, turned)
    path = tmp_path / "results.csv"
    path.write_bytes(write(ScoredEvening(evening), "results").encode())
    assert by_sides(read_pairs(path)) == expected_of(evening)


@pytest.mark.parametrize("method", ["matchpoints", "cross-imps"])
def test_pbn_is_read_back_equal_with_every_kind_of_score(method):
    evening = evening_of(SCORES, method=method, name='The "Club"', date="2026-11-22")
    text = write(ScoredEvening(evening), "pbn")
    assert by_sides(pbn_tables.read(text)) == expected_of(evening)
    assert text.startswith("% PBN 2.1")
    assert '[Event "The \\"Club\\""]' in text
    assert '[Date "2026.11.22"]' in text
    assert text.count("[ScoreTable ") == len({each.board for each in evening.entries})
    assert text.count("[TotalScoreTable ") == 1
    assert not list(read_pbn(text))  # it has no deals, and is a file of games all the same


def test_pbn_of_others_is_read_by_its_columns():
    text = """[Board "3"]
[ScoreTable "Rank\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1R;Result\\2R"]
 1  1  2 4S    N 10
 2  3  4 3NTX  W  7
 3  5  6 Pass  -  -

[Board "4"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Score_EW\\5R;Remarks\\10L"]
 1  2   100 "x y"
 3  4     - -
"""
    found = pbn_tables.read(text)
    assert [(each.board, each.ns, each.ew) for each in found] == [
        ("3", "1", "2"),
        ("3", "3", "4"),
        ("3", "5", "6"),
        ("4", "1", "2"),
        ("4", "3", "4"),
    ]
    assert [each.shares[0][1] for each in found[:4]] == [420, 500, 0, -100]
    assert not found[4].played


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 0),
        ('[Board "1"]\n[ScoreTable "Rank;Contract"]\n1 4S\n', 2),
        ('[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 9Z\n', 3),
    ],
)
def test_what_is_no_table_of_pbn_is_refused_by_its_line(text, line):
    with pytest.raises(PairsError) as caught:
        pbn_tables.read(text)
    assert caught.value.line == line


@given(st.text(alphabet='[]"ScoreTablePidNEW_;\\\\ 1-\n', max_size=200))
def test_any_text_is_read_or_refused(text):
    head = '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n'
    for each in (text, head + text):
        try:
            assert pbn_tables.read(each)
        except PairsError:
            continue


@pytest.mark.parametrize("method", ["matchpoints", "butler", "cross-imps"])
def test_usebio_is_read_back_equal(method):
    evening = evening_of(PLAIN, method=method)
    text = write(ScoredEvening(evening), "usebio")
    found, expected = by_sides(usebio.read(text)), expected_of(evening)
    assert found == expected
    one = filled(of_howell(6), PLAIN)
    found = by_sides(usebio.read(write(ScoredEvening(one), "usebio")))
    assert found == expected_of(one)


def test_usebio_names_who_played_and_what_they_reached():
    evening = evening_of(PLAIN, date="2026-11-22", place="Praha")
    entrant = replace(evening.by_number[1], names=("Müller & Söhne", "<b>"), register=("77", ""))
    scored = ScoredEvening(with_entrant(evening, entrant))
    root = ET.fromstring(write(scored, "usebio"))
    assert root.get("Version") == "1.2"
    event = root.find("EVENT")
    assert sure(event).get("EVENT_TYPE") == "MP_PAIRS"
    assert sure(event).findtext("DATE") == "22/11/2026"
    assert sure(event).findtext("WINNER_TYPE") == "1"
    sections = sure(event).findall("SESSION/SECTION")
    assert [each.get("SECTION_ID") for each in sections] == ["A", "B"]
    pairs = {each.findtext("PAIR_NUMBER"): each for each in sections[0].iter("PAIR")}
    assert set(pairs) == {str(each) for each in range(1, 7)}
    line = next(each for each in scored.rankings[0].lines if each.number == 1)
    assert pairs["1"].findtext("PERCENTAGE") == f"{float(sure(line.percent)):.2f}"
    names = [each.findtext("PLAYER_NAME") for each in pairs["1"].findall("PLAYER")]
    assert names == ["Müller & Söhne", "<b>"]
    assert sure(pairs["1"].find("PLAYER")).findtext("NATIONAL_ID_NUMBER") == "77"
    lines = list(sections[0].iter("TRAVELLER_LINE"))
    contract = next(each for each in lines if each.findtext("CONTRACT") == "4SX")
    told = [contract.findtext(each) for each in ("PLAYED_BY", "TRICKS")]
    assert told == ["N", "9"]
    assert {each.findtext("SCORE") for each in lines} >= {"A6040", "NP", "0"}


def test_a_weighted_score_has_its_mean_there():
    evening = filled(of_howell(6), ["60% 110, 40% -50", "140", "170"])
    root = ET.fromstring(write(ScoredEvening(evening), "usebio"))
    assert "50" in {each.text for each in root.iter("SCORE")}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "<USEBIO>",
        "<OTHER/>",
        '<USEBIO Version="1.2"/>',
        '<!DOCTYPE a [<!ENTITY x "y">]><USEBIO>&x;</USEBIO>',
        "<USEBIO><BOARD><TRAVELLER_LINE><SCORE>9S</SCORE></TRAVELLER_LINE></BOARD></USEBIO>",
    ],
)
def test_what_is_no_usebio_is_refused(text):
    with pytest.raises(PairsError):
        usebio.read(text)


def test_the_encoding_that_usebio_names_does_not_matter(tmp_path):
    text = write(ScoredEvening(evening_of(PLAIN)), "usebio")
    assert usebio.read(text.replace("UTF-8", "UAF-9"))
    latin = text.replace("UTF-8", "iso-8859-1").replace("Section", "Séction")
    path = tmp_path / "club.xml"
    path.write_bytes(latin.encode("latin-1"))
    assert by_sides(read_results(path)) == expected_of(evening_of(PLAIN))


def test_usebio_of_others_may_have_contracts_alone():
    line = (
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
        "<CONTRACT>3NT</CONTRACT><PLAYED_BY>W</PLAYED_BY><TRICKS>{}</TRICKS></TRAVELLER_LINE>"
    )
    board = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line.format(10)}{line.format(9)}</BOARD>"
    found = usebio.read(f'<USEBIO Version="1.2"><EVENT>{board}</EVENT></USEBIO>')
    assert [each.shares[0][1] for each in found] == [-430, -400]


def test_the_register_has_a_line_a_pair_with_commas_in_numbers():
    evening = filled(of_howell(6), ["420"])
    one = replace(evening.by_number[1], names=("Černý Ota", "Šíp Jan"), register=("11", "22"))
    scored = ScoredEvening(with_entrant(evening, one))
    lines = write(scored, "register").split("\r\n")
    assert lines[-1] == ""
    assert "1;50,00;Černý Ota - Šíp Jan;11;22" in lines
    assert [each.split(";")[0] for each in lines[:-1]] == ["1"] * 6
    assert all(each.value == Fraction(50) for each in scored.rankings[0].lines)
    with pytest.raises(ValueError, match="no format"):
        write(scored, "nonsense")


def test_pbn_has_the_cards_of_the_boards_that_are_known():
    known = known_deals()[0].deal
    evening = replace(filled(of_howell(6), ["420", "-50"]), deals=(known,))
    text = pbn_tables.write(ScoredEvening(evening))
    assert [deal for deal, _ in read_pbn(text)] == [replace(known, more=ANY)]
    assert len(pbn_tables.read(text)) == len(evening.entries)


def test_pbn_has_what_the_file_of_the_deals_said_besides():
    more = (
        *("%Generator: x", '[Event "Deals"]', "{of a file}", '[Site "Here"]', '[North "Fox"]'),
        *('[ScoreTable "Rank"]', " 1", '[Auction "N"]', "1C Pass", "% escaped", '[Note "1:x"]'),
    )
    known = replace(known_deals()[0].deal, more=more)
    evening = replace(filled(of_howell(6), ["420", "-50"]), name="Club", deals=(known,))
    lines = pbn_tables.write(ScoredEvening(evening)).split("\n\n")[known.board].splitlines()
    assert lines[:3] == ["%Generator: x", '[Event "Club"]', '[Site "Here"]']
    assert '[North "Fox"]' in lines
    at = lines.index('[Auction "N"]')
    assert lines[at : at + 4] == list(more[-4:])
    assert sum(each.startswith("[ScoreTable") for each in lines) == 1
    assert '[Scoring "MP"]' in lines


def kinds_of_evening():
    """An evening of every kind that is written."""
    yield from (evening_of(SCORES, method=each, place="Hill") for each in METHODS)
    yield two_winners(PLAIN)
    yield individual()
    yield replace(individual(), method="cross-imps", date="2026-11-22")
    late = filled(of_howell(6), SCORES)
    entry = replace(late.entries[late.due[0]], lead="SQ")
    with_lead = with_entry(late, entry)
    yield replace(with_lead, adjustments=(PairsAdjustment(1, -1000),), cancelled=(2,))
    yield replace(of_howell(6), date="22 November")  # without results, with a date in words
    known = known_deals()[0].deal
    more = ('[Auction "N"]', "1C Pass", '[Note "1:x"]')
    yield replace(filled(of_howell(6), PLAIN), deals=(replace(known, more=more),))


@pytest.mark.parametrize("evening", list(kinds_of_evening()))
def test_what_is_written_keeps_the_rules_of_usebio_and_pbn(evening):
    scored = ScoredEvening(evening)
    assert faults_of_usebio(write(scored, "usebio")) == []
    assert faults_of_pbn(write(scored, "pbn")) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('Version="1.2"', 'Version="1.9"'),
        ("<CLUB>", "<CLUB x='y'>"),
        ("<PROGRAM_NAME>", "<OTHER/><PROGRAM_NAME>"),
        ("<WINNER_TYPE>1", "<WINNER_TYPE>2"),
        ("<TRICKS>9</TRICKS>", ""),
        ("<PAIR_NUMBER>1<", "<PAIR_NUMBER>99<"),
        ("<BOARD_NUMBER>2<", "<BOARD_NUMBER>1<"),
        ("<PLACE>1", "<PLACE>first"),
        ("</SECTION>", "</SECTION>stray"),
        (">NP<", ">never<"),
    ],
)
def test_a_usebio_that_breaks_a_rule_is_known(old, new):
    text = write(ScoredEvening(evening_of(PLAIN)), "usebio")
    assert old in text
    assert faults_of_usebio(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("% PBN 2.1", "PBN"),
        ('[Dealer "N"]', '[Dealer "n"]'),
        ('[Site ""]\n', ""),
        ('[Site ""]\n', '[Site ""]\n[Site ""]\n'),
        ("Table\\1L", "Section\\1L"),
        ("A60/40", "A60/ 40"),
        ("A60/40", "A60/40" + "0" * 300),
        ('[Deal ""]', '[Deal "N:AKQ ... ... ..."]'),
    ],
)
def test_a_pbn_that_breaks_a_rule_is_known(old, new):
    text = write(ScoredEvening(evening_of(PLAIN)), "pbn")
    assert old in text
    assert faults_of_pbn(text.replace(old, new, 1))
