"""What test_segments_typed and others are made of."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, field
from vpdesk.event.event import DrawKind, Event, Stage
from vpdesk.event.stages import begun, drawn
from vpdesk.tournament.team_rules import TeamRules


def cup(segments=2, teams=4):
    rules = replace(RULES, teams=TeamRules(segments=segments))
    event = Event(field(teams), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup", RULES.kind)
    return drawn(begun(event, 1, rules, [tuple(range(1, teams + 1))]), 1)
