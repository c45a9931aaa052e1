"""The start of the window program: arguments and the machine first, Qt after."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from vpdesk import __version__
from vpdesk.preflight import problem

# Those of vpdesk.gui.desk.samples.
SAMPLE_NAMES = ("evening", "league", "swiss", "cup", "movement", "wall", "match")


class Arguments(NamedTuple):
    """What the command line asks for.

    boards: the current count first, all of them pinned. file: to open in the room of its kind.
    sample: of the Help menu, to be opened as a copy.
    """

    screenshot: Path | None = None
    boards: tuple[int, ...] = ()
    file: Path | None = None
    sample: str = ""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code: 2 where it cannot start, with the reason in one line."""
    gc.disable()  # nothing to find while the program loads; the window collects later on
    words = sys.argv[1:] if argv is None else argv
    arguments = _parse(words) if words else Arguments()
    if arguments.screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    reason = problem(os.environ)
    if reason is not None:
        return _refuse(reason)
    from vpdesk.gui.start import run  # Qt may be missing a library until here

    return run(arguments)


def _parse(words: Sequence[str]) -> Arguments:
    import argparse  # most starts have no arguments

    from vpdesk.file_kinds import told
    from vpdesk.scales import MAX_BOARDS

    def boards(word: str) -> int:
        if word.isdecimal() and 1 <= int(word) <= MAX_BOARDS:
            return int(word)
        raise argparse.ArgumentTypeError(
            f"the number of boards must be a whole number from 1 to {MAX_BOARDS}, not {word}"
        )

    parser = argparse.ArgumentParser(
        "vpdesk",
        description="For directors of bridge: events, pairs evenings, matches, movements, scales.",
    )
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help=f"a file to open: {told()}",
    )
    parser.add_argument("--version", action="version", version=f"vpdesk {__version__}")
    parser.add_argument(
        "--boards",
        type=boards,
        nargs="+",
        action="extend",
        default=[],
        metavar="N",
        help="open with this board count; with several, pin them all",
    )
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE.png",
        help="draw the window into a picture, without a display, and end",
    )
    parser.add_argument(
        "--sample", choices=SAMPLE_NAMES, help="open a sample of the Help menu, as a copy"
    )
    found = parser.parse_args(words)
    if found.sample and found.file:
        parser.error("open a file or a sample")
    boards_wanted = tuple(dict.fromkeys(found.boards))
    return Arguments(found.screenshot, boards_wanted, found.file, found.sample or "")


def _refuse(reason: str) -> int:
    if sys.stderr is not None:  # a program started from a desktop may have none
        sys.stderr.write(f"{reason}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
