"""Deals in the LIN files of Bridge Base Online: pairs of a command and a value between bars.

pn has the players from South on, and other readers begin a board there; md the dealer (1 South, 2
West, 3 North, 4 East) and the hands from South on, of which the last may be missing; sv who is
vulnerable; ah, or else qx, the board. Players, auctions, play and texts are not kept. A file of a
match has each board once for every room.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from vpdesk.deals.deal import Deal, DealError, HandCards
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.deals_parts import at_line, board_number, cut, dealt, hand_from
from vpdesk.match.contract import Seat

DEALERS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)  # "1" to "4", and the hands' order
VULNERABLE = {
    **dict.fromkeys(("o", "0", "-"), (False, False)),
    "n": (True, False),
    "e": (False, True),
    "b": (True, True),
}
LETTERS = {(False, False): "o", (True, False): "n", (False, True): "e", (True, True): "b"}

_HAND = re.compile(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)", re.I)
_NAMED = re.compile(r"\D*(\d+)\D*")

BAD_LIN = QT_TRANSLATE_NOOP(
    "DealError",
    "“{typed}” is not a deal: it needs a dealer from 1 to 4, then the hands from South on.",
)
BAD_VULNERABLE = QT_TRANSLATE_NOOP("DealError", "“{typed}” is not a vulnerability.")


def read_lin(text: str) -> Iterator[tuple[Deal, int]]:
    """The deals of a file and their lines. Raises DealError, which names the line."""
    open_: dict[str, tuple[str, int]] = {}
    count = 0
    for command, value, line in _parts(text):
        if command in ("md", "qx") and "md" in open_:
            count += 1
            yield _deal(open_, count), open_["md"][1]
            open_ = {}
        if command in ("md", "sv", "ah", "qx"):
            open_[command] = value, line
    if "md" in open_:
        yield _deal(open_, count + 1), open_["md"][1]


def _parts(text: str) -> Iterator[tuple[str, str, int]]:
    """Commands, values and the lines on which the values begin."""
    line, parts = 1, text.split("|")
    for command, value in zip(parts[:-1:2], parts[1:-1:2], strict=False):
        line += command.count("\n")
        yield command.strip().lower(), value.strip(), line
        line += value.count("\n")


def _deal(parts: dict[str, tuple[str, int]], count: int) -> Deal:
    """The board that some commands tell; count: its place, where nothing says its number."""
    value, line = parts["md"]
    named = next((_NAMED.fullmatch(parts[each][0]) for each in ("ah", "qx") if each in parts), None)
    with at_line(line):
        board = board_number(named[1]) if named else count
        dealer, hands = _hands(value)
        typed = parts.get("sv", ("", 0))[0].lower()
        if typed and typed not in VULNERABLE:
            raise DealError(BAD_VULNERABLE, line=parts["sv"][1], typed=cut(typed))
        return dealt(board, hands, dealer, VULNERABLE.get(typed))


def _hands(value: str) -> tuple[Seat | None, list[HandCards | None]]:
    first, rest = value[:1], value[1:]
    hands = rest.split(",")
    if first not in tuple("01234") or not 3 <= len(hands) <= 4:
        raise DealError(BAD_LIN, typed=cut(value))
    found: dict[Seat, HandCards | None] = dict.fromkeys(DEALERS)
    for seat, hand in zip(DEALERS, hands, strict=False):
        suits = _HAND.fullmatch(hand.strip())
        if suits is None and hand.strip():
            raise DealError(BAD_LIN, typed=cut(value))
        found[seat] = None if suits is None else hand_from(suits.groups())
    dealer = None if first == "0" else DEALERS[int(first) - 1]
    return dealer, [found[seat] for seat in Seat]


def write_lin(deals: Iterable[Deal]) -> str:
    """The text of a file of deals, a line each."""
    return "".join(map(_line, deals))


def _line(deal: Deal) -> str:
    by_seat = dict(zip(Seat, deal.hands, strict=True))
    hands = ",".join(
        "".join(f"{suit}{held}" for suit, held in zip("SHDC", by_seat[seat], strict=True))
        for seat in DEALERS
    )
    dealer = DEALERS.index(deal.dealer) + 1
    return (
        f"qx|o{deal.board}|pn|,,,|st||md|{dealer}{hands}|rh||ah|Board {deal.board}|"
        f"sv|{LETTERS[deal.vulnerable]}|pg||\n"
    )
