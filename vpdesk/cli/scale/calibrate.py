"""vpdesk-cli calibrate: what past matches say of the blitz."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vpdesk.cli.options.file_options import add_file, wanted_format
from vpdesk.cli.options.number_options import number
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import check_folder, tell
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.errors import shown
from vpdesk.files.match_list_file import read_match_list
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.languages import match_headings
from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
from vpdesk.report.laboratory.sheets import (
    CALIBRATION,
    HISTOGRAM,
    SHEETS,
    CalibrationSubject,
)
from vpdesk.report.language import english
from vpdesk.scales import ScaleSpec
from vpdesk.scales.calibration import USUAL_SHARE, Calibration, Group, calibrate
from vpdesk.scales.match_list import MatchList

FAULTS_SHOWN = 10
WHAT = {each.key: each for each in (CALIBRATION, HISTOGRAM)}


def add_calibrate(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, "a list of past matches: CSV, text, XLSX or ODS")
    parser.add_argument(
        "--share",
        type=number,
        default=USUAL_SHARE / 100,
        metavar="PERCENT",
        help="percentage of the matches that win by the maximum (5)",
    )
    parser.add_argument(
        "--what",
        choices=tuple(WHAT),
        default=CALIBRATION.key,
        help="what is exported: the text with all tables (usual), or the chart alone",
    )
    add_printed(parser, SHEETS, "json")
    parser.set_defaults(run=_calibrate)


def _calibrate(args: argparse.Namespace) -> bytes:
    share, form = _share(args.share), wanted_format(args)
    plain = ("text", "csv", "json") if args.what == CALIBRATION.key else ()
    printed = printed_choice(args, WHAT[args.what], args.what, plain)
    check_folder(args.output)
    found = read_match_list(args.file, match_headings())
    _tell_unread(shown(Path(args.file.name)), found)
    choice = ScaleSpec()
    calibration = calibrate(found.matches, share, blitz_of(choice))
    if form == "json":
        return (json.dumps(_object(calibration, found.left_out), indent=2) + "\n").encode()
    language = printed_language(args)
    report = CalibrationReport(calibration, choice, found.left_out, language)
    if printed is not None:
        return exported(args, printed, CalibrationSubject("", report))
    if form == "csv":
        return to_csv(report.table, language).encode()
    said = "\n".join(report.sentences)
    tables = "\n".join(to_text(table, language) for table in (report.table, report.bins_table))
    return f"{said}\n\n{tables}".encode()


def _tell_unread(name: str, found: MatchList) -> None:
    """Say which rows are not among the matches."""
    told = [f"{name}, line {fault.line}: {fault}" for fault in found.faults[:FAULTS_SHOWN]]
    if found.left_out:
        rows = english("Report", "%n row(s)", None, found.left_out)
        told.append(f"{name}: {rows} could not be read.")
    tell(*told)


def _share(percent: float | str) -> int:
    """The share in hundredths of a percent. Raises UsageError."""
    hundredths = 100 * percent if isinstance(percent, int | float) else 0.5
    if not abs(hundredths) <= 10_000 or round(hundredths, 6) != round(hundredths):
        raise UsageError(f"The share must be a percentage like 5 or 2.5, not “{percent}”.")
    return round(hundredths)


def _object(calibration: Calibration, unread: int) -> dict[str, Any]:
    return {
        "share_percent": calibration.share / 100,
        "unread_rows": unread,
        "overall": _group(calibration.overall),
        "by_boards": [_group(group) for group in calibration.groups],
        "histogram": [asdict(each) for each in calibration.bins],
    }


def _group(group: Group) -> dict[str, Any]:
    """The figures of a group; factors as numbers, shares as parts of one."""
    found = {name: value for name, value in asdict(group).items() if value is not None}
    if not group.boards:
        del found["boards"]
    if group.factor is not None:
        for name in ("value", "least", "most"):
            found["factor"][name] /= 100
    return found
