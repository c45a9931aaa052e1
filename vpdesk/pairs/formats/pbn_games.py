"""Results of a PBN file that has one game for each table: Contract, Declarer and Result.

Source: "Portable Bridge Notation", version 2.1, 3.4 and 3.5. A side is the names of its players, or
without any its direction and which game of the board it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from vpdesk.deals.pbn_words import TAG, in_comment
from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.match.errors import MatchError
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result

SAME, UNKNOWN = "#", ("", "?")
OWN = ("Board", "North", "East", "South", "West", "Contract", "Declarer", "Result")

GAME = QT_TRANSLATE_NOOP("PairsError", "Board {board}: {reason}")
NO_BOARD = QT_TRANSLATE_NOOP("PairsError", "A result in the file needs the number of its board.")


def results(text: str) -> Iterator[PairsResult]:
    """The results of all games that have a contract; one whose result is unknown was not played.

    Raises PairsError, with the line.
    """
    games: Counter[str] = Counter()
    for line, tags in _games(text):
        if tags.get("Contract", "") in UNKNOWN:
            continue
        board = tags.get("Board", "")
        if not (board.isascii() and board.isdecimal() and 0 < len(board) < 5 and int(board)):
            raise PairsError(NO_BOARD, line=line)
        games[board] += 1
        try:
            entry = parse_result(_typed(tags), BoardPlace("", 0, 0, int(board)))
        except (MatchError, PairsError) as error:
            raise PairsError(GAME, line=line, board=one_line(board), reason=error) from error
        sides = (_side(tags, each, games[board]) for each in (("North", "South"), ("East", "West")))
        yield entry.result(*sides)


def _side(tags: Mapping[str, str], seats: tuple[str, str], game: int) -> str:
    names = [one_line(tags.get(each, "")) for each in seats]
    known = [each for each in names if each not in UNKNOWN]
    directions = "".join(each[0] for each in seats)
    return " \N{EN DASH} ".join(known) if known else f"{directions} {game}"


def _typed(tags: Mapping[str, str]) -> str:
    """A result as it would be typed; "^" is an irregular declarer, "NS 9" the tricks of a side."""
    contract = tags["Contract"].upper().replace(" ", "")
    if contract == "PASS":
        return "pass"
    declarer = tags.get("Declarer", "").lstrip("^")
    tricks = tags.get("Result", "").lstrip("^").split()[-1:]
    if not tricks or not tricks[0].isdecimal() or not contract[0].isdecimal():
        return "-"
    over = int(tricks[0]) - 6 - int(contract[0])
    return f"{contract} {declarer} {over:+}" if over else f"{contract} {declarer} ="


def _games(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The tags of each game and the line where it begins; "#" is what the game before had."""
    before: dict[str, str] = {}
    tags: dict[str, str] = {}
    seen: set[str] = set()
    begins, gap, comment = 1, False, False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("%") and not comment:
            continue
        tag = None if comment else TAG.fullmatch(line)
        if tag is None:
            gap = gap or not (comment or line.strip())
            comment = in_comment(line, comment)
            continue
        name, value = tag.groups()
        if name in seen or (gap and name in ("Event", "Board")):
            yield begins, tags
            before, tags, seen, begins = before | tags, {}, set(), number
        if not seen:
            begins = number
        gap = False
        seen.add(name)
        comment = in_comment(line[tag.end(2) :].lstrip('"] \t'), False)
        if name in OWN:
            tags[name] = before.get(name, "") if value == SAME else value.strip()
    yield begins, tags
