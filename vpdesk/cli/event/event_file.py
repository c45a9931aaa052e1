"""The file of an event on the command line: read, and changed where it stands."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from vpdesk.cli.options.file_options import OR_STREAM, in_file
from vpdesk.cli.options.half_done import tell_half_done
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.errors import shown
from vpdesk.event.drawn_lots import first_drawn
from vpdesk.event.event import Event, EventError
from vpdesk.files.atomic import StorageError
from vpdesk.files.stored.guard import MOST_BYTES
from vpdesk.files.stored.journal import HistoryError
from vpdesk.files.text import STANDARD_INPUT, read_bytes
from vpdesk.files.tournament import Action, TournamentFile
from vpdesk.files.tournament.file import local_now
from vpdesk.tournament.errors import NoPairingError, TournamentError

NO_PAIRING = 1


class EventUsageError(UsageError):
    """What cannot be done with an event, with an exit code of its own."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


def add_event_file(parser: Parser, *, changed: bool = False) -> None:
    """Add the file of an event. changed: the command goes on with it, so where - is read, the
    changed file is written to standard output.
    """
    more = ", which is then written to standard output" if changed else ""
    parser.add_argument(
        "file", type=in_file, metavar="FILE", help=f"an event (.vpt){OR_STREAM}{more}"
    )
    if changed:
        parser.set_defaults(output=None)


def add_stage(parser: Parser, words: str = "a stage, from 1 (usual: the last one)") -> None:
    """Add --stage."""
    parser.add_argument("--stage", type=positive, metavar="S", help=words)


def stage_of(args: argparse.Namespace, event: Event) -> int:
    """The stage that is asked for, or the last one. Raises EventError."""
    number: int = args.stage or len(event.stages)
    event.stage(number)
    return number


@contextmanager
def of_event(path: Path) -> Iterator[None]:
    """Name the file of an event with what is wrong. Raises UsageError."""
    try:
        yield
    except NoPairingError as error:
        raise EventUsageError(f"{file_name(path)}: {error}", NO_PAIRING) from error
    except (EventError, TournamentError, HistoryError) as error:
        raise UsageError(f"{file_name(path)}: {error}") from error


def file_name(path: Path) -> str:
    """A file in a sentence."""
    return shown(Path(path.name or path))


def entrant_of(
    args: argparse.Namespace,
    event: Event,
    name: str,
    where: str = "in the event",
    here: Collection[int] | None = None,
) -> int:
    """The number of a name. here: of those it may be. Raises UsageError."""
    possible = [each for each in event.entrants if here is None or each.number in here]
    for same in (str, str.casefold):
        found = [each.number for each in possible if same(each.name) == same(name)]
        if len(found) > 1:
            raise UsageError(f"{file_name(args.file)}: “{name}” is the name of more than one.")
        if found:
            return found[0]
    raise UsageError(f"{file_name(args.file)}: “{name}” does not play {where}.")


def read(path: Path) -> Event:
    """The event in a file, which is left alone. Raises TournamentFileError, TextFileError."""
    return read_history(path)[0]


def read_history(path: Path) -> tuple[Event, tuple[Action, ...]]:
    """The same, and what was done in it."""
    from vpdesk.files.tournament.file import read_history

    with copied() if path is STANDARD_INPUT else nullcontext(path) as there:
        found = read_history(there, lambda: tell_half_done(path))
        return found.event, found.actions


def changed(
    args: argparse.Namespace, make: Callable[[Event], Event], what: str
) -> tuple[Event, bytes | None]:
    """Change the event of a file, at once as the window does; what: for its log.

    Gives it as it is then, with the whole file where it came from standard input.
    Raises UsageError, or as TournamentFile does.
    """
    if args.file is not STANDARD_INPUT:
        return _changed(args.file, make, what), None
    with copied() as copy:
        return _changed(copy, make, what), copy.read_bytes()


@contextmanager
def copied() -> Iterator[Path]:
    """What standard input holds, as a file."""
    with TemporaryDirectory(prefix="vpdesk-") as folder:
        copy = Path(folder, STANDARD_INPUT.name)
        copy.write_bytes(read_bytes(STANDARD_INPUT, MOST_BYTES))
        yield copy


def _changed(path: Path, make: Callable[[Event], Event], what: str) -> Event:
    file = TournamentFile.open_event(path)
    try:
        if file.refused is not None:
            raise file.refused
        before = file.event
        with of_event(path):
            at = local_now().isoformat(timespec="seconds")
            file.save(first_drawn(before, make(before), at), what)
        _tell_of_stages(path, before, file.event)
        if _rounds(file.event) > _rounds(before):
            _back_up(file)
        return file.event
    finally:
        file.close()


def _tell_of_stages(path: Path, before: Event, after: Event) -> None:
    """Say what no longer fits: others would play a later stage, or round of a knock-out, now."""
    from vpdesk.event.misfits import stage_misfits  # brings the draws

    was = {str(each) for each in stage_misfits(before)} if before != after else set()
    for each in stage_misfits(after) if before != after else ():
        if str(each) not in was:
            tell(f"{file_name(path)}: {each}")


def _rounds(event: Event) -> int:
    """All rounds that are drawn."""
    return sum(len(group.rounds) for stage in event.stages for group in stage.groups)


def _back_up(file: TournamentFile) -> None:
    """A backup for each round that is drawn, as the window makes; without one the round stands."""
    try:
        file.back_up()
    except StorageError as error:
        tell(str(error))
