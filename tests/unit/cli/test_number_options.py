"""A number on the command line is taken with its decimal sign, or it is told what is wrong."""

import argparse
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.cli.options import number_options
from vpdesk.cli.options.number_options import all_counts, counts, number, one_count


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("7.5", 7.5),
        ("7,5", 7.5),
        ("-7,5", -7.5),
        ("+7,25", 7.25),
        ("\N{MINUS SIGN}7", -7),
        (",5", 0.5),
        ("16.0", 16),
        ("0,125", 0.125),
        ("1000", 1000),
    ],
)
def test_what_is_taken(text, value):
    assert number(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "nan",
        "inf",
        "1e3",
        "1_0",
        "7,5,3",
        "1.2.3",
        "7,",
        "7 5",
        " 7",
        "٧",
        "0x10",
        "9" * 400,
    ],
)
def test_what_is_no_number_stays_a_text(text):
    assert number(text) == text


@pytest.mark.parametrize("text", ["1,000", "-12,345", "999,999"])
def test_what_may_be_a_thousand_is_asked_back(text):
    with pytest.raises(argparse.ArgumentTypeError, match=r"can be .* or .*; write it"):
        number(text)


@given(st.decimals(-9999, 9999, places=2))
def test_either_decimal_sign(value):
    assert number(f"{value}") == number(f"{value}".replace(".", ",")) == float(value)


@given(st.text("0123456789.,+-e_ \N{MINUS SIGN}", max_size=8))
def test_no_text_is_read_as_something_else(text):
    """What is taken has the digits that were typed."""
    try:
        value = number(text)
    except argparse.ArgumentTypeError:
        return
    if not isinstance(value, str):
        typed = text.replace(",", ".").replace("\N{MINUS SIGN}", "-")
        assert Decimal(typed) == Decimal(repr(value))


def test_commas_part_board_counts():
    given: Any = [counts("8,16"), counts("24"), counts("8,")]
    assert all_counts(given) == (8, 16, 24)
    assert all_counts(None) == ()
    with pytest.raises(argparse.ArgumentTypeError, match="not one board count"):
        one_count("8,16")


@pytest.mark.parametrize("name", ["whole", "positive", "imps", "share", "number_above_0"])
@pytest.mark.parametrize("text", ["", "x", "-0,5x", "1_0", "nan", "inf", "1,000"])
def test_the_others_refuse_what_is_no_number(name, text):
    with pytest.raises(argparse.ArgumentTypeError, match=f"“{text}”"):
        getattr(number_options, name)(text)
