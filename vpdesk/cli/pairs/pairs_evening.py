"""vpdesk-cli pairs new, result, why: an evening from a list of names to the reasons of a score."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from vpdesk.cli.options.file_options import (
    add_file,
    add_output,
    in_file,
    out_file,
    plain_text,
)
from vpdesk.cli.options.next_output import FORMATS as NEXT_FORMATS
from vpdesk.cli.options.next_output import next_json, next_text
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.cli.options.paper_options import start_qt
from vpdesk.cli.options.publish_options import add_publishing, publishing
from vpdesk.cli.pairs.changed_evening import changed
from vpdesk.cli.pairs.evening_in import evening_in
from vpdesk.errors import one_line, shown
from vpdesk.files.evening.evening_file import SUFFIX, write_evening
from vpdesk.files.evening.evening_text import to_text
from vpdesk.files.movement_file import read_movement
from vpdesk.files.register_file import read_register_file
from vpdesk.files.stored.stored_file import local_now
from vpdesk.files.text import STANDARD_INPUT, read_text, refused
from vpdesk.files.web_folder import owner_of, write_web_folder
from vpdesk.formats.html_folder import MARK, evening_files, others_than
from vpdesk.languages import LANGUAGES, language, player_headings
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Contestant, Evening, date_of, with_entry, without_entries
from vpdesk.pairs.evening_next import evening_step
from vpdesk.pairs.methods import METHODS
from vpdesk.pairs.moves import moves
from vpdesk.pairs.next_session import next_session
from vpdesk.pairs.pair_names import entrants_of
from vpdesk.pairs.pair_table import named_lines
from vpdesk.pairs.pairs_doubts import DoubtKind, doubts
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.pairs.register import looked_up
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.section import PairsSection, two_fields
from vpdesk.pairs.why import why
from vpdesk.report.language import Language
from vpdesk.report.next_words import evening_next
from vpdesk.report.pairs.doubt_words import doubt_text
from vpdesk.report.pairs.pairs_words import entry_text, pair_text
from vpdesk.report.pairs.score_why import why_lines

MOST_BOARDS = 99  # in a set
NO_SESSION = Path()  # no name of a file
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def add_new_evening(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "output",
        type=out_file,
        metavar="OUT",
        help=f"the new file ({SUFFIX}), - for standard output",
    )
    parser.add_argument(
        "--names",
        type=in_file,
        required=True,
        metavar="FILE",
        help="the pairs, one per line, in the order of the starting positions; - for standard "
        "input",
    )
    parser.add_argument(
        "--movement",
        type=in_file,
        required=True,
        nargs="+",
        metavar="FILE",
        help="a movement, or one for each section: .asc, .csv or .json",
    )
    parser.add_argument(
        "--boards", type=positive, metavar="N", help="boards per round, numbered from 1"
    )
    parser.add_argument(
        "--register",
        type=in_file,
        metavar="FILE",
        help="a table of a federation's players: numbers in --names become their names",
    )
    parser.add_argument(
        "--method",
        choices=tuple(METHODS),
        default="matchpoints",
        help="scoring (usual: matchpoints)",
    )
    parser.add_argument(
        "--two-winners",
        action=argparse.BooleanOptionalAction,
        help="rank NS and EW apart (usual where pairs keep their direction)",
    )
    parser.add_argument("--apart", action="store_true", help="score each section by itself")
    parser.add_argument("--name", type=plain_text, default="", help="name of the evening")
    parser.add_argument("--place", type=plain_text, default="", help="place where it is played")
    parser.add_argument("--date", type=_date, metavar="YYYY-MM-DD", help="date (usual: today)")
    parser.set_defaults(run=_new)


def add_next_evening(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX})")
    parser.add_argument(
        "to",
        type=out_file,
        nargs="?",
        default=NO_SESSION,
        metavar="OUT",
        help=f"the session after it as a new file ({SUFFIX}), - for standard output; without one"
        " the command says what to do next",
    )
    parser.add_argument(
        "--format", choices=NEXT_FORMATS, default="text", help="form of the output (usual: text)"
    )
    parser.set_defaults(run=_next, output=None)


def add_pairs_result(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX}), which is changed")
    parser.add_argument(
        "--section",
        type=plain_text,
        default="",
        metavar="LETTER",
        help="section, where there are several",
    )
    for name in ("round", "table", "board"):
        parser.add_argument(f"--{name}", type=positive, required=True, metavar="N")
    parser.add_argument(
        "--score",
        type=plain_text,
        required=True,
        help="result such as “3NT W +1”, 420, A60/40, “60%% 110, 40%% -50”; - for not played, "
        "blank removes the result",
    )
    parser.add_argument("--turned", action="store_true", help="the pairs sat the wrong way")
    parser.set_defaults(run=_result, output=None)


def add_pairs_publish(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX})")
    parser.add_argument(
        "--language", choices=tuple(LANGUAGES), default="en", help="language of the pages (en)"
    )
    add_publishing(parser)
    parser.set_defaults(run=_publish, output=None)


def add_pairs_why(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX})")
    parser.add_argument("--board", type=positive, required=True, metavar="N")
    parser.add_argument(
        "--pair", type=plain_text, required=True, metavar="A5", help="number of the pair"
    )
    add_output(parser)
    parser.set_defaults(run=_why)


def _new(args: argparse.Namespace) -> bytes | None:
    movements = [read_movement(each) for each in args.movement]
    if args.boards:
        if args.boards > MOST_BOARDS:
            raise UsageError(f"A round has at most {MOST_BOARDS} boards.")
        movements = [each.with_boards(args.boards) for each in movements]
    if len(movements) > len(LETTERS):
        raise UsageError(f"There are at most {len(LETTERS)} sections.")
    able = all(map(two_fields, movements))
    if args.two_winners and not able:
        raise UsageError("In this movement pairs change direction, so there is one winner.")
    single = any(each.individual for each in movements)
    entrants = _entrants(args.names, single=single)
    if args.register:
        entrants = looked_up(entrants, read_register_file(args.register, player_headings()))
    room = sum(each.pairs for each in movements)
    if len(entrants) > room:
        raise UsageError(
            f"There are {len(entrants)} pairs, and the movement has places for {room}."
        )
    numbers = iter([*(each.number for each in entrants), *[0] * (room - len(entrants))])
    sections = tuple(
        PairsSection(
            letter if len(movements) > 1 else "",
            movement,
            tuple(next(numbers) for _ in range(movement.pairs)),
            able if args.two_winners is None else args.two_winners,
            args.apart,
        )
        for letter, movement in zip(LETTERS, movements, strict=False)
    )
    evening = Evening(
        one_line(args.name),
        one_line(args.place),
        local_now().date().isoformat() if args.date is None else args.date,
        method=args.method,
        entrants=tuple(entrants),
        sections=sections,
    )
    return _written(args, evening)


def _date(text: str) -> str:
    try:
        return date_of(text)
    except PairsError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _next(args: argparse.Namespace) -> bytes | None:
    if args.to is NO_SESSION:
        evening = evening_in(args.file)
        step = evening_step(evening)
        words = evening_next(evening, step, Language())
        return next_json([(step, words)]) if args.format == "json" else next_text(words).encode()
    args.output = args.to
    return _written(args, next_session(ScoredEvening(evening_in(args.file))))


def _written(args: argparse.Namespace, evening: Evening) -> bytes | None:
    """The evening in a new file; where that is standard output, what is written there."""
    if args.output is None:
        return to_text(evening).encode()
    if args.output.exists():
        raise UsageError(
            f"There is a “{shown(args.output)}” already; an evening is not written over it."
        )
    write_evening(args.output, evening)
    args.output = None
    return None


def _entrants(path: Path, *, single: bool) -> list[Contestant]:
    try:
        return entrants_of(named_lines(read_text(path), player_headings()), single=single)
    except PairsError as error:
        raise refused(path, error) from error


def _result(args: argparse.Namespace) -> bytes:
    told = ""

    def enter(evening: Evening) -> Evening:
        nonlocal told
        made, told = _with_result(args, evening)
        return made

    evening, now = changed(args.file, enter, f"board {args.board}")
    place = _place(args, evening)
    meeting = evening.meeting(place)
    sides = " : ".join(pair_text(evening, each, Language()) for each in (meeting.ns, meeting.ew))
    left = len(now.missing)
    before = ScoredEvening(evening)
    for move in moves(before, before.after(now)) if not evening.missing else ():
        if move.place_changed and move.before and move.now:
            label = evening.label(move.number)
            tell(f"Pair {label} goes from place {move.before.place} to {move.now.place}.")
    results = "result" if left == 1 else "results"
    return f"{sides}: {told}; {left} {results} missing\n".encode()


def _place(args: argparse.Namespace, evening: Evening) -> BoardPlace:
    """Where the result belongs; the section need only be said where there are several."""
    letters = [each.letter for each in evening.sections]
    if not args.section and len(letters) > 1:
        raise UsageError(f"Say by --section in which one: {', '.join(letters)}.")
    return BoardPlace(args.section or letters[0], args.round, args.table, args.board)


def _with_result(args: argparse.Namespace, evening: Evening) -> tuple[Evening, str]:
    """The evening with a result, and that in words."""
    place = _place(args, evening)
    evening.meeting(place)  # which must be there
    english = Language()
    if not args.score.strip():
        changed, told = without_entries(evening, [place]), "-"
    else:
        entry = replace(parse_result(args.score, place), turned=args.turned)
        for each in doubts(evening, entry):
            told = doubt_text(each, place, english)
            if each.kind is DoubtKind.IMPOSSIBLE:
                raise UsageError(told)
            tell(told)
        changed, told = with_entry(evening, entry), entry_text(entry, english)
    return changed, told


def _publish(args: argparse.Namespace) -> None:
    if args.to is None:
        raise UsageError("A folder cannot be standard output; name one by --to.")
    scored = ScoredEvening(evening_in(args.file))
    if args.language != "en" or args.all_languages:
        start_qt()
    first = language(args.language)
    others = others_than(first) if args.all_languages else ()
    files = evening_files(scored, first, others, publishing(args))
    owner = "" if args.file is STANDARD_INPUT else owner_of(args.file)
    write_web_folder(args.to, files, MARK, (owner,), over=args.replace)


def _why(args: argparse.Namespace) -> bytes:
    scored = ScoredEvening(evening_in(args.file))
    evening, wanted = scored.evening, args.pair.strip().upper()
    number = next((each for each in evening.section_of if evening.label(each) == wanted), 0)
    if not number:
        raise UsageError(f"There is no pair {args.pair}.")
    for each in scored.of_entrant(number):
        if each.entry.place.board == args.board:
            found = why(scored, each.entry.place, number)
            assert found is not None
            return "".join(f"{line}\n" for line in why_lines(found, Language())).encode()
    raise UsageError(f"Pair {args.pair} has no result of board {args.board}.")
