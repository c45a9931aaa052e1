"""The audit: what is wrong with a scale, and how it differs from another one."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QVBoxLayout,
    QWidget,
)

from vpdesk.files.scale_library import built_in, own
from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.tables.cell_table import CellTable, with_broken_headings
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.scale_combo import ScaleCombo
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.laboratory.audit import (
    audit_table,
    compared_with,
    differences_table,
    differences_text,
    first_other,
    main_row,
    verdict,
)
from vpdesk.report.laboratory.sheets import AuditSubject
from vpdesk.report.table import Table
from vpdesk.scales import MAX_BOARDS, Scale, ScaleError, ScaleSpec
from vpdesk.scales.audit import Audit, audit
from vpdesk.scales.differences import Differences
from vpdesk.settings import own_scales_folder

EMPTY = Table("", "", (), (), ())
MOST_IN_SIGHT, LEAST_IN_SIGHT = 5, 3  # findings, at first; differences, at least


class AuditPage(LabPage):
    """Lists what is found in the scale, and compares it with any other one.

    The other scale has the range of the first, and its board count as long as nobody asks for
    another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        about("audit#audit", self)
        self._choice = ScaleSpec()
        self._scale: Scale | None = None
        self._audit: Audit | None = None
        self._compared: Differences | None = None
        self._other: ScaleSpec | None = None  # None until there was a scale to compare with
        self.verdict = named(QLabel(wordWrap=True), "auditVerdict")
        self.verdict.setTextFormat(Qt.TextFormat.RichText)
        self.findings = named(CellTable(), "auditFindings")
        self.kind = named(ScaleCombo(), "auditOtherScale", "audit#differences")
        self.boards = named(CountField(), "auditOtherBoards", "audit#differences")
        self.only = named(
            CheckBox(self.tr("Only &differences")), "auditOnlyDiffering", "audit#differences"
        )
        self.summary = named(QLabel(wordWrap=True), "auditSummary")
        self.table = named(TableView(), "auditDifferences", "audit#differences")
        self.copied_from = (self.table, self.findings)
        self._describe()
        self._lay_out()
        self._connect()

    # What the room asks for

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        before, self._choice, self._scale = self._choice, choice, scale
        self._audit = None if scale is None else audit(scale)
        if self._audit is None or scale is None:
            self._say(f"\N{WARNING SIGN} {error}")
            self.findings.show_cells(EMPTY, 0, 0)
        else:
            self._say(_sign(self._audit) + verdict(self._audit, user_language()))
            self.findings.show_cells(audit_table(scale, self._audit, user_language()), 0, 0)
        self._findings_frame.setVisible(self._audit is None or bool(self._audit.findings))
        self._fit_findings()
        if self._other is None:
            self._other = first_other(choice)
            self.kind.show_choice(self._other)
        elif self._other.boards == before.boards:
            self._other = replace(self._other, boards=choice.boards)
        with QSignalBlocker(self.boards):
            self.boards.setValue(self._other.boards)
        self._compare()

    @property
    def subject(self) -> AuditSubject | None:
        """What was found, and the differences if there is a scale to compare with."""
        scale, found = self._scale, self._audit
        if scale is None or found is None:
            return None
        return AuditSubject(self._stem, scale, found, self._compared, self.only.isChecked())

    def go_first(self) -> None:
        first = self.findings if self.findings.isVisible() else self.table
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def kept(self) -> ScaleSpec | None:
        return self._other

    def restore(self, kept: object) -> None:
        if isinstance(kept, ScaleSpec):
            self._other = kept
            self.kind.show_choice(kept)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.kind.offer(built_in(), own(own_scales_folder()), manage=False)
        self._fit_findings()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_findings()

    def _fit_findings(self) -> None:
        """Keep all findings in sight, if they are not many; the differences have the rest."""
        table = self.findings
        rows = min(max(table.table_model.rowCount(), 1), MOST_IN_SIGHT)
        bar = table.horizontalScrollBar().sizeHint().height()
        head = table.horizontalHeader().sizeHint().height()
        table.setFixedHeight(head + rows * table.verticalHeader().defaultSectionSize() + bar)
        self.table.setMinimumHeight(self.table.height_of(LEAST_IN_SIGHT))

    # The other scale

    def _request(self) -> None:
        assert self._other is not None
        chosen = self.kind.applied(self._other)
        self._other = replace(chosen, boards=self.boards.value())
        self._compare()

    def _compare(self) -> None:
        """Show the differences, or why there are none to show."""
        self._compared, problem = None, ""
        scale, other = self._scale, self._other
        if scale is not None and other is not None:
            try:
                self._compared = compared_with(other, scale, self._choice)
            except ScaleError as error:
                problem = user_language().error(error)
        self._show_differences(problem)
        self.stateChanged.emit()

    def _show_differences(self, problem: str = "") -> None:
        compared = self._compared
        self.only.setEnabled(compared is not None)
        if compared is None:
            warn(self.summary, problem, lasting=True)
            self.table.show_table(EMPTY, -1)
            return
        language = user_language()
        self.summary.setText(differences_text(compared, language))
        table = differences_table(compared, language, only_differing=self.only.isChecked())
        self.table.show_table(with_broken_headings(table), -1)
        if self._audit is not None and self._audit.faults:
            self._go_to_finding(self.findings.currentIndex().row())
        elif compared.most is not None:
            self.table.select_margin(compared.most.first)

    def _go_to_finding(self, row: int) -> None:
        """Select the margin of a finding among the differences."""
        if self._audit is not None and 0 <= row < len(self._audit.findings):
            finding = self._audit.findings[row]
            self.table.select_margin(self._audit.rows[main_row(finding)].first)

    def _only_changed(self) -> None:
        self._show_differences()
        self.stateChanged.emit()

    # How it is put together

    @property
    def _stem(self) -> str:
        return f"vp-{self._choice.key}-{self._choice.boards}"

    def _say(self, text: str) -> None:
        self.verdict.setText(f"<h3>{escape(text)}</h3>")

    def _connect(self) -> None:
        self.boards.valueChanged.connect(self._request)
        self.findings.cellPicked.connect(lambda row, _: self._go_to_finding(row))
        self.kind.scaleChosen.connect(self._request)
        self.only.toggled.connect(self._only_changed)

    def _describe(self) -> None:
        self.boards.setRange(1, MAX_BOARDS)
        self.boards.setAccelerated(True)
        leave_keys(self.boards)
        self.findings.setAccessibleName(self.tr("What was found"))
        self.kind.setAccessibleName(self.tr("Scale to compare with"))
        self.boards.setAccessibleName(self.tr("Board count of the scale to compare with"))
        self.table.setAccessibleName(self.tr("Differences, margin by margin"))
        self.only.setToolTip(self.tr("Leaves out the margins for which both scales give the same."))

    def _lay_out(self) -> None:
        other = labelled(self.tr("Compare &with"), self.kind)
        boards = labelled(self.tr("b&oards"), self.boards)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.verdict)
        self._findings_frame = FocusFrame(self.findings)
        layout.addWidget(self._findings_frame)
        layout.addWidget(flow(other, boards, self.only))
        layout.addWidget(self.summary)
        layout.addWidget(FocusFrame(self.table), 1)


def _sign(found: Audit) -> str:
    return "\N{WARNING SIGN} " if found.faults else "\N{CHECK MARK} "
