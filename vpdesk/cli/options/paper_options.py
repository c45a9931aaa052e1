"""Options of what is printed: paper, language, letterhead; and Qt, which paints it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace

from vpdesk.cli.options.file_options import (
    add_output,
    in_file,
    output_name,
    plain_text,
    wanted_format,
)
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.format import files_of, formats_for
from vpdesk.languages import LANGUAGES, language
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import DECIMAL_SIGNS, Language
from vpdesk.report.sheet import Sheet, Subject
from vpdesk.stepwise import finished

SEPARATOR_NAMES = {"comma": ",", "semicolon": ";", "tab": "\t"}
DECIMAL_NAMES = dict(zip(("point", "comma"), DECIMAL_SIGNS, strict=True))


def add_paper_options(parser: Parser) -> None:
    """Add what printed_language and letterhead take, and --paper and --landscape."""
    parser.add_argument("--paper", choices=tuple(PAPERS_MM), default="A4", help="paper size (A4)")
    parser.add_argument("--landscape", action="store_true", help="print in landscape")
    parser.add_argument(
        "--language", choices=tuple(LANGUAGES), default="en", help="language of the output (en)"
    )
    parser.add_argument(
        "--decimal-sign", choices=tuple(DECIMAL_NAMES), help="decimal sign of all numbers"
    )
    parser.add_argument(
        "--separator", choices=tuple(SEPARATOR_NAMES), help="separator of fields in CSV"
    )
    for name in ("title", "event", "date"):
        parser.add_argument(
            f"--{name}",
            type=plain_text,
            default="",
            metavar="TEXT",
            help=f"{name} in the letterhead",
        )
    parser.add_argument("--logo", type=in_file, metavar="FILE", help="logo, a PNG or SVG picture")
    parser.add_argument(
        "--red-suits", action="store_true", help="print hearts and diamonds of hand records in red"
    )


def add_boards_on_page(parser: Parser, told: str) -> None:
    """Add --per-page. told: what is counted."""
    parser.add_argument("--per-page", type=positive, metavar="N", help=told)


def add_printed(parser: Parser, sheets: tuple[Sheet, ...], *more: str) -> None:
    """Add the output of a report: as text or in any format that the window has, and more."""
    add_output(parser, ("text", *more, *files_of(*sheets)), "text")
    add_form(parser)
    add_paper_options(parser)


def add_form(parser: Parser) -> None:
    """Add what export_choice takes, beside the paper options."""
    parser.add_argument(
        "--form",
        choices=[form.value for form in Form],
        metavar="FORM",
        help="form: sheet, wall (large type, a scale on as many sheets as that takes), poster (on "
        "--paper A2, or A1 in parts on smaller paper) or card; what is printed has its usual one",
    )


def printed_choice(
    args: argparse.Namespace, sheet: Sheet, name: str, plain: Sequence[str]
) -> ExportChoice | None:
    """As export_choice; None for the plain formats, which the command writes by itself."""
    return None if wanted_format(args) in plain else export_choice(args, sheet, name, plain)


def check_form(sheet: Sheet, name: str, form: Form) -> None:
    """Raise UsageError where a sheet, as it is called, cannot have such a form."""
    if form not in sheet.forms:
        allowed = " or ".join(each.value for each in sheet.forms)
        raise UsageError(f"“{name}” can be a {allowed}, not a {form.value}.")


def export_choice(
    args: argparse.Namespace, sheet: Sheet, name: str, plain: Sequence[str] = ()
) -> ExportChoice:
    """What is exported, and how. name: of the sheet, in a sentence. plain: other formats.

    Raises UsageError where it cannot be had so.
    """
    form = wanted_format(args)
    known = (*plain, *formats_for(sheet))
    formats = [each for each in args.formats if each in known]
    if form not in formats:
        given = f"“{args.format}”" if args.format else output_name(args)
        raise UsageError(
            f"“{name}” can be written as {', '.join(formats)}, not as {given};"
            " --format says which it is to be."
        )
    forms = sheet.forms
    shape = forms[0] if args.form is None else Form(args.form)
    check_form(sheet, name, shape)
    wanted = getattr(args, "per_page", None) or 0
    if wanted and sheet.on_page and wanted not in sheet.on_page:
        listed = ", ".join(map(str, sorted(sheet.on_page)))
        raise UsageError(f"On a page of “{name}” there can be {listed} boards, not {wanted}.")
    told = {"diagrams": wanted if sheet.on_page else 0, "red": args.red_suits}
    return ExportChoice(sheet, shape, form, args.paper, args.landscape, **told)


def exported(args: argparse.Namespace, choice: ExportChoice, subject: Subject) -> bytes:
    """The bytes of the file. Raises WordedError, as for a bad logo."""
    from vpdesk.formats.exporter import export_steps

    start_qt()
    words = printed_language(args)
    head = letterhead(args)
    if head.logo is None and subject.prints.logo:
        from vpdesk.formats.logo import logo_of  # after Qt is there

        head = replace(head, logo=logo_of(subject.prints.logo, args.file))
    return finished(export_steps(choice, subject, head, words, tell))


def printed_language(args: argparse.Namespace) -> Language:
    """The language with its signs."""
    if args.language != "en":
        start_qt()
    return language(
        args.language,
        DECIMAL_NAMES.get(args.decimal_sign, ""),
        SEPARATOR_NAMES.get(args.separator, ""),
    )


def letterhead(args: argparse.Namespace) -> Letterhead:
    """What the organiser adds. It needs Qt. Raises ExportError for a bad logo."""
    from vpdesk.formats.logo import read_logo  # after Qt is there

    logo = None if args.logo is None else read_logo(args.logo)
    return Letterhead(args.title, args.event, args.date, logo)


def start_qt() -> None:
    """Fonts and pictures need an application, though no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication  # only what is painted needs Qt

    global _app  # noqa: PLW0603 - it lives as long as the program
    _app = QGuiApplication.instance() or QGuiApplication(["vpdesk-cli"])


_app: object = None
