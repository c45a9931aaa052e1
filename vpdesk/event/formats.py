"""The usual formats of an event, each begun with its field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from vpdesk.event.draws import StageRule
from vpdesk.event.event import DrawKind, Event, Stage, Who, WhoKind, in_groups, of_tournament
from vpdesk.event.planning import check_size, planned
from vpdesk.event.stages import begun
from vpdesk.tournament.match_rules import USUAL, MatchRules
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import points_drawn_by, usual_points
from vpdesk.tournament.team_rules import Sharing, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament


class EventFormat(StrEnum):
    """What an event is from its first stage to its last."""

    LEAGUE = "league"
    LEAGUE_TWICE = "league-twice"
    SWISS = "swiss"
    GROUPS = "groups"  # round robins, and a knock-out of the first ones of each
    KNOCK_OUT = "knock-out"
    FREE = "free"


FIRST_DRAWS = {
    EventFormat.LEAGUE: DrawKind.ROUND_ROBIN,
    EventFormat.LEAGUE_TWICE: DrawKind.ROUND_ROBIN,
    EventFormat.SWISS: DrawKind.SWISS,
    EventFormat.GROUPS: DrawKind.ROUND_ROBIN,
    EventFormat.KNOCK_OUT: DrawKind.KNOCK_OUT,
    EventFormat.FREE: DrawKind.FREE,
}


class EventPlan(NamedTuple):
    """What is said of an event before it begins.

    rules, matches: of teams, of bridge or of chess.
    rounds: of a Swiss, or of one by hand, 0 for open. groups: how many. through: how many of each
    group go on. titles: of the groups' stage and the final. third_place: of a knock-out.
    """

    format: EventFormat
    kind: Kind
    name: str = ""
    rules: TeamRules = TeamRules()
    matches: MatchRules = USUAL
    rounds: int = 0
    groups: int = 1
    through: int = 2
    titles: tuple[str, str] = ("", "")
    third_place: bool = False


def new_event(plan: EventPlan, entrants: Sequence[Entrant]) -> Event:
    """The event that is planned, with these entrants, the strongest first; nobody is fine, too.

    A round robin has all its rounds. Raises EventError where there are too few for groups.
    """
    draw, double = FIRST_DRAWS[plan.format], plan.format is EventFormat.LEAGUE_TWICE
    of_groups = plan.format is EventFormat.GROUPS
    groups = plan.groups if of_groups else 1
    rounds = plan.rounds if draw.row.open else 0
    like = Tournament(
        (),
        name=plan.name,
        kind=plan.kind,
        points=usual_points(plan.kind),
        teams=plan.rules,
        matches=plan.matches,
        planned=rounds,
    )
    numbered = tuple(replace(each, number=at) for at, each in enumerate(entrants, 1))
    if of_groups:
        check_size(len(numbered), groups)
    third = plan.third_place and StageRule.THIRD_PLACE in draw.row.takes
    first = Stage(plan.titles[0] if of_groups else "", draw, double=double, third_place=third)
    event = Event(numbered, (first,), plan.name, plan.kind)
    if draw.row.all_meet and len(numbered) < 2:
        return _to_be_entered(event, like, double=double)
    event = begun(event, 1, like, in_groups([each.number for each in numbered], groups, plan.rules))
    if of_groups:
        through = Who(WhoKind.PLACES, 1, 1, plan.through)
        final = Stage(plan.titles[1], DrawKind.KNOCK_OUT, through, third_place=plan.third_place)
        by_strength = replace(like, teams=replace(like.teams, sharing=Sharing.SNAKE))
        event = planned(event, 2, final, by_strength, 1)
    return event


def _to_be_entered(event: Event, like: Tournament, *, double: bool) -> Event:
    """A round robin whose field is not known: its rounds follow from the table one by one."""
    method = TeamMethod.TWICE if double else TeamMethod.ROUND_ROBIN
    rules = replace(like.teams, method=method)
    points = points_drawn_by(like, method)
    return of_tournament(replace(like, entrants=event.entrants, teams=rules, points=points))
