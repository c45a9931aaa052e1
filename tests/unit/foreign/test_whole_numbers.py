"""Whole numbers of strangers are small ones, or none."""

import pytest

from vpdesk.foreign.whole_numbers import whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("999999999", 999_999_999), ("٣", 3)]
    + [(each, None) for each in ("", "-1", "1.5", "²", "1 2", "9" * 10, "9" * 5000)],
)
def test_a_number_is_read_or_is_none(text, number):
    assert whole_number(text) == number
