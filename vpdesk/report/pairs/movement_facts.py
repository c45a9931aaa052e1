"""What a movement means for the pairs who play it, in a few sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.movements.seating import copies_at_once
from vpdesk.report.language import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vpdesk.pairs.section import PairsSection


def movement_facts(
    sections: Sequence[PairsSection], fairness: float | None, language: Language
) -> str:
    """Boards in play and for each pair, sit-outs, the room for a late pair, and how fair it is.

    sections: all that play; where not all have one movement, what each plays stands first.
    fairness: Qf in per cent; None where it is not known. Of an individual what boards it takes.
    """
    section = sections[0]
    found = _by_section(sections, language)
    found.append(
        language.translate("PairsReport", "%n board(s) in play.", None, len(section.boards))
    )
    if not section.movement.individual:
        found += _of_pairs(sections, language)
    if (copies := copies_at_once(section.movement)) > 1:
        text = language.translate(
            "PairsReport", "Up to %n tables play the same boards at once.", None, copies
        )
        found.append(text)
    if section.two_winners:
        found.append(
            language.translate(
                "PairsReport", "Two winners: North-South and East-West are ranked apart."
            )
        )
    elif fairness is not None:
        text = language.translate("PairsReport", "Fairness: {fairness} of 100.")
        found.append(text.format(fairness=language.number(fairness, 2)))
    return " ".join(found)


def _by_section(sections: Sequence[PairsSection], language: Language) -> list[str]:
    """Who plays which movement, where that is not one for all."""
    if len({each.movement.name for each in sections}) < 2:
        return []
    text = language.translate("PairsReport", "Section {section}: {movement}.")
    return [text.format(section=each.letter, movement=each.movement.name) for each in sections]


def _of_pairs(sections: Sequence[PairsSection], language: Language) -> list[str]:
    counts = {number: [0, 0] for each in sections for number in each.start_of}  # rounds, boards
    for section in sections:
        for meeting in section.meetings.values():
            for number in meeting.seated if meeting.plays else ():
                counts[number][0] += 1
                counts[number][1] += len(meeting.boards)
    played = [boards for _, boards in counts.values()]
    least, most = min(played), max(played)
    outs = max(
        each.movement.rounds - counts[number][0] for each in sections for number in each.start_of
    )

    translate = language.translate
    found = []
    if least == most:
        found.append(translate("PairsReport", "Each pair plays %n of them.", None, most))
    else:
        text = translate("PairsReport", "A pair plays {least} to {most} of them.")
        found.append(text.format(least=least, most=most))
    if outs:
        found.append(translate("PairsReport", "A pair sits out %n round(s) at most.", None, outs))
    if any(each.vacant for each in sections):
        found.append(translate("PairsReport", "There is room for a late pair."))
    elif len(counts) % 2:
        found.append(translate("PairsReport", "There is no room for a late pair."))
    return found
