"""What takes a slow disk is done in order in a thread, and the window goes on."""

import threading
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtWidgets import QProgressDialog

from tests.gui.desk.two_windows import KINDS
from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.evening.evening_file import EveningFile, read_evening
from vpdesk.files.kept_file import KeptFile
from vpdesk.files.stored import StoredFile, database
from vpdesk.gui.desk import disk_writer, keeper, written
from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.rooms.pairs.document import EVENING_FILES, PairsDocument

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def impatient(monkeypatch):
    """A window that does not wait at all."""
    monkeypatch.setattr(disk_writer, "AT_ONCE", 0.0)


@pytest.fixture
def slow(monkeypatch, impatient):
    """A disk that does nothing until it may: set it, and it does."""
    go_on = threading.Event()

    def held(real):
        def write(*arguments, **named):
            assert go_on.wait(60)
            return real(*arguments, **named)

        return write

    for kind in (StoredFile, KeptFile):
        monkeypatch.setattr(kind, "write", held(kind.write))
    yield go_on
    go_on.set()


def test_what_is_done_at_once_is_told_before_put_returns(qapp):
    writer, told = Writer(), []
    assert writer.put(lambda: 7, lambda *each: told.append(each))
    assert told == [(7, None)]
    assert writer.pending == 0


def test_all_is_done_in_order_and_told_in_the_window(qtbot, impatient):
    writer, go_on = Writer(), threading.Event()
    told: list[Any] = []
    writer.put(
        lambda: go_on.wait(10), lambda *_: told.append(("first", threading.current_thread()))
    )
    for at in range(20):
        writer.put(
            partial(int, at), lambda found, _: told.append((found, threading.current_thread()))
        )
    assert (writer.pending, told) == (21, [])
    go_on.set()
    qtbot.waitUntil(lambda: not writer.pending)
    assert [each for each, _ in told] == ["first", *range(20)]
    assert {each for _, each in told} == {threading.main_thread()}


def test_an_error_is_told_and_what_comes_after_it_is_done(qapp):
    writer = Writer()
    told: list[Any] = []

    def fail():
        raise OSError(28, "full")

    writer.put(fail, lambda _, error: told.append(type(error)))
    writer.put(lambda: 1, lambda found, _: told.append(found))
    assert told == [OSError, 1]


def test_finish_waits_no_longer_than_it_may(qapp, impatient):
    writer, go_on, told = Writer(), threading.Event(), []
    writer.put(lambda: go_on.wait(10), lambda *_: told.append(1))
    assert not writer.finish(0.01)
    assert told == []
    go_on.set()
    assert writer.finish()
    assert told == [1]


def test_an_action_is_noted_before_it_is_shown_and_then_saved(qtbot, slow, tmp_path):
    path, folder = tmp_path / "tuesday.vppairs", tmp_path / "recovery"
    EveningFile.create(path, of_howell(6)).close()
    document = PairsDocument(folder)
    document.open(path)
    document.writer.finish()
    heard = []
    document.changed.connect(lambda _: heard.append(len(list(folder.glob("*.bridge")))))
    document.request(with_typed(document.evening, r1t1b1="420"), "one")
    document.request(with_typed(document.evening, r1t2b1="-50"), "two")
    assert heard == [1, 1]
    assert document.modified
    assert document.writer.unwritten == 2
    assert len(read_evening(path).entries) == 0
    slow.set()
    qtbot.waitUntil(lambda: not document.writer.pending)
    assert not document.modified
    assert len(read_evening(path).entries) == 2
    assert not list(folder.glob("*.bridge*"))
    document.close()
    document.writer.finish()


