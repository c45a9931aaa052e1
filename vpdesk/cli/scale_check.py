"""vpdesk-cli scale check: what a table that somebody printed is, and what is wrong in it."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options import Parser
from vpdesk.files.scale_library import built_in, own
from vpdesk.files.table_file import read_table
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.language import Language
from vpdesk.scales.check import check
from vpdesk.scales.recognise import Recogniser
from vpdesk.settings import own_scales_folder

MISTAKES = 1  # the exit code where there are any


def add_check(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = (
        "The exit code is 1 where a mistake is found, or a scale that is not known. Cells that "
        "lack the correction are mistakes, too."
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a CSV, text, XLSX, ODS or HTML file"
    )
    parser.add_argument("--format", choices=("text", "csv"), default="text")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT", help="write to a file")
    parser.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> tuple[bytes, int]:
    language = Language()
    table = read_table(args.file)
    recogniser = Recogniser((*built_in(), *own(own_scales_folder())))
    found = check(table, recogniser)
    report = CheckReport(found, args.file.name, language)
    write = to_csv if args.format == "csv" else to_text
    fine = found.known and not found.mistakes
    return write(report.table, language).encode(), 0 if fine else MISTAKES
