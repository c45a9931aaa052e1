"""Samples to play with: the program opens a copy, and the sample stays as it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.texts import error_text, translate
from vpdesk.resources import resource
from vpdesk.settings import settings_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

FOLDER = "samples"  # of the resources, and of the copies beside the settings


class Sample(NamedTuple):
    """A sample.

    name: in the code. room: that opens it. file: in the folder of samples. text: in the menu, with
    its letter, still to be translated.
    """

    name: str
    room: str
    file: str
    text: str


SAMPLES = (
    Sample(
        name="evening",
        room="pairs",
        file="Tuesday evening.vppairs",
        text=QT_TRANSLATE_NOOP("Samples", "A &Pairs Evening"),
    ),
    Sample(
        name="league",
        room="swiss",
        file="Winter League.vpt",
        text=QT_TRANSLATE_NOOP("Samples", "A &League of Teams"),
    ),
    Sample(
        name="swiss",
        room="swiss",
        file="Spring Teams.vpt",
        text=QT_TRANSLATE_NOOP("Samples", "S&wiss Teams"),
    ),
    Sample(
        name="cup",
        room="swiss",
        file="Autumn Cup.vpt",
        text=QT_TRANSLATE_NOOP("Samples", "A &Cup"),
    ),
    Sample(
        name="movement",
        room="movements",
        file="Howell for eight pairs.json",
        text=QT_TRANSLATE_NOOP("Samples", "A M&ovement for Eight Pairs"),
    ),
    Sample(
        name="wall",
        room="laboratory",
        file="Club scale.xlsx",
        text=QT_TRANSLATE_NOOP("Samples", "The &Scale on a Club’s Wall"),
    ),
    Sample(
        name="match",
        room="match",
        file="Rovers Tigers.vpmatch",
        text=QT_TRANSLATE_NOOP("Samples", "A &Match"),
    ),
)


def copies_folder() -> Path:
    """Where the copies are: nobody looks there, so nothing else is to be saved there."""
    return settings_path().parent / FOLDER


def open_sample(
    sample: Sample,
    open_file: Callable[[Path], object],
    say: Callable[[str], object],
    window: QWidget,
) -> None:
    """Open a copy of a sample in the room of its kind, or say why there is none.

    Of one in which the user did something, it is asked whether that is gone on with.
    """

    def begin() -> None:
        try:
            copy = copied(sample, copies_folder())
        except OSError as error:
            say(error_text(error))
        else:
            open_file(copy)

    try:
        there = _newest(sample, copies_folder())
        if there is None:
            begin()
        elif there.read_bytes() == (resource(FOLDER) / sample.file).read_bytes():
            open_file(there)
        else:
            _ask(there, lambda: open_file(there), begin, window)
    except OSError as error:
        say(error_text(error))


def _ask(
    there: Path, go_on: Callable[[], object], begin: Callable[[], object], window: QWidget
) -> None:
    from vpdesk.gui.widgets.question import ask

    text = translate("Samples", "Go on with your copy “{name}”?").format(name=there.stem)
    details = translate("Samples", "To begin anew makes another copy; this one stays as it is.")
    answers = translate("Samples", "&Begin Anew"), translate("Samples", "&Cancel")
    more = translate("Samples", "&Go On"), go_on
    ask(window, "sampleQuestion", text, details, answers, begin, more=more)


def _newest(sample: Sample, folder: Path) -> Path | None:
    """The last copy of a sample; None where there is none."""
    last = None
    for path in _names(sample, folder):
        if not path.exists():
            return last
        last = path
    return last


def _names(sample: Sample, folder: Path) -> Iterator[Path]:
    """What copies are called, the first one first."""
    name = Path(sample.file)
    yield folder / name.name
    yield from (folder / f"{name.stem} {number}{name.suffix}" for number in count(2))


def copied(sample: Sample, folder: Path) -> Path:
    """A new copy of a sample in a folder, which is made; a copy of before stays as it is.

    Raises OSError where it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = next(each for each in _names(sample, folder) if not each.exists())
    shutil.copyfile(resource(FOLDER) / sample.file, path)
    return path
