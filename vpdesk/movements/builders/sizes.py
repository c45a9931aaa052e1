"""What the builders have in common: sizes that are refused, and sets of one board."""

from __future__ import annotations

from typing import Any

from vpdesk.movements.errors import MovementError


def require(condition: bool, text: str, **values: Any) -> None:
    """Raise a MovementError with this text unless the condition holds."""
    if not condition:
        raise MovementError(text, **values)


def one_board_each(sets: int) -> tuple[tuple[int, ...], ...]:
    """As many board sets, of a board each; Movement.with_boards makes them longer."""
    return tuple((number,) for number in range(1, sets + 1))
