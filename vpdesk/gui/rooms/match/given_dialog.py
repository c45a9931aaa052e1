"""The dialog for what the director gives on a board: IMPs of both sides, or a weighted score."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.texts import error_text, translate
from vpdesk.gui.widgets.action_buttons import action_buttons
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named

LEAST_WIDTH = 40  # characters


class GivenDialog(FittingDialog):
    """Asks for it; what is refused is told, and stays to be mended.

    there: what stands in the cell. why: Law and reason, as far as they are known. take: takes what
        is typed of the three; raises WordedError.
    """

    def __init__(
        self,
        parent: QWidget,
        board: int,
        there: str,
        why: tuple[str, str],
        take: Callable[[str, str, str], object],
    ) -> None:
        super().__init__(parent)
        named(self, "adjustBoardDialog", "match#type")
        title = translate("PairsRoom", "Adjusted Score of Board {board}")
        self.setWindowTitle(title.format(board=board))
        self._take = take
        self.score = named(QLineEdit(there), "adjustBoardScore")
        self.score.setMinimumWidth(LEAST_WIDTH * self.fontMetrics().averageCharWidth())
        self.law = named(QLineEdit(why[0]), "adjustBoardLaw")
        self.reason = named(QLineEdit(why[1]), "adjustBoardReason")
        self.line = named(FlowLabel(), "adjustBoardLine")
        self.line.setText(
            self.tr(
                "A 3 -3 gives IMPs to both sides, A + + an average plus each; 60% 3NT= W, "
                "40% 3NT-1 W is a weighted score."
            )
        )
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(translate("PairsRoom", "&Score"), self.score)
        form.addRow(translate("PairsRoom", "&Law"), self.law)
        form.addRow(translate("PairsRoom", "&Reason"), self.reason)
        form.addRow(self.line)
        self.buttons = action_buttons(self.tr("Adjust the Score"))
        self.lay_out(page, self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)

    def accept(self) -> None:
        """Take it, and close."""
        try:
            law, reason = (" ".join(each.text().split()) for each in (self.law, self.reason))
            self._take(self.score.text(), law, reason)
        except WordedError as error:
            warn(self.line, error_text(error))
            self.score.setFocus()
            self.score.selectAll()
        else:
            super().accept()
