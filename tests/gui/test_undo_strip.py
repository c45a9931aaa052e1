"""What was just done stands in the status line, with Undo beside it; the language is in View."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from vpdesk.gui.desk.samples import SAMPLES, copied
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.tables.log_dialog import LogDialog
from vpdesk.gui.widgets.undo_strip import UndoStrip


def test_what_was_done_can_be_taken_back_from_the_status_line(desk: MainWindow, home: Path) -> None:
    (evening,) = (each for each in SAMPLES if each.name == "evening")
    assert desk.findChild(UndoStrip) is None
    desk.open_file(copied(evening, home))
    document = desk.house.keepers["pairs"].room.document
    before = document.evening
    room = desk.house.keepers["pairs"].room
    room.work.cancel_board()
    assert document.evening != before
    strip = desk.findChild(UndoStrip)
    assert strip is not None
    assert strip.isVisible()
    assert document.undo_text in strip.done.text()
    button = strip.findChild(QToolButton, "undoButton")
    assert button is not None
    assert document.undo_text in button.accessibleName()
    button.click()
    assert document.evening == before
    assert strip.done.text() == f"Undone: {document.redo_text}"
    assert document.redo_text in button.accessibleName()
    button.click()
    assert document.evening != before
    assert strip.done.text() == f"Done: {document.undo_text}"


def test_what_was_done_is_told_in_the_language_of_the_window(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    (evening,) = (each for each in SAMPLES if each.name == "evening")
    desk.open_file(copied(evening, home))
    keeper = desk.house.keepers["pairs"]
    keeper.room.work.cancel_board()
    strips = partial(desk.findChildren, UndoStrip)
    for code, undo in (("cs", "Zpět: "), ("en", "Undo ")):
        desk.set_preferences(replace(desk.settings, language=code))
        document = keeper.room.document
        step = document.undo_text
        assert ("cancelled" in step) == (code == "en")
        qtbot.waitUntil(lambda: any(each.isVisible() for each in strips()))
        (strip,) = (each for each in strips() if each.isVisible())
        assert step in strip.done.text()
        assert desk.menus.action("undo").text().replace("&", "") == f"{undo}{step}"
        desk.menus.action("log", "pairs").trigger()
        (log,) = (each for each in desk.findChildren(LogDialog) if each.isVisible())
        rows = log.table.model()
        assert step in [rows.index(0, at).data() for at in range(rows.columnCount())]
        log.reject()


def test_a_long_text_does_not_widen_the_window(desk: MainWindow) -> None:
    strip = UndoStrip()
    strip.show_step("result " * 60, undone=False)
    assert strip.sizeHint().width() < 400
    assert strip.minimumSizeHint().width() < 120
    strip.close()


def test_the_language_is_chosen_in_view(desk: MainWindow) -> None:
    desk.menus.action("language de").trigger()
    assert desk.settings.language == "de"
    assert desk.menus.action("language de").isChecked()
    desk.menus.action("language system").trigger()
    assert desk.settings.language == "system"
