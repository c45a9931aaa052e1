"""What a new event is played by, as long as nobody says otherwise."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import empty
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Tournament

PAIRS_SCALE, PAIRS_BOARDS = "ebu-pairs", 8  # a table of percentages


def usual_rules(kind: Kind) -> TeamRules:
    """Those of bridge; pairs have a scale of percentages."""
    if not kind.play.has_percentages:
        return TeamRules()
    from vpdesk.files.scale_library import find  # start-up time
    from vpdesk.scales import ScaleSpec
    from vpdesk.tournament.draws.teams.scoring import with_scale

    return with_scale(TeamRules(), ScaleSpec(PAIRS_BOARDS, family=find(PAIRS_SCALE)))


def empty_event(kind: Kind) -> Tournament:
    """A tournament of nobody yet, by the usual rules."""
    return replace(empty(kind), teams=usual_rules(kind))
