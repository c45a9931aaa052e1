"""vpdesk-cli event check: what in an event does not fit together."""

from __future__ import annotations

import argparse

from vpdesk.cli.event.event_file import add_event_file, of_event, read
from vpdesk.cli.options.file_options import add_output
from vpdesk.cli.options.options import Parser
from vpdesk.cli.options.output import counted
from vpdesk.event.event import Event
from vpdesk.event.misfits import misfits

FOUND = 1


def add_check(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    add_output(parser)
    parser.set_defaults(run=_check)


def _check(args: argparse.Namespace) -> tuple[bytes, int]:
    event = read(args.file)
    with of_event(args.file):
        found = [str(each) for each in misfits(event)]
    lines = [*found, *(_stage(event, number) for number, _ in enumerate(event.stages, 1))]
    lines.append(f"{counted(len(event.stages), 'stage')}, {counted(len(found), 'fault')}")
    return "".join(f"{each}\n" for each in lines).encode(), FOUND if found else 0


def _stage(event: Event, number: int) -> str:
    stage = event.stage(number)
    drawn = [game for group in stage.groups for each in group.rounds for game in each.games]
    games = [game for game in drawn if game.finished or game.lacking]
    done = sum(game.finished for game in games)
    players = len(event.numbers_of(number))
    names, results = counted(players, "name"), counted(len(games), "result")
    return f"Stage {number}: {stage.draw}, {names}, {done} of {results}"
