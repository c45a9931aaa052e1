"""vpdesk-cli scale check: what a table that somebody printed is, and what is wrong in it."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.file_options import add_file, wanted_format
from vpdesk.cli.options import Parser
from vpdesk.cli.paper_options import add_printed, export_choice, exported, printed_language
from vpdesk.errors import shown
from vpdesk.files.scale_library import built_in, own
from vpdesk.files.table_file import read_table
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.pieces_subject import PiecesSubject
from vpdesk.formats.text_file import to_text
from vpdesk.report.document import Section
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.laboratory.parts import LabPart
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
    add_file(parser, "a table: CSV, text, XLSX, ODS or HTML")
    add_printed(parser)
    parser.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> tuple[bytes, int]:
    form, name = wanted_format(args), shown(Path(args.file.name))
    table = read_table(args.file)
    recogniser = Recogniser((*built_in(), *own(own_scales_folder())))
    found = check(table, recogniser)
    code = 0 if found.known and not found.mistakes else MISTAKES

    def sections(language: Language) -> tuple[Section, ...]:
        return CheckReport(found, name, language).sections

    if form not in ("text", "csv"):
        choice = export_choice(args, LabPart.CHECK, "check")
        return exported(args, choice, PiecesSubject("", ((LabPart.CHECK, sections),))), code
    language = printed_language(args)
    write = to_csv if form == "csv" else to_text
    return write(CheckReport(found, name, language).table, language).encode(), code
