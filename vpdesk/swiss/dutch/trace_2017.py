"""What a draw of 2017 or 2026 tells of itself."""

from __future__ import annotations

from vpdesk.swiss.dutch.bracket_2017 import Bracket
from vpdesk.swiss.dutch.counts_2017 import Counts
from vpdesk.swiss.dutch.edition_2017 import Round2017
from vpdesk.swiss.dutch.field import Field
from vpdesk.swiss.dutch.sequence import exchange_of, rank_of, subset_rank, transposition_of
from vpdesk.swiss.tournament import Edition
from vpdesk.swiss.trace import BracketTrace, MovedDown, Place, Step, Treatment


def draw_brackets(
    field: Field, edition: Edition
) -> tuple[tuple[BracketTrace, ...], tuple[Step, ...]] | None:
    """The brackets of a round, paired; None where no pairing is there."""
    the = Round2017(field, edition)
    brackets = the.pair()
    if brackets is None:
        return None
    following = [*brackets[1:], None]
    traces = [_trace(the, *each) for each in zip(brackets, following, strict=True)]
    return tuple(traces), tuple(the.steps)


def _trace(the: Round2017, bracket: Bracket, following: Bracket | None) -> BracketTrace:
    field = the.field
    moved_down = set(bracket.moved_down)
    floaters = bracket.floaters
    last = following is None
    return BracketTrace(
        score=field.scores[bracket.residents[-1]],
        treatment=Treatment.HETEROGENEOUS if moved_down else Treatment.HOMOGENEOUS,
        moved_down=tuple(
            MovedDown(field.states[each].number, field.scores[each])
            for each in bracket.moved_down
        ),
        residents=field.numbers(bracket.residents),
        pairs=tuple((field.states[a].number, field.states[b].number) for a, b in bracket.pairs),
        floaters=field.numbers(floaters),
        pairs_possible=len(bracket.pairs),
        mdp_pairs=sum(first in moved_down for first, _ in bracket.pairs),
        counts=tuple(Counts(field, the.edition, bracket).all(following)),
        place=_place(field, bracket),
        last=last,
    )


def _place(field: Field, bracket: Bracket) -> Place:
    moved_down = set(bracket.moved_down)
    heads = sorted(pair for pair in bracket.pairs if pair[0] in moved_down)
    paired = {each for pair in heads for each in pair}
    remainder = [each for each in bracket.residents if each not in paired]
    pairs = [pair for pair in bracket.pairs if pair[0] not in moved_down]
    exchange = exchange_of(pairs, remainder)
    return Place(
        mdp_set=subset_rank([first for first, _ in heads], bracket.moved_down),
        mdp_transposition=rank_of([second for _, second in heads], bracket.residents),
        moved_down=field.numbers([remainder[place - 1] for place in exchange.down]),
        moved_up=field.numbers([remainder[place - 1] for place in exchange.up]),
        transposition=transposition_of(pairs, remainder),
    )
