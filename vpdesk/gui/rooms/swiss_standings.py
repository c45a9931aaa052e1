"""Who stands where in a Swiss tournament."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vpdesk.swiss.tournament import Tournament


class SwissStandings(QWidget):
    """Shows the standings after the last round that is finished."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.label, 1)

    def show_tournament(self, tournament: Tournament) -> None:
        """Show the standings of a tournament."""
        self.label.setText(tournament.name)
