"""The words of the rules that are words: another one is a row of RULE_WORDS."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    Level,
    MatchCounts,
    OddField,
    TablePlaces,
    Triangle,
    Walkover,
)


class RuleWord(NamedTuple):
    """What a rule may be: as it is called in a list, and the sentence that says it.

    In a sentence `[field:words]` marks the words that can be another choice.
    """

    name: str
    sentence: str


class RuleWords(NamedTuple):
    """The words of a rule. change: what it is called when it becomes another. tip: what it does."""

    label: str
    change: str
    values: Mapping[StrEnum, RuleWord]
    tip: str = ""


# By the field of `TeamRules`: values of two rules may be the same word.
RULE_WORDS: dict[str, RuleWords] = {
    "counts": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "A match counts"),
        QT_TRANSLATE_NOOP("EventSettings", "what a match counts"),
        {
            MatchCounts.IMPS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "IMPs"),
                QT_TRANSLATE_NOOP("RuleSentences", "A match counts [counts:its IMPs]."),
            ),
            MatchCounts.PATTON: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "IMPs and boards (Patton)"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "A match counts [counts:IMPs and boards (Patton)]."
                ),
            ),
        },
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved",
        ),
    ),
    "first": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "First round by"),
        QT_TRANSLATE_NOOP("EventSettings", "first round"),
        {
            FirstRound.HALVES: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "halves"),
                QT_TRANSLATE_NOOP("RuleSentences", "First round by [first:halves]."),
            ),
            FirstRound.QUARTERS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "quarters"),
                QT_TRANSLATE_NOOP("RuleSentences", "First round by [first:quarters]."),
            ),
            FirstRound.STANDINGS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "standings"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "First round by [first:the standings], as any later one."
                ),
            ),
            FirstRound.LOT: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "lot"),
                QT_TRANSLATE_NOOP("RuleSentences", "First round by [first:lot]."),
            ),
        },
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Who meets whom while no result counts: by numbers in two halves or quarters",
        ),
    ),
    "late": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "Late entries"),
        QT_TRANSLATE_NOOP("EventSettings", "late entries"),
        {
            Late.POINTS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "by their VPs"),
                QT_TRANSLATE_NOOP("RuleSentences", "Late entries are drawn [late:by their VPs]."),
            ),
            Late.AVERAGE: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "as average"),
                QT_TRANSLATE_NOOP("RuleSentences", "Late entries are drawn [late:as average]."),
            ),
            Late.LAST: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "as the last"),
                QT_TRANSLATE_NOOP("RuleSentences", "Late entries are drawn [late:as the last]."),
            ),
        },
        QT_TRANSLATE_NOOP(
            "EventSettings", "The score used to draw a late entrant in its first round"
        ),
    ),
    "level": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "Equal VPs drawn"),
        QT_TRANSLATE_NOOP("EventSettings", "draw of equal VPs"),
        {
            Level.STANDINGS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "as in the standings"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "Equal VPs are drawn [level:as in the standings]."
                ),
            ),
            Level.QUOTIENT: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "by IMP quotient"),
                QT_TRANSLATE_NOOP("RuleSentences", "Equal VPs are drawn [level:by IMP quotient]."),
            ),
        },
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Which of those who have the same VPs comes first when a round is drawn",
        ),
    ),
    "odd": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "Odd number"),
        QT_TRANSLATE_NOOP("EventSettings", "odd number"),
        {
            OddField.BYE: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "Bye"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences",
                    "With an odd number, one [odd:sits out]; a bye is worth [bye_vp:{vp} VP].",
                ),
            ),
            OddField.TRIANGLE: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "Triangle"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences",
                    "Odd number: three play [odd:a triangle]; a bye is worth [bye_vp:{vp} VP].",
                ),
            ),
            OddField.TWO_ROUNDS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "Triangle, two rounds"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences",
                    "Odd number: three play [odd:a triangle over two rounds]; a bye is worth "
                    "[bye_vp:{vp} VP].",
                ),
            ),
        },
    ),
    "places": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "Places in the table by"),
        QT_TRANSLATE_NOOP("EventSettings", "places in the table"),
        {
            TablePlaces.SEEDS_LAST: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "strength, seeds last"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "The table is [places:by strength]; the first two meet last."
                ),
            ),
            TablePlaces.NUMBERS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "numbers as they are"),
                QT_TRANSLATE_NOOP("RuleSentences", "The table is [places:by the numbers]."),
            ),
            TablePlaces.LOT: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "lot"),
                QT_TRANSLATE_NOOP("RuleSentences", "The table is [places:by lot]."),
            ),
        },
    ),
    "walkover": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "Forfeits count"),
        QT_TRANSLATE_NOOP("EventSettings", "forfeits"),
        {
            Walkover.BYE: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "as a bye"),
                QT_TRANSLATE_NOOP("RuleSentences", "A forfeit counts [walkover:as a bye]."),
            ),
            Walkover.BEST: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "best of three averages"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "A forfeit counts [walkover:the best of three averages]."
                ),
            ),
        },
    ),
    "triangle": RuleWords(
        QT_TRANSLATE_NOOP("EventSettings", "In the triangle"),
        QT_TRANSLATE_NOOP("EventSettings", "triangle"),
        {
            Triangle.BY_TURNS: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "By turns"),
                QT_TRANSLATE_NOOP("RuleSentences", "Triangles go [triangle:by turns]."),
            ),
            Triangle.ONCE: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "Nobody twice"),
                QT_TRANSLATE_NOOP("RuleSentences", "[triangle:Nobody] plays two triangles."),
            ),
            Triangle.LOWEST: RuleWord(
                QT_TRANSLATE_NOOP("EventSettings", "From the bottom"),
                QT_TRANSLATE_NOOP(
                    "RuleSentences", "Triangles are [triangle:from the bottom], even twice."
                ),
            ),
        },
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "The lowest ranked of those with the fewest triangles so far, of those with "
            "none, or of all",
        ),
    ),
}
