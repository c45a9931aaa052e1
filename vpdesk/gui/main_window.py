"""The main window: rooms, menus, status bar, and what is remembered."""

from __future__ import annotations

import base64
import gc
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from vpdesk.files.atomic import StorageError
from vpdesk.gui.appearance import Appearance
from vpdesk.gui.crash import CrashGuard, logger
from vpdesk.gui.desk.dropped import DropFilter
from vpdesk.gui.texts import set_language
from vpdesk.gui.window_sizes import first_size, least_size
from vpdesk.report.scales.report import VIEWS, ScaleReport
from vpdesk.settings import (
    EXPORTS,
    LEAST_ZOOM,
    MOST_ZOOM,
    PREFERENCES,
    THEMES,
    Settings,
    presets_field,
    save,
)

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

    from vpdesk.formats.choice import Part
    from vpdesk.gui.desk.room import Room
    from vpdesk.gui.rooms.movements.files import DocumentFiles
    from vpdesk.gui.rooms.movements.room import MovementsRoom
    from vpdesk.gui.rooms.scales.presentation import Presentation
    from vpdesk.gui.rooms.scales.room import ScalesRoom
    from vpdesk.gui.rooms.swiss.files import SwissFiles
    from vpdesk.gui.rooms.swiss.room import SwissRoom

SAVE_AFTER_MS = 1500  # of peace, so that turning the spinner does not write all the time
ZOOM_STEP = 10
OF_EXPORTS = (*EXPORTS, "export_folder", *map(presets_field, EXPORTS))
NO_PAINT_MS = 200
TABLE_FIRST_MS = 10  # the table is painted before the plot is loaded


