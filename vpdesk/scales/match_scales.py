"""Matches that count by who won: the match (win/loss), or each of its boards (board-a-match)."""

from __future__ import annotations

from functools import cache

from vpdesk.scales.printed import PrintedScales, PrintedTable
from vpdesk.scales.rule import MAX_BOARDS
from vpdesk.scales.unit import Unit

MOST_BOARDS = 64  # of a match that is scored by boards


def match_scales() -> tuple[PrintedScales, ...]:
    """Both, as tables like those of federations."""
    return win_loss(), board_a_match()


@cache
def win_loss() -> PrintedScales:
    """A match that is won is worth 1, a drawn one a half."""
    table = PrintedTable(1, MAX_BOARDS, (0, 1), (50, 100), (50, 0))
    return PrintedScales("win-loss", "Win/loss", "", Unit.IMP, (table,))


@cache
def board_a_match() -> PrintedScales:
    """The VPs are the points of the boards: 2 for one that is won, 1 for one that is halved."""
    tables = tuple(map(_of_boards, range(1, MOST_BOARDS + 1)))
    return PrintedScales("board-a-match", "Board-a-match", "", Unit.BOARD, tables)


def _of_boards(boards: int) -> PrintedTable:
    """Half of what both sides' points differ by is what the winner has above one a board."""
    margins = range(2 * boards + 1)
    winner = tuple(100 * boards + 50 * each for each in margins)
    loser = tuple(100 * boards - 50 * each for each in margins)
    return PrintedTable(boards, boards, tuple(margins), winner, loser)
