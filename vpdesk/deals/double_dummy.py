"""The tricks that each player takes as declarer when all see all cards, by DDS.

The solver is B. Haglund's and S. Hein's, compiled from vpdesk/native/dds. A board takes a fifth of
a second, a hard one several, so that boards are solved in processes of their own
(vpdesk/files/deals_solver.py).
"""

from __future__ import annotations

import ctypes

from vpdesk.deals.deal import RANKS, SEATS, STRAINS, DealError, HandCards, TrickTable
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.native import solver

SOLVED = 1
BIT = {rank: 1 << (14 - at) for at, rank in enumerate(RANKS)}

NOT_SOLVED = QT_TRANSLATE_NOOP("DealError", "The solver refused the cards (code {code}).")


def solve(hands: tuple[HandCards, ...]) -> TrickTable:
    """The tricks of four hands, from North on, with the same number of cards each, two at least.

    Raises DealError for cards that are no deal, OSError where the solver was not built.
    """
    held = [sum(map(BIT.__getitem__, suit)) for hand in hands for suit in hand]
    cards = (ctypes.c_uint * len(held))(*held)
    tricks = (ctypes.c_int * (len(SEATS) * len(STRAINS)))()
    code = solver().double_dummy(cards, tricks)
    if code != SOLVED:
        raise DealError(NOT_SOLVED, code=code)
    width = len(STRAINS)
    return tuple(tuple(tricks[width * at : width * (at + 1)]) for at in range(len(SEATS)))