def test_a_slow_disk_has_one_step_for_all_that_was_done_meanwhile(
    qtbot, slow, tmp_path, monkeypatch
):
    path, steps = tmp_path / "tuesday.vppairs", []
    EveningFile.create(path, of_howell(6)).close()
    document = PairsDocument(tmp_path / "recovery")
    document.open(path)
    document.writer.finish()
    real = database.write
    monkeypatch.setattr(database, "write", lambda *each: (steps.append(1), real(*each))[1])
    for at in range(9):
        document.request(replace(document.evening, name=str(at)), "name")
    slow.set()
    document.writer.finish()
    assert len(steps) <= 2  # that which was under way, and one for the rest
    assert [each.what for each in document.actions] == ["name"] * 9
    assert read_evening(path).name == "8"
    document.undo()
    document.writer.finish()
    assert read_evening(path).name == "7"
    document.close()
    document.writer.finish()


def test_what_a_kill_leaves_on_the_way_is_in_the_file_when_it_is_opened(qtbot, slow, tmp_path):
    path, folder = tmp_path / "tuesday.vppairs", tmp_path / "recovery"
    EveningFile.create(path, of_howell(6)).close()
    killed = PairsDocument(folder)
    killed.open(path)
    killed.writer.finish()
    killed.request(with_typed(killed.evening, r1t1b1="420"), "one")
    shown, before = killed.evening, path.read_bytes()
    (bridge,) = folder.glob("*.bridge")
    noted = bridge.read_bytes()
    slow.set()
    killed.close()
    killed.writer.finish()
    path.write_bytes(before)  # as a kill would have left them
    bridge.write_bytes(noted)
    document = PairsDocument(folder)
    document.open(path)
    document.writer.finish()
    assert document.evening == shown
    assert document.can_undo
    document.close()
    document.writer.finish()


@pytest.mark.parametrize("name", KINDS)
def test_saving_is_told_when_it_is_done_and_not_before(name, qtbot, slow, tmp_path):
    kind, path = KINDS[name], tmp_path / f"slow{KINDS[name].ending}"
    document = kind.make(tmp_path / "recovery")
    kind.add(document, "one")
    slow.set()
    document.save(path)
    document.writer.finish()
    slow.clear()
    kind.add(document, "two")
    told = []
    document.save(told=told.append)
    kind.add(document, "three")
    assert (told, document.modified) == ([], True)
    slow.set()
    document.writer.finish()
    assert told == [None]
    document.save(told=told.append)
    document.writer.finish()
    assert kind.marks(path) >= {"one", "two", "three"}
    assert not document.modified
    document.close()
    document.writer.finish()


def test_the_status_says_what_is_not_on_the_disk_and_closing_waits_for_it(
    qtbot, open_desk, slow, tmp_path, monkeypatch
):
    monkeypatch.setattr(keeper, "UNWRITTEN_AFTER_MS", 1)
    monkeypatch.setattr(written, "SHOWN_AFTER_MS", 1)
    path = tmp_path / "tuesday.vppairs"
    EveningFile.create(path, of_howell(6)).close()
    desk = open_desk(str(path))
    document = desk.house.keepers["pairs"].files.document
    qtbot.waitUntil(lambda: document.path == path and not document.writer.pending)
    document.request(replace(document.evening, name="One"), "name")
    document.request(replace(document.evening, name="Two"), "name")
    label = desk.line.unwritten
    qtbot.waitUntil(label.isVisible)
    assert label.text() == "“tuesday.vppairs”: 2 changes not on the disk yet"
    assert not desk.close()
    dialog = desk.findChild(QProgressDialog, "savingDialog")
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.labelText() == "“tuesday.vppairs” is being saved."
    dialog.cancel()
    assert desk.isVisible()
    assert not desk.close()
    slow.set()
    qtbot.waitUntil(lambda: not desk.isVisible())
    assert read_evening(path).name == "Two"
    assert not label.text()


def test_files_of_the_evening_go_where_those_of_events_do(tmp_path):
    """One store for both: what it is called differs, and nothing else."""
    assert EVENING_FILES.recovery_file(tmp_path).suffix == ".vppairs"
    assert issubclass(EVENING_FILES.file, StoredFile)
