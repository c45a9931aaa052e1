"""The hall as the main window knows it: the clock with its windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.files.clock_file import KeptClock, clock_path
from vpdesk.gui.hall.clock_window import ClockWall, ClockWindow
from vpdesk.gui.hall.hall_window import CLOCK, HallWindow
from vpdesk.gui.hall.schedule_dialog import ScheduleDialog
from vpdesk.gui.hall.session_clock import HallClock
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.announce import announce
from vpdesk.report.hall.clock_words import shown_clock
from vpdesk.report.hall.sheets import HallSubject

if TYPE_CHECKING:
    from vpdesk.gui.desk.keeper import Directed
    from vpdesk.gui.hall.hall_dialog import HallDialog
    from vpdesk.gui.hall.hall_live import HallLive
    from vpdesk.gui.hall.sheet_dialog import SheetDialog, SheetWall
    from vpdesk.settings import Settings


class Host(Protocol):
    """What the hall asks of the window.

    session: rounds and boards a round of what the room that is shown directs, None for none.
    directed: that itself. settings: what is remembered.
    """

    @property
    def session(self) -> tuple[int, int] | None: ...

    @property
    def directed(self) -> Directed | None: ...

    @property
    def settings(self) -> Settings: ...

    def add_permanent(self, widget: QWidget) -> None:
        """Have a widget in the status bar, as long as that is there."""

    def print_subject(self, subject: HallSubject, parent: QWidget) -> None:
        """Ask how to print something."""

    def say(self, text: str) -> None:
        """Say something that needs no answer, in the status bar."""

    def note_hall(self) -> None:
        """The pages for phones begin, or end."""

    def show_help(self) -> None:
        """Show what the help says of the widget that has the keyboard."""


class HallDesk(QObject):
    """Holds the clock, and shows its windows when they are asked for.

    window: the main window, which is a Host, too. settings: the path of the settings.
    """

    def __init__(self, window: QWidget, host: Host, settings: Path) -> None:
        super().__init__(window)
        self._window, self._host, self._settings = window, host, settings
        self.clock = HallClock(clock_path(settings), window)
        self.clock.setObjectName(CLOCK)
        self.clock.failed.connect(self._complain)
        self.clock.struck.connect(lambda: announce(self._window, self._told))
        self.small: ClockWindow | None = None
        self.wall: ClockWall | None = None
        self._live: HallLive | None = None
        self._dialog: HallDialog | None = None
        self._sheet: SheetDialog | None = None
        self._sheet_wall: SheetWall | None = None
        for each in QApplication.topLevelWidgets():
            if isinstance(each, HallWindow):
                each.follow_clock(self.clock)

    def toggle(self) -> None:
        """Start the clock, or pause it; without a session ask for its schedule."""
        if not self.clock.there or self.clock.over:
            self.show_schedule()
            return
        self.clock.toggle()
        self.tell()

    def longer(self, minutes: int) -> None:
        """Give the period that is on some minutes more, or less."""
        self._do(lambda: self.clock.longer(minutes))

    def next(self) -> None:
        """Go on to the next period."""
        self._do(self.clock.next)

    def take_back(self) -> None:
        """Undo the last thing that was done to the clock."""
        self._do(self.clock.take_back)

    def tell(self) -> None:
        """Say in the status bar what the clock shows now."""
        self._host.say(self._told or translate("Clock", "No session yet"))

    @property
    def _told(self) -> str:
        """What the clock shows now."""
        clock = self.clock
        shown = shown_clock(clock.value, clock.now, user_language())
        return " · ".join(filter(None, (shown.title, shown.digits, shown.note)))

    def show_clock(self) -> None:
        """Show the small window, over all others."""
        if self.small is None:
            small = self.small = ClockWindow(self.clock)
            small.scheduleRequested.connect(self.show_schedule)
            small.wallRequested.connect(self.show_wall)
            small.helpRequested.connect(self._host.show_help)
        self.small.show()
        self.small.raise_()
        self.small.activateWindow()

    def show_wall(self) -> None:
        """Have the clock fill the second screen."""
        if self.wall is None:
            self.wall = ClockWall(self.clock)
            self.wall.helpRequested.connect(self._host.show_help)
        self.wall.open_beside(self._window)

    def show_schedule(self) -> None:
        """Ask for the schedule of the session."""
        parent = self._window
        dialog = ScheduleDialog(lambda: self.clock.latest, self._host.session, parent)
        dialog.wanted.connect(self._take)
        dialog.printRequested.connect(lambda of: self._host.print_subject(of, dialog))
        dialog.open()

    @property
    def live(self) -> HallLive:
        """The pages for phones, with their light, loaded when first asked for."""
        if self._live is None:
            from vpdesk.gui.hall.hall_live import HallLive

            self._live = HallLive(self.clock, self._settings, self)
            self._live.said.connect(self._host.say)
            self._live.turned.connect(self._host.note_hall)
            self._live.moved.connect(self._show_new_code)
            self._show_light()
        return self._live

    @property
    def shown(self) -> object | None:
        """The document that is on players' phones now."""
        return self._live.document if self._live is not None else None

    def show_pages(self) -> None:
        """Start the pages for phones, see how they go, or end them."""
        dialog = self._pages_dialog()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _show_new_code(self) -> None:
        """The address is another one: its code is there, and the keyboard stays where it is."""
        dialog = self._pages_dialog()
        if not dialog.isVisible():
            dialog.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            dialog.show()
            dialog.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, on=False)

    def _pages_dialog(self) -> HallDialog:
        if self._dialog is None:
            from vpdesk.gui.hall.hall_dialog import HallDialog

            self._dialog = HallDialog(self.live, lambda: self._host.directed, self._window)
            self._dialog.checkRequested.connect(self.check_network)
            self._dialog.sheetRequested.connect(self.show_sheet)
        self._dialog.begin()
        return self._dialog

    def check_network(self) -> None:
        """See whether a phone reaches the pages."""
        from vpdesk.gui.hall.network_check import NetworkCheck

        check = NetworkCheck(self.live, self._dialog or self._window)
        check.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        check.open()

    def show_sheet(self) -> None:
        """Print the sheet with the codes, or show it to the hall."""
        if self._sheet is None:
            from vpdesk.gui.hall.sheet_dialog import SheetDialog

            self._sheet = SheetDialog(self.live, self._window, self._host.settings.export_folder)
            self._sheet.wallRequested.connect(self.show_sheet_wall)
            self._sheet.changed.connect(self._follow_sheet)
        self._sheet.show()
        self._sheet.raise_()
        self._sheet.activateWindow()

    def show_sheet_wall(self) -> None:
        """Have the codes fill the second screen."""
        if self._sheet_wall is None:
            from vpdesk.gui.hall.sheet_dialog import SheetWall

            self._sheet_wall = SheetWall()
            self._sheet_wall.helpRequested.connect(self._host.show_help)
        self._follow_sheet()
        self._sheet_wall.open_beside(self._window)

    def _follow_sheet(self) -> None:
        if self._sheet is not None and self._sheet_wall is not None:
            self._sheet_wall.picture.show_sheet(self._sheet.sheet)

    def _show_light(self) -> None:
        from vpdesk.gui.hall.hall_light import HallLight

        assert self._live is not None
        light = HallLight(self._live)
        light.clicked.connect(self.show_pages)
        self._host.add_permanent(light)

    def end(self) -> None:
        """The program ends, and the pages with it."""
        self.close()
        if self._live is not None:
            self._live.end()

    def forget_windows(self) -> None:
        """The language is another one: the windows come anew in it."""
        again: list[Callable[[], object]] = []
        for window, show in ((self.small, self.show_clock), (self.wall, self.show_wall)):
            if window is not None and window.isVisible():
                again.append(show)
        self.close()
        for dialog in (self._dialog, self._sheet):
            if dialog is not None:
                dialog.deleteLater()
        self._dialog = self._sheet = None
        if self._live is not None:
            self._show_light()
        for each in again:
            each()

    def close(self) -> None:
        """Close the windows; the clock goes on."""
        for window in (self.small, self.wall, self._sheet_wall):
            if window is not None:
                window.close()
                window.deleteLater()
        self.small = self.wall = self._sheet_wall = None

    def _do(self, deed: Callable[[], object]) -> None:
        if not self.clock.there:
            self.show_schedule()
            return
        deed()
        self.tell()

    def _take(self, kept: KeptClock) -> None:
        self.clock.put(kept)
        self.show_clock()

    def _complain(self, error: Exception) -> None:
        self._host.say(f"\N{WARNING SIGN} {error_text(error)}")
