"""vpdesk-cli event ties: by what those who are level are parted."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

from vpdesk.cli.event.event_file import (
    add_event_file,
    add_stage,
    changed,
    file_name,
    read,
    stage_of,
)
from vpdesk.cli.options.file_options import plain_text
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.errors import WordedError
from vpdesk.event.drawn_lots import with_lots
from vpdesk.event.event import Event
from vpdesk.files.tie_rules import SUFFIX, TieRules, built_in, order_of, read_order
from vpdesk.files.tournament.file import local_now
from vpdesk.report.events.tie_break_words import tie_break_label, tie_break_meaning
from vpdesk.report.language import Language
from vpdesk.tournament.standings.tie_break_order import tournament_order, usual_order, with_order
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak
from vpdesk.tournament.tournament import Lots, Tournament

USUAL = "usual"
REGULATIONS = ("ebu", "ireland")  # as built_in() has them


def add_ties(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "Without --order it prints those that count, and the others there are."
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--order",
        metavar="ORDER",
        help=f"{', '.join(REGULATIONS)}, {USUAL}, a file (*{SUFFIX}), or codes separated by commas",
    )
    parser.add_argument(
        "--draw-lots", action="store_true", help="draw the lots again, for all that are level"
    )
    parser.add_argument(
        "--reason", type=plain_text, default="", help="the reason for drawing them again"
    )
    add_stage(parser)
    parser.set_defaults(run=_ties)


def _ties(args: argparse.Namespace) -> bytes | None:
    if args.draw_lots:
        return _draw_lots(args)
    if args.reason:
        raise UsageError("--reason is for --draw-lots.")
    if args.order is not None:
        return changed(args, lambda event: _changed(args, event), "tie-breaks")[1]
    event = read(args.file)
    group = event.group(stage_of(args, event))
    order = tournament_order(group)
    rest = (each for each in OFFERED[group.kind] if each not in order)
    lines = [f"{place:>3}  {_text(each, group)}" for place, each in enumerate(order, 1)]
    lines += [f"  -  {_text(each, group)}" for each in rest]
    return "".join(f"{each}\n" for each in lines).encode()


def _draw_lots(args: argparse.Namespace) -> bytes | None:
    if args.order is not None:
        raise UsageError("Say the order first, then draw the lots.")
    at = local_now().isoformat(timespec="seconds")
    lots = Lots(token_hex(16), at, " ".join(args.reason.split()))

    return changed(
        args, lambda event: with_lots(event, stage_of(args, event), lots), "lots drawn again"
    )[1]


def _text(tie_break: TieBreak, group: Tournament) -> str:
    language = Language()
    meaning = tie_break_meaning(tie_break, group.kind, language)
    return f"{tie_break_label(tie_break, language)}: {meaning}"


def _changed(args: argparse.Namespace, event: Event) -> Event:
    number = stage_of(args, event)
    stage = event.stage(number)
    groups = (with_order(each, _order(args, each)) for each in stage.groups)
    return event.with_stage(number, replace(stage, groups=tuple(groups)))


def _order(args: argparse.Namespace, group: Tournament) -> tuple[TieBreak, ...]:
    wanted: str = args.order
    if wanted == USUAL:
        return usual_order(group)
    if wanted.endswith(SUFFIX):
        return read_order(Path(wanted), group)
    codes = TieRules(wanted, order=tuple(each.strip() for each in wanted.split(",")))
    rules = dict(zip(REGULATIONS, built_in(), strict=True)).get(wanted, codes)
    try:
        return order_of(rules, group)
    except WordedError as error:
        raise UsageError(f"{file_name(args.file)}: {error}") from error
