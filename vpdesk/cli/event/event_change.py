"""vpdesk-cli event draw, result, adjust: an event goes on."""

from __future__ import annotations

import argparse
from dataclasses import replace

from vpdesk.cli.event.event_file import (
    NO_PAIRING,
    EventUsageError,
    add_event_file,
    add_stage,
    changed,
    entrant_of,
    file_name,
    stage_of,
)
from vpdesk.cli.event.event_show import rounds_text
from vpdesk.cli.options.file_options import in_file, plain_text
from vpdesk.cli.options.number_options import hundredths, number, positive, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import counted, tell
from vpdesk.cli.options.paper_options import start_qt
from vpdesk.event.carry import as_kept, as_played
from vpdesk.event.event import MOST_ADJUSTED, Adjustment, Event
from vpdesk.event.free import odd_ones, put_together
from vpdesk.event.knock_out import level_doubts
from vpdesk.event.penalties import with_adjustment
from vpdesk.event.place import FIRST, has_begun, tournament_at, with_tournament
from vpdesk.event.planning import begin, with_first_table, with_segments, without
from vpdesk.event.prints import with_logo
from vpdesk.event.stages import drawn
from vpdesk.event.tables import at_table, match_tables, rounds_drawn
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.events.why.opinions import broken_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.field.entries import not_here
from vpdesk.tournament.results.doubts import FIRST_SEGMENT, Doubt, doubts
from vpdesk.tournament.results.match_segments import to_come
from vpdesk.tournament.results.typed_results import typed, unpaired, with_game
from vpdesk.tournament.round import Game
from vpdesk.tournament.tournament import MOST_TABLES, Tournament

FORFEITS = {"home": "-+", "away": "+-", "both": "--"}  # who did not come
MOST_IMPS = 999_999


