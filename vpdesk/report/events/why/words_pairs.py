"""The sentences on the draw of Swiss pairs that are not those of teams: pairs sit NS or EW."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.method_rules import MethodRule
from vpdesk.tournament.draws.teams.trace import Why

RULES = {
    MethodRule.BY_TIE_BREAKS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs; those who are level by the tie-breaks, as the standings show "
        "them, then by their numbers.",
    ),
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs; equal ones by IMPs won divided by IMPs lost, then by net IMPs, "
        "then by their numbers.",
    ),
    MethodRule.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The first round is seeded by number: the first pair meets the first of the lower half, "
        "the second the second, and so on.",
    ),
    MethodRule.TOP_DOWN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "From the top down, each pair meets the highest ranked pair that it has not met, "
        "provided that all the others can still be drawn.",
    ),
    MethodRule.TWICE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Everybody meets everybody twice, once NS and once EW, by the Berger table of the field of "
        "round 1.",
    ),
    MethodRule.SEEDS_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs 1 and 2, the first seeds, meet in the last round of the table."
    ),
    MethodRule.TABLE_BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "In an odd field each pair has a bye in turn, worth {bye} VP; so has the opponent of a "
        "pair that is not there.",
    ),
    MethodRule.FORBIDDEN: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs that the director has forbidden to meet do not meet."
    ),
    MethodRule.BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "In an odd field the lowest ranked of the pairs with the fewest byes has a bye, "
        "worth {bye} VP, provided that all the others can be drawn.",
    ),
    MethodRule.TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "In an odd field three pairs play a triangle, half a match against each of the two "
        "others, provided that all the others can be drawn.",
    ),
    MethodRule.LEADERS_APART: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No two of the first three by rank are in one triangle, unless only three pairs are there.",
    ),
    MethodRule.HOME: QT_TRANSLATE_NOOP(
        "EventTeams",
        "NS sits the pair that has been NS less often than EW; then the one that was EW when the "
        "seats last differed; then the higher ranked at odd tables and the lower ranked at even "
        "ones.",
    ),
}
BY_PERCENTAGE = {
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs; equal ones by their percentage of all matches, then by their "
        "numbers.",
    ),
}
SEATS = {
    Why.FEWER_HOMES: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS, having been NS less often, EW counted against it."
    ),
    Why.VISITED_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS, because it was EW in round {round} and the other was not."
    ),
    Why.TABLE_HOME: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS by the table."),
    Why.ASKED: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS, as it asked."),
    Why.LEFT: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS, as the other asked not to."),
    Why.HIGHER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS: at odd tables the higher ranked does, if all is equal."
    ),
    Why.LOWER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS: at even tables the lower ranked does, if all is equal."
    ),
}
