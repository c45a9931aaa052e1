"""What is typed and shown outlives kill -9: python -m tests.bench.keys_kill [N [ROOM [SEED]]].

The real program is started, real keys are typed in a room, and it is killed at some moment; N
kills in each room, or in that which is named. After each action it has said what the room shows;
that must be in the file or in the recovery file. Each is a fork of a process that has the modules.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.room_builders import scales_of
from tests.unit.pairs.evenings import of_howell
from vpdesk.app import main as start_program
from vpdesk.event.event import Event
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.match_recovery import UNSAVED_MATCHES
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS
from vpdesk.files.scale_recovery import UNSAVED_SCALES
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.rescue import StoredKind
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.events.document import EVENT_FILES
from vpdesk.gui.rooms.pairs.document import EVENING_FILES
from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog
from vpdesk.gui.rooms.scales.scale_editor import empty_margins
from vpdesk.gui.start import make_application
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.pairs.evening import Evening
from vpdesk.tournament.round import Game, Round
from vpdesk.tournament.tournament import Entrant, Tournament

KILLS = 250  # in each room
BOARDS = 24
Key = Qt.Key
NAMES = {"events": "swiss"}  # where the program calls a room otherwise
BETWEEN = "\x1f"


def main(kills: int = KILLS, only: str = "", seed: int = 1) -> None:
    """Kill it in every room."""
    random = Random(seed)
    for room in [only] if only else ROOMS:
        said = lost = 0
        for _ in range(kills):
            with TemporaryDirectory() as folder:
                told = _killed(room, Path(folder), random.uniform(0.0, 1.0))
                kept = KEPT[room](Path(folder))
                said, lost = said + len(told), lost + _is_lost(told, kept)
        print(
            f"{room:9} {kills} kills  {said} actions shown  {lost} kills lost something  aim 0",
            flush=True,
        )


def _is_lost(told: list[str], kept: list[str]) -> bool:
    """Whether what was shown last is nowhere; what was in flight may be there beside it."""
    if not told or told[-1] in kept:
        return False
    before = told[-2:-1]
    return not any(_differ(told[-1], each) == 1 for each in kept if each not in before)


def _differ(one: str, other: str) -> int:
    """In how many places."""
    return len(set(one.split(BETWEEN)) ^ set(other.split(BETWEEN)) - {""}) // 2


def _killed(room: str, folder: Path, after_s: float) -> list[str]:
    """What was shown, action by action."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.dup2(writing, 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            _work(room, folder)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        first = told.readline()
        sleep(after_s)
        os.kill(child, signal.SIGKILL)
        lines = [first, *told]
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, status
    return [line.decode().rstrip("\n") for line in lines if line.endswith(b"\n")]


def _press(key: Key, text: str = "") -> None:
    """A key, where the keyboard is."""
    widget = QApplication.focusWidget() or QApplication.activeWindow()
    assert widget is not None
    if text:
        QTest.keyClicks(widget, text)
    else:
        QTest.keyClick(widget, key)
    QApplication.processEvents()


def _enter(text: str) -> None:
    for each in text:
        _press(Key.Key_unknown, each)
    _press(Key.Key_Return)


def _listed(parts: Iterable[object]) -> str:
    return BETWEEN.join(f"{at} {part!r}" for at, part in enumerate(parts))


def _sheet(sheet: ScoreSheet) -> str:
    return _listed(entry for line in sheet.lines for entry in line.entries)


def _evening(evening: Evening) -> str:
    return _listed(evening.entries.get(each) for each in evening.due)


def _event(path: Path) -> Event:
    """As it is after the rollback that the next opening makes."""
    file = TournamentFile.open_event(path)
    file.close()
    return file.event


def _match(window, random: Random) -> Iterator[str]:
    room = window.house.keepers["match"].room
    page = room.show_sheet()
    page.table.setFocus()
    document = window.house.keepers["match"].files.document
    while True:
        _enter(random.choice(("4s=n", "-100", "620", "3nt-1e")))
        yield _sheet(document.match.sheet)


def _movements(window, random: Random) -> Iterator[str]:
    room = window.house.keepers["movements"].room
    document = window.house.keepers["movements"].files.document
    room.schedule.setFocus()
    model = room.schedule.model()
    for at in count():  # never the same one twice in a row, which would take it back
        row, column = divmod(at % (model.rowCount() * model.columnCount()), model.columnCount())
        room.schedule.setCurrentIndex(model.index(row, column))
        _press(Key.Key_Space)
        yield _listed(document.movement.encounters)


