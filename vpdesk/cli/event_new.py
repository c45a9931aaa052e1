"""vpdesk-cli event new, stage: an event of a list of names, and a further stage of it."""

from __future__ import annotations

import argparse
import re
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from tempfile import TemporaryDirectory

from vpdesk.cli.event_file import (
    add_event_file,
    changed,
    entrant_of,
    file_name,
    of_event,
)
from vpdesk.cli.event_show import rounds_text
from vpdesk.cli.file_options import in_file, out_file, plain_text
from vpdesk.cli.number_options import positive, whole
from vpdesk.cli.options import Parser, UsageError
from vpdesk.cli.scale_options import family_of
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind, in_groups
from vpdesk.event.place import StageState, has_begun, state_of
from vpdesk.event.planning import check_size, planned
from vpdesk.event.stages import begun, who_plays
from vpdesk.files.report_file import read_players
from vpdesk.files.text import read_text
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.usual_rules import usual_rules
from vpdesk.languages import player_headings
from vpdesk.scales import KINDS, ScaleSpec
from vpdesk.swiss.chess_matches import usual_points
from vpdesk.swiss.match_rules import MOST_MATCH_BOARDS, USUAL, MatchRules
from vpdesk.swiss.teams.scoring import vps, with_scale
from vpdesk.swiss.tournament import (
    MOST_LOTS,
    MOST_SEGMENTS,
    WHOLE,
    FirstRound,
    Kind,
    Late,
    OddField,
    Player,
    Sharing,
    TeamRules,
    Tournament,
)

KINDS_OF_EVENT = {
    "teams": Kind.TEAMS,
    "players": Kind.CHESS,
    "chess-teams": Kind.CHESS_TEAMS,
    "pairs": Kind.PAIRS,
}
DRAWS = [each.value for each in DrawKind]
OF_ROUNDS = (DrawKind.SWISS, DrawKind.FREE, DrawKind.KNOCK_OUT)  # as many as one says
MOST_NAMES, MOST_LETTERS = 9999, 200
FIRST_ROUNDS = [each.value for each in FirstRound]
SEPARATORS = ";\t"  # of cells, as in a table of names and strengths
USUAL_SHARE = 50  # per cent
MOST_AT_ONCE = 128  # of a round robin, whose rounds are all there from the start
MOST_BOARDS, MOST_ROUNDS = 999, 99
MATCH_POINTS, BOARD_POINTS = "match-points", "board-points"
_PLACES = re.compile(r"([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?")


def add_new(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "output", type=out_file, metavar="OUT", help="the new file (.vpt), - for standard output"
    )
    parser.add_argument("--kind", choices=KINDS_OF_EVENT, required=True, help="who plays")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--players",
        type=in_file,
        metavar="FILE",
        help="a table of them: names, ratings, federations, FIDE numbers (see tournament-files.md)",
    )
    who.add_argument(
        "--names",
        type=in_file,
        metavar="FILE",
        help="the names, one a line, the strongest first; - for standard input",
    )
    parser.add_argument("--name", type=plain_text, default="", help="of the event")
    parser.add_argument(
        "--ranked-by",
        choices=(MATCH_POINTS, BOARD_POINTS),
        default=MATCH_POINTS,
        help="of chess teams: what ranks them (usual: match points)",
    )
    _add_draw(parser)
    parser.set_defaults(run=_new)


def add_stage_command(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--who",
        nargs="+",
        default=["all"],
        metavar="WORD",
        help="who plays: all, “places 1-4” (of each group), the rest, “losers 1” (of round 1), or"
        " “chosen” and their names",
    )
    parser.add_argument(
        "--of", type=positive, metavar="S", help="of which stage (usual: the one before)"
    )
    parser.add_argument(
        "--carry",
        choices=[each.value for each in CarryKind],
        default=CarryKind.NOTHING.value,
        help="what comes along from that stage (usual: nothing)",
    )
    parser.add_argument(
        "--per-cent", type=whole, metavar="P", help="of the VPs, where a share comes along (50)"
    )
    parser.add_argument(
        "--cap", type=whole, default=0, metavar="IMPS", help="half a margin comes along up to it"
    )
    parser.add_argument("--title", type=plain_text, default="", help="of the stage")
    parser.add_argument(
        "--change",
        type=positive,
        metavar="S",
        help="in the place of this stage, of which nobody is known yet",
    )
    parser.add_argument(
        "--planned",
        action="store_true",
        help="it begins later, by “draw”, when it is known who plays it",
    )
    parser.add_argument(
        "--no-repeats", action="store_true", help="who has met in the event does not meet again"
    )
    parser.add_argument("--third-place", action="store_true", help="a knock-out has a match for it")
    _add_draw(parser)
    parser.set_defaults(run=_stage)


