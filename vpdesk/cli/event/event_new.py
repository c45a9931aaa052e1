"""vpdesk-cli event new, stage: an event of a list of names, and a further stage of it."""

from __future__ import annotations

import argparse
import re
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from vpdesk.cli.event.event_file import (
    add_event_file,
    changed,
    entrant_of,
    file_name,
    of_event,
)
from vpdesk.cli.event.event_show import rounds_text
from vpdesk.cli.event.stage_options import add_draw, check_options, ruled
from vpdesk.cli.options.file_options import in_file, out_file, plain_text
from vpdesk.cli.options.number_options import positive, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind, in_groups
from vpdesk.event.place import StageState, has_begun, state_of
from vpdesk.event.planning import check_size, planned
from vpdesk.event.stage_rules import usually_apart
from vpdesk.event.stages import begun, left_before, who_plays
from vpdesk.files.report_file import read_players
from vpdesk.files.text import read_text
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.usual_rules import usual_rules
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.languages import player_headings
from vpdesk.tournament.match_rules import USUAL
from vpdesk.tournament.play import PLAYS
from vpdesk.tournament.results.chess_matches import usual_points
from vpdesk.tournament.tournament import Entrant, Tournament

KINDS_OF_EVENT = {each.option: each for each in PLAYS.values()}
MOST_NAMES, MOST_LETTERS = 9999, 200
SEPARATORS = ";\t"  # of cells, as in a table of names and strengths
USUAL_SHARE = 50  # per cent
MOST_AT_ONCE = 128  # of a round robin, whose rounds are all there from the start
MATCH_POINTS, BOARD_POINTS = "match-points", "board-points"
_PLACES = re.compile(r"([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?")


def add_new(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "output", type=out_file, metavar="OUT", help="the new file (.vpt), - for standard output"
    )
    parser.add_argument("--kind", choices=KINDS_OF_EVENT, required=True, help="kind of entrants")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--players",
        type=in_file,
        metavar="FILE",
        help="a table of the entrants: names, ratings, federations, FIDE numbers (see "
        "tournament-files.md)",
    )
    who.add_argument(
        "--names",
        type=in_file,
        metavar="FILE",
        help="the names, one per line, the strongest first; - for standard input",
    )
    parser.add_argument("--name", type=plain_text, default="", help="name of the event")
    parser.add_argument(
        "--ranked-by",
        choices=(MATCH_POINTS, BOARD_POINTS),
        default=MATCH_POINTS,
        help="what ranks chess teams (usual: match points)",
    )
    add_draw(parser)
    parser.set_defaults(run=_new)


def add_stage_command(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--who",
        nargs="+",
        default=["all"],
        metavar="WORD",
        help="entrants that play: all, “places 1-4” (of each group), the rest, “losers 1” (of "
        "round 1), or “chosen” and their names",
    )
    parser.add_argument(
        "--of", type=positive, metavar="S", help="the stage they come from (usual: the one before)"
    )
    parser.add_argument(
        "--carry",
        choices=[each.value for each in CarryKind],
        default=CarryKind.NOTHING.value,
        help="what is carried over from that stage (usual: nothing)",
    )
    parser.add_argument(
        "--per-cent",
        type=whole,
        metavar="P",
        help="percentage of the VPs, where a share is carried over (50)",
    )
    parser.add_argument(
        "--cap",
        type=whole,
        default=0,
        metavar="IMPS",
        help="the most that is carried over of half a margin",
    )
    parser.add_argument("--title", type=plain_text, default="", help="name of the stage")
    parser.add_argument(
        "--change",
        type=positive,
        metavar="S",
        help="replace this stage, whose entrants are not known yet",
    )
    parser.add_argument(
        "--planned",
        action="store_true",
        help="begin it later, by “draw”, when its entrants are known",
    )
    meetings = parser.add_mutually_exclusive_group()
    meetings.add_argument(
        "--no-repeats",
        action="store_true",
        default=None,
        help="no rematches within the event (usual for a Swiss with carry-over)",
    )
    meetings.add_argument(
        "--repeats", dest="no_repeats", action="store_false", help="allow rematches"
    )
    parser.add_argument(
        "--third-place", action="store_true", help="play a match for it in a knock-out"
    )
    add_draw(parser)
    parser.set_defaults(run=_stage)


