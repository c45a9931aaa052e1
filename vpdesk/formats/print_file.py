"""Planned pages on a printer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtPrintSupport import QPrinter

from vpdesk.formats.errors import NO_PRINTER, PRINTER_LOST, ExportError
from vpdesk.formats.format import ShareSteps, shares
from vpdesk.formats.pdf_file import page_layout, paint_steps
from vpdesk.paper.plan import Plan


def check_printer(printer: QPrinter) -> None:
    """Raises ExportError if the printer takes no pages; Qt would complain before it said so."""
    name = printer.outputFileName()
    try:
        if name:
            with Path(name).open("ab"):  # what is there stays for now
                return
    except (OSError, ValueError):
        raise ExportError(NO_PRINTER) from None
    nowhere = printer.outputFormat() is QPrinter.OutputFormat.PdfFormat  # to a file of no name
    if nowhere or not printer.isValid():
        raise ExportError(NO_PRINTER)


def print_steps(printer: QPrinter, plan: Plan) -> ShareSteps[None]:
    """Print the pages that the printer was asked for, a page a step.

    What is cancelled or fails on the way is aborted; where it goes to a file, that is removed.
    Raises ExportError if the printer does not take the pages, or stops.
    """
    check_printer(printer)
    printer.setDocName(plan.title)
    printer.setPageLayout(page_layout(plan.setup))  # its own margins are the plan's affair
    pages = len(plan.pages)
    try:
        yield from shares(paint_steps(printer, plan), pages, 0, 1)
    except (GeneratorExit, OSError) as error:
        printer.abort()
        begun = not (isinstance(error, ExportError) and error.text == NO_PRINTER)
        if begun and printer.outputFileName():
            with suppress(OSError):
                Path(printer.outputFileName()).unlink()
        raise
    if printer.printerState() in (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted):
        raise ExportError(PRINTER_LOST, page=pages, pages=pages)
