"""What there is to print of a movement."""

from __future__ import annotations

from enum import Enum


class MovementPart(Enum):
    """What is exported of a movement."""

    GUIDES = "guide cards"  # one a pair: where it sits in each round, against whom
    TABLES = "table cards"  # one a table: who plays what there in each round
    ROUNDS = "round sheets"  # one a round: all tables
    SETS = "board sets"  # where each board set is in each round
    MATRIX = "matrix"  # how much each pair matters to each other
    FIGURES = "figures"
    ALL = "everything"
