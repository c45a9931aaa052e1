"""vpdesk-cli event prizes: what the prizes are for, and who has won them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vpdesk.cli.event.event_file import (
    add_event_file,
    changed,
    entrant_of,
    file_name,
    of_event,
    read,
)
from vpdesk.cli.options.file_options import add_output, file_format, plain_text
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.event.event import Event, Prize
from vpdesk.event.prizes import awards, with_prizes


def add_prizes(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "Without --prize, --winner or --clear it prints them, with who has won them."
    add_event_file(parser, changed=True)
    many: dict[str, Any] = {"type": plain_text, "nargs": 2, "action": "append", "default": []}
    parser.add_argument(
        "--prize",
        metavar=("FOR", "TEXT"),
        help="a prize for a place (1, 4-10), for the best of a club or group, or for "
        "something else; “” removes it",
        **many,
    )
    parser.add_argument(
        "--winner",
        metavar=("FOR", "NAME"),
        help="the winner, where the final standings do not tell",
        **many,
    )
    parser.add_argument("--clear", action="store_true", help="remove all prizes first")
    add_output(parser, ("text", "json"), "text")
    parser.set_defaults(run=_prizes)


def _prizes(args: argparse.Namespace) -> bytes | None:
    if args.prize or args.winner or args.clear:
        return changed(args, lambda event: _changed(args, event), "prizes")[1]
    event = read(args.file)
    names = {each.number: each.name for each in event.entrants}
    with of_event(args.file):
        found: list[dict[str, Any]] = [
            {"for": each.wins, "prize": each.text, "winners": [names[one] for one in each.winners]}
            for each in awards(event)
        ]
    if file_format(args) == "json":
        return f"{json.dumps(found, indent=2, ensure_ascii=False)}\n".encode()
    rows = ((each["for"], each["prize"], ", ".join(each["winners"])) for each in found)
    return "".join(f"{'  '.join(row).rstrip()}\n" for row in rows).encode()


def _changed(args: argparse.Namespace, event: Event) -> Event:
    prizes = [] if args.clear else [*event.prizes]
    for wins, text in ([" ".join(each.split()) for each in said] for said in args.prize):
        at = _row(prizes, wins)
        if not wins:
            raise UsageError("Say what the prize is for, as 1 or Juniors.")
        if not text:
            prizes = [each for each in prizes if each.wins != wins]
        elif at is None:
            prizes.append(Prize(wins, text))
        else:
            prizes[at] = replace(prizes[at], text=text)
    for wins, name in args.winner:
        at = _row(prizes, wins)
        if at is None:
            raise UsageError(f"{file_name(args.file)}: There is no prize for “{wins}”.")
        number = entrant_of(args, event, name) if name else 0
        prizes[at] = replace(prizes[at], winner=number)
    return with_prizes(event, prizes)


def _row(prizes: Sequence[Prize], wins: str) -> int | None:
    return next((at for at, each in enumerate(prizes) if each.wins == wins), None)
