"""vpdesk-cli match rule: the rulings on a match that went wrong, and the slip of one."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from vpdesk.cli.match.match_score import MATCH_FILE, PLAIN, as_json, as_tables, vps_of
from vpdesk.cli.options.file_options import STREAM, add_file, in_file, wanted_format
from vpdesk.cli.options.number_options import hundredths, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.files.match_file import Match, read_match
from vpdesk.files.regulation_file import SUFFIX, read_regulation
from vpdesk.files.regulation_library import built_in, own
from vpdesk.formats.choice import ExportChoice
from vpdesk.match.case import Case, Fault, Side, What, by_fault
from vpdesk.match.outcome import Outcome, case_to_rule, outcome, rulings_of, with_case
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.rulings import Ruling
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import ruling_reasons
from vpdesk.report.match.sheets import RULING_SLIP, RULINGS, SHEETS, RulingSubject
from vpdesk.settings import own_regulations_folder

SLIPS = {"rulings": RULINGS, "slip": RULING_SLIP}
WHATS = {each.value.replace(" ", "-"): each for each in What}
WAYS = {each.value.replace(" ", "-"): each for each in Way}
SIDES = {  # of the case: each of home and away
    "imps": (hundredths, "IMPs on the boards with a result"),
    "plus": (whole, "boards with an average plus"),
    "even": (whole, "boards with an average"),
    "minus": (whole, "boards with an average minus"),
    "penalty": (hundredths, "VPs lost by a penalty"),
    "carried": (hundredths, "IMPs or VPs carried over"),
    "average": (hundredths, "VPs a match in the other matches"),
}


def add_rule(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "What is not named of the case is what the file says."
    add_file(parser, MATCH_FILE)
    parser.add_argument(
        "--what",
        choices=tuple(SLIPS),
        default="rulings",
        help="all rulings with their reasons (usual), or the slip of one, to be signed",
    )
    parser.add_argument(
        "--way",
        choices=tuple(WAYS),
        metavar="WAY",
        help=f"the slip to print: {', '.join(WAYS)} (usual: the adopted or else the preferred one)",
    )
    add_case(parser)
    add_printed(parser, SHEETS, "json")
    parser.set_defaults(run=_rule)


def add_case(parser: Parser) -> None:
    """Add the regulation, and the options for what went wrong."""
    parser.add_argument(
        "--regulation",
        type=_source,
        metavar="KEY",
        help=f"regulation: “1-teams” or another key, or a {SUFFIX} file (usual: the match's)",
    )
    case = parser.add_argument_group("the case")
    case.add_argument(
        "--happened",
        choices=tuple(WHATS),
        metavar="WHAT",
        help=f"what happened to the match: {', '.join(WHATS)}",
    )
    case.add_argument(
        "--fault",
        type=lambda text: Fault.NEITHER.value if text == "none" else text,
        choices=[each.value for each in Fault],
        help="the side at fault, or none",
    )
    case.add_argument(
        "--played", type=whole, metavar="N", help="number of boards that have a result"
    )
    for name, (kind, words) in SIDES.items():
        both = ("HOME", "AWAY")
        case.add_argument(
            f"--{name}", type=kind, nargs=2, metavar=both, help=f"{words}, of both sides"
        )


def _rule(args: argparse.Namespace) -> bytes:
    form, what = wanted_format(args), SLIPS[args.what]
    choice = printed_choice(args, what, args.what, PLAIN)
    match = read_match(args.file)
    regulation = regulation_of(args.regulation, match)
    case = asked_case(args, case_to_rule(match, regulation))
    made = rulings_of(with_case(match, case, regulation), regulation)
    found = outcome(match)
    if form == "json":
        return as_json(_object(case, regulation, made, found))

    chosen = chosen_ruling(args.way, case, regulation, made, found)
    subject = RulingSubject(match, found, case, regulation, made, chosen)
    if choice is not None:
        return exported(args, choice, subject)
    language = printed_language(args)
    return as_tables(subject.sections(ExportChoice(what), language), form, language)


def _source(text: str) -> Path | str:
    """The file of a regulation, or a key."""
    return in_file(text) if text == STREAM or text.lower().endswith(SUFFIX) else text


def regulation_of(wanted: Path | str | None, match: Match) -> Regulation:
    """The regulation that is asked for, else the one of the match, or else the usual one."""
    if wanted is None:
        return match.ruled.regulation or built_in()[0]
    if isinstance(wanted, Path):
        return read_regulation(wanted)
    known = (*built_in(), *own(own_regulations_folder())[0])
    for each in known:
        if each.key == wanted:
            return each
    keys = ", ".join(each.key for each in known)
    raise UsageError(f"There is no regulation “{wanted}”; the regulations are {keys}.")


def asked_case(args: argparse.Namespace, case: Case) -> Case:
    """The case with the numbers of the command line."""
    averages = any((args.plus, args.even, args.minus))
    follows = case == by_fault(case) and not averages
    changed = replace(
        case,
        what=WHATS[args.happened] if args.happened else case.what,
        fault=Fault(args.fault) if args.fault else case.fault,
        played=case.played if args.played is None else args.played,
        home=_side(args, case.home, 0),
        away=_side(args, case.away, 1),
    )
    return by_fault(changed) if follows else changed


def _side(args: argparse.Namespace, side: Side, at: int) -> Side:
    given = {name: getattr(args, name) for name in SIDES}
    numbers = {name: both[at] for name, both in given.items() if both is not None}
    return replace(side, **numbers)


def chosen_ruling(
    wanted: str | None,
    case: Case,
    regulation: Regulation,
    made: tuple[Ruling, ...],
    found: Outcome,
) -> Ruling:
    """The ruling that is asked for, else the adopted or else the preferred one."""
    ways = {each.way: each for each in made}
    preferred = next(each for each in made if each.preferred)
    if wanted is not None:
        ruling = ways.get(WAYS[wanted])
        if ruling is None:
            raise UsageError(f"“{wanted}” is not a ruling on this case.")
        if ruling.refused is not None:
            raise UsageError(f"“{wanted}” is not possible. {ruling.refused}")
        return ruling
    adopted = found.adopted
    if adopted is not None and adopted.made_on(case, regulation):
        return ways.get(adopted.ruling.way, preferred)
    return preferred


def _object(
    case: Case, regulation: Regulation, made: tuple[Ruling, ...], found: Outcome
) -> dict[str, Any]:
    adopted = found.adopted
    here = adopted.ruling.way if adopted and adopted.made_on(case, regulation) else None
    return {
        "regulation": regulation.name,
        "happened": case.what.value,
        "fault": case.fault.value,
        "boards": case.planned,
        "played": case.played,
        "rulings": [
            {
                "way": each.way.value,
                "possible": each.refused is None,
                "preferred": each.preferred,
                "adopted": each.way is here,
                "scale_boards": each.scale.boards if each.scale else None,
                "margins": each.margins,
                "vps": vps_of(None if each.refused else each.final),
                "reasons": list(ruling_reasons(each, case, regulation, Language())),
            }
            for each in made
        ],
        "vps": vps_of(found.vps),
    }
