"""An evening in a file is changed by a command, at once and logged as the window does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vpdesk.cli.options.options import UsageError
from vpdesk.cli.options.output import tell
from vpdesk.files.atomic import StorageError
from vpdesk.files.evening.evening_file import EveningFile
from vpdesk.files.stored.journal import HistoryError
from vpdesk.files.stored.stored_file import local_now
from vpdesk.files.text import STANDARD_INPUT
from vpdesk.pairs.decided import with_decisions
from vpdesk.pairs.evening import Evening


def changed(path: Path, make: Callable[[Evening], Evening], what: str) -> tuple[Evening, Evening]:
    """Change the evening of a file; what: for its log. The evening before and now.

    Raises UsageError, TournamentFileError, TextFileError or StorageError.
    """
    if path is STANDARD_INPUT:
        raise UsageError("What comes from standard input cannot be changed; name a file.")
    file = EveningFile.open(path)
    try:
        if file.refused is not None:
            raise file.refused
        before, rounds = file.evening, file.rounds
        try:
            when = local_now().isoformat(timespec="minutes")
            file.save(with_decisions(before, make(before), when), what)
        except HistoryError as error:
            raise UsageError(str(error)) from error
        if file.rounds > rounds:
            try:
                file.back_up()
            except StorageError as error:
                tell(str(error))
        return before, file.evening
    finally:
        file.close()
