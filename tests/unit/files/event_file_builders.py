"""What test_event_file and others are made of."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
    snake,
)
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_rules
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import TeamRules


def steps():
    """An event of groups, a Swiss and a final, after each thing that is done."""
    stages = (Stage("Groups", DrawKind.ROUND_ROBIN, double=True),)
    event = Event(field(8), stages, "Cup", Kind.TEAMS)
    like = with_rules(RULES, TeamRules(ScaleSpec(8)))
    event = begun(event, 1, replace(like, name="Cup"), snake(who_plays(event, 1), 2))
    yield event
    for group in (1, 2):
        event = played(event, 1, group)
        yield event
    late = (Adjustment(2, -100, reason="late", round=1), Adjustment(1, imps=-3))
    yield (event := event.with_stage(1, replace(event.stage(1), adjustments=late)))
    swiss = Stage(
        "Swiss",
        who=Who(WhoKind.PLACES, 1, 1, 3),
        carry=CarryOver(CarryKind.SHARE, 1, 50),
        no_repeats=True,
    )
    event = replace(event, stages=(*event.stages, swiss))
    yield (event := begun(event, 2, replace(RULES, planned=2, name="S"), [who_plays(event, 2)]))
    for _ in range(2):
        yield (event := drawn(event, 2))
        yield (event := played(event, 2))
    final = Stage(
        "Final",
        DrawKind.KNOCK_OUT,
        Who(WhoKind.CHOSEN, numbers=(5, 2)),
        CarryOver(CarryKind.HALF_MARGIN, 1, cap=8),
        third_place=True,
    )
    event = replace(event, stages=(*event.stages, final))
    yield (event := drawn(begun(event, 3, RULES, [who_plays(event, 3)]), 3))
