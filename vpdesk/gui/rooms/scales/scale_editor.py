"""The editor of a scale of one's own: a table as it is printed, read while it is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import StorageError
from vpdesk.files.own import own_key
from vpdesk.files.scale_library import find, remove_own, save_own
from vpdesk.files.scale_recovery import UNSAVED_SCALES, UnsavedScale
from vpdesk.files.table_file import cells_of_text
from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.desk.recovery import Autosave
from vpdesk.gui.tables.text_grid import TextGrid
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.mnemonics import offer_to_save
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import open_question
from vpdesk.gui.widgets.rows import flow
from vpdesk.report.laboratory.audit import AuditWords
from vpdesk.scales import PrintedScales, PrintedTable, ScaleError
from vpdesk.scales.audit import audit
from vpdesk.scales.printed import NO_NAME
from vpdesk.scales.printed_rows import TableHeadings, as_printed, rows_of
from vpdesk.scales.read_table import FaultKind
from vpdesk.scales.reading import read_rows
from vpdesk.settings import recovery_folder

CHECK_AFTER_MS = 150  # of peace
SIZE = QSize(44, 11)  # in characters and lines
FIRST_VP, LAST_VP, LAST_MARGIN = 10, 20, 40  # of the tables that are begun empty
BOARDS = 16
FAULTS_TOLD = 3
NAMELESS = "\N{EN DASH}"  # a scale whose name is still to be typed
TAKEN = QT_TRANSLATE_NOOP(
    "ScaleError", "There is an own scale named {name} already; give this one another name."
)
Button = QMessageBox.StandardButton


class Draft(NamedTuple):
    """What the editor begins with.

    key: of the own scale that it is, "" for a new one; before: that scale. empty: it is still to be
    filled in.
    """

    cells: Sequence[Sequence[str]] = ()
    name: str = ""
    source: str = ""
    note: str = ""
    key: str = ""
    empty: bool = False
    before: PrintedScales | None = None


class ScaleEditor(FittingDialog):
    """Edits a draft, says at once what is wrong with it, and saves it among the own scales.

    What is typed outlives a crash. saved: the scale (PrintedScales) was saved. changed: something
    was typed.
    """

    saved = Signal(object)
    changed = Signal()

    def __init__(self, draft: Draft, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "scaleEditorDialog", "printed#editor")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Own Scale"))
        self._draft = draft
        self._folder = folder
        self._question: QMessageBox | None = None
        self.name = named(QLineEdit(draft.name), "scaleNameField")
        self.name_problem = named(QLabel(wordWrap=True), "scaleNameProblem")
        self.source = named(QLineEdit(draft.source), "scaleSourceField")
        self.note = named(QLineEdit(draft.note), "scaleNoteField")
        self.grid = named(TextGrid(cells_of_text), "scaleGrid")
        self.grid.setAccessibleName(self.tr("Table of the scale"))
        self.verdict = named(QLabel(wordWrap=True), "scaleVerdict")
        self.undo = named(QPushButton(self.tr("&Undo")), "scaleUndo")
        self.redo = named(QPushButton(self.tr("&Redo")), "scaleRedo")
        self.paste = named(QPushButton(self.tr("&Paste")), "scalePaste")
        buttons = ButtonBox()
        self.save = buttons.addButton(self.tr("&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        for button in (self.undo, self.redo, self.paste, self.save, self.cancel):
            button.setAutoDefault(False)  # Enter belongs to the table
        self._timer = QTimer(self, singleShot=True, interval=CHECK_AFTER_MS)
        self.writer = Writer(self)
        self._autosave = Autosave(self, UNSAVED_SCALES, recovery_folder(), self)
        self.lay_out(self._page(), buttons)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(1, self.verdict)  # in sight, however small the screen is
        self.grid.grid.begin(draft.cells)
        self._begun = self.work
        self._connect(buttons)
        self.check()
        (self.grid if draft.name else self.name).setFocus()

    @property
    def modified(self) -> bool:
        """Something was changed."""
        return self.work != self._begun

    @property
    def work(self) -> UnsavedScale:
        """What is typed."""
        name, source, note = (each.text() for each in (self.name, self.source, self.note))
        return UnsavedScale(self.grid.grid.cells, name, source, note, self._draft.key)

    def go_on(self, work: UnsavedScale) -> None:
        """Have this typed, as a change that is not saved yet."""
        self.name.setText(work.name)
        self.source.setText(work.source)
        self.note.setText(work.note)
        self.grid.grid.fill(0, 0, work.cells)
        self.check()

    def check(self) -> PrintedScales | None:
        """Say what is wrong with the scale, or what it is; the scale, where it is one."""
        self._timer.stop()
        self.undo.setEnabled(self.grid.grid.can_undo)
        self.redo.setEnabled(self.grid.grid.can_redo)
        notes: dict[str, str] = {}
        scales = None
        try:
            scales = self._read(notes)
        except ScaleError as error:
            reason = user_language().error(error)
            text = f"\N{WARNING SIGN} {reason}"
            if self._draft.empty and not self.modified:
                text = self.tr("Give the scale a name and fill in the table.")
            elif place := error.values.get("place"):
                notes.setdefault(str(place), reason)
        else:
            text = self._told(scales)
        self.grid.grid.show_notes(notes)
        self.verdict.setText(text)
        named_well = self._check_name()
        return scales if named_well else None

    def _check_name(self) -> bool:
        """Whether the scale can have its name; beside the field is said why not."""
        name = " ".join(self.name.text().split())
        error = None
        if not name:
            error = ScaleError(NO_NAME)
        elif own_key(name) != self._draft.key and find(own_key(name), self._folder) is not None:
            error = ScaleError(TAKEN, name=f"“{name}”")
        begins = self._draft.empty and not self.modified  # nothing is wrong yet
        reason = user_language().error(error) if error and not begins else ""
        warn(self.name_problem, reason, lasting=True)
        self.name_problem.setVisible(bool(reason))
        self.name.setAccessibleDescription(reason)
        return error is None

    def accept(self) -> None:
        """Save the scale, if it is one; otherwise what is wrong stays in sight."""
        scales = self.check()
        if scales is None:
            if self.name_problem.text():
                self.name.setFocus()
            return
        old = self._draft.key
        try:
            before = self._draft.before
            save_own(self._folder, scales, before if old == scales.key else None)
            if old and old != scales.key:
                remove_own(self._folder, old, before)
        except (StorageError, OSError) as error:
            warn(self.verdict, error_text(error))
            return
        self.saved.emit(scales)
        super().accept()

    def reject(self) -> None:
        """Close, once the user has said what to do with changes."""
        if not self.modified:
            super().reject()
        elif self._question is None:
            self._ask()

    def fit(self) -> None:
        """Take the size that the content asks for; a larger one that the user wants stays."""
        size = self.size()
        super().fit()
        if self.isVisible():
            self.resize(self.size().expandedTo(size))

    def _read(self, notes: dict[str, str]) -> PrintedScales:
        """The scale of the table; notes: is filled with the cells that cannot be read."""
        language = user_language()
        read = read_rows(self.grid.grid.cells)
        for fault in read.faults:
            if fault.kind is not FaultKind.MIXED_SIGNS:
                notes[fault.place] = language.error(fault.error)
        name = " ".join(self.name.text().split())
        return as_printed(
            read,
            own_key(name),
            name or NAMELESS,
            source=self.source.text().strip(),
            note=self.note.text().strip(),
        )

    def _told(self, scales: PrintedScales) -> str:
        """What the scale is, how many faults an audit finds, and what the first of them are."""
        full = max(max(table.winner) for table in scales.tables)
        text = self.tr("A scale for {boards}; the largest win is {vp} VP.")
        language = user_language()
        boards, vp = language.boards_of(scales.counts), language.plain(full / 100)
        text = text.format(boards=boards, vp=vp)
        faults = [fault for table in scales.tables for fault in _faults(scales, table)]
        if not faults:
            return f"{text} {self.tr('The audit finds no fault.')}"
        found = translate("ScaleEditor", "The audit finds %n fault(s).", None, len(faults))
        return "\n".join((f"{text} {found}", *faults[:FAULTS_TOLD]))

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QGridLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        texts = (self.tr("&Name"), self.tr("S&ource"), self.tr("No&te"))
        fields = (self.name, self.source, self.note)
        for row, (text, field) in zip((0, 2, 3), zip(texts, fields, strict=True), strict=True):
            label = QLabel(text)
            label.setBuddy(field)
            layout.addWidget(label, row, 0)
            layout.addWidget(field, row, 1)
        layout.addWidget(self.name_problem, 1, 1)
        hint = QLabel(
            self.tr(
                "Type or paste the table: margins (0, 1 or 0-2, 3-6) and VP; above, boards (24 "
                "or 21-27)."
            ),
            wordWrap=True,
        )
        metrics = self.fontMetrics()
        self.grid.setMinimumSize(
            SIZE.width() * metrics.averageCharWidth(), SIZE.height() * metrics.lineSpacing()
        )
        layout.addWidget(hint, 4, 0, 1, 2)
        layout.addWidget(FocusFrame(self.grid), 5, 0, 1, 2)
        layout.addWidget(flow(self.undo, self.redo, self.paste), 6, 0, 1, 2)
        layout.setRowStretch(5, 1)
        return page

    def _connect(self, buttons: QDialogButtonBox) -> None:
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self._autosave.remove)
        self._timer.timeout.connect(self.check)
        for typed in (self.grid.grid.cellsChanged, self.name.textChanged):
            typed.connect(self._timer.start)
            typed.connect(self.changed)
        for field in (self.source, self.note):
            field.textChanged.connect(self.changed)
        self.paste.clicked.connect(self.grid.paste)
        self.redo.clicked.connect(self.grid.grid.redo)
        self.undo.clicked.connect(self.grid.grid.undo)

    def _ask(self) -> None:
        question = named(QMessageBox(self), "unsavedScaleQuestion")
        question.setIcon(QMessageBox.Icon.Question)
        question.setText(self.tr("Save the changes to this scale?"))
        question.setInformativeText(self.tr("If you discard them, they are lost."))
        offer_to_save(question)
        question.finished.connect(lambda: self._answered(question))
        self._question = question
        open_question(question)

    def _answered(self, question: QMessageBox) -> None:
        self._question = None
        question.deleteLater()
        answer = question.standardButton(question.clickedButton())
        if answer == Button.Save:
            self.accept()
        elif answer == Button.Discard:
            super().reject()


def headings() -> TableHeadings:
    """The words over the columns of a table, in the language of the screen."""
    return TableHeadings(
        boards=translate("Report", "Boards"),
        margins=translate("Report", "IMPs"),
        winner=translate("Report", "Winner's VP"),
        loser=translate("Report", "Loser's VP"),
    )


def draft_of(scales: PrintedScales, *, new: bool) -> Draft:
    """A scale as it is edited; new: it is not among the own ones yet."""
    cells = rows_of(scales, headings(), user_language().decimal_sign)
    draft = Draft(cells, scales.name, scales.source, scales.note)
    return draft if new else draft._replace(key=scales.key, before=scales)


def empty_bands() -> Draft:
    """A table of bands to fill in: the VP are there, the margins are not."""
    words = headings()
    vps = range(FIRST_VP, LAST_VP + 1)
    rows = [[str(vp), str(LAST_VP - vp), ""] for vp in vps]
    return Draft([[words.winner, words.loser, str(BOARDS)], *rows], empty=True)


def empty_margins() -> Draft:
    """A table of margins to fill in: the VP are missing."""
    words = headings()
    rows = [[str(margin)] for margin in range(LAST_MARGIN + 1)]
    above = [[f"{words.boards} {BOARDS}"], [words.margins, words.winner, words.loser]]
    return Draft([*above, *rows], empty=True)


def _faults(scales: PrintedScales, table: PrintedTable) -> Iterator[str]:
    """What the audit finds in a table, with its board counts if there are others, and margins."""
    found = audit(scales.scale(table.first))
    words = AuditWords(found, user_language())
    counts = f"{table.counts}, " if len(scales.tables) > 1 else ""
    for fault in found.faults:
        yield f"{counts}{words.margins(fault)}: {words.sentence(fault)}"
