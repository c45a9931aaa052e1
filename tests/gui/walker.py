"""A model that walks through the window and asks after each step what must hold.

Steps are taken as a user takes them: rooms, views, files, sizes, languages, restarts, results,
undo. What must hold is asked of the window alone: what it shows against what the engine says of
the document, and against what it shows after a fresh start.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMessageBox,
    QSplitter,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.folders import ROOT, TESTS
from tests.gui.walker_sights import shown_texts, tables_of
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.event.event import Event
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import drawn
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.keeper import FilesKeeper
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.pairs.place_groups import by_board, by_table
from vpdesk.gui.rooms.pairs.room import PairsRoom
from vpdesk.gui.texts import user_language
from vpdesk.languages import LANGUAGES
from vpdesk.match.notation import doubt
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import missing, with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.tournament import Entrant

ROOMS = ("scales", "movements", "swiss", "laboratory", "match", "pairs")
SIZES = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080))
ZOOMS = (100, 150, 200)
NAMED = {"Club", "match", "short", "long"}  # what the files themselves say
RESULTS = ("3nt w =", "4s n +1", "2h e -1", "5d w -2", "pass")
LEAST_PANE = 40  # pixels, below which nothing of a pane can be seen
_PLACES = re.compile(r"[{}%&]")


def make_files(folder: Path) -> tuple[Path, ...]:
    """Files of the rooms that have some: two evenings at other rounds, a league, a cup, ..."""
    evening = filled(of_howell(8, 3), RESULTS)
    half = dict(list(evening.entries.items())[: len(evening.entries) // 2])
    short, long = folder / "short.vppairs", folder / "long.vppairs"
    write_evening(short, replace(of_howell(6, 2), name="Walk"))
    write_evening(long, replace(evening, entries=half, name="Walk"))
    events = []
    for form in (EventFormat.LEAGUE, EventFormat.KNOCK_OUT):
        events.append(folder / f"{form}.vpt")
        TournamentFile.create(events[-1], _event(form)).close()
    match = folder / "match.vpmatch"
    match.write_bytes((TESTS / "data" / "written_before" / match.name).read_bytes())
    return short, long, *events, match, TESTS / "data" / "movements" / "Howell08T4B14.asc"


def _event(form: EventFormat) -> Event:
    players = tuple(Entrant(each, f"Team {each}") for each in range(1, 7))
    event = new_event(EventPlan(form, Kind.TEAMS, "Walk"), players)
    if not event.group(1).rounds:
        event = drawn(event, 1)
    group = event.group(1)
    for board, game in enumerate(group.rounds[0].games, 1):
        group = with_game(group, 1, board, scored(group.teams, game, MatchImps(30, 10 * board)))
    return event.with_group(1, 1, group)


@cache
def _texts(code: str) -> frozenset[str]:
    """The program's texts in a language, without those that have places or letters in them."""
    tree = ElementTree.parse(ROOT / "resources" / "i18n" / f"vpdesk_{code}.ts")
    found = (each.findtext("translation") or "" for each in tree.iter("message"))
    return frozenset(each for each in found if len(each) > 3 and not _PLACES.search(each))


def work_of(keeper: FilesKeeper[Any, Any]) -> object:
    """What a room works on: an event with all its stages, an evening, a match, a movement."""
    document = keeper.files.document
    return getattr(document, "whole", document.value)


