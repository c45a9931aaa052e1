"""What stands on every print of an event, and how they are: asked for once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.event.event import Event, EventPrints
from vpdesk.event.prints import with_logo
from vpdesk.formats.logo import logo_of, read_logo
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.texts import error_text
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import row
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.step_words import step_words

LETTERS, PICTURE = 40, 64  # of a field; pixels of the logo


class PrintsDialog(AskingDialog):
    """Asks for organiser, date, logo, language and paper of an event's prints.

    wanted: the event as it is wanted, and what was changed.
    """

    wanted = Signal(object, str)

    def __init__(self, event: Event, parent: QWidget) -> None:
        super().__init__(parent, "printsDialog", "swiss#prints", self.tr("Prints of the Event"))
        self._event, self._prints = event, event.prints
        self.organiser = named(QLineEdit(self._prints.organiser), "printsOrganiser")
        self.date = named(QLineEdit(self._prints.date), "printsDate")
        self.language = named(QComboBox(), "printsLanguage")
        self.paper = named(QComboBox(), "printsPaper")
        self.picture = named(QLabel(), "printsPicture")
        self.choose = named(QPushButton(self.tr("C&hoose…")), "printsLogo")
        self.remove = named(QPushButton(self.tr("&Remove")), "printsNoLogo")
        self._fill()
        self.lay_out(self._page(), self.buttons)
        self._show_picture()
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(lambda: self._take(b""))

    def accept(self) -> None:
        """Ask for the event with them."""
        super().accept()
        if self.result() == self.DialogCode.Accepted:
            organiser, date = (
                " ".join(field.text().split()) for field in (self.organiser, self.date)
            )
            language, paper = self.language.currentData(), self.paper.currentData()
            prints = EventPrints(organiser, date, language, paper, self._prints.logo)
            self.wanted.emit(
                replace(self._event, prints=prints),
                step_words("PrintsDialog", "prints of the event"),
            )

    def take_logo(self, path: Path) -> None:
        """Take a picture for the logo; say why not where it is none."""
        try:
            self._take(aside(lambda: read_logo(path)).data)
        except WordedError as error:
            warn(self.line, error_text(error))

    def _choose(self) -> None:
        kinds = [self.tr("Pictures") + " (*.png *.svg)"]
        ask_open(self, "printsLogoDialog", self.tr("Logo"), kinds, self.take_logo)

    def _take(self, data: bytes) -> None:
        self._prints = with_logo(self._prints, data)
        self.line.clear()
        self._show_picture()

    def _show_picture(self) -> None:
        picture, side = QPixmap(), PICTURE
        if self._prints.logo:
            picture.loadFromData(self._picture())
            picture = picture.scaled(4 * side, side, Qt.AspectRatioMode.KeepAspectRatio)
        self.picture.setPixmap(picture)
        self.picture.setAccessibleName(self.tr("Logo") if self._prints.logo else self.tr("No logo"))
        self.picture.setVisible(bool(self._prints.logo))
        self.remove.setEnabled(bool(self._prints.logo))

    def _picture(self) -> bytes:
        """The logo as it may be drawn; nothing for one that may not."""
        try:
            name = Path(self.tr("of the event"))
            return aside(lambda: logo_of(self._prints.logo, name)).data
        except WordedError as error:
            warn(self.line, error_text(error))
            return b""

    def _fill(self) -> None:
        usual = self.tr("Chosen at each print")
        for combo, texts, said in (
            (self.language, LANGUAGES, self._prints.language),
            (self.paper, dict(zip(PAPERS_MM, PAPERS_MM, strict=True)), self._prints.paper),
        ):
            combo.addItem(usual, "")
            for value, text in texts.items():
                combo.addItem(text, value)
            combo.setCurrentIndex(max(0, combo.findData(said)))

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        for text, field in (
            (self.tr("Organiser"), self.organiser),
            (self.tr("Date"), self.date),
            (self.tr("Language"), self.language),
            (self.tr("Paper"), self.paper),
        ):
            form.addRow(text, field)
            field.setAccessibleName(text)
        form.addRow(self.tr("Logo (PNG or SVG)"), row(self.picture, self.choose, self.remove, None))
        form.addRow(self.line)
        self.organiser.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())
        return page
