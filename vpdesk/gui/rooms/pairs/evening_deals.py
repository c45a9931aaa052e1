"""The cards of the boards of an evening, from a file, solved in the background."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from vpdesk.deals.deal import Deal
from vpdesk.errors import WordedError
from vpdesk.files.deals_file import DEAL_FORMATS, ChosenDeals
from vpdesk.files.deals_solver import solve_steps
from vpdesk.gui.deals.choose_games import read_chosen
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.desk.work import Work
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.report.step_words import step_words


class EveningDeals(QObject):
    """Takes the deals of a file into the evening, and what they come to when that is known.

    said: how far that is, or why it cannot be.
    """

    said = Signal(str)

    def __init__(self, document: PairsDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._work = Work(self)
        self._work.progressed.connect(self._tell)
        self._work.finished.connect(self._solved)
        self._work.failed.connect(lambda error: self.said.emit(error_text(error)))

    def ask_open(self) -> None:
        """Let the user choose a file of deals, and take them."""
        endings = " ".join(f"*{ending}" for ending in DEAL_FORMATS)
        kinds = [f"{self.tr('Deals')} ({endings})"]
        title = self.tr("Deals That Were Played")
        ask_open(cast("QWidget", self.parent()), "eveningDealsDialog", title, kinds, self.take)

    def take(self, path: Path) -> None:
        """Take the deals of the boards that are played, and solve those that are not solved."""
        try:
            read_chosen(cast("QWidget", self.parent()), path, self._take)
        except (WordedError, OSError) as error:
            self.said.emit(error_text(error))

    def attach(self, deals: tuple[Deal, ...]) -> str:
        """Take deals that were made or read elsewhere; what came of it."""
        self._take(ChosenDeals(deals))
        known = {each.board for each in self._document.evening.deals}
        count = len(known & {each.board for each in deals})
        if not count:
            return self.tr("None of the file’s boards is played in this evening.")
        return translate(
            "EveningDeals", "%n board(s) of the evening have their cards.", None, count
        )

    def _take(self, found: ChosenDeals) -> None:
        played = {place.board for place in self._document.evening.due}
        deals = tuple(each for each in found.deals if each.board in played)
        if not deals:
            self.said.emit(self.tr("None of the file’s boards is played in this evening."))
            return
        self._request(deals)
        self.said.emit(" ".join(map(error_text, found.notes)))
        if any(deal.tricks is None for deal in deals):
            self._work.start(lambda: solve_steps(deals))

    def _request(self, deals: tuple[Deal, ...]) -> None:
        self._document.request(
            replace(self._document.evening, deals=deals), step_words("EveningDeals", "deals")
        )

    def _tell(self, share: float) -> None:
        text = self.tr("Double dummy: {percent} % of the boards are solved.")
        self.said.emit(text.format(percent=user_language().number(100 * share, 0)))

    def _solved(self, deals: tuple[Deal, ...]) -> None:
        """Take the results, unless the evening has other deals by now."""
        now = {deal.board: deal.hands for deal in self._document.evening.deals}
        if now == {deal.board: deal.hands for deal in deals}:
            self._request(deals)
        self.said.emit("")
