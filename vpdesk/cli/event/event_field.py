"""vpdesk-cli event entrant: who is entered, late, withdrawn, away, and under which name."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from vpdesk.cli.event.event_file import add_event_file, add_stage, changed, entrant_of, file_name
from vpdesk.cli.options.file_options import plain_text
from vpdesk.cli.options.number_options import positive, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.event.event import Event, EventError
from vpdesk.event.leavers import asked_out
from vpdesk.event.place import (
    CLOSED,
    StagePlace,
    check_entries,
    may_renumber,
    places_of,
    tournament_at,
    with_tournament,
)
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.tournament.draws.acceleration import keep_baku
from vpdesk.tournament.draws.teams.seats import read_seat
from vpdesk.tournament.field import entries, leaving
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Entrant, Tournament

MOST_RATING = 9999
BYES = {"pairing": "U", "full": "F", "half": "H", "zero": "Z"}


def add_entrant(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser, "whose rounds are meant, from 1 (usual: the last one that is played)")
    parser.add_argument("--name", type=plain_text, required=True, help="name of the team or player")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--enter",
        action="store_true",
        help="enter at the end of the list; as a late entrant once a round is drawn",
    )
    what.add_argument(
        "--remove",
        action="store_true",
        help="remove an entrant that has no match yet, or does not come to a later stage",
    )
    what.add_argument(
        "--withdraw",
        action="store_true",
        help="withdraw after the rounds that are drawn; from a league after its last match",
    )
    what.add_argument("--back", action="store_true", help="reinstate after a withdrawal")
    parser.add_argument(
        "--here",
        action=argparse.BooleanOptionalAction,
        help="checked in; --no-here: not checked in",
    )
    parser.add_argument(
        "--unranked",
        action=argparse.BooleanOptionalAction,
        help="plays unranked; --no-unranked: is ranked again",
    )
    parser.add_argument(
        "--group",
        type=positive,
        default=1,
        metavar="G",
        help="stage for a new entrant (usual: 1)",
    )
    parser.add_argument("--rename", type=plain_text, metavar="NAME", help="new name")
    parser.add_argument(
        "--members",
        type=plain_text,
        metavar="NAMES",
        help="names of the players, separated by commas",
    )
    parser.add_argument("--captain", type=plain_text, metavar="NAME", help="captain of a team")
    parser.add_argument(
        "--register", type=plain_text, metavar="NUMBER", help="number in a federation's register"
    )
    parser.add_argument(
        "--strength", type=whole, metavar="N", help="strength or rating, 0 for unknown"
    )
    parser.add_argument("--club", type=plain_text, metavar="TEXT", help="club, or another group")
    parser.add_argument(
        "--seat", metavar="SEAT", help="fixed seat: H or V (NS or EW), a table, or both: H3"
    )
    parser.add_argument(
        "--from-round", type=positive, metavar="R", help="first round that is played"
    )
    parser.add_argument(
        "--bye",
        nargs=2,
        metavar=("ROUND", "KIND"),
        help=f"{', '.join(BYES)}; none removes the bye of a later round",
    )
    parser.set_defaults(run=_entrant)


def _entrant(args: argparse.Namespace) -> bytes | None:
    said, bye = _said(args), _bye(args)
    if not (said or bye or args.enter or args.remove or args.withdraw or args.back):
        raise UsageError("Say what is other, as --rename or --withdraw.")
    if args.remove and (said or bye):
        raise UsageError("Who is removed has nothing else.")

    def make(event: Event) -> Event:
        if args.captain and not event.play.has_captains:
            raise UsageError(f"{file_name(args.file)}: Only teams have captains.")
        if args.unranked and not event.play.has_unranked:
            raise UsageError(f"{file_name(args.file)}: In chess everybody has a standing.")
        if args.enter:
            return _entered(args, event, said)
        number = entrant_of(args, event, args.name)
        if "name" in said:
            _check_new(args, [one for one in event.entrants if one.number != number], said["name"])
        place = _place(args, event, number)
        tournament = tournament_at(event, place)
        if args.remove:
            wanted = _removed(event, place, tournament, number)
        else:
            wanted = _changed(args, tournament, number, said)
        if bye:
            wanted = entries.with_bye(wanted, number, *bye)
        return with_tournament(event, place, keep_baku(tournament, wanted))

    return changed(args, make, f"entry of {args.name}")[1]


def _removed(event: Event, place: StagePlace, tournament: Tournament, number: int) -> Tournament:
    """Without somebody; of a later stage as who does not come to it. Raises EventError."""
    if place.stage > 1:
        return asked_out(tournament, [number])
    check_entries(event, place)
    if not may_renumber(event):
        raise EventError(CLOSED)
    return entries.removed(tournament, [number])


def _said(args: argparse.Namespace) -> dict[str, Any]:
    """The fields of a player that are said. Raises UsageError."""
    if args.rename is not None and not args.rename.strip():
        raise UsageError("Everybody needs a name.")
    if args.strength is not None and args.strength > MOST_RATING:
        raise UsageError(f"A strength is {MOST_RATING} at most, not {args.strength}.")
    found = {
        "name": args.rename and " ".join(args.rename.split()),
        "group": args.club and args.club.strip(),
        "captain": args.captain and " ".join(args.captain.split()),
        "register_number": args.register and args.register.strip(),
        "rating": args.strength,
        "first_round": args.from_round,
        "here": args.here,
        "unranked": args.unranked,
    }
    if args.seat is not None:
        found["seat"] = read_seat(args.seat)
    if args.members is not None:
        names = (" ".join(each.split()) for each in args.members.split(","))
        found["members"] = tuple(filter(None, names))
    return {field: value for field, value in found.items() if value is not None}


def _bye(args: argparse.Namespace) -> tuple[int, ByeKind | None] | None:
    if args.bye is None:
        return None
    number, kind = args.bye
    at = whole_number(number)
    if not at or kind not in (*BYES, "none"):
        raise UsageError(f"--bye takes a round, and {', '.join(BYES)} or none.")
    return at, ByeKind(BYES[kind]) if kind in BYES else None


def _entered(args: argparse.Namespace, event: Event, said: dict[str, Any]) -> Event:
    place = StagePlace(1, args.group)
    event.group(*place)
    check_entries(event, place)
    name = " ".join(args.name.split())
    if not name or "name" in said:
        raise UsageError("Who is entered is named by --name.")
    _check_new(args, event.entrants, name)
    tournament = tournament_at(event, place)
    wanted = entries.added(tournament, [replace(Entrant(1, name), **said)])
    return with_tournament(event, place, keep_baku(tournament, wanted))


def _check_new(args: argparse.Namespace, others: Iterable[Entrant], name: str) -> None:
    if name.casefold() in {each.name.casefold() for each in others}:
        raise UsageError(f"{file_name(args.file)}: “{name}” is entered already.")


def _place(args: argparse.Namespace, event: Event, number: int) -> StagePlace:
    """Where somebody plays, in the stage that is asked for or else the last one."""
    if args.stage:
        event.stage(args.stage)
    for place in reversed(places_of(event)):
        asked = args.stage in (None, place.stage)
        if asked and number in tournament_at(event, place).by_number:
            return place
    raise UsageError(f"{file_name(args.file)}: “{args.name}” does not play stage {args.stage}.")


def _changed(
    args: argparse.Namespace, tournament: Tournament, number: int, said: dict[str, Any]
) -> Tournament:
    """With what is said of somebody. Raises UsageError."""
    if args.withdraw and not tournament.rounds:
        raise UsageError("No round is drawn yet; --remove takes out who does not come at all.")
    if args.withdraw:
        tournament = leaving.left(tournament, [number])
    elif args.back:
        tournament = leaving.back(tournament, [number])
    player = tournament.by_number[number]
    return entries.changed(tournament, replace(player, **said))
