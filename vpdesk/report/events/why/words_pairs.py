"""The sentences on the draw of Swiss pairs that are not those of teams: pairs sit NS or EW."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.method_rules import MethodRule
from vpdesk.tournament.draws.teams.trace import Why

RULES = {
    MethodRule.BY_TIE_BREAKS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs, then by the tie-breaks of the standings and by numbers.",
    ),
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.",
    ),
    MethodRule.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Round 1 is seeded: the first pair meets the first of the lower half, and so on.",
    ),
    MethodRule.TOP_DOWN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "From the top, each pair meets the highest one not yet met that lets the rest be drawn.",
    ),
    MethodRule.TWICE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Everybody meets everybody twice, once NS and once EW, by the Berger table of round 1.",
    ),
    MethodRule.SEEDS_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs 1 and 2, the first seeds, meet in the last round of the Berger table."
    ),
    MethodRule.TABLE_BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Odd number: each pair has a bye in turn, {bye} VP; so has an absent pair's opponent.",
    ),
    MethodRule.FORBIDDEN: QT_TRANSLATE_NOOP(
        "EventTeams", "Pairs that the director has forbidden to meet do not meet."
    ),
    MethodRule.BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The bye, {bye} VP, goes to the lowest pair with the fewest byes, if the rest "
        "can be drawn.",
    ),
    MethodRule.TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With an odd number, three pairs play a triangle of half matches, if the rest "
        "can be drawn.",
    ),
    MethodRule.LEADERS_APART: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No triangle has two of the first three by rank, unless only three pairs are present.",
    ),
    MethodRule.HOME: QT_TRANSLATE_NOOP(
        "EventTeams",
        "NS: the pair less often NS; then EW when seats last differed; then higher at odd tables.",
    ),
}
BY_PERCENTAGE = {
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Pairs are ranked by VPs, then by their percentage of all matches and by numbers.",
    ),
}
SEATS = {
    Why.FEWER_HOMES: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS, because its rounds NS less those EW are fewer."
    ),
    Why.VISITED_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS, because it was EW in round {round} and the other was not."
    ),
    Why.TABLE_HOME: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS by the Berger table."),
    Why.ASKED: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS, as it asked."),
    Why.LEFT: QT_TRANSLATE_NOOP("EventTeams", "{team} sits NS, as the other asked not to."),
    Why.HIGHER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS: at odd tables the higher ranked does, if all is equal."
    ),
    Why.LOWER_HOME: QT_TRANSLATE_NOOP(
        "EventTeams", "{team} sits NS: at even tables the lower ranked does, if all is equal."
    ),
}
