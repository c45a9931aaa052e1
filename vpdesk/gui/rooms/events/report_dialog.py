"""What a rating report still lacks, before it is written."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.tournament.fide.report_gaps import gaps
from vpdesk.tournament.tournament import Tournament

LETTERS, LINES = 64, 12  # of the list


class ReportDialog(FittingDialog):
    """Lists what is missing, and lets the report be written all the same.

    writeRequested: the report is to be written. picked: the Gap to which the user wants to go.
    """

    writeRequested = Signal()
    picked = Signal(object)

    def __init__(self, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "reportDialog", "chess#reports")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Rating Report"))
        self.said = named(QLabel(), "reportSaid")
        self.list = named(QListWidget(), "reportGaps")
        self.list.setAccessibleName(self.tr("What is missing"))
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.write = self.buttons.addButton(self.tr("&Write…"), role)
        self.lead = self.buttons.addButton(
            self.tr("&Go There"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._gaps = missing = gaps(tournament)
        self.list.addItems([user_language().error(each.error) for each in missing])
        self.list.setCurrentRow(0)
        self.lead.setEnabled(bool(missing))
        self.list.setVisible(bool(missing))
        self.said.setText(
            translate("ReportDialog", "%n item(s) missing:", None, len(missing))
            if missing
            else self.tr("Nothing is missing.")
        )
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.addWidget(self.said)
        layout.addWidget(self.list)
        self.list.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())
        self.list.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.lay_out(page, self.buttons)
        self.write.clicked.connect(self._write)
        self.lead.clicked.connect(self._lead)
        self.list.itemActivated.connect(self._lead)
        self.buttons.rejected.connect(self.reject)

    def _lead(self) -> None:
        self.accept()
        self.picked.emit(self._gaps[self.list.currentRow()])

    def _write(self) -> None:
        self.accept()
        self.writeRequested.emit()
