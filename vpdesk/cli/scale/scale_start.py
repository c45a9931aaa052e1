"""A starting point in the place of a file: scale, pins and paper of the export."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options.options import UsageError
from vpdesk.files.start_file import SUFFIX, read_start
from vpdesk.files.start_library import built_in, find, own
from vpdesk.files.text import STANDARD_INPUT
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.scales.starts import Start
from vpdesk.scales import KINDS
from vpdesk.settings import own_starts_folder


def start_named(args: argparse.Namespace) -> Start | None:
    """The starting point that stands in the place of the file; None where a file does, or none.

    Raises UsageError for a name that nothing has, and TextFileError.
    """
    path: Path | None = args.file
    if path is None or path is STANDARD_INPUT:
        return None
    if path.suffix.lower() == SUFFIX:
        return read_start(path)
    if path.suffix or path.parent.name or path.exists():
        return None
    found = find(path.name, own_starts_folder())
    if found is None:
        known = ", ".join((*_own_names(), *(each.key for each in built_in())))
        raise UsageError(
            f"There is no file and no starting point “{path.name}”; the starting points are "
            f"{known}."
        )
    return found


def _own_names() -> list[str]:
    return [f"“{each.name}”" for each in own(own_starts_folder())[0]]


def take_start(args: argparse.Namespace, start: Start) -> None:
    """What it says goes where the options are silent. Raises UsageError where both speak."""
    told = (args.scale_file, args.blitz, args.factor, args.half_match or None)
    usual = (args.kind, args.model, float(args.v0)) == (KINDS[0], "exponential", 10)
    if args.boards or not usual or any(each is not None for each in told):
        raise UsageError(
            f"“{start.name}” says its own scale and boards; leave out the options that say others."
        )
    args.file, args.start = None, start
    if args.what is None:
        args.what = start.sheet.file_part
        args.form = args.form or start.shape.value
        args.landscape = args.landscape or start.landscape
    args.paper = args.paper or (start.paper if start.paper in PAPERS_MM else None)
