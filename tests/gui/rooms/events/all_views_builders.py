"""What test_laws_of_an_event is made of."""

from dataclasses import replace

from tests.unit.event.kept_matches_builders import TEAMS
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.match.case import Fault, What
from vpdesk.match.outcome import adopt, case_to_rule, with_case
from vpdesk.match.regulations import Way

FORFEIT = Way.FORFEIT


def ruled(event, place, way):
    """With a ruling on a match: its home team forfeits."""
    match = match_at(event, place)
    case = replace(case_to_rule(match, TEAMS), what=What.FORFEIT, fault=Fault.HOME)
    return with_match(event, place, adopt(with_case(match, case, TEAMS), way, TEAMS))
