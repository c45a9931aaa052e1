"""What stands over every document: its title, its state, and the one thing to be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QGridLayout, QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.accent_button import AccentButton
from vpdesk.gui.widgets.announce import tell_last
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.link_line import LinkLine
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.tab_order import tab_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vpdesk.gui.desk.part_strip import PartStrip
    from vpdesk.next_step import PartState
    from vpdesk.report.next_words import NextWords

TITLE_SIZE = 1.6  # the title's type size, in that of all text
LOW = 28  # lines below each other, below which the facts are a tip of the title
NARROW = 84  # characters beside each other, below which the side buttons are left to the menus

MORE = "more"  # where the link leads of what can be done instead


class RoomHeader(Fitted, QWidget):
    """Shows what a document is called, how far it is, and what is to be done next.

    nextRequested: that is to be done. tableRequested: the user wants to go to a table or board that
    the reason names (int). printRequested, screenRequested, hallRequested: the user wants to print,
    to show it on a second screen, or on players' phones. lowChanged: there is little room below
    each other, or no longer (bool). moreRequested: what the link behind the reason says is wanted.
    """

    nextRequested = Signal()
    tableRequested = Signal(int)
    moreRequested = Signal()
    printRequested = Signal()
    screenRequested = Signal()
    hallRequested = Signal()
    lowChanged = Signal(bool)

    def __init__(self, title: str, facts: str, *, has_screen: bool = True) -> None:
        """title, facts: the names of these. has_screen: there is something to show on one.

        parts: the way to the end, once there is one to be told (with_parts).
        """
        super().__init__()
        self.title = named(FlowLabel(), title)
        self.facts = named(FlowLabel(), facts)
        self.reason = named(LinkLine(), "nextReason", "overview#next")
        self.next = named(AccentButton(), "nextStep", "overview#next")
        self.print = named(QPushButton(self.tr("Print…")), "headerPrint", "export")
        self.screen_button = named(QPushButton(self.tr("Second Screen")), "headerScreen")
        self.parts: PartStrip | None = None
        self._has_screen, self._has_papers = has_screen, True
        self._low = False
        self._lay_out()
        self.next.clicked.connect(self.nextRequested)
        self.print.clicked.connect(self.printRequested)
        self.screen_button.clicked.connect(self.screenRequested)
        self.reason.linkActivated.connect(self._follow)
        for each in (self.next, self.reason):  # until something is next
            each.hide()
        self._fit()

    def show_title(self, title: str, facts: str) -> None:
        """Say what the document is called, and how far it is."""
        if (self.title.text(), self.facts.text()) == (title, facts):
            return  # else all would be laid out anew
        self.title.setText(title)
        self.facts.setText(facts)
        self._fit()

    def show_papers(self, *, there: bool) -> None:
        """Whether there is something to be printed and shown to everybody."""
        if there != self._has_papers:
            self._has_papers = there
            self._fit()

    def show_next(self, words: NextWords | None, *, may: bool = True, more: str = "") -> None:
        """Say what is next; None where nothing is said. may: the document can be changed.

        more: what can be done instead, as the link behind it says it.
        """
        reason = () if words is None else words.reason
        said = "" if words is None else words.sentence
        link = ((" ", ""), (more, MORE)) if more else ()
        self.reason.show_pieces((*((text, str(at) if at else "") for text, at in reason), *link))
        action = words.action if words is not None and may else ""
        shown = action.replace("&", "&&")
        other = self.next.text() != shown
        self.next.setText(shown)
        self.next.setVisible(bool(action))
        self.next.setToolTip(plain_tip(f"{said} (Ctrl+Enter)"))
        self._show_reason()
        if other and not any(at for _, at in reason):  # which results are missing is no news
            told = f"{said} {action}".strip()
            tell_last(self, lambda: told if self.next.text() == shown else "")

    def _follow(self, place: str) -> None:
        """Go where a link of the reason leads."""
        if place == MORE:
            self.moreRequested.emit()
        else:
            self.tableRequested.emit(int(place))

    def with_parts(self) -> PartStrip:
        """Have a strip of the parts of the way."""
        from vpdesk.gui.desk.part_strip import PartStrip  # most headers have none

        self.parts = PartStrip()
        self._grid.addWidget(self.parts, 1, 0, 1, 2)
        return self.parts

    def show_parts(self, parts: Sequence[PartState]) -> None:
        """Say how far each part of the way is; where none is told there is no strip."""
        assert self.parts is not None
        if self.parts.states != tuple(parts):
            before = self.parts.buttons
            self.parts.show_parts(parts)
            if self.parts.buttons is not before:
                tab_after(self.screen_button, self.parts.buttons)
            self._fit()

    def ask_print(self) -> None:
        """Ask as the button does."""
        self.printRequested.emit()

    def ask_hall(self) -> None:
        """Ask to show it on players' phones."""
        self.hallRequested.emit()

    def put_first(self, widget: QWidget) -> None:
        """Have something over the title."""
        self._column.insertWidget(0, widget)

    @property
    def is_low(self) -> bool:
        """There is little room below each other: what the pages say as well gives way."""
        room = self.parentWidget() or self
        if isinstance(viewport := room.parentWidget(), QWidget) and isinstance(
            viewport.parentWidget(), QAbstractScrollArea
        ):
            room = viewport  # of a page that scrolls: as much of it as is in sight
        return room.height() < LOW * self.fontMetrics().lineSpacing()

    def event(self, event: QEvent) -> bool:
        parent = self.parentWidget()
        if event.type() == QEvent.Type.ParentChange and parent is not None:
            parent.installEventFilter(self)
            tab_after(parent, (self.next, self.print, self.screen_button))
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Where there is little room, what the menus and the pages say as well gives way."""
        metrics, room = self.fontMetrics(), self.parentWidget() or self
        wide, low = room.width() >= NARROW * metrics.averageCharWidth(), self.is_low
        self.print.setVisible(wide and self._has_papers)
        self.screen_button.setVisible(wide and self._has_papers and self._has_screen)
        self.facts.setVisible(not low)
        if self.parts is not None:
            self.parts.setVisible(bool(self.parts.buttons) and not low)
        self._show_reason()
        self.title.setToolTip(plain_tip(self.facts.text()) if low else "")
        self.title.setFont(bold(self.font(), 1 if low else TITLE_SIZE))
        if low != self._low:
            self._low = low
            self.lowChanged.emit(low)

    def _show_reason(self) -> None:
        """Where there is little room, a reason that leads nowhere is left to its button's tip."""
        told = self.is_low and not self.next.isHidden() and not self.reason.leads
        self.reason.setVisible(bool(self.reason.plain) and not told)

    def _lay_out(self) -> None:
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.print.setToolTip(self.tr("Prints or exports what is shown (Ctrl+P)"))
        self.screen_button.setToolTip(self.tr("Shows it to everybody, on a projector too (F5)"))
        told = QWidget()
        self._column = column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for label in (self.title, self.facts, self.reason):
            column.addWidget(label)
        column.addStretch(1)
        self._grid = layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(16)
        layout.addWidget(told, 0, 0)
        buttons = row(self.next, self.print, self.screen_button)
        layout.addWidget(buttons, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        layout.setVerticalSpacing(4)
        layout.setColumnStretch(0, 1)
