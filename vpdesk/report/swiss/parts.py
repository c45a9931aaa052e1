"""What there is to print of a Swiss tournament."""

from __future__ import annotations

from enum import Enum


class SwissPart(Enum):
    """What is exported of a Swiss tournament."""

    PAIRINGS_BY_BOARD = "pairings by board"
    PAIRINGS_BY_NAME = "pairings by name"
    RESULT_SLIPS = "result slips"  # one a board, to fill in and sign
    STANDINGS = "standings"
    CROSSTABLE = "crosstable"
    PLAYER_CARDS = "player cards"  # one a player: all rounds
    EXPLANATION = "explanation"  # why the round is drawn as it is
