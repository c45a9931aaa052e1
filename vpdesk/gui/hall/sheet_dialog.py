"""Asks for the Wi-Fi, shows the sheet with the codes, prints it, and shows it to the hall."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.atomic import write_atomic
from vpdesk.formats.print_file import check_printer
from vpdesk.gui.desk.ask import AnyPath, ask_save, existing_folder, print_into
from vpdesk.gui.hall.hall_live import HallLive
from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.hall.sheet_painter import SIZES, HallSheet, paint_sheet, sheet_layout, sheet_pdf
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.report.file_names import plain_name

MOST_NAME, MOST_PASSWORD = 32, 63  # characters, as Wi-Fi has them
PREVIEW = QSize(300, 400)


class SheetPicture(QWidget):
    """Shows the sheet on white, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: HallSheet | None = None

    def show_sheet(self, sheet: HallSheet) -> None:
        """Show another one."""
        self._sheet = sheet
        self.setAccessibleName(
            translate("Hall", "Sheet with the codes for {address}").format(address=sheet.url)
        )
        self.update()

    def sizeHint(self) -> QSize:
        return PREVIEW

    def minimumSizeHint(self) -> QSize:
        return PREVIEW / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        painter.setPen(Qt.GlobalColor.black)
        if self._sheet is not None and self._sheet.url:
            paint_sheet(painter, QRectF(self.rect()), self._sheet, user_language())
        painter.end()


class SheetWall(HallWindow):
    """The sheet on the second screen."""

    def __init__(self) -> None:
        self.picture = named(SheetPicture(), "wallSheet", "hall#sheet")
        self.picture.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(self.picture)
        named(self, "sheetWall", "hall#sheet")
        self.setWindowTitle(translate("Hall", "Codes for the Players"))
        self._add_window()


class SheetDialog(FittingDialog):
    """The sheet of a hall that is on.

    folder: where files went last. wallRequested: it is to be on the second screen.
    """

    wallRequested = Signal()
    changed = Signal()

    def __init__(self, live: HallLive, parent: QWidget, folder: AnyPath = "") -> None:
        super().__init__(parent)
        self._folder = folder
        named(self, "hallSheetDialog", "hall#sheet")
        self.setWindowTitle(translate("Hall", "Sheet with Codes"))
        self._live = live
        self.wifi = named(QLineEdit(live.kept.wifi, maxLength=MOST_NAME), "sheetWifi")
        self.password = named(QLineEdit(maxLength=MOST_PASSWORD), "sheetPassword")
        self.size_ = named(QComboBox(), "sheetSize")
        self.size_.addItems(list(SIZES))
        self.picture = named(SheetPicture(), "sheetPicture")
        self.line = named(QLabel(wordWrap=True), "sheetLine")
        self.print = named(QPushButton(translate("Hall", "&Print…")), "printSheet")
        self.save = named(QPushButton(translate("Hall", "Save as P&DF…")), "saveSheet")
        self.wall = named(QPushButton(translate("Hall", "On the S&creen")), "wallSheetButton")
        for each in (self.print, self.save, self.wall):
            each.setAutoDefault(False)
        self._lay_out()
        self.wifi.textChanged.connect(self._show)
        self.password.textChanged.connect(self._show)
        self.print.clicked.connect(self._ask_print)
        self.save.clicked.connect(self._ask_save)
        self.wall.clicked.connect(self.wallRequested)
        live.changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        note = QLabel(
            translate(
                "Hall",
                "The Wi-Fi’s name makes a code that joins it. The password is on the sheet only.",
            ),
            wordWrap=True,
        )
        form = QFormLayout()
        form.addRow(translate("Hall", "Name of the &Wi-Fi:"), self.wifi)
        form.addRow(translate("Hall", "Passw&ord:"), self.password)
        form.addRow(translate("Hall", "Pape&r:"), self.size_)
        left = QVBoxLayout()
        left.addWidget(note)
        left.addLayout(form)
        left.addWidget(flow(self.print, self.save, self.wall))
        left.addWidget(self.line)
        left.addStretch(1)
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(left, 1)
        layout.addWidget(self.picture, 1)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.hide)
        self.lay_out(page, buttons)

    @property
    def sheet(self) -> HallSheet:
        """What would be printed."""
        live = self._live
        return HallSheet(
            live.name,
            live.url,
            live.kept.seen,
            self.wifi.text().strip(),
            self.password.text(),
        )

    def _show(self) -> None:
        sheet = self.sheet
        self.picture.show_sheet(sheet)
        for each in (self.print, self.save, self.wall):
            each.setEnabled(bool(sheet.url))
        if sheet.wifi != self._live.kept.wifi:
            self._live.set_wifi(sheet.wifi)
        self.changed.emit()

    def _ask_print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.sheet.title)
        printer.setPageLayout(sheet_layout(self.size_.currentText()))
        question = named(QPrintDialog(printer, self), "sheetPrintDialog")
        question.accepted.connect(lambda: self.print_on(printer))
        question.finished.connect(question.deleteLater)
        print_into(question, self._folder, plain_name(self.sheet.title) or "sheet")
        QDialog.open(question)  # QPrintDialog's own wants a slot

    def print_on(self, printer: QPrinter) -> None:
        """Print the sheet."""
        try:
            check_printer(printer)
        except WordedError as error:
            warn(self.line, error_text(error))
            return
        printer.setPageLayout(sheet_layout(self.size_.currentText()))
        painter = QPainter(printer)
        page = QRectF(0, 0, printer.width(), printer.height())
        paint_sheet(painter, page, self.sheet, user_language())
        painter.end()

    def _ask_save(self) -> None:
        name = plain_name(self._live.name) or "hall"
        title = translate("Hall", "Save the Sheet as PDF")
        ask_save(
            self,
            "sheetPdfDialog",
            title,
            ["PDF (*.pdf)"],
            existing_folder(self._folder) / f"{name}-codes.pdf",
            lambda path, _: self.save_as(path),
        )

    def save_as(self, path: Path) -> None:
        """Write the sheet into a PDF file."""
        try:
            write_atomic(path, sheet_pdf(self.sheet, self.size_.currentText(), user_language()))
        except WordedError as error:
            warn(self.line, error_text(error))
        else:
            self.line.setText(translate("Hall", "Saved as {path}").format(path=path))
