"""The fields of the export dialog: what, in which form and format, with what letterhead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from operator import attrgetter
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.formats.choice import MOST_PER_PAGE, ExportChoice
from vpdesk.formats.format import FORMATS, formats_for
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.texts import screen_code, translate
from vpdesk.gui.widgets.fields import keep_enter
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import column, row
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.languages import LANGUAGES, language
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.dates import date_text
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.sheet import How, Sheet
from vpdesk.scales import MAX_BOARDS

USUAL_FORMAT = "pdf"  # which holds everything

T = TypeVar("T")


class ExportForm(QWidget):
    """Shows an export choice, and tells every change of it.

    things: what can be exported. title: what such a thing is called there.
    has_loser, has_tint: whether the loser’s VPs, or a tinted column, can be in an export.
    choiceChanged: the choice (ExportChoice) is another now.
    """

    choiceChanged = Signal(object)

    def __init__(
        self,
        choice: ExportChoice,
        things: tuple[Sheet, ...] = sheets.SHEETS,
        parent: QWidget | None = None,
        *,
        title: Callable[[Sheet], str] = attrgetter("title"),
        has_loser: Callable[[How], bool] = bool,
        has_tint: Callable[[How], bool] = bool,
    ) -> None:
        super().__init__(parent)
        self.choice = choice
        self._sheets, self._title = things, title
        self._has_loser, self._has_tint = has_loser, has_tint
        self._filling = False
        self.what = self._combo("whatCombo")
        self.first = self._spin("bookletFirstSpin", self.tr("First board count"), MAX_BOARDS)
        self.last = self._spin("bookletLastSpin", self.tr("Last board count"), MAX_BOARDS)
        self.continuous = self._check("bookletContinuousCheck", self.tr("Contin&uous"))
        self.discrete = self._check("bookletDiscreteCheck", self.tr("&Discrete"))
        self.heat_map = self._check("bookletHeatMapCheck", self.tr("Heat map first"))
        self.per_page = self._spin("perPageSpin", self.tr("Board counts per page"), MOST_PER_PAGE)
        self.marks = self._check("marksCheck", self.tr("Correction marks"))
        self.loser = self._check("loserCheck", self.tr("Loser’s VPs"))
        self.tint = self._check("tintCheck", self.tr("Tinted column"))
        self.diagrams = self._combo("diagramsCombo")
        self.red = self._check("redCheck", self.tr("Red hearts and diamonds"))
        self.format = self._combo("formatCombo")
        self.form = self._combo("formCombo")
        self.paper = self._combo("paperCombo")
        self.orientation = self._combo("orientationCombo")
        self.language = self._combo("outputLanguageCombo")
        self.decimal_sign = self._combo("outputDecimalSignCombo")
        self.separator = self._combo("separatorCombo")
        self.title = self._line("titleEdit")
        self.event_name = self._line("eventEdit")
        self.date = self._line("dateEdit")
        self.logo = self._line("logoEdit")
        self._lay_out()
        self.show_choice(choice)

    def show_choice(self, choice: ExportChoice) -> None:
        """Show a choice; what it cannot have is put right and told."""
        self._filling = True
        _offer(self.what, self._whats(), choice.what)
        _offer(self.format, self._formats(choice.what), choice.format)
        _offer(self.form, self._forms(choice.what), choice.form)
        _offer(self.diagrams, self._on_pages(choice.what), choice.on_page)
        self.red.setChecked(choice.red)
        _offer(self.paper, {paper: paper for paper in PAPERS_MM}, choice.paper)
        _offer(
            self.orientation,
            {False: self.tr("Portrait"), True: self.tr("Landscape")},
            choice.landscape,
        )
        _offer(self.language, self._languages(), choice.language)
        _offer(self.decimal_sign, self._signs(), choice.decimal_sign)
        _offer(self.separator, self._separators(), choice.separator)
        booklet = choice.booklet
        self.first.setValue(booklet.first)
        self.last.setValue(booklet.last)
        self.continuous.setChecked(booklet.continuous)
        self.discrete.setChecked(booklet.discrete)
        self.heat_map.setChecked(booklet.heat_map)
        self.per_page.setValue(choice.per_page)
        self.marks.setChecked(choice.marks)
        self.loser.setChecked(choice.loser)
        self.tint.setChecked(choice.tint)
        for field, text in (
            (self.title, choice.title),
            (self.event_name, choice.event),
            (self.date, choice.date),
            (self.logo, choice.logo),
        ):
            if field.text() != text:
                field.setText(text)
        self._filling = False
        self._changed()

    def _changed(self) -> None:
        """Read the fields, and offer what goes with them."""
        if self._filling:
            return
        self._filling = True
        what = self.what.currentData()
        _offer(self.format, self._formats(what), self.format.currentData())
        _offer(self.form, self._forms(what), self.form.currentData())
        _offer(self.diagrams, self._on_pages(what), self.diagrams.currentData())
        if self.date.text() and self.date.text() == self._today(self.choice.language):
            self.date.setText(self._today(self.language.currentData()))
        self._filling = False
        self.choice = self._read()
        self._enable(self.choice)
        self.choiceChanged.emit(self.choice)

    def _read(self) -> ExportChoice:
        return replace(
            self.choice,
            what=self.what.currentData(),
            form=self.form.currentData(),
            format=self.format.currentData(),
            paper=self.paper.currentData(),
            landscape=self.orientation.currentData(),
            language=self.language.currentData(),
            decimal_sign=self.decimal_sign.currentData(),
            separator=self.separator.currentData(),
            title=self.title.text().strip(),
            event=self.event_name.text().strip(),
            date=self.date.text().strip(),
            logo=self.logo.text().strip(),
            marks=self.marks.isChecked(),
            loser=self.loser.isChecked(),
            tint=self.tint.isChecked(),
            booklet=self._booklet(),
            per_page=self.per_page.value(),
            diagrams=self.diagrams.currentData() or self.choice.diagrams,
            red=self.red.isChecked(),
        )

    def _booklet(self) -> Booklet:
        """The booklet; its ends push each other, and one kind is always in it."""
        with QSignalBlocker(self.first), QSignalBlocker(self.last):
            if self.first.value() > self.last.value():
                moved, other = (self.first, self.last)
                if self.last.hasFocus():
                    moved, other = other, moved
                other.setValue(moved.value())
        if not (self.continuous.isChecked() or self.discrete.isChecked()):
            kept = self.discrete if self.choice.booklet.continuous else self.continuous
            with QSignalBlocker(kept):
                kept.setChecked(True)
        return Booklet(
            self.first.value(),
            self.last.value(),
            self.continuous.isChecked(),
            self.discrete.isChecked(),
            self.heat_map.isChecked(),
        )

    def _enable(self, choice: ExportChoice) -> None:
        """Only what matters for the choice can be changed."""
        booklet = choice.what is sheets.BOOKLET
        for field in self._booklet_fields:
            field.setEnabled(booklet)
        self.per_page.setEnabled(booklet and choice.paged and choice.form is Form.SHEET)
        self.extras.setEnabled(not choice.what.bare_chart and choice.of_format.marks)
        loser = self._has_loser(choice)
        self.loser.setEnabled(self.extras.isEnabled() and loser)
        why = self.tr("Only the table of a single scale with a row for every margin has them.")
        self.loser.setToolTip("" if loser else why)
        self.tint.setEnabled(self.extras.isEnabled() and self._has_tint(choice))
        self._form_layout.setRowVisible(self.separator, choice.format == "csv")
        self._form_layout.setRowVisible(self._drawn, bool(choice.what.on_page) and choice.paged)
        self.diagrams.setEnabled(choice.form is Form.SHEET and len(choice.what.on_page) > 1)
        self.what.setEnabled(not choice.whole)
        pages = choice.paged and not choice.bare_chart
        self.form.setEnabled(pages)
        self.paper.setEnabled(pages or choice.format == "xlsx")
        for field in (self.language, self.decimal_sign):
            field.setEnabled(choice.format != "json" and not choice.whole)
        self.orientation.setEnabled(self.paper.isEnabled() and choice.form is not Form.CARD)
        letterhead = choice.of_format.letterhead and not choice.bare_chart
        for field in (self.title, self.event_name, self._date_row, self._logo_row):
            field.setEnabled(letterhead)

    # What the fields offer

    def _whats(self) -> dict[Sheet, str]:
        return {each: translate("ExportForm", self._title(each)) for each in self._sheets}

    def _forms(self, what: Sheet) -> dict[Form, str]:
        texts = {
            Form.SHEET: self.tr("Sheet"),
            Form.WALL: self.tr("Wall chart, in large type"),
            Form.POSTER: self.tr("Poster: A2, or A1 in parts"),
            Form.CARD: translate("ExportForm", what.card_title),
            Form.BOOKLET: self.tr("Booklet, to fold"),
        }
        return {form: texts[form] for form in what.forms}

    def _on_pages(self, what: Sheet) -> dict[int, str]:
        return {each: self.tr("%n board(s) per page", None, each) for each in what.on_page}

    def _formats(self, what: Sheet) -> dict[str, str]:
        return {each: translate("ExportForm", FORMATS[each].title) for each in formats_for(what)}

    def _languages(self) -> dict[str, str]:
        return {"": self.tr("As on the screen"), **LANGUAGES}

    def _signs(self) -> dict[str, str]:
        return {
            "": self.tr("As the language"),
            ".": self.tr("Point: 19.74"),
            ",": self.tr("Comma: 19,74"),
        }

    def _separators(self) -> dict[str, str]:
        return {
            "": self.tr("As the language"),
            ",": self.tr("Comma"),
            ";": self.tr("Semicolon"),
            "\t": self.tr("Tab"),
        }

    # How it is put together

    def _combo(self, name: str) -> QComboBox:
        combo = named(QComboBox(), name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        combo.currentIndexChanged.connect(self._changed)
        return combo

    def _spin(self, name: str, meaning: str, most: int) -> CountField:
        spin = named(CountField(), name)
        spin.setRange(1, most)
        spin.setKeyboardTracking(False)
        spin.setAccessibleName(meaning)
        keep_enter(spin)
        spin.valueChanged.connect(self._changed)
        return spin

    def _check(self, name: str, text: str) -> QCheckBox:
        check = named(CheckBox(text), name)
        check.toggled.connect(self._changed)
        return check

    def _line(self, name: str) -> QLineEdit:
        line = named(QLineEdit(), name)
        line.textChanged.connect(self._changed)
        return line

    def _button(self, name: str, text: str, slot: object) -> QPushButton:
        button = named(QPushButton(text), name)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        on_page = QLabel(self.tr("on a page"))
        on_page.setBuddy(self.per_page)
        dash = QLabel("\N{EN DASH}")
        counts = column(row(self.first, dash, self.last, None), row(on_page, self.per_page, None))
        kinds = column(row(self.continuous, self.discrete, None), self.heat_map)
        self._booklet_fields = (counts, kinds)
        about("export#booklet", counts, kinds)
        self.tint.setToolTip(self.tr("A tint behind the current board count of a comparison"))
        self.extras = column(self.loser, self.marks, self.tint)
        today = self._button("todayButton", self.tr("Toda&y"), self._write_today)
        browse = self._button("logoButton", self.tr("C&hoose…"), self._choose_logo)
        self._drawn = column(self.diagrams, self.red)
        self._date_row, self._logo_row = row(self.date, today), row(self.logo, browse)
        about("export#{room}", self.what)
        about("export#format", self.format)
        about("export#form", self.form)
        about("export#language", self.language, self.decimal_sign, self.separator)
        about("export#letterhead", self.title, self.event_name, self._date_row, self._logo_row)
        self._form_layout = form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows: tuple[tuple[str, QWidget, QWidget], ...] = (
            (self.tr("&What"), self.what, self.what),
            (self.tr("&Boards"), counts, self.first),
            (self.tr("Scales"), kinds, self.continuous),
            (self.tr("With"), self.extras, self.loser),
            (self.tr("&Format"), self.format, self.format),
            (self.tr("Fo&rm"), self.form, self.form),
            (self.tr("Hands"), self._drawn, self.diagrams),
            (self.tr("&Paper"), self.paper, self.paper),
            (self.tr("&Orientation"), self.orientation, self.orientation),
            (self.tr("&Language"), self.language, self.language),
            (self.tr("Decimal si&gn"), self.decimal_sign, self.decimal_sign),
            (self.tr("&Title"), self.title, self.title),
            (self.tr("E&vent"), self.event_name, self.event_name),
            (self.tr("D&ate"), self._date_row, self.date),
            (self.tr("Logo (PNG or SVG)"), self._logo_row, self.logo),
            (self.tr("&Separator"), self.separator, self.separator),  # last: it comes and goes
        )
        of_scales = (counts, kinds, self.extras)
        for text, field, buddy in rows:
            if field in of_scales and sheets.BOOKLET not in self._sheets:
                field.setParent(self)  # which nobody sees
                field.hide()
                continue
            label = QLabel(text)
            label.setBuddy(buddy)
            if not buddy.accessibleName() and not isinstance(buddy, QCheckBox):
                buddy.setAccessibleName(text.replace("&", ""))
            form.addRow(label, field)
        if sheets.TABLE in self._sheets:  # a card has its own title in any case
            self.title.setPlaceholderText(self.tr("automatic"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addStretch(1)

    def _write_today(self) -> None:
        self.date.setText(self._today(self.choice.language))

    def _today(self, code: str) -> str:
        """Today's date in words, in the language of an export."""
        return date_text(date.today().isoformat(), language(code or screen_code()))

    def _choose_logo(self) -> None:
        kinds = [self.tr("Pictures") + " (*.png *.svg)"]
        ask_open(self, "logoDialog", self.tr("Logo"), kinds, self._take_logo, self.logo.text())

    def _take_logo(self, path: Path) -> None:
        self.logo.setText(str(path))


def _offer(combo: QComboBox, texts: Mapping[T, str], chosen: object) -> None:
    """Offer texts, each for its value; choose one, or else the usual or the first one."""
    values = list(texts)
    with QSignalBlocker(combo):
        if values != [combo.itemData(i) for i in range(combo.count())]:
            combo.clear()
            for value, text in texts.items():
                combo.addItem(text, value)
        at = next((values.index(each) for each in (chosen, USUAL_FORMAT) if each in values), 0)
        combo.setCurrentIndex(at)
