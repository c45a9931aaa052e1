"""What the papers of a match say of it."""

from dataclasses import replace

import pytest

from tests.unit.report.languages import ENGLISH
from vpdesk.match.score_sheet import new_sheet
from vpdesk.report.match.words import event_text


@pytest.mark.parametrize(
    ("event", "number", "told"),
    [
        ("Cup", "1", "Cup – Round 1"),
        ("Cup", "Final, 2", "Cup – Final, Round 2"),
        ("Cup", "Semi-final", "Cup – Semi-final"),
        ("", "", ""),
    ],
)
def test_a_round_that_is_a_mere_number_is_named(event, number, told):
    sheet = replace(new_sheet(4), event=event, round=number)
    assert event_text(sheet, ENGLISH) == told
