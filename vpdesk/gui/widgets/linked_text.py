"""A text with links that the keyboard reaches without leaving the way through the window."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

Linked = tuple[tuple[str, str], ...]
"""Pieces of a text, each with where it leads to, "" for nowhere."""


class LinkedText(QTextBrowser):
    """Shows paragraphs, to be selected and copied.

    Left and Right go from link to link, Enter follows one, Tab leaves the text.
    followed: where a link leads to.
    """

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paragraphs: tuple[tuple[Linked, bool], ...] = ()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    def show_paragraphs(self, paragraphs: tuple[tuple[Linked, bool], ...]) -> None:
        """Show paragraphs, from their beginning; each is told with whether it is a heading."""
        if paragraphs == self._paragraphs:
            return
        self._paragraphs = paragraphs
        self._render()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return QTextEdit.focusNextPrevChild(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Left: False, Qt.Key.Key_Right: True}
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in keys:
            self._go_to_link(forward=keys[Qt.Key(event.key())])
        elif plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if place := self._place_at_cursor():
                self.followed.emit(place)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def _render(self) -> None:
        link = self.palette().color(QPalette.ColorRole.Link).name()
        self.document().setDefaultStyleSheet(f"a {{ color: {link}; }}")
        bar = self.verticalScrollBar()
        before = bar.value()
        self.setHtml("".join(_html(*each) for each in self._paragraphs))
        bar.setValue(before)

    def _go_to_link(self, *, forward: bool) -> None:
        """Select the next link, or the one before; the first or the last after the other end."""
        links = [(start, end) for start, end, _ in self._links()]
        if not links:
            return
        cursor = self.textCursor()
        after = [each for each in links if each[0] >= cursor.selectionEnd()]
        before = [each for each in links if each[1] <= cursor.selectionStart()]
        at_start = not cursor.hasSelection() and cursor.atStart()
        if forward:
            start, end = (links if at_start or not after else after)[0]
        else:
            start, end = (before or links)[-1]
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _place_at_cursor(self) -> str:
        cursor = self.textCursor()
        return next(
            (
                place
                for start, end, place in self._links()
                if start <= cursor.selectionStart() and cursor.selectionEnd() <= end
            ),
            "",
        )

    def _links(self) -> Iterator[tuple[int, int, str]]:
        """Where links begin and end, and where they lead to."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                fragment = pieces.fragment()
                if place := fragment.charFormat().anchorHref():
                    start = fragment.position()
                    yield start, start + fragment.length(), place
                pieces += 1
            block = block.next()


def _html(pieces: Linked, strong: bool) -> str:
    text = "".join(
        f'<a href="{escape(place)}">{escape(words)}</a>' if place else escape(words)
        for words, place in pieces
    )
    return f'<p style="margin-top: 10px"><b>{text}</b></p>' if strong else f"<p>{text}</p>"
