"""The sentences on the draw of Swiss pairs that are not those of teams: pairs sit NS or EW."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.method_rules import MethodRule
from vpdesk.tournament.draws.teams.trace import Why

RULES = {
    MethodRule.BY_TIE_BREAKS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs; level pairs by the tie-breaks of the standings, then by "
        "their numbers.",
    ),
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs; equal ones by IMPs won divided by IMPs lost, then by net IMPs, "
        "then by their numbers.",
    ),
    MethodRule.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Round 1 is seeded by number: the first pair meets the first of the lower half, and "
        "so on down.",
    ),
    MethodRule.TOP_DOWN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "From the top down, each pair meets the highest ranked one not yet met that leaves a "
        "draw for the others.",
    ),
    MethodRule.TWICE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.",
    ),
    MethodRule.SEEDS_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs 1 and 2, the first seeds, meet in the last round of the table."
    ),
    MethodRule.TABLE_BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With an odd number each pair has a bye in turn, {bye} VP; so has the opponent of an "
        "absent pair.",
    ),
    MethodRule.FORBIDDEN: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs that the director has forbidden to meet do not meet."
    ),
    MethodRule.BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With an odd number, the lowest pair with the fewest byes has the bye, {bye} VP, if "
        "the rest can be drawn.",
    ),
    MethodRule.TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With an odd number, three pairs play a triangle of half matches, provided that the "
        "rest can be drawn.",
    ),
    MethodRule.LEADERS_APART: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No two of the first three by rank are in one triangle, unless only three pairs are "
        "present.",
    ),
    MethodRule.HOME: QT_TRANSLATE_NOOP(
        "EventTeams",
        "NS is the pair less often NS; then the one EW when seats last differed; then at odd "
        "tables the higher ranked.",
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
