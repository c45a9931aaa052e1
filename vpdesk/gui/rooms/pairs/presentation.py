"""The window for the pairs of an evening: where they start, and the ranking as it stands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QShowEvent

from vpdesk.gui.hall.hall_window import HallWindow
from vpdesk.gui.hall.scrolling_table import ScrollingTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.sheets import RANKING, START_BY_NAME, START_BY_TABLE

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.pairs.document import PairsDocument
    from vpdesk.pairs.evening import Evening
    from vpdesk.report.sheet import Sheet
    from vpdesk.report.table import Table

REFRESH_AFTER_MS = 50  # so that quick entries of the desk wait for few pictures
PARTS = (START_BY_NAME, START_BY_TABLE, RANKING)


class PairsPresentation(HallWindow):
    """Shows players where they start or how they stand, and follows the desk.

    Before the first result it shows the start list, then the ranking, until something is chosen.
    Where a list has several tables, as with two winners, they are shown in turn.
    """

    def __init__(self) -> None:
        table = named(ScrollingTable(), "hallTable")
        super().__init__(table)
        self.table = table
        self.in_turn = False
        self._part: Sheet | None = None  # that was chosen
        self._at = 0  # which of its tables
        self._document: PairsDocument | None = None
        self._actions: dict[Sheet, QAction] = {}
        named(self, "pairsPresentationWindow", "present#pairs")
        self._soon = QTimer(self, singleShot=True, interval=REFRESH_AFTER_MS)
        self._soon.timeout.connect(partial(self._refresh, keep=True))
        table.passed.connect(self._show_next)

    def follow(self, document: PairsDocument) -> None:
        """Show this document's evening from now on, in the language of now."""
        if self._document is not document:
            self._document = document
            document.changed.connect(self._follow)
        self._drop_actions()
        self._make_actions()
        self._refresh()

    def _follow(self, change: Change[Evening]) -> None:
        """Another evening is shown from its top."""
        if change.begun:
            self._at = 0
            self._refresh()
        else:
            self._soon.start()

    @property
    def shown(self) -> Sheet:
        """What is shown: a ranking only where there is one."""
        if self._document is None or not self._document.evening.entries:
            return START_BY_NAME if self._part in (None, RANKING) else self._part
        return self._part or RANKING

    def show_part(self, part: Sheet) -> None:
        """Show one of the lists, from its top."""
        self._part, self._at = part, 0
        self._refresh()

    def toggle_turn(self) -> None:
        """Show one after another, or stay with one."""
        self.in_turn = not self.in_turn
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()

    def _tables(self) -> tuple[Table, ...]:
        assert self._document is not None
        if not self._document.evening.sections:
            return ()
        tables = PairsTables(self._document.scored, user_language())
        if self.shown is RANKING:
            return tuple(tables.rankings())
        return (tables.by_name(),) if self.shown is START_BY_NAME else tuple(tables.by_table())

    def _show_next(self) -> None:
        count = len(self._tables())
        if self._at + 1 < count:
            self._at += 1
        elif self.in_turn:
            there = [each for each in PARTS if self._actions[each].isEnabled()]
            self._part, self._at = there[(there.index(self.shown) + 1) % len(there)], 0
        elif count > 1:
            self._at = 0
        else:
            return
        self._refresh()

    def _refresh(self, *, keep: bool = False) -> None:
        """Show the table as it is; keep: where it has scrolled to, if it is the same one."""
        if self._document is None or not self.isVisible():
            return
        tables, before = self._tables(), self.table.title
        self._at = min(self._at, max(0, len(tables) - 1))
        table = tables[self._at] if tables else None
        keep = keep and table is not None and table.title == before
        empty = self.tr("Nobody is seated yet")
        self.table.show_table(table, self._document.evening.name, empty, keep=keep)
        self._show_state()

    def _show_state(self) -> None:
        title = translate("Presentation", "Second screen: {title}")
        self.setWindowTitle(title.format(title=self.table.title))
        entries = self._document is not None and bool(self._document.evening.entries)
        for part, action in self._actions.items():
            action.setChecked(part is self.shown)
            action.setEnabled(entries or part is not RANKING)
        self._turn.setChecked(self.in_turn)
        self._pause.setChecked(self.table.paused)

    def _toggle_pause(self) -> None:
        self.table.set_paused(not self.table.paused)
        self._show_state()

    def _make_actions(self) -> None:
        """The actions of the context menu. Those with keys that are plain have no letters."""
        add, table, language = self._add, self.table, user_language()
        self._actions = {
            part: add(
                language.translate("ExportForm", part.title),
                partial(self.show_part, part),
                str(key),
                checkable=True,
            )
            for key, part in enumerate(PARTS, 1)
        }
        exclusive = QActionGroup(self._actions[RANKING])
        for action in self._actions.values():
            exclusive.addAction(action)
        words = partial(translate, "EventPresentation")
        self._turn = add(words("All in Turn"), self.toggle_turn, "T", checkable=True)
        self._add_line()
        self._pause = add(words("Pause"), self._toggle_pause, "Space", checkable=True)
        add(words("Faster"), lambda: table.speed_by(1), "+", "=")
        add(words("Slower"), lambda: table.speed_by(-1), "-")
        self._add_line()
        self._add_reading(table.zoom_by, table.zoom_reset, table.turn)
        self._add_window()
