"""Deals in Portable Bridge Notation 2.1: deals, and the tricks of double dummy.

What else a file says of a board, its other tags and tables, is kept line by line.
Source: "Portable Bridge Notation", version 2.1, 2.4 (tags), 3.4 (Deal) and 5 (tables).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain
from typing import NamedTuple

from vpdesk.deals.deal import (
    A_HAND,
    SEATS,
    STRAINS,
    Deal,
    DealError,
    HandCards,
    TrickTable,
    cards_of,
)
from vpdesk.deals.pbn_words import (
    HEAD,
    TABLE,
    TAG,
    TRICKS,
    VULNERABLE,
    PbnGroup,
    deal_text,
    game_lines,
    in_comment,
    in_order,
    solved_lines,
    tricks_from,
)
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.deals_parts import at_line, board_number, cut, dealt, hand_from
from vpdesk.match.contract import Seat

EVENT = "Event"
OWN = ("Board", "Dealer", "Vulnerable", "Deal")
VULNERABLE_WORDS = {
    **{name.upper(): sides for sides, name in VULNERABLE.items()},
    "LOVE": (False, False),
    "-": (False, False),
    "BOTH": (True, True),
}

# What our own head says of a file, so that it is not said twice.
_DIRECTIVE = re.compile(r"%\s*(PBN|EXPORT|IMPORT|Content-type|Charset)\b", re.I)
_RESULT = re.compile(r"\s*([NESW])\s+(S|H|D|C|NT)\s+(\d\d?)\s*", re.I)

BAD_TAG = QT_TRANSLATE_NOOP("DealError", "“{typed}” is not a PBN tag.")
BAD_DEALER = QT_TRANSLATE_NOOP("DealError", "“{typed}” is not a dealer; use N, E, S or W.")
BAD_VULNERABLE = QT_TRANSLATE_NOOP(
    "DealError", "“{typed}” is not a vulnerability; use None, NS, EW or All."
)
BAD_DEAL = QT_TRANSLATE_NOOP(
    "DealError", "“{typed}” is not a deal: it needs a seat, a colon and four hands of four suits."
)
BAD_TRICKS = QT_TRANSLATE_NOOP("DealError", "Board {board}: the table of tricks is not valid.")


@dataclass
class _Game:
    """What a file says of one board: its own tags with their lines, and all the rest."""

    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    table: list[str] = field(default_factory=list)
    more: list[str] = field(default_factory=list)


def read_pbn(text: str) -> Iterator[tuple[Deal, int]]:
    """The deals of a file and their lines. Raises DealError, which names the line."""
    for game in read_games(text):
        yield _deal(game.game), game.line


class DealPart(Enum):
    """How much of a deal a game has."""

    WHOLE = "whole"
    HIDDEN = "hidden"  # more than one hand is unknown
    SHORT = "short"  # hands of fewer than 13 cards, as in an ending


class PbnGame(NamedTuple):
    """A game that has a deal. number: of all games of the file, from 1. line: of its deal."""

    number: int
    event: str
    line: int
    game: _Game

    @property
    def played(self) -> bool:
        """Whether it says the contract of a table."""
        return any(line.startswith("[Contract ") and '""' not in line for line in self.game.more)

    @property
    def board(self) -> str:
        """The number of its board as the file has it; "" for none."""
        return self.game.tags.get("Board", ("", 0))[0]

    @property
    def part(self) -> DealPart:
        """How much of its deal is there. Raises DealError."""
        with at_line(self.line):
            hands = hands_from(self.game.tags["Deal"][0])
        if hands.count(None) > 1:
            return DealPart.HIDDEN
        held = [cards_of(each) for each in hands if each is not None]
        each_once = len({card for hand in held for card in hand}) == sum(map(len, held))
        short = any(len(hand) < A_HAND for hand in held) and each_once
        return DealPart.SHORT if short and max(map(len, held)) <= A_HAND else DealPart.WHOLE

    def deal(self) -> Deal | None:
        """Its deal, None where not all of it is there. Raises DealError."""
        return _deal(self.game) if self.part is DealPart.WHOLE else None


def read_games(text: str) -> Iterator[PbnGame]:
    """The games of a file that have a deal. Raises DealError, which names the line."""
    before: dict[str, tuple[str, int]] = {}
    for number, game in enumerate(_games(text), 1):
        for name in (*OWN, EVENT):  # "#" says: as in the game before
            if game.tags.get(name, ("", 0))[0] == "#" and name in before:
                game.tags[name] = before[name]
        before |= game.tags
        deal, line = game.tags.get("Deal", ("", 0))
        if deal:
            yield PbnGame(number, game.tags.get(EVENT, ("", 0))[0], line, game)


def _games(text: str) -> Iterator[_Game]:
    game, gap, comment, table = _Game(), False, False, False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("%") and not comment:
            if not _DIRECTIVE.match(line):
                game.more.append(line.rstrip())
            continue
        found = None if comment else TAG.fullmatch(line)
        if found is None:
            if not comment and line.lstrip().startswith("["):
                raise DealError(BAD_TAG, line=number, typed=cut(line))
            gap = gap or not (comment or line.strip())
            if comment or line.strip():
                game.more.append(line.rstrip())
                game.table += [line] * table
            comment = in_comment(line, comment)
            continue
        name, value = found.groups()
        if name in game.names or (gap and name in ("Event", "Board") and game.names):
            yield game
            game = _Game()
        game.names.add(name)
        table, gap = name == TABLE, False
        rest = line[found.end(2) :].lstrip('"] \t').rstrip()
        comment = in_comment(rest, False)
        if name in (*OWN, EVENT, TRICKS, TABLE):
            game.tags[name] = value, number
        if name in (*OWN, TRICKS):
            game.more.extend(filter(None, (rest,)))
        else:
            game.more.append(line.rstrip())
    yield game


def _deal(game: _Game) -> Deal:
    text, line = game.tags["Deal"]
    typed, at = game.tags.get("Board", ("", line))
    with at_line(at):
        board = board_number(typed)
    dealer, vulnerable = _dealer(game), _vulnerable(game)
    with at_line(line):
        hands = hands_from(text)
        deal = dealt(board, hands, dealer, vulnerable)
    tricks = _tricks(game, board)
    deal = replace(deal, tricks=tricks)
    written = in_order(solved_lines(deal))  # a table of some declarers only stays as it is
    gone = {each.name for each in written}
    kept = (each.lines for each in in_order(game.more) if each.name not in gone)
    return replace(deal, more=tuple(chain.from_iterable(kept)))


def hands_from(text: str) -> list[HandCards | None]:
    """The hands of a deal as PBN has it, from North on. Raises DealError."""
    seat, colon, rest = text.strip().partition(":")
    hands = rest.split()
    first = "NESW".find(seat.strip().upper() or "?")
    if not colon or first < 0 or len(hands) != len(SEATS):
        raise DealError(BAD_DEAL, typed=cut(text))
    found: list[HandCards | None] = [None] * len(SEATS)
    for at, hand in enumerate(hands, first):
        suits = hand.split(".")
        if hand != "-":
            if len(suits) != 4:
                raise DealError(BAD_DEAL, typed=cut(text))
            found[at % len(SEATS)] = hand_from(suits)
    return found


def _dealer(game: _Game) -> Seat | None:
    typed, line = game.tags.get("Dealer", ("", 0))
    if typed in ("", "?"):
        return None
    if typed.upper() not in ("N", "E", "S", "W"):
        raise DealError(BAD_DEALER, line=line, typed=cut(typed))
    return Seat(typed.upper())


def _vulnerable(game: _Game) -> tuple[bool, bool] | None:
    typed, line = game.tags.get("Vulnerable", ("", 0))
    if typed in ("", "?"):
        return None
    if typed.upper() not in VULNERABLE_WORDS:
        raise DealError(BAD_VULNERABLE, line=line, typed=cut(typed))
    return VULNERABLE_WORDS[typed.upper()]


def _tricks(game: _Game, board: int) -> TrickTable | None:
    """The tricks that a game tells, in twenty digits or in a table."""
    if TRICKS in game.tags:
        digits, line = game.tags[TRICKS]
        found = tricks_from(digits)
        if found is None:
            raise DealError(BAD_TRICKS, line=line, board=board)
        return found
    told: dict[tuple[str, str], int] = {}
    for each in map(_RESULT.fullmatch, game.table):
        if each is None or int(each[3]) > 13:
            raise DealError(BAD_TRICKS, line=game.tags[TABLE][1], board=board)
        told[each[1].upper(), each[2].upper()] = int(each[3])
    if len(told) != len(SEATS) * len(STRAINS):
        return None  # of some declarers only, or none
    return tuple(tuple(told[seat.value, strain.value] for strain in STRAINS) for seat in SEATS)


def write_pbn(deals: Iterable[Deal]) -> str:
    """The text of a file of deals, with what each had besides."""
    return HEAD + "".join(f"\n{_game_text(deal)}" for deal in deals)


def _game_text(deal: Deal) -> str:
    own = {
        "Board": str(deal.board),
        "Dealer": deal.dealer.value,
        "Vulnerable": VULNERABLE[deal.vulnerable],
        "Deal": deal_text(deal.hands),
    }
    groups = [PbnGroup(name, (f'[{name} "{value}"]',)) for name, value in own.items()]
    groups += in_order(solved_lines(deal))
    return "\n".join([*game_lines(groups, deal.more), ""])
