"""The rules by which an event of teams is drawn, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.why import words_pairs, words_scales
from vpdesk.tournament.draws.teams.method_rules import OF_TRIANGLES, MethodRule, method_rules
from vpdesk.tournament.draws.teams.trace import Why
from vpdesk.tournament.round import SECOND_LEG
from vpdesk.tournament.team_rules import TeamMethod

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.tournament.draws.teams.trace import TeamDraw
    from vpdesk.tournament.team_rules import TeamRules

RULES = {
    MethodRule.PATTON: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Patton: the VPs for IMPs, plus 2 per board won and 1 per board halved, {patton} in all.",
    ),
    MethodRule.BY_TIE_BREAKS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Teams are ranked by VPs, then by the tie-breaks of the standings and by numbers.",
    ),
    MethodRule.RANKING: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Teams are ranked by VPs, then by IMPs won per IMP lost, by net IMPs, and by numbers.",
    ),
    MethodRule.ARREARS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Rounds are drawn one round behind: the round before is still being played.",
    ),
    MethodRule.LATE_AVERAGE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "A late entrant is drawn as if it had drawn its match in each round before.",
    ),
    MethodRule.LATE_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "A late entrant is drawn as the last in its first round."
    ),
    MethodRule.SEEDED: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Round 1 is seeded: the first team meets the first of the lower half, and so on.",
    ),
    MethodRule.QUARTERS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Round 1 is seeded: in each half, the first quarter meets the second, number by number.",
    ),
    MethodRule.BY_LOT: QT_TRANSLATE_NOOP("EventTeams", "The first round is drawn by lot."),
    MethodRule.ODD_BY_LOT: QT_TRANSLATE_NOOP(
        "EventTeams", "Lots also decide who has the bye, or plays the triangle, in that round."
    ),
    MethodRule.BY_STANDINGS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The first round, too, is drawn by score and places brought from the stage before.",
    ),
    MethodRule.TOP_DOWN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "From the top, each team meets the highest one not yet met that lets the rest be drawn.",
    ),
    MethodRule.LEAST_TOTAL: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Least sum of squared VP differences; if equal, least sum of squared rank differences.",
    ),
    MethodRule.DANISH: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Every round is drawn strictly by rank, first against second, and matches may repeat.",
    ),
    MethodRule.ROUND_ROBIN: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Everybody meets everybody once, by the Berger table of round 1.",
    ),
    MethodRule.TWICE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Everybody meets everybody twice, at home and as visitor, by the Berger table of round 1.",
    ),
    MethodRule.SEEDS_LAST: QT_TRANSLATE_NOOP(
        "EventTeams", "Teams 1 and 2, the first seeds, meet in the last round of the Berger table."
    ),
    MethodRule.NUMBERS: QT_TRANSLATE_NOOP(
        "EventTeams", "The places in the table are the numbers as they are."
    ),
    MethodRule.PLACES_BY_LOT: QT_TRANSLATE_NOOP(
        "EventTeams", "The places in the table are drawn by lot."
    ),
    MethodRule.TABLE_BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Odd number: each team has a bye in turn, {bye} VP; so has an absent team's opponent.",
    ),
    MethodRule.WALKOVER: QT_TRANSLATE_NOOP(
        "EventTeams",
        "A forfeit gives the best of own average, others' average against the absent, and 60 %.",
    ),
    MethodRule.DANISH_ROUNDS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Danish rounds, drawn strictly by rank, so that matches may repeat: {rounds}.",
    ),
    MethodRule.NO_REPEATS: QT_TRANSLATE_NOOP("EventTeams", "No match is repeated."),
    MethodRule.NO_REPEATS_OUTSIDE: QT_TRANSLATE_NOOP(
        "EventTeams", "Outside Danish rounds no match is repeated."
    ),
    MethodRule.NO_REPEATS_BUT: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No match is repeated, except within a triangle if none as fair can avoid it.",
    ),
    MethodRule.NO_REPEATS_BUT_OUTSIDE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Only Danish rounds repeat matches, and triangles where none as fair avoids it.",
    ),
    MethodRule.FORBIDDEN: QT_TRANSLATE_NOOP(
        "EventTeams", "Teams that the director has forbidden to meet do not meet."
    ),
    MethodRule.BYE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "The bye, {bye} VP, goes to the lowest team with the fewest byes, if the rest "
        "can be drawn.",
    ),
    MethodRule.TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "With an odd number, three teams play a triangle of half matches, if the rest "
        "can be drawn.",
    ),
    MethodRule.TWO_ROUNDS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Odd number: three play a triangle over two rounds, if the rest can be drawn.",
    ),
    MethodRule.OVER_ROUNDS: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Matches are played in two halves and count with the second; a last round has "
        "half matches.",
    ),
    MethodRule.BY_TURNS: QT_TRANSLATE_NOOP(
        "EventTeams", "The three have been in as few triangles before, in total, as possible."
    ),
    MethodRule.ONCE: QT_TRANSLATE_NOOP("EventTeams", "Nobody is in a triangle twice."),
    MethodRule.LOWEST: QT_TRANSLATE_NOOP(
        "EventTeams", "A team that has been in a triangle may be in another one."
    ),
    MethodRule.LEADERS_APART: QT_TRANSLATE_NOOP(
        "EventTeams",
        "No triangle has two of the first three by rank, unless only three teams are present.",
    ),
    MethodRule.NEW_TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Then as few of the three as possible have met; half a match counts as a meeting.",
    ),
    MethodRule.LOW_TRIANGLE: QT_TRANSLATE_NOOP(
        "EventTeams", "Then the three are as low in rank as possible, from the bottom up."
    ),
    MethodRule.HALF_MATCHES: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Half a match has half of the range and of the boards: {half} VP each at a draw.",
    ),
    MethodRule.HOME: QT_TRANSLATE_NOOP(
        "EventTeams",
        "Home: the team less often home, then the last visitor, then the higher at odd tables.",
    ),
}


def triangle_words(
    draw: TeamDraw, rules: TeamRules, language: Language, *, pairs: bool = False
) -> tuple[str, ...]:
    """By which rules of an event three teams of a draw are its triangle; () without one."""
    by_lot = any(each.code is Why.ODD_BY_LOT for each in draw.notes)
    if not draw.triangles or draw.legs[-1] == SECOND_LEG or by_lot:
        return ()
    kept = {MethodRule.NEW_TRIANGLE} if draw.method is not TeamMethod.DANISH else set()
    told = [each for each in method_rules(rules) if each in kept or each in OF_TRIANGLES]
    words = [_rule_text(each, rules, language, pairs) for each in told]
    if set(draw.triangles[-1]) == set(draw.ranking[-3:]):
        words.append(language.translate("EventTeams", "They are the three lowest ranked."))
    return tuple(words)


def rules_words(rules: TeamRules, language: Language, *, pairs: bool = False) -> tuple[str, ...]:
    """The rules by which an event of teams, or of pairs, is drawn, a sentence each."""
    return tuple(_rule_text(rule, rules, language, pairs) for rule in method_rules(rules))


def _rule_text(rule: MethodRule, rules: TeamRules, language: Language, pairs: bool) -> str:
    values = {
        "rounds": ", ".join(str(number) for number in sorted(rules.danish_rounds)),
        "bye": language.plain(rules.bye / 100),
        "half": language.plain(rules.draw / 200),
        "patton": language.plain(2 * rules.draw / 100),
    }
    words = RULES
    if rules.spec.family is not None:
        own = words_scales.BOARDS if rules.of_boards else words_scales.PRINTED
        words = RULES | own
    if pairs:
        own = words_pairs.BY_PERCENTAGE if rules.by_percentage else {}
        words = words | words_pairs.RULES | own
    return language.translate("EventTeams", words[rule]).format(**values)
