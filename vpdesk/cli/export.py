"""vpdesk-cli export: everything that the export dialog writes to a file."""

from __future__ import annotations

import argparse
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from vpdesk.cli.options.file_options import add_output, file_format, in_file
from vpdesk.cli.options.number_options import all_counts, hundredths, imps, positive, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.paper_options import (
    add_boards_on_page,
    add_form,
    add_paper_options,
    check_form,
    export_choice,
    exported,
)
from vpdesk.cli.options.scale_options import (
    add_boards_option,
    add_rule_options,
    check_counts,
    family_options,
    scale_options,
)
from vpdesk.cli.printed_file import Subjects, sheets_of, subjects_of
from vpdesk.cli.scale.scale_start import start_named, take_start
from vpdesk.event.event import EventPrints
from vpdesk.files.scale_file import SUFFIX
from vpdesk.files.start_library import built_in
from vpdesk.formats.choice import MOST_PER_PAGE, SHEETS, ExportChoice
from vpdesk.formats.format import files_of, formats_for
from vpdesk.languages import LANGUAGES
from vpdesk.report.document import Form
from vpdesk.report.events.sheets import OF_EVENT, PARTS_OF_TEAMS
from vpdesk.report.laboratory.sheets import ProofSubject, audit_subject, models_subject
from vpdesk.report.scales import sheets
from vpdesk.report.scales.report import FIRST_PINS, MOST_COUNTS, ScaleChoice, View
from vpdesk.report.scales.sheets import Booklet, ScaleSubject
from vpdesk.report.scales.starts import Start
from vpdesk.report.sheet import Sheet
from vpdesk.scales import ContinuousScale, DiscreteScale

BOTH_KINDS = "both"
LIST = "list"
USUAL_PAPER, USUAL_LANGUAGE = "A4", "en"
NEAREST = 3  # names, for one that is misspelt
NOT_SAID = Path()  # where None is standard output
ALL = {each.file_part: each for room in SHEETS.values() for each in room} | PARTS_OF_TEAMS
ALL |= {each.file_part: each for each in OF_EVENT}
OF_SCALES = {each.file_part: each for each in sheets.SHEETS}