def _new(args: argparse.Namespace) -> bytes | None:
    check_options(args)
    play = KINDS_OF_EVENT[args.kind]
    kind = play.kind
    if not play.has_matches and (args.boards or args.kind_of_scale):
        raise UsageError("Boards and scales are those of teams; leave out --boards.")
    if not play.has_boards and args.ranked_by == BOARD_POINTS:
        raise UsageError("--ranked-by is for chess teams.")
    if args.players is None:
        entrants = tuple(Entrant(number, name) for number, name in enumerate(_names(args.names), 1))
    else:
        entrants = read_players(args.players, player_headings(), family_first=play.has_ratings)
    draw = DrawKind(args.draw)
    event = Event(entrants, (Stage(draw=draw, double=args.twice),), args.name, kind)
    like = Tournament(
        (),
        name=args.name,
        kind=kind,
        points=usual_points(kind),
        teams=usual_rules(kind),
        matches=replace(USUAL, by_boards=args.ranked_by == BOARD_POINTS),
        planned=args.rounds or 0,
    )
    with of_event(args.players or args.names):
        event = _begun(event, 1, like, args)
    if args.output is not None:
        if args.output.exists() and not (args.output.is_file() and not args.output.stat().st_size):
            raise UsageError(
                f"There is a “{file_name(args.output)}” already; an event is not written over it."
            )
        TournamentFile.create(args.output, event).close()
        return None
    with TemporaryDirectory(prefix="vpdesk-") as folder:
        path = Path(folder, "event.vpt")
        TournamentFile.create(path, event).close()
        return path.read_bytes()


def _stage(args: argparse.Namespace) -> bytes | None:
    check_options(args)
    carry = CarryKind(args.carry)
    if args.per_cent is not None and carry is not CarryKind.SHARE:
        raise UsageError("--per-cent is for --carry share.")
    if args.per_cent is not None and args.per_cent > 100:
        raise UsageError(f"A share is 100 % at most, not {args.per_cent} %.")
    if args.cap and carry is not CarryKind.HALF_MARGIN:
        raise UsageError("--cap is for --carry half-margin.")

    def make(event: Event) -> Event:
        number = _number(args, event)
        before = args.of or number - 1
        if before >= number:
            event.stage(before)
            raise UsageError(f"Stage {number} follows from a stage before it, not from {before}.")
        first = event.group(before)
        stage = Stage(
            args.title,
            DrawKind(args.draw),
            _who(args, event, before, number),
            CarryOver(
                carry,
                before if carry is not CarryKind.NOTHING else 0,
                _share(args, carry),
                args.cap,
            ),
            double=args.twice,
            third_place=args.third_place,
        )
        apart = usually_apart(event, stage) if args.no_repeats is None else args.no_repeats
        stage = replace(stage, no_repeats=apart)
        like = replace(first, name=args.title or event.name, planned=args.rounds or 0)
        if args.planned:
            return _planned(event, number, stage, like, args)
        return _begun(event.with_stage(number, stage), number, like, args)

    event, data = changed(args, make, f"stage by “{args.draw}”")
    return rounds_text(event, args.change or len(event.stages)) if data is None else data


def _share(args: argparse.Namespace, carry: CarryKind) -> int:
    """The per cent of a share; 100 of anything else."""
    usual = USUAL_SHARE if carry is CarryKind.SHARE else 100
    return usual if args.per_cent is None else int(args.per_cent)


def _number(args: argparse.Namespace, event: Event) -> int:
    """Of the stage that is entered. Raises UsageError."""
    number: int = args.change or len(event.stages) + 1
    if args.change:
        event.stage(number)
        if has_begun(event, number):
            raise UsageError(f"{file_name(args.file)}: Stage {number} has begun, so it stays.")
    return number


