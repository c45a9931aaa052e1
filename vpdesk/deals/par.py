"""Par: what a board is worth when both sides bid perfectly and see all cards.

The auction is a game of perfect information. A side may outbid the other by any higher contract,
in the hands of whichever partner does better, or let it play there; a contract that fails is
doubled. Going back from 7NT gives what each last bid comes to. Who speaks first matters where both
sides could open with gain, so the dealer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vpdesk.deals.deal import SEATS, STRAINS, Deal, TrickTable
from vpdesk.match.contract import Contract, Seat, Strain
from vpdesk.match.laws import contract_points

BOOK = 6  # tricks that no contract counts
BID_ORDER = tuple(Strain)
BIDS = tuple((level, strain) for level in range(1, 8) for strain in BID_ORDER)
SIDES = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))


@dataclass(frozen=True, slots=True)
class ParResult:
    """The par of a board.

    points: of North-South. contracts: the contracts that come to it, by whoever may declare them,
    each at the lowest level that the other side cannot
    better; none where the board is passed out.
    """

    points: int
    contracts: tuple[Contract, ...]


def tricks_of(tricks: TrickTable, seat: Seat, strain: Strain) -> int:
    """The tricks that a declarer makes in a strain."""
    return tricks[SEATS.index(seat)][STRAINS.index(strain)]


def makeable(tricks: TrickTable, seat: Seat, strain: Strain) -> int:
    """The highest level that a declarer makes in a strain, 0 for none."""
    return max(tricks_of(tricks, seat, strain) - BOOK, 0)


def par_of(deal: Deal) -> ParResult | None:
    """The par of a deal; None where its double-dummy results are not known."""
    return None if deal.tricks is None else par(deal.tricks, deal.dealer, deal.vulnerable)


def par(tricks: TrickTable, dealer: Seat, vulnerable: tuple[bool, bool]) -> ParResult:
    """The par of double-dummy results, by who deals and which side is vulnerable."""
    gains = tuple(
        [max(_gain(tricks, seat, *bid, vulnerable[side]) for seat in SIDES[side]) for bid in BIDS]
        for side in (0, 1)
    )
    worth = _worth(gains)
    first = 0 if dealer.north_south else 1
    # What a side reaches that speaks last, or first, while nobody has bid.
    second = max(0, *worth[1 - first])
    opener = max(-second, *worth[first])
    points = -opener if first else opener
    return ParResult(points, tuple(_contracts(tricks, vulnerable, gains, points)))


def _gain(tricks: TrickTable, seat: Seat, level: int, strain: Strain, is_vulnerable: bool) -> int:
    return contract_points(_played(tricks, seat, level, strain), is_vulnerable)


def _played(tricks: TrickTable, seat: Seat, level: int, strain: Strain) -> Contract:
    over = tricks_of(tricks, seat, strain) - BOOK - level
    return Contract(level, strain, seat, over, int(over < 0))


def _worth(gains: tuple[list[int], ...]) -> tuple[list[int], list[int]]:
    """What a bid is worth to the side that makes it, when the other goes on as well as it can."""
    worth = ([0] * len(BIDS), [0] * len(BIDS))
    best = [-100_000, -100_000]  # of each side, by any higher bid
    for bid in reversed(range(len(BIDS))):
        for side in (0, 1):
            worth[side][bid] = min(gains[side][bid], -best[1 - side])
        for side in (0, 1):
            best[side] = max(best[side], worth[side][bid])
    return worth


def _contracts(
    tricks: TrickTable, vulnerable: tuple[bool, bool], gains: tuple[list[int], ...], points: int
) -> Iterator[Contract]:
    """The contracts that come to par and over which the other side has no bid that gains."""
    for side in (0, 1) if points else ():
        wanted, done = -points if side else points, set()
        for at, (level, strain) in enumerate(BIDS):
            beaten = max(gains[1 - side][at + 1 :], default=-wanted) > -wanted
            if gains[side][at] != wanted or beaten or strain in done:
                continue
            done.add(strain)
            for seat in SIDES[side]:
                contract = _played(tricks, seat, level, strain)
                if contract_points(contract, vulnerable[side]) == wanted:
                    yield contract
