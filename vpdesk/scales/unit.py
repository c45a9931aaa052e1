"""What the margins of a scale count."""

from enum import Enum


class Unit(Enum):
    """IMP: whole IMPs. PERCENT: hundredths of a percentage point above 50 % of the matchpoints.

    BOARD: points of boards, 2 for each that is won and 1 for each that is halved.

    A margin is always a whole number, 0 at a draw: 53.25 % is a margin of 325.
    """

    IMP = "IMP"
    PERCENT = "percent"
    BOARD = "boards"