def _add_draw(parser: Parser) -> None:
    parser.add_argument("--draw", choices=DRAWS, required=True, help="how rounds come about")
    parser.add_argument("--boards", type=positive, metavar="N", help="boards of a match")
    parser.add_argument(
        "--kind-of-scale",
        metavar="KIND",
        help=f"{', '.join(KINDS)}, or the key of a printed scale (usual: continuous)",
    )
    parser.add_argument(
        "--twice", action="store_true", help="in a round robin everybody meets everybody twice"
    )
    parser.add_argument(
        "--rounds",
        type=positive,
        metavar="R",
        help="rounds of a Swiss, a free stage or a knock-out",
    )
    parser.add_argument(
        "--odd-field",
        choices=[each.value for each in OddField],
        help="who is left over in a Swiss of teams (usual: bye)",
    )
    parser.add_argument(
        "--late-entries",
        choices=[each.value for each in Late],
        help="as what they are drawn in their first round of a Swiss of teams (usual: points)",
    )
    parser.add_argument(
        "--segments",
        type=positive,
        default=1,
        metavar="N",
        help="parts in which a match of a knock-out is played (usual: 1)",
    )
    parser.add_argument(
        "--first-round",
        choices=FIRST_ROUNDS,
        help="who meets whom in round 1 of a Swiss of teams (usual: halves)",
    )
    parser.add_argument(
        "--groups", type=positive, default=1, metavar="G", help="how many groups (usual: 1)"
    )
    parser.add_argument(
        "--groups-by",
        choices=[each.value for each in Sharing],
        default=Sharing.SNAKE.value,
        help="by strength as a snake, by lot within pots of as many as there are groups, or by lot;"
        " so is the bracket of a knock-out, in pots 1, 2, 3-4, 5-8 and so on",
    )


def _new(args: argparse.Namespace) -> bytes | None:
    _check_options(args)
    kind = KINDS_OF_EVENT[args.kind]
    if kind is Kind.CHESS and (args.boards or args.kind_of_scale):
        raise UsageError("Boards and scales are those of teams; leave out --boards.")
    if kind is not Kind.CHESS_TEAMS and args.ranked_by == BOARD_POINTS:
        raise UsageError("--ranked-by is for chess teams.")
    if args.players is None:
        entrants = tuple(Player(number, name) for number, name in enumerate(_names(args.names), 1))
    else:
        entrants = read_players(args.players, player_headings())
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
    _check_options(args)
    carry = CarryKind(args.carry)
    if args.per_cent is not None and carry is not CarryKind.SHARE:
        raise UsageError("--per-cent is for --carry share.")
    if args.per_cent is not None and args.per_cent > 100:
        raise UsageError(f"A share is 100 % at most, not {args.per_cent} %.")
    if args.cap and carry is not CarryKind.HALF_MARGIN:
        raise UsageError("--cap is for --carry half-margin.")
    if args.third_place and DrawKind(args.draw) is not DrawKind.KNOCK_OUT:
        raise UsageError("--third-place is for a knock-out.")

    def make(event: Event) -> Event:
        if carry is CarryKind.HALF_MARGIN and event.kind is Kind.PAIRS:
            raise UsageError("--carry half-margin is for teams: it is in IMPs.")
        number = _number(args, event)
        before = args.of or number - 1
        if before >= number:
            event.stage(before)
            raise UsageError(f"Stage {number} follows from a stage before it, not from {before}.")
        first = event.group(before)
        stage = Stage(
            args.title,
            DrawKind(args.draw),
            _who(args, event, before),
            CarryOver(
                carry,
                before if carry is not CarryKind.NOTHING else 0,
                USUAL_SHARE if args.per_cent is None else args.per_cent,
                args.cap,
            ),
            double=args.twice,
            third_place=args.third_place,
            no_repeats=args.no_repeats,
        )
        like = replace(first, name=args.title or event.name, planned=args.rounds or 0)
        if args.planned:
            return _planned(event, number, stage, like, args)
        return _begun(event.with_stage(number, stage), number, like, args)

    event, data = changed(args, make, f"stage by “{args.draw}”")
    return rounds_text(event, args.change or len(event.stages)) if data is None else data


def _number(args: argparse.Namespace, event: Event) -> int:
    """Of the stage that is entered. Raises UsageError."""
    number: int = args.change or len(event.stages) + 1
    if args.change:
        event.stage(number)
        if has_begun(event, number):
            raise UsageError(f"{file_name(args.file)}: Stage {number} has begun, so it stays.")
    return number


def _check_options(args: argparse.Namespace) -> None:
    draw = DrawKind(args.draw)
    if args.twice and draw is not DrawKind.ROUND_ROBIN:
        raise UsageError("--twice is for a round robin.")
    if args.rounds and draw not in OF_ROUNDS:
        raise UsageError(
            "A round robin has as many rounds as follow from its field; leave out --rounds."
        )
    if (of_swiss := _of_swiss(args)) and draw is not DrawKind.SWISS:
        raise UsageError(f"{of_swiss[0]} is for a Swiss.")
    if args.segments > 1 and draw is not DrawKind.KNOCK_OUT:
        raise UsageError("--segments is for a knock-out.")
    if args.segments > MOST_SEGMENTS:
        raise UsageError(f"A match has {MOST_SEGMENTS} segments at most, not {args.segments}.")
    if args.rounds and args.rounds > MOST_ROUNDS:
        raise UsageError(f"A stage has {MOST_ROUNDS} rounds at most, not {args.rounds}.")


