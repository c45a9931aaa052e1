"""What a director should know of a movement, in a few words."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.gui.texts import translate, user_language
from vpdesk.movements.faults import notices
from vpdesk.movements.movement import Movement
from vpdesk.movements.seating import plays_as_one, shared

MOST_DETAILS = 20
SEPARATOR = "  \N{MIDDLE DOT}  "


class Notices(NamedTuple):
    """text: all in one line. details: each in a line of its own."""

    text: str
    details: str


def noticed(movement: Movement, *, approximate: bool) -> Notices:
    """What is worth a word, or else how to begin.

    approximate: the measures are so, as not all play equally often.
    """
    language = user_language()
    found = notices(movement)
    as_one = plays_as_one(movement)
    rounds = 0 if as_one else len({number for number, _ in shared(movement)})
    repeats = sum("one" in each.values for each in found)
    unequal = [each for each in found if "least" in each.values]
    parts = []
    if repeats:
        parts.append(translate("MovementNotices", "%n meeting(s) repeated", None, repeats))
    parts += [language.error(each).rstrip(".") for each in unequal]
    if rounds:
        parts.append(translate("MovementNotices", "Boards are shared in %n round(s)", None, rounds))
    if as_one:
        parts.append(translate("MovementNotices", "All tables play the same boards in a round"))
    if approximate:
        parts.append(translate("MovementNotices", "The figures are approximate"))
    if not parts:
        text = translate(
            "MovementNotices",
            "A click or Space switches a meeting, a click on a heading the round or table; "
            "L locks it.",
        )
        parts.append(text)
    details = [language.error(each) for each in found if not (as_one and "tables" in each.values)]
    if len(details) > MOST_DETAILS:
        details[MOST_DETAILS - 1 :] = ["…"]
    return Notices(SEPARATOR.join(parts), "\n".join(details))
