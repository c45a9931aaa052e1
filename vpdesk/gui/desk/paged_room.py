"""A room of pages under the controls of a scale: the laboratory and the match room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.low_area import LowArea, fill
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.scales import ScaleError

if TYPE_CHECKING:
    from vpdesk.gui.desk.steps import Undoing
    from vpdesk.report.sheet import Subject
    from vpdesk.scales import ScaleSpec


class PageEntry(NamedTuple):
    """A page as its room offers it. keys: those that lead to it. load: imports its class."""

    name: str
    text: str
    keys: str
    load: Callable[[], type[LabPage]]


class PagedRoom(QWidget):
    """Shows one of several pages, each made when it is first shown (see Room for the window).

    A class of its own for each room says which scale is chosen.
    behind: what steps are undone in where the page has none of its own.
    name: of the room, in the names of its widgets. of_imps: it takes no scale of percentages.
    scrolls: where it is low; else its pages do so themselves.
    reportChanged: see Room.
    printRequested: the user wants to print a sheet of the subject (Sheet).
    """

    name, of_imps, scrolls = "", False, False
    reportChanged = Signal(object)
    printRequested = Signal(object)

    def __init__(self, entries: tuple[PageEntry, ...], behind: Undoing) -> None:
        super().__init__()
        self._behind = behind
        self._entries = {entry.name: entry for entry in entries}
        self.page_names = tuple(self._entries)
        self._stale = set(self.page_names)  # those that do not show the scale of now
        self._widths: dict[str, tuple[int, ...]] = {}
        self._kept: dict[str, object] = {}
        self.pages: dict[str, LabPage] = {}
        self.status: QWidget | None = None
        self.controls = ScaleControls(of_imps=self.of_imps)
        self.controls.offer_scales()
        self.tabs = named(TabBar(), f"{self.name}Tabs")
        self._stack = QStackedWidget()
        self._lay_out()
        self.controls.choiceRequested.connect(self.request)
        self.tabs.currentChanged.connect(self._tab_changed)

    # What a room of its own says

    @property
    def choice(self) -> ScaleSpec:
        """The scale that is chosen."""
        raise NotImplementedError

    def request(self, choice: ScaleSpec) -> None:
        """Choose another scale, so that it can be undone."""
        raise NotImplementedError

    # The pages

    @property
    def page_name(self) -> str:
        """The name of the page that is shown."""
        return self.page_names[self.tabs.currentIndex()]

    @property
    def page(self) -> LabPage:
        """The page that is shown."""
        return self._get(self.page_name)

    def show_page(self, name: str) -> None:
        """Show a page."""
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(self.page_names.index(name))
        self._stack.setCurrentWidget(self.page)
        self._show_scale()
        self.reportChanged.emit(self)

    def go_page(self, name: str) -> None:
        """Show a page, and move the keyboard to where its work begins."""
        shown = name == self.page_name and self.isVisible()
        self.show_page(name)
        if shown:
            self.page.go_further()
        else:
            self.page.go_first()

    def go_boards(self) -> None:
        """Move the keyboard to the board count."""
        self.controls.boards.setFocus()
        self.controls.boards.selectAll()

    def takes(self, path: Path) -> bool:
        """The page that is shown opens files that are named so."""
        return path.suffix.lower() in self.page.suffixes

    def open_file(self, path: Path) -> bool:
        """Open a file in the page that is shown; False where it is not one for it."""
        return self.page.open_file(path)

    def show_choice(self) -> None:
        """Show the scale that is chosen now; pages that are not seen follow when they are."""
        self.controls.show_choice(self.choice)
        self._stale = set(self.page_names)
        self._show_scale()
        self.reportChanged.emit(self)

    def leave(self) -> dict[str, object]:
        """End all pages, for restore_pages of a room that takes the place of this one."""
        kept = {**self._kept, **{name: page.kept for name, page in self.pages.items()}}
        for page in self.pages.values():
            page.close()
        return {name: each for name, each in kept.items() if each is not None}

    def restore_pages(self, kept: dict[str, object]) -> None:
        """Go on with what another room of this class kept; pages take it up when they are made."""
        self._kept = dict(kept)

    # What the window asks for

    @property
    def subject(self) -> Subject | None:
        """What the page exports."""
        return self.page.subject

    @property
    def has_subject(self) -> bool:
        """There is something to export."""
        return self.subject is not None

    @property
    def modified(self) -> bool:
        """There is nothing to save."""
        return False

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return self.page.can_undo or self._behind.can_undo

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return self.page.can_redo or self._behind.can_redo

    @property
    def undo_text(self) -> str:
        """What undo takes back."""
        return self.page.undo_text if self.page.can_undo else self._behind.undo_text

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return self.page.redo_text if self.page.can_redo else self._behind.redo_text

    def undo(self) -> None:
        """Take the last step back."""
        (self.page if self.page.can_undo else self._behind).undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        (self.page if self.page.can_redo else self._behind).redo()

    def copy(self) -> None:
        """Copy what is selected in the page."""
        self.page.copy()

    def copy_with_headings(self) -> None:
        """The same, with headings."""
        self.page.copy_with_headings()

    def select_all(self) -> None:
        """Select all of what copy would copy."""
        self.page.select_all()

    def go_first(self) -> None:
        """Go to where the work begins in the page that is shown."""
        self.page.go_first()

    @property
    def widths(self) -> tuple[int, ...]:
        """The page that is shown; then of each page how many widths it has, and these."""
        numbers = [self.tabs.currentIndex()]
        for name in self.page_names:
            page = self.pages.get(name)
            widths = self._widths.get(name, ()) if page is None else page.widths
            numbers += [len(widths), *widths]
        return tuple(numbers)

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """The page and the panes of each as they were, or as at first where that is not known."""
        shown, *rest = widths or (self.tabs.currentIndex(),)
        self._widths = {}
        for name in self.page_names:
            count, *rest = rest or (0,)
            self._widths[name], rest = tuple(rest[:count]), rest[count:]
        for name, page in self.pages.items():
            page.restore_layout(self._widths[name])
        self.show_page(self.page_names[min(shown, len(self.page_names) - 1)])

    # How it is put together

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_scale()

    def _tab_changed(self, index: int) -> None:
        self.show_page(self.page_names[index])

    def _show_scale(self) -> None:
        """Let the page know the scale, if it is in sight and does not yet."""
        if self.page_name not in self._stale or not self.isVisible():
            return
        self._stale.discard(self.page_name)
        choice, error = self.choice, ""
        try:
            scale = choice.scale(choice.boards)
        except ScaleError as reason:
            scale, error = None, user_language().error(reason)
        self.page.show_scale(choice, scale, error)

    def _get(self, name: str) -> LabPage:
        page = self.pages.get(name)
        if page is None:
            page = self.pages[name] = self._entries[name].load()()
            page.setObjectName(page.objectName() or f"{name}Page")
            page.stateChanged.connect(lambda: self._page_changed(name))
            page.choiceRequested.connect(self.request)
            page.printRequested.connect(self.printRequested)
            self._stack.addWidget(page)
            page.restore_layout(self._widths.get(name, ()))
            if name in self._kept:
                page.restore(self._kept.pop(name))
        return page

    def _page_changed(self, name: str) -> None:
        if name == self.page_name:
            self.reportChanged.emit(self)

    def _lay_out(self) -> None:
        for entry in self._entries.values():
            tab = self.tabs.addTab(entry.text)
            self.tabs.setTabToolTip(tab, f"{entry.text} ({entry.keys})")
        self.tabs.setAccessibleName(self.tr("Pages of the room"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        page = QWidget() if self.scrolls else self
        self._column = layout = QVBoxLayout(page)  # which may scroll in the room
        layout.setContentsMargins(16, 12, 16, 8)
        layout.setSpacing(8)
        layout.addWidget(self.controls)
        layout.addWidget(self.tabs)
        layout.addWidget(self._stack, 1)
        if self.scrolls:
            fill(self, LowArea(page))
