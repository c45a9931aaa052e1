"""vpdesk-cli event boards: a round of Swiss pairs from the results of its boards."""

from __future__ import annotations

import argparse

from vpdesk.cli.event.event_file import add_event_file, add_stage, changed, file_name, stage_of
from vpdesk.cli.event.event_show import rounds_text
from vpdesk.cli.options.file_options import in_file
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.event.event import Event
from vpdesk.event.tables import match_tables
from vpdesk.files.pairs_file import read_results
from vpdesk.pairs.swiss_round import with_boards


def add_boards(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument(
        "--round", type=positive, required=True, metavar="N", help="number of the round, from 1"
    )
    parser.add_argument(
        "--results",
        type=in_file,
        required=True,
        metavar="FILE",
        help="board,ns,ew,score as “pairs score” reads them, pairs by number or name",
    )
    parser.set_defaults(run=_boards)


def _boards(args: argparse.Namespace) -> bytes | None:
    results = read_results(args.results)

    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        if not event.play.has_board_results:
            raise UsageError(f"{file_name(args.file)}: Boards are those of Swiss pairs.")
        if len(event.stage(stage).groups) != 1:
            raise UsageError(f"{file_name(args.file)}: Boards are those of a stage of one group.")
        match_tables(event, stage, args.round)  # whether it is drawn
        found = with_boards(event.group(stage), args.round, results)
        for each in found.odd:
            tell(f"Table {each.table}: {each.boards} of {each.wanted} boards.")
        return event.with_group(stage, 1, found.tournament)

    event, data = changed(args, make, f"results of the boards of round {args.round}")
    shown = range(args.round, args.round + 1)
    return rounds_text(event, stage_of(args, event), shown) if data is None else data
