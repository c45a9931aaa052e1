"""vpdesk-cli swiss: draw, check, explain and rank Swiss events of report files."""

from __future__ import annotations

import argparse
import atexit
import shlex
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from vpdesk.cli.options.file_options import add_file, add_output
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import counted, tell
from vpdesk.cli.swiss.swiss_generate import add_generate
from vpdesk.errors import shown
from vpdesk.files.report_file import (
    NOT_A_REPORT,
    read_asks_for_order,
    read_missing_halves,
    read_ranks,
    read_report,
    read_trf,
)
from vpdesk.files.text import STANDARD_INPUT, TextFileError, read_bytes
from vpdesk.tournament.draws.systems import other_system
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.fide.trf import is_team_report
from vpdesk.tournament.fide.trf.other_records import coded_type, edition_of_date
from vpdesk.tournament.tournament import Edition, Tournament

if TYPE_CHECKING:
    from vpdesk.tournament.draws.checker import RoundCheck
    from vpdesk.tournament.standings.standings_check import StandingsCheck

NO_PAIRING = DIFFERS = 1
BROKEN_FILE = 3
EDITIONS = tuple(str(edition) for edition in Edition)


class TournamentUsageError(UsageError):
    """What a Swiss command cannot do, with an exit code of its own."""

    def __init__(self, error: Exception, code: int) -> None:
        super().__init__(str(error))
        self.code = code


