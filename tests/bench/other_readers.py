"""Deals of ours in another program's readers: python -m tests.bench.other_readers.

PBN and LIN are read by endplay (MIT; `pip install endplay`, 200 MB with all it needs), which has
no reader of DUP. Every board is to have its number, dealer, vulnerability and cards there.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from tests.unit.deals.known import random_deals
from vpdesk.deals.deal import Deal
from vpdesk.deals.pbn_words import VULNERABLE, deal_text
from vpdesk.files.deals_file import deals_bytes
from vpdesk.files.deals_pbn import hands_from

BOARDS = 1000
SIDES = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}


def read_elsewhere(ending: str, deals: tuple[Deal, ...]) -> list[Any]:
    """The boards that endplay reads in a file of ours."""
    parser = importlib.import_module(f"endplay.parsers.{ending}")
    found: list[Any] = parser.loads(deals_bytes(deals, f".{ending}").decode())
    return found


def faults(deal: Deal, found: Any) -> list[str]:
    """What is another thing there."""
    told = {
        "number": (deal.board, found.board_num),
        "dealer": (deal.dealer.value, found.dealer.abbr),
        "vulnerability": (VULNERABLE[deal.vulnerable], SIDES[found.vul.name]),
        "cards": (deal_text(deal.hands), deal_text(filter(None, hands_from(str(found.deal))))),
    }
    return [f"board {deal.board}: {what} {each}" for what, each in told.items() if len({*each}) > 1]


def main() -> None:
    if importlib.util.find_spec("endplay") is None:
        print("endplay is not installed: pip install endplay")
        return
    deals = tuple(random_deals(BOARDS, 1))
    for ending in ("pbn", "lin"):
        found = read_elsewhere(ending, deals)
        told = [each for pair in zip(deals, found, strict=False) for each in faults(*pair)]
        print(
            f"{ending}: {len(found)} of {BOARDS} boards read, {len(told)} differ",
            *told[:5],
            sep="\n",
        )
        assert len(found) == BOARDS
        assert not told


if __name__ == "__main__":
    main()