def add_draw(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument(
        "--match",
        type=plain_text,
        nargs=2,
        action="append",
        metavar=("HOME", "AWAY"),
        help="a match of a Swiss or a free stage; repeat it for each match",
    )
    parser.set_defaults(run=_draw)


def add_unpair(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument(
        "--results", action="store_true", help="even if results of the round go with it"
    )
    parser.set_defaults(run=_unpair)


def add_result(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    for name, words in (("round", "the round"), ("table", "the table")):
        parser.add_argument(
            f"--{name}", type=positive, required=True, metavar="N", help=f"{words}, from 1"
        )
    sides = ("HOME", "AWAY")
    parser.add_argument(
        "--imps",
        type=whole,
        nargs=2,
        action="append",
        metavar=sides,
        help="IMPs of both teams; in a knock-out, repeat it for each segment",
    )
    parser.add_argument(
        "--on-boards",
        type=hundredths,
        nargs=2,
        metavar=sides,
        help="with --imps, for a match by Patton: points of the boards, 2 for each won and 1 "
        "for each halved",
    )
    parser.add_argument(
        "--segment",
        type=whole,
        nargs=2,
        metavar=sides,
        help="IMPs of one more segment, or of extra boards after a tie",
    )
    parser.add_argument(
        "--vp",
        type=hundredths,
        nargs=2,
        metavar=sides,
        help="VPs in place of those that the IMPs give; the IMPs are kept",
    )
    parser.add_argument(
        "--percent",
        type=hundredths,
        metavar="NS",
        help="percentage of the NS pair, in an event of pairs",
    )
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--forfeit", choices=FORFEITS, help="the side that did not play")
    other.add_argument(
        "--result",
        type=plain_text,
        help="result for White: 1, = or 0; board points of a chess match: 2.5-1.5",
    )
    other.add_argument("--clear", action="store_true", help="remove the result")
    parser.set_defaults(run=_result)


def add_adjust(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument("--name", type=plain_text, required=True, help="name of the team or player")
    parser.add_argument(
        "--vp", type=hundredths, default=0, metavar="VP", help="VPs, such as -1 or 0.5"
    )
    parser.add_argument("--imps", type=_imps, default=0, metavar="IMPS", help="IMPs, such as -3")
    parser.add_argument(
        "--reason", type=plain_text, default="", help="the reason, shown with the standings"
    )
    parser.add_argument("--round", type=whole, default=0, metavar="N", help="the round it is for")
    parser.add_argument("--clear", action="store_true", help="remove all of them in that stage")
    parser.set_defaults(run=_adjust)


def _imps(text: str) -> int:
    value = number(text)
    if not isinstance(value, int) or abs(value) > MOST_IMPS:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of IMPs")
    return value


def _draw(args: argparse.Namespace) -> bytes | None:
    before: dict[int, int] = {}

    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        before[stage] = rounds_drawn(event, stage)
        if not has_begun(event, stage):
            event = begin(event, stage)
        for part, group in enumerate(event.stage(stage).groups, 1):
            if group.all_drawn:
                continue
            absent = ", ".join(each.name for each in not_here(group))
            if absent and not event.stage(stage).who.stage and not group.rounds:
                tell(f"{file_name(args.file)}: Not checked in: {absent}.")
            if group.rounds and (missing := sum(not each.finished for each in group.rounds)):
                tell(f"{file_name(args.file)}: Rounds without all results: {missing}.")
            event = _drawn(args, event, stage, part)
        if rounds_drawn(event, stage) == before[stage]:
            raise EventUsageError(
                f"{file_name(args.file)}: All rounds of stage {stage} are drawn: {before[stage]}.",
                NO_PAIRING,
            )
        return event

    event, data = changed(args, make, "draw")
    ((stage, last),) = before.items()
    if data is not None:
        return data
    return rounds_text(event, stage, range(last + 1, rounds_drawn(event, stage) + 1))


def _unpair(args: argparse.Namespace) -> bytes | None:
    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        last = rounds_drawn(event, stage)
        if not last:
            raise UsageError(f"{file_name(args.file)}: No round of stage {stage} is drawn.")
        results = sum(each.game.finished for each in match_tables(event, stage, last))
        kept = any((each.place.stage, each.place.round) == (stage, last) for each in event.matches)
        if (results or kept) and not args.results:
            raise UsageError(
                f"{file_name(args.file)}: Round {last} has results, which --results takes out, too."
            )
        for part, group in enumerate(event.stage(stage).groups, 1):
            if len(group.rounds) == last:
                event = event.with_group(stage, part, unpaired(group))
        return event

    return changed(args, make, "unpair the last round")[1]


def _drawn(args: argparse.Namespace, event: Event, stage: int, part: int) -> Event:
    """With the next round of a group. Raises UsageError, and as drawn() does."""
    draw = event.stage(stage).draw
    if args.match and not draw.row.open:
        told = "Only a free stage and a Swiss are drawn by --match."
        raise UsageError(f"{file_name(args.file)}: {told}")
    if not args.match and not draw.is_free:
        return drawn(event, stage, part)
    tournament = as_played(event, stage, part)
    here, couples = set(tournament.by_number), []
    for names in args.match or ():
        home, visitors = (entrant_of(args, event, each) for each in names)
        if (home in here) != (visitors in here):
            raise UsageError(f"{file_name(args.file)}: {' and '.join(names)} are of two groups.")
        if home in here:
            couples.append((home, visitors))
    made = with_round(tournament, put_together(tournament, couples))
    for (home, visitors), codes in odd_ones(tournament, couples):
        names = " \N{EN DASH} ".join(tournament.by_number[each].name for each in (home, visitors))
        tell(f"{file_name(args.file)}: {names} {broken_words(codes, Language())}.")
    return event.with_group(stage, part, as_kept(made, event.group(stage, part)))


def _result(args: argparse.Namespace) -> bytes | None:
    texts = _texts(args)

    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        found = at_table(event, stage, args.round, args.table)
        group, game = event.group(stage, found.group), found.game
        if args.percent is not None and not group.teams.by_percentage:
            raise UsageError(f"{file_name(args.file)}: Only pairs by percentage have --percent.")
        if args.imps and not group.play.has_imps:
            raise UsageError(f"{file_name(args.file)}: Players have no IMPs; use --result.")
        if args.result and group.play.has_vps:
            raise UsageError(f"{file_name(args.file)}: Matches of bridge have --imps or --vp.")
        for text in texts:
            for doubt in doubts(group, game, text):
                tell(f"{file_name(args.file)}: {_asked(doubt)}")
            game = typed(group, game, text)
            _tell_of_knock_out(args, as_played(event, stage, found.group), game)
        made = with_game(group, args.round, found.table, game)
        return event.with_group(stage, found.group, made)

    return changed(args, make, f"result of round {args.round}, table {args.table}")[1]


def _asked(doubt: Doubt) -> str:
    """What is implausible, and how it is said here."""
    if doubt.text != FIRST_SEGMENT:
        return str(doubt)
    before, typed_now = doubt.values["segments"], str(doubt.values["typed"]).replace("-", " ")
    return f"This takes the place of the segments {before}. --segment {typed_now} adds one to them."


def _tell_of_knock_out(args: argparse.Namespace, played: Tournament, game: Game) -> None:
    """How many segments are to come, or that a match is level."""
    if left := to_come(played, game):
        tell(f"{file_name(args.file)}: Segments to come: {left}.")
    if played.is_knock_out:
        for doubt in level_doubts(played, args.round, game):
            tell(f"{file_name(args.file)}: {doubt}")


def _imps_said(args: argparse.Namespace) -> str:
    if args.imps is None:
        raise UsageError("The points of the boards stand beside --imps.")
    said = " + ".join("{}-{}".format(*each) for each in args.imps)
    if args.on_boards is None:
        return said
    return "{} {:.2f}-{:.2f}".format(said, *(each / 100 for each in args.on_boards))


def _texts(args: argparse.Namespace) -> list[str]:
    """What would be typed in the window, one after the other. Raises UsageError."""
    texts = []
    if args.imps is not None or args.on_boards is not None:
        texts.append(_imps_said(args))
    if args.segment is not None:
        texts.append("+ {}-{}".format(*args.segment))
    if args.percent is not None:
        texts.append(f"{args.percent / 100:.2f}")
    if args.vp is not None:
        if min(args.vp) < 0:
            raise UsageError("The VPs of a match are not below 0; use “event adjust”.")
        texts.append("{:.2f}-{:.2f} vp".format(*(each / 100 for each in args.vp)))
    if other := FORFEITS.get(args.forfeit or "") or args.result:
        texts.append(other)
    if args.clear:
        texts.append("")
    if not texts:
        raise UsageError(
            "Say it by --imps, --segment, --percent, --vp, --forfeit, --result or --clear."
        )
    if len(texts) > 1 and (args.forfeit or args.result or args.clear or args.segment):
        raise UsageError("A match has one result: IMPs, with other VPs or without, or a forfeit.")
    return texts


def _adjust(args: argparse.Namespace) -> bytes | None:
    if args.clear and (args.vp or args.imps or args.reason or args.round):
        raise UsageError("--clear takes out; leave out the rest.")
    if not (args.vp or args.imps or args.clear):
        raise UsageError("Say by --vp or --imps what is adjusted.")
    if not (args.clear or args.reason.strip()):
        raise UsageError("An adjustment needs a reason.")
    if max(abs(args.vp) // 100, abs(args.imps)) > MOST_ADJUSTED:
        raise UsageError(f"An adjustment has {MOST_ADJUSTED} VP or IMPs at most.")

    def make(event: Event) -> Event:
        if args.imps and event.play.has_vps and not event.play.has_net_imps:
            raise UsageError(f"{file_name(args.file)}: Of pairs VPs are adjusted; use --vp.")
        stage = stage_of(args, event)
        here = set(event.numbers_of(stage))
        rounds = max(max(len(each.rounds), each.planned) for each in event.stage(stage).groups)
        if args.round > rounds:
            told = f"Stage {stage} has {counted(rounds, 'round')}, not {args.round}."
            raise UsageError(f"{file_name(args.file)}: {told}")
        entrant = entrant_of(args, event, args.name, f"stage {stage}", here)
        old = event.stage(stage)
        if not args.clear:
            made = Adjustment(entrant, args.vp, args.imps, args.reason.strip(), args.round)
            return with_adjustment(event, stage, made)
        kept = [each for each in old.adjustments if each.entrant != entrant]
        if len(kept) == len(old.adjustments):
            raise UsageError(f"{file_name(args.file)}: “{args.name}” has no adjustment.")
        return event.with_stage(stage, replace(old, adjustments=tuple(kept)))

    return changed(args, make, f"adjustment for {args.name}")[1]


def add_prints(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    for name, words in (("organiser", "who holds it"), ("date", "of the event")):
        parser.add_argument(f"--{name}", type=plain_text, metavar="TEXT", help=words)
    parser.add_argument(
        "--language", choices=("", *LANGUAGES), help="language of its prints and pages"
    )
    parser.add_argument("--paper", choices=("", *PAPERS_MM), help="paper of its prints")
    logo = parser.add_mutually_exclusive_group()
    logo.add_argument("--logo", type=in_file, metavar="FILE", help="logo, a PNG or SVG picture")
    logo.add_argument("--no-logo", action="store_true", help="remove its logo")
    parser.set_defaults(run=_prints)


def _prints(args: argparse.Namespace) -> bytes | None:
    said = {name: getattr(args, name) for name in ("organiser", "date", "language", "paper")}
    said = {name: text for name, text in said.items() if text is not None}
    if not (said or args.logo or args.no_logo):
        raise UsageError("Say what stands on the prints, as --organiser or --logo.")
    picture = b""
    if args.logo is not None:
        start_qt()
        from vpdesk.formats.logo import read_logo  # after Qt is there

        picture = read_logo(args.logo).data

    def make(event: Event) -> Event:
        prints = replace(event.prints, **said)
        if args.logo or args.no_logo:
            prints = with_logo(prints, picture)
        return replace(event, prints=prints)

    return changed(args, make, "prints of the event")[1]


def add_rename(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--to", type=plain_text, required=True, metavar="TITLE", help="the new title"
    )
    add_stage(parser, "of this stage, from 1 (usual: of the whole event)")
    parser.set_defaults(run=_rename)


def add_segments(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--to", type=positive, required=True, metavar="N", help="number of segments per match"
    )
    add_stage(parser)
    parser.set_defaults(run=_segments)


def add_tables(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    parser.add_argument(
        "--from",
        type=positive,
        required=True,
        metavar="N",
        dest="first",
        help="number of the first table",
    )
    add_stage(parser)
    parser.set_defaults(run=_tables)


def _tables(args: argparse.Namespace) -> bytes | None:
    if args.first > MOST_TABLES:
        raise UsageError(f"The first table is {MOST_TABLES} at most, not {args.first}.")

    def make(event: Event) -> Event:
        return with_first_table(event, stage_of(args, event), args.first)

    return changed(args, make, "first table")[1]


def _segments(args: argparse.Namespace) -> bytes | None:
    def make(event: Event) -> Event:
        return with_segments(event, stage_of(args, event), args.to)

    return changed(args, make, "segments")[1]


def add_remove(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.set_defaults(run=_remove)


def _rename(args: argparse.Namespace) -> bytes | None:
    title = " ".join(args.to.split())

    def make(event: Event) -> Event:
        if args.stage:
            stage = replace(event.stage(args.stage), title=title)
            return event.with_stage(args.stage, stage)
        return with_tournament(event, FIRST, replace(tournament_at(event, FIRST), name=title))

    return changed(args, make, "title")[1]


def _remove(args: argparse.Namespace) -> bytes | None:
    return changed(args, lambda event: without(event, stage_of(args, event)), "removed stage")[1]
