"""The export dialog: what is shown becomes a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.export.csv_file import to_csv
from vpdesk.export.json_file import to_json
from vpdesk.export.pdf_file import PageSetup, to_pdf
from vpdesk.export.png_file import to_png
from vpdesk.export.svg_file import to_svg
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleReport
from vpdesk.report.table import Table
from vpdesk.settings import PAPERS, Settings
from vpdesk.storage import StorageError, write_atomic

BYTE_ORDER_MARK = "\ufeff"  # without it Excel misreads letters beyond ASCII


class Job(NamedTuple):
    """What a writer gets."""

    report: ScaleReport
    sheet: Table | Chart
    page: PageSetup
    language: Language


class Format(NamedTuple):
    """A kind of file: its ending, its name, what it can hold, and its writer."""

    ending: str
    name: str
    for_table: bool
    for_chart: bool
    write: Callable[[Job], bytes]


def formats() -> tuple[Format, ...]:
    """The kinds of file, in the order in which they are offered."""
    return (
        Format(
            "pdf",
            translate("ExportDialog", "PDF, to print or send"),
            for_table=True,
            for_chart=True,
            write=lambda job: to_pdf(job.sheet, job.language, job.page),
        ),
        Format(
            "csv",
            translate("ExportDialog", "CSV, for a spreadsheet"),
            for_table=True,
            for_chart=False,
            write=lambda job: (BYTE_ORDER_MARK + to_csv(job.report.table, job.language)).encode(),
        ),
        Format(
            "json",
            translate("ExportDialog", "JSON, for another program"),
            for_table=True,
            for_chart=False,
            write=lambda job: to_json(job.report.scales).encode(),
        ),
        Format(
            "png",
            translate("ExportDialog", "PNG, a picture"),
            for_table=False,
            for_chart=True,
            write=lambda job: to_png(job.report.chart, job.language),
        ),
        Format(
            "svg",
            translate("ExportDialog", "SVG, a drawing of any size"),
            for_table=False,
            for_chart=True,
            write=lambda job: to_svg(job.report.chart, job.language),
        ),
    )


class ExportDialog(QDialog):
    """Asks what to write, as what, and where to; writes it.

    exported: the sentence to show once the file is written.
    settingsChanged: the settings with the choices to remember.
    """

    exported = Signal(str)
    settingsChanged = Signal(object)

    def __init__(self, report: ScaleReport, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export"))
        self._report = report
        self._settings = settings
        self._language = user_language()
        self._formats = formats()
        self._agreed: Path | None = None
        self.what = named(QComboBox(), "whatCombo")
        self.what.addItem(self.tr("Table: {title}").format(title=report.table.title), "table")
        self.what.addItem(self.tr("Chart"), "chart")
        self.format = named(QComboBox(), "formatCombo")
        self.paper = named(QComboBox(), "paperCombo")
        for paper in PAPERS:
            self.paper.addItem(paper, paper)
        self.orientation = named(QComboBox(), "orientationCombo")
        self.orientation.addItem(self.tr("Portrait"), False)
        self.orientation.addItem(self.tr("Landscape"), True)
        self.file = named(QLineEdit(), "fileEdit")
        self.problem = named(QLabel(wordWrap=True), "exportProblemLabel")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = self.buttons.addButton(
            self.tr("&Export"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._lay_out()
        self._fill(settings)
        self.buttons.accepted.connect(self._export)
        self.buttons.rejected.connect(self.reject)
        self.file.textChanged.connect(self.problem.hide)
        self.format.currentIndexChanged.connect(self._format_changed)
        self.what.currentIndexChanged.connect(self._offer_formats)

    def _fill(self, settings: Settings) -> None:
        endings = [each.ending for each in self._formats]
        known = settings.export_format in endings
        chosen = self._formats[endings.index(settings.export_format) if known else 0]
        self.what.setCurrentIndex(0 if chosen.for_table else 1)
        self._offer_formats()
        self.format.setCurrentIndex(max(0, self.format.findData(chosen.ending)))
        self.paper.setCurrentIndex(self.paper.findData(settings.paper))
        self.orientation.setCurrentIndex(int(settings.landscape))
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(settings.export_folder or QStandardPaths.writableLocation(documents))
        if not folder.is_dir():
            folder = Path.home()
        scale = self._report.scale
        counts = "-".join(str(scale.rule.boards) for scale in self._report.scales)
        self.file.setText(str(folder / f"vp-{scale.kind}-{counts}.pdf"))
        self._format_changed()

    def _offer_formats(self) -> None:
        """Offer the formats that can hold what is chosen; keep the chosen one if it can."""
        ending = self.format.currentData()
        table = self.what.currentData() == "table"
        with QSignalBlocker(self.format):
            self.format.clear()
            for each in self._formats:
                if each.for_table if table else each.for_chart:
                    self.format.addItem(each.name, each.ending)
            self.format.setCurrentIndex(max(0, self.format.findData(ending)))
        self._format_changed()

    def _format_changed(self) -> None:
        ending = self.format.currentData()
        for field in (self.paper, self.orientation):
            field.setEnabled(ending == "pdf")
        path = Path(self.file.text())
        if path.suffix.lstrip(".").lower() in {each.ending for each in self._formats}:
            self.file.setText(str(path.with_suffix(f".{ending}")))

    def _browse(self) -> None:
        ending = self.format.currentData()
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export to"), self.file.text(), f"{ending.upper()} (*.{ending})"
        )
        if name:
            self.file.setText(name)
            self._agreed = self._path()

    def _path(self) -> Path:
        """The file that is meant: a name without the format's ending gets it."""
        path = Path(self.file.text().strip()).expanduser()
        ending = f".{self.format.currentData()}"
        if path.suffix.lower() == ending or not path.name:
            return path
        return path.with_name(path.name + ending)

    def _export(self) -> None:
        if not self.file.text().strip():
            self._show_problem(self.tr("Enter a name for the file."))
            return
        path = self._path()
        if path.is_file() and path != self._agreed and not self._may_replace(path):
            return
        settings = replace(
            self._settings,
            export_folder=str(path.parent),
            export_format=self.format.currentData(),
            paper=self.paper.currentData(),
            landscape=self.orientation.currentData(),
        )
        try:
            write_atomic(path, self._bytes(settings))
        except StorageError as error:
            text = translate("StorageError", error.text)
            self._show_problem(text.format(**error.values))
            return
        except OSError as error:
            self._show_problem(str(error))
            return
        self.settingsChanged.emit(settings)
        self.exported.emit(self.tr("Exported to {path}").format(path=path))
        self.accept()

    def _bytes(self, settings: Settings) -> bytes:
        chart = self.what.currentData() == "chart"
        job = Job(
            self._report,
            self._report.chart if chart else self._report.table,
            PageSetup(settings.paper, settings.landscape),
            self._language,
        )
        writer = next(f for f in self._formats if f.ending == settings.export_format)
        return writer.write(job)

    def _may_replace(self, path: Path) -> bool:
        text = self.tr("“{name}” is there already. Replace it?").format(name=path.name)
        question = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), text, parent=self)
        yes = question.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        question.exec()
        return question.clickedButton() is yes

    def _show_problem(self, text: str) -> None:
        self.problem.setText(f"\N{WARNING SIGN} {text}")
        self.problem.show()
        self.adjustSize()
        self.file.setFocus()

    def _lay_out(self) -> None:
        browse = QPushButton(self.tr("&Browse…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        self.file.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        place = QWidget()
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.file, 1)
        row.addWidget(browse)
        form = QFormLayout()
        for text, field, buddy in (
            (self.tr("&What"), self.what, self.what),
            (self.tr("&Format"), self.format, self.format),
            (self.tr("&Paper"), self.paper, self.paper),
            (self.tr("&Orientation"), self.orientation, self.orientation),
            (self.tr("F&ile"), place, self.file),
        ):
            label = QLabel(text)
            label.setBuddy(buddy)
            buddy.setAccessibleName(text.replace("&", ""))
            form.addRow(label, field)
        self.problem.hide()
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addLayout(form)
        layout.addWidget(self.problem)
        layout.addWidget(self.buttons)
        self.export_button.setDefault(True)
