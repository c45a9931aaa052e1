"""What a draw tells of itself, from paired brackets of indices."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.tournament.draws.dutch.bracket_2012 import Bracket2012
from vpdesk.tournament.draws.dutch.bracket_2017 import Bracket2017
from vpdesk.tournament.draws.dutch.counts_2017 import Counts
from vpdesk.tournament.draws.dutch.criteria_2012 import counts_2012
from vpdesk.tournament.draws.dutch.edition_2012 import Round2012
from vpdesk.tournament.draws.dutch.edition_2017 import Round2017
from vpdesk.tournament.draws.dutch.field import Field
from vpdesk.tournament.draws.dutch.sequence import (
    exchange_of,
    rank_of,
    subset_rank,
    transposition_of,
)
from vpdesk.tournament.draws.trace import (
    BracketTrace,
    Count,
    MovedDown,
    SequencePlace,
    Step,
    Treatment,
)
from vpdesk.tournament.tournament import Edition

Brackets = tuple[BracketTrace, ...]


def draw_brackets(
    field: Field, edition: Edition, round_number: int
) -> tuple[Brackets, tuple[Step, ...]] | None:
    """The brackets of a round, paired; None where no pairing is there."""
    if edition is Edition.E2012:
        old = Round2012(field, round_number)
        brackets = old.pair()
        if brackets is None:
            return None
        traces = [
            _trace(field, each, counts_2012(field, each, odd=old.odd), last=each.last)
            for each in brackets
        ]
        return tuple(traces), tuple(old.steps)
    new = Round2017(field, edition)
    made = new.pair()
    if made is None:
        return None
    following = [*made[1:], None]
    traces = [
        _trace(field, each, tuple(Counts(field, edition, each).all(after)), last=after is None)
        for each, after in zip(made, following, strict=True)
    ]
    return tuple(traces), tuple(new.steps)


def _trace(
    field: Field, bracket: Bracket2012 | Bracket2017, counts: tuple[Count, ...], *, last: bool
) -> BracketTrace:
    first = set(bracket.moved_down) if bracket.heterogeneous else set()
    heads = [pair for pair in bracket.pairs if pair[0] in first]
    return BracketTrace(
        score=min(field.scores[each] for each in bracket.players),
        treatment=Treatment.HETEROGENEOUS if bracket.heterogeneous else Treatment.HOMOGENEOUS,
        moved_down=tuple(
            MovedDown(field.states[each].number, field.scores[each]) for each in bracket.moved_down
        ),
        residents=field.numbers(bracket.residents),
        pairs=tuple((field.states[a].number, field.states[b].number) for a, b in bracket.pairs),
        floaters=field.numbers(bracket.floaters),
        pairs_possible=_most_pairs(field, bracket),
        mdp_pairs=len(heads),
        counts=counts,
        place=_place(field, bracket, heads),
        last=last,
    )


def _place(
    field: Field, bracket: Bracket2012 | Bracket2017, heads: Sequence[tuple[int, int]]
) -> SequencePlace:
    """heads: the pairs of moved-down players."""
    done = {each for pair in heads for each in pair}
    chosen = [first for first, _ in heads]
    limbo = set(bracket.moved_down) if isinstance(bracket, Bracket2017) else set()
    others = [each for each in bracket.players if each not in limbo.union(chosen)]
    remainder = [each for each in others if each not in done]
    pairs = [pair for pair in bracket.pairs if pair[0] not in done]
    exchange = exchange_of(pairs, remainder)
    return SequencePlace(
        mdp_set=subset_rank(chosen, bracket.moved_down) if heads else 1,
        mdp_transposition=rank_of([second for _, second in heads], others) if heads else 1,
        moved_down=field.numbers([remainder[place - 1] for place in exchange.down]),
        moved_up=field.numbers([remainder[place - 1] for place in exchange.up]),
        transposition=transposition_of(pairs, remainder),
    )


def _most_pairs(field: Field, bracket: Bracket2012 | Bracket2017) -> int:
    """Of the bracket alone, whatever becomes of those below."""
    players = bracket.players
    if 2 * len(bracket.pairs) >= len(players) - 1:
        return len(bracket.pairs)
    return field.most_pairs(players)
