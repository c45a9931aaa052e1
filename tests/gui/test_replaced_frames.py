"""A change of language puts the window together anew: what was there before goes at once."""

import gc
import weakref
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from tests.swiss_events import play_round, teams
from vpdesk.files.match_file import Match, write_match
from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.desk.paged_room import PagedRoom
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.widgets.notice_bar import Answer
from vpdesk.match.score_sheet import new_sheet
from vpdesk.scales import ScaleSpec
from vpdesk.settings import Settings


@pytest.fixture
def no_collection(desk, monkeypatch) -> None:
    """Nothing goes but what nobody holds."""
    gc.collect()
    monkeypatch.setattr(gc, "collect", lambda part: None)


def fill_rooms(qtbot, desk):
    """Show all rooms and all their pages with something in them."""
    for keeper in desk.house:
        desk.show_room(keeper.name)
        for name in getattr(keeper.room, "page_names", ()):
            keeper.room.show_page(name)
    qtbot.wait(50)


def held(desk):
    """What the frame consists of, by words for it."""
    parts = {"menus": desk.menus, "menu bar": desk.menuBar(), "frame": desk.frame}
    for keeper in desk.house:
        parts[keeper.name] = keeper.room
        pages = keeper.room.pages if isinstance(keeper.room, PagedRoom) else {}
        parts.update({f"{keeper.name} {name}": page for name, page in pages.items()})
        for each in keeper.room.findChildren(QWidget):
            if type(each).__module__.startswith("vpdesk"):
                words = f"{keeper.name} {type(each).__name__} {each.objectName()}"
                parts.setdefault(words, each)
    return {words: weakref.ref(each) for words, each in parts.items()}


def change_language(desk, code):
    desk.set_preferences(replace(desk.settings, language=code))
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_nothing_of_it_waits_for_a_collection(qtbot, desk, no_collection):
    desk.house.keepers["swiss"].room.document.begin(play_round(teams(8)))
    counts = []
    for code in ("cs", "de", "en", "cs"):
        fill_rooms(qtbot, desk)
        before = held(desk)
        change_language(desk, code)
        assert {words for words, each in before.items() if each() is not None} == set()
        counts.append((len(QApplication.allWidgets()), len(desk.findChildren(QObject))))
    assert len(before) > 100
    assert counts[1:] == counts[:1] * 3


def test_menus_of_rooms_and_files_are_those_of_the_frame_that_is_there(desk, tmp_path):
    for code in ("cs", "en"):
        change_language(desk, code)
        path = tmp_path / f"{code}.vpmatch"
        write_match(path, Match(new_sheet(8), ScaleSpec(8)))
        desk.open_file(path)
        for keeper in desk.house:
            desk.show_room(keeper.name)
    texts = [action.text() for action in desk.menus.recent["match"].actions()]
    assert texts == ["&1 en.vpmatch", "&2 cs.vpmatch"]


def test_a_file_that_is_asked_for_goes_with_what_asked(qtbot, desk):
    desk.show_room("match")
    room = desk.house.keepers["match"].room
    room.show_page("ruling")
    room.page.bar.open.trigger()  # and the call is over: nobody waits for the answer
    (dialog,) = room.page.bar.findChildren(QFileDialog)
    assert dialog.isVisible()
    gone = []
    dialog.destroyed.connect(lambda: gone.append(True))
    change_language(desk, "cs")
    assert gone == [True]
    assert desk.house.keepers["match"].room.page.bar.open.isEnabled()


def test_what_waits_for_an_answer_goes_on_in_the_other_language_once(qtbot, desk):
    answers = []
    for text in ("first", "second"):
        desk.bar.show_notice(text, Answer("Yes", "yesButton", partial(answers.append, text)))
    old = desk.bar
    button = old.buttons[0]
    change_language(desk, "cs")
    assert desk.bar is not old
    (yes,) = desk.bar.buttons
    yes.click()
    yes.click()  # the second press of a double click: it belongs to a question that is answered
    assert (answers, desk.bar.label.text()) == (["first"], "second")
    (yes,) = desk.bar.buttons
    yes.click()
    yes.click()
    assert (answers, desk.bar.isVisible()) == (["first", "second"], False)
    assert not isValid(button)


def test_a_file_dropped_on_a_window_that_is_not_filled_yet_is_not_taken(qtbot, home):
    window = MainWindow(Settings(), home / "settings.json", CrashGuard(home))
    qtbot.addWidget(window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(home / "names.txt"))])
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, left, plain)
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()
