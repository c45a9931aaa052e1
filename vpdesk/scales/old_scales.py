"""The WBF's scales of before 2013, 25-0 with a draw of 15-15, as models to compare with.

No table of them was found; these are made so that they agree with all that is known of them:
25 VP at most and 0 at least; a draw up to 2 IMPs over 14 and 16 boards; 16-14 from 3 to 7 IMPs over
16 boards; 25 VP from 39 IMPs over 14 boards; 21 IMPs are 20-10 over 16 boards and 18-12 over 32.
Each VP begins so many IMPs after the one before, times the square root of the boards: from draw to
blitz the line is straight. An IMP is worth a whole VP at the first margin of a band, and nothing
within it: that is the cusp which the report of the WBF speaks of.
"""

from __future__ import annotations

import math
from functools import cache

from vpdesk.scales.printed import PrintedScales, PrintedTable
from vpdesk.scales.unit import Unit

DRAW, MOST = 15, 25  # VP of both sides at a draw; of the winner at most
FIRST, STEP = 75, 106  # hundredths of an IMP per square root of the boards
MOST_BOARDS = 64
CUSPED, STRAIGHT = "wbf-25", "wbf-25-straight"


def old_scales() -> tuple[PrintedScales, ...]:
    """The one with a band for each VP, and the straight line through it."""
    return cusped(), straight()


@cache
def cusped() -> PrintedScales:
    """Whole VPs: bands of the same width, but for that of the draw and for rounding."""
    tables = tuple(map(_bands, range(1, MOST_BOARDS + 1)))
    return PrintedScales(CUSPED, "Old WBF scale, 25-0", "", Unit.IMP, tables)


@cache
def straight() -> PrintedScales:
    """Every IMP is worth the same, in hundredths."""
    tables = tuple(map(_line, range(1, MOST_BOARDS + 1)))
    return PrintedScales(STRAIGHT, "Old WBF scale, 25-0, straight", "", Unit.IMP, tables)


def _bands(boards: int) -> PrintedTable:
    found: dict[int, int] = {0: 0}  # the VPs above a draw by first margin; the last one counts
    for more in range(1, DRAW + 1):
        found[_first(FIRST + STEP * (more - 1), boards)] = more
    gains = list(found.values())
    winner = tuple(100 * min(DRAW + more, MOST) for more in gains)
    return PrintedTable(
        boards,
        boards,
        tuple(found),
        winner,
        tuple(100 * (DRAW - more) for more in gains),
    )


def _first(hundredths: int, boards: int) -> int:
    """The first whole margin from so many times the square root of the boards on, exactly."""
    return math.isqrt(hundredths**2 * boards - 1) // 100 + 1


def _line(boards: int) -> PrintedTable:
    last = _first(STEP * DRAW, boards)
    width = STEP / 100 * math.sqrt(boards)
    gains = [min(round(100 * margin / width), 100 * DRAW) for margin in range(last + 1)]
    gains[-1] = 100 * DRAW
    return PrintedTable(
        boards,
        boards,
        tuple(range(last + 1)),
        tuple(min(100 * DRAW + each, 100 * MOST) for each in gains),
        tuple(100 * DRAW - each for each in gains),
    )
