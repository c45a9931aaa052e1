"""vpdesk-cli swiss explain: why a round is drawn as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from vpdesk.cli.options import UsageError
from vpdesk.report.language import Language
from vpdesk.report.swiss_opinions import broken_words
from vpdesk.swiss.draw import draw
from vpdesk.swiss.errors import NoPairingError
from vpdesk.swiss.opinion import GROUP, THIRD, Judge
from vpdesk.swiss.player_state import by_rank, player_states
from vpdesk.swiss.tournament import Tournament
from vpdesk.swiss.trace import BracketTrace, Count, Draw, Place, StepKind

STEPS = {
    StepKind.BACKTRACK: "gives other floaters, so that the next bracket can pair them",
    StepKind.REOPEN: "is paired again, so that the last bracket can be paired",
    StepKind.MERGE: "joins the last bracket",
    StepKind.COLLAPSE: "is paired with regard to everybody below, who become one bracket",
}
SAME = "is as good in every criterion, but comes later in the sequence"


def explain(tournament: Tournament, args: argparse.Namespace) -> bytes:
    """The draw in words, or why two do not meet, or why the bye goes where it goes.

    Raises UsageError, and NoPairingError if there is no draw to explain.
    """
    number = args.round or tournament.next_round
    if number > tournament.next_round:
        raise UsageError(f"Round {number} cannot be drawn before round {tournament.next_round}.")
    if args.round and not tournament.planned:
        tournament = replace(tournament, planned=max(number, len(tournament.rounds)))
    before = tournament.through(number - 1)
    drawn = draw(before)
    lines = [f"Round {number} by the FIDE Dutch rules, edition {drawn.edition}"]
    if args.why_not:
        lines += _why_not(before, drawn, *args.why_not)
    if args.bye:
        lines += _why_bye(before, drawn)
    if not args.why_not and not args.bye:
        lines += _told(drawn)
    return "".join(f"{line}\n" for line in lines).encode()


def _told(drawn: Draw) -> Iterator[str]:
    for step in drawn.steps:
        yield f"The bracket of {_points(step.score)} {STEPS[step.kind]}."
    for bracket in drawn.brackets:
        yield ""
        yield from _bracket(bracket)
    yield ""
    for board, each in enumerate(drawn.pairings, 1):
        rule = f"  (colours by {each.colour_rule})" if each.colour_rule else ""
        yield f"Board {board}: {each.white}-{each.black}{rule}"
    if drawn.bye:
        yield f"Bye: {drawn.bye}"


def _bracket(bracket: BracketTrace) -> Iterator[str]:
    down = ", ".join(f"{each.number} from {_points(each.score)}" for each in bracket.moved_down)
    residents = " ".join(map(str, bracket.residents))
    moved = f"; moved down: {down}" if down else ""
    yield f"Bracket of {_points(bracket.score)}: {residents}{moved}"
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.pairs) or "none"
    floaters = " ".join(map(str, bracket.floaters))
    onward = "bye" if bracket.last else "move on"
    yield f"  pairs: {pairs}" + (f"; {onward}: {floaters}" if floaters else "")
    counts = [_count(each) for each in bracket.counts if any(each.values)]
    if counts:
        yield f"  criteria not met: {', '.join(counts)}"
    if place := _place(bracket.place):
        yield f"  place in the sequence: {place}"


def _count(count: Count) -> str:
    values = " ".join(str(value) for value in count.values)
    least = f" (at least {count.least})" if count.least else ""
    return f"{count.criterion} {values}{least}"


def _place(place: Place) -> str:
    parts = []
    if place.mdp_set > 1:
        parts.append(f"set {place.mdp_set} of those moved down")
    if place.mdp_transposition > 1:
        parts.append(f"transposition {place.mdp_transposition} of their opponents")
    if place.moved_down:
        down, up = (" ".join(map(str, each)) for each in (place.moved_down, place.moved_up))
        parts.append(f"exchange of {down} with {up}")
    if place.transposition > 1:
        parts.append(f"transposition {place.transposition}")
    return ", ".join(parts)


def _why_not(before: Tournament, drawn: Draw, one: int, other: int) -> Iterator[str]:
    present = {each.number for each in before.present(drawn.round)}
    for number in (one, other):
        if number not in present:
            raise UsageError(f"Player {number} is not in round {drawn.round}.")
    if one == other:
        raise UsageError(f"Player {one} cannot meet nobody else.")
    if any({each.white, each.black} == {one, other} for each in drawn.pairings):
        yield f"{one} and {other} meet in this round."
    else:
        yield _not_together(before, drawn, one, other)


def _why_bye(before: Tournament, drawn: Draw) -> Iterator[str]:
    if not drawn.bye:
        yield "Nobody has the bye in this round."
        return
    yield f"{drawn.bye} has the bye."
    states = player_states(before, drawn.edition)
    ranked = by_rank(states[each.number] for each in before.present(drawn.round))
    numbers = [state.number for state in ranked]
    for number in reversed(numbers[numbers.index(drawn.bye) + 1 :]):
        yield _no_bye(before, drawn, number)


def reason(before: Tournament, drawn: Draw, white: int, black: int) -> str:
    """Why a pair (black 0: a bye) is not that of the draw. before: the rounds before it."""
    present = {each.number for each in before.present(drawn.round)}
    if gone := {white, black} - present - {0}:
        return f"{min(gone)} asked not to be drawn."
    if not black:
        return _no_bye(before, drawn, white)
    for each in drawn.pairings:
        if (each.black, each.white) == (white, black):
            return (
                f"{white} and {black} have the colours of {each.colour_rule} the other way round."
            )
    return _not_together(before, drawn, white, black)


def _not_together(before: Tournament, drawn: Draw, one: int, other: int) -> str:
    codes = [
        code
        for code in Judge(before, drawn.round).broken(one, other)
        if not code.startswith((THIRD, GROUP))  # no rules of the draw
    ]
    if codes:
        return f"{one}-{other} {broken_words(codes, Language())}."
    try:
        forced = draw(before, drawn.edition, together=(one, other))
    except NoPairingError:
        return f"With {one}-{other} the others cannot all be paired."
    return f"{one}-{other} {_worse(drawn, forced)}."


def _no_bye(before: Tournament, drawn: Draw, number: int) -> str:
    if not drawn.bye:
        return "Nobody needs the bye in this round."
    if player_states(before, drawn.edition)[number].barred:
        return f"{number} had points without a game before and gets no bye."
    try:
        forced = draw(before, drawn.edition, bye=number)
    except NoPairingError:
        return f"With the bye for {number} the others cannot all be paired."
    return f"The bye for {number} {_worse(drawn, forced)}."


def _worse(drawn: Draw, forced: Draw) -> str:
    """In what another draw is worse, brackets from the top, criteria in their order."""
    for best, other in zip_longest(drawn.brackets, forced.brackets):
        if best is None or other is None or best.score != other.score:
            break
        where = f"in the bracket of {_points(best.score)}"
        if len(other.pairs) < len(best.pairs):
            return f"leaves {len(other.pairs)} pairs instead of {len(best.pairs)} {where}"
        for ours, theirs in zip(best.counts, other.counts, strict=False):
            if ours.criterion == theirs.criterion and ours.values != theirs.values:
                values, instead = (
                    " ".join(map(str, each.values)) or "0" for each in (theirs, ours)
                )
                return f"makes {ours.criterion} worse {where}: {values} instead of {instead}"
        if best.pairs != other.pairs or best.floaters != other.floaters:
            return f"{SAME} {where}"
    return SAME


def _points(hundredths: int) -> str:
    return f"{hundredths / 100:g} points"
