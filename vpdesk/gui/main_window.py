"""The main window: rooms, menus, status bar, and what is remembered."""

from __future__ import annotations

import base64
import gc
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget

from vpdesk.gui.crash import CrashGuard, logger
from vpdesk.gui.texts import set_language, translate, user_language
from vpdesk.gui.theme import apply_theme, is_dark
from vpdesk.gui.widgets.named import named
from vpdesk.report.scale_report import VIEWS, ScaleReport
from vpdesk.scales import DiscreteScale
from vpdesk.settings import LEAST_ZOOM, MOST_ZOOM, PREFERENCES, THEMES, Settings, save
from vpdesk.storage import StorageError

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

    from vpdesk.gui.presentation import Presentation
    from vpdesk.gui.rooms.scales_room import ScalesRoom

FIRST_SIZE = QSize(1180, 760)
FRAME = QSize(16, 64)  # what a desktop may take for title, borders and panel
LEAST_TEXT = (80, 24)  # the smallest window, in characters and lines
SAVE_AFTER_MS = 1500  # of peace, so that turning the spinner does not write all the time
ZOOM_STEP = 10
NO_PAINT_MS = 200
TABLE_FIRST_MS = 10  # the table is painted before the plot is loaded


class MainWindow(QMainWindow):
    """The window around the rooms.

    It is shown empty, and filled once its frame is on the screen; the plot, whose library
    takes longest to load, comes last.

    ready: everything is loaded, the plot too.
    """

    ready = Signal()

    def __init__(self, settings: Settings, path: Path, guard: CrashGuard) -> None:
        super().__init__()
        self.settings = settings
        self._path = path
        self._guard = guard
        self._base_font = QApplication.font()
        self._system_is_dark = is_dark(QApplication.palette())
        self._painted = False
        self.presentation: Presentation | None = None
        self._save_timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._save_timer.timeout.connect(self._save)
        self._apply_theme()
        if settings.zoom != 100:
            self._set_text_size()
        self.resize(FIRST_SIZE.boundedTo(self._room()))
        if settings.geometry:
            self.restoreGeometry(base64.b64decode(settings.geometry))

    def build(self) -> None:
        """Fill the window; the plot is still missing."""
        if self.centralWidget() is not None:
            return
        from vpdesk.gui.dialogs.crash import CrashReporter  # noqa: PLC0415 - start-up time
        from vpdesk.gui.dialogs.help_desk import HelpDesk  # noqa: PLC0415
        from vpdesk.gui.rooms.scales_room import ScalesRoom  # noqa: PLC0415

        self.help_desk = HelpDesk(self)
        self._guard.report = CrashReporter(self, self._guard.folder).report
        QApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._put_together(ScalesRoom(self.settings.choice))
        self.room.restore_layout(self.settings.splitter)
        self.room.go_boards()
        QTimer.singleShot(TABLE_FIRST_MS, self.finish)

    def finish(self) -> None:
        """Fill the window, the plot too."""
        self.build()
        self.room.load_plot()
        gc.freeze()  # looking through all that stays for good takes 30 ms each time
        gc.enable()
        self.ready.emit()

    # What the actions ask for

    def export(self, *, to_printer: bool = False) -> None:
        """Ask what to export or print, and how."""
        from vpdesk.gui.dialogs.export import ExportDialog  # noqa: PLC0415 - start-up time

        if self.room.report is None:
            return
        choice = self.room.report.choice
        dialog = ExportDialog(choice, self.settings, self, to_printer=to_printer)
        dialog.exported.connect(self.notify)
        dialog.settingsChanged.connect(self._remember_export)
        dialog.open()

    def print(self) -> None:
        """Ask what to print, and how."""
        self.export(to_printer=True)

    def present(self) -> None:
        """Show table or curve to the players, on a second screen if there is one."""
        from vpdesk.gui.presentation import Presentation  # noqa: PLC0415 - start-up time

        if self.presentation is None:
            self.presentation = Presentation()
            self.presentation.helpRequested.connect(self.help_desk.show_for_focus)
            self.presentation.follow(self.room)
        self.presentation.open_beside(self)

    def show_preferences(self) -> None:
        """Let the user choose language, colours, sizes and the like."""
        from vpdesk.gui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415

        dialog = PreferencesDialog(self.settings, self)
        dialog.preferencesChanged.connect(self.set_preferences)
        dialog.open()

    def set_preferences(self, wanted: Settings) -> None:
        """Change to the preferences in these settings; the rest of them is left alone."""
        before = self.settings
        self.settings = replace(before, **{name: getattr(wanted, name) for name in PREFERENCES})
        export = replace(before.export, paper=wanted.export.paper)
        self.settings = replace(self.settings, export=export)
        if wanted.theme != before.theme:
            self._apply_theme()
            self._show_theme()
        if wanted.zoom != before.zoom:
            self._set_text_size()
            self._set_least_size()
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
        self.resize(FIRST_SIZE.boundedTo(self._room()))
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
        if self.centralWidget() is not None:
            self._save_timer.stop()
            self._save()
            self.help_desk.close()
            if self.presentation is not None:
                self.presentation.close()
                self.presentation.deleteLater()
                self.presentation = None
        super().closeEvent(event)

    def _save(self) -> None:
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self.settings = replace(
            self.settings,
            choice=self.room.choice,
            geometry=geometry,
            splitter=tuple(self.room.splitter.sizes()),
        )
        try:
            save(self._path, self.settings)
        except StorageError as error:
            logger.warning("Settings were not saved: %s", error)

    def _show_report(self, report: ScaleReport | None) -> None:
        for action in (self.commands.export, self.commands.print, self.commands.present):
            action.setEnabled(report is not None)
        self.commands.undo.setEnabled(self.room.can_undo)
        self.commands.redo.setEnabled(self.room.can_redo)
        self.commands.pin.setEnabled(self.room.pin_button.isEnabled())
        self._save_timer.start()
        for label in (self._blitz, self._violations, self._steps, self._outside):
            label.setVisible(report is not None)
        if report is None:
            return
        scale, language = report.scale, self._language
        blitz = self.tr("Blitz {imps} IMPs")
        self._blitz.setText(blitz.format(imps=language.number(scale.rule.x, 1)))
        violations = translate("MainWindow", "%n violation(s)", None, len(scale.violations))
        self._violations.setText(violations)
        self._steps.setText(translate("MainWindow", "%n step(s)", None, scale.steps))
        outside = scale.range_violations if isinstance(scale, DiscreteScale) else ()
        text = self.tr("Range violations: {vps} VP")
        self._outside.setText(text.format(vps=", ".join(map(str, outside))))
        self._outside.setVisible(bool(outside))
        for view, action in zip(VIEWS, self.commands.views, strict=True):
            action.setChecked(view is self.room.choice.view)
        self.setWindowTitle(language.boards(scale.rule.boards))

    def _apply_theme(self) -> None:
        apply_theme(self.settings.theme, system_is_dark=self._system_is_dark)

    def _scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._system_is_dark = scheme.name == "Dark"
        self._apply_theme()

    def _splitter_moved(self) -> None:
        self._save_timer.start()

    def _show_theme(self) -> None:
        for theme, action in zip(THEMES, self.commands.themes, strict=True):
            action.setChecked(theme == self.settings.theme)

    def _zoom_to(self, zoom: int) -> None:
        self.set_preferences(replace(self.settings, zoom=zoom))
        self.notify(self.tr("Text size {percent} %").format(percent=zoom))

    def _room(self) -> QSize:
        """What the screen has for the window's inside."""
        return self.screen().availableGeometry().size() - FRAME

    def _set_least_size(self) -> None:
        metrics, (characters, lines) = QFontMetrics(QApplication.font()), LEAST_TEXT
        least = QSize(metrics.averageCharWidth() * characters, metrics.height() * lines)
        self.setMinimumSize(least.boundedTo(self._room()))

    def _set_text_size(self) -> None:
        font = QFont(self._base_font)
        size = font.pointSizeF()
        if size < 0:  # the system gave it in pixels
            size = QFontInfo(font).pointSizeF()
        font.setPointSizeF(size * self.settings.zoom / 100)
        QApplication.setFont(font)

    def _remember_export(self, settings: Settings) -> None:
        self.settings = replace(
            self.settings,
            export_folder=settings.export_folder,
            export=settings.export,
            presets=settings.presets,
        )
        self._save_timer.start()

    # How it is put together

    def _put_together(self, room: ScalesRoom) -> None:
        """Fill the window with a room, and with menus and a status bar for it."""
        from vpdesk.gui.actions import fill_menus, make_actions  # noqa: PLC0415 - start-up time

        self._language = user_language()
        self.room = room
        self.commands = make_actions(self)
        fill_menus(self, self.commands)
        self.setCentralWidget(room)
        self._make_status_bar()
        self._set_least_size()
        self._connect()
        self._show_report(room.report)
        self._show_theme()

    def _rebuild(self) -> None:
        """Put the window together in the language of now; what was done in it stays.

        Its other windows, which speak the old language, close; preferences speak the new one.
        """
        from PySide6.QtWidgets import QMenuBar, QStatusBar  # noqa: PLC0415 - start-up time

        from vpdesk.gui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415
        from vpdesk.gui.rooms.scales_room import ScalesRoom  # noqa: PLC0415

        for child in self.children():
            if isinstance(child, PreferencesDialog) or not isinstance(child, QWidget):
                continue
            if child.isWindow():
                child.close()
        self.unsetLocale()  # else its new fields would have the old decimal sign
        focused, widths = self.focusWidget(), self.room.splitter.sizes()
        room = ScalesRoom(self.room.choice)
        room.take_over(self.room)
        for action in self.actions():
            self.removeAction(action)
        self.setMenuBar(QMenuBar())
        self.setStatusBar(QStatusBar())
        self._put_together(room)
        room.restore_layout(tuple(widths))
        again = room.findChild(QWidget, focused.objectName()) if focused is not None else None
        if again is not None:
            again.setFocus()

    def _make_status_bar(self) -> None:
        self._blitz = named(QLabel(), "blitzLabel")
        self._blitz.setToolTip(self.tr("The margin from which the win is maximal."))
        self._violations = named(QLabel(), "violationsLabel")
        self._violations.setToolTip(
            self.tr("Places where one more IMP would gain more than the IMP before it.")
        )
        self._steps = named(QLabel(), "stepsLabel")
        self._steps.setToolTip(
            self.tr("Corrections of 0.01 VP, or of one IMP in a discrete scale, that mend them.")
        )
        self._outside = named(QLabel(), "rangeViolationsLabel")
        self._outside.setToolTip(
            self.tr("The margin that is worth exactly so much lies outside its band.")
        )
        for label in (self._outside, self._blitz, self._violations, self._steps):
            label.setContentsMargins(8, 0, 8, 0)
            self.statusBar().addPermanentWidget(label)

    def _connect(self) -> None:
        self.room.reportChanged.connect(self._show_report)
        self.room.splitter.splitterMoved.connect(self._splitter_moved)
        if self.presentation is not None:
            self.presentation.follow(self.room)
