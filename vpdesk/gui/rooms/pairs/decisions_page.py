"""The page of what the director decided, and of what was corrected."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.report.pairs.decision_table import decision_table


class DecisionsPage(QWidget):
    """Shows all decisions and corrections, the first one first."""

    def __init__(self, document: PairsDocument) -> None:
        super().__init__()
        self._document = document
        self.table = named(FiguresTable(sortable=False), "pairsDecisions", "pairs#director")
        self.table.setAccessibleName(self.tr("Decisions and corrections"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.none = named(QLabel(wordWrap=True), "noDecisions", "pairs#director")
        self.none.setText(
            self.tr(
                "Decisions of the director and corrected results stand here. There are none yet."
            )
        )
        layout.addWidget(self.none)
        layout.addWidget(FocusFrame(self.table))

    def show_evening(self) -> None:
        """Show them as they are now."""
        table = decision_table(self._document.evening, user_language())
        self.none.setVisible(not table.rows)
        self.table.show_table(table, range(len(table.rows)), None)

    def go(self) -> None:
        """Move the keyboard to them."""
        self.table.setFocus()
