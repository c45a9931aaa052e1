"""How often a margin occurs, and what that makes of a scale.

The margin of two equal teams is taken as normal about 0, with 7.51 IMPs of standard deviation
a board and independent boards, as in the WBF Scoring Panel's report: the blitz of 15 sqrt N is
about two standard deviations. Margins are whole, so each takes the half IMP on either side of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from vpdesk.scales import FormulaScale

IMPS_A_BOARD = 7.51


@dataclass(frozen=True, slots=True)
class Chances:
    """What one may expect of matches between equal teams on one scale.

    draw, blitz: shares of the matches in which both sides get the same, and in which one gets
        all VPs. won: the VPs of the winner of a match on average, draws included.
    """

    draw: float
    blitz: float
    won: float


def spread(boards: float) -> float:
    """The standard deviation of the margin of a match, in IMPs."""
    return IMPS_A_BOARD * math.sqrt(boards)


def chance_of(margin: int, boards: float) -> float:
    """The chance that a match is won by a whole margin >= 0, by either side."""
    return chance_from(margin, boards) - chance_from(margin + 1, boards)


def chance_from(margin: int, boards: float) -> float:
    """The chance that a match is won by a whole margin >= 0 or more, by either side."""
    if margin == 0:
        return 1.0
    return math.erfc((margin - 0.5) / (spread(boards) * math.sqrt(2)))


def chances(scale: FormulaScale) -> Chances:
    """What one may expect on a scale that follows a rule."""
    boards = float(scale.rule.scored_boards)
    draw = scale.margin_for(scale.v0_hundredths + 1)
    last = scale.margin_for(scale.full)
    won = float(scale.v0_hundredths)
    for before, start in pairwise(scale.band_starts):
        more = scale.vps(start)[0] - scale.vps(before)[0]
        won += more * chance_from(start, boards)
    return Chances(1 - chance_from(draw, boards), chance_from(last, boards), won / 100)
