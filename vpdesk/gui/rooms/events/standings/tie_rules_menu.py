"""The tie-breaks of regulations, offered beside the list of tie-breaks, and those in files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from vpdesk.errors import WordedError
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save
from vpdesk.gui.rooms.events.standings.tie_break_list import TieBreakList
from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.report.file_names import plain_name
from vpdesk.tournament.play import TieFamily
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.tournament import Tournament


class TieRulesMenu(QObject):
    """The menu of the button "Regulation" of a list of tie-breaks."""

    def __init__(self, shown: TieBreakList) -> None:
        super().__init__(shown)
        self._list = shown
        self._tournament = Tournament(())
        self._menu = QMenu(shown.regulation)
        self._menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self._fill)
        shown.regulation.setMenu(self._menu)

    def show_tournament(self, tournament: Tournament) -> None:
        """Whose tie-breaks they are."""
        self._tournament = tournament

    def _fill(self) -> None:
        self._menu.clear()
        if TieFamily.TEAMS in self._tournament.play.families:
            from vpdesk.files.tie_rules import built_in, order_of  # start-up time

            for each in built_in():
                choose = partial(order_of, each, self._tournament)
                self._menu.addAction(each.name, partial(self._take, choose)).setToolTip(
                    plain_tip(each.source)
                )
            self._menu.addSeparator()
        self._menu.addAction(self.tr("&Open a File…"), self._ask_open)
        self._menu.addAction(self.tr("&Save to a File…"), self._ask_save)

    def _take(self, find: Callable[[], object]) -> None:
        """Ask for the tie-breaks that are found, or say why there are none."""
        try:
            self._list.request(find())
        except WordedError as error:
            self._say(user_language().error(error))

    def _say(self, text: str) -> None:
        self._list.note.setText(text)
        self._list.note.show()

    def open(self, path: Path) -> None:
        """Ask for the tie-breaks of a file, or say why there are none."""
        from vpdesk.files.tie_rules import read_order

        self._take(lambda: aside(lambda: read_order(path, self._tournament)))

    def _ask_open(self) -> None:
        title = self.tr("Open Tie-breaks")
        ask_open(self._list, "openTiesDialog", title, [self._kind()], self.open)

    def _ask_save(self) -> None:
        from vpdesk.files.tie_rules import SUFFIX, TieRules, write_ties

        name = self._tournament.name or self.tr("tie-breaks")
        codes = tuple(each.value.code for each in tournament_order(self._tournament))

        def write(path: Path, _: str) -> None:
            try:
                write_ties(path, TieRules(name, "", codes))
            except WordedError as error:
                self._say(user_language().error(error))

        ask_save(
            self._list,
            "saveTiesDialog",
            self.tr("Save the Tie-breaks"),
            [self._kind()],
            f"{plain_name(name) or 'tie-breaks'}{SUFFIX}",
            write,
        )

    def _kind(self) -> str:
        from vpdesk.files.tie_rules import SUFFIX

        return self.tr("Tie-breaks (*{suffix})").format(suffix=SUFFIX)