def _of_swiss(args: argparse.Namespace) -> list[str]:
    """The options that are said and are of a Swiss of teams alone."""
    said = {
        "--first-round": args.first_round,
        "--late-entries": args.late_entries,
        "--odd-field": args.odd_field,
    }
    return [option for option, value in said.items() if value]


def _planned(
    event: Event, number: int, stage: Stage, like: Tournament, args: argparse.Namespace
) -> Event:
    """With a stage that begins later. Raises UsageError, EventError, SwissError."""
    made = planned(event, number, stage, _ruled(event, like, args), args.groups)
    if state_of(made, number) is StageState.READY:
        check_size(len(who_plays(made, number)), args.groups)
    return made


def _ruled(event: Event, like: Tournament, args: argparse.Namespace) -> Tournament:
    """With the rules that are asked for. Raises UsageError, SwissError."""
    rules = like.teams
    if event.kind is Kind.CHESS_TEAMS:
        like = replace(like, matches=_matches(args, like.matches))
    elif args.boards or args.kind_of_scale:
        rules = with_scale(rules, _spec(args, rules))
    if (of_swiss := _of_swiss(args)) and not event.kind.of_bridge:
        raise UsageError(f"{of_swiss[0]} is for bridge teams; players have the Dutch rules.")
    if args.first_round:
        rules = replace(rules, first=FirstRound(args.first_round))
    if args.late_entries:
        rules = replace(rules, late=Late(args.late_entries))
    if args.odd_field:
        rules = replace(rules, odd=OddField(args.odd_field))
    if args.segments > 1 and event.kind is not Kind.TEAMS:
        raise UsageError("--segments is for bridge teams.")
    sharing = Sharing(args.groups_by)
    if args.first_round or sharing is not Sharing.SNAKE:
        rules = replace(rules, lot=randbelow(MOST_LOTS))
    rules = replace(rules, segments=args.segments, sharing=sharing)
    if event.kind.of_bridge:  # whether there is such a scale
        even = WHOLE // 2 if event.kind is Kind.PAIRS and rules.by_percentage else 0
        vps(rules, even, even)
    return replace(like, teams=rules)


def _begun(event: Event, number: int, like: Tournament, args: argparse.Namespace) -> Event:
    """With the groups of a stage. Raises UsageError, EventError, SwissError."""
    like = _ruled(event, like, args)
    numbers = who_plays(event, number)
    most = len(numbers) // 2
    if args.groups > max(most, 1):
        raise UsageError(f"{len(numbers)} names make {most} groups at most, not {args.groups}.")
    if len(numbers) < 2:
        raise UsageError(f"A stage needs two names at least, not {len(numbers)}.")
    groups = in_groups(numbers, args.groups, like.teams)
    largest = max(map(len, groups))
    if DrawKind(args.draw) is DrawKind.ROUND_ROBIN and largest > MOST_AT_ONCE:
        raise UsageError(f"A round robin has {MOST_AT_ONCE} names at most, not {largest}.")
    return begun(event, number, like, groups)


def _matches(args: argparse.Namespace, rules: MatchRules) -> MatchRules:
    if args.kind_of_scale:
        raise UsageError("Scales are those of bridge; leave out --kind-of-scale.")
    boards = args.boards or rules.boards
    if boards > MOST_MATCH_BOARDS:
        raise UsageError(f"A match has {MOST_MATCH_BOARDS} boards at most, not {boards}.")
    return replace(rules, boards=boards)


def _spec(args: argparse.Namespace, rules: TeamRules) -> ScaleSpec:
    boards = args.boards or rules.boards
    if boards > MOST_BOARDS:
        raise UsageError(f"A match has {MOST_BOARDS} boards at most, not {boards}.")
    kind = args.kind_of_scale
    if kind is None:
        return replace(rules.spec, boards=boards)
    family = family_of(kind)
    return ScaleSpec(boards, kind) if family is None else ScaleSpec(boards, family=family)


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
            raise _wrong(path, number, "This is no name: it has characters that are not printed.")
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


def _who(args: argparse.Namespace, event: Event, before: int) -> Who:
    """What --who says. Raises UsageError."""
    words = args.who
    if words == ["all"]:
        return Who()
    if words == ["rest"]:
        return Who(WhoKind.REST, before)
    if len(words) == 2 and words[0] == "losers" and words[1].isdecimal() and int(words[1]):
        return Who(WhoKind.LOSERS, before, int(words[1]))
    if words[0] == "chosen" and len(words) > 1:
        numbers = tuple(entrant_of(args, event, plain_text(each)) for each in words[1:])
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
