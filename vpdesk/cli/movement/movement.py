"""vpdesk-cli movement: measure, build, improve and print movements of pairs."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

from vpdesk.cli.movement.movement_cards import add_cards
from vpdesk.cli.movement.movement_figures import add_sample_options, as_text, figures_of
from vpdesk.cli.movement.movement_late import add_late
from vpdesk.cli.movement.movement_optimise import add_optimise
from vpdesk.cli.movement.movement_study import add_study
from vpdesk.cli.movement.movement_weekend import add_weekend
from vpdesk.cli.options.file_options import add_file, add_output, file_format, in_file
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError, of_file
from vpdesk.cli.options.output import counted, tell, write_output
from vpdesk.errors import shown
from vpdesk.files.movement_file import FORMATS, movement_bytes, read_movement
from vpdesk.movements.movement import Movement

MOST_BOARDS = 99  # in a set
MOST_TOLD = 3  # of those who meet more than once
KINDS = (
    *("mitchell", "howell", "threequarter", "perfect", "barometer"),
    *("hesitation", "double-hesitation", "extended", "rover", "bump", "blackpool", "double-weave"),
    *("twin", "web", "bowman", "appendix-mitchell"),
    *("american-whist", "new-england", "stagger", "stagger-of-six", "changing-teams", "thurner"),
    *("rainbow", "whist-tournament"),
)


def add_movement(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    own = parser.add_subparsers(
        required=True, metavar="quality|build|optimise|late|cards|study|kinds|weekend"
    )
    _add_quality(own)
    _add_build(own)
    add_optimise(own)
    add_late(own)
    add_cards(own)
    add_study(own)
    _add_kinds(own)
    add_weekend(own)


def _add_quality(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("quality", help="print how even a movement is", allow_abbrev=False)
    add_file(parser, "a movement: .asc, .csv or .json, or the rows of Bridgemate")
    parser.add_argument(
        "--sessions",
        type=in_file,
        nargs="+",
        default=(),
        metavar="FILE",
        help="movements of the other sessions, measured as one with it",
    )
    add_sample_options(parser)
    add_output(parser, ("text", "json"), "text")
    parser.add_argument(
        "--json",
        action="store_const",
        dest="format",
        const="json",
        help="the same as --format json: one object, in full precision",
    )
    parser.set_defaults(run=_quality)


def _add_kinds(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "kinds",
        help="list the movements that build can make, and for how many pairs",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--pairs", type=positive, metavar="P", help="only movements for so many pairs or players"
    )
    add_output(parser, ("text",), "text")
    parser.set_defaults(run=_kinds)


def _add_build(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "build", help="write a movement of a known kind to a file", allow_abbrev=False
    )
    parser.add_argument("kind", choices=KINDS, metavar="KIND", help=", ".join(KINDS))
    parser.add_argument(
        "--pairs",
        type=positive,
        required=True,
        metavar="P",
        help="number of pairs, or of players in an individual",
    )
    parser.add_argument(
        "--rounds", type=positive, metavar="R", help="number of rounds, if fewer than all"
    )
    parser.add_argument(
        "--switch",
        type=_rounds,
        default=(),
        metavar="R,R",
        help="rounds to switch at all tables, separated by commas: 6,7",
    )
    parser.add_argument(
        "--one-in-eight", action="store_true", help="switch the last rounds, about one in eight"
    )
    parser.add_argument(
        "--appendix", action="store_true", help="add a table with two more pairs, sharing boards"
    )
    parser.add_argument("--boards", type=positive, metavar="B", help="boards in each set")
    parser.add_argument(
        "--sections",
        type=_sections,
        metavar="N",
        help="number of sections of nearly the same size, each in its own file: FILE-A, "
        "FILE-B, ...",
    )
    add_output(parser, FORMATS, required=True)
    parser.set_defaults(run=_build)


def _quality(args: argparse.Namespace) -> bytes:
    from vpdesk.movements.measures import quality  # numpy, where it is used

    form, movement = file_format(args), read_movement(args.file)
    if args.sessions:
        from vpdesk.movements.weekend import joined

        movement = joined([movement, *map(read_movement, args.sessions)])
    with of_file(args.file):
        figures = figures_of(movement, args.samples, args.seed)
        approximate = quality(movement).approximate
    if form == "json":
        return f"{json.dumps(figures, allow_nan=False)}\n".encode()
    return as_text(shown(args.file), figures, movement, approximate=approximate).encode()


def _kinds(args: argparse.Namespace) -> bytes:
    from vpdesk.movements.builders.kinds import RECORDS

    file_format(args)
    lines = []
    for each in RECORDS:
        rounds = () if args.pairs is None else sorted(each.rounds(args.pairs))
        if args.pairs is not None and not rounds:
            continue
        possible = f"; {_listed(rounds)} rounds" if rounds else ""
        lines += [
            f"{each.key}: {each.name}, for {each.entrants}{possible}",
            f"    {each.sentence}",
            f"    Source: {each.source}",
        ]
    return "".join(f"{line}\n" for line in lines).encode()


def _listed(numbers: Sequence[int]) -> str:
    """Numbers in words: 7, 4 to 7, or 3, 5, 7."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and last - first == len(numbers) - 1:
        return f"{first} to {last}"
    return ", ".join(map(str, numbers))


