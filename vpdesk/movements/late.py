"""What is left of an evening when a pair leaves it or comes late: the rest, worked out anew.

Rounds that are played stay as they are. In those that are left, pairs without an opponent play
each other where they can; a pair that comes late plays them, or else instead of others, another
one in each round (a rover). The arrow switches of the rest are for optimise_steps, with the places
of played() locked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import require
from vpdesk.movements.movement import Encounter, Movement, Places
from vpdesk.movements.seating import sit_outs

MOST_TRIES: Final = 20_000  # of a search for a rover; one that fits is soon found


def played(movement: Movement, round: int) -> Places:
    """The places of the rounds before this one: what is over."""
    return frozenset(each.place for each in movement.encounters if each.round < round)


def pair_leaves(movement: Movement, pair: int, round: int) -> Movement:
    """The movement when a pair plays no more from a round on, 2 or later; all keep their numbers.

    Its opponents play those who would sit out, where they have not met and both do not know a
    board set; else they sit out. Raises MovementError where there is no such pair or round.
    """
    _require_round(movement, round)
    require(
        any(pair in each.seated for each in movement.encounters if each.round < round),
        QT_TRANSLATE_NOOP("MovementError", "No pair {pair} has played before round {round}."),
        pair=pair,
        round=round,
    )
    kept = [each for each in movement.encounters if each.round < round or pair not in each.seated]
    left = replace(movement, encounters=tuple(kept), notes=())
    for number in range(round, movement.rounds + 1):
        waiting = [each for each in sit_outs(left)[number] if each != pair]
        left = replace(left, encounters=(*left.encounters, *_met(left, number, waiting)))
    return left


def pair_comes(movement: Movement, round: int) -> Movement:
    """The movement with one pair more, the last, that plays from a round on, 2 or later.

    Where pairs sit out, it plays them; where nobody does, it is a rover, in the place of another
    pair in each round, which sits out then. In a round without either it sits out itself.
    Raises MovementError for another round.
    """
    _require_round(movement, round)
    late = movement.pairs + 1
    idle = sit_outs(movement)
    offers = [
        _offers(movement, number, idle[number]) for number in range(round, movement.rounds + 1)
    ]
    more: list[Encounter] = []
    gone: set[Encounter] = set()
    for each in _rover(offers):
        more.append(replace(each.encounter, **{each.seat: late}))
        if each.instead:
            gone.add(each.encounter)
    kept = (each for each in movement.encounters if each not in gone)
    tables = max([movement.tables, *(each.table for each in more)])
    require(
        bool(more),
        QT_TRANSLATE_NOOP(
            "MovementError", "From round {round} on no table has room for another pair."
        ),
        round=round,
    )
    return replace(movement, pairs=late, tables=tables, encounters=(*kept, *more), notes=())


class _Offer(NamedTuple):
    """A seat for a late pair. instead: who leaves it, 0 for nobody. opponent: who plays it."""

    encounter: Encounter
    seat: str
    opponent: int
    instead: int


def _require_round(movement: Movement, round: int) -> None:
    require(
        not movement.individual and 2 <= round <= movement.rounds,
        QT_TRANSLATE_NOOP(
            "MovementError", "In a movement of pairs rounds 2 to {most} can be worked out again."
        ),
        most=movement.rounds,
    )


def _met(movement: Movement, round: int, waiting: list[int]) -> Iterator[Encounter]:
    """Encounters of pairs that wait: those who have not met, on a set that neither plays."""
    left = list(waiting)
    while len(left) > 1:
        one = left.pop(0)
        for other in left:
            met = any({one, other} <= set(each.seated) for each in movement.encounters)
            sets = [] if met else _sets(movement, round, (one, other))
            if sets:
                left.remove(other)
                yield Encounter(round, _table(movement, round), one, other, sets[0])
                return  # two who wait are the rule, and more are no worse off than before


def _sets(movement: Movement, round: int, pairs: Iterable[int]) -> list[int]:
    """The board sets that none of these pairs plays, those that nobody has in the round first."""
    known = {
        board
        for each in movement.encounters
        if not set(pairs).isdisjoint(each.seated)
        for board in movement.boards[each.board_set - 1]
    }
    taken = {each.board_set for each in movement.in_round(round)}
    free = [at for at, boards in enumerate(movement.boards, 1) if known.isdisjoint(boards)]
    return sorted(free, key=lambda at: (at in taken, at))


def _table(movement: Movement, round: int) -> int:
    """A table that nobody has in a round: an old one, or one more."""
    taken = {each.table for each in movement.in_round(round)}
    return next(at for at in range(1, movement.tables + 2) if at not in taken)


def _offers(movement: Movement, round: int, idle: Iterable[int]) -> list[_Offer]:
    """What a late pair can play in a round, the best first."""
    table = _table(movement, round)
    found = [
        _Offer(Encounter(round, table, pair, pair, each), "ew", pair, 0)
        for pair in idle
        for each in _sets(movement, round, (pair,))
    ]
    if not found:
        for each in movement.in_round(round):
            found += [_Offer(each, "ns", each.ew, each.ns), _Offer(each, "ew", each.ns, each.ew)]
    return found


def _rover(offers: list[list[_Offer]]) -> list[_Offer]:
    """An offer of as many rounds as can be: no opponent, set or displaced pair comes twice."""
    best: list[_Offer] = []
    tries = 0

    def go_on(at: int, taken: list[_Offer]) -> bool:
        nonlocal best, tries
        tries += 1
        if len(taken) > len(best):
            best = list(taken)
        if at == len(offers) or tries > MOST_TRIES:
            return True
        for offer in offers[at]:
            if all(_apart(offer, each) for each in taken) and go_on(at + 1, [*taken, offer]):
                return True
        return go_on(at + 1, taken) if len(taken) + len(offers) - at - 1 > len(best) else False

    go_on(0, [])
    return best


def _apart(one: _Offer, other: _Offer) -> bool:
    return (
        one.opponent != other.opponent
        and one.encounter.board_set != other.encounter.board_set
        and (not one.instead or one.instead != other.instead)
    )
