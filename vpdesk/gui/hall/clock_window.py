"""The small window of the clock: always on top, with a button for each of its keys."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.hall import clock_keys as keys
from vpdesk.gui.hall.clock_face import ClockFace
from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.hall.session_clock import HallClock
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow

FIRST_SIZE = QSize(380, 250)
Flag = Qt.WindowType


class ClockWindow(QWidget):
    """Shows the clock over all other windows.

    It has no parent, as the windows for the hall have none. scheduleRequested, wallRequested: the
    user wants to see or change the schedule; to have the clock fill the second screen.
    """

    scheduleRequested = Signal()
    wallRequested = Signal()
    helpRequested = Signal()

    def __init__(self, clock: HallClock) -> None:
        super().__init__(None, Flag.Window | Flag.WindowStaysOnTopHint)
        named(self, "clockWindow", "clock")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowTitle(translate("Clock", "Clock of the Session"))
        self._clock = clock
        self.face = named(ClockFace(clock, strip=False), "clockFace")
        button = QPushButton
        self.start = named(button(), "startClockButton")
        self.less = named(button(translate("Clock", "&−1 min")), "lessClockButton")
        self.more = named(button(translate("Clock", "&+1 min")), "moreClockButton")
        self.on = named(button(translate("Clock", "&Next")), "nextClockButton")
        self.back = named(button(translate("Clock", "&Undo")), "backClockButton")
        self.schedule = named(button(translate("Clock", "Sche&dule…")), "scheduleButton")
        self.wall = named(button(translate("Clock", "On the &Wall")), "wallClockButton")
        self._describe()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.addWidget(self.face, 1)
        buttons = flow(
            self.start, self.less, self.more, self.on, self.back, self.schedule, self.wall
        )
        buttons.setContentsMargins(8, 0, 8, 0)
        layout.addWidget(buttons)
        self._connect()
        self._show_state()
        self.resize(FIRST_SIZE)

    def _describe(self) -> None:
        native = QKeySequence.SequenceFormat.NativeText
        told = (
            (self.start, translate("Clock", "Start or Pause the Clock"), keys.START),
            (self.less, translate("Clock", "A Minute Less"), keys.LESS),
            (self.more, translate("Clock", "A Minute More"), keys.MORE),
            (self.on, translate("Clock", "Next Round or Move"), keys.NEXT),
            (self.back, translate("Clock", "Undo the Last Clock Change"), keys.BACK),
        )
        for each, text, key in told:
            each.setAccessibleName(text)
            each.setToolTip(f"{text} ({QKeySequence(key).toString(native)})")
        for text, shortcuts, do in keys.clock_rows(lambda: self._clock):
            for shortcut in shortcuts:
                made = QShortcut(QKeySequence(shortcut), self)
                made.setObjectName(text)
                made.activated.connect(do)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.close)
        QShortcut(QKeySequence("F1"), self).activated.connect(self.helpRequested)

    def _connect(self) -> None:
        self.start.clicked.connect(self._start)
        self.less.clicked.connect(lambda: self._clock.longer(-1))
        self.more.clicked.connect(lambda: self._clock.longer(1))
        self.on.clicked.connect(self._clock.next)
        self.back.clicked.connect(self._clock.take_back)
        self.schedule.clicked.connect(self.scheduleRequested)
        self.wall.clicked.connect(self.wallRequested)
        self._clock.changed.connect(self._show_state)
        self._clock.ticked.connect(self._show_state)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_removed)

    def _start(self) -> None:
        if self._clock.there and not self._clock.over:
            self._clock.toggle()
        else:
            self.scheduleRequested.emit()

    def _show_state(self) -> None:
        clock = self._clock
        on = clock.there and not clock.over
        pause = translate("Clock", "&Pause") if clock.running else translate("Clock", "&Start")
        self.start.setText(pause)
        for each in (self.less, self.more, self.on):
            each.setEnabled(on)
        self.back.setEnabled(clock.can_take_back)
        self.wall.setEnabled(clock.there)

    def _screen_removed(self, screen: QScreen) -> None:
        if self.isVisible() and self.screen() == screen:
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.move(room.topLeft())


class ClockWall(HallWindow):
    """The clock alone, as large as the second screen."""

    def __init__(self, clock: HallClock) -> None:
        face = named(ClockFace(clock, strip=False), "wallClockFace", "clock#screen")
        face.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(face)
        named(self, "clockWall", "clock#screen")
        self.setWindowTitle(translate("Clock", "Clock of the Session"))
        self._clock, self._clock_wanted = clock, False
        self._add_window()

    def follow_clock(self, clock: HallClock) -> None:
        """It does already."""
