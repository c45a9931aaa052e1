"""A line of plain text in which some words lead somewhere, by mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from vpdesk.gui.widgets.linked_text import Linked


class LinkLine(QLabel):
    """Shows a sentence; Tab goes to its links, Enter follows one (linkActivated says which)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: Linked = ()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def plain(self) -> str:
        """What it says, as plain text."""
        return "".join(words for words, _ in self._pieces)

    @property
    def leads(self) -> bool:
        """Some of its words lead somewhere."""
        return any(place for _, place in self._pieces)

    def show_pieces(self, pieces: Linked) -> None:
        """Show a sentence."""
        if pieces != self._pieces:
            self._pieces = pieces
            policy = Qt.FocusPolicy.TabFocus if self.leads else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(policy)
            self.setAccessibleName(self.plain)
            self._render()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            # to the first link, or the last one
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setSelection(0, 0)

    def focusNextPrevChild(self, on: bool) -> bool:
        """Go to the next link: it is chosen as a row is; Qt would put faint dots around it."""
        moved = super().focusNextPrevChild(on)
        if self.hasSelectedText():
            self.setSelection(self.selectionStart(), len(self.selectedText()))
        return moved

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and getattr(self, "_pieces", None):
            self._render()

    def _render(self) -> None:
        from html import escape  # not at the start of the program, when there are no words yet

        link = self.palette().color(QPalette.ColorRole.Link).name()
        self.setText(
            "".join(
                f'<a href="{escape(place)}" style="color: {link}">{escape(words)}</a>'
                if place
                else escape(words)
                for words, place in self._pieces
            )
        )
