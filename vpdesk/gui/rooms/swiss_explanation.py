"""Why a round is drawn as it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vpdesk.gui.widgets.named import named
from vpdesk.swiss.tournament import Tournament


class SwissExplanation(QWidget):
    """Explains a draw, a board of it, or what happened to a player in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = Tournament(())
        self._round = 0
        self.text = named(QLabel(wordWrap=True), "explanationText")
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(self.tr("Explanation of the draw"))
        self.setFocusProxy(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text, 1)

    def show_draw(self, tournament: Tournament, round_number: int) -> None:
        """Explain the draw of a round, 0 for none; the tournament as it was before that."""
        self._before, self._round = tournament, round_number
        self.text.setText("")

    def show_board(self, white: int, black: int) -> None:
        """Explain why these two meet."""
        names = (self._before.by_number[number].name for number in (white, black))
        self.text.setText(" \N{EN DASH} ".join(names))

    def show_player(self, number: int) -> None:
        """Explain why a player has no opponent."""
        self.text.setText(self._before.by_number[number].name)