def _build(args: argparse.Namespace) -> bytes | None:
    form = file_format(args)
    if args.sections is None:
        return movement_bytes(_built(args, args.pairs), form)
    from vpdesk.movements.builders.sizes import in_sections

    if args.output is None:
        raise UsageError("Name a file by -o: each section has one of its own beside it.")
    made = [_built(args, pairs) for pairs in in_sections(args.pairs, args.sections)]
    rounds = sorted({each.rounds for each in made})
    if len(rounds) > 1:
        raise UsageError(
            f"The sections would have {rounds[0]} and {rounds[-1]} rounds; "
            "say how many by --rounds."
        )
    files = [
        args.output.with_name(f"{args.output.stem}-{letter}{args.output.suffix}")
        for letter, _ in zip(ascii_uppercase, made, strict=False)
    ]
    for file, movement in zip(files, made, strict=True):
        write_output(movement_bytes(movement, form), file)
    lines = zip(files, made, strict=True)
    said = "".join(f"{file.name}: {each.pairs} pairs\n" for file, each in lines)
    write_output(said.encode(), None)
    return None


def _built(args: argparse.Namespace, pairs: int) -> Movement:
    from vpdesk.movements.builders import ALL_ROUNDS, BUILDERS  # only this command builds
    from vpdesk.movements.builders.appendix import with_appendix
    from vpdesk.movements.builders.mitchell import switch_one_in_eight

    if args.kind in ALL_ROUNDS and args.rounds is not None:
        raise UsageError(f"A movement “{args.kind}” needs all its rounds; leave out --rounds.")
    of_rounds = {} if args.rounds is None else {"rounds": args.rounds}
    movement = BUILDERS[args.kind](pairs, **of_rounds)
    if args.appendix:
        movement = with_appendix(movement)
    if args.one_in_eight:
        if args.switch:
            raise UsageError("Choose --switch or --one-in-eight, not both.")
        movement = switch_one_in_eight(movement)
    if unknown := [each for each in args.switch if each > movement.rounds]:
        raise UsageError(
            f"The movement has {counted(movement.rounds, 'round')};"
            f" there is no round {unknown[0]} to switch."
        )
    switched = {each.place for each in movement.encounters if each.round in args.switch}
    movement = movement.switch(switched)
    if args.boards is not None:
        if args.boards > MOST_BOARDS:
            raise UsageError(f"A set has at most {MOST_BOARDS} boards, not {args.boards}.")
        movement = movement.with_boards(args.boards)
    _tell_again(args.kind, movement)
    return movement


def _tell_again(kind: str, movement: Movement) -> None:
    """Say who meets more than once, in what is no movement of teams or individuals."""
    from vpdesk.movements.builders.kinds import PAIRS, RECORDS

    if not any(each.key == kind and each.entrants == PAIRS for each in RECORDS):
        return
    times = Counter(tuple(sorted((each.ns, each.ew))) for each in movement.encounters)
    again = [(pair, count) for pair, count in sorted(times.items()) if count > 1]
    for (one, other), count in again[:MOST_TOLD]:
        often = "twice" if count == 2 else f"{count} times"
        tell(f"Pairs {one} and {other} meet {often}.")
    if len(again) > MOST_TOLD:
        tell(f"Pairs of opponents that meet more than once in all: {len(again)}.")


def _sections(text: str) -> int:
    count = positive(text)
    if not 2 <= count <= len(ascii_uppercase):
        raise argparse.ArgumentTypeError(f"there are 2 to {len(ascii_uppercase)} sections")
    return count


def _rounds(text: str) -> tuple[int, ...]:
    return tuple(positive(each.strip()) for each in text.split(","))
