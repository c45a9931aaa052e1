"""vpdesk-cli scale check: what a table that somebody printed is, and what is wrong in it."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from vpdesk.cli.options.file_options import add_file, wanted_format
from vpdesk.cli.options.number_options import one_count
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.cli.options.scale_options import family_of
from vpdesk.errors import shown
from vpdesk.files.scale_library import built_in, own
from vpdesk.files.table_file import read_table
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.laboratory.check_data import check_data
from vpdesk.report.laboratory.sheets import CHECK, SHEETS, CheckSubject
from vpdesk.report.language import Language
from vpdesk.scales import Scale, ScaleSpec
from vpdesk.scales.check import Wanted, check
from vpdesk.scales.recognise import Recogniser
from vpdesk.settings import own_scales_folder

PLAIN = ("text", "csv", "json")
MISTAKES = 1  # the exit code where there are any


def add_check(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = (
        "The exit code is 1 where a mistake is found, an empty cell, or a scale that is "
        "not known. Cells that lack the correction are mistakes, too."
    )
    add_file(parser, "a table: CSV, text, XLSX, ODS or HTML")
    parser.add_argument(
        "--against",
        metavar="KIND",
        help="compare it with a scale of this kind (continuous, discrete, or the key of a "
        "printed one) (usual: the kind that is detected)",
    )
    parser.add_argument(
        "--against-boards",
        type=one_count,
        metavar="N",
        help="board count of that scale (usual: what each column says, or what fits best)",
    )
    add_printed(parser, SHEETS, "json")
    parser.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> tuple[bytes, int]:
    form, name = wanted_format(args), shown(Path(args.file.name))
    choice = printed_choice(args, CHECK, "check", PLAIN)
    table = read_table(args.file)
    recogniser = Recogniser((*built_in(), *own(own_scales_folder())))
    found = check(table, recogniser, _wanted(args))
    code = 0 if found.known and not found.mistakes and not found.unread else MISTAKES

    if form == "json":
        data = check_data(CheckReport(found, name, Language()))
        return (json.dumps(data, indent=2) + "\n").encode(), code
    if choice is not None:
        return exported(args, choice, CheckSubject("", CheckReport(found, name, Language()))), code
    language = printed_language(args)
    write = to_csv if form == "csv" else to_text
    return write(CheckReport(found, name, language).table, language).encode(), code


def _wanted(args: argparse.Namespace) -> Wanted | None:
    """The scale that the table is compared with. Raises UsageError where there is no such one."""
    if args.against is None:
        if args.against_boards is not None:
            raise UsageError("--against-boards needs --against, which says the kind of scale.")
        return None
    family = family_of(args.against)
    choice = ScaleSpec(family=family) if family else ScaleSpec(kind=args.against)

    def make(boards: int, v0: int) -> Scale:
        return replace(choice, v0=v0 / 100).scale(boards)

    return Wanted(make, args.against_boards)
