import pytest

from vpdesk.hall.clock import Period, PeriodKind, session_periods
from vpdesk.hall.schedule import seconds_typed, with_break, with_seconds, without

PLAIN = session_periods(3, 2, 450, 60)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("15", 900),
        ("7.5", 450),
        ("7,5", 450),
        ("7,25", 435),
        (" 7:30 ", 450),
        ("0:01", 1),
        ("1440", 86_400),
        ("1441", None),
        ("0", None),
        ("7:61", None),
        ("-3", None),
        ("", None),
        ("seven", None),
        ("99999", None),
    ],
)
def test_minutes_are_read_as_they_are_typed(text, seconds):
    assert seconds_typed(text) == seconds


def test_a_break_comes_instead_of_the_move():
    assert [each.kind.value for each in with_break(PLAIN, 0)] == [
        *("play", "break", "play", "move", "play")
    ]
    assert with_break(PLAIN, 1) == with_break(PLAIN, 0)
    assert with_break(PLAIN, 4) == PLAIN
    assert with_break(with_break(PLAIN, 0), 0) == with_break(PLAIN, 0)
    unmoved = session_periods(2, 2, 450, 0)
    assert with_break(unmoved, 0)[1] == Period(PeriodKind.BREAK, 2, 900)


def test_a_period_is_longer_or_gone():
    assert with_seconds(PLAIN, 2, 600)[2] == Period(PeriodKind.PLAY, 2, 600)
    assert without(PLAIN, 1) == (PLAIN[0], *PLAIN[2:])
