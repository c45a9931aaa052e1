"""The scales of all board counts from one to another, and which of them a result belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vpdesk.scales.errors import ScaleError
from vpdesk.scales.spec import Scale, ScaleSpec


class Worth(NamedTuple):
    """What a margin is worth to one side in a match of so many boards; VP in hundredths."""

    boards: int
    vp: int


class Found(NamedTuple):
    """The board counts with which a margin is worth so many VP.

    boards: all of them, ascending. above, below: where there are none, those that come nearest
    with more VP and with fewer; None where there is no such board count.
    """

    boards: tuple[int, ...]
    above: Worth | None = None
    below: Worth | None = None


def scales_of(spec: ScaleSpec, first: int, last: int) -> tuple[Scale, ...]:
    """The scales of the board counts first to last; those that there are not are left out.

    Raises ScaleError where there is none at all.
    """
    scales: list[Scale] = []
    problem: ScaleError | None = None
    for boards in range(first, last + 1):
        try:
            scales.append(spec.scale(boards))
        except ScaleError as error:
            problem = problem or error
    if not scales and problem is not None:
        raise problem
    return tuple(scales)


def find_counts(scales: Sequence[Scale], margin: int, target: int) -> Found:
    """Where a margin (see Unit) is worth target hundredths of a VP, to the winner or the loser.

    The loser's VPs are meant by what is less than a draw. scales: ascending by their boards.
    """
    side = 0 if target >= scales[0].v0_hundredths else 1
    worths = [Worth(scale.boards, scale.vps(abs(margin))[side]) for scale in scales]
    exact = tuple(each.boards for each in worths if each.vp == target)
    if exact:
        return Found(exact)
    # The more boards, the less a margin is worth to the winner: the counts next to the target.
    near = -1 if side else 1
    above = min(
        (each for each in worths if each.vp > target),
        key=lambda each: (each.vp, -near * each.boards),
        default=None,
    )
    below = max(
        (each for each in worths if each.vp < target),
        key=lambda each: (each.vp, -near * each.boards),
        default=None,
    )
    return Found((), above, below)
