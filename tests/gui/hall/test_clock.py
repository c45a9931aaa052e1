"""The clock of the hall: in its windows, by its keys, over restarts and sleep."""

import json
import os
import wave
from dataclasses import replace
from io import BytesIO
from threading import Timer
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from vpdesk.files.clock_file import CLOCK, KeptClock, clock_path
from vpdesk.files.stored.lock import FileLock
from vpdesk.gui.hall import session_clock as module
from vpdesk.gui.hall.clock_face import ClockFace
from vpdesk.gui.hall.gong import wav
from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.hall.schedule_dialog import ScheduleDialog
from vpdesk.gui.hall.session_clock import HallClock, steady
from vpdesk.hall.clock import PeriodKind, Sound, session_clock, session_periods
from vpdesk.paper.plan import reading_distance
from vpdesk.settings import settings_path

T = 1_700_000_000
PERIODS = session_periods(3, 2, 450, 60, {2: 600})
KEPT = KeptClock(session_clock(PERIODS, T), "Evening")


class Time:
    """What the clock takes for the time."""

    def __init__(self):
        self.now = float(T)

    def __call__(self):
        return self.now


@pytest.fixture
def heard(monkeypatch):
    sounds = []
    monkeypatch.setattr(module, "play", sounds.append)
    return sounds


@pytest.fixture
def time():
    return Time()


def made(qtbot, tmp_path, time, steady=None):
    clock = HallClock(tmp_path / "clock.json", now=time, steady=steady or time)
    clock._timer.stop()
    return clock


def test_it_is_right_to_the_second_after_a_restart_and_after_sleep(qtbot, tmp_path, time, heard):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    clock.toggle()
    time.now += 100.4
    again = made(qtbot, tmp_path, time)  # as after a kill: nobody wrote anything more
    assert again.kept == clock.kept
    assert again.value.state(again.now).left == 800
    time.now += 7 * 3600  # asleep
    again.look()
    assert again.over
    assert heard == []


def test_a_key_waits_for_that_of_another_window_and_both_are_done(qtbot, tmp_path, time, heard):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    before = clock.value.at(clock.now).left
    path = tmp_path / "clock.json"
    lock = FileLock(path)  # the other window has read the file
    longer = replace(KEPT, clock=KEPT.clock.longer(T, 60))

    def write() -> None:
        CLOCK.write(path, longer)
        lock.release()

    other = Timer(0.05, write)
    other.start()
    clock.longer(2)
    other.join()
    assert clock.value.at(clock.now).left == before + 180
    assert CLOCK.read(path) == clock.kept
    assert [each.name for each in tmp_path.iterdir()] == ["clock.json"]


def test_a_key_is_done_where_no_lock_can_be_had(qtbot, tmp_path, time, heard, monkeypatch):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    monkeypatch.setattr(module, "PATIENCE_MS", 2)
    held = FileLock(tmp_path / "clock.json")
    clock.toggle()
    held.release()
    assert clock.running
    (tmp_path / "clock.json-lock").mkdir()
    clock.toggle()
    assert not clock.running


def test_sounds_are_heard_once_and_none_too_late(qtbot, tmp_path, time, heard):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    clock.toggle()
    for _ in range(1000):
        time.now += 1
        clock.look()
    assert heard == [Sound.WARNING, Sound.END, Sound.END]
    time.now += 900
    clock.look()
    assert len(heard) == 3


def test_it_is_silent_where_that_is_wanted(qtbot, tmp_path, time, heard):

    clock = made(qtbot, tmp_path, time)
    clock.put(replace(KEPT, sound=False))
    clock.toggle()
    for _ in range(1000):
        time.now += 1
        clock.look()
    assert heard == []


