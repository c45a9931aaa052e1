"""Results of boards in the CSV files that BridgeWebs takes from scoring programs.

Its format is described in BridgeWebs' guide, "CSV format": lines of options begin with #; behind
#Travellers a line names the columns, and behind each #Board the lines of that board follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from vpdesk.foreign.whole_numbers import whole_number

COMMENT = "#"
TRAVELLERS, BOARD = "#travellers", "#board"
SEPARATORS = ";\t,"
CARDS = {"n": "N", "e": "E", "s": "S", "w": "W"}
Row = tuple[int, list[str]]


def is_of_bridgewebs(text: str) -> bool:
    """Whether a table begins with an option, as these files do."""
    return text.lstrip("\ufeff \t\r\n").startswith(COMMENT)


def separator_of(text: str) -> str:
    """What parts the columns: a semicolon, a tab or a comma, as the first line with one has it."""
    head = next((each for each in text.splitlines() if any(map(each.count, SEPARATORS))), "")
    return max(SEPARATORS, key=head.count)


def as_table(rows: Iterable[Row]) -> Iterator[Row]:
    """The same as a table of results with a first line of its columns; each has its line."""
    columns: list[str] | None = None
    board, inside = "", False
    yield 1, ["board", "ns", "ew", "score", "contract"]
    for line, cells in rows:
        first = cells[0].strip().casefold() if cells else ""
        if first.startswith(COMMENT):
            inside = first == TRAVELLERS or (inside and first == BOARD)
            if first == TRAVELLERS:
                columns = None
            elif first == BOARD and inside:
                board = cells[1].strip() if len(cells) > 1 else ""
        elif not inside or not any(each.strip() for each in cells):
            continue
        elif columns is None:
            columns = [each.strip().casefold() for each in cells]
        else:
            said = dict(zip(columns, (each.strip() for each in cells), strict=False))
            sides = said.get("ns", ""), said.get("ew", "")
            yield line, [board, *sides, _score(said), _contract(said)]


def _score(said: Mapping[str, str]) -> str:
    """What was scored, as it can be typed; "" where the board was not played."""
    ours, theirs = said.get("nsscore", ""), said.get("ewscore", "")
    if "%" in ours + theirs or ours[:1].casefold() == "a" or theirs[:1].casefold() == "a":
        return "A{}/{}".format(*(each.strip("aA% ") or "0" for each in (ours, theirs)))
    if ours:
        return ours
    if theirs:
        return theirs.removeprefix("-") if theirs.startswith("-") else f"-{theirs}"
    return _contract(said)


def _contract(said: Mapping[str, str]) -> str:
    """The score of who wrote down a contract alone: "3NT W +1"."""
    contract, tricks = said.get("contract", ""), whole_number(said.get("tricks", ""))
    level = whole_number(contract[:1])
    declarer = CARDS.get(said.get("declarer", "").casefold(), "")
    if level is None or tricks is None or not declarer:
        return "pass" if contract.casefold() in ("pass", "p", "ap") else ""
    more = tricks - 6 - level
    return f"{contract} {declarer} {'=' if not more else f'{more:+}'}"
