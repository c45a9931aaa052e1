"""Results of pairs as the tables of Portable Bridge Notation 2.1: ScoreTable and TotalScoreTable.

Source: "Portable Bridge Notation", version 2.1, 5.4 and 5.5. A score that is no number of points
stands in quotation marks, as it is typed here ("A60/40", "60% 110, 40% -50").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from vpdesk.deals.pbn_words import (
    HEAD,
    MANDATORY,
    TAG,
    VULNERABLE,
    PbnGroup,
    deal_text,
    game_lines,
    in_order,
    solved_lines,
)
from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import DOUBLES
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.formats import pbn_games
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result, result_code, with_contract
from vpdesk.pairs.scored_evening import ScoredEvening, ScoredResult
from vpdesk.pairs.session import rounded

SCORING = {
    "butler": "Butler",
    "cross-imps": "Cross-IMP",
    "bastille": "Butler",
    "board-a-match": "BAM",
}
NONE = "-"
MOST_DIGITS = 9  # in a cell
# Who played, and what, differs from table to table: "?" is unknown; a date has its own form.
UNKNOWN = {
    "Date": "????.??.??",
    **dict.fromkeys(("West", "North", "East", "South", "Declarer", "Contract", "Result"), "?"),
}
_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_POINTS = re.compile(r"[+-]?\d{1,5}")
_DATE = re.compile(r"^(\d{4})-(\d\d)-(\d\d)$")

NO_TABLE = QT_TRANSLATE_NOOP(
    "PairsError",
    "The file has no ScoreTable with results, and no board with its contract and result.",
)
NO_COLUMNS = QT_TRANSLATE_NOOP(
    "PairsError", "A ScoreTable needs the columns PairId_NS and PairId_EW."
)
ROW = QT_TRANSLATE_NOOP("PairsError", "Board {board}: {reason}")


def write(scored: ScoredEvening) -> str:
    """The text of a file: a game for each board, the first one with the ranking too."""
    games: list[str] = []
    for board, results in scored.boards.items():
        if results:
            games.append("\n".join(_game(scored, board.board, results, first=not games)))
    return HEAD + "".join(f"\n{each}\n" for each in games)


def _game(
    scored: ScoredEvening, board: int, results: Sequence[ScoredResult], *, first: bool
) -> Iterator[str]:
    evening = scored.evening
    tags = {
        "Event": evening.name,
        "Site": evening.place,
        "Date": ".".join(dated.groups()) if (dated := _DATE.match(evening.date)) else "",
        "Board": str(board),
        "Dealer": laws.dealer(board).value,
        "Vulnerable": VULNERABLE[laws.vulnerable(board)],
        "Scoring": SCORING.get(evening.method, "MP"),
    }
    deal = next((each for each in evening.deals if each.board == board), None)
    lines, more = list[str](), deal.more if deal is not None else ()
    if deal is not None:
        dealt = (deal.dealer.value, VULNERABLE[deal.vulnerable], deal_text(deal.hands))
        tags |= dict(zip(("Dealer", "Vulnerable", "Deal"), dealt, strict=True))
        lines += solved_lines(deal)
    if first:
        lines += _ranking(scored)
    lines += _score_table(scored, results)
    kept = {each.name for each in in_order(more)}
    groups = [
        PbnGroup(name, (f'[{name} "{_escaped(tags.get(name) or UNKNOWN.get(name, ""))}"]',))
        for name in MANDATORY
        if tags.get(name) or name not in kept
    ]
    yield from game_lines((*groups, *in_order(lines)), more)


def _score_table(scored: ScoredEvening, results: Sequence[ScoredResult]) -> Iterator[str]:
    kind = "IMP" if scored.evening.scoring.top is None else "MP"
    columns = (
        *("Section", "Table", "Round", "PairId_NS", "PairId_EW", "Contract", "Declarer"),
        *("Result", "Lead", "Score_NS", f"{kind}_NS", f"{kind}_EW"),
    )
    rows = [_row(scored, each) for each in results]
    yield from _table("ScoreTable", columns, rows)


def _row(scored: ScoredEvening, each: ScoredResult) -> tuple[str, ...]:
    entry, place = each.entry, each.entry.place
    score = entry.shares[0].score if len(entry.shares) == 1 and not entry.split else None
    contract, declarer, tricks = "", "", ""
    if isinstance(score, Contract):
        contract = f"{score.level}{score.strain.value}{DOUBLES[score.doubled]}"
        declarer, tricks = score.declarer.value, str(score.level + 6 + score.over)
        points = str(each.result.shares[0][1])
    else:
        points = result_code(entry)
    labels = ("+".join(map(scored.evening.label, side)) for side in (each.ns, each.ew))
    where = (place.section, str(place.table), str(place.round))
    told = (contract, declarer, tricks, entry.lead, points)
    return (*where, *labels, *told, *map(_number, scored.of_sides(each)))


def _ranking(scored: ScoredEvening) -> Iterator[str]:
    kind = "IMP" if scored.evening.scoring.top is None else "MP"
    columns = ("Rank", "PairId", f"TotalScore{kind}", "TotalPercentage", "Names")
    rows = [
        (
            str(each.place),
            scored.evening.label(each.number),
            _number(each.points),
            _number(each.percent),
            scored.evening.by_number[each.number].name,
        )
        for ranking in scored.rankings
        for each in ranking.lines
    ]
    yield from _table("TotalScoreTable", columns, rows)


def _table(name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table of columns that are as wide as the widest cell."""
    cells = [[_cell(each) for each in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    heads = (f"{column}\\{width}L" for column, width in zip(columns, widths, strict=True))
    yield f'[{name} "{";".join(heads)}"]'
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield " ".join(padded).rstrip()


def _cell(text: str) -> str:
    if not text:
        return NONE
    return f'"{_escaped(text)}"' if re.search(r'[\s"]', text) else text


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _number(value: Fraction | None) -> str:
    if value is None:
        return ""
    return str(value) if value.denominator == 1 else f"{float(rounded(value, 2)):.2f}"


def read(text: str) -> tuple[PairsResult, ...]:
    """The results of all ScoreTables of a file, or without any those of its games (`pbn_games`).

    Raises PairsError, with the line.
    """
    found = tuple(_results(text)) or tuple(pbn_games.results(text))
    if not found:
        raise PairsError(NO_TABLE)
    return found


def says_two_winners(text: str, results: Sequence[PairsResult]) -> bool:
    """Whether nobody changes direction, and the places of the whole result begin a second time."""
    if not {each.ns for each in results}.isdisjoint(each.ew for each in results):
        return False
    places = list(_places(text))
    return any(now < before for before, now in pairwise(places))


def _places(text: str) -> Iterator[int]:
    """The places of the TotalScoreTable, in its order."""
    column: int | None = None
    for words in text.splitlines():
        if tag := TAG.fullmatch(words):
            name, value = tag.groups()
            heads = [each.partition("\\")[0].lstrip("+-") for each in value.split(";")]
            total = name == "TotalScoreTable" and "Rank" in heads
            column = heads.index("Rank") if total else None
        elif not words.strip():
            column = None
        elif column is not None:
            found = [*_tokens(words)][column : column + 1]
            rank = found[0].rstrip("=. ") if found else ""
            if rank.isdecimal() and len(rank) <= MOST_DIGITS:
                yield int(rank)


def _results(text: str) -> Iterator[PairsResult]:
    board, columns = "", None
    for line, words in enumerate(text.splitlines(), 1):
        if words.startswith("%"):
            continue
        if tag := TAG.fullmatch(words):
            name, value = tag.groups()
            columns = None
            if name == "Board":
                board = value
            elif name == "ScoreTable":
                columns = [each.partition("\\")[0].lstrip("+-") for each in value.split(";")]
                if not {"PairId_NS", "PairId_EW"} <= set(columns):
                    raise PairsError(NO_COLUMNS, line=line)
        elif not words.strip():
            columns = None
        elif columns is not None:
            yield _result(board, dict(zip(columns, _tokens(words), strict=False)), line)


def _tokens(words: str) -> Iterable[str]:
    for quoted, plain in _TOKEN.findall(words):
        yield "" if plain == NONE else re.sub(r"\\(.)", r"\1", quoted) or plain


def _result(board: str, cells: dict[str, str], line: int) -> PairsResult:
    number = int(board) if board.isdecimal() and len(board) < 5 else 0
    place = BoardPlace("", 0, 0, number)
    try:
        entry = with_contract(parse_result(_typed(cells) or NONE, place), _contract(cells))
        result = entry.result(cells.get("PairId_NS", ""), cells.get("PairId_EW", ""))
    except (MatchError, PairsError) as error:
        raise PairsError(ROW, line=line, board=one_line(board)[:10], reason=error) from error
    return result


def _typed(cells: dict[str, str]) -> str:
    """A row as it would be typed: its points, or its contract where it has none."""
    if score := cells.get("Score_NS", ""):
        return score
    score = cells.get("Score_EW", "")
    if _POINTS.fullmatch(score):
        return str(-int(score))
    return _contract(cells)


def _contract(cells: dict[str, str]) -> str:
    contract, tricks = cells.get("Contract", "").upper(), cells.get("Result", "")
    if contract.startswith("PASS"):
        return "pass"
    if not contract[:1].isdecimal() or not tricks.isdecimal():
        return ""
    over = int(tricks[:MOST_DIGITS]) - 6 - int(contract[0])
    return (
        f"{contract} {cells.get('Declarer', '')} {over:+}"
        if over
        else (f"{contract} {cells.get('Declarer', '')} =")
    )
