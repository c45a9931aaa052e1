"""What a page of the laboratory or of the match room has in common with every other one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

if TYPE_CHECKING:
    from vpdesk.gui.widgets.shared_width import SharedWidth
    from vpdesk.report.sheet import Subject
    from vpdesk.scales import Scale, ScaleSpec


class CopiedTable(Protocol):
    """A table whose selected rows can be copied."""

    def copy(self, *, headings: bool) -> None:
        """Put what is selected on the clipboard."""

    def selectAll(self) -> None:
        """Select all rows."""

    def setFocus(self) -> None:
        """Move the keyboard to it."""


class LabPage(QWidget):
    """A page of a PagedRoom; this one shows nothing, can undo nothing and takes no file.

    A page is made when it is first shown, without arguments. Its own layout has no margins: the
    room has them. One with work that goes on cancels that in close(), which ends the page.

    stateChanged: the subject, or what can be undone, is another one.
    printRequested: the user wants to print a sheet of the subject (Sheet).
    choiceRequested: the user wants another choice of the scale (ScaleSpec) than the one shown.
    suffixes: the ends of the names of files that it opens, in lower case: (".csv", ".txt").
    copied_from: its tables and texts, the main one first.
    panes: those whose widths are remembered; None where there are none.
    """

    stateChanged = Signal()
    choiceRequested = Signal(object)
    printRequested = Signal(object)

    suffixes: ClassVar[tuple[str, ...]] = ()
    copied_from: tuple[CopiedTable | QTextBrowser, ...]
    panes: SharedWidth | None = None

    def show_scale(self, choice: ScaleSpec, scale: Scale | None, error: str = "") -> None:
        """Show what there is to say of a scale; called while the page is visible, or becomes so.

        scale: None where the choice gives none; error then says why, in a sentence.
        """

    def open_file(self, path: Path) -> bool:
        """Open a file that was dropped on the window; False where it is not one for this page."""
        return False

    # What the room tells the window while the page is shown, as in Room

    @property
    def subject(self) -> Subject | None:
        """What is exported and printed; None while there is nothing."""
        return None

    @property
    def can_undo(self) -> bool:
        """There is a step of the page's own to undo."""
        return False

    @property
    def can_redo(self) -> bool:
        """There is a step of the page's own that was undone."""
        return False

    @property
    def undo_text(self) -> str:
        """What would be undone; "" where that goes without saying."""
        return ""

    @property
    def redo_text(self) -> str:
        """What would be done again; "" where that goes without saying."""
        return ""

    def undo(self) -> None:
        """Take the last step back."""

    def redo(self) -> None:
        """Do again what was undone last."""

    def copy(self) -> None:
        """Copy what is selected, where the keyboard is or else in the main table."""
        self._copy(headings=False)

    def copy_with_headings(self) -> None:
        """The same, with the headings of the table."""
        self._copy(headings=True)

    def select_all(self) -> None:
        """Select all of what copy would copy."""
        copied = self._copied
        copied.setFocus()
        copied.selectAll()

    def go_first(self) -> None:
        """Move the keyboard to where the work begins."""
        self.setFocus()

    @property
    def _copied(self) -> CopiedTable | QTextBrowser:
        """What the keyboard is in, or else the main table."""
        focused = QApplication.focusWidget()
        return next((each for each in self.copied_from if each is focused), self.copied_from[0])

    def _copy(self, *, headings: bool) -> None:
        copied = self._copied
        if isinstance(copied, QTextBrowser):
            copied.copy()
        else:
            copied.copy(headings=headings)

    def go_further(self) -> None:
        """The keys of the page were pressed again, while it is shown."""
        self.go_first()

    # What is remembered

    @property
    def widths(self) -> tuple[int, ...]:
        """How its panes share the page, in pixels; as many whatever is shown."""
        return () if self.panes is None else self.panes.widths or (0, 0)

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Share the page as before; as at first where these are not the widths of its panes."""
        if self.panes is not None:
            self.panes.restore(widths)

    @property
    def kept(self) -> object:
        """What was opened or done, for a page that takes this one's place in another language."""
        return None

    def restore(self, kept: object) -> None:
        """Go on with what another page of this class kept; never called with None."""