def add_swiss(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(
        required=True, metavar="pair|check|generate|explain|standings|report"
    )
    _add_pair(commands)
    _add_check(commands)
    add_generate(commands)
    _add_explain(commands)
    _add_standings(commands)
    _add_report(commands)


@contextmanager
def told() -> Iterator[None]:
    """Turn what is wrong with a file, and a round without a pairing, into an exit code."""
    try:
        yield
    except TextFileError as error:
        if isinstance(error.reason, TournamentError) and error.reason.text == NOT_A_REPORT:
            raise TournamentUsageError(_of_tournament_file(error.path), BROKEN_FILE) from error
        if isinstance(error.reason, TournamentError):
            _tell_faults(error.path, error.reason)
        raise TournamentUsageError(error, BROKEN_FILE) from error
    except NoPairingError as error:
        raise TournamentUsageError(error, NO_PAIRING) from error


def _tell_faults(path: Path, first: TournamentError) -> None:
    """Name everything that is wrong beside the first, and what could help."""
    _name_faults(path, first.faults[1:])
    if len(read_missing_halves(path)):
        tell(
            "The points are right if the half points that are too many are half-point byes which"
            " the file does not name: --halves takes them so."
        )


def _name_faults(path: Path, faults: Iterable[TournamentError]) -> None:
    tell(*(f"{shown(Path(path.name))}, line {each.line}: {each}" for each in faults))


def _tell_halves(args: argparse.Namespace) -> None:
    """Tell of byes that are taken from the points."""
    if args.halves and (taken := read_missing_halves(args.file)):
        byes = ", ".join(f"player {player} in round {number}" for number, player in taken)
        tell(f"{args.file.name}: Half points were taken as byes: {byes}.")


def _tell_points(args: argparse.Namespace) -> None:
    """Tell of points that count otherwise than the file says."""
    if args.by_results:
        try:
            read_trf(args.file, halves=args.halves)
        except TextFileError as error:
            if isinstance(error.reason, TournamentError):
                _name_faults(args.file, error.reason.faults or (error.reason,))


def _tell_numbers(args: argparse.Namespace) -> None:
    """Tell of pairing numbers that are not those of the file."""
    if read_asks_for_order(args.file):
        tell(
            f"{args.file.name} asks for it (XXC rank): The pairing numbers are the places of the"
            " players in the file."
        )


def _of_tournament_file(path: Path) -> UsageError:
    """Why a tournament file is refused, and what does the same with one."""
    name = shown(path)
    report, pages = (shlex.quote(shown(path.with_suffix(end))) for end in (".trf", ".pdf"))
    export = f"vpdesk-cli export {shlex.quote(name)}"
    return UsageError(
        f"{name}: This is an event of vpdesk, not a report file (TRF). Its standings are"
        f" printed by “{export} --what standings -o {pages}” (--what list names all there is);"
        f" “{export} -o {report}” writes a report of players, which can be drawn and checked here."
    )


def _keep_input(args: argparse.Namespace) -> None:
    """Standard input can be read once; what it says is looked at several times."""
    if args.file is STANDARD_INPUT:
        data, folder = read_bytes(args.file), mkdtemp()
        atexit.register(rmtree, folder, ignore_errors=True)
        args.file = Path(folder, str(STANDARD_INPUT))
        args.file.write_bytes(data)


def read(args: argparse.Namespace) -> Tournament:
    """The tournament of the file, by the edition that the command line or the file says.

    Raises TournamentUsageError.
    """
    _keep_input(args)
    with told():
        tournament, stated = read_report(args.file, halves=args.halves, by_results=args.by_results)
    _tell_halves(args)
    _tell_points(args)
    _tell_numbers(args)
    if is_team_report(tournament):
        raise UsageError(
            f"{args.file.name}: This is the report of a team event, whose games are those of"
            " boards; it is not drawn from a report."
        )
    if system := other_system(tournament) or (tournament.by_table and coded_type(tournament)):
        raise UsageError(
            f"{args.file.name}: This event is of the type {system}, which is not drawn by the"
            " Dutch rules."
        )
    if args.edition:
        return replace(tournament, edition=Edition(args.edition))
    if stated is None and edition_of_date(tournament.details):
        tell(
            f"{args.file.name} names no edition of the Dutch rules: taken is that of its date,"
            f" {tournament.edition}."
        )
    return tournament


def pair_text(white: int, black: int) -> str:
    """Two players as they are written in sentences; 0 is the bye."""
    return f"{white}-{black}" if black else f"{white} bye"


def _add_pair(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("pair", help="draw the next round", allow_abbrev=False)
    _add_file(parser)
    add_output(parser)
    parser.set_defaults(run=_pair)


def _add_check(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "check", help="draw every round again and compare", allow_abbrev=False
    )
    _add_file(parser)
    add_output(parser)
    parser.set_defaults(run=_check)


def _add_explain(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "explain", help="say why a round is drawn as it is", allow_abbrev=False
    )
    _add_file(parser)
    parser.add_argument(
        "--round", type=positive, metavar="N", help="number of the round (usual: the next one)"
    )
    parser.add_argument(
        "--why-not",
        type=positive,
        nargs=2,
        action="append",
        default=[],
        metavar=("X", "Y"),
        help="two entrants: say why they do not meet; can be repeated",
    )
    parser.add_argument("--bye", action="store_true", help="say why the bye goes where it goes")
    parser.add_argument(
        "--float", type=positive, metavar="X", help="say why this player is floated down"
    )
    add_output(parser)
    parser.set_defaults(run=_explain)


def _add_standings(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("standings", help="print the standings", allow_abbrev=False)
    add_file(parser, "a tournament report file (TRF)")
    parser.add_argument(
        "--after", type=positive, metavar="N", help="number of rounds that count (usual: all)"
    )
    _add_halves(parser)
    add_output(parser, ("text", "csv"), "text")
    parser.set_defaults(run=_standings, edition=None)


def _add_file(parser: Parser) -> None:
    add_file(parser, "a tournament report file (TRF)")
    parser.add_argument(
        "--edition",
        choices=EDITIONS,
        help="edition of the FIDE Dutch rules (usual: that of the file, or of its date, or 2026)",
    )
    _add_halves(parser)


def _add_halves(parser: Parser) -> None:
    parser.add_argument(
        "--halves",
        action="store_true",
        help="read half points that stand only in a player's points as half-point byes",
    )
    parser.add_argument(
        "--by-results",
        action="store_true",
        help="report points that the results do not give, and use those of the results",
    )


def _add_report(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "report", help="list what a rating report still lacks", allow_abbrev=False
    )
    add_file(parser, "a tournament report file (TRF)")
    _add_halves(parser)
    add_output(parser)
    parser.set_defaults(run=_report, edition=None)


def _report(args: argparse.Namespace) -> tuple[bytes, int]:
    from vpdesk.tournament.fide.report_gaps import gaps

    missing = gaps(read(args))
    lines = [*map(str, missing), f"{len(missing)} missing"]
    return "".join(f"{each}\n" for each in lines).encode(), DIFFERS if missing else 0


def _pair(args: argparse.Namespace) -> bytes:
    from vpdesk.tournament.draws.draw import draw

    tournament = read(args)
    last = tournament.rounds[-1] if tournament.rounds else None
    if last and not last.finished:
        missing = sum(not game.finished for game in last.games)
        tell(f"Round {len(tournament.rounds)}: games without a result, here draws: {missing}.")
    if tournament.all_drawn:
        tell(f"All rounds of the event are drawn already: {tournament.planned}.")
    with told():
        drawn = draw(tournament)
    lines = [f"{each.white} {each.black}" for each in drawn.pairings]
    if drawn.bye:
        lines.append(f"{drawn.bye} 0")
    return "".join(f"{line}\n" for line in (len(lines), *lines)).encode()


def _check(args: argparse.Namespace) -> tuple[bytes, int]:
    from vpdesk.tournament.draws.checker import check_rounds
    from vpdesk.tournament.standings.standings_check import check_standings

    tournament = read(args)
    _tell_order(args, tournament)
    if not tournament.planned:
        # The last round has rules of its own; a report is one of a tournament that is over.
        tournament = replace(tournament, planned=len(tournament.rounds))
    differing = [each for each in check_rounds(tournament) if each.differs]
    lines = [line for each in differing for line in _difference(tournament, each)]
    standings = check_standings(tournament, *read_ranks(args.file))
    if standings and (standings.wrong or len(standings.by) > 1):
        lines += _wrong_ranks(standings)
    lines.append(f"{counted(len(tournament.rounds), 'round')}, {len(differing)} differ")
    wrong = differing or (standings and standings.wrong)
    return "".join(f"{each}\n" for each in lines).encode(), DIFFERS if wrong else 0


def _wrong_ranks(check: StandingsCheck) -> Iterator[str]:
    """A line for each rank that differs, and one of how many there are."""
    by = ",".join(check.by)
    for each in check.wrong:
        span = f"{each.first}" if each.first == each.last else f"{each.first} to {each.last}"
        yield f"Player {each.number}: the file has rank {each.told}; {by} gives {span}"
    yield f"{check.ranked} ranks by {by}, {len(check.wrong)} differ"


def _difference(tournament: Tournament, check: RoundCheck) -> Iterator[str]:
    """A line of what differs, and one of why the first pair is not that of the draw."""
    from vpdesk.cli.swiss.swiss_explain import reason

    file_only, drawn_only = (
        ", ".join(pair_text(*pair) for pair in pairs) or "nothing else"
        for pairs in (check.file_only, check.drawn_only)
    )
    given = f"nothing ({check.error})" if check.error else drawn_only
    edition = tournament.edition
    yield f"Round {check.round}: the file has {file_only}; edition {edition} gives {given}"
    if check.draw and check.file_only:
        before = tournament.through(check.round - 1)
        yield f"  {reason(before, check.draw, *check.file_only[0])}"


def _explain(args: argparse.Namespace) -> bytes:
    from vpdesk.cli.swiss.swiss_explain import explain

    with told():
        return explain(read(args), args)


def _standings(args: argparse.Namespace) -> bytes:
    from vpdesk.cli.swiss.swiss_standings import standings_text

    with told():
        tournament = read_trf(args.file, halves=args.halves, by_results=args.by_results)
    _tell_halves(args)
    _tell_points(args)
    _tell_numbers(args)
    _tell_order(args, tournament)
    return standings_text(tournament, args)


def _tell_order(args: argparse.Namespace, tournament: Tournament) -> None:
    """Tell of tie-breaks that are not known here, and of a change of them after the start."""
    from vpdesk.tournament.standings.tie_break_order import changed_order, unknown_codes

    if unknown := unknown_codes(tournament):
        tell(f"{args.file.name} names tie-breaks that are not known here: {', '.join(unknown)}.")
    if changed := changed_order(tournament):
        tell(
            f"{args.file.name}: The tie-breaks were changed after round {changed[0]}; before, they"
            f" were {changed[1]}."
        )
