"""A result of a pairs evening as it is typed and kept: a score, or what stands in its place."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.match.letters import ENGLISH, Letters
from vpdesk.match.notation import contract_code, parse_entry
from vpdesk.match.score_sheet import Share
from vpdesk.pairs.board_results import PairsResult, Shares
from vpdesk.pairs.errors import PairsError

SHOWN = 40  # letters of what was typed
NOT_PLAYED = frozenset(("-", "NP", "NOT PLAYED"))
BETWEEN_SPLIT = "|"
MOST_PERCENT = 100
_PERCENT = r"(\d{1,3}(?:[.,]\d{1,2})?)\s*%?"
_ARTIFICIAL = re.compile(rf"(?:A\s*)?{_PERCENT}\s*[/\N{{EN DASH}}-]\s*{_PERCENT}", re.IGNORECASE)
_AVERAGES = re.compile(r"A([+=-]?)\s*/?\s*A([+=-]?)", re.IGNORECASE)
AVERAGES = {"+": "60", "-": "40", "=": "50", "": "50"}  # per cent, Law 12C2

PERCENT = QT_TRANSLATE_NOOP("PairsError", "“{typed}”: both sides get 0 to 100 %.")
SPLIT = QT_TRANSLATE_NOOP(
    "PairsError", "“{typed}”: a split score has two results, as in 420 | -50: for each side one."
)


class BoardPlace(NamedTuple):
    """Where a result belongs: a section by its letter, the round, the table, the board."""

    section: str
    round: int
    table: int
    board: int


@dataclass(frozen=True, slots=True)
class PairsEntry:
    """A result of a board at a table.

    place: where it belongs by the movement. typed: the text, as it was typed.
    shares: the score, one share of 100 % if it is not weighted (Law 12C1c); () without one.
    split: the score of East-West (as North-South's points) where they got another one, else ().
    artificial: per cent of North-South and East-West, such as (60, 40); None where there is a
    score. With neither the board was not played, and is not missing.
    turned: the arrow was turned by mistake: the movement's East-West sat North-South.
    ns, ew: numbers of the entrants who played where these are not the movement's (in their
    real directions), else (); of an individual's side both players.
    group: of those who played the same deal, where the board was fouled; "" for all.
    lead: the first card, as in "SQ"; law, reason: of a score that the director gave.
    """

    place: BoardPlace
    typed: str = ""
    shares: tuple[Share, ...] = ()
    split: tuple[Share, ...] = ()
    artificial: tuple[Fraction, Fraction] | None = None
    turned: bool = False
    ns: tuple[int, ...] = ()
    ew: tuple[int, ...] = ()
    group: str = ""
    lead: str = ""
    law: str = ""
    reason: str = ""

    @property
    def given(self) -> bool:
        """It is not what was played: artificial, weighted, split or assigned by the director."""
        return self.artificial is not None or bool(self.law or self.split or len(self.shares) > 1)

    def result(self, ns: str, ew: str) -> PairsResult:
        """The same as it is scored, of sides with these names."""
        board = self.place.board
        shares, split = of_board(self.shares, board), of_board(self.split, board)
        played = any(isinstance(each.score, Contract) for each in (*self.shares, *self.split))
        contract = result_code(self) if played else ""
        return PairsResult(str(board), ns, ew, shares, self.artificial, split, self.group, contract)


def of_board(shares: tuple[Share, ...], board: int) -> Shares:
    """Shares as weights and points of North-South; board: by whose number who is vulnerable."""
    return tuple((Fraction(each.percent, 100), each.points(board)) for each in shares)


def parse_result(text: str, place: BoardPlace, letters: Letters = ENGLISH) -> PairsEntry:
    """The result that a text stands for.

    A contract ("3NT W +1"), North-South's points ("420", "-100"), "pass", a weighted score
    ("60% 110, 40% -50"), a split one ("420 | -50": what North-South get, and what East-West),
    an artificial one ("A60/40", "60-40", "A+ A-"), or "-" or "NP" for a board that was not played.
    Raises PairsError, or MatchError as parse_entry does.
    """
    typed = one_line(text)
    if typed.upper() in NOT_PLAYED:
        return PairsEntry(place, typed)
    if averages := _AVERAGES.fullmatch(typed):
        typed = "A" + "/".join(AVERAGES[each] for each in averages.groups())
    if found := _ARTIFICIAL.fullmatch(typed):
        ns, ew = (Fraction(each.replace(",", ".")) for each in found.groups())
        if max(ns, ew) > MOST_PERCENT:
            raise PairsError(PERCENT, typed=typed[:SHOWN])
        return PairsEntry(place, typed, artificial=(ns, ew))
    if BETWEEN_SPLIT not in typed:
        return PairsEntry(place, typed, parse_entry(typed, letters).shares)
    parts = typed.split(BETWEEN_SPLIT)
    if len(parts) != 2 or not all(map(str.strip, parts)):
        raise PairsError(SPLIT, typed=typed[:SHOWN])
    ours, theirs = (parse_entry(each, letters).shares for each in parts)
    return PairsEntry(place, typed, ours, theirs)


def with_contract(entry: PairsEntry, contract: str) -> PairsEntry:
    """A result with the contract that a file has beside its points, where it gives these points."""
    try:
        found = parse_result(contract, entry.place)
    except (MatchError, PairsError):
        return entry
    board = entry.place.board
    same = board and found.shares and not (found.split or entry.split)
    same = same and of_board(found.shares, board) == of_board(entry.shares, board)
    return replace(entry, typed=found.typed, shares=found.shares) if same else entry


def result_code(entry: PairsEntry) -> str:
    """A result as files have it, and as parse_result reads it: in English letters."""
    if entry.artificial is not None:
        return "A" + "/".join(f"{float(each):g}" for each in entry.artificial)
    if not entry.shares:
        return "NP"
    sides = (_shares_code(each) for each in (entry.shares, entry.split) if each)
    return f" {BETWEEN_SPLIT} ".join(sides)


def _shares_code(shares: tuple[Share, ...]) -> str:
    codes = [
        contract_code(each.score) if isinstance(each.score, Contract) else str(each.score)
        for each in shares
    ]
    if len(codes) == 1:
        return codes[0]
    parts = zip(shares, codes, strict=True)
    return ", ".join(f"{share.percent}% {code}" for share, code in parts)


def at(entry: PairsEntry, place: BoardPlace) -> PairsEntry:
    """The same result in another place, as when it was entered for a wrong board."""
    return replace(entry, place=place)
