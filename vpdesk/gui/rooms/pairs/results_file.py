"""Results of another program’s file, taken into the evening."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.errors import WordedError, one_line
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, existing_folder
from vpdesk.gui.texts import error_text, translate
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.rooms.pairs.document import PairsDocument

SUFFIXES = ("*.csv", "*.txt", "*.xml", "*.pbn")


def ask_results(parent: QWidget, document: PairsDocument, say: Callable[[str], object]) -> None:
    """Let the user choose a file, and take its results; say: what came of it."""
    title = translate("ResultsFile", "Import Results")
    kinds = [f"{translate('ResultsFile', 'Results of boards')} ({' '.join(SUFFIXES)})"]
    folder = existing_folder(Path() if document.path is None else document.path.parent)
    take = partial(take_results, document, say)
    ask_open(parent, "importResultsDialog", title, kinds, take, folder)


def take_results(document: PairsDocument, say: Callable[[str], object], path: Path) -> None:
    """Take the results of a file to the tables where these pairs play these boards."""
    from vpdesk.files.pairs_file import read_results
    from vpdesk.pairs.taken_in import taken_in, with_results

    try:
        results = aside(lambda: read_results(path))
        before = document.evening
        now = with_results(before, results)
    except (WordedError, OSError) as error:
        say(error_text(error))
        return
    what = step_words("ResultsFile", "results of “{file}”", file=one_line(path.name))
    document.request(now, what)
    new, other = taken_in(before, document.evening)
    said = [translate("ResultsFile", "%n result(s) taken.", None, new + other)]
    if other:
        text = translate("ResultsFile", "Results that were another one before: {count}.")
        said.append(text.format(count=other))
    say(" ".join(said))