class MainWindow(QMainWindow):
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
        self.settings = settings
        self._path = path
        self._guard = guard
        self._file = file  # to be opened once all is there
        self._painted = False
        self.presentation: Presentation | None = None
        self._save_timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._save_timer.timeout.connect(self._save)
        DropFilter(
            self,
            lambda path: self.sides.open_dropped(path),  # noqa: PLW0108 - there are none yet
            lambda path: self.sides.takes(path),  # noqa: PLW0108
        )
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
        from vpdesk.gui.dialogs.crash import CrashReporter  # noqa: PLC0415 - start-up time
        from vpdesk.gui.help.help_desk import HelpDesk  # noqa: PLC0415
        from vpdesk.gui.rooms.scales.room import ScalesRoom  # noqa: PLC0415
        from vpdesk.gui.rooms_shown import RoomsShown  # noqa: PLC0415
        from vpdesk.gui.sides import Sides  # noqa: PLC0415

        self.help_desk = HelpDesk(self)
        self.sides = Sides(self)
        self._rooms = RoomsShown(self, self.settings)
        self._guard.report = CrashReporter(self, self._guard.folder).report
        QApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._put_together(ScalesRoom(self.settings.choice))
        self.show_room(self.settings.room)
        QTimer.singleShot(TABLE_FIRST_MS, self.finish)

    def finish(self) -> None:
        """Fill the window, the plot too."""
        self.build()
        self.scales.load_plot()
        self.sides.offer_recovery()
        self._save_timer.stop()  # what was read is not changed yet
        if self._file is not None:
            self.open_file(self._file)
        gc.freeze()  # looking through all that stays for good takes 30 ms each time
        gc.enable()
        self.ready.emit()

    # The rooms

    @property
    def room(self) -> Room:
        """The room that is shown."""
        return self._rooms.room

    @property
    def room_name(self) -> str:
        """The name of the room that is shown, one of ROOMS."""
        return self._rooms.name

    @property
    def movements(self) -> MovementsRoom:
        """The movements room, made when it is first asked for."""
        return self.sides.movements.room

    @property
    def files(self) -> DocumentFiles:
        """The files of the movements room, made when first asked for."""
        return self.sides.movements.files

    @property
    def swiss(self) -> SwissRoom:
        """The Swiss room, made when it is first asked for."""
        return self.sides.swiss.room

    @property
    def swiss_files(self) -> SwissFiles:
        """The files of the Swiss room, made when first asked for."""
        return self.sides.swiss.files

    def show_room(self, name: str) -> None:
        """Show a room."""
        self._rooms.show(name, self._menus)
        self.show_state()

    def open_file(self, path: Path) -> None:
        """Open a file in the room of its kind."""
        self.sides.open(path)

    def add_status(self, name: str, status: QWidget) -> None:
        """Have what a room says in the status bar while it is shown."""
        self._rooms.add_status(name, status)

    # What the actions ask for

    def export(self, what: Part | None = None, *, to_printer: bool = False) -> None:
        """Ask what to export or print, and how; what: the part to begin with, None for the last."""
        from vpdesk.gui.export.dialog import ExportDialog  # noqa: PLC0415 - start-up time

        subject = self.room.subject
        if subject is None:
            return
        dialog = ExportDialog(subject, self.settings, self, what, to_printer=to_printer)
        dialog.exported.connect(self.notify)
        dialog.settingsChanged.connect(self._remember_export)
        dialog.open()

    def print(self, what: Part | None = None) -> None:
        """Ask what to print, and how."""
        self.export(what, to_printer=True)

    def present(self) -> None:
        """Show table or curve to the players, on a second screen if there is one."""
        from vpdesk.gui.rooms.scales.presentation import Presentation  # noqa: PLC0415 - start-up time

        if self.presentation is None:
            self.presentation = Presentation()
            self.presentation.helpRequested.connect(self.help_desk.show_for_focus)
            self.presentation.follow(self.scales)
        self.presentation.open_beside(self)

    def present_tournament(self) -> None:
        """Show pairings and standings to the players, on a second screen if there is one."""
        self.sides.swiss.present()

    def show_own_scales(self) -> None:
        """Let the user see, make, hand on and choose own scales."""
        from vpdesk.gui.rooms.scales.own_scales import show_own_scales  # noqa: PLC0415

        show_own_scales(self)

    def show_preferences(self) -> None:
        """Let the user choose language, colours, sizes and the like."""
        from vpdesk.gui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415

        dialog = PreferencesDialog(self.settings, self)
        dialog.preferencesChanged.connect(self.set_preferences)
        dialog.open()

    def set_preferences(self, wanted: Settings) -> None:
        """Change to the preferences in these settings; the rest of them is left alone."""
        before = self.settings
        exports = {
            name: replace(getattr(before, name), paper=getattr(wanted, name).paper)
            for name in EXPORTS
        }
        chosen = {name: getattr(wanted, name) for name in PREFERENCES}
        self.settings = replace(before, **chosen, **exports)
        if wanted.theme != before.theme:
            self._appearance.set_theme(wanted.theme)
            self._show_theme()
        if wanted.zoom != before.zoom:
            self._appearance.set_zoom(wanted.zoom)
            self.setMinimumSize(least_size(self))
        if (wanted.language, wanted.decimal_sign) != (before.language, before.decimal_sign):
            set_language(wanted.language, wanted.decimal_sign)
            self._rebuild()
        self._save_timer.start()

    def zoom_by(self, steps: int) -> None:
        """Make all text larger or smaller."""
        zoom = self.settings.zoom + steps * ZOOM_STEP
        self._zoom_to(min(max(zoom, LEAST_ZOOM), MOST_ZOOM))

    def zoom_reset(self) -> None:
        """Make all text as large as the system's."""
        self._zoom_to(100)

    def set_theme(self, theme: str) -> None:
        """Change the colours: "system", "light" or "dark"."""
        self.set_preferences(replace(self.settings, theme=theme))

    def reset_layout(self) -> None:
        """Window, panes and text as large as at first; what is chosen stays."""
        self.zoom_reset()
        self.showNormal()
        self.resize(first_size(self))
        QApplication.processEvents()
        self.room.restore_layout(())

    def show_about(self) -> None:
        """Say what the program is, and on what it runs."""
        from vpdesk.gui.dialogs.about import AboutDialog  # noqa: PLC0415 - start-up time

        AboutDialog(self, self.open_log_folder).open()

    def open_log_folder(self) -> None:
        """Show the folder of the logs in the system's file manager."""
        from PySide6.QtCore import QUrl  # noqa: PLC0415 - start-up time
        from PySide6.QtGui import QDesktopServices  # noqa: PLC0415

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._guard.folder)))

    def notify(self, text: str) -> None:
        """Say something that needs no answer, in the status bar."""
        self.statusBar().showMessage(text)

    def notify_crash(self) -> None:
        """Say that the last run ended in a crash, and where its log is."""
        text = self.tr("vpdesk ended unexpectedly last time. What is known is in {folder}.")
        self.notify(text.format(folder=self._guard.folder))

    # How it shows

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(NO_PAINT_MS, self.build)  # a hidden window may not be painted at all

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.build)

    def closeEvent(self, event: QCloseEvent) -> None:
        built = self.centralWidget() is not None
        if built and not self.sides.may_close():
            event.ignore()  # it closes once the user has said what to do with unsaved changes
            return
        if built:
            self._save_timer.stop()
            self._save()
            self.help_desk.close()
            self.sides.close()
            if self.presentation is not None:
                self.presentation.close()
                self.presentation.deleteLater()
                self.presentation = None
        super().closeEvent(event)

    def _save(self) -> None:
        self.settings = replace(
            self.settings,
            choice=self.scales.choice,
            geometry=base64.b64encode(self.saveGeometry().data()).decode(),
            room=self._rooms.name,
            **self._rooms.keep_widths(),
        )
        try:
            save(self._path, self.settings)
        except StorageError as error:
            logger.warning("Settings were not saved: %s", error)

    def _scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._appearance.follow_system(scheme, self.settings.theme)

    def _show_report(self, report: ScaleReport | None) -> None:
        """What menus say of the scales room."""
        self.commands.scales.present.setEnabled(report is not None)
        self.commands.scales.pin.setEnabled(self.scales.pin_button.isEnabled())
        for view, action in zip(VIEWS, self.commands.scales.views, strict=True):
            action.setChecked(view is self.scales.choice.view)
        self.show_state()

    def show_state(self) -> None:
        """What menus and title say of the room that is shown."""
        from vpdesk.gui.menus import show_steps  # noqa: PLC0415 - start-up time

        room, commands = self.room, self.commands
        for action in (commands.export, commands.print):
            action.setEnabled(room.subject is not None)
        commands.undo.setEnabled(room.can_undo)
        commands.redo.setEnabled(room.can_redo)
        show_steps(commands, room.undo_text, room.redo_text)
        self.setWindowModified(False)  # Qt complains where the title has no place for the mark
        self.setWindowTitle(room.title)
        if "[*]" in room.title:
            self.setWindowModified(room.modified)
        self._save_timer.start()

    def _splitter_moved(self) -> None:
        self._save_timer.start()

    def _show_theme(self) -> None:
        for theme, action in zip(THEMES, self.commands.themes, strict=True):
            action.setChecked(theme == self.settings.theme)

    def _zoom_to(self, zoom: int) -> None:
        self.set_preferences(replace(self.settings, zoom=zoom))
        self.notify(self.tr("Text size {percent} %").format(percent=zoom))

    def _remember_export(self, settings: Settings) -> None:
        self.remember(**{name: getattr(settings, name) for name in OF_EXPORTS})

    def remember(self, **fields: Any) -> None:
        """Remember other values of some fields of the settings."""
        self.settings = replace(self.settings, **fields)
        self._save_timer.start()

    # How it is put together

    def _put_together(self, room: ScalesRoom) -> None:
        """Fill the window with the scales room, and with menus and a status bar."""
        from vpdesk.gui.actions import make_actions  # noqa: PLC0415 - start-up time
        from vpdesk.gui.frame import Frame  # noqa: PLC0415
        from vpdesk.gui.menus import fill_menus  # noqa: PLC0415

        self.scales = room
        self.commands = make_actions(self)
        self._menus = fill_menus(self.menuBar(), self.commands)
        self.frame = Frame()
        self.frame.add_room(room)
        self.setCentralWidget(self.frame)
        self.add_status("scales", room.status)
        self.setMinimumSize(least_size(self))
        self._connect()
        self.sides.show_recent(self._menus.recent)
        self._show_report(room.report)
        self._show_theme()

    def _rebuild(self) -> None:
        """Put the window together in the language of now; what was done in it stays.

        Its other windows, which speak the old language, close; preferences speak the new one.
        """
        from PySide6.QtWidgets import QMenuBar, QStatusBar  # noqa: PLC0415 - start-up time

        from vpdesk.gui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415
        from vpdesk.gui.rooms.scales.room import ScalesRoom  # noqa: PLC0415

        for child in self.children():
            if isinstance(child, PreferencesDialog) or not isinstance(child, QWidget):
                continue
            if child.isWindow():
                child.close()
        self.unsetLocale()  # else its new fields would have the old decimal sign
        focused, old_bar = self.focusWidget(), self.frame.bar
        self._rooms.begin()
        self.sides.forget_rooms()
        room = ScalesRoom(self.scales.choice)
        room.take_over(self.scales)
        for action in self.actions():
            self.removeAction(action)
        self.setMenuBar(QMenuBar())
        self.setStatusBar(QStatusBar())
        self._put_together(room)
        self.frame.bar.take_over(old_bar)
        self.show_room(self._rooms.name)
        again = self.frame.findChild(QWidget, focused.objectName()) if focused else None
        if again is not None:
            again.setFocus()

    def _connect(self) -> None:
        self.frame.rail.roomRequested.connect(self.show_room)
        self.scales.reportChanged.connect(self._show_report)
        self.scales.splitter.splitterMoved.connect(self._splitter_moved)
        if self.presentation is not None:
            self.presentation.follow(self.scales)
