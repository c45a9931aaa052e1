"""What a report tells of a tournament: read out of its records, changed, written and read again."""

from dataclasses import replace

import pytest

from tests.swiss_events import chess
from tests.unit.tournament.fide.tournament_data_builders import DATA
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.fide.rated import Pace
from vpdesk.tournament.fide.tournament_data import (
    TournamentData,
    data_of,
    pace_of,
    read_rounds,
    rounds_text,
    with_data,
)


def test_data_go_into_records_and_come_back_from_a_file():
    made = with_data(chess(4), DATA)
    assert data_of(made) == DATA
    text = trf.write(made)
    assert "022 Praha\r\n" in text
    assert "112 Novák, Jan\r\n112 Malá, Iva\r\n" in text
    assert "172     FIDON\r\n" in text
    dates = next(line for line in text.splitlines() if line.startswith("132"))
    assert (dates[91:99], dates[101:109], dates[111:119]) == ("26/05/01", " " * 8, "26/05/03")
    assert data_of(trf.read(text)) == DATA
    assert data_of(trf.read(trf.write(made, "16"))) == DATA
    assert data_of(with_data(made, TournamentData())) == TournamentData()
    assert with_data(with_data(made, TournamentData()), DATA) == made


def test_records_of_which_nothing_is_changed_stay_as_they_stand():
    odd = (("042", "spring"), ("082", "0"), ("132", "10 to 12 May"), ("172", "CZE NRO"))
    before = replace(chess(4), details=odd)
    assert data_of(before).ratings == "NRO"
    assert with_data(before, data_of(before)) == before
    made = with_data(before, replace(data_of(before), city="Brno"))
    assert made.details == (("022", "Brno"), *odd)


def test_dates_and_times_are_typed_a_line_a_round():
    text = "1.5.2026 10.00\n-\n2026/05/03\n15:30\n"
    found = (("2026/05/01", "10:00"), ("", ""), ("2026/05/03", ""), ("", "15:30"))
    assert read_rounds(text) == found
    assert read_rounds(rounds_text(TournamentData(rounds=found))) == found
    assert read_rounds(" \n-\n") == ()
    for bad, words in (
        ("1.5.2026\nMay", "“May” is not a date"),
        ("-\n1.5.2026 25:00", "not a time"),
    ):
        with pytest.raises(TournamentError, match=words) as caught:
            read_rounds(bad)
        assert caught.value.line == 2


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"federation": "Czech"}, "not a federation"),
        ({"begin": "2026"}, "not a date"),
        ({"end": "2026/04/30"}, "2026/04/30, is before the start date, 2026/05/01"),
        ({"clock": "90+30 min"}, "not a time control in seconds"),
    ],
)
def test_what_makes_no_sense_is_refused(changes, words):
    with pytest.raises(TournamentError, match=words):
        with_data(chess(4), replace(DATA, **changes))


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        ("", Pace.STANDARD),
        ("odd", Pace.STANDARD),
        ("5400+30", Pace.STANDARD),
        ("40/6000+30:900+30", Pace.STANDARD),
        ("3600", Pace.STANDARD),
        ("3540", Pace.RAPID),
        ("900+10", Pace.RAPID),
        ("600", Pace.BLITZ),
        ("180+2", Pace.BLITZ),
        ("W5400-B240", Pace.BLITZ),
    ],
)
def test_the_clock_says_which_rating_counts(clock, pace):
    assert pace_of(replace(chess(4), details=(("222", clock),))) is pace
