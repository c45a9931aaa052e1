"""vpdesk-cli swiss generate: a random tournament, drawn by the rules."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.cli.options.file_options import add_output
from vpdesk.cli.options.number_options import add_seed, positive, share
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.tournament.fide import trf
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Edition

if TYPE_CHECKING:
    from vpdesk.tournament.standings.tie_breaks import TieBreak

MOST_PLAYERS, MOST_ROUNDS = 9999, 99
RATES = {
    "forfeit_rate": ("R", "forfeits of a game"),
    "half_bye_rate": ("R", "half-point byes of a player in a round"),
    "absent_rate": ("R", "absences of a player in a round"),
    "withdraw_rate": ("R", "withdrawals of a player after a round"),
    "late_rate": ("R", "players who come late"),
    "full_bye_rate": ("R", "full-point byes of a player in a round"),
    "unusual_rate": ("R", "games that end ½-0 or 0-0, or are not rated"),
    "draw_share": ("R", "draws among games of equals"),
}


def add_generate(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "generate", help="write a random event, drawn by the rules", allow_abbrev=False
    )
    parser.add_argument(
        "--players", type=positive, required=True, metavar="N", help="number of players, 2 to 9999"
    )
    parser.add_argument(
        "--rounds", type=positive, required=True, metavar="N", help="number of rounds, 1 to 99"
    )
    parser.add_argument(
        "--edition",
        choices=[str(each) for each in Edition],
        default=str(Edition.E2026),
        help="edition of the FIDE Dutch rules (2026)",
    )
    add_seed(parser)
    for name, (metavar, words) in RATES.items():
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=share, metavar=metavar, help=f"share of {words}, 0 to 1")
    parser.add_argument(
        "--tie-breaks",
        type=_order,
        metavar="CODES",
        help="tie-breaks, such as DE,BH/C1,SB (usual: those of the rules)",
    )
    parser.add_argument("--acceleration", action="store_true", help="Baku acceleration")
    parser.add_argument(
        "--trf", choices=("06", "16", "26"), default="26", help="version of the file format (26)"
    )
    add_output(parser)
    parser.set_defaults(run=_generate)


def _generate(args: argparse.Namespace) -> bytes:
    from vpdesk.tournament.draws.generator import generate  # only this command generates

    if not 2 <= args.players <= MOST_PLAYERS:
        raise UsageError(f"An event has 2 to {MOST_PLAYERS} players, not {args.players}.")
    if args.rounds > MOST_ROUNDS:
        raise UsageError(f"An event has at most {MOST_ROUNDS} rounds, not {args.rounds}.")
    rates = {name: getattr(args, name) for name in RATES if getattr(args, name) is not None}
    tournament = generate(
        args.players,
        args.rounds,
        Edition(args.edition),
        args.seed,
        acceleration=args.acceleration,
        **rates,
    )
    if (drawn := len(tournament.rounds)) < args.rounds:
        tell(f"Round {drawn + 1} cannot be paired by the rules; the rounds before it are written.")
    if args.tie_breaks:
        from vpdesk.tournament.standings.tie_break_order import with_order

        ranked = with_order(replace(tournament, rounds=()), args.tie_breaks)
        tournament = replace(ranked, rounds=tournament.rounds)
    return trf.write(tournament, args.trf).encode()


def _order(text: str) -> tuple[TieBreak, ...]:
    """The tie-breaks of codes with commas between them."""
    from vpdesk.tournament.standings.tie_breaks import of_code

    found = []
    for code in text.split(","):
        known = of_code(code.strip().upper(), Kind.CHESS)
        if known is None:
            raise argparse.ArgumentTypeError(f"“{code.strip()}” is not a tie-break")
        found.append(known)
    return tuple(found)
