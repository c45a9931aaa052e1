"""Each kind of carry-over, and of draw, is a row of what it does and one of its words."""

from dataclasses import replace

import pytest

from tests.unit.event.test_stages import RULES, league, played
from tests.unit.report.languages import ENGLISH
from vpdesk.event.carry import CARRIES
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Stage, Who, WhoKind
from vpdesk.event.stages import begun, drawn
from vpdesk.report.events.stage_words import carried_text, carry_names, draw_name


@pytest.mark.parametrize("kind", CarryKind)
def test_what_is_carried_over_has_its_row_and_its_words(kind):
    draw = DrawKind.KNOCK_OUT if kind is CarryKind.HALF_MARGIN else DrawKind.ROUND_ROBIN
    final = Stage("Final", draw, Who(WhoKind.PLACES, 1, 1, 2))
    stage = replace(final, carry=CarryOver(kind, 1))
    event = begun(played(league(4), 1).with_stage(2, stage), 2, RULES, [(1, 2)])
    event = drawn(event, 2) if draw is DrawKind.KNOCK_OUT else event
    assert {*CARRIES[kind](event, 2)} == ({1, 2} if kind is not CarryKind.NOTHING else set())
    assert bool(carried_text(event, stage, ENGLISH)) is (kind is not CarryKind.NOTHING)
    assert carry_names(ENGLISH)[kind]


def test_every_draw_has_its_word():
    assert len({draw_name(each, ENGLISH) for each in DrawKind}) == len(DrawKind)
