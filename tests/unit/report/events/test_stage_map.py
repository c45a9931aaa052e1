"""The stages of an event as boxes with ways between them."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.report.events.stage_map_builders import an_event
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Stage, Who, WhoKind
from vpdesk.report.events.stage_map import StageWay, stage_map, stage_map_table
from vpdesk.report.language import Language
from vpdesk.report.table import CellEdge


def test_it_says_who_goes_where_and_what_they_bring():
    found = stage_map(an_event(), Language())
    assert [(each.name, each.draw, each.state_text) for each in found.boxes] == [
        ("Stage 1", "Round robin", "in play"),
        ("Final", "Knock-out", "waits"),
        ("Plate", "Swiss", "waits"),
    ]
    assert found.ways == (
        StageWay(1, 2, "1 – 2 of each group", "half of margins"),
        StageWay(1, 3, "the rest", "50 % of the score"),
    )


def test_what_comes_from_another_stage_says_which():
    event = an_event()
    plate = replace(event.stages[2], carry=CarryOver(CarryKind.ALL, 2))
    event = replace(event, stages=(*event.stages[:2], plate))
    assert sure(stage_map(event, Language()).way(1, 3)).carried == "whole score of Final"


def test_everybody_goes_on_without_a_word_where_nothing_is_carried():
    event = an_event()
    again = Stage("Again", DrawKind.SWISS, Who(WhoKind.ALL))
    event = replace(event, stages=(event.stages[0], again))
    assert stage_map(event, Language()).ways == ()


def test_on_paper_it_is_boxes_and_arrows():
    table = stage_map_table(an_event(), Language())
    texts = [[cell.text for cell in row] for row in table.rows]
    assert texts == [
        ["Stage 1", "1 – 2 of each group", "Final", "", "Plate"],
        ["Round robin", "→", "Knock-out", "", "Swiss"],
        ["in play", "half of margins", "waits", "", "waits"],
        ["", "", "", "", "← Stage 1, the rest, 50 % of the score"],
    ]
    assert table.rows[0][0].edges == CellEdge.TOP | CellEdge.LEFT | CellEdge.RIGHT
    assert not table.rows[0][1].edges


def test_a_stage_of_which_nothing_is_drawn_is_not_in_play():
    event = an_event()
    groups = tuple(replace(each, rounds=()) for each in event.stages[0].groups)
    event = replace(event, stages=(replace(event.stages[0], groups=groups), *event.stages[1:]))
    assert stage_map(event, Language()).boxes[0].state_text == "not drawn yet"
