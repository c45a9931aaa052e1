"""What match of which event is shown, with the way back to its round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.document import MatchDocument


class LentBar(QWidget):
    """Stands over the match of a document while an event lends it. key: leads back."""

    def __init__(self, document: MatchDocument, key: str) -> None:
        super().__init__()
        self._document = document
        self.title = named(FlowLabel(), "lentTitle")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.back = named(QPushButton(self.tr("Back to the Round")), "backToRound")
        told = self.tr("Changes here take effect in the event at once ({key})")
        self.back.setToolTip(plain_tip(told.format(key=key)))
        self.warning = named(FlowLabel(), "lentWarning")
        self.take = named(QPushButton(self.tr("Take the Result of the Sheet")), "takeSheetResult")
        self._warned = flow(self.warning, self.take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(flow(self.title, self.back))
        layout.addWidget(self._warned)
        self.back.clicked.connect(self.go_back)
        self.take.clicked.connect(self._take)
        document.changed.connect(self.follow)
        self.hide()

    def go_back(self) -> None:
        """Show the match in its round; what was worked on before is there again."""
        lent = self._document.lent
        if lent is not None:
            self._document.give_back()
            lent.go_back()

    def _take(self) -> None:
        if self._document.lent is not None:
            self._document.lent.take_result()

    def follow(self) -> None:
        """Show which match is lent, or nothing."""
        lent = self._document.lent
        self.setVisible(lent is not None)
        if lent is not None:
            self.title.setText(lent.title)
            warning = lent.warning
            self._warned.setVisible(bool(warning))
            warn(self.warning, warning, lasting=True)
