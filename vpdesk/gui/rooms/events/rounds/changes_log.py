"""What was changed by hand in a round, and what the rules say of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QVBoxLayout, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.events.why.opinions import change_words
from vpdesk.tournament.round import DrawChange

LINES = 5


class ChangesLog(QWidget):
    """Lists the changes of a round; away where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.changes: tuple[DrawChange, ...] | None = None
        self.list = named(QListWidget(), "changesList", "rounds#hand")
        self.list.setAccessibleName(translate("EventRounds", "Changes made by hand"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMaximumHeight(LINES * self.fontMetrics().lineSpacing() + 8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(QLabel(translate("EventRounds", "Changed by hand")))
        layout.addWidget(self.list)

    def show_changes(self, changes: Sequence[DrawChange]) -> None:
        """Show those of a round."""
        self.changes = tuple(changes)
        self.list.clear()
        self.list.addItems([change_words(each, user_language()) for each in changes])
        self.setVisible(bool(changes))
