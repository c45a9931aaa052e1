"""The dialog for what the director gives on a board: IMPs of both sides, or a weighted score."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.dialogs.form_dialog import FormDialog
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

LEAST_WIDTH = 40  # characters


class GivenDialog(FormDialog):
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
        self.score = named(QLineEdit(there), "adjustBoardScore")
        self.law = named(QLineEdit(why[0]), "adjustBoardLaw")
        self.reason = named(QLineEdit(why[1]), "adjustBoardReason")

        def take_typed() -> None:
            law, reason = (" ".join(each.text().split()) for each in (self.law, self.reason))
            try:
                take(self.score.text(), law, reason)
            except WordedError:
                self.score.setFocus()
                self.score.selectAll()
                raise

        super().__init__(
            parent,
            "adjustBoardDialog",
            "match#type",
            translate("PairsRoom", "Adjusted Score of Board {board}").format(board=board),
            (
                (translate("PairsRoom", "&Score"), self.score),
                (translate("PairsRoom", "&Law"), self.law),
                (translate("PairsRoom", "&Reason"), self.reason),
            ),
            take_typed,
            translate("GivenDialog", "Adjust the Score"),
        )
        self.score.setMinimumWidth(LEAST_WIDTH * self.fontMetrics().averageCharWidth())
        self.line.setText(
            self.tr(
                "A 3 -3: IMPs for both sides; A + +: average plus each; 60% 3NT= W, 40% 3NT-1 "
                "W: weighted."
            )
        )
