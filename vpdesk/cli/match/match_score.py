"""vpdesk-cli match score: what the score sheet of a match comes to."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from vpdesk.cli.options.file_options import add_file, wanted_format
from vpdesk.cli.options.options import Parser
from vpdesk.cli.options.output import tell
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.errors import WordedError
from vpdesk.files.match_file import Match, read_match
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.match.outcome import Outcome, outcome
from vpdesk.match.results import match_vps
from vpdesk.match.two_scales import by_two_scales
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.match.both_scales import sections_if_twice
from vpdesk.report.match.sheets import SCORE_SHEET, SHEETS, ScoreSubject
from vpdesk.report.match.tables import score_sheet

PLAIN = ("text", "csv", "json")
MATCH_FILE = "a match (.vpmatch)"


def add_score(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, MATCH_FILE)
    add_printed(parser, SHEETS, "json")
    parser.set_defaults(run=_score)


def _score(args: argparse.Namespace) -> bytes:
    form = wanted_format(args)
    choice = printed_choice(args, SCORE_SHEET, "score", PLAIN)
    match = read_match(args.file)
    found = outcome(match)
    if found.problem is not None:
        tell(f"There are no VPs. {found.problem}")
    if missing := found.sheet.missing:
        tell(f"Without a result: {', '.join(map(str, missing))} (board numbers).")
    if form == "json":
        return as_json(_object(match, found))

    if choice is not None:
        return exported(args, choice, ScoreSubject(match, found))
    language = printed_language(args)
    sections = score_sheet(match.sheet, found.scale, language, found.standing)
    return as_tables((*sections, *sections_if_twice(match, language)), form, language)


def as_tables(sections: Iterable[Section], form: str, language: Language) -> bytes:
    """The tables of sections as text or as CSV, an empty line between them."""
    write = to_csv if form == "csv" else to_text
    return "\n".join(write(each.table, language) for each in sections if each.table).encode()


def as_json(found: dict[str, Any]) -> bytes:
    """An object as the commands for matches print it."""
    return f"{json.dumps(found, indent=2, ensure_ascii=False)}\n".encode()


def vps_of(hundredths: Iterable[int] | None) -> list[float] | None:
    """VPs of both sides, in VP."""
    return None if hundredths is None else [each / 100 for each in hundredths]


def _object(match: Match, found: Outcome) -> dict[str, Any]:
    sheet, adopted = match.sheet, found.adopted
    heads = ("home", "away", "event", "round", "date")
    return {
        **{name: getattr(sheet, name) for name in heads},
        "method": sheet.method.value,
        "matches": [_match(match, found, at) for at in range(len(found.sheet.matches))],
        "without_result": list(found.sheet.missing),
        "cancelled": list(found.sheet.cancelled),
        "vps_by_scores": vps_of(found.sheet_vps),
        "adopted_ruling": None if adopted is None else adopted.ruling.way.value,
        "vps": vps_of(found.vps),
        "by_two_scales": _two_scales(match),
    }


def _two_scales(match: Match) -> dict[str, Any] | None:
    """By IMPs and by boards, where the match can count twice."""
    try:
        found = by_two_scales(match)
    except WordedError:
        return None
    return {
        "imps": vps_of(found.imps.vps),
        "boards": vps_of(found.boards.vps),
        "together": vps_of(found.vps),
    }


def _match(match: Match, found: Outcome, at: int) -> dict[str, Any]:
    """A match of teams, or of the two pairs at a table; home and away are then NS and EW."""
    sheet, total = match.sheet, found.sheet.matches[at]
    tables = slice(None) if sheet.method.teams else slice(at, at + 1)
    vps = None
    if found.scale is not None and total.counted:
        vps = vps_of(match_vps(sheet, total, found.scale))
    boards = [
        {
            "number": line.number,
            "status": line.status.value,
            "points": [_points(each) for each in result.points[tables]],
            "imps": _pair(result.imps[at]),
            "running": _pair(result.running[at]),
        }
        for line, result in zip(sheet.lines, found.sheet.lines, strict=True)
    ]
    names = {} if sheet.method.teams or not sheet.names else {"names": sheet.names[at]}
    return {
        **names,
        "boards": boards,
        "counted": total.counted,
        "imps": _pair(total.imps),
        "margins": list(total.margins),
        **({"points_of_boards": _pair(total.boards)} if total.boards is not None else {}),
        "vps_by_scores": vps,
    }


def _points(score: Iterable[tuple[int, int]]) -> int | list[tuple[int, int]] | None:
    """Points of North-South; of a weighted score its shares, each percent and points."""
    shares = list(score)
    if len(shares) == 1:
        return shares[0][1]
    return shares or None


def _pair(imps: tuple[Fraction, Fraction] | None) -> list[float] | None:
    return None if imps is None else [_number(each) for each in imps]


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)
