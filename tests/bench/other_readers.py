"""Deals of ours in another program's readers: python -m tests.bench.other_readers.

PBN and LIN are read by endplay (MIT; `pip install endplay`, 200 MB with all it needs). It has no
reader of DUP, and no other library was found that has one: files of that kind are read here a
second time, by what the format's text says of its three parts (the cards as numbers, the cards as
pictures, the boards), without anything of ours. Every board is to have its number, dealer,
vulnerability and cards there.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from typing import Any

from tests.unit.deals.known import random_deals
from vpdesk.deals.deal import Deal, numbered
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


def dup_by_its_text(data: bytes) -> list[tuple[int, str, str]]:
    """The boards of a DUP file: number, cards by the numbers and by the pictures, as in PBN.

    "Convert", Jannersten Foerlag: 78 bytes with the cards of North, East and South, 01 to 52 from
    the ace of spades to the two of clubs; 68 bytes with four hands, each suit behind its picture;
    10 bytes with the lowest board, the copies and the highest one.
    """
    assert len(data) % 156 == 0
    found = []
    for at in range(0, len(data), 156):
        numbers, pictures, tail = data[at : at + 78], data[at + 78 : at + 146], data[at + 146 :]
        cards = [int(numbers[each : each + 2]) for each in range(0, 78, 2)]
        hands = [cards[:13], cards[13:26], cards[26:]]
        hands.append([each for each in range(1, 53) if each not in cards])
        by_numbers = " ".join(map(_by_numbers, hands))
        by_pictures = " ".join(
            ".".join(
                re.split(b"[\x06\x03\x04\x05]", pictures[each : each + 17])[1:][suit].decode()
                for suit in range(4)
            )
            for each in range(0, 68, 17)
        )
        lowest, copies, highest = tail[2:5], tail[5:7], tail[7:10]
        assert (tail[:2], copies.strip()) == (b"YN", b"1")
        assert int(highest) == int(lowest) + len(data) // 156 - 1
        found.append((int(lowest) + at // 156, f"N:{by_numbers}", f"N:{by_pictures}"))
    return found


def _by_numbers(hand: list[int]) -> str:
    suits = [sorted(each for each in hand if (each - 1) // 13 == suit) for suit in range(4)]
    return ".".join("".join("AKQJT98765432"[(each - 1) % 13] for each in suit) for suit in suits)


def dup() -> None:
    """Boards in a row, dealt as Law 2 has it: dealer and vulnerability follow from the number."""
    deals = tuple(numbered(at, each.hands) for at, each in enumerate(random_deals(999, 2), 1))
    found = dup_by_its_text(deals_bytes(deals, ".dup"))
    texts = [(deal.board, *[deal_text(deal.hands)] * 2) for deal in deals]
    told = [each for each in zip(texts, found, strict=True) if each[0] != each[1]]
    print(f"dup: {len(found)} of {len(deals)} boards read, {len(told)} differ", *told[:5], sep="\n")
    assert not told


def main() -> None:
    dup()
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
