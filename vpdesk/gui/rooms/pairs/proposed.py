"""The movements that are proposed for an evening, and how pairs take their seats in one."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.files.movement_library import library, load
from vpdesk.gui.texts import user_language
from vpdesk.pairs.begin import Seating
from vpdesk.report.movements.sit_outs import ranked_sit_outs
from vpdesk.report.movements.suggestions import candidates, filled, in_order, shown
from vpdesk.report.movements.wishes import Candidate, Wish

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement

USUAL_BOARDS = 24  # that each pair is to play
OFFERED = 12  # movements
OWN = "own"  # key of a movement that is not proposed


def proposed(wish: Wish) -> tuple[Candidate, ...]:
    """The movements that are offered, before they are measured."""
    return offered(with_a_seat(candidates(wish, library(), load, user_language())), wish)


def seating_of(size: int, chosen: Candidate, boards: int) -> Seating:
    """The chosen movement for a section; the best proposed one where that is for others."""
    from vpdesk.movements.measures import quality  # it brings numpy

    candidate = chosen
    if size not in (chosen.pairs, chosen.pairs - 1):
        wish = Wish(size, boards)
        found = candidates(wish, library(), load, user_language())
        alike = [each for each in found if each.rounds == chosen.rounds]
        candidate = (alike or found)[0]
    movement = candidate.make()
    if not movement.overlapping and candidate.each:
        movement = movement.with_boards(candidate.each)
    if not movement.name:
        movement = replace(movement, name=candidate.name)
    away = 0
    if movement.pairs > size:
        ranked = ranked_sit_outs(quality(movement))
        away = ranked[0].pair if ranked else movement.pairs
    return Seating(movement, away)


def own_candidate(movement: Movement, name: str) -> Candidate:
    """A movement as one that is offered."""
    return Candidate(OWN, name, "other", movement.pairs, movement.rounds, lambda: movement)


def offered(found: Sequence[Candidate], wish: Wish) -> tuple[Candidate, ...]:
    """The best ones, and the Mitchell with two winners that has as many boards as are wanted."""
    straight = [
        each
        for each in found
        if each.kind == "mitchell" and each.switched == 0 and each.rounds * each.each == wish.boards
    ]
    kept = [each for each in straight[:1] if each not in found[:OFFERED]]
    return (*found[: OFFERED - len(kept)], *kept)


def as_wished(found: Sequence[Candidate], wish: Wish) -> Candidate | None:
    """The best measured one with as many boards as are wanted."""
    good = (each for each in found if each.rounds * each.each == wish.boards)
    return next((each for each in good if each.quality(wish) is not None), None)


def with_a_seat(found: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """For a Mitchell without a seat for the pair that is missing the same one that has it."""

    def alike(each: Candidate) -> tuple[object, ...]:
        return each.rounds, each.switched, each.builder

    mitchells = [each for each in found if each.kind == "mitchell"]
    whole = {alike(each): each for each in mitchells if each.pairs % 2 == 0}
    best = (whole.get(alike(each), each) if each in mitchells else each for each in found)
    return tuple({each.key: each for each in best}.values())


def measuring(
    found: Sequence[Candidate], wish: Wish
) -> Generator[None, None, tuple[Candidate, ...]]:
    """The same movements in the order that their figures give; result of the generator."""
    from vpdesk.movements.measures import quality  # it brings numpy

    measured = []
    for candidate in found:
        made = filled(candidate, wish, quality)
        if made is not None:
            measured.append(made)
        yield
    return shown(in_order(measured, wish), wish)
