"""Numbers and errors are written as the reader's language writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.scale_library import find
from vpdesk.report.language import MINUS
from vpdesk.scales import ScaleError, ScaleRule, make_scale


@given(st.integers(-20_000, 20_000))
def test_vp_has_two_decimals(hundredths):
    text = ENGLISH.vp(hundredths)
    assert CZECH.vp(hundredths) == text.replace(".", ",")
    assert len(text.split(".")[1]) == 2
    assert round(100 * float(text)) == hundredths


def test_points_below_zero():
    found = [ENGLISH.points(each) for each in (-50, -150, -100, -125, 50, 450)]
    assert found == ["-½", "-1½", "-1", "-1.25", "½", "4½"]


@pytest.mark.parametrize(
    ("hundredths", "text"),
    [(12, "+0.12"), (-12, "−0.12"), (0, "0.00"), (-1005, "−10.05"), (2000, "+20.00")],
)
def test_gain(hundredths, text):
    assert ENGLISH.gain(hundredths) == text
    assert CZECH.gain(hundredths) == text.replace(".", ",")


@pytest.mark.parametrize(("whole", "text"), [(3, "+3"), (-3, "−3"), (0, "0")])
def test_signed(whole, text):
    assert ENGLISH.signed(whole) == text


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [(42.4264, 1, "42.4"), (-0.5, 2, "−0.50"), (7, 0, "7"), (12.25, 2, "12.25")],
)
def test_number(value, decimals, text):
    assert ENGLISH.number(value, decimals) == text
    assert CZECH.number(value, decimals) == text.replace(".", ",")


@pytest.mark.parametrize(
    ("value", "text"), [(20, "20"), (12.5, "12.5"), (100, "100"), (0.25, "0.25"), (-3.5, "−3.5")]
)
def test_plain(value, text):
    assert ENGLISH.plain(value) == text
    assert CZECH.plain(value) == text.replace(".", ",")


def test_vps_of_both_sides():
    assert ENGLISH.vps(1974, 26, whole=False) == "19.74 – 0.26"
    assert CZECH.vps(1974, 26, whole=False) == "19,74 – 0,26"
    assert ENGLISH.vps(1700, 300, whole=True) == "17 – 3"


def test_bands():
    assert ENGLISH.band(31, 38) == "31 – 38"
    assert ENGLISH.band(0, 0) == "0"
    assert ENGLISH.band(39, None) == "39 +"


def test_plurals():
    assert [ENGLISH.boards(count) for count in (1, 2, 24)] == ["1 board", "2 boards", "24 boards"]
    assert [CZECH.boards(count) for count in (1, 24)] == ["1 rozdání jedno", "24 rozdání"]


def test_an_error_is_translated_with_its_numbers():
    with pytest.raises(ScaleError) as caught:
        ScaleRule(8).inverse(9.25)
    assert ENGLISH.error(caught.value) == str(caught.value)
    assert CZECH.error(caught.value) == "9,25 není mezi 10 a 20 VP."


def test_an_error_quotes_what_is_no_number():
    with pytest.raises(ScaleError) as caught:
        ScaleRule("osm")  # type: ignore[arg-type]
    assert CZECH.error(caught.value) == "“osm” není číslo."


def test_an_error_writes_a_negative_number_with_a_minus():
    with pytest.raises(ScaleError) as caught:
        ScaleRule(-8)
    assert ENGLISH.error(caught.value).endswith(f"not {MINUS}8.")


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1 IMP"), (2, "2 IMPs"), (0, "0 IMPs"), (12.5, "12.5 IMPs")]
)
def test_imps_have_a_singular(value, text):
    assert ENGLISH.imps(value) == text


def test_one_board_is_no_boards():
    assert ENGLISH.boards_of("1") == ENGLISH.boards_of(1) == "1 board"
    assert ENGLISH.boards_of("20-24") == "20-24 boards"


def test_an_error_has_the_singular_too():
    with pytest.raises(ScaleError) as caught:
        make_scale("discrete", ScaleRule(16, blitz=1))
    assert str(caught.value).startswith("A blitz of 1 IMP is too short")
    assert ENGLISH.error(caught.value) == str(caught.value)
    with pytest.raises(ScaleError) as caught:
        make_scale("discrete", ScaleRule(16, blitz=2.5))
    assert ENGLISH.error(caught.value).startswith("A blitz of 2.5 IMPs is too short")
    with pytest.raises(ScaleError, match="has no table for 1 board;"):
        sure(find("acbl-30")).scale(1)
