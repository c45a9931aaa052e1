"""Files of deals: PBN, LIN and DUP, by their endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from vpdesk.deals.deal import Deal, DealError
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import write_atomic
from vpdesk.files.deals_dup import RECORD, read_dup, write_dup
from vpdesk.files.deals_lin import read_lin, write_lin
from vpdesk.files.deals_pbn import DealPart, PbnGame, read_games, read_pbn, write_pbn
from vpdesk.files.text import LONGEST_LINE, MOST_BYTES, check_lines, read_bytes, refused, text_of

MOST_DEALS = 5_000
MOST_GAMES = 100_000

OTHER_CARDS = QT_TRANSLATE_NOOP(
    "DealError", "Board {board} is in the file twice, with different cards."
)
NO_DEALS = QT_TRANSLATE_NOOP("DealError", "There are no deals in the file.")
TOO_MANY = QT_TRANSLATE_NOOP("DealError", "There are more than {most} deals in the file.")
NO_GAMES = QT_TRANSLATE_NOOP("DealError", "Only PBN has events and games: all of the file is read.")
MORE_RESULTS = QT_TRANSLATE_NOOP(
    "DealError", "Results of further games of the same boards are left out: {count}."
)
LEFT_OUT = {
    DealPart.HIDDEN: QT_TRANSLATE_NOOP(
        "DealError", "Games with more than one unknown hand are left out: {games}."
    ),
    DealPart.SHORT: QT_TRANSLATE_NOOP(
        "DealError", "Games with hands of fewer than 13 cards are left out: {games}."
    ),
}
BAD_GAMES = QT_TRANSLATE_NOOP("DealError", "“{typed}” is not a list of games such as 1-8,12.")
UNKNOWN = QT_TRANSLATE_NOOP(
    "DealError", "Deals are in files that end in .pbn, .lin or .dup, not in “{ending}”."
)


@dataclass(frozen=True, slots=True)
class DealFormat:
    """A kind of file of deals. encoding: of what is written. longest: characters of a line."""

    ending: str
    read: Callable[[str], Iterator[tuple[Deal, int]]]
    write: Callable[[Sequence[Deal]], str]
    encoding: str = "utf-8"
    longest: int = MOST_BYTES


PBN = DealFormat(".pbn", read_pbn, write_pbn, longest=LONGEST_LINE)
LIN = DealFormat(".lin", read_lin, write_lin)
DUP = DealFormat(".dup", read_dup, write_dup, "latin-1")
DEAL_FORMATS = {each.ending: each for each in (PBN, LIN, DUP)}


def read_deals(path: Path) -> tuple[Deal, ...]:
    """The deals of a file, ordered as there; its kind is seen from what is in it.

    Raises TextFileError.
    """
    data = read_bytes(path)
    kind = _kind(data)
    text = data.decode(kind.encoding) if kind is DUP else text_of(data)
    try:
        return _checked(kind.read(check_lines(path, text, kind.longest)))
    except DealError as error:
        raise refused(path, error) from error


class ChosenDeals(NamedTuple):
    """Deals of a file, and what it says besides that is not among them, a DealError each."""

    deals: tuple[Deal, ...]
    notes: tuple[DealError, ...] = ()


def chosen_deals(path: Path, event: str = "", games: Container[int] = ()) -> ChosenDeals:
    """The deals of some games of a PBN file.

    event: of this event, "" for all. games: of these in the order of the file, () for all. Other
    files have no events: they are read as `read_deals` does. Raises TextFileError.
    """
    data = read_bytes(path)
    if _kind(data) is not PBN:
        other = (DealError(NO_GAMES),) if event or games else ()
        return ChosenDeals(read_deals(path), other)
    partial: dict[DealPart, list[int]] = {}
    tables: Counter[int] = Counter()

    def found() -> Iterator[tuple[Deal, int]]:
        for each in read_games(check_lines(path, text_of(data), PBN.longest)):
            if (event and each.event != event) or (games and each.number not in games):
                continue
            deal = each.deal()
            if deal is None:
                partial.setdefault(each.part, []).append(each.number)
            else:
                tables[deal.board] += each.played
                yield deal, each.line

    try:
        deals = _checked(found())
    except DealError as error:
        raise refused(path, error) from error
    notes = [
        DealError(LEFT_OUT[part], games=", ".join(map(str, numbers)))
        for part, numbers in partial.items()
    ]
    more = sum(each - 1 for each in tables.values() if each > 1)
    if more:
        notes.append(DealError(MORE_RESULTS, count=more))
    return ChosenDeals(deals, tuple(notes))


def games_of(path: Path) -> tuple[PbnGame, ...]:
    """The games with a deal in a PBN file; none in another file. Raises TextFileError."""
    data = read_bytes(path)
    if _kind(data) is not PBN:
        return ()
    try:
        return tuple(read_games(check_lines(path, text_of(data), PBN.longest)))
    except DealError as error:
        raise refused(path, error) from error


def is_choice(games: Sequence[PbnGame]) -> bool:
    """Whether games are of several events, or have a board twice with other cards."""
    if len({each.event for each in games}) > 1:
        return True
    cards: dict[str, str] = {}
    return any(
        cards.setdefault(each.board, (text := each.game.tags["Deal"][0])) != text for each in games
    )


def game_numbers(text: str) -> frozenset[int]:
    """The numbers of games in a text such as "1-8,12". Raises DealError."""
    found: set[int] = set()
    for part in text.replace(" ", "").split(","):
        first, dash, last = part.partition("-")
        if not (first.isdecimal() and (last.isdecimal() or not dash) and len(part) < 12):
            raise DealError(BAD_GAMES, typed=text)
        found.update(range(int(first), min(int(last or first), MOST_GAMES) + 1))
    return frozenset(found)


def _kind(data: bytes) -> DealFormat:
    """What the file is: digits alone are DUP, bars LIN, and anything else PBN."""
    if data[: RECORD // 2].isdigit() and len(data) >= RECORD // 2:
        return DUP
    text = data.lstrip()
    if b"md|" in data and not text.startswith((b"%", b"[")):
        return LIN
    return PBN


def _checked(found: Iterator[tuple[Deal, int]]) -> tuple[Deal, ...]:
    """All deals; a board that is there for several tables is one."""
    deals: dict[int, Deal] = {}
    for deal, line in found:
        if deal.hands != deals.setdefault(deal.board, deal).hands:
            raise DealError(OTHER_CARDS, line=line, board=deal.board)
        if len(deals) > MOST_DEALS:
            raise DealError(TOO_MANY, line=line, most=MOST_DEALS)
    if not deals:
        raise DealError(NO_DEALS)
    return tuple(deals.values())


def deals_bytes(deals: Sequence[Deal], ending: str) -> bytes:
    """The bytes of a file of such an ending. Raises DealError."""
    kind = DEAL_FORMATS.get(ending.lower())
    if kind is None:
        raise DealError(UNKNOWN, ending=ending)
    return kind.write(deals).encode(kind.encoding)


def write_deals(path: Path, deals: Sequence[Deal]) -> None:
    """Write a file of the kind that its ending says. Raises DealError and StorageError."""
    write_atomic(path, deals_bytes(deals, path.suffix))
