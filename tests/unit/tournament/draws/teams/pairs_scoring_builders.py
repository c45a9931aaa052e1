"""What test_pairs_scoring and others are made of."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.files.usual_rules import empty_event, usual_rules
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

RULES = usual_rules(Kind.PAIRS)


def pairs(count: int, rules: TeamRules = RULES) -> Tournament:
    """Swiss pairs with their first round."""
    field = tuple(Entrant(number, f"Pair {number}") for number in range(1, count + 1))
    made = replace(empty_event(Kind.PAIRS), entrants=field, planned=4, teams=rules)
    return with_round(made, draw_next(made).round)
