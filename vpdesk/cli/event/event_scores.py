"""Scores of a match of a round, board by board, as they are typed on its sheet."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from vpdesk.cli.event.event_file import file_name
from vpdesk.cli.match.match_rule import regulation_of
from vpdesk.cli.options.options import UsageError
from vpdesk.errors import one_line
from vpdesk.files.match_file import Match
from vpdesk.files.text import read_text
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.match.errors import MatchError
from vpdesk.match.letters import ENGLISH
from vpdesk.match.score_sheet import ScoreSheet, Sides, Status, with_reason, with_status
from vpdesk.match.typed import adjusts, cancels, with_typed

NOTHING_YET = "."


class Typed(NamedTuple):
    """What is typed for the tables of a board. where: what begins a sentence about it."""

    board: int
    texts: tuple[str, ...]
    where: str


def typed_scores(args: argparse.Namespace) -> tuple[Typed, ...]:
    """The boards of --board and --scores. Raises UsageError, TextFileError."""
    if args.scores is not None:
        return tuple(_of_file(args.scores))
    return tuple(_typed(each, "") for each in args.board)


def with_scores(match: Match, boards: Iterable[Typed], law: str, reason: str) -> ScoreSheet:
    """The sheet with these scores; law, reason: of what the director gives. Raises UsageError."""
    sheet, regulation = match.sheet, regulation_of(None, match)
    averages = regulation.average_plus, regulation.average_minus
    for each in boards:
        try:
            sheet = _with_board(sheet, each, averages)
            if law or reason:
                sheet = with_reason(sheet, each.board, law, reason)
        except MatchError as error:
            raise UsageError(f"{each.where}Board {each.board}: {error}") from error
    return sheet


def _with_board(sheet: ScoreSheet, typed: Typed, averages: Sides) -> ScoreSheet:
    """With what is typed of a board. Raises UsageError, MatchError."""
    number, texts = typed.board, typed.texts
    whole = [each for each in texts if cancels(each) or (adjusts(each) and sheet.method.teams)]
    if texts == (NOTHING_YET,):  # takes back what became of it
        return with_status(sheet, number, Status.PLAYED)
    if whole and set(texts) <= {whole[0], NOTHING_YET}:
        if cancels(whole[0]):
            return with_status(sheet, number, Status.CANCELLED)
        return with_typed(sheet, number, 0, whole[0], ENGLISH, averages)
    if whole:
        raise UsageError(
            f"{typed.where}Board {number}: “{whole[0]}” is of the whole board; no score stands"
            " beside it."
        )
    if len(texts) != sheet.tables:
        raise UsageError(
            f"{typed.where}Board {number} has {sheet.tables} scores, one a table,"
            f" not {len(texts)}; {NOTHING_YET} stands for none."
        )
    for table, text in enumerate(texts):
        if text != NOTHING_YET:
            sheet = with_typed(sheet, number, table, text, ENGLISH, averages)
    return sheet


def _of_file(path: Path) -> Iterator[Typed]:
    """A board a line: its number and the scores of the tables, maybe under headings."""
    text = read_text(path)
    separator = max("\t;,", key=text.split("\n", 1)[0].count)
    reader = csv.reader(text.splitlines(keepends=True), delimiter=separator, strict=True)
    found = False
    try:
        for cells in reader:
            first = not found and reader.line_num == 1
            if not any(map(str.strip, cells)) or (first and not cells[0].strip().isdecimal()):
                continue
            found = True
            yield _typed(cells, f"{file_name(path)}, line {reader.line_num}: ")
    except csv.Error as error:
        line = f"{file_name(path)}, line {reader.line_num}"
        raise UsageError(f"{line}: a quotation mark is not closed.") from error
    if not found:
        raise UsageError(f"{file_name(path)}: There are no scores in the file.")


def _typed(cells: Iterable[str], where: str) -> Typed:
    number, *texts = (" ".join(each.split()) for each in cells)
    if adjusts(" ".join(texts[:1])) and len(texts[0]) == 1:  # without marks around “A 3 -3”
        texts = [" ".join(each for each in texts if each != NOTHING_YET)]
    board = whole_number(number) or 0
    if not 0 < board < 10_000:
        raise UsageError(f"{where}“{one_line(number[:20])}” is not a board number.")
    return Typed(board, tuple(each or NOTHING_YET for each in texts), where)
