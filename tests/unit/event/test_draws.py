"""A draw is a row: its functions are what draws its rounds, and its words are there."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import RULES, field
from vpdesk.event.draws import DRAWS, Meetings, StageDraw
from vpdesk.event.event import DrawKind, Event, Stage
from vpdesk.event.misfits import misfits
from vpdesk.event.stages import begun, drawn
from vpdesk.gui.rooms.events.rounds.drawing import _steps
from vpdesk.report.events import stage_words
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.round import Game, Round
from vpdesk.tournament.tournament import FREE


def neighbours(tournament, _stage):
    """Each round alike: 1 meets 2, 3 meets 4."""
    numbers = [each.number for each in tournament.entrants]
    games = [Game(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
    return with_round(tournament, Round(tuple(games), (), FREE))


@pytest.fixture
def event(monkeypatch):
    row = StageDraw(next=neighbours, meets=lambda *_: Meetings(2))
    monkeypatch.setitem(DRAWS, DrawKind.HALVES, row)
    event = Event(field(6), (Stage(draw=DrawKind.HALVES),))
    return begun(event, 1, replace(RULES, planned=3), [range(1, 7)])


def finish(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_every_draw_has_its_row_and_its_words():
    assert set(DRAWS) == set(stage_words.DRAWS) == set(DrawKind)


def test_the_function_of_a_row_draws_the_rounds(event):
    made = drawn(event, 1)
    assert [game.sides for game in made.group(1).rounds[0].games] == [(1, 2), (3, 4), (5, 6)]


def test_so_it_does_in_the_window(event):
    made, trace = finish(_steps(event.group(1), event.stage(1)))
    assert (made.rounds, trace) == (drawn(event, 1).group(1).rounds, None)


def test_the_checker_counts_the_meetings_of_a_row(event):
    twice = drawn(drawn(event, 1), 1)
    told = [each.values for each in misfits(twice) if "count" in each.values]
    assert {(each["count"], each["wanted"]) for each in told} == {(0, 2)}
    assert len(told) == 15 - 3
