"""The evening in a file, for commands that leave the file alone."""

from __future__ import annotations

from pathlib import Path

from vpdesk.cli.options.half_done import tell_half_done
from vpdesk.files.evening.evening_file import EveningHistory, read_evening_history
from vpdesk.pairs.evening import Evening


def evening_in(path: Path) -> Evening:
    """The evening. Raises TournamentFileError or TextFileError."""
    return evening_history_in(path).value


def evening_history_in(path: Path) -> EveningHistory:
    """The same with all that was done in it."""
    return read_evening_history(path, lambda: tell_half_done(path))
