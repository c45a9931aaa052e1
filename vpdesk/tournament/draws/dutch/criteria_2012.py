"""The criteria B.2 to B.6 of 2012, as costs of pairs and of players who stay unpaired."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.tournament.draws.dutch.bracket_2012 import Bracket2012
from vpdesk.tournament.draws.dutch.exact import Rule
from vpdesk.tournament.draws.dutch.field import Field, mask_of
from vpdesk.tournament.draws.dutch.limits import least_of, least_same
from vpdesk.tournament.draws.trace import Count

SCORES = "B.3"


def rules_2012(field: Field, bracket: Bracket2012, *, odd: bool) -> list[Rule]:
    """The criteria in their order; odd: of a round with an odd number (A.7.d, A.7.e).

    Score differences count by the sum of their squares, a player who stays unpaired as one
    against a point below the lowest score. Moved-down players who float again, and opponents of
    unequal score within the remainder, count for no float criterion. None of this is in the text:
    it is what the reference program of this edition does.
    """
    scores = field.scores
    lowest = min(scores[each] for each in bracket.players)
    residents, moved_down = mask_of(bracket.residents), mask_of(bracket.moved_down)

    def hits(code: str, masks: Sequence[int]) -> Rule:
        return Rule(code, lambda a, b: masks[a] >> b & 1, lambda _: 0)

    def falls(code: str, mask: int) -> Rule:
        return Rule(code, lambda _a, _b: 0, lambda a: (mask & residents) >> a & 1)

    def rises(code: str, mask: int) -> Rule:
        return Rule(code, lambda a, b: moved_down >> a & mask >> b & 1, lambda _: 0)

    half, same = hits("A.7.d", field.strong_same), hits("B.4", field.same)
    rules = [
        Rule(
            SCORES,
            lambda a, b: (scores[a] - scores[b]) ** 2,
            lambda a: (scores[a] - lowest + 100) ** 2,
        ),
        hits("B.2", field.clash),
        *((half, same) if odd else (same, hits("A.7.e", field.strong_same))),
        falls("B.5.down", field.down[0]),
        falls("B.6.down", field.down[1]),
    ]
    if bracket.heterogeneous:
        rules += [rises("B.5.up", field.up[0]), rises("B.6.up", field.up[1])]
    return rules


def costs_2012(field: Field, bracket: Bracket2012, *, odd: bool) -> list[int]:
    """How far a paired bracket fails each of them."""
    return [
        sum(rule.pair(*pair) for pair in bracket.pairs)
        + sum(rule.single(each) for each in bracket.floaters)
        for rule in rules_2012(field, bracket, odd=odd)
    ]


def counts_2012(field: Field, bracket: Bracket2012, *, odd: bool) -> tuple[Count, ...]:
    """The same to be shown, with the fewest that counting allows."""
    codes = [rule.code for rule in rules_2012(field, bracket, odd=odd)]
    least = _least(field, bracket)
    counts = []
    for code, cost in zip(codes, costs_2012(field, bracket, odd=odd), strict=True):
        if code == SCORES:
            scores = field.scores
            lowest = min(scores[each] for each in bracket.players)
            gaps = [scores[a] - scores[b] for a, b in bracket.pairs]
            gaps += [scores[each] - lowest + 100 for each in bracket.floaters]
            counts.append(Count(code, tuple(sorted(filter(None, gaps), reverse=True))))
        else:
            counts.append(Count(code, (cost,), least[code]))
    return tuple(counts)


def _least(field: Field, bracket: Bracket2012) -> dict[str, int]:
    players, residents = mask_of(bracket.players), mask_of(bracket.residents)
    pairs = len(bracket.pairs)
    sides = field.white, field.black
    strong = [side & field.strong for side in sides]
    paired_mdps = sum(each not in bracket.floaters for each in bracket.moved_down)
    left = len(bracket.floaters) - len(bracket.moved_down) + paired_mdps
    colours = max(least_same(players, side, pairs) for side in strong)
    return {
        "B.2": 0,
        "A.7.d": colours,
        "A.7.e": colours,
        "B.4": max(least_same(players, side, pairs) for side in sides),
        "B.5.down": least_of(field.down[0], residents, left),
        "B.6.down": least_of(field.down[1], residents, left),
        "B.5.up": least_of(field.up[0], residents, paired_mdps),
        "B.6.up": least_of(field.up[1], residents, paired_mdps),
    }
