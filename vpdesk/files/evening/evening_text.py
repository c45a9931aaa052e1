"""Pairs evenings as JSON: what files of before are, and what goes to standard output.

    {
      "format": "vpdesk pairs", "version": 1,
      "name": "…", "place": "…", "date": "…", "method": "matchpoints", "choice": {…},
      "entrants": [{"number": 1, "names": ["…", "…"], "club": "…"}, …],
      "sections": [{"letter": "A", "movement": {…, "encounters": [[1, 1, 8, 1, 1, 0, 0], …]},
                    "starts": [1, 2, …], "two_winners": false}, …],
      "entries": [
        {"place": ["A", 1, 1, 1], "typed": "3nt w+1", "shares": [[100, "3NT+1 W"]]},
        {"place": ["A", 1, 1, 2], "typed": "A60/40", "artificial": [60, 40]}, …],
      "adjustments": [{"entrant": 3, "hundredths": -1000, "reason": "…", "law": "Law 90"}],
      "cancelled": [],
      "deals": [[1, "N:QJ6.K652.J85.T98 …", "N", "NONE", "66655…"], …]
    }

A place is section, round, table and board. Contracts are in English letters, points those of
North-South. The encounters of a movement are round, table, North-South, East-West, board set,
and the partners in an individual. Deals are as in PBN: hands, dealer, who is vulnerable, the
digits of DoubleDummyTricks where they are known, and a list of the lines that a file said
besides, if any. What is as usual is left out of entrants, sections and entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import chain
from typing import Any

from vpdesk.deals.deal import Deal
from vpdesk.deals.pbn_words import VULNERABLE, deal_text, tricks_from, tricks_text
from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.files.codec import Codec
from vpdesk.files.deals_parts import dealt
from vpdesk.files.deals_pbn import VULNERABLE_WORDS, hands_from
from vpdesk.files.match_file import SCORE
from vpdesk.files.records import (
    HUNDREDTHS,
    MOST,
    ONE_LINE,
    TEXT,
    WHOLE,
    Plain,
    Record,
    Unfit,
    fixed,
    one_of,
    optional,
    several,
    whole,
)
from vpdesk.match import score_sheet
from vpdesk.match.contract import Seat
from vpdesk.match.score_sheet import Share
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.pairs.decisions import Decision
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Carried, Contestant, Evening, PairsAdjustment, Substitute
from vpdesk.pairs.methods import METHODS, ScoringChoice
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry
from vpdesk.pairs.section import PairsSection
from vpdesk.pairs.sessions import WHOLE_SHARE, PlayedSession, SessionLine

SUFFIX = ".vppairs"
MOST_PERCENT = 10_000  # hundredths

AT_PLACE = QT_TRANSLATE_NOOP("PairsError", "Round {round}, table {table}, board {board}: {reason}")
TWICE = QT_TRANSLATE_NOOP(
    "PairsError", "Round {round}, table {table}, board {board}: there are two results."
)


def _read_shares(found: object) -> tuple[Share, ...]:
    shares = tuple(Share(*each) for each in _SHARES.read(found))
    if shares and (len(shares) > 1 or shares[0].percent != 100):
        score_sheet.Entry("", shares)  # which refuses other sums than 100 %
    return shares


def _read_decided_at(found: object) -> BoardPlace:
    """A place; of a board alone round and table are 0."""
    section, round, table, board = fixed(ONE_LINE, _COUNT, _COUNT, whole(1)).read(found)
    return BoardPlace(section, round, table, board)


def _read_line(found: object) -> str:
    """A line of a PBN file as it was."""
    line: str = TEXT.read(found)
    if len(line.splitlines()) > 1:
        raise ValueError(found)
    return line


def _read_place(found: object) -> BoardPlace:
    """By hand: there are thousands of them."""
    if type(found) is not list or len(found) != 4:
        raise TypeError(found)
    section, *numbers = found
    if any(type(each) is not int or not 1 <= each <= MOST for each in numbers):
        raise ValueError(found)
    return BoardPlace(ONE_LINE.read(section), *numbers)


def _write_shares(shares: tuple[Share, ...]) -> object:
    return [(each.percent, SCORE.write(each.score)) for each in shares]


def _read_percent(found: object) -> Fraction:
    hundredths = HUNDREDTHS.read(found)
    if not 0 <= hundredths <= MOST_PERCENT:
        raise ValueError(found)
    return Fraction(hundredths, 100)


def _write_percent(percent: Fraction) -> int | float:
    return int(percent) if percent.denominator == 1 else float(percent)


_SHARES = several(fixed(WHOLE, SCORE))
_PERCENT = Plain(_read_percent, _write_percent)
_COUNT = whole(0)
_FRACTION = fixed(WHOLE, whole(1))
_EXACT = Plain(
    lambda found: Fraction(*_FRACTION.read(found)),
    lambda value: [value.numerator, value.denominator],
)
_DEAL = fixed(whole(1), ONE_LINE, one_of(tuple("NESW")), one_of(tuple(VULNERABLE_WORDS)), ONE_LINE)
_DEAL_PARTS = 5
_MORE = several(Plain(_read_line))
_ENTRANT_NUMBERS = several(whole(1))
_FROM_ROUND = several(fixed(whole(1), whole(1)))
PLACE = Plain(_read_place, list)
SCORES = Plain(_read_shares, _write_shares)
ENTRY = Record(
    PairsEntry,
    shapes={
        "place": PLACE,
        "shares": SCORES,
        "split": SCORES,
        "artificial": optional(fixed(_PERCENT, _PERCENT)),
        "ns": _ENTRANT_NUMBERS,
        "ew": _ENTRANT_NUMBERS,
        **dict.fromkeys(("typed", "group", "lead", "law", "reason"), ONE_LINE),
    },
    sparse=True,
)
_ENCOUNTER = fixed(*(_COUNT,) * 7)
MOVEMENT = Record(
    Movement,
    shapes={
        "encounters": several(
            Plain(
                lambda found: Encounter(*_ENCOUNTER.read(found)),
                lambda each: [
                    *(each.round, each.table, each.ns, each.ew),
                    *(each.board_set, each.south, each.west),
                ],
            )
        ),
        "name": ONE_LINE,
        "notes": several(ONE_LINE),
    },
)
SECTION = Record(
    PairsSection,
    shapes={
        "letter": ONE_LINE,
        "movement": MOVEMENT,
        "starts": several(_COUNT),
        "since": _FROM_ROUND,
        "until": _FROM_ROUND,
    },
    sparse=True,
)
SUBSTITUTE = Record(
    Substitute,
    shapes={"player": whole(1, 2), "name": ONE_LINE, "since": whole(1), "until": _COUNT},
)
ENTRANT = Record(
    Contestant,
    shapes={
        "number": whole(1),
        "names": several(ONE_LINE, 2),
        **dict.fromkeys(("club", "stratum", "group", "remark"), ONE_LINE),
        "register": several(ONE_LINE, 2),
        "substitutes": several(SUBSTITUTE),
        "carried": optional(
            Record(Carried, shapes={"boards": _COUNT, "rest": _EXACT}, sparse=True)
        ),
        "handicap": WHOLE,
    },
    sparse=True,
)


DECISION = Record(
    Decision,
    shapes={
        "place": optional(Plain(_read_decided_at, list)),
        "entrant": _COUNT,
        **dict.fromkeys(("when", "before", "now", "law", "reason"), ONE_LINE),
    },
    sparse=True,
)
BEFORE = Record(
    PlayedSession,
    shapes={
        **dict.fromkeys(("name", "date"), ONE_LINE),
        "lines": several(
            Record(
                SessionLine,
                shapes={
                    **dict.fromkeys(("names", "register"), several(ONE_LINE, 2)),
                    "value": _EXACT,
                    "boards": whole(1),
                },
            )
        ),
    },
)


def _read_deal(found: object) -> Deal:
    known, more = (
        (found, []) if type(found) is not list else (found[:_DEAL_PARTS], found[_DEAL_PARTS:])
    )
    board, cards, dealer, vulnerable, tricks = _DEAL.read(known)
    if len(more) > 1:
        raise ValueError(found)
    deal = dealt(board, hands_from(cards), Seat(dealer), VULNERABLE_WORDS[vulnerable])
    lines = tuple(chain.from_iterable(map(_MORE.read, more)))
    return replace(deal, tricks=tricks_from(tricks), more=lines)


def _write_deal(deal: Deal) -> object:
    tricks = "" if deal.tricks is None else tricks_text(deal.tricks)
    vulnerable = VULNERABLE[deal.vulnerable].upper()
    more = [list(deal.more)] if deal.more else []
    return [deal.board, deal_text(deal.hands), deal.dealer.value, vulnerable, tricks, *more]


def _read_entries(found: object) -> Mapping[BoardPlace, PairsEntry]:
    entries: dict[BoardPlace, PairsEntry] = {}
    for each in several(ENTRY).read(found):
        if each.place in entries:
            raise PairsError(TWICE, **_where(*each.place))
        entries[each.place] = each
    return entries


def _write_entries(entries: Mapping[BoardPlace, PairsEntry]) -> list[object]:
    return [ENTRY.write(each) for _, each in sorted(entries.items())]


EVENING = Record(
    Evening,
    shapes={
        **dict.fromkeys(("name", "place", "date"), ONE_LINE),
        "method": one_of(tuple(METHODS)),
        "choice": Record(
            ScoringChoice,
            shapes=dict.fromkeys(("expected", "drop", "drop_percent", "cap", "average"), _COUNT),
        ),
        "entrants": several(ENTRANT),
        "sections": several(SECTION),
        "entries": Plain(_read_entries, _write_entries),
        "adjustments": several(
            Record(PairsAdjustment, shapes={"reason": ONE_LINE, "law": ONE_LINE}),
        ),
        "cancelled": several(whole(1)),
        "deals": several(Plain(_read_deal, _write_deal)),
        "before": several(BEFORE),
        "share": whole(0, WHOLE_SHARE),
        "decisions": several(DECISION),
    },
)


def _read(found: object) -> Evening:
    evening = EVENING.read(found)
    try:
        check(evening)
    except PairsError as error:
        raise Unfit("entries", reason=error) from error
    return evening


def check(evening: Evening) -> None:
    """Raise PairsError for results that nobody plays, or of entrants that are not there."""
    for entry in evening.entries.values():
        for side in evening.sides(entry):
            for number in side:
                evening.entrant(number)
    for each in evening.adjustments:
        evening.entrant(each.entrant)


def _where(section: str, round: int, table: int, board: int) -> dict[str, Any]:
    return {"round": round, "table": f"{section}{table}", "board": board}


def _told(error: Unfit, found: dict[str, Any]) -> WordedError | None:
    """What cannot be, with the place of the result."""
    reason, path = error.reason, error.path
    if reason is not None and path[:1] == ("entries",) and len(path) > 1:
        where = _where(*found["entries"][path[1]]["place"])
        return PairsError(AT_PLACE, reason=reason, **where)
    return reason


CODEC: Codec[Evening] = Codec("vpdesk pairs", SUFFIX, Plain(_read, EVENING.write), tell=_told)
from_text, to_text = CODEC.from_text, CODEC.to_text