class Walker:
    """A user of one window, with what must hold of it.

    open_desk: starts the program and gives its window. steps: those that were taken, in words.
    """

    def __init__(
        self, qtbot: QtBot, open_desk: Callable[..., MainWindow], files: tuple[Path, ...]
    ) -> None:
        self._qtbot, self._open_desk, self.files = qtbot, open_desk, files
        self._home = files[0].parent.parent
        self.desk = open_desk()
        self.before = "en"  # the language before
        self.steps: list[str] = []

    @property
    def _room(self) -> QWidget:
        room = self.desk.room
        assert isinstance(room, QWidget)
        return room

    # Steps

    def go_room(self, name: str) -> None:
        """Show a room."""
        self.told(f"room {name}")
        self.desk.menus.action(f"room {name}").trigger()
        self.settle()

    def switch_view(self, at: int) -> None:
        """Do one of what the room has in the view menu and the like that is on or off."""
        rows = self.desk.menus.rooms[self.desk.room_name].rows
        actions = [self.desk.menus.action(each.name, self.desk.room_name) for each in rows]
        offered = [each for each in actions if each.isCheckable() and each.isEnabled()]
        if offered:
            action: QAction = offered[at % len(offered)]
            self.told(f"view {action.text()}")
            action.trigger()
            self.settle()

    def open(self, at: int) -> None:
        """Open a file; the first missing result is where the keyboard is.

        In a file that is open already one stays where one is.
        """
        path = self.files[at % len(self.files)]
        self.told(f"open {path.name}")
        keepers = self.desk.house.keepers.values()
        files = (each.files for each in keepers if isinstance(each, FilesKeeper) and each.has_files)
        if path in [each.document.path for each in files]:
            self.desk.open_file(path)
            self.settle()
            return
        self.desk.open_file(path)
        self.settle()
        if path.suffix == ".vppairs":
            keeper = self.desk.house.keepers["pairs"]
            evening = keeper.room.document.evening
            assert keeper.room.document.path == path
            results = keeper.room.results
            if evening.missing and results.isVisible():
                groups = (by_board, by_table)[results.order.currentIndex()](evening)
                due = [place for group in groups for place in group.places]
                first = next(each for each in due if each in evening.missing)
                assert results.table.place == first
        elif path.suffix == ".vpt":
            self._begins_at_the_first_missing_match(path)

    def _begins_at_the_first_missing_match(self, path: Path) -> None:
        """An event that is opened is this one, and the keyboard where its results go on."""
        room = self.desk.house.keepers["swiss"].room
        assert room.document.path == path, self.steps
        drawn, rounds = room.document.tournament.rounds, room.rounds
        if not rounds.isVisible() or not any(map(missing, drawn)):
            return
        number, first = next(
            (at, missing(each)[0]) for at, each in enumerate(drawn, 1) if missing(each)
        )
        at = rounds.round_number, rounds.table.currentIndex().row()
        assert at == (number, first - 1), (at, number, first, self.steps)

    def resize(self, at: int) -> None:
        """Give the window another size."""
        size = SIZES[at % len(SIZES)]
        self.told(f"size {size}")
        self.desk.resize(*size)
        self.settle()

    def zoom(self, at: int) -> None:
        """Make all text larger or smaller."""
        zoom = ZOOMS[at % len(ZOOMS)]
        self.told(f"zoom {zoom}")
        self.desk.set_preferences(replace(self.desk.settings, zoom=zoom))
        self.settle()

    def language(self, at: int) -> None:
        """Change the language."""
        code = list(LANGUAGES)[at % len(LANGUAGES)]
        self.told(f"language {code}")
        now = self.desk.settings.language
        if code != now:
            self.before = "en" if now == "system" else now
        self.desk.set_preferences(replace(self.desk.settings, language=code))
        self.settle()

    def type_result(self, at: int) -> None:
        """Type a result of the evening, where one is missing."""
        if self.desk.room_name != "pairs":
            return
        room: PairsRoom = self.desk.house.keepers["pairs"].room
        if not room.results.isVisible():
            return
        table, missing = room.results.table, room.document.evening.missing
        if table.place is None or table.place not in missing:
            return
        place, text = table.place, RESULTS[at % len(RESULTS)]
        self.told(f"type {text} at {place}")
        table.setFocus()
        self._qtbot.keyClicks(table, text[:1])
        self._qtbot.keyClicks(table.editor, text[1:])
        self._qtbot.keyClick(table.editor, Qt.Key.Key_Return)
        self.settle()
        if doubt(text, user_language().letters) and table.editor is not None:
            self.press(table.editor, Qt.Key.Key_Escape)  # what the letter means was asked
            return
        if table.editor is not None and table.place == place:  # asked about: Enter takes it
            self._qtbot.keyClick(table.editor, Qt.Key.Key_Return)
            self.settle()
        assert place in room.document.evening.entries

    def undo(self) -> None:
        """Take the last step back."""
        self.told("undo")
        self.desk.menus.action("undo").trigger()
        self.settle()

    def redo(self) -> None:
        """Do it again."""
        self.told("redo")
        self.desk.menus.action("redo").trigger()
        self.settle()

    def restart(self) -> None:
        """Close the window and start again: what is shown is the same."""
        self.told("restart")
        unsaved = any(getattr(each, "modified", False) for each in self.desk.house.keepers.values())
        if unsaved:
            return
        name, tables = self.desk.room_name, self._tables()
        if not self.desk.close():
            self.settle()  # it asked
            return
        self.settle()
        self.desk = self._open_desk()
        self.settle()
        assert self.desk.room_name == name, self.steps
        self._same(tables)

    def _tables(self) -> dict[str, list[list[str]]]:
        """The tables in sight that a fresh start shows, too: of results the first missing one's."""
        tables, keepers = tables_of(self._room), self.desk.house.keepers
        if self.desk.room_name == "pairs" and "resultsTable" in tables:
            results, evening = keepers["pairs"].room.results, keepers["pairs"].room.document.evening
            groups = (by_board, by_table)[results.order.currentIndex()](evening)
            places = (place for group in groups for place in group.places)
            first = next((each for each in places if each in evening.missing), None)
            if first and first not in [each.place for each in results.table.results.rows]:
                del tables["resultsTable"]
        if self.desk.room_name == "swiss" and "gamesTable" in tables:
            room = keepers["swiss"].room
            drawn = enumerate(room.document.tournament.rounds, 1)
            due = next((at for at, each in drawn if missing(each)), 0)
            if due and due != room.rounds.round_number:
                del tables["gamesTable"]
        return tables

    def _same(self, tables: dict[str, list[list[str]]]) -> None:
        """The tables say what they said."""
        now = tables_of(self._room)
        for each in tables.keys() & now.keys():
            assert now[each] == tables[each], (each, now[each], tables[each], self.steps)

    def kill(self) -> None:
        """End the program as the system does, and start again: all that was done is there.

        What was saved is open, what was not is offered, and taken.
        """
        self.told("kill")
        self.desk.remembered.save()  # as after some seconds of peace
        self.desk.remembered.wait()
        before = {
            name: (keeper.files.document.path, work_of(keeper), keeper.modified)
            for name, keeper in self.desk.house.keepers.items()
            if isinstance(keeper, FilesKeeper) and keeper.has_files
        }
        tables = self._tables()
        name, home, kept = self.desk.room_name, self._home, self._home.with_suffix(".kept")
        copytree(home, kept, ignore=ignore_patterns("*.lock"))
        for keeper in self.desk.house.keepers.values():
            if isinstance(keeper, FilesKeeper):
                keeper._given_up = True
        assert self.desk.close()
        self.settle()
        for each in home.iterdir():
            rmtree(each) if each.is_dir() else each.unlink()
        copytree(kept, home, dirs_exist_ok=True)
        rmtree(kept)
        self.desk = self._open_desk()
        self.settle()
        assert self.desk.room_name == name, self.steps
        for room, (path, work, modified) in before.items():
            keeper = self.desk.house.keepers[room]
            assert isinstance(keeper, FilesKeeper)
            if modified:
                self._recover(keeper)
            elif path is not None:
                self.desk.show_room(room)
                self.settle()
            if modified or path is not None:
                assert work_of(keeper) == work, (room, self.steps)
        self.desk.show_room(name)
        self.settle()
        if name not in before or before[name][0] is not None:
            self._same(tables)

    def _recover(self, keeper: FilesKeeper[Any, Any]) -> None:
        """Open the newest of what a kill has left of a room."""
        assert keeper._offer is not None, (keeper.name, self.steps)
        asked = keeper._offer._asked.values()
        said = max(asked, key=lambda each: each[0].modified)[1]
        self.desk.bar._answer(said, said.answers[0].slot)
        for _ in range(3):
            QApplication.processEvents()
        for each in self.desk.findChildren(QMessageBox, "unsavedQuestion"):
            each.button(QMessageBox.StandardButton.Discard).click()
        self.settle()

    def leave(self) -> None:
        """Close the window; what is not saved is given up."""
        self.settle()
        self.desk.close()
        self.settle()
        self.desk.hide()

    # What must hold

    def check(self) -> None:
        """Every pane that should be in sight is, and nothing is in another language."""
        for splitter in self.desk.findChildren(QSplitter):
            across = splitter.orientation() is Qt.Orientation.Horizontal
            length = splitter.width() if across else splitter.height()
            panes = (splitter.widget(at) for at in range(splitter.count()))
            wanted = [each for each in panes if each is not None and not each.isHidden()]
            if splitter.isVisible() and length >= 2 * LEAST_PANE * len(wanted):
                sizes = [each.width() if across else each.height() for each in wanted]
                assert min(sizes, default=LEAST_PANE) >= LEAST_PANE, (
                    splitter.objectName(),
                    sizes,
                    self.steps,
                )
        code = self.desk.settings.language
        code = "en" if code == "system" else code
        if self.before not in (code, "en") and code != "en":
            foreign = _texts(self.before) - _texts(code) - NAMED
            left = [each for each in shown_texts(self.desk) if each in foreign]
            assert not left, (left, self.steps)

    def told(self, step: str) -> None:
        """Note a step."""
        self.steps.append(step)

    def act(self, name: str, room: str = "") -> None:
        """Trigger an action of the window, or of a room, if it is awake."""
        menus = self.desk.menus
        action = menus.action(name, room) if room else menus.action(name)
        self.told(name)
        if action.isEnabled():
            action.trigger()
        self.settle()

    def press(self, field: QWidget, key: Qt.Key) -> None:
        """Press a key in a field."""
        self._qtbot.keyClick(field, key)
        self.settle()

    def settle(self) -> None:
        """Let what follows of a step be done; no question stays open."""
        for _ in range(3):
            QApplication.processEvents()
        for each in QApplication.topLevelWidgets():
            if isinstance(each, QDialog) and each.isVisible():
                each.reject()
        QApplication.processEvents()
