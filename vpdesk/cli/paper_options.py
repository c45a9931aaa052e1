"""Options of what is printed: paper, language, letterhead; and Qt, which paints it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from vpdesk.cli.options import Parser
from vpdesk.formats.choice import DECIMAL_SIGNS
from vpdesk.languages import LANGUAGES, language
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.document import Letterhead
from vpdesk.report.language import Language

SEPARATOR_NAMES = {"comma": ",", "semicolon": ";", "tab": "\t"}
DECIMAL_NAMES = dict(zip(("point", "comma"), DECIMAL_SIGNS, strict=True))


def add_paper_options(parser: Parser) -> None:
    """Add what printed_language and letterhead take, and --paper and --landscape."""
    parser.add_argument("--paper", choices=tuple(PAPERS_MM), default="A4")
    parser.add_argument("--landscape", action="store_true")
    parser.add_argument("--language", choices=tuple(LANGUAGES), default="en")
    parser.add_argument("--decimal-sign", choices=tuple(DECIMAL_NAMES), help="of all numbers")
    parser.add_argument("--separator", choices=tuple(SEPARATOR_NAMES), help="of fields in CSV")
    for name in ("title", "event", "date"):
        parser.add_argument(f"--{name}", default="", metavar="TEXT", help="for the letterhead")
    parser.add_argument("--logo", type=Path, metavar="FILE", help="a PNG or SVG picture")


def printed_language(args: argparse.Namespace) -> Language:
    """The language with its signs. It needs Qt for another than English."""
    return language(
        args.language,
        DECIMAL_NAMES.get(args.decimal_sign, ""),
        SEPARATOR_NAMES.get(args.separator, ""),
    )


def letterhead(args: argparse.Namespace) -> Letterhead:
    """What the organiser adds. It needs Qt. Raises ExportError for a bad logo."""
    from vpdesk.formats.logo import read_logo  # noqa: PLC0415 - after Qt is there

    logo = None if args.logo is None else read_logo(args.logo)
    return Letterhead(args.title, args.event, args.date, logo)


def start_qt() -> None:
    """Fonts and pictures need an application, though no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - only what is painted needs Qt

    global _app  # noqa: PLW0603 - it lives as long as the program
    _app = QGuiApplication.instance() or QGuiApplication(["vpdesk-cli"])


_app: object = None
