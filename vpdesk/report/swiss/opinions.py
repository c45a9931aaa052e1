"""What the rules say of pairs that are made by hand, in words."""

from __future__ import annotations

from collections.abc import Iterable

from vpdesk.report.language import Language
from vpdesk.swiss.opinion import (
    BLACK,
    FORBIDDEN,
    GROUP,
    REPEAT,
    SECOND_BYE,
    THIRD,
    Judge,
)
from vpdesk.swiss.tournament import Change, Tournament

DASH = "\N{EN DASH}"


def broken_words(codes: Iterable[str], language: Language) -> str:
    """What a pair breaks, by the codes of opinion.broken(), as in "repeats round 3"; "" if none."""
    return ", ".join(_word(code, language) for code in codes)


def pair_words(pair: tuple[int, int], language: Language) -> str:
    """A pair by its numbers, as in "3–8"; "3 without an opponent"."""
    white, black = pair
    if black:
        return f"{white}{DASH}{black}"
    text = language.translate("SwissOpinions", "{number} without an opponent")
    return text.format(number=white)


def opinion_words(
    tournament: Tournament, round_number: int, pairs: Iterable[tuple[int, int]], language: Language
) -> str:
    """What the rules say of each of some pairs, as in "3–8 repeats round 3; 5–9 breaks no rule"."""
    judge, words = Judge(tournament, round_number), []
    for pair in pairs:
        broken = broken_words(judge.broken(*pair), language)
        broken = broken or language.translate("SwissOpinions", "breaks no rule")
        words.append(f"{pair_words(pair, language)} {broken}")
    return "; ".join(words)


def change_words(change: Change, language: Language) -> str:
    """A change by hand, as in "3–5, 8–9 → 3–8, 5–9: repeats round 3"."""
    before, after = (
        ", ".join(pair_words(pair, language) for pair in pairs)
        for pairs in (change.before, change.after)
    )
    broken = broken_words(change.broken, language)
    return f"{before} \N{RIGHTWARDS ARROW} {after}" + (f": {broken}" if broken else "")


def _word(code: str, language: Language) -> str:
    kind, _, value = code.partition(":")
    if kind == REPEAT:
        return language.translate("SwissOpinions", "repeats round {round}").format(round=value)
    if kind == FORBIDDEN:
        return language.translate("SwissOpinions", "is forbidden")
    if kind == GROUP:
        return language.translate("SwissOpinions", "is within one club")
    if kind == THIRD and value == BLACK:
        return language.translate("SwissOpinions", "gives the second a third Black in a row")
    if kind == THIRD:
        return language.translate("SwissOpinions", "gives the first a third White in a row")
    if code in SECOND_BYE.values():
        text = language.translate("SwissOpinions", "breaks {rule} (a second bye)")
    else:
        text = language.translate("SwissOpinions", "breaks {rule} (both need the same colour)")
    return text.format(rule=code)
