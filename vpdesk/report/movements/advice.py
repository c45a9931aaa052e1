"""A candidate's strong and weak points, in plain words made from its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from vpdesk.movements.builders.kinds import PLAYERS, RECORDS
from vpdesk.report.movements.suggestions import switched_qualities
from vpdesk.report.movements.weighing import (
    HALF_TABLE,
    REPEATING,
    Merit,
    boards_off,
    quality_of,
    weighed,
)

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.report.movements.wishes import Candidate, Wish

PERFECT = 99.995  # what is written as 100.00
NEAR = 0.005  # two qualities that are written alike
TOLD = 0.5  # a difference in costs that is worth a word
AS_BAD = 0.15  # of the way from none to the right count: nobody would call that a gain


def advice(candidate: Candidate, found: Sequence[Candidate], wish: Wish, language: Language) -> str:
    """What to know of a candidate before it is played.

    found: all candidates, among them the same Mitchell with other counts of switched rounds.
    """
    qualities = switched_qualities(candidate, found, wish)
    if candidate.switched is not None and candidate.kind == "mitchell":
        parts = list(_of_mitchell(candidate.switched, qualities, language))
    elif candidate.builder:
        parts = []
    elif candidate.kind == "mitchell":
        parts = list(_of_single_tables(candidate, qualities, wish, language))
    else:
        parts = [_of_meetings(candidate, wish, language)]
    sentences = {each.key: each.sentence for each in RECORDS}
    if candidate.builder and not _false(candidate):
        parts.append(language.translate("MovementChoice", sentences[candidate.builder]))
    if candidate.builder or candidate.kind == "mitchell":
        parts += _of_again(candidate, language)
    needs = _of_needs(candidate, language)
    return " ".join(
        [
            *parts,
            *_of_boards(candidate, wish, language),
            *needs,
            *_of_place(candidate, found, wish, language),
        ]
    )


def _of_mitchell(
    switched: int, qualities: Mapping[int, float], language: Language
) -> Iterator[str]:
    """Which count of switched rounds is right, and what one more would do."""
    if not switched:
        yield language.translate(
            "MovementChoice",
            "Two winners: North-South and East-West are ranked apart.",
        )
    counts = sorted(count for count in qualities if count)
    if not counts or 0 not in qualities:
        return
    best = max(counts, key=lambda count: round(qualities[count], 2))
    if qualities[best] < qualities[0] + NEAR:
        yield language.translate(
            "MovementChoice", "Switching whole rounds does not make one ranking any fairer here."
        )
        return
    right = language.translate(
        "MovementChoice",
        "For one ranking, switching %n round(s) is right: fairness {qf} of 100.",
        None,
        best,
    )
    yield right.format(qf=language.number(qualities[best], 2))
    if best + 1 in qualities:
        yield _of_one_more(best + 1, qualities[best + 1], qualities[best], qualities[0], language)


def _of_one_more(more: int, quality: float, best: float, none: float, language: Language) -> str:
    if quality < none + AS_BAD * (best - none):
        text = language.translate(
            "MovementChoice", "Switching %n round(s) would be as bad as none: {qf}.", None, more
        )
    elif quality < best - NEAR:
        text = language.translate(
            "MovementChoice", "Switching %n round(s) would be worse: {qf}.", None, more
        )
    else:
        text = language.translate(
            "MovementChoice", "Switching %n round(s) would be just as good.", None, more
        )
    return text.format(qf=language.number(quality, 2))


def _of_single_tables(
    candidate: Candidate, qualities: Mapping[int, float], wish: Wish, language: Language
) -> Iterator[str]:
    """What the guide cards that such a movement needs are worth."""
    quality = candidate.quality(wish)
    if quality is None:
        return
    text = language.translate(
        "MovementChoice",
        "Single tables are switched, so each table needs its card: fairness {qf} of 100.",
    )
    yield text.format(qf=language.number(quality, 2))
    if qualities:
        whole = max(qualities.values())
        text = (
            language.translate("MovementChoice", "Whole switched rounds give no more than {qf}.")
            if whole < quality - NEAR
            else language.translate("MovementChoice", "Whole switched rounds are as good: {qf}.")
        )
        yield text.format(qf=language.number(whole, 2))


def _false(candidate: Candidate) -> bool:
    """Whether the sentence of its kind says that not everybody meets, and everybody does."""
    return candidate.builder == "threequarter" and candidate.complete


def _of_again(candidate: Candidate, language: Language) -> Iterator[str]:
    """How many pairs meet more than once."""
    if candidate.again:
        text = language.translate(
            "MovementChoice", "%n meeting(s) come more than once.", None, candidate.again
        )
        yield text


def _of_meetings(candidate: Candidate, wish: Wish, language: Language) -> str:
    """How many opponents everybody has, and how even it is."""
    quality, bound = candidate.quality(wish), candidate.figures.qf_bound
    if candidate.kind == "other":
        text = language.translate("MovementChoice", "Its fairness is {qf} of 100.")
    elif candidate.again or (candidate.kind in REPEATING and not candidate.met):
        text = language.translate("MovementChoice", "Some pairs meet twice: fairness {qf} of 100.")
    elif candidate.met and len(set(candidate.met)) > 1:
        text = language.translate(
            "MovementChoice",
            "Everybody meets {least} to {met} of {others} opponents: fairness {qf} of 100.",
        )
    elif not candidate.complete:
        text = language.translate(
            "MovementChoice", "Everybody meets {met} of {others} opponents: fairness {qf} of 100."
        )
    elif quality is None:
        text = language.translate("MovementChoice", "Everybody meets everybody.")
    elif quality >= PERFECT:
        text = language.translate(
            "MovementChoice", "Everybody meets everybody; perfectly balanced."
        )
    elif not candidate.misses(wish) and bound is not None and quality > bound - NEAR:
        text = language.translate(
            "MovementChoice",
            "Everybody meets everybody, as evenly as is possible: fairness {qf} of 100.",
        )
    else:
        text = language.translate(
            "MovementChoice", "Everybody meets everybody: fairness {qf} of 100."
        )
    qf = "\N{EN DASH}" if quality is None else language.number(quality, 2)
    others = candidate.pairs - 1
    least, most = candidate.met or (min(candidate.rounds, others),) * 2
    return text.format(least=least, met=most, others=others, qf=qf)


def _of_boards(candidate: Candidate, wish: Wish, language: Language) -> Iterator[str]:
    """Which tables share boards, and whether there are as many boards as were asked for."""
    if candidate.sharing and 0 < candidate.rounds_shared < candidate.rounds:
        text = language.translate(
            "MovementChoice",
            "Boards are shared at %n table(s), in {some} of {all} rounds.",
            None,
            candidate.sharing,
        )
        yield text.format(some=candidate.rounds_shared, all=candidate.rounds)
    elif candidate.sharing:
        yield language.translate(
            "MovementChoice", "Boards are shared at %n table(s).", None, candidate.sharing
        )
    if candidate.relay:
        yield language.translate(
            "MovementChoice", "Boards come from a stand at %n table(s).", None, candidate.relay
        )
    off = boards_off(candidate, wish) if candidate.each else 0
    if off and wish.on_hand:
        yield language.translate("MovementChoice", "%n board(s) will be left over.", None, -off)
    elif off > 0:
        text = language.translate(
            "MovementChoice", "That is %n board(s) more than asked.", None, off
        )
        yield text
    elif off < 0:
        yield language.translate(
            "MovementChoice", "That is %n board(s) fewer than asked.", None, -off
        )


def _of_needs(candidate: Candidate, language: Language) -> Iterator[str]:
    """What has to be there: tables, boards and copies of them."""
    if not candidate.sets or not candidate.each:
        return
    sections = candidate.sections or (candidate.pairs,)
    if len(sections) > 1:
        text = language.translate(
            "MovementChoice",
            "Sections of {pairs} pairs each play it, ranked apart or, on the same boards, "
            "together.",
        )
        yield text.format(pairs=", ".join(map(str, sections)))
    tables = sum((pairs + 1) // 2 for pairs in sections)
    if candidate.kind == PLAYERS:
        tables = candidate.pairs // 4
    elif candidate.builder in HALF_TABLE:
        tables = candidate.pairs // 2
    one = candidate.kind == "barometer"
    copies = tables if one else len(sections) * candidate.copies
    boards = candidate.fixed[1] or candidate.sets * candidate.each
    text = (
        language.translate(
            "MovementChoice", "It needs %n table(s) and {boards} in {copies} copies.", None, tables
        )
        if copies > 1
        else language.translate(
            "MovementChoice", "It needs %n table(s) and {boards}.", None, tables
        )
    )
    yield text.format(boards=language.boards(boards), copies=copies)


def _of_place(
    candidate: Candidate, found: Sequence[Candidate], wish: Wish, language: Language
) -> Iterator[str]:
    """Why it is the first, or after the first: what is better and worse, the greatest first."""
    ranked = [each for each in found if each.each and quality_of(each, wish) is not None]
    others = [each for each in ranked if not _alike(each, candidate)]
    if candidate not in ranked or not others:
        return
    first = ranked[0] == candidate
    text = (
        language.translate("MovementChoice", "Best choice, ahead of {other}.")
        if first
        else language.translate("MovementChoice", "Next best after {other}.")
    )
    other = others[0]
    rounds = f"{other.rounds} \N{MULTIPLICATION SIGN} {other.each}"
    yield text.format(other=f"{other.name} ({rounds})")
    own, its = weighed(candidate, wish), weighed(other, wish)
    gains = sorted(Merit, key=lambda reason: own[reason] - its[reason])
    names = _reasons(language)
    better = [names[each] for each in gains if own[each] < its[each] - TOLD]
    worse = [names[each] for each in reversed(gains) if own[each] > its[each] + TOLD]
    if better:
        text = language.translate("MovementChoice", "Better: {reasons}.")
        yield text.format(reasons=", ".join(better))
    if worse:
        text = language.translate("MovementChoice", "Worse: {reasons}.")
        yield text.format(reasons=", ".join(worse))


def _alike(one: Candidate, other: Candidate) -> bool:
    """Whether they are the same, or differ in the count of switched rounds alone."""
    sizes = [
        (each.kind, each.pairs, each.rounds, each.sections, each.builder) for each in (one, other)
    ]
    return one == other or (one.switched is not None and sizes[0] == sizes[1])


def _reasons(language: Language) -> dict[Merit, str]:
    return {
        Merit.QUALITY: language.translate("MovementChoice", "quality"),
        Merit.OPPONENTS: language.translate("MovementChoice", "number of opponents"),
        Merit.SIT_OUT: language.translate("MovementChoice", "sit-outs"),
        Merit.WISH: language.translate("MovementChoice", "number of boards"),
        Merit.ROUNDS: language.translate("MovementChoice", "length of the rounds"),
        Merit.IN_PLAY: language.translate("MovementChoice", "share of the boards played"),
        Merit.CARDS: language.translate("MovementChoice", "simplicity"),
        Merit.SHARING: language.translate("MovementChoice", "boards shared or on a stand"),
    }
