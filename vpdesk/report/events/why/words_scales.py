"""The rules of a draw as they are where matches have no scale of a formula."""

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.method_rules import MethodRule

PRINTED = {
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Half a match counts half of what the printed table for half of the boards says, {half} VP "
        "to each side at a draw.",
    ),
}
BOARDS = {
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Teams are ranked by VPs, which are their points of boards; equal ones by those won "
        "divided by those lost, then by net ones, then by their numbers.",
    ),
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Half a match is of half of the boards, each worth what it is worth in a whole one.",
    ),
}
