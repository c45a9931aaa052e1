"""Printing a topic of the help, and saving it as a PDF file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from vpdesk.errors import WordedError
from vpdesk.files.atomic import write_atomic
from vpdesk.gui.desk.ask import ask_save, existing_folder, print_into
from vpdesk.gui.help.keys import keyboard_html
from vpdesk.gui.help.topics import SPOKEN, Topic, load_topic
from vpdesk.gui.texts import screen_code, user_language
from vpdesk.languages import language
from vpdesk.report.language import Language

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from vpdesk.gui.help.helped import Helped

ONE_PAGE = "keyboard"  # the topic that must fit one page
COLUMNS = 4  # of its keys on paper


class HelpOutput(QObject):
    """Asks where a topic is to go, and puts it there.

    said: what became of it, a sentence.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget, window: Helped) -> None:
        super().__init__(parent)
        self._parent = parent
        self._window = window

    def print(self, topic: Topic) -> None:
        """Ask for the printer, and print a topic."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from vpdesk.gui.help.paper import page_layout

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(topic.title)
        printer.setPageLayout(page_layout(self._window.settings.paper, one_page=_short(topic)))
        dialog = QPrintDialog(printer, self._parent)
        dialog.setObjectName("helpPrintDialog")
        dialog.accepted.connect(lambda: self.print_on(printer, topic))
        dialog.finished.connect(dialog.deleteLater)
        print_into(dialog, self._window.settings.export_folder, topic.name)
        QDialog.open(dialog)  # QPrintDialog's own wants a slot

    def print_on(self, printer: QPrinter, topic: Topic) -> None:
        """Print a topic on a printer."""
        from vpdesk.formats.print_file import check_printer
        from vpdesk.gui.help.paper import print_topic

        try:
            check_printer(printer)
            print_topic(
                printer, self._for_paper(topic), self._language(topic), one_page=_short(topic)
            )
        except WordedError as error:
            self._complain(error)
        else:
            text = self.tr("“{title}” was sent to the printer.").format(title=topic.title)
            if path := printer.outputFileName():
                text = self.tr("Saved as {path}").format(path=path)
            self.said.emit(text)

    def save_pdf(self, topic: Topic) -> None:
        """Ask for a file, and write a topic into it."""
        ask_save(
            parent=self._parent,
            name="helpPdfDialog",
            title=self.tr("Save as PDF"),
            kinds=["PDF (*.pdf)"],
            place=existing_folder(self._window.settings.export_folder)
            / f"vpdesk - {topic.title}.pdf",
            do=lambda path, _: self.save_pdf_as(path, topic),
        )

    def save_pdf_as(self, path: Path, topic: Topic) -> None:
        """Write a topic into a PDF file."""
        from vpdesk.gui.help.paper import topic_pdf

        try:
            data = topic_pdf(
                self._for_paper(topic),
                self._language(topic),
                self._window.settings.paper,
                one_page=_short(topic),
            )
            write_atomic(path, data)
        except WordedError as error:
            self._complain(error)
        else:
            self.said.emit(self.tr("Saved as {path}").format(path=path))

    def _for_paper(self, topic: Topic) -> Topic:
        """The topic as it is on paper: the keys stand in columns there."""
        return load_topic(
            topic.name, screen_code(), lambda: keyboard_html(self._window, columns=COLUMNS)
        )

    def _language(self, topic: Topic) -> Language:
        """The language of the pictures."""
        return user_language() if topic.code == screen_code() else language(SPOKEN)

    def _complain(self, error: WordedError) -> None:
        self.said.emit(f"\N{WARNING SIGN} {user_language().error(error)}")


def _short(topic: Topic) -> bool:
    return topic.name == ONE_PAGE
