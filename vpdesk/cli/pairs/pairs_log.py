"""vpdesk-cli pairs log: everything that was done in an evening."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from vpdesk.cli.options.file_options import add_file
from vpdesk.cli.options.options import Parser
from vpdesk.cli.pairs.evening_in import evening_history_in
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.files.stored import Action, ActionState
from vpdesk.files.stored.journal import changes_of
from vpdesk.files.stored.stored_form import RowChange
from vpdesk.report.language import Language
from vpdesk.report.step_words import told_step


def add_pairs_log(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX})")
    parser.add_argument(
        "--json", action="store_true", help="print the rows that changed, too, as JSON"
    )
    parser.set_defaults(run=_log, output=None)


def _log(args: argparse.Namespace) -> bytes:
    actions = evening_history_in(args.file).actions
    if args.json:
        told = [
            asdict(each) | {"what": told_step(each.what, Language()), "row_changes": _changes(each)}
            for each in actions
        ]
        return f"{json.dumps(told, ensure_ascii=False, indent=2)}\n".encode()
    return "".join(map(_line, actions)).encode()


def _changes(action: Action) -> list[RowChange]:
    try:
        return changes_of(action, back=False)
    except ValueError:  # another program's
        return []


def _line(action: Action) -> str:
    undone = "" if action.state is ActionState.DONE else f" (undone {action.state_at or action.at})"
    return f"{action.number}  {action.at}  {told_step(action.what, Language())}{undone}\n"
