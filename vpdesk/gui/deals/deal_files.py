"""The deals that are worked on, and their files."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from vpdesk.deals.deal import Deal
from vpdesk.deals.dealing import make_deals
from vpdesk.errors import WordedError
from vpdesk.files.deals_file import DEAL_FORMATS, ChosenDeals, write_deals
from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.desk.document import SavingTold, raised
from vpdesk.gui.desk.files import RoomFiles, Then, file_name
from vpdesk.gui.texts import error_text


class DealsDocument(QObject):
    """The deals, and whether they are in a file.

    changed: they are others, or there is more known of them.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.writer = Writer(self)
        self.deals: tuple[Deal, ...] = ()
        self.path: Path | None = None
        self.modified = False

    @property
    def title(self) -> str:
        """The name of the file."""
        return self.path.name if self.path else self.tr("Deals")

    def make(self, first: int, count: int) -> None:
        """Deal boards anew."""
        self._set(make_deals(first, count, secrets.randbelow), None, modified=True)

    def open(self, deals: tuple[Deal, ...], path: Path) -> None:
        """Begin with the deals of a file."""
        self._set(deals, path, modified=False)

    def solved(self, deals: tuple[Deal, ...]) -> None:
        """What can be made is known of the same deals, as another file should say."""
        tricks = {deal.board: deal.tricks for deal in deals}
        known = tuple(replace(each, tricks=tricks[each.board]) for each in self.deals)
        self._set(known, self.path, modified=known != self.deals or self.modified)

    def save(self, path: Path, told: SavingTold = raised) -> None:
        """Write the deals, in a thread; told: of a DealError, a StorageError or none."""
        deals = self.deals

        def tell(_: object, error: BaseException | None) -> None:
            if error is not None and not isinstance(error, WordedError | OSError):
                raise error
            if error is None:
                self._set(self.deals, path, modified=self.deals is not deals)
            told(error)

        self.writer.put(lambda: write_deals(path, deals), tell, is_change=True)

    def give_up(self) -> None:
        """What was changed need not be saved."""
        self.modified = False

    def _set(self, deals: tuple[Deal, ...], path: Path | None, *, modified: bool) -> None:
        self.deals, self.path, self.modified = deals, path, modified
        self.changed.emit()


class DealFiles(RoomFiles):
    """Opens and saves the deals, and asks before they are given up.

    begun: others are there, made or opened.
    """

    begun = Signal()

    def __init__(self, window: QWidget, document: DealsDocument) -> None:
        super().__init__(window, document, ())
        self._document = document

    def make(self, first: int, count: int) -> None:
        """Deal boards anew, once those before are saved or given up."""

        def make() -> None:
            self._document.make(first, count)
            self.begun.emit()

        self.leave(make)

    def ask_open(self) -> None:
        """Let the user choose a file of deals."""
        endings = " ".join(f"*{ending}" for ending in DEAL_FORMATS)
        kinds = [f"{self.tr('Deals')} ({endings})"]
        self._ask_open(self.tr("Open Deals"), "openDealsDialog", kinds, self.open_file)

    def save(self, then: Then | None = None) -> None:
        path = self._document.path
        kinds = [f"{ending[1:].upper()} (*{ending})" for ending in DEAL_FORMATS]
        name = path.name if path else file_name("", self.tr("deals"), kinds[0][-5:-1])
        self._ask_save(
            self.tr("Save the Deals"),
            "saveDealsDialog",
            kinds,
            name,
            lambda file, _: self._save(file, then),
        )

    def _open(self, path: Path) -> None:
        from vpdesk.gui.deals.choose_games import read_chosen  # when wanted

        def take(found: ChosenDeals) -> None:
            self._document.open(found.deals, path)
            self.said.emit(" ".join(map(error_text, found.notes)))
            self.begun.emit()

        try:
            read_chosen(self._window, path, take)
        except (WordedError, OSError) as error:
            self.complain(error)

    def _save(self, path: Path, then: Then | None) -> None:
        self._save_told(path, then, lambda told: self._document.save(path, told))
