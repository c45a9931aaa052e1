"""An event of several stages."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, field
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.stages import begun
from vpdesk.tournament.play import Kind


def an_event():
    """Two groups of four, a final of the first two of each, and the rest beside it."""
    event = Event(field(8), (Stage(draw=DrawKind.ROUND_ROBIN),), "Cup", Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 4, 5, 8), (2, 3, 6, 7)])
    half = CarryOver(CarryKind.HALF_MARGIN, 1)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2), half)
    rest = Stage(
        "Plate", DrawKind.SWISS, Who(WhoKind.REST, 1), CarryOver(CarryKind.SHARE, 1, per_cent=50)
    )
    return replace(event, stages=(*event.stages, final, rest))
