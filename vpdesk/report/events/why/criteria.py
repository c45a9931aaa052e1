"""What the criteria of all editions of the Dutch rules count, in plain words."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.tournament import Edition

_PAIRS = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who find no opponent in the bracket"
)
_NEXT = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who find no opponent in the next bracket"
)
_DIFFERENCES = QT_TRANSLATE_NOOP(
    "EventWords",
    "the list of score differences (those moving down meet a point below the bracket),",
)
_BEYOND_TWO = QT_TRANSLATE_NOOP(
    "EventWords",
    "the number of pairs with a top scorer in which one has a colour difference above two",
)
_THIRD = QT_TRANSLATE_NOOP(
    "EventWords",
    "the number of pairs with a top scorer in which one gets a colour three times running",
)
_COLOURS = QT_TRANSLATE_NOOP("EventWords", "the number of colour preferences that are not granted")
_STRONG = QT_TRANSLATE_NOOP(
    "EventWords", "the number of strong colour preferences that are not granted"
)
_DOWN_1 = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who move down as they did in the last round"
)
_DOWN_2 = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who move down as they did two rounds ago"
)
_UP_1 = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who meet a higher score as they did in the last round"
)
_UP_2 = QT_TRANSLATE_NOOP(
    "EventWords", "the number of players who meet a higher score as they did two rounds ago"
)
_DOWN_1_BY = QT_TRANSLATE_NOOP(
    "EventWords",
    "the list of score differences of those who move down as they did in the last round",
)
_DOWN_2_BY = QT_TRANSLATE_NOOP(
    "EventWords",
    "the list of score differences of those who move down as they did two rounds ago",
)
_UP_1_BY = QT_TRANSLATE_NOOP(
    "EventWords",
    "the score differences of those who meet a higher score as they did in the last round",
)
_UP_2_BY = QT_TRANSLATE_NOOP(
    "EventWords",
    "the list of score differences of those who meet a higher score as they did two rounds ago",
)

# By the codes of the counts: what each of them counts; less is better.
CRITERIA = {
    Edition.E2012: {
        "B.2": QT_TRANSLATE_NOOP(
            "EventWords", "the number of pairs of two who must have the same colour"
        ),
        "B.3": _DIFFERENCES,
        "A.7.d": QT_TRANSLATE_NOOP(
            "EventWords",
            "the number of pairs in which both prefer the same colour strongly (odd rounds)",
        ),
        "B.4": _COLOURS,
        "A.7.e": QT_TRANSLATE_NOOP(
            "EventWords",
            "the number of pairs in which both prefer the same colour strongly (even rounds)",
        ),
        "B.5.down": _DOWN_1,
        "B.6.down": _DOWN_2,
        "B.5.up": _UP_1,
        "B.6.up": _UP_2,
    },
    Edition.E2017: {
        "C.5": _PAIRS,
        "C.6": _DIFFERENCES,
        "C.7": _NEXT,
        "C.8": _BEYOND_TWO,
        "C.9": _THIRD,
        "C.10": _COLOURS,
        "C.11": _STRONG,
        "C.12": _DOWN_1,
        "C.13": _UP_1,
        "C.14": _DOWN_2,
        "C.15": _UP_2,
        "C.16": _DOWN_1_BY,
        "C.17": _UP_1_BY,
        "C.18": _DOWN_2_BY,
        "C.19": _UP_2_BY,
    },
    Edition.E2026: {
        "C5": QT_TRANSLATE_NOOP("EventWords", "the score of the player who gets the bye"),
        "C6": _PAIRS,
        "C7": QT_TRANSLATE_NOOP("EventWords", "the list of scores of those who move down"),
        "C8": _NEXT,
        "C9": QT_TRANSLATE_NOOP(
            "EventWords", "the number of rounds that the player with the bye has not played before"
        ),
        "C10": _BEYOND_TWO,
        "C11": _THIRD,
        "C12": _COLOURS,
        "C13": _STRONG,
        "C14": _DOWN_1,
        "C15": _UP_1,
        "C16": _DOWN_2,
        "C17": _UP_2,
        "C18": _DOWN_1_BY,
        "C19": _UP_1_BY,
        "C20": _DOWN_2_BY,
        "C21": _UP_2_BY,
    },
}
OF_POINTS = frozenset(
    {_DIFFERENCES, _DOWN_1_BY, _DOWN_2_BY, _UP_1_BY, _UP_2_BY}
    | {CRITERIA[Edition.E2026][code] for code in ("C5", "C7")}
)
"""Those whose values are points, in hundredths."""
OF_COLOURS = frozenset({_COLOURS})


def rule_name(code: str) -> str:
    """A code of a count as the edition calls the rule: "B.5.down" is B.5."""
    return code.removesuffix(".down").removesuffix(".up")
