"""A USEBIO file of another program scored anew: what is not known here stays as it was."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.pairs.evenings import filled, individual, of_howell
from tests.unit.pairs.pairs_formats_builders import PLAIN, evening_of, two_winners
from vpdesk.cli.main import main
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.formats import usebio, write
from vpdesk.pairs.formats.usebio_kept import scored_anew
from vpdesk.pairs.methods import Divide, ScoringChoice
from vpdesk.pairs.scored_evening import ScoredEvening

OTHERS = """<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">
<!-- by another program -->
<USEBIO Version="1.2" xmlns:x="urn:x"><CLUB x:y="z"><CLUB_NAME>Žďár &amp; Müller</CLUB_NAME></CLUB>
 <EVENT EVENT_TYPE="PAIRS" COLOUR='blue > red'>
\t<P2P_CHARGE_RATE>1</P2P_CHARGE_RATE><?scorer 7?>
  <BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
  <SESSION SESSION_ID="1"><SECTION SECTION_ID="A">
   <PARTICIPANTS>
    <PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>9</PLACE><PERCENTAGE></PERCENTAGE><STRATUM/></PAIR>
    <PAIR><PAIR_NUMBER>2</PAIR_NUMBER><PLACE>9</PLACE><TOTAL_SCORE/></PAIR>
    <PAIR><PAIR_NUMBER>3</PAIR_NUMBER><PLACE>9</PLACE></PAIR>
    <PAIR><PAIR_NUMBER>4</PAIR_NUMBER><PLACE>9</PLACE></PAIR>
   </PARTICIPANTS>
   <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><HAND><DIRECTION>North</DIRECTION></HAND>
    <TRAVELLER_LINE LINE="1"><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
     <SCORE>420</SCORE>
     <NS_MATCH_POINTS>0</NS_MATCH_POINTS><LIN_DATA>x<![CDATA[<&]]></LIN_DATA></TRAVELLER_LINE>
    <TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>
     <SCORE>-50</SCORE><NS_MATCH_POINTS a="1"/><TIME>20:15</TIME></TRAVELLER_LINE>
   </BOARD>
  </SECTION></SESSION>
 </EVENT>
