"""Printing: the pages as they will be, then the printer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QMessageBox, QWidget

from vpdesk.export.pdf_file import PageSetup
from vpdesk.export.sheet_painter import paint_sheet
from vpdesk.gui.texts import user_language
from vpdesk.report.table import Table
from vpdesk.settings import Settings


def open_print_preview(table: Table, settings: Settings, parent: QWidget) -> None:
    """Show the pages of a table; from there the user prints them."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(table.title)
    printer.setPageLayout(PageSetup(settings.paper, settings.landscape).layout())
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setObjectName("printPreview")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(parent.size() * 0.9)
    language = user_language()

    def paint(device: QPrinter) -> None:
        try:
            paint_sheet(device, table, language)
        except OSError as error:
            QMessageBox.warning(dialog, dialog.windowTitle(), str(error))

    dialog.paintRequested.connect(paint)
    dialog.destroyed.connect(lambda: printer)  # the printer lives as long as the dialog
    dialog.open()
