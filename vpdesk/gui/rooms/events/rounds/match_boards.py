"""The dialog for the boards of a match of chess: who plays, and each result."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.events.names import seat_name, table_name
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import OPEN, by_boards, with_line_ups
from vpdesk.tournament.round import Game
from vpdesk.tournament.tournament import Tournament

OUTCOMES = {
    OPEN: "\N{MIDDLE DOT}",
    "1": "1 \N{EN DASH} 0",
    "=": "½ \N{EN DASH} ½",
    "0": "0 \N{EN DASH} 1",
    "+": "+ / \N{EN DASH}",
    "-": "\N{EN DASH} / +",
    "n": "\N{EN DASH} / \N{EN DASH}",
}


class MatchBoardsDialog(AskingDialog):
    """Asks for the line-ups of a match and the result of each board.

    wanted: the match with them.
    """

    wanted = Signal(object)

    def __init__(self, tournament: Tournament, game: Game, parent: QWidget) -> None:
        super().__init__(
            parent, "matchBoardsDialog", "chess#chess-teams", self.tr("Boards of the Match")
        )
        self._game, self._boards = game, tournament.matches.boards
        self._teams = [tournament.by_number[each] for each in game.sides]
        self.home, self.visitors, self.outcomes = (
            [named(QComboBox(), f"{name}{at}") for at in range(1, self._boards + 1)]
            for name in ("boardHome", "boardVisitors", "boardResult")
        )
        self._fill()
        self._combos = (*self.home, *self.visitors, *self.outcomes)
        self._filled = [each.currentIndex() for each in self._combos]
        self.lay_out(self._page(), self.buttons)
        for each in self._combos:
            each.currentIndexChanged.connect(self._update)
        self._update()
        self.outcomes[0].setFocus()

    @property
    def entered(self) -> int:
        """How many results and players were chosen."""
        now = (each.currentIndex() for each in self._combos)
        return sum(at != before for at, before in zip(now, self._filled, strict=True))

    def accept(self) -> None:
        """Ask for the match with its boards."""
        super().accept()
        letters = "".join(each.currentData() for each in self.outcomes)
        known = by_boards(self._game, "" if set(letters) == {OPEN} else letters)
        self.wanted.emit(with_line_ups(known, *self._line_ups))

    @property
    def _line_ups(self) -> tuple[tuple[int, ...], ...]:
        """Who plays for both, by board, as places in the team."""
        sides = self.home, self.visitors
        return tuple(tuple(each.currentData() for each in side) for side in sides)

    def _update(self) -> None:
        """Say who plays twice, or out of the team's order, and what the boards come to."""
        ok, said = True, []
        for team, places in zip(self._teams, self._line_ups, strict=True):
            if len(set(places)) < len(places):
                ok = False
                said.append(self.tr("A player of {team} plays twice.").format(team=team.name))
            elif list(places) != sorted(places):
                text = self.tr("{team} does not play in the order of the team.")
                said.append(text.format(team=team.name))
        self.line.setText(" ".join(said))
        self.ok.setEnabled(ok)

    def _fill(self) -> None:
        for side, team, chosen in zip(
            (self.home, self.visitors), self._teams, self._game.line_ups, strict=True
        ):
            for at, combo in enumerate(side, 1):
                for place in range(1, max(self._boards, len(team.members)) + 1):
                    known = place <= len(team.members)
                    combo.addItem(team.members[place - 1] if known else str(place), place)
                combo.setCurrentIndex((chosen[at - 1] if at <= len(chosen) else at) - 1)
        for combo, letter in zip(
            self.outcomes, self._game.boards.ljust(self._boards, OPEN), strict=False
        ):
            for each, text in OUTCOMES.items():
                combo.addItem(text, each)
            combo.setCurrentIndex(combo.findData(letter))

    def _page(self) -> QWidget:
        page, language = QWidget(), user_language()
        grid = QGridLayout(page)
        headings = (*(each.name for each in self._teams), translate("GamesModel", "Result"))
        for column, heading in enumerate(headings, 1):
            grid.addWidget(named(QLabel(heading), f"boardsHeading{column}"), 0, column)
        for at, row in enumerate(zip(self.home, self.visitors, self.outcomes, strict=True), 1):
            board = table_name(at, Kind.CHESS, language)
            white = seat_name("w" if at % 2 else "b", Kind.CHESS, language)
            text = self.tr("{board}, home has {colour}").format(board=board, colour=white)
            grid.addWidget(QLabel(text), at, 0)
            for column, combo in enumerate(row, 1):
                name = self.tr("{board}: {column}")
                combo.setAccessibleName(name.format(board=board, column=headings[column - 1]))
                combo.setAccessibleDescription(text)
                grid.addWidget(combo, at, column)
        grid.addWidget(self.line, self._boards + 1, 0, 1, 4)
        return page