</USEBIO>
<!-- the end -->
"""
SCORED = (
    OTHERS.replace("<PLACE>9", "<PLACE>1=", 1)
    .replace("<PERCENTAGE></", "<PERCENTAGE>100</")
    .replace("<PLACE>9", "<PLACE>3=", 1)
    .replace("<TOTAL_SCORE/>", "<TOTAL_SCORE>0</TOTAL_SCORE>")
    .replace("<PLACE>9", "<PLACE>3=", 1)
    .replace("<PLACE>9", "<PLACE>1=", 1)
    .replace("<SCORE>420</SCORE>", "<SCORE>420</SCORE>\n     <EW_MATCH_POINTS>0</EW_MATCH_POINTS>")
    .replace("<NS_MATCH_POINTS>0", "<NS_MATCH_POINTS>2")
    .replace("<SCORE>-50</SCORE>", "<SCORE>-50</SCORE>\n     <EW_MATCH_POINTS>2</EW_MATCH_POINTS>")
    .replace('<NS_MATCH_POINTS a="1"/>', '<NS_MATCH_POINTS a="1">0</NS_MATCH_POINTS>')
)


def test_all_but_points_and_places_stays_letter_by_letter():
    assert scored_anew(OTHERS).text == SCORED
    assert scored_anew(SCORED).text == SCORED
    assert usebio.read(SCORED) == usebio.read(OTHERS)
    by_imps = scored_anew(SCORED, "cross-imps").text
    assert "<BOARD_SCORING_METHOD>CROSS_IMPS<" in by_imps
    assert by_imps.count("_CROSS_IMP_POINTS>10<") == 2
    assert "<LIN_DATA>x<![CDATA[<&]]></LIN_DATA>" in by_imps


def test_boards_of_several_sessions_are_not_compared():
    """The second session has the same board numbers, pairs and section, and other results."""
    found = re.search(r" +<SESSION .*</SESSION>", SCORED, re.S)
    second = re.sub(" *<PARTICIPANTS>.*</PARTICIPANTS>", "", sure(found)[0], flags=re.S)
    second = second.replace('SESSION_ID="1"', 'SESSION_ID="2"').replace(">420<", ">110<")
    text = SCORED.replace(sure(found)[0], f"{sure(found)[0]}\n{second}")
    assert [each.board for each in usebio.read(text)] == ["1/1", "1/1", "2/1", "2/1"]
    assert scored_anew(text).text == text
    one, other = usebio.read(SCORED), usebio.read(text)
    assert one == tuple(replace(each, board="1") for each in other[:2])


def test_sums_with_more_in_them_than_the_boards_are_left_alone():
    adjusted = OTHERS.replace("<STRATUM/>", "<ADJUSTMENT>-5</ADJUSTMENT>")
    assert scored_anew(adjusted).text.count("<PLACE>9<") == 4
    unknown = OTHERS.replace("<PAIR_NUMBER>4<", "<PAIR_NUMBER>5<")
    assert scored_anew(unknown).text.count("<PLACE>9<") == 4


@pytest.mark.parametrize(
    "evening",
    [
        evening_of(PLAIN),
        evening_of(PLAIN, method="cross-imps"),
        two_winners(["420", "-50", "110", "pass"]),
        filled(of_howell(6), PLAIN),
        individual(),
    ],
)
def test_a_file_of_our_own_is_scored_the_same(evening):
    text = write(ScoredEvening(evening), "usebio")
    assert scored_anew(text).text == text


@given(
    st.lists(
        st.tuples(
            st.integers(0, 60),
            st.sampled_from(
                ["<!--c-->", "<NEW>é</NEW>", "<NEW/>", "\n\t", "<?pi x?>", "<N a='>'>&lt;<M/></N>"]
            ),
        ),
        max_size=6,
    )
)
def test_whatever_is_put_between_the_elements_is_there_again(more):
    parts = re.split(r"(?=<(?:/?(?:BOARD|PAIR|TRAVELLER_LINE|SCORE|NS_\w+|PLACE|EVENT))\b)", SCORED)
    for at, text in more:
        place = 1 + at % (len(parts) - 2)
        if not re.match(r"</(SCORE|PLACE|NS_|\w+_NUMBER)", parts[place]):
            parts[place] = text + parts[place]
    text = "".join(parts)
    assert scored_anew(text).text == text


def test_the_command_line_scores_a_file_anew_in_its_encoding(tmp_path, capsysbinary):
    source, out = tmp_path / "club.xml", tmp_path / "out.xml"
    source.write_bytes(OTHERS.encode("latin-1", "xmlcharrefreplace"))
    assert main(["pairs", "export", str(source), "-o", str(out), "--format", "usebio"]) == 0
    assert out.read_bytes() == SCORED.encode("latin-1", "xmlcharrefreplace")
    assert main(["pairs", "export", str(source), "--format", "pbn"]) == 2
    assert b"USEBIO is written as USEBIO" in capsysbinary.readouterr().err
    source.write_text("<USEBIO/>")
    assert main(["pairs", "export", str(source), "--format", "usebio"]) != 0
    assert b"club.xml" in capsysbinary.readouterr().err
    with pytest.raises(PairsError):
        scored_anew("<USEBIO>")


def without_method(text):
    return re.sub(" *<BOARD_SCORING_METHOD>.*</BOARD_SCORING_METHOD>\n", "", text)


SOME = ["420", "-50", "110", "-620", "1430", "140", "90"]


@pytest.mark.parametrize(
    ("method", "choice"),
    [
        ("butler", ScoringChoice(drop=1)),
        ("butler", ScoringChoice()),
        ("cross-imps", ScoringChoice(divide=Divide.COMPARISONS)),
        ("cross-imps", ScoringChoice(divide=Divide.RESULTS)),
        ("matchpoints", ScoringChoice(expected=9)),
    ],
)
def test_the_event_type_names_the_method_and_the_points_its_choices(method, choice):
    """Without BOARD_SCORING_METHOD, as programs write it: no value and no place moves."""
    text = without_method(
        write(ScoredEvening(evening_of(SOME, method=method, choice=choice)), "usebio")
    )
    found = scored_anew(text)
    assert (found.text, found.method) == (text, method)
    assert replace(found.choice, expected=choice.expected) == choice
    assert found.values[0] == found.places[0] == 0
    assert found.values[1] > found.places[1] == 12
    for other in ("CROSS_IMP", "CROSS_IMPS"):
        assert scored_anew(text.replace('CROSS_IMP"', f'{other}"')).method == method


def test_a_board_that_was_played_less_often_is_brought_to_the_whole_field():
    evening = evening_of(SOME)
    entries = {place: each for place, each in evening.entries.items() if place[:3] != ("A", 1, 1)}
    text = write(ScoredEvening(replace(evening, entries=entries)), "usebio")
    found = scored_anew(text)
    assert found.text == text
    assert found.choice.expected == 6
    moved = scored_anew(text, given={"expected": 20})
    assert 0 < moved.values[0] <= moved.values[1]
    # of a file without points the most played board says how often
    blank = re.sub("(<(?:NS|EW)_MATCH_POINTS>)[^<]*", r"\1", text)
    assert scored_anew(blank).choice.expected == 6


def test_points_of_another_method_go_and_the_file_names_the_new_one():
    text = write(ScoredEvening(evening_of(SOME, method="butler")), "usebio")
    assert "<NS_BUTLER_POINTS>" in text
    found = scored_anew(text, "matchpoints")
    assert "BUTLER" not in found.text
    assert found.text == scored_anew(without_event_names(found.text)).text.replace(
        'EVENT_TYPE="PAIRS"', 'EVENT_TYPE="MP_PAIRS"'
    ).replace(">X<", ">MATCH_POINTS<")
    assert found.values[0] > 0
    assert scored_anew(found.text, "butler").text == text
    called = text.replace("BUTLER_POINTS", "CROSS_IMP_POINTS")  # as some programs call them
    assert scored_anew(called).text == called


def without_event_names(text):
    return text.replace('"MP_PAIRS"', '"PAIRS"').replace(">MATCH_POINTS<", ">X<")


def test_the_command_line_says_what_moved_and_does_not_write_over_a_result(tmp_path, capsysbinary):
    source, out = tmp_path / "club.xml", tmp_path / "new.xml"
    evening = evening_of(SOME, method="butler", choice=ScoringChoice(drop=1))
    text = without_method(write(ScoredEvening(evening), "usebio"))
    source.write_text(text, encoding="utf-8")
    export = ["pairs", "export", str(source), "--format", "usebio", "-o"]
    assert main([*export, str(out)]) == 0
    assert out.read_text(encoding="utf-8") == text
    said = capsysbinary.readouterr().err.decode()
    assert re.search(r"butler, drop 1: 0 of \d+ values and 0 of 12 places have changed", said)
    assert main([*export, str(source), "--drop", "0"]) == 2
    assert b"--overwrite" in capsysbinary.readouterr().err
    assert source.read_text(encoding="utf-8") == text
    assert main([*export, str(source), "--drop", "0", "--overwrite"]) == 0
    assert re.search(rb"butler: [1-9]\d* of \d+ values", capsysbinary.readouterr().err)
    assert source.read_text(encoding="utf-8") != text
    assert main(["pairs", "rank", str(out), "--format", "json", "--drop", "1"]) == 0
    ranked = json.loads(capsysbinary.readouterr().out)
    lines = ScoredEvening(evening).rankings[0].lines
    assert [each["points"] for each in ranked] == [
        pytest.approx(float(each.points), abs=1e-4) for each in lines
    ]
