"""Which games of a PBN file: of an event, by their numbers, in sight before they are read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from vpdesk.errors import WordedError, one_line
from vpdesk.files.deals_file import (
    ChosenDeals,
    chosen_deals,
    game_numbers,
    games_of,
    is_choice,
)
from vpdesk.files.deals_pbn import DealPart, PbnGame
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import error_text, translate
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.report.table import Cell, Table

Take = Callable[[ChosenDeals], object]


def read_chosen(parent: QWidget, path: Path, take: Take) -> None:
    """Read the deals of a file; of one with several events, or sets of boards, ask which games.

    Raises WordedError or OSError.
    """
    games = aside(lambda: games_of(path))
    if is_choice(games):
        GamesDialog(parent, path, games, take).open()
    else:
        take(aside(lambda: chosen_deals(path)))


class GamesDialog(FittingDialog):
    """Lists the games of a file, and has those read that are chosen; take gets them."""

    def __init__(self, parent: QWidget, path: Path, games: tuple[PbnGame, ...], take: Take) -> None:
        super().__init__(parent)
        named(self, "gamesDialog", "deals#games")
        self._path, self._games, self._take = path, games, take
        self.setWindowTitle(self.tr("Games of {file}").format(file=one_line(path.name)))
        self.events = named(QComboBox(), "gamesEvent")
        self.numbers = named(QLineEdit(), "gamesNumbers")
        self.numbers.setPlaceholderText(self.tr("all, or such as 1-8,12"))
        self.table = named(FiguresTable(sortable=False), "gamesTable")
        self.table.setAccessibleName(self.tr("Games of the file"))
        self.line = named(FlowLabel(), "gamesLine")
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Ok | buttons.Cancel)
        self._lay_out()
        self._offer_events()
        self.events.currentIndexChanged.connect(self._show)
        self.numbers.textChanged.connect(self._show)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)
        self._show()

    @property
    def _chosen(self) -> tuple[PbnGame, ...]:
        """The games that are chosen. Raises DealError for numbers that are none."""
        text, event = self.numbers.text().strip(), self.events.currentData()
        numbers = game_numbers(text) if text else ()
        return tuple(
            each
            for each in self._games
            if (event is None or each.event == event) and (not numbers or each.number in numbers)
        )

    def accept(self) -> None:
        """Read these games, and close; what is refused stays to be mended."""
        numbers = frozenset(each.number for each in self._chosen)
        try:
            found = aside(lambda: chosen_deals(self._path, games=numbers))
        except (WordedError, OSError) as error:
            self._say(f"\N{WARNING SIGN} {error_text(error)}")
            return
        super().accept()
        self._take(found)

    def _offer_events(self) -> None:
        """All events, and each with its games; first the one that the file begins with."""
        events = list(dict.fromkeys(each.event for each in self._games))
        self.events.addItem(self.tr("All events"), None)
        for event in events:
            count = sum(each.event == event for each in self._games)
            text = translate("GamesDialog", "{event}: %n game(s)", None, count)
            name = one_line(event) or self.tr("without a name")
            self.events.addItem(text.format(event=name), event)
        self.events.setCurrentIndex(1 if len(events) > 1 else 0)

    def _show(self) -> None:
        """The games that are chosen, and whether they can be read together."""
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        try:
            chosen = self._chosen
        except WordedError as error:
            self._say(f"\N{WARNING SIGN} {error_text(error)}")
            ok.setEnabled(False)
            return
        headings = (self.tr("Game"), self.tr("Event"), self.tr("Board"), self.tr("Cards"))
        rows = tuple(
            (
                Cell(str(each.number), each.number),
                Cell(one_line(each.event)),
                Cell(one_line(each.board)),
                Cell(self._cards(each)),
            )
            for each in chosen
        )
        numbers = tuple(each.number for each in chosen)
        table = Table(self.windowTitle(), "", headings, rows, numbers, words=(1, 2, 3))
        self.table.show_table(table, numbers, None)
        self._say(
            self.tr("A board appears twice, with different cards: choose an event, or games.")
            if is_choice([each._replace(event="") for each in chosen])
            else translate("GamesDialog", "%n game(s) chosen", None, len(chosen))
        )
        ok.setEnabled(bool(chosen))

    def _cards(self, game: PbnGame) -> str:
        try:
            part = game.part
        except WordedError as error:
            return error_text(error)
        return {
            DealPart.WHOLE: self.tr("all"),
            DealPart.HIDDEN: self.tr("left out: more than one hand is unknown"),
            DealPart.SHORT: self.tr("left out: hands of fewer than 13 cards"),
        }[part]

    def _say(self, text: str) -> None:
        self.line.setText(text)

    def _lay_out(self) -> None:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(
            flow(
                labelled(self.tr("&Event:"), self.events),
                labelled(self.tr("&Games:"), self.numbers),
            )
        )
        layout.addWidget(FocusFrame(self.table), 1)
        layout.addWidget(self.line)
        self.lay_out(page, self.buttons)
