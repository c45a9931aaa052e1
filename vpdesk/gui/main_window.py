"""The main window: rooms, menus, status bar, and what is remembered."""

from __future__ import annotations

import base64
import gc
import sys
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from vpdesk.files.paths import is_recent
from vpdesk.gui.crash import CrashGuard, CrashReporter
from vpdesk.gui.desk.dropped import dropped_file
from vpdesk.gui.desk.remembered import Remembered
from vpdesk.gui.texts import set_language
from vpdesk.gui.theme import Appearance, first_size, least_size
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.report import PRINTED
from vpdesk.settings import (
    LEAST_ZOOM,
    MOST_ZOOM,
    Preferences,
    RoomMemory,
    Settings,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from vpdesk.gui.desk.actions import KeyGroup
    from vpdesk.gui.desk.desk import SharedScale
    from vpdesk.gui.desk.document import ShownDocument
    from vpdesk.gui.desk.keeper import Directed
    from vpdesk.gui.desk.lent_match import LentMatch
    from vpdesk.gui.desk.room import Room
    from vpdesk.gui.desk.steps import Undoing
    from vpdesk.gui.hall.hall_desk import HallDesk
    from vpdesk.gui.menus import Menus
    from vpdesk.gui.widgets.notice_bar import NoticeBar
    from vpdesk.report.sheet import Sheet, Subject

ZOOM_STEP = 10
NO_PAINT_MS = 200
MENU_SPACE = 5  # pixels over and under the text of the menu bar, in Fusion
CLOCK_FILE, CLOCK_IS_KEPT = "clock.json", 36 * 3600  # seconds after the last key


class MainWindow(ReadingOrder, QMainWindow):
    """The window around the rooms.

    It is shown empty, and filled once its frame is on the screen; the plot, whose library
    takes longest to load, comes last. The other rooms are loaded when they are first shown.

    ready: everything is loaded, the plot too.
    """

    ready = Signal()

    def __init__(
        self, settings: Settings, path: Path, guard: CrashGuard, file: Path | None = None
    ) -> None:
        super().__init__()
        self.remembered = Remembered(settings, path, self._collected, self)
        self._path = path
        self._finished = False
        self._guard = guard
        self._file = file  # to be opened once all is there
        self._painted = False
        self._menus: Menus | None = None
        self._hall: HallDesk | None = None
        self._appearance = Appearance()
        self._appearance.set_theme(settings.theme)
        if settings.zoom != 100:
            self._appearance.set_zoom(settings.zoom)
        self.resize(first_size(self))
        if settings.geometry:
            self.restoreGeometry(base64.b64decode(settings.geometry))

    def build(self) -> None:
        """Fill the window; the plot is still missing."""
        if self.centralWidget() is not None:
            return
        from vpdesk.gui.deals.deals_desk import DealsDesk
        from vpdesk.gui.desk.house import House
        from vpdesk.gui.help.help_desk import HelpDesk
        from vpdesk.gui.rooms.all_rooms import ROOMS

        self.help_desk = HelpDesk(self)
        self.deals = DealsDesk(
            self, partial(self._export, to_printer=True), lambda: self.house.dealt_for
        )
        self.house = House(self, ROOMS, self.settings)
        self.setAcceptDrops(True)
        self._guard.report_to(CrashReporter(self, self._guard.folder).report)
        QApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._put_together()
        self.show_room(self.settings.room)
        QTimer.singleShot(NO_PAINT_MS, self, self.finish)

    def finish(self) -> None:
        """Fill the window, the plot too, unless that is done."""
        if self._finished:
            return
        self._finished = True
        self.build()
        from vpdesk.gui.quick.garbage import GarbageCollector  # not before the table stands
        from vpdesk.gui.widgets.focus_ring import FocusRing

        self._make_menus()
        for keeper in self.house:
            keeper.finish()
        self.house.offer_recovery()
        if is_recent(self._path.with_name(CLOCK_FILE), CLOCK_IS_KEPT):
            self.hall.clock.look()  # it may run since before this start
        self.remembered.begin()
        if self._file is not None:
            self.open_file(self._file)
        gc.freeze()  # looking through all that stays for good takes 30 ms each time
        GarbageCollector(self)
        FocusRing(self)
        self.ready.emit()

    @property
    def settings(self) -> Settings:
        """What is chosen and remembered by now."""
        return self.remembered.settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self.remembered.take(settings)

    # The rooms

    @property
    def room(self) -> Room:
        """The room that is shown."""
        return self.house.room

    @property
    def room_name(self) -> str:
        """The name of the room that is shown."""
        return self.house.name

    @property
    def shared_scale(self) -> SharedScale:
        """The scale that rooms have in common."""
        return self.house.shared_scale

    @property
    def shown_scale(self) -> SharedScale:
        """The scale of the room that is shown; one without a scale shows the shared one."""
        return self.house.shown_scale

    @property
    def menus(self) -> Menus:
        """The menus and their actions."""
        return self._menus or self._make_menus()

    @property
    def room_keys(self) -> tuple[KeyGroup, ...]:
        """Keys that belong to parts of the rooms."""
        return tuple(group for menus in self.menus.rooms.values() for group in menus.keys)

    @property
    def zoom_actions(self) -> tuple[QAction, ...]:
        """Larger, smaller, usual text."""
        return tuple(map(self.menus.action, ("zoom_in", "zoom_out", "zoom_reset")))

    @property
    def window_widget(self) -> QWidget:
        """The parent of dialogs."""
        return self

    @property
    def bar(self) -> NoticeBar:
        """What waits for an answer over the room."""
        return self.frame.bar

    @property
    def hall(self) -> HallDesk:
        """The clock and the pages of the hall, loaded when first asked for."""
        if self._hall is None:
            from vpdesk.gui.hall.hall_desk import HallDesk

            self._hall = HallDesk(self, self, self._path)
        return self._hall

    @property
    def session(self) -> tuple[int, int] | None:
        """Rounds and boards a round of what the room that is shown directs."""
        return self.house.keepers[self.house.name].session

    @property
    def directed(self) -> Directed | None:
        """What the room that is shown directs, as a hall may be shown it."""
        return self.house.keepers[self.house.name].directed

    @property
    def in_hall(self) -> object | None:
        """The document that is on players' phones now."""
        return self._hall.shown if self._hall is not None else None

    def show_hall(self) -> None:
        """Start the pages for phones, see how they go, or end them."""
        self.hall.show_pages()

    def note_hall(self) -> None:
        """The pages for phones begin, or end: the rooms say so."""
        for each in self.house.keepers.values():
            each.note_hall()

    def begin_in(self, name: str) -> None:
        """Show a room, and ask what is to be new in it."""
        self.show_room(name)
        self.menus.action("new", name).trigger()

    def show_room(self, name: str) -> None:
        """Show a room; the keyboard goes to where it was there, but stays at its button."""
        house = self.house
        if name != house.name:
            self.line.clearMessage()  # it is about the other room
        house.enter(name)
        self.frame.show_room(house.name, house.keepers[house.name].room)
        if self._menus is not None:
            self._menus.show_room(house.name)
        fresh, rail, focused = house.lay_out(), self.frame.rail, self.focusWidget() or self
        in_rail = rail.isAncestorOf(focused)
        if (in_rail and focused is not rail.buttons[house.name]) or (fresh and not in_rail):
            house.room.go_first()
        self.show_state()

    def go_to_room(self, name: str) -> None:
        """Show a room, and be in it, not at its button."""
        self.show_room(name)
        self._go_into_room()
        QTimer.singleShot(0, self, self._go_into_room)  # when a menu has closed

    def lend_match(self, lent: LentMatch, page: str) -> None:
        """Show a match of an event in the room that shows matches."""
        self.house.lend_match(lent, page)

    def lend_again(self) -> bool:
        """Show the match of an event that was shown when the program ended."""
        return self.house.lend_again()

    def add_room(self, room: QWidget) -> None:
        """Hold a room; it goes with the frame."""
        self.frame.add_room(room)

    def open_file(self, path: Path) -> None:
        """Open a file in the room of its kind, or beside the rooms."""
        if self.deals.takes(path):
            self.deals.show(path)
        else:
            self.house.open(path)
            QTimer.singleShot(0, self, self._go_into_room)  # when a menu has closed

    def _go_into_room(self) -> None:
        focused = self.focusWidget()
        if focused is not None and self.frame.rail.isAncestorOf(focused):
            self.house.room.go_first()

    def add_status(self, name: str, status: QWidget) -> None:
        """Have what a room says in the status bar while it is shown."""
        self.house.add_status(name, status)
        self.line.addPermanentWidget(status)

    def add_permanent(self, widget: QWidget) -> None:
        """Have a widget in the status bar, as long as that is there."""
        self.line.addPermanentWidget(widget)

    def show_unwritten(self, name: str, text: str) -> None:
        """Say in the status bar what a room has on its way to a disk; "" once all is there."""
        self.line.unwritten.tell(name, text)

    # What the actions ask for

    def export(self, what: Sheet | None = None, *, to_printer: bool = False) -> None:
        """Ask what to export or print, and how; what: the part to begin with, None for the last."""
        subject = self.room.subject
        if subject is not None:
            self._export(subject, self, what, to_printer=to_printer)

    def _export(
        self,
        subject: Subject,
        parent: QWidget,
        what: Sheet | None = None,
        *,
        to_printer: bool,
    ) -> None:
        """As export, of any subject. parent: of the dialog."""
        from vpdesk.gui.export.dialog import ExportDialog

        dialog = ExportDialog(subject, self.settings, parent, what, to_printer=to_printer)
        dialog.exported.connect(self.say)
        dialog.sheetExported.connect(self.house.note_exported)
        dialog.written.connect(lambda path: self.say(self.line.currentMessage(), path))
        dialog.settingsChanged.connect(self.remembered.remember_exports)
        dialog.open()

    def print(self, what: Sheet | None = None) -> None:
        """Ask what to print, and how."""
        self.export(what, to_printer=True)

    def print_subject(self, subject: Subject, parent: QWidget) -> None:
        """Ask how to print what no room shows."""
        self._export(subject, parent, to_printer=True)

    def show_own_scales(self) -> None:
        """Let the user see, make, hand on and choose own scales."""
        for keeper in self.house:
            keeper.show_own_scales()

    def show_help(self) -> None:
        """Show what the help says of the widget that has the keyboard."""
        self.help_desk.show_for_focus()

    def seek(self) -> None:
        """Let the user find anything, in one line."""
        from vpdesk.gui.seek.offers import open_line

        open_line(self)

    def show_preferences(self) -> None:
        """Let the user choose language, colours, sizes and the like."""
        from vpdesk.gui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.settings, self)
        dialog.preferencesChanged.connect(self.set_preferences)
        dialog.open()

    def set_preferences(self, wanted: Settings) -> None:
        """Change to the preferences in these settings; the rest of them is left alone."""
        before = self.settings
        papers = {room: wanted.export_of(room).paper for room in PRINTED}
        chosen = {each.name: getattr(wanted, each.name) for each in fields(Preferences)}
        self.settings = replace(before.with_papers(papers), **chosen)
        if wanted.theme != before.theme:
            self._appearance.set_theme(wanted.theme)
            self.show_state()
        if wanted.zoom != before.zoom:
            self._appearance.set_zoom(wanted.zoom)
            self.setMinimumSize(least_size(self))
        if (wanted.language, wanted.decimal_sign) != (before.language, before.decimal_sign):
            set_language(wanted.language, wanted.decimal_sign)
            self._rebuild()
        self.remembered.save_soon()

    def zoom_by(self, steps: int) -> None:
        """Make all text larger or smaller."""
        zoom = self.settings.zoom + steps * ZOOM_STEP
        self._zoom_to(min(max(zoom, LEAST_ZOOM), MOST_ZOOM))

    def zoom_reset(self) -> None:
        """Make all text as large as the system's."""
        self._zoom_to(100)

    def set_language(self, language: str) -> None:
        """Change the language: a code of LANGUAGES, or "system"."""
        self.set_preferences(replace(self.settings, language=language))

    def set_theme(self, theme: str) -> None:
        """Change the colours: "system", "light" or "dark"."""
        self.set_preferences(replace(self.settings, theme=theme))

    def reset_layout(self) -> None:
        """Window, panes and text as large as at first, and on the screen; what is chosen stays."""
        self.zoom_reset()
        self.showNormal()
        self.resize(first_size(self))
        screen = self.screen().availableGeometry()
        if not screen.contains(self.frameGeometry()):
            self.move(screen.topLeft())
        QApplication.processEvents()
        self.room.restore_layout(())

    def show_about(self) -> None:
        """Say what the program is, and on what it runs."""
        from vpdesk.gui.dialogs.about import AboutDialog

        AboutDialog(self, self.open_log_folder).open()

    def open_log_folder(self) -> None:
        """Show the folder of the logs in the system's file manager."""
        _open_folder(self._guard.folder)

    def show_file(self) -> None:
        """Say where the file lies that is open, and show its folder; without one, the last used."""
        from vpdesk.gui.desk.ask import existing_folder  # not at the start

        path = self.house.keepers[self.room_name].path
        folder = existing_folder(self.settings.export_folder) if path is None else path.parent
        self.say(str(path or folder), path)
        _open_folder(folder)

    def say(self, text: str, written: Path | None = None) -> None:
        """Say something that needs no answer, in the status bar; offer to open what is written."""
        self.line.say(text)
        if written is not None:
            from vpdesk.gui.export.offered import ExportedFile

            ExportedFile(self.line, written)

    def notify_crash(self) -> None:
        """Say that the last run ended in a crash, and where its log is."""
        text = self.tr("vpdesk ended unexpectedly last time. What is known is in {folder}.")
        self.say(text.format(folder=self._guard.folder))

    # How it shows

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(
            NO_PAINT_MS, self, self.build
        )  # a hidden window may not be painted at all

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._finished:
            return
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.build)
        elif self.centralWidget() is not None:  # the table is painted before the plot is loaded
            QTimer.singleShot(0, self, self.finish)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event)
        if path is not None:
            event.acceptProposedAction()
            # The program that the file comes from waits until this returns.
            take = self.open_file if self.deals.takes(path) else self.house.open_dropped
            QTimer.singleShot(0, lambda: take(path))

    def _dropped(self, event: QDropEvent) -> Path | None:
        """The file that is dragged, if somebody opens such a one."""
        path = dropped_file(event.mimeData())
        filled = self.centralWidget() is not None
        if not filled or path is None:
            return None
        return path if self.deals.takes(path) or self.house.takes(path) else None

    def closeEvent(self, event: QCloseEvent) -> None:
        built = self.centralWidget() is not None
        if built and not (self.house.may_close() and self.deals.may_close(self.close)):
            event.ignore()  # it closes once the user has said what to do with unsaved changes
            return
        if built:
            self.remembered.end()
            self.help_desk.close()
            if self._hall is not None:
                self._hall.end()
            self.house.close()
        super().closeEvent(event)

    def _collected(self, settings: Settings) -> Settings:
        """The settings with what window and rooms are like now."""
        memories = {
            name: replace(settings.of(name), widths=widths)
            for name, widths in self.house.keep_widths().items()
        }
        kept = settings.remembering(memories)
        for keeper in self.house:
            kept = keeper.kept_in(kept)
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        return replace(kept, geometry=geometry, room=self.house.name)

    def _scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._appearance.follow_system(scheme, self.settings.theme)

    def show_state(self) -> None:
        """What menus and title say of the room that is shown."""
        room = self.room
        if self._menus is not None:
            self._menus.show_state(self.room_name)
        self._show_steps(room, room.title, modified=room.modified)

    def show_document(self, name: str, document: ShownDocument) -> None:
        """What a room works on is another one; what can be done in the room is as before."""
        if name == self.house.name:
            self._show_steps(document, f"{document.title}[*]", modified=document.modified)

    def _show_steps(self, steps: Undoing, title: str, *, modified: bool) -> None:
        if self._menus is not None:
            self._menus.show_steps(steps)
        done = steps.undo_text if steps.can_undo else ""
        self.line.show_step(done, undone=steps.redo_text if steps.can_redo else "")
        self.setWindowModified(False)  # Qt complains where the title has no place for the mark
        self.setWindowTitle(title)
        if "[*]" in title:
            self.setWindowModified(modified)
        self.remembered.save_soon()

    def undo(self) -> None:
        """Take back what was done last."""
        step = self.room.undo_text
        self.room.undo()
        self.line.tell_step(step, undone=True)

    def redo(self) -> None:
        """Do again what was taken back."""
        step = self.room.redo_text
        self.room.redo()
        self.line.tell_step(step, undone=False)

    def _zoom_to(self, zoom: int) -> None:
        self.set_preferences(replace(self.settings, zoom=zoom))
        self.say(self.tr("Text size {percent} %").format(percent=zoom))

    def remember(self, room: str, memory: RoomMemory) -> None:
        """Remember something else of a room."""
        self.remembered.remember(room, memory)

    # How it is put together

    def _put_together(self) -> None:
        """Fill the window with the first room, and with menus and a status bar."""
        from vpdesk.gui.frame import Frame
        from vpdesk.gui.widgets.status_line import StatusLine

        self.frame = Frame(self.house.kinds)
        self.line = StatusLine(self.undo, self.redo)
        self.setStatusBar(self.line)
        self.house.make_first()  # while there still is the one that it takes over from
        self._menus = None  # they come when the table stands; their bar is as high without them
        self._keep_menu_place()
        self.setCentralWidget(self.frame)
        self.setMinimumSize(least_size(self))
        self.frame.rail.roomRequested.connect(self.show_room)

    def _keep_menu_place(self) -> None:
        """Have a place as high as the menu bar, for which Qt looks through kinds of pictures."""
        place = QWidget()
        if sys.platform != "darwin":  # where it is on top of the screen
            text = place.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, " ")
            place.setFixedHeight(text.height() + MENU_SPACE)
        self.setMenuWidget(place)

    def _make_menus(self) -> Menus:
        """Fill the menu bar; what is in it is as the room that is shown has it."""
        from PySide6.QtWidgets import QMenuBar

        from vpdesk.gui.menus import Menus

        bar = QMenuBar()
        bar.addAction(" ")  # it has its height before it has its place
        bar.adjustSize()
        self.setMenuBar(bar)
        bar.show()  # now, lest all is laid out without it
        self._menus = menus = Menus(self, self.house)
        menus.show_room(self.house.name)
        self.show_state()
        return menus

    def _rebuild(self) -> None:
        """Put the window together in the language of now; what was done in it stays.

        Its other windows, which speak the old language, close; preferences speak the new one.
        """
        from vpdesk.gui.dialogs.preferences import PreferencesDialog

        for child in self.children():
            if isinstance(child, PreferencesDialog) or not isinstance(child, QWidget):
                continue
            if child.isWindow():
                child.close()
        self.unsetLocale()  # else its new fields would have the old decimal sign
        focused, old_bar = self.focusWidget(), self.frame.bar
        name = focused.objectName() if focused else ""  # the menu bar goes with its focus
        self.house.begin()
        for action in self.actions():
            self.removeAction(action)
        self._put_together()
        self.frame.bar.take_over(old_bar)
        self._make_menus()
        self.show_room(self.house.name)
        if self._hall is not None:
            self._hall.forget_windows()
        again = self.frame.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()


def _open_folder(folder: Path) -> None:
    """Show a folder in the system's file manager."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
