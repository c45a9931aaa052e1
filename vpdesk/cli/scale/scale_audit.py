"""vpdesk-cli scale audit: the faults of a scale, and its differences from another one."""

from __future__ import annotations

import argparse
from dataclasses import replace

from vpdesk.cli.options.file_options import wanted_format
from vpdesk.cli.options.number_options import one_count
from vpdesk.cli.options.options import Parser
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.cli.options.scale_options import add_one_count, add_rule_options, scale_options
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.document import Section
from vpdesk.report.laboratory.audit import audit_sections, differences_sections
from vpdesk.report.laboratory.sheets import AUDIT, SHEETS, AuditSubject
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.scales.audit import audit
from vpdesk.scales.differences import differences

PLAIN = ("text", "csv")
FAULTS = 1  # the exit code where there are any


def add_audit(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "The exit code is 1 where a fault is found."
    add_one_count(parser, "boards in the match")
    add_rule_options(parser, "continuous (usual) or discrete")
    parser.add_argument(
        "--against", metavar="KIND", help="also list the differences from a scale of this kind"
    )
    parser.add_argument(
        "--against-boards",
        type=one_count,
        metavar="N",
        help="the board count of that scale (usual: the same)",
    )
    add_printed(parser, SHEETS)
    parser.set_defaults(run=_audit)


def _audit(args: argparse.Namespace) -> tuple[bytes, int]:
    choice = printed_choice(args, AUDIT, "audit", PLAIN)
    scale = ScaleSpec(**scale_options(args)).scale(args.boards)
    found = audit(scale)
    compared = None
    if args.against or args.against_boards is not None:
        options = scale_options(args, args.against or args.kind)
        boards = args.boards if args.against_boards is None else args.against_boards
        compared = differences(scale, ScaleSpec(**options).scale(boards))

    def sections(language: Language) -> tuple[Section, ...]:
        differing = () if compared is None else differences_sections(compared, language)
        return audit_sections(scale, found, language) + differing

    code = FAULTS if found.faults else 0
    if choice is not None:
        both = replace(AUDIT, make=lambda _of, _how, words: sections(words))
        choice = replace(choice, what=both)
        return exported(args, choice, AuditSubject("", scale, found, compared)), code
    language = printed_language(args)
    write = to_csv if wanted_format(args) == "csv" else to_text
    tables = [each.table for each in sections(language) if each.table]
    return "\n".join(write(table, language) for table in tables).encode(), code
