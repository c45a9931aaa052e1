"""What the builders have in common: sizes that are refused, and sets of one board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vpdesk.movements.errors import MovementError

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement

MOST_PAIRS: Final = 60  # of a movement that is searched for


def require(condition: bool, text: str, **values: Any) -> None:
    """Raise a MovementError with this text unless the condition holds."""
    if not condition:
        raise MovementError(text, **values)


def one_board_each(sets: int) -> tuple[tuple[int, ...], ...]:
    """As many board sets, of a board each; Movement.with_boards makes them longer."""
    return tuple((number,) for number in range(1, sets + 1))


def in_sections(pairs: int, count: int) -> tuple[int, ...]:
    """How many pairs each of so many sections has, the larger ones first; an odd one is in A."""
    small, larger = divmod((pairs + 1) // 2, count)
    sizes = [2 * small + 2] * larger + [2 * small] * (count - larger)
    sizes[0] -= pairs % 2
    return tuple(sizes)


def seated(pairs: int) -> int:
    """The numbers of a movement for so many pairs: an odd one sits out in turn."""
    return pairs + pairs % 2


def most_rounds(pairs: int, *, twice: bool) -> int:
    """In which everybody has met everybody; twice: two pairs may meet twice."""
    return (seated(pairs) - 1) * (1 + twice)


def may_change_base(movement: Movement, *, twice: bool = False) -> bool:
    """Whether bases.base_steps knows other movements with its pairs, rounds and board sets."""
    numbers = seated(movement.pairs)
    return (
        not movement.individual
        and 4 <= numbers <= MOST_PAIRS
        and numbers // 2 <= movement.rounds <= most_rounds(numbers, twice=twice)
        and movement.sets == movement.rounds
    )