def add_export(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = (
        "Without a FILE, scales are exported: --boards and --kind say which; in its place the name "
        "of a starting point says scale, pins and paper: your own, or one of "
        f"{', '.join(each.key for each in built_in())}. "
        f"--what is one of {', '.join(ALL)}; each file and scale has some of them, "
        "which --what list prints."
    )
    parser.add_argument(
        "file",
        type=in_file,
        nargs="?",
        metavar="FILE",
        help="an event (.vpt, .trf), a match (.vpmatch), a pairs evening (.vppairs), a "
        "movement, a list of past matches, a table to check, a scale (.vpscale), a "
        "starting point (.vpstart, or its name); - for standard input",
    )
    add_boards_option(parser, required=False)
    add_rule_options(parser, "continuous (usual), discrete, or both in a booklet")
    parser.add_argument(
        "--what",
        type=_thing,
        metavar="WHAT",
        help="what to write (usual: table, or what the window prints first of a file); “list” "
        "names all",
    )
    parser.add_argument(
        "--round",
        type=positive,
        metavar="N",
        help="round of an event (usual: the one that is played)",
    )
    for name in ("stage", "group"):
        parser.add_argument(
            f"--{name}",
            type=positive,
            metavar="N",
            help=f"{name} of an event (usual: the one that is played)",
        )
    add_form(parser)
    formats = files_of(*ALL.values())
    add_output(parser, formats)
    parser.add_argument(
        "--from",
        dest="first",
        type=whole,
        default=1,
        metavar="N",
        help="first boards of a booklet, a heat map, or board-counts (1)",
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=whole,
        default=40,
        metavar="N",
        help="last board count (40)",
    )
    add_boards_on_page(
        parser, "boards of hand records (18), or board counts of a booklet (4), on a page"
    )
    parser.add_argument(
        "--margin", type=imps, default=20, metavar="IMPS", help="margin for board-counts (20)"
    )
    parser.add_argument(
        "--vp", type=hundredths, metavar="VP", help="VPs of a result: board-counts marks where"
    )
    parser.add_argument(
        "--heat-map", action="store_true", help="begin a booklet with all of it at a glance"
    )
    parser.add_argument("--marks", action="store_true", help="mark what was corrected")
    parser.add_argument("--tint", action="store_true", help="tint the ground of the first boards")
    parser.add_argument("--no-loser", action="store_true", help="the winner's VPs alone")
    add_paper_options(parser)
    # Else that of the event.
    parser.set_defaults(run=_export, output=NOT_SAID, paper=None, language=None, start=None)


def _thing(text: str) -> str:
    """What --what names. Raises ArgumentTypeError with the names nearest to it."""
    name = text.replace(" ", "-").lower()
    if name == LIST or name in ALL:
        return name
    near = get_close_matches(name, ALL, NEAREST, cutoff=0.45)
    meant = f" did you mean {' or '.join(near)}?" if near else ""
    raise argparse.ArgumentTypeError(
        f"there is no “{text}”;{meant} --what list names all there is of a file"
    )


def _export(args: argparse.Namespace) -> bytes:
    said = args.output
    args.output = None if said is NOT_SAID else said
    start = start_named(args)
    if start is not None:
        take_start(args, start)
    scale = args.file is None or args.file.suffix.lower() == SUFFIX
    if scale:
        _fill_in(args, EventPrints())
    if scale and args.file is not None:
        args.scale_file = args.file
    if args.what == LIST:
        subjects = _scale_subjects(args) if scale else subjects_of(args, "")
        lines = (f"{of.part(each)}: {of.title(each)}\n" for each, of in sheets_of(subjects))
        return "".join(lines).encode()
    if said is NOT_SAID:
        raise UsageError("the following arguments are required: -o/--output")
    if scale and (args.what is None or args.what in OF_SCALES):
        return _export_scales(args)
    wanted = "" if args.what is None else ALL[args.what].key
    found = dict(sheets_of(_scale_subjects(args) if scale else subjects_of(args, wanted)))
    sheet = ALL[args.what] if args.what else next(iter(found))
    if sheet not in found:
        names = ", ".join(of.part(each) for each, of in found.items())
        raise UsageError(f"There is no “{args.what}” of this; what there is: {names}.")
    _fill_in(args, found[sheet].prints)
    choice = export_choice(args, sheet, sheet.file_part)
    return exported(args, choice, found[sheet])


def _fill_in(args: argparse.Namespace, prints: EventPrints) -> None:
    """Where an option is not said it is as the event has it, or as usual."""
    said = ExportChoice(
        paper=USUAL_PAPER, language=USUAL_LANGUAGE, event=args.event, date=args.date
    ).of_event(prints, LANGUAGES)
    args.paper, args.language = args.paper or said.paper, args.language or said.language
    args.event, args.date = args.event or said.event, args.date or said.date


def _scale_subjects(args: argparse.Namespace) -> Subjects:
    """All that can be printed of a scale."""
    choice = _scales(args, sheets.TABLE)
    scale, stem = choice.scale(choice.boards), f"vp-{choice.key}-{choice.boards}"
    return (
        ScaleSubject(choice),
        ProofSubject(stem, scale),
        models_subject(choice, scale),
        audit_subject(stem, choice, scale),
    )


def _export_scales(args: argparse.Namespace) -> bytes:
    args.formats = files_of(*sheets.SHEETS)
    choice = _choice(args)
    name = choice.what.key
    if choice.format not in formats_for(choice.what):
        raise UsageError(f"A {name} cannot be written as {choice.format.upper()}.")
    if choice.bare_chart and (args.title or args.event or args.date or args.logo):
        raise UsageError(
            "A picture of a chart has no letterhead; choose PDF, "
            "or leave out --title, --event, --date and --logo."
        )
    check_form(choice.what, name, choice.form)
    return exported(
        args, choice, ScaleSubject(_scales(args, OF_SCALES.get(args.what, sheets.TABLE)))
    )


def _choice(args: argparse.Namespace) -> ExportChoice:
    what = OF_SCALES.get(args.what, sheets.TABLE)
    if args.start is None and what is sheets.TABLE and len(all_counts(args.boards)) > 1:
        what = sheets.COMPARISON  # several scales stand side by side
    return ExportChoice(
        what=what,
        form=Form(args.form or Form.SHEET.value),
        format=file_format(args),
        paper=args.paper,
        landscape=args.landscape,
        marks=args.marks,
        tint=args.tint,
        loser=not args.no_loser,
        booklet=_booklet(args) if what is sheets.BOOKLET else Booklet(),
        per_page=min(args.per_page or ExportChoice().per_page, MOST_PER_PAGE),
    )


def _booklet(args: argparse.Namespace) -> Booklet:
    if args.boards:
        raise UsageError("A booklet takes its board counts from --from and --to, not --boards.")
    check_counts(args, "A booklet")
    discrete = args.kind in (DiscreteScale.kind, BOTH_KINDS)
    continuous = args.kind != DiscreteScale.kind
    return Booklet(args.first, args.last, continuous, discrete, args.heat_map)


def _scales(args: argparse.Namespace, what: Sheet) -> ScaleChoice:
    if args.start is not None:
        start: Start = args.start
        begun = start.choice(ScaleChoice(**family_options(args)))
        return replace(begun, view=View.TABLE) if what is sheets.TABLE else begun
    boards = all_counts(args.boards)
    several = len(boards) > 1
    both = what is sheets.BOOKLET and args.kind == BOTH_KINDS
    alone = what in (sheets.BOOKLET, sheets.COUNTS, sheets.HEAT_MAP)  # --boards is not needed
    if what in (sheets.COUNTS, sheets.HEAT_MAP):
        check_counts(args, "Such a table", MOST_COUNTS)
    if not boards and not alone:
        raise UsageError("Say by --boards how many boards the match has.")
    choice = ScaleChoice(
        boards=boards[0] if boards else ScaleChoice().boards,
        pins=boards if several or what is not sheets.COMPARISON else FIRST_PINS,
        view=View.SIDE_BY_SIDE if several else View.TABLE,
        **family_options(args),
        **scale_options(args, ContinuousScale.kind if both else ""),
    )
    if not alone:
        for pin in choice.compared:  # a report would leave out what has no scale
            choice.scale(choice.pinned(pin).boards)
    return replace(choice, base=choice.boards)
