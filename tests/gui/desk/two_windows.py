"""Two windows that have one file, each kind of document, and what nobody may lose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from tests.unit.movements.drawn import REAL
from tests.unit.pairs.evenings import of_howell
from vpdesk.errors import WordedError
from vpdesk.files.atomic import StorageError
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.match_file import Match, read_match, write_match
from vpdesk.files.movement_file import read_movement, write_movement
from vpdesk.files.own import OwnFiles
from vpdesk.files.regulation_file import read_regulation, write_regulation
from vpdesk.files.regulation_library import built_in as regulations
from vpdesk.files.scale_file import read_scale, write_scale
from vpdesk.files.scale_library import built_in as built_in_scales
from vpdesk.files.start_file import read_start, write_start
from vpdesk.files.start_library import built_in as starts
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.stored_document import StoredDocument
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.movements.document import MovementDocument
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.match.score_sheet import new_sheet
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.tournament import Entrant, Tournament


class OneWindow:
    """A window with a document of a kind, as far as its file goes; refused: what it was told."""

    def __init__(self, kind: Kind, folder: Path) -> None:
        self._kind = kind
        self.document = kind.make(folder)
        self.document.reader = kind.read
        self.refused: list[Exception] = []
        self.document.failed.connect(self.refused.append)

    def open(self, path: Path) -> None:
        if isinstance(self.document, StoredDocument):
            self.document.open(path)
        else:
            self.document.open(self._kind.read(path), path)

    def add(self, mark: str) -> bool:
        """Do something and save it; whether the user was told that it is not done, or not saved."""
        before = len(self.refused)
        self._kind.add(self.document, mark)
        try:
            if self.document.path is not None and self.document.modified:
                self.document.save()
        except (WordedError, OSError) as error:
            self.refused.append(error)
        return len(self.refused) == before

    def do(self, what: str, path: Path) -> None:
        """Something that has to do with the file."""
        if what == "look":
            self.document.refresh()
        elif what == "take":
            self.document.take_over()
        elif what == "leave":
            self.document.close()
            self.document = self._kind.make(path.parent)
            self.document.reader = self._kind.read
            self.document.failed.connect(self.refused.append)
            self.open(path)


@dataclass(frozen=True)
class Kind:
    """What the play needs of a kind of document: marks are added to it, and found in its file."""

    ending: str
    make: Callable[[Path], Any]
    read: Callable[[Path], Any]
    write: Callable[[Path], None]
    add: Callable[[Any, str], object]
    marks: Callable[[Path], set[str]]


def _add_player(document: EventDocument, mark: str) -> None:
    players = document.tournament.entrants
    added = replace(document.tournament, entrants=(*players, Entrant(len(players) + 1, mark)))
    document.request(added, mark)


def _marks_of_event(path: Path) -> set[str]:
    file = TournamentFile.open(path)
    try:
        return {each.name for each in file.tournament.entrants}
    finally:
        file.close()


def _create_event(path: Path) -> None:
    TournamentFile.create(path, Tournament((Entrant(1, "first"),))).close()


KINDS = {
    "evening": Kind(
        ".vppairs",
        PairsDocument,
        read_evening,
        lambda path: write_evening(path, of_howell(6)),
        lambda document, mark: document.request(
            replace(document.evening, name=f"{document.evening.name} {mark}"), mark
        ),
        lambda path: set(read_evening(path).name.split()),
    ),
    "match": Kind(
        ".vpmatch",
        lambda _: MatchDocument(),
        read_match,
        lambda path: write_match(path, Match(new_sheet(8), ScaleSpec(boards=8))),
        lambda document, mark: document.request(
            replace(document.sheet, event=f"{document.sheet.event} {mark}".strip()), mark
        ),
        lambda path: set(read_match(path).sheet.event.split()),
    ),
    "movement": Kind(
        ".json",
        lambda _: MovementDocument(REAL[0]),
        read_movement,
        lambda path: write_movement(path, REAL[0]),
        lambda document, mark: document.request(
            replace(document.movement, name=f"{document.movement.name} {mark}"), mark
        ),
        lambda path: set(read_movement(path).name.split()),
    ),
    "event": Kind(".vpt", EventDocument, read_evening, _create_event, _add_player, _marks_of_event),
}


@dataclass(frozen=True)
class OwnKind:
    """A kind of file of the user's own that windows save into one folder; words: of the file."""

    files: OwnFiles[Any]
    first: Any
    words: str  # the field that marks are added to


def _own_kind(suffix: str, read: Any, write: Any, first: Any, words: str) -> OwnKind:
    named = replace(first, key="own-shared", own=True)
    return OwnKind(OwnFiles(suffix, read, write), replace(named, **{words: "m"}), words)


RULES = regulations()[0]
OWN_KINDS = {
    "own scale": _own_kind(".vpscale", read_scale, write_scale, built_in_scales()[0], "source"),
    "own rules": _own_kind(
        ".vprules", read_regulation, write_regulation, regulations()[0], "source"
    ),
    "own start": _own_kind(".vpstart", read_start, write_start, starts()[0], "name"),
}


def play_own(
    kind: OwnKind, folder: Path, random: Random, actions: int = 20
) -> tuple[set[str], int]:
    """The same of two windows that save what each has seen of an own file, or remove it."""
    seen: list[Any] = [None, None]
    done: set[str] = set()
    refused = 0
    for number in range(actions):
        at = random.randrange(2)
        what = random.choice(("add", "add", "add", "look", "remove"))
        if what == "look":
            seen[at] = next(iter(kind.files.found(folder)[0]), None)
        elif what == "remove" and seen[at] is None:
            continue  # a window removes what it shows
        elif what == "remove":
            gone = kind.files.remove(folder, kind.first.key, seen[at])
            if gone is not None and gone == seen[at]:
                done = set()  # whoever removed it had seen it all
                seen[at] = None
        else:
            before = seen[at] or kind.first
            now = replace(before, **{kind.words: f"{getattr(before, kind.words)} m{number}"})
            try:
                kind.files.save(folder, now, seen[at])
            except StorageError:
                refused += 1
            else:
                done = done | {f"m{number}"}
                seen[at] = now
    (kept,) = kind.files.found(folder)[0] or (kind.first,)
    return done - set(getattr(kept, kind.words).split()), refused


def play(kind: Kind, path: Path, random: Random, actions: int = 20) -> tuple[set[str], int]:
    """Two windows take turns on a file: marks lost without a word, and refusals."""
    kind.write(path)
    windows = [OneWindow(kind, path.parent / str(at)) for at in range(2)]
    for each in windows:
        each.open(path)
    done = set()
    for number in range(actions):
        window = random.choice(windows)
        what = random.choice(("add", "add", "add", "look", "take", "leave"))
        if what != "add":
            window.do(what, path)
        elif window.add(f"m{number}"):
            done.add(f"m{number}")
    for each in windows:
        each.document.close()
    return done - kind.marks(path), sum(len(each.refused) for each in windows)