def test_two_windows_have_one_clock(qtbot, tmp_path, time, heard):
    one, two = made(qtbot, tmp_path, time), made(qtbot, tmp_path, time)
    one.put(KEPT)
    two.look()
    with qtbot.waitSignal(two.changed):
        one.toggle()
        two.look()
    assert two.running
    two.longer(3)
    one.look()
    assert one.value == two.value


def test_keys_in_two_windows_within_one_second_are_both_done(qtbot, tmp_path, time, heard):
    one, two = made(qtbot, tmp_path, time), made(qtbot, tmp_path, time)
    one.put(KEPT)
    two.look()
    one.longer(1)
    two.toggle()
    one.longer(1)
    assert one.running
    assert one.value.left == PERIODS[0].seconds + 120
    two.look()
    assert two.value == one.value


@pytest.mark.parametrize("hours", [-1, 1, -87_600])
def test_wall_time_that_is_set_anew_takes_and_gives_nothing(qtbot, tmp_path, time, heard, hours):
    steady = Time()
    clocks = [made(qtbot, tmp_path, time, steady) for _ in "12"]
    clocks[0].put(KEPT)
    clocks[0].toggle()
    for second in range(20):
        for clock in clocks:
            clock.look()
        time.now, steady.now = time.now + 1, steady.now + 1
        time.now += 3600 * hours * (second == 10)
    for clock in clocks:
        clock.look()
        assert clock.value.state(clock.now).left == PERIODS[0].seconds - 20
        assert clock.running
    assert made(qtbot, tmp_path, time, steady).value == clocks[0].value
    assert not heard


def test_steady_time_goes_on():
    assert steady() <= steady()


@pytest.mark.parametrize(
    "change",
    [
        lambda found: found["clock"].update(place=5),
        lambda found: found["clock"].update(place=6, left=0),
        lambda found: found["clock"].update(left=0),
        lambda found: found["clock"].update(left=-1),
        lambda found: found["clock"].update(since="now"),
        lambda found: found["clock"]["periods"][0].update(kind="lunch"),
        lambda found: found["clock"]["periods"][0].update(seconds=0),
        lambda found: found.update(format="vpdesk match"),
        lambda found: found.pop("clock"),
    ],
)
def test_a_file_that_cannot_be_a_clock_is_none(qtbot, tmp_path, time, change):
    path = tmp_path / "clock.json"
    CLOCK.write(path, KEPT)
    found = json.loads(path.read_text(encoding="utf-8"))
    change(found)
    path.write_text(json.dumps(found), encoding="utf-8")
    assert not made(qtbot, tmp_path, time).there


