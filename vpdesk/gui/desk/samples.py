"""Samples to play with: the program opens a copy, and the sample stays as it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.texts import error_text
from vpdesk.resources import resource
from vpdesk.settings import settings_path

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
    sample: Sample, open_file: Callable[[Path], object], say: Callable[[str], object]
) -> None:
    """Open a copy of a sample in the room of its kind, or say why there is none."""
    try:
        copy = copied(sample, copies_folder())
    except OSError as error:
        say(error_text(error))
        return
    open_file(copy)


def copied(sample: Sample, folder: Path) -> Path:
    """A new copy of a sample in a folder, which is made; a copy of before stays as it is.

    Raises OSError where it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    name = Path(sample.file)
    names = (
        name.name if number == 1 else f"{name.stem} {number}{name.suffix}" for number in count(1)
    )
    path = next(folder / each for each in names if not (folder / each).exists())
    shutil.copyfile(resource(FOLDER) / sample.file, path)
    return path
