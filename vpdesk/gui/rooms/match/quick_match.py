"""A match that begins with its number of boards, and who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from vpdesk.errors import one_line
from vpdesk.gui.rooms.match.sheet_details import LONGEST
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.scales import MAX_BOARDS

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.document import MatchDocument

FIELD_LETTERS = 9  # the width of a number


class QuickMatch(QWidget):
    """Asks for the boards and both names; names can be left for later."""

    def __init__(self, document: MatchDocument) -> None:
        super().__init__()
        self._document = document
        self.home = named(QLineEdit(), "quickHome", "match#type")
        self.away = named(QLineEdit(), "quickAway", "match#type")
        self.boards = named(CountField(), "quickMatchBoards", "match#type")
        self.boards.setRange(1, MAX_BOARDS)
        self.boards.setMinimumWidth(FIELD_LETTERS * self.fontMetrics().averageCharWidth())
        self.setFocusProxy(self.home)
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for text, field in (
            (self.tr("H&ome side"), self.home),
            (self.tr("V&isitors"), self.away),
            (self.tr("&Boards"), self.boards),
        ):
            layout.addRow(text, field)
            field.setAccessibleName(text.replace("&", ""))
        for name in (self.home, self.away):
            name.setMaxLength(LONGEST)
        document.changed.connect(self.show_match)
        self.show_match()

    def show_match(self) -> None:
        """Show what is known of the match that may begin."""
        sheet = self._document.sheet
        self.home.setText(sheet.home)
        self.away.setText(sheet.away)
        self.boards.setValue(len(sheet.lines))

    def begin(self) -> None:
        """Begin the match with what was typed."""
        names = one_line(self.home.text()), one_line(self.away.text())
        self._document.fill_in(self.boards.value(), *names)