def _planned(
    event: Event, number: int, stage: Stage, like: Tournament, args: argparse.Namespace
) -> Event:
    """With a stage that begins later. Raises UsageError, EventError, TournamentError."""
    made = planned(event, number, stage, ruled(event, stage, like, args), args.groups)
    if state_of(made, number) is StageState.READY:
        check_size(len(who_plays(made, number)), args.groups)
    return made


def _begun(event: Event, number: int, like: Tournament, args: argparse.Namespace) -> Event:
    """With the groups of a stage. Raises UsageError, EventError, TournamentError."""
    like = ruled(event, event.stage(number), like, args)
    numbers = who_plays(event, number)
    most = len(numbers) // 2
    if args.groups > max(most, 1):
        raise UsageError(f"{len(numbers)} names make {most} groups at most, not {args.groups}.")
    if len(numbers) < 2:
        raise UsageError(f"A stage needs two names at least, not {len(numbers)}.")
    groups = in_groups(numbers, args.groups, like.teams)
    largest = max(map(len, groups))
    if DrawKind(args.draw).row.all_meet and largest > MOST_AT_ONCE:
        raise UsageError(f"A round robin has {MOST_AT_ONCE} names at most, not {largest}.")
    return begun(event, number, like, groups)


def _names(path: Path) -> list[str]:
    """The names of a file, one a line. Raises UsageError, TextFileError."""
    found: dict[str, int] = {}
    for number, line in enumerate(read_text(path).splitlines(), 1):
        name = " ".join(line.split())
        if not name:
            continue
        if any(sign in line.strip() for sign in SEPARATORS):
            raise _wrong(path, number, "These are several cells; the names alone, one a line.")
        if len(name) > MOST_LETTERS:
            raise _wrong(path, number, f"A name has {MOST_LETTERS} letters at most.")
        if not name.isprintable():
            raise _wrong(
                path, number, "This is not a name: it has characters that are not printed."
            )
        if name in found:
            raise _wrong(path, number, f"“{name}” stands in line {found[name]}, too.")
        found[name] = number
        if len(found) > MOST_NAMES:
            raise _wrong(path, number, f"There are more than {MOST_NAMES} names.")
    if len(found) < 2:
        raise UsageError(f"{file_name(path)}: An event needs two names at least, one a line.")
    return list(found)


def _wrong(path: Path, line: int, reason: str) -> UsageError:
    return UsageError(f"{file_name(path)}, line {line}: {reason}")


def _parted(words: list[str]) -> list[str]:
    """The words of --who, which the help has in quotation marks, and so some users, too."""
    alone = len(words) == 1 and words[0].partition(" ")[0] in ("places", "losers")
    return words[0].split() if alone else words


def _who(args: argparse.Namespace, event: Event, before: int, number: int) -> Who:
    """What --who says. Raises UsageError."""
    words = _parted(args.who)
    if words == ["all"]:
        return Who()
    if words == ["rest"]:
        return Who(WhoKind.REST, before)
    if len(words) == 2 and words[0] == "losers" and (lost := whole_number(words[1])):
        return Who(WhoKind.LOSERS, before, lost)
    if words[0] == "chosen" and len(words) > 1:
        numbers = tuple(entrant_of(args, event, plain_text(each)) for each in words[1:])
        gone = left_before(event, number)
        for name, each in zip(words[1:], numbers, strict=True):
            if each in gone:
                raise UsageError(f"{file_name(args.file)}: “{plain_text(name)}” has withdrawn.")
        if len(set(numbers)) == len(numbers):
            return Who(WhoKind.CHOSEN, numbers=numbers)
        raise UsageError("Somebody is chosen twice.")
    if len(words) == 2 and words[0] == "places" and (found := _PLACES.fullmatch(words[1])):
        first, last = int(found[1]), int(found[2] or found[1])
        if first <= last:
            return Who(WhoKind.PLACES, before, first, last)
    raise UsageError(
        f"“{' '.join(words)}” does not say who plays; --who takes all, places 1-4, rest,"
        " losers 1, or chosen and the names."
    )
