"""vpdesk-cli calibrate: what past matches say of the blitz."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vpdesk.cli.options import Parser, UsageError, number
from vpdesk.cli.output import check_folder
from vpdesk.files.match_list_file import read_match_list
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
from vpdesk.report.language import Language, english
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales.calibration import USUAL_SHARE, Calibration, Group, calibrate
from vpdesk.scales.match_list import MatchList

FAULTS_SHOWN = 10


def add_calibrate(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a list of past matches (CSV, XLSX or ODS)"
    )
    parser.add_argument(
        "--share",
        type=number,
        default=USUAL_SHARE / 100,
        metavar="PERCENT",
        help="the share of the matches that is to win by the maximum (5)",
    )
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT", help="write to a file")
    parser.set_defaults(run=_calibrate)


def _calibrate(args: argparse.Namespace) -> bytes:
    share = _share(args.share)
    check_folder(args.output)
    found = read_match_list(args.file)
    _tell_unread(args.file.name, found)
    choice, language = ScaleChoice(), Language()
    calibration = calibrate(found.matches, share, blitz_of(choice))
    if args.format == "json":
        return (json.dumps(_object(calibration, found.left_out), indent=2) + "\n").encode()
    report = CalibrationReport(calibration, choice, found.left_out, language)
    if args.format == "csv":
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
    sys.stderr.write("".join(f"vpdesk-cli: {each}\n" for each in told))


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
