"""vpdesk-cli pairs: the results of a pairs evening scored across the field."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vpdesk.cli.options.file_options import add_file, add_output, file_format, in_file
from vpdesk.cli.options.number_options import positive, whole
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.cli.options.scale_options import family_of
from vpdesk.cli.pairs.evening_in import evening_in
from vpdesk.cli.pairs.pairs_deals import add_pairs_deals
from vpdesk.cli.pairs.pairs_entrant import add_pairs_entrant
from vpdesk.cli.pairs.pairs_evening import (
    add_new_evening,
    add_next_evening,
    add_pairs_publish,
    add_pairs_result,
    add_pairs_why,
)
from vpdesk.cli.pairs.pairs_import import add_pairs_import
from vpdesk.cli.pairs.pairs_log import add_pairs_log
from vpdesk.errors import shown
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.files.pairs_file import (
    named_method,
    read_results,
    says_two_winners,
    usebio_anew,
)
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.format import FORMATS as FILE_FORMATS
from vpdesk.formats.text_file import to_text
from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.evening import STRATA, Evening
from vpdesk.pairs.formats import FORMATS, write
from vpdesk.pairs.imp_scores import AVERAGE
from vpdesk.pairs.methods import (
    METHODS,
    USUAL_CHOICE,
    Divide,
    ScoringChoice,
    ScoringMethod,
    scored,
)
from vpdesk.pairs.next_session import played_session
from vpdesk.pairs.pairs_entry import PairsEntry
from vpdesk.pairs.rank_by import of_stratum, ranked_by
from vpdesk.pairs.round_vps import round_vps, sums
from vpdesk.pairs.scored_evening import PairsRanking, RankBy, Ranked, ScoredEvening
from vpdesk.pairs.session import PairTotal, placed, ranking, rankings_apart, rounded
from vpdesk.pairs.sessions import WHOLE_SHARE, Together, overall
from vpdesk.pairs.tie_break import PairsTieBreak
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.scales import ScaleSpec

DROPS = ("0", "1", "10%")
PLACES = 4  # decimals of points


def add_pairs(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(
        required=True,
        metavar="new|next|result|import|entrant|deals|score|rank|why|log|publish|export",
    )
    for name, words, add in (
        ("new", "begin an evening from a list of pairs and a movement", add_new_evening),
        ("next", "say what to do next, or write the session after an evening", add_next_evening),
        ("result", "enter a result", add_pairs_result),
        ("import", "give an evening the results of another program", add_pairs_import),
        ("entrant", "give a pair its club, handicap or stratum", add_pairs_entrant),
        ("deals", "give an evening the cards that were played", add_pairs_deals),
        ("publish", "write an evening as a folder of web pages", add_pairs_publish),
        ("log", "tell all that was done in an evening", add_pairs_log),
        ("why", "say how a pair got its points on a board", add_pairs_why),
    ):
        add(commands.add_parser(name, help=words, allow_abbrev=False))
    for name, words, run in (
        ("score", "score every result of every board", _score),
        ("rank", "rank the pairs", _rank),
    ):
        each = commands.add_parser(name, help=words, allow_abbrev=False)
        add_file(
            each,
            "an evening (.vppairs), USEBIO (.xml), PBN with tables of results, or a CSV table:"
            " board,ns,ew,score (and group, section, round, table)",
        )
        _add_options(each)
        if run is _rank:
            _add_rank_options(each)
        each.set_defaults(run=run)
    export = commands.add_parser(
        "export", help="write all of an evening, for another program", allow_abbrev=False
    )
    add_file(export, "an evening (.vppairs), or USEBIO (.xml) to score anew, the rest of it kept")
    export.add_argument(
        "--method",
        choices=tuple(METHODS),
        help="scoring of USEBIO (usual: the one that the file names)",
    )
    export.add_argument(
        "--expected",
        type=positive,
        metavar="E",
        help="number of times each board should have been played",
    )
    export.add_argument("--drop", choices=DROPS, help="results that a datum leaves out at each end")
    export.add_argument(
        "--divide",
        choices=[each.value for each in Divide],
        help="what a sum of cross-IMPs is divided by (usual: of these three the one that "
        "changes the fewest points of the file)",
    )
    export.add_argument(
        "--overwrite", action="store_true", help="overwrite the USEBIO file that is read"
    )
    add_output(export, FORMATS, "results")
    export.set_defaults(run=_export)


def _add_options(parser: Parser) -> None:
    parser.add_argument(
        "--method",
        choices=tuple(METHODS),
        help="scoring (usual: that of the evening or of USEBIO, or matchpoints)",
    )
    parser.add_argument(
        "--expected",
        type=positive,
        default=0,
        metavar="E",
        help="number of times each board should have been played (usual: the number of its rows)",
    )
    parser.add_argument(
        "--drop",
        choices=DROPS,
        default="0",
        help="results that a datum leaves out at each end (usual: 0)",
    )
    parser.add_argument(
        "--divide",
        choices=[each.value for each in Divide],
        default=Divide.SUM.value,
        help="what a sum of cross-IMPs is divided by (usual: sum, by nothing)",
    )
    parser.add_argument(
        "--cap",
        type=positive,
        default=0,
        metavar="IMPS",
        help="the most IMPs of one comparison (usual: no cap)",
    )
    parser.add_argument(
        "--average",
        type=whole,
        default=AVERAGE,
        metavar="IMPS",
        help=f"IMPs of average plus, and less those of average minus (usual: {AVERAGE})",
    )
    add_output(parser, ("json", "text", "csv"), "text")


def _add_rank_options(parser: Parser) -> None:
    parser.add_argument(
        "more", type=in_file, nargs="*", metavar="MORE", help="the sessions after it (.vppairs)"
    )
    parser.add_argument(
        "--carry",
        type=Together,
        choices=list(Together),
        help="how several sessions are combined: the mean by boards (usual), their average, "
        "or the sum",
    )
    parser.add_argument(
        "--share",
        type=whole,
        metavar="PERCENT",
        help=f"what sessions before the last one count (usual: {WHOLE_SHARE})",
    )
    parser.add_argument(
        "--ties",
        nargs="+",
        choices=[each.value.replace(" ", "-") for each in PairsTieBreak],
        default=[],
        help="tie-breaks of an evening, in this order",
    )
    parser.add_argument(
        "--by",
        type=RankBy,
        choices=list(RankBy),
        default=RankBy.RESULT,
        help="what ranks an evening: result (usual), mean (IMPs per board), or the result "
        "with the handicap",
    )
    parser.add_argument(
        "--stratum",
        choices=STRATA,
        help="rank the pairs of this stratum and of those below it by themselves",
    )
    parser.add_argument(
        "--two-winners",
        action="store_true",
        help="rank NS and EW apart (usual for USEBIO that says so, and where one number sits "
        "both ways on a board)",
    )
    parser.add_argument(
        "--vps",
        metavar="KIND",
        help="Swiss pairs: VPs of each round on a scale, such as ebu-pairs, or continuous for IMPs",
    )


def _choice(args: argparse.Namespace) -> ScoringChoice:
    return ScoringChoice(
        args.expected,
        int(args.drop) if args.drop.isdecimal() else 0,
        0 if args.drop.isdecimal() else int(args.drop.rstrip("%")),
        Divide(args.divide),
        args.cap,
        args.average,
    )


def _score(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    if _is_evening(args):
        scored_evening = _scored_evening(args)
        evening = scored_evening.evening
        rows = [
            _row(each.entry.result(*_sides(evening, each.entry)), each.scores)
            for board in scored_evening.boards.values()
            for each in board
        ]
    else:
        results = read_results(args.file)
        scores = scored(results, _method(args), _choice(args))
        rows = [_row(*each) for each in zip(results, scores, strict=True)]
    return _as_json(rows) if form == "json" else _as_table(args, form, rows)


def _rank(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    other = args.by is not RankBy.RESULT or args.stratum
    if other and (args.more or args.carry or args.vps):
        raise UsageError("--by and --stratum are for one evening by its boards.")
    if args.more or args.carry:
        rows = _overall_rows(args)
        return _as_json(rows) if form == "json" else _as_table(args, form, rows)
    if (args.vps or args.ties or other) and not _is_evening(args):
        raise UsageError("--by, --stratum, --ties and --vps are for evenings (.vppairs).")
    if args.two_winners and _is_evening(args):
        raise UsageError("--two-winners is for other files; an evening (.vppairs) has its own.")
    if _is_evening(args):
        scored_evening = _scored_evening(args)
        if args.vps:
            rows = _vp_rows(scored_evening, args.vps)
            return _as_json(rows) if form == "json" else _as_table(args, form, rows)
        rows = [
            {"section": ranking.section, "side": ranking.side} | _line(scored_evening, each)
            for ranking in scored_evening.rankings
            for each in _wanted(scored_evening, ranking, args).lines
        ]
        if not rows and args.stratum:
            raise UsageError(f"No pair is of stratum {args.stratum} or below.")
    else:
        rows = _file_rows(args)
    return _as_json(rows) if form == "json" else _as_table(args, form, rows)


def _wanted(
    scored_evening: ScoredEvening, ranking: PairsRanking, args: argparse.Namespace
) -> PairsRanking:
    found = ranked_by(scored_evening, ranking, args.by)
    return of_stratum(scored_evening, found, args.stratum) if args.stratum else found


def _file_rows(args: argparse.Namespace) -> list[dict[str, Any]]:
    """The pairs of a file; where it has two winners, those North-South and those East-West."""
    results, method, choice = read_results(args.file), _method(args), _choice(args)
    if args.two_winners or says_two_winners(args.file, results):
        apart = rankings_apart(results, method, choice)
        return [{"side": side} | _place(each) for side in apart for each in apart[side]]
    return [_place(each) for each in ranking(results, method, choice)]


def _export(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    if args.file.suffix.lower() == ".xml":
        if form != "usebio":
            raise UsageError("USEBIO is written as USEBIO: --format usebio.")
        return _usebio_anew(args)
    if args.method or _given(args) or args.overwrite:
        raise UsageError(
            "--method, --expected, --drop, --divide and --overwrite are for USEBIO; an evening has"
            " its own."
        )
    written = write(ScoredEvening(evening_in(args.file)), form)
    return written.encode(FILE_FORMATS[form].encoding, "replace")


def _usebio_anew(args: argparse.Namespace) -> bytes:
    """A USEBIO file scored anew; what has changed is said beside it."""
    out = args.output
    if out is not None and out.exists() and out.samefile(args.file) and not args.overwrite:
        raise UsageError(
            f"“{shown(out)}” is the result that it is read from; --overwrite writes over it."
        )
    data, found = usebio_anew(args.file, args.method or "", _given(args))
    options = {
        "expected": found.choice.expected,
        "drop": f"{found.choice.drop_percent}%" if found.choice.drop_percent else found.choice.drop,
        "divide": found.choice.divide.value if found.method == "cross-imps" else "",
    }
    told = "".join(f", {name} {value}" for name, value in options.items() if value)
    tell(
        f"{found.method}{told}: {found.values[0]} of {found.values[1]} values and"
        f" {found.places[0]} of {found.places[1]} places have changed."
    )
    return data


def _given(args: argparse.Namespace) -> dict[str, Any]:
    """The choices that are asked for, as fields of ScoringChoice."""
    found: dict[str, Any] = {}
    if args.expected:
        found["expected"] = args.expected
    if args.drop:
        whole_numbers = args.drop.isdecimal()
        found["drop"] = int(args.drop) if whole_numbers else 0
        found["drop_percent"] = 0 if whole_numbers else int(args.drop.rstrip("%"))
    if args.divide:
        found["divide"] = Divide(args.divide)
    return found


def _is_evening(args: argparse.Namespace) -> bool:
    return bool(args.file.suffix.lower() == SUFFIX)


def _method(args: argparse.Namespace) -> ScoringMethod:
    """The one asked for, or that of a USEBIO file, or matchpoints."""
    return METHODS[args.method or named_method(args.file) or "matchpoints"]


def _scored_evening(args: argparse.Namespace) -> ScoredEvening:
    """The evening, by its own method and choices where no others are asked for."""
    evening, choice = evening_in(args.file), _choice(args)
    return ScoredEvening(
        replace(
            evening,
            method=args.method or evening.method,
            ties=_ties(args) or evening.ties,
            choice=evening.choice if choice == USUAL_CHOICE else choice,
        )
    )


def _ties(args: argparse.Namespace) -> tuple[PairsTieBreak, ...]:
    return tuple(PairsTieBreak(each.replace("-", " ")) for each in getattr(args, "ties", ()))


def _vp_rows(scored_evening: ScoredEvening, kind: str) -> list[dict[str, Any]]:
    """The pairs by the VPs of all rounds."""
    found = round_vps(scored_evening, ScaleSpec(kind=kind, family=family_of(kind)))
    evening, totals = scored_evening.evening, sums(found)
    rows = placed({number: Fraction(vps) for number, vps in totals.items()}, int)
    return [
        {
            "place": each.place,
            "shared": each.shared,
            "pair": evening.label(each.key),
            "vps": _number(Fraction(totals[each.key], 100), 2),
            "rounds": sum(each.key in one.meeting.seated for one in found),
            "names": evening.by_number[each.key].name,
        }
        for each in rows
    ]


def _overall_rows(args: argparse.Namespace) -> list[dict[str, Any]]:
    """All who took part in one of the sessions, those before the first file too."""
    if args.share is not None and not 0 <= args.share <= WHOLE_SHARE:
        raise UsageError(f"--share is 0 to {WHOLE_SHARE} per cent.")
    first = _scored_evening(args)
    share = first.evening.share if args.share is None else args.share
    later = [ScoredEvening(evening_in(each)) for each in args.more]
    sessions = (*first.evening.before, *map(played_session, (first, *later)))
    return [
        {
            "place": each.place,
            "shared": each.shared,
            "names": " \N{EN DASH} ".join(each.names),
            **{f"session_{at}": _number(value, 2) for at, value in enumerate(each.values, 1)},
            "total": _number(each.total, 2),
        }
        for each in overall(sessions, args.carry or first.evening.carry, share)
    ]


def _sides(evening: Evening, entry: PairsEntry) -> tuple[str, str]:
    ns, ew = ("+".join(map(evening.label, side)) for side in evening.sides(entry))
    return ns, ew


def _line(scored_evening: ScoredEvening, each: Ranked) -> dict[str, Any]:
    evening = scored_evening.evening
    pair = evening.label(each.number)
    total = PairTotal(each.place, each.shared, pair, each.points, each.percent, each.boards)
    value = _number(each.value, 2)  # with what was carried over
    return _place(total) | {"total": value, "names": evening.by_number[each.number].name}


def _row(result: PairsResult, scores: SideScores) -> dict[str, Any]:
    return {
        "board": result.board,
        "ns": result.ns,
        "ew": result.ew,
        "ns_points": _number(scores.ns),
        "ew_points": _number(scores.ew),
        "ns_percent": _number(scores.ns_percent, 2),
        "top": _number(scores.top),
    }


def _place(each: PairTotal) -> dict[str, Any]:
    return {
        "place": each.place,
        "shared": each.shared,
        "pair": each.pair,
        "points": _number(each.points),
        "percent": _number(each.percent, 2),
        "boards": each.boards,
    }


def _number(value: Fraction | None, places: int = PLACES) -> int | float | None:
    """Rounded once, halves away from zero; whole numbers as such."""
    if value is None:
        return None
    found = rounded(value, places)
    return int(found) if found == int(found) else float(found)


def _as_json(rows: Sequence[dict[str, Any]]) -> bytes:
    return f"{json.dumps(rows, indent=1, ensure_ascii=False)}\n".encode()


def _as_table(args: argparse.Namespace, form: str, rows: Sequence[dict[str, Any]]) -> bytes:
    if not rows:
        return b""
    shown = [key for key in rows[0] if key != "shared"]
    if form != "csv":  # what is to be read has nothing that says nothing, and nothing twice
        told = [key for key in shown if any(row[key] not in (None, "") for row in rows)]
        same = all(row.get("total") == row.get("percent") for row in rows)
        shown = [key for key in told if key != "total" or not same]
    fine = {key for key in shown if form != "csv" and any(_has_decimals(row[key]) for row in rows)}
    cells = [
        tuple(Cell(_text(row, key, fine=key in fine), _plain(row[key])) for key in shown)
        for row in rows
    ]
    headings = tuple(key.replace("_", " ") for key in shown)
    starts = tuple(range(1, len(cells) + 1))
    words = tuple(at for at, key in enumerate(shown) if isinstance(rows[0][key], str))
    table = Table(args.method or "", "", headings, tuple(cells), starts, words=words)
    text = (to_csv if form == "csv" else to_text)(table, Language())
    return (text if table.title or form == "csv" else text.lstrip("\n")).encode()


def _has_decimals(value: object) -> bool:
    return isinstance(value, float) and not value.is_integer()


def _text(row: dict[str, Any], key: str, *, fine: bool) -> str:
    """A cell; fine: a column of numbers of which some have decimals."""
    value = row[key]
    if value is None:
        return ""
    if key == "place" and row["shared"]:
        return f"{value} ="
    return f"{value:.2f}" if fine and isinstance(value, int | float) else str(value)


def _plain(value: object) -> float | None:
    return value if isinstance(value, int | float) else None
