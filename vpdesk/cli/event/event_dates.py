"""vpdesk-cli event dates: when the rounds of a stage are played."""

from __future__ import annotations

import argparse

from vpdesk.cli.event.event_file import (
    add_event_file,
    add_stage,
    changed,
    file_name,
    read,
    stage_of,
)
from vpdesk.cli.options.file_options import plain_text
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import counted
from vpdesk.event.event import Event
from vpdesk.event.round_dates import dates_of, following, with_dates, with_some
from vpdesk.event.stage_rules import MOST_ROUNDS
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.tournament_data import read_rounds

OPEN = ("", "")


def add_dates(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "Without --round it prints those that are known."
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument(
        "--round",
        nargs=2,
        type=plain_text,
        action="append",
        metavar=("N", "WHEN"),
        help="a round and its date, such as “2026-11-24 19:30”; the time may be left out, “” "
        "removes the date; can be repeated",
    )
    parser.add_argument(
        "--every",
        type=positive,
        metavar="DAYS",
        help="days from each later planned round to the next, counted from the last of these",
    )
    parser.set_defaults(run=_dates)


def _dates(args: argparse.Namespace) -> bytes | None:
    if not args.round:
        if args.every:
            raise UsageError("--every goes on from --round.")
        event = read(args.file)
        found = dates_of(event, stage_of(args, event))
        lines = (" ".join(filter(None, each)).replace("/", "-") for each in found)
        shown = (f"{at:4}  {line}".rstrip() for at, line in enumerate(lines, 1))
        return "".join(f"{line}\n" for line in shown).encode()
    said = dict(_said(each) for each in args.round)

    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        planned = max((each.planned for each in event.stage(stage).groups), default=0)
        if planned and max(said) > planned:
            told = f"Stage {stage} has {counted(planned, 'round')}, not {max(said)}."
            raise UsageError(f"{file_name(args.file)}: {told}")
        dates = with_some(dates_of(event, stage), said)
        if args.every:
            later = following(dates[: max(said)], planned, args.every)
            if not later:
                raise UsageError("--every needs a date to go on from, and rounds that are planned.")
            dates = with_some(dates, later)
        return with_dates(event, stage, dates)

    return changed(args, make, "dates of rounds")[1]


def _said(told: list[str]) -> tuple[int, tuple[str, str]]:
    """A round and its date. Raises UsageError."""
    number, text = told
    at = whole_number(number) or 0
    if not 0 < at <= MOST_ROUNDS:
        raise UsageError(f"“{number}” is not the number of a round.")
    try:
        found = read_rounds(text)
    except TournamentError as error:
        raise UsageError(f"Round {at}: {error}") from error
    return at, found[0] if found else OPEN
