"""The export dialog: everything that leaves the program, with its pages beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.atomic import write_atomic
from vpdesk.files.paths import is_file, typed_path
from vpdesk.formats.choice import ExportChoice, room_of
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.format import CLIPBOARD, PRINTER, ShareSteps
from vpdesk.formats.logo import logo_of, read_logo
from vpdesk.formats.print_file import print_steps
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import print_into
from vpdesk.gui.desk.clipboard import clipboard_steps
from vpdesk.gui.desk.work import Work
from vpdesk.gui.export.file_row import FileRow
from vpdesk.gui.export.form import USUAL_FORMAT, ExportForm
from vpdesk.gui.export.page_preview import PagePreview
from vpdesk.gui.export.presets import PresetRow
from vpdesk.gui.texts import error_text, screen_code, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FRAME
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import go_to_refused
from vpdesk.gui.widgets.own_questions import still_asks
from vpdesk.gui.widgets.question import open_question
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.languages import LANGUAGES, language
from vpdesk.paper.plan import Plan, reading_distance, small_type
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.sheet import Sheet, Subject
from vpdesk.settings import Settings

NO_FILES = (PRINTER, CLIPBOARD)
FIRST_SIZE = QSize(1060, 740)
PREVIEW_AFTER_MS = 150  # of peace, so that typing a title does not plan the pages all the time
PREVIEW_LINES = 200
SAID_LINES = 3  # beside the buttons, so that all stays in its place


class PrintDialog(QPrintDialog):
    """Does not end while it asks something itself."""

    def done(self, result: int) -> None:
        if not still_asks(self):
            super().done(result)


class ExportDialog(ReadingOrder, QDialog):
    """Asks what to export, and how; prints it, copies it or writes it to a file.

    what: the thing to begin with, which is not remembered; None for what the screen shows.
    exported: the sentence to show once that is done. written: then the file, if it is one.
    sheetExported: which Sheet that was.
    settingsChanged: the settings with the choices to remember.
    previewShown: the preview is that of the choices.
    """

    exported = Signal(str)
    written = Signal(Path)
    sheetExported = Signal(object)
    settingsChanged = Signal(object)
    previewShown = Signal()

    def __init__(
        self,
        subject: Subject,
        settings: Settings,
        parent: QWidget,
        what: Sheet | None = None,
        *,
        to_printer: bool = False,
    ) -> None:
        super().__init__(parent)
        named(self, "exportDialog", "export")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export and Print"))
        self._subject = subject
        self._what = what
        self._settings = settings
        self._room = room_of(subject.sheets[0])
        self._preview_timer = QTimer(self, singleShot=True, interval=PREVIEW_AFTER_MS)
        choice = settings.export_of(self._room).of_event(subject.prints, LANGUAGES)
        shown = (what,) if what else subject.shown
        if choice.what not in shown:
            first = shown[0]
            choice = replace(choice, what=first, form=first.forms[0])
        if to_printer:
            choice = replace(choice, format=PRINTER)
        elif choice.format in NO_FILES:  # as an older program has remembered it
            choice = replace(choice, format=USUAL_FORMAT)
        self.form = ExportForm(
            choice,
            subject.sheets,
            title=subject.title,
            has_loser=subject.has_loser,
            has_tint=subject.has_tint,
        )
        self.presets = PresetRow(settings.of(self._room).presets)
        self.file = FileRow(settings.export_folder)
        self.note = named(QLabel(wordWrap=True), "exportNoteLabel")
        self.problem = named(QLabel(wordWrap=True), "exportProblemLabel")
        self.progress = named(QProgressBar(), "exportProgress")
        self.preview = named(PagePreview(), "exportPreview")
        self.text_preview = named(QPlainTextEdit(readOnly=True), "exportTextPreview")
        self._work = Work(self, self.progress, sliced=True)
        self._preview_work = Work(self, sliced=True)
        self.previews = QStackedWidget()
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._connect()
        self._show_choice(self.form.choice)
        room = self.screen().availableGeometry().size() - FRAME
        self.resize(FIRST_SIZE.expandedTo(self.sizeHint()).boundedTo(room))

    def reject(self) -> None:
        """Cancel what is running; only where nothing is, close."""
        if self._work.running:
            self._work.cancel()
            self._show_problem(self.tr("Cancelled; nothing was written."))
            return
        self._preview_work.cancel()
        super().reject()

    # What is shown

    def _show_choice(self, choice: ExportChoice) -> None:
        self.problem.hide()
        self.presets.show_choice(choice)
        self.file.show_choice(choice, self._subject)
        self.file.setVisible(choice.format not in NO_FILES)
        verbs = {PRINTER: self.tr("Pri&nt…"), CLIPBOARD: self.tr("&Copy")}
        self.export_button.setText(verbs.get(choice.format, self.tr("E&xport")))
        self._preview_timer.start()

    def _show_preview(self) -> None:
        """Plan the pages anew; the old ones stay until the new ones are there."""
        self._previewed = choice = self.form.choice
        try:
            letterhead = self._letterhead(choice)
        except WordedError as error:
            self._show_error(error)
            letterhead = self._letterhead(replace(choice, logo=""))
        make, _ = self._previewer(choice)
        words = self._language(choice)
        self._preview_work.start(lambda: make(choice, self._subject, letterhead, words))

    def _show_made(self, made: object) -> None:
        """Show the preview of the choice that it was made of."""
        _, show = self._previewer(self._previewed)
        show(made)
        if not self._preview_timer.isActive():  # else the choices have changed since
            self.previewShown.emit()

    def _previewer(
        self, choice: ExportChoice
    ) -> tuple[Callable[..., ShareSteps[object]], Callable[..., None]]:
        """What makes the preview of a choice, and what shows it."""
        if choice.format == CLIPBOARD:
            return clipboard_steps, self._show_clipboard
        if choice.of_format.text:
            return export_steps, self._show_text
        if choice.bare_chart:
            return _picture_steps, self._show_picture
        return plan_pages, self._show_plan

    def _show_clipboard(self, data: QMimeData) -> None:
        if data.hasImage():
            self._show_image(data.imageData())
        else:
            self._show_text(data.text().encode())

    def _show_picture(self, data: bytes) -> None:
        self._show_image(QImage.fromData(data))

    def _show_image(self, image: QImage) -> None:
        self.previews.setCurrentWidget(self.preview)
        self.note.hide()
        self.preview.show_image(image)

    def _show_plan(self, plan: Plan) -> None:
        self.previews.setCurrentWidget(self.preview)
        self.preview.show_plan(plan)
        words, form = user_language(), self.form.choice.page_form
        small = small_type(plan, words)
        self.note.setVisible(bool(small) or (form is not Form.SHEET and plan.type_size > 0))
        if form in (Form.WALL, Form.POSTER):
            text = self.tr("Type of {size} points: legible from {metres} m.")
        else:
            text = self.tr("Type of {size} points.")
        text = text.format(
            size=words.number(plan.type_size, 0 if plan.type_size >= 10 else 1),
            metres=words.number(reading_distance(plan.type_size), 1),
        )
        self.note.setText(f"\N{WARNING SIGN} {small}" if small else text)

    def _show_text(self, data: bytes) -> None:
        self.previews.setCurrentWidget(self.text_preview)
        self.note.hide()
        lines = data.decode("utf-8-sig").splitlines()
        self.text_preview.setPlainText("\n".join(lines[:PREVIEW_LINES]))

    def _show_error(self, error: Exception) -> None:
        self._show_problem(error_text(error))

    def _show_problem(self, text: str) -> None:
        self.problem.show()
        warn(self.problem, text)

    # What it does

    def _language(self, choice: ExportChoice) -> Language:
        screen = user_language()
        code = choice.language or screen_code()
        own = screen.decimal_sign if code == screen_code() else ""
        return language(code, choice.decimal_sign or own, choice.separator)

    def _letterhead(self, choice: ExportChoice) -> Letterhead:
        path = typed_path(choice.logo)
        logo = aside(lambda: read_logo(path)) if choice.logo else None
        if not choice.logo and (own := self._subject.prints.logo):
            name = Path(self.tr("of the event"))
            logo = aside(lambda: logo_of(own, name))
        return Letterhead(choice.title, choice.event, choice.date, logo)

    def _export(self) -> None:
        """Do what is chosen; ask first where a printer or an old file is concerned."""
        if go_to_refused(self):
            return
        choice = self.form.choice
        try:
            letterhead = self._letterhead(choice)
        except WordedError as error:
            self._show_error(error)
            return
        words = self._language(choice)
        if choice.format == PRINTER:
            self._ask_printer(choice, letterhead, words)
        elif choice.format == CLIPBOARD:
            steps = clipboard_steps(choice, self._subject, letterhead, words)
            self._start(steps)
        elif not self.file.text().strip():
            self._show_problem(self.tr("Enter a name for the file."))
            self.file.name.setFocus()
        else:
            path = self._path = self.file.path()
            steps_ = export_steps(choice, self._subject, letterhead, words)
            if is_file(path) and path != self.file.agreed:
                self._ask_replace(path, steps_)
            else:
                self._start(steps_)

    def _ask_printer(self, choice: ExportChoice, letterhead: Letterhead, words: Language) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        question = named(PrintDialog(printer, self), "printDialog")
        question.setOption(PrintDialog.PrintDialogOption.PrintPageRange)

        def pages() -> ShareSteps[None]:
            plan = yield from plan_pages(choice, self._subject, letterhead, words)
            yield from print_steps(printer, plan)
            self._printed_to = printer.outputFileName()

        question.accepted.connect(lambda: self._start(pages()))
        question.finished.connect(question.deleteLater)
        name = f"{self._subject.file_name(choice)}{choice.file_suffix}"
        print_into(question, self._settings.export_folder, name)
        self._printed_to = ""
        QDialog.open(question)  # QPrintDialog's own wants a slot

    def _start(self, steps: ShareSteps[object]) -> None:
        self.problem.hide()
        self.progress.setValue(0)
        self._work.start(lambda: steps)

    def _finish(self, made: QMimeData | bytes | None) -> None:
        """Do what is left to do once it is made; nothing where it is printed."""
        if made is None and self._printed_to:
            path = Path(self._printed_to)
            self._done(self.tr("Exported to {path}").format(path=path))
            self.written.emit(path)
        elif made is None:
            self._done(self.tr("Sent to the printer"))
        elif isinstance(made, QMimeData):
            QGuiApplication.clipboard().setMimeData(made)
            self._done(self.tr("Copied to the clipboard"))
        else:
            self._write(self._path, made)

    def _show_share(self, share: float) -> None:
        self.progress.setValue(round(share * self.progress.maximum()))

    def _show_running(self) -> None:
        for field in (self.form, self.presets, self.file, self.export_button):
            field.setEnabled(not self._work.running)

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomic(path, data)
        except OSError as error:
            self._show_error(error)
            self.file.name.setFocus()
            return
        self._settings = replace(self._settings, export_folder=str(path.parent))
        self._done(self.tr("Exported to {path}").format(path=path))
        self.written.emit(path)

    def _done(self, text: str) -> None:
        self._remember()
        self.sheetExported.emit(self.form.choice.what)
        self.exported.emit(text)
        self.accept()

    def _remember(self) -> None:
        """Keep presets and choices, but for what is one key away anyhow: printing and copying."""
        choice, before = self.form.choice, self._settings.export_of(self._room)
        if choice.format in NO_FILES:
            choice = replace(choice, format=before.format)
        if choice.what == self._what:
            choice = replace(choice, what=before.what, form=before.form)
        choice = choice.without_event(self._subject.prints, before)
        self._keep(choice)

    def _keep_presets(self) -> None:
        self._keep(self._settings.of(self._room).export)

    def _keep(self, last: ExportChoice | None) -> None:
        """Have the presets remembered, and what was exported last."""
        memory = self._settings.of(self._room)
        memory = replace(memory, export=last, presets=self.presets.presets)
        self._settings = self._settings.remembering({self._room: memory})
        self.settingsChanged.emit(self._settings)

    def _ask_replace(self, path: Path, steps: ShareSteps[bytes]) -> None:
        """Write to a file that is there if the user agrees."""
        text = self.tr("“{name}” exists already. Replace it?").format(name=path.name)
        question = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), text, parent=self)
        yes = question.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        yes.clicked.connect(lambda: self._start(steps))
        question.finished.connect(question.deleteLater)
        open_question(question)

    # How it is put together

    def _connect(self) -> None:
        self._preview_timer.timeout.connect(self._show_preview)
        self._preview_work.failed.connect(self._show_error)
        self._preview_work.finished.connect(self._show_made)
        self._work.failed.connect(self._show_error)
        self._work.finished.connect(self._finish)
        self._work.progressed.connect(self._show_share)
        self._work.runningChanged.connect(self._show_running)
        self.buttons.accepted.connect(self._export)
        self.buttons.rejected.connect(self.reject)
        self.file.changed.connect(self.problem.hide)
        self.form.choiceChanged.connect(self._show_choice)
        self.presets.choiceRequested.connect(self.form.show_choice)
        self.presets.presetsChanged.connect(self._keep_presets)

    def _lay_out(self) -> None:
        self.text_preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text_preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text_preview.setAccessibleName(self.tr("The beginning of the file"))
        self.progress.setMaximum(1000)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the export"))
        place = self.file.sizePolicy()
        place.setRetainSizeWhenHidden(True)  # nothing jumps
        self.file.setSizePolicy(place)
        said = QWidget()
        said.setMinimumHeight(SAID_LINES * self.fontMetrics().lineSpacing())
        texts = QVBoxLayout(said)
        texts.setContentsMargins(0, 0, 0, 0)
        for hidden in (self.note, self.problem, self.progress):
            texts.addWidget(hidden)
            hidden.hide()
        self.previews.addWidget(self.preview)
        self.previews.addWidget(self.text_preview)
        self.previews.setMinimumWidth(self.fontMetrics().averageCharWidth() * 32)
        left = QVBoxLayout()
        left.addWidget(self.presets)
        left.addWidget(FittingArea(self.form), 1)
        content = QHBoxLayout()
        content.setSpacing(16)
        content.addLayout(left)
        content.addWidget(self.previews, 1)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addLayout(content, 1)
        layout.addWidget(self.file)
        bottom = QHBoxLayout()
        bottom.addWidget(said, 1)
        bottom.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignBottom)
        layout.addLayout(bottom)
        self.export_button.setDefault(True)


def _picture_steps(
    choice: ExportChoice, subject: Subject, letterhead: Letterhead, words: Language
) -> ShareSteps[bytes]:
    """A picture of the chart alone, whatever format it will have."""
    return export_steps(replace(choice, format="png"), subject, letterhead, words)
