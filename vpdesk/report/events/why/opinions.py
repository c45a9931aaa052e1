"""What the rules say of pairs that are made by hand, in words."""

from __future__ import annotations

from collections.abc import Iterable

from vpdesk.report.language import Language
from vpdesk.tournament.draws.opinion import (
    BLACK,
    BYE_AGAIN,
    FORBIDDEN,
    GROUP,
    LEADERS,
    ONE_HALF,
    REPEAT,
    SECOND_BYE,
    THIRD,
    TRIANGLE,
    Judge,
)
from vpdesk.tournament.results.typed_results import halves_of
from vpdesk.tournament.round import DrawChange
from vpdesk.tournament.tournament import Tournament

DASH = "\N{EN DASH}"


def broken_words(codes: Iterable[str], language: Language) -> str:
    """What a pair breaks, by the codes of opinion.broken(), as in "repeats round 3"; "" if none."""
    return ", ".join(_word(code, language) for code in codes)


def pair_words(pair: tuple[int, int], language: Language) -> str:
    """A pair by its numbers, as in "3–8"; "3 without an opponent"."""
    home, visitor = pair
    if visitor:
        return f"{home}{DASH}{visitor}"
    text = language.translate("EventOpinions", "{number} without an opponent")
    return text.format(number=home)


def opinion_words(
    tournament: Tournament, round_number: int, pairs: Iterable[tuple[int, int]], language: Language
) -> str:
    """What the rules say of each of some pairs, as in "3–8 repeats round 3; 5–9 breaks no rule".

    tournament: with the round as it is, or would be, with these pairs.
    """
    judge, words = Judge(tournament, round_number), []
    drawn = tournament.rounds[round_number - 1 : round_number]
    halves = halves_of(drawn[0]) if drawn else frozenset()
    for pair in pairs:
        broken = broken_words(judge.broken(*pair, half=pair in halves), language)
        broken = broken or language.translate("EventOpinions", "breaks no rule")
        words.append(f"{pair_words(pair, language)} {broken}")
    return "; ".join(words)


def change_words(change: DrawChange, language: Language) -> str:
    """A change by hand, as in "3–5, 8–9 → 3–8, 5–9: repeats round 3"."""
    before, after = (
        ", ".join(pair_words(pair, language) for pair in pairs)
        for pairs in (change.before, change.after)
    )
    broken = broken_words(change.broken, language)
    return f"{before} \N{RIGHTWARDS ARROW} {after}" + (f": {broken}" if broken else "")


def _word(code: str, language: Language) -> str:
    kind, _, value = code.partition(":")
    translate = language.translate
    texts = {
        REPEAT: translate("EventOpinions", "repeats round {round}"),
        FORBIDDEN: translate("EventOpinions", "is forbidden"),
        BYE_AGAIN: translate("EventOpinions", "is a second bye"),
        GROUP: translate("EventOpinions", "is within one club"),
        LEADERS: translate("EventOpinions", "puts two of the first three in one triangle"),
        ONE_HALF: translate("EventOpinions", "is within one half"),
        TRIANGLE: translate("EventOpinions", "puts {number} in a triangle again"),
        THIRD: translate("EventOpinions", "gives the first a third White in a row"),
    }
    if kind == THIRD and value == BLACK:
        return translate("EventOpinions", "gives the second a third Black in a row")
    if kind in texts:
        return texts[kind].format(round=value, number=value)
    text = translate("EventOpinions", "breaks {rule} (both need the same colour)")
    if code in SECOND_BYE.values():
        text = translate("EventOpinions", "breaks {rule} (a second bye)")
    return text.format(rule=code)