def test_a_disk_that_is_full_stops_no_clock(qtbot, tmp_path, time, monkeypatch, heard):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    before = (tmp_path / "clock.json").read_bytes()
    said = []
    clock.failed.connect(said.append)

    def full(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    clock.toggle()
    assert clock.running
    assert "the disk is full" in str(said[0])
    assert (tmp_path / "clock.json").read_bytes() == before
    clock.look()
    assert len(said) == 1
    monkeypatch.undo()
    clock.look()  # it is tried again every second
    assert CLOCK.read(tmp_path / "clock.json") == clock.kept


def test_the_digits_below_a_picture_can_be_read_from_15_metres(qtbot, tmp_path, time):
    """On a monitor of 53 by 30 centimetres."""
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    window = HallWindow(ClockFace(clock, strip=False))
    qtbot.addWidget(window)
    window.follow_clock(clock)
    window.resize(1920, 1080)
    window.show()
    strip = next(each for each in window.findChildren(ClockFace) if each._strip)
    points = strip.digit_size() * 30 / 2.54 * 72 / 1080
    assert reading_distance(points) >= 15
    window.toggle_clock()
    assert not strip.isVisible()
    qtbot.waitUntil(lambda: window._picture.height() == window.height())
    points = window._picture.digit_size() * 30 / 2.54 * 72 / window.height()  # type: ignore[attr-defined]
    assert reading_distance(points) >= 30


@pytest.mark.parametrize("strip", [False, True])
@pytest.mark.parametrize("size", [QSize(1920, 1080), QSize(320, 240), QSize(4000, 300)])
def test_the_digits_stay_within_the_face(qtbot, tmp_path, time, strip, size):
    clock = made(qtbot, tmp_path, time)
    clock.put(KeptClock(session_clock(session_periods(1, 20, 450, 0), T)))
    face = ClockFace(clock, strip=strip)
    qtbot.addWidget(face)
    face.resize(size.width(), int(size.height() * 0.24) if strip else size.height())
    face.show()
    assert face.shown.digits == "2:30:00"
    picture = face.grab().toImage()
    edges = [(x, y) for x in range(picture.width()) for y in (0, picture.height() - 1)]
    edges += [(x, y) for y in range(2, picture.height()) for x in (0, picture.width() - 1)]
    grounds = {picture.pixelColor(x, y).name() for x, y in edges if not (strip and y <= 4)}
    assert grounds == {"#ffffff"}


def test_what_it_says(qtbot, tmp_path, time, heard):
    clock = made(qtbot, tmp_path, time)
    clock.put(KEPT)
    face = ClockFace(clock, strip=False)
    qtbot.addWidget(face)
    assert face.shown.title == "Round 1"
    assert face.shown.note.startswith("Begins at ")
    time.now += 180
    clock.toggle()
    assert face.shown.note == "Round 1 ends 3 minutes after plan"
    assert face.accessibleName() == "Round 1, 15 minutes left"
    time.now += 900
    clock.look()
    face.refresh()
    assert (face.shown.title, face.shown.digits) == ("Move for round 2", "1:00")
    assert face.shown.note == "Round 2 begins 3 minutes after plan"
    clock.toggle()
    assert face.shown.note == "The clock is paused · Round 2 begins 3 minutes after plan"
    clock.next()
    clock.next()
    assert face.shown.title == "Break before round 3"
    clock.next()
    clock.next()
    assert face.shown.title == "The session is over"
    assert clock.over


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_a_whole_wav_file(sound):
    with wave.open(BytesIO(wav(sound))) as file:
        assert 0.3 < file.getnframes() / file.getframerate() < 3


# In the program


def key(qtbot, window, *pressed):
    qtbot.keyClick(window, *pressed)
    QApplication.processEvents()


def test_keys_of_every_room(qtbot, desk, heard):
    desk.hall.clock.put(KeptClock(session_clock(PERIODS, int(T))))
    for name in desk.house.keepers:
        desk.show_room(name)
        before = desk.hall.clock.running
        key(qtbot, desk, Qt.Key.Key_F12)
        assert desk.hall.clock.running is not before, name
    clock = desk.hall.clock
    if clock.running:
        clock.toggle()
    left = clock.value.left
    key(qtbot, desk, Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    assert clock.value.left == left + 60
    key(qtbot, desk, Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    assert clock.value.left == left
    key(qtbot, desk, Qt.Key.Key_F12, Qt.KeyboardModifier.ControlModifier)
    assert clock.value.periods[clock.value.place].kind is PeriodKind.MOVE
    assert desk.statusBar().currentMessage().startswith("Move for round 2 · 1:00")


def test_a_wrong_key_is_taken_back(qtbot, desk):
    clock = desk.hall.clock
    clock.put(KeptClock(session_clock(PERIODS, int(T))))
    key(qtbot, desk, Qt.Key.Key_F12)
    running = clock.value
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    key(qtbot, desk, Qt.Key.Key_F12, shift)
    for _ in PERIODS:
        key(qtbot, desk, Qt.Key.Key_F12, control)
    assert clock.over
    for _ in (*PERIODS, "the minute more"):
        key(qtbot, desk, Qt.Key.Key_F12, control | shift)
    assert clock.value == running
    assert clock.running
    desk.hall.show_clock()
    back = desk.hall.small.back
    assert back.isEnabled()
    CLOCK.write(clock_path(settings_path()), KeptClock(session_clock(PERIODS, int(T) + 1)))
    clock.look()
    assert not back.isEnabled()  # what another window did is not taken back here


def test_a_schedule_is_made_changed_and_shown_on_top(qtbot, desk):
    key(qtbot, desk, Qt.Key.Key_F12)  # there is none yet: it asks
    dialog = desk.findChild(ScheduleDialog)
    dialog.rounds.setValue(3)
    dialog.boards.setValue(4)
    dialog.minutes.setValue(7.5)
    dialog.moving.setValue(2)
    dialog.table.setCurrentCell(2, 0)
    dialog.add_break.click()
    dialog.table.item(3, 2).setText("20")
    dialog.table.item(0, 2).setText("soon")
    assert "15, 7.5 or 7:30" in dialog.line.text()
    dialog.table.item(0, 2).setText("31:30")
    assert dialog.line.text().startswith("91 minutes of play")
    dialog.accept()
    clock = desk.hall.clock
    assert [(each.kind.value, each.seconds) for each in clock.value.periods] == [
        ("play", 1890),
        ("move", 120),
        ("play", 1800),
        ("break", 1200),
        ("play", 1800),
    ]
    small = desk.hall.small
    assert small.isVisible()
    assert small.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    small.start.click()
    assert clock.running
    small.on.click()
    assert small.face.shown.title == "Move for round 2"
    assert CLOCK.read(clock_path(settings_path())) == clock.kept
    desk.hall.show_schedule()
    again = next(each for each in desk.findChildren(ScheduleDialog) if each.isVisible())
    assert again.table.rowCount() == 5
    small.start.click()
    again.name.setText("Tuesday")
    again.accept()
    assert not clock.running  # stopped while the dialog was open
    assert clock.kept.name == "Tuesday"


def test_the_clock_runs_on_in_the_next_start(qtbot, open_desk, heard):
    desk = open_desk()
    desk.hall.clock.put(KEPT)
    desk.hall.clock.toggle()
    kept = desk.hall.clock.kept
    desk.close()
    again = open_desk()
    assert again._hall is not None
    assert again.hall.clock.kept == kept


def test_a_screen_that_is_unplugged_takes_no_clock_away(qtbot, desk, heard):
    desk.hall.clock.put(KEPT)
    desk.hall.clock.toggle()
    desk.hall.show_clock()
    desk.hall.show_wall()
    wall, small, before = desk.hall.wall, desk.hall.small, desk.hall.clock.kept
    for each in (wall, small):
        each.move(5000, 0)
    wall.showFullScreen()
    application: Any = QGuiApplication.instance()
    application.screenRemoved.emit(wall.screen())
    room = desk.screen().availableGeometry()
    qtbot.waitUntil(lambda: room.contains(wall.geometry()) and not wall.isFullScreen())
    assert small.pos() == room.topLeft()
    assert wall.isVisible()
    assert desk.hall.clock.kept == before


def test_a_start_without_a_clock_loads_nothing_of_the_hall(desk):
    assert desk._hall is None


def test_it_is_below_what_the_players_see(qtbot, desk, heard):
    desk.menus.action("present", "scales").trigger()
    wall = next(each for each in QApplication.topLevelWidgets() if isinstance(each, HallWindow))
    assert not wall.findChildren(ClockFace)
    desk.hall.clock.put(KEPT)
    (face,) = wall.findChildren(ClockFace)
    assert face.isVisible()
    key(qtbot, wall, Qt.Key.Key_F12)
    assert desk.hall.clock.running
    key(qtbot, wall, Qt.Key.Key_K)
    assert not face.isVisible()
    desk.hall.show_wall()
    assert desk.hall.wall.isVisible()
    desk.hall.wall._come_home()  # as when its screen is unplugged
    assert desk.hall.wall.isVisible()
    wall.close()
