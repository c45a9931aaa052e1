"""What test_reading and others are made of."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from vpdesk.scales import (
    PrintedScales,
    PrintedTable,
    Unit,
)


@st.composite
def printed(draw) -> PrintedScales:
    """Tables as federations print them: the winner's VP rise, those of the loser may be any."""
    unit = draw(st.sampled_from((Unit.IMP, Unit.PERCENT)))
    edges = sorted(draw(st.sets(st.integers(1, 99), min_size=1, max_size=4)))
    alike = draw(st.booleans())
    size = draw(st.integers(2, 8))
    vp = st.integers(0, 30).map(lambda n: n * 100) if draw(st.booleans()) else st.integers(0, 3000)
    drawn: list[Any] = []
    for first, after in pairwise([*edges, 120]):
        if not alike:
            size = draw(st.integers(2, 8))
        if not drawn or not alike:
            winner = draw(st.lists(vp, min_size=size, max_size=size).map(sorted))
            winner[-1] += 100 if winner[-1] == winner[0] else 0
            loser = draw(st.lists(vp, min_size=size, max_size=size))
        margins = st.integers(1, 4000 if unit is Unit.PERCENT else 200)
        starts = draw(st.sets(margins, min_size=size - 1, max_size=size - 1))
        last = draw(st.integers(first, after - 1))
        table = (first, last, (0, *sorted(starts)), tuple(winner), tuple(loser))
        drawn.append(PrintedTable(*table))
    return PrintedScales("own-x", "X", "", unit, tuple(drawn), own=True)