def _pairs(window, random: Random) -> Iterator[str]:
    room = window.house.keepers["pairs"].room
    document = window.house.keepers["pairs"].files.document
    room.go_results()
    room.results.table.setFocus()
    while True:
        _enter(random.choice(("420", "-50", "140", "100")))
        for _ in range(3):
            if room.results.table.editor is not None:  # asked whether it is meant
                _press(Key.Key_Return)
        yield _evening(document.evening)


def _events(window, random: Random) -> Iterator[str]:
    document = window.house.keepers["swiss"].files.document
    window.room.go_rounds()
    while True:
        _enter(random.choice("10="))
        yield _listed(document.tournament.rounds[0].games)


def _scales(window, random: Random) -> Iterator[str]:
    """What is typed in that room is a table of one's own."""
    window.house.keepers["scales"].show_own_scales()
    (dialog,) = window.findChildren(OwnScalesDialog)
    dialog.edit(empty_margins())
    grid = dialog.editor.grid
    grid.setFocus()
    for at in count():
        grid.setCurrentIndex(grid.grid.index(2 + at % 40, 1))
        _enter(random.choice(("10", "12,5", "7.25", "20")))
        yield _listed(grid.grid.cells)


ROOMS: dict[str, Callable[..., Iterator[str]]] = {
    "scales": _scales,
    "match": _match,
    "movements": _movements,
    "pairs": _pairs,
    "events": _events,
}


def _begin(room: str, folder: Path) -> list[str]:
    """The file that it is started with, if any."""
    if room == "pairs":
        write_evening(folder / "evening.vppairs", of_howell(12))
        return [str(folder / "evening.vppairs")]
    if room == "events":
        players = tuple(Entrant(each, f"Player {each}") for each in range(1, 61))
        games = tuple(Game(each, each + 30) for each in range(1, 31))
        drawn = Tournament(players, planned=3, rounds=(Round(games, method="2026"),))
        TournamentFile.create(folder / "event.vpt", drawn).close()
        return [str(folder / "event.vpt")]
    return []


def _is_open(window, room: str) -> bool:
    """Whether the file of a room is read."""
    return window.house.keepers[NAMES.get(room, room)].files.document.path is not None


def _left(folder: Path, kept_as, ending: str, told: Callable[..., str]) -> list[str]:
    files = sorted(folder.rglob(f"*{ending}"))
    return [
        told(kept_as.from_bytes(each.read_bytes())) for each in files if "recovery" in each.parts
    ]


def _as_next_time(folder: Path, kind: StoredKind, name: str) -> Path:
    """A file as the next start has it, with what was on its way to it."""
    for each in {each.parent for each in folder.rglob("*.bridge")}:
        kind.rolled_forward(each)
    return folder / name


KEPT: dict[str, Callable[[Path], list[str]]] = {
    "scales": lambda folder: _left(
        folder, UNSAVED_SCALES, ".unsavedscale", lambda work: _listed(work.cells)
    ),
    "match": lambda folder: _left(
        folder, UNSAVED_MATCHES, ".unsavedmatch", lambda work: _sheet(work.match.sheet)
    ),
    "movements": lambda folder: _left(
        folder, UNSAVED_MOVEMENTS, ".json", lambda work: _listed(work.movement.encounters)
    ),
    "pairs": lambda folder: [
        _evening(read_evening(_as_next_time(folder, EVENING_FILES, "evening.vppairs")))
    ],
    "events": lambda folder: [
        _listed(_event(_as_next_time(folder, EVENT_FILES, "event.vpt")).group(1).rounds[0].games)
    ],
}


def _work(room: str, folder: Path) -> None:
    """Type until somebody kills this program."""
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    os.environ.update(dict.fromkeys((*homes, "XDG_DOCUMENTS_DIR"), str(folder)))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

    def type_on() -> None:
        open_windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        window = next((each for each in open_windows if isinstance(each, MainWindow)), None)
        if window is None or window.centralWidget() is None or scales_of(window).plot is None:
            QTimer.singleShot(50, type_on)
            return
        if arguments and not _is_open(window, room):
            QTimer.singleShot(50, type_on)
            return
        window.show_room(NAMES.get(room, room))
        QApplication.processEvents()
        before = ""
        for shown in ROOMS[room](window, Random(str(folder))):
            if shown == before:
                continue
            before = shown
            os.write(1, f"{shown}\n".encode())

    arguments = _begin(room, folder)
    make_application()
    QTimer.singleShot(50, type_on)
    start_program(arguments)


if __name__ == "__main__":
    kills, room, seed = (*sys.argv[1:], *("", "", "")[len(sys.argv) - 1 :])
    main(int(kills or KILLS), room, int(seed or 1))
