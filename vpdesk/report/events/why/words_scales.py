"""The rules of a draw as they are where matches have no scale of a formula."""

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.method_rules import MethodRule

PRINTED = {
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Half a match counts half of the table for half of the boards: {half} VP each at a draw.",
    ),
}
BOARDS = {
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Teams are ranked by VPs, their board points; then by won per lost, net points, numbers.",
    ),
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Half a match is of half of the boards, each worth what it is worth in a whole one.",
    ),
}
