"""A candidate's strong and weak points, in plain words made from its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from vpdesk.report.movements.suggestions import boards_off, switched_qualities

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.report.movements.suggestions import Candidate, Wish

PERFECT = 99.995  # what is written as 100.00
NEAR = 0.005  # two qualities that are written alike
AS_BAD = 0.15  # of the way from none to the right count: nobody would call that a gain


def advice(candidate: Candidate, found: Sequence[Candidate], wish: Wish, language: Language) -> str:
    """What to know of a candidate before it is played.

    found: all candidates, among them the same Mitchell with other counts of switched rounds.
    """
    qualities = switched_qualities(candidate, found, wish)
    if candidate.switched is not None:
        parts = list(_of_mitchell(candidate.switched, qualities, language))
    elif candidate.kind == "mitchell":
        parts = list(_of_single_tables(candidate, qualities, wish, language))
    else:
        parts = [_of_meetings(candidate, wish, language)]
    return " ".join([*parts, *_of_boards(candidate, wish, language)])


def _of_mitchell(
    switched: int, qualities: Mapping[int, float], language: Language
) -> Iterator[str]:
    """Which count of switched rounds is right, and what one more would do."""
    if not switched:
        yield language.translate(
            "MovementChoice",
            "Two winners: North-South and East-West are ranked apart, whatever Qf says.",
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
        "MovementChoice", "For one ranking, switching %n round(s) is right: Qf {qf}.", None, best
    )
    yield right.format(qf=language.number(qualities[best], 2))
    if best + 1 in qualities:
        yield _of_one_more(best + 1, qualities[best + 1], qualities[best], qualities[0], language)


def _of_one_more(more: int, quality: float, best: float, none: float, language: Language) -> str:
    if quality < none + AS_BAD * (best - none):
        text = language.translate(
            "MovementChoice", "Switching %n round(s) would be as bad as none: Qf {qf}.", None, more
        )
    elif quality < best - NEAR:
        text = language.translate(
            "MovementChoice", "Switching %n round(s) would be worse: Qf {qf}.", None, more
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
        "MovementChoice", "Single tables are switched, so each table needs its card: Qf {qf}."
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


def _of_meetings(candidate: Candidate, wish: Wish, language: Language) -> str:
    """How many opponents everybody has, and how even it is."""
    quality, bound = candidate.quality(wish), candidate.figures.qf_bound
    if candidate.kind == "other":
        text = language.translate("MovementChoice", "Its quality Qf is {qf}.")
    elif not candidate.complete:
        text = language.translate(
            "MovementChoice", "Everybody meets {met} of {others} opponents: Qf {qf}."
        )
    elif quality is None:
        text = language.translate("MovementChoice", "Everybody meets everybody.")
    elif quality >= PERFECT:
        text = language.translate(
            "MovementChoice", "Everybody meets everybody; perfectly balanced."
        )
    elif candidate.pairs == wish.pairs and bound is not None and quality > bound - NEAR:
        text = language.translate(
            "MovementChoice",
            "Everybody meets everybody, as evenly as is possible: Qf {qf}.",
        )
    else:
        text = language.translate("MovementChoice", "Everybody meets everybody: Qf {qf}.")
    qf = "\N{EN DASH}" if quality is None else language.number(quality, 2)
    others = candidate.pairs - 1
    return text.format(met=min(candidate.rounds, others), others=others, qf=qf)


def _of_boards(candidate: Candidate, wish: Wish, language: Language) -> Iterator[str]:
    """Which tables share boards, and whether there are as many boards as were asked for."""
    if candidate.sharing:
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
