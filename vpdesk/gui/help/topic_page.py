"""A page of the help on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFontInfo,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from vpdesk.gui.help.pictures import CHARTS, MARKS, chart_image, mark_image
from vpdesk.gui.help.style import pictures_beside, screen_colours, style_sheet
from vpdesk.gui.help.topics import FIRST_TOPIC, Topic, folded, places_of
from vpdesk.report.language import Language

# In sizes of the text:
WIDEST = 66  # a longer line is hard to read
BESIDE_FROM = 56  # from this width on, a picture stands beside the text
PICTURE, PICTURE_ALONE = 37, 48  # the width of a picture beside the text, and of one over it
MARGIN = 1.5
SPACE = 1.2  # between the text and a picture beside it
RELOAD_MS = 80  # after the last change of the width


def topic_name(url: QUrl) -> str:
    """The name of the topic at an address of the help; the first where it is empty."""
    return url.fileName().removesuffix(".html") or FIRST_TOPIC


class HelpPage(QTextBrowser):
    """Shows a topic: its links, its pictures in the size of the text, the places of a search.

    zoomRequested: steps that the user wants the text to be larger.
    """

    zoomRequested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._topics: Mapping[str, Topic] = {}
        self._languages: Mapping[str, Language] = {}
        self.words: list[str] = []
        self._places: list[QTextCursor] = []
        self._picture_width = 0
        self._beside = False
        self._timer = QTimer(self, singleShot=True, interval=RELOAD_MS)
        self._timer.timeout.connect(self.restyle)
        self.sourceChanged.connect(lambda _: self._find())
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # One that comes and goes with the text would change the width, and so the text again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self._anchor = ""  # the place to stay at while the page finds its size
        self.verticalScrollBar().actionTriggered.connect(self._forget_anchor)

    @property
    def topic(self) -> Topic:
        """The topic that is shown; the first before any is."""
        return self._topics[topic_name(self.source())]

    def show_topics(self, topics: Mapping[str, Topic], languages: Mapping[str, Language]) -> None:
        """Have topics by their names, and the languages in which they are written by code."""
        self._topics, self._languages = topics, languages

    def show_place(self, place: str) -> None:
        """Show a topic, or a place in it as in "scales#blitz"."""
        name, _, anchor = place.partition("#")
        self._anchor = anchor
        self.setSource(QUrl(f"help:/{name}.html" + (f"#{anchor}" if anchor else "")))

    def restyle(self) -> None:
        """Show the same place in the present size, colours and language."""
        self._fit()
        if self.source().isEmpty():
            return
        bar = self.verticalScrollBar()
        share = bar.value() / (bar.maximum() or 1)
        # Qt's reload goes back to the place of the topic that was shown first.
        self.setHtml(
            self.loadResource(QTextDocument.ResourceType.HtmlResource.value, self.source())
        )
        if self._anchor:
            self.scrollToAnchor(self._anchor)
        else:
            bar.setValue(round(share * bar.maximum()))
        self._find()

    def mark_words(self, words: list[str]) -> None:
        """Mark folded words wherever they stand, from now on, and go to the first place."""
        self.words = words
        self._find()
        self.go_to_end_word(first=True)

    def go_to_word(self, *, forward: bool) -> bool:
        """Go to the next marked place, or to the one before; whether there was one."""
        here = self.textCursor().position()
        if forward:
            found = [each for each in self._places if each.selectionStart() >= here]
        else:
            found = [each for each in self._places[::-1] if each.selectionEnd() < here]
        if not found:
            return False
        self._go_to(found[0])
        return True

    def go_to_end_word(self, *, first: bool) -> None:
        """Go to the first marked place, or to the last."""
        if self._places:
            self._go_to(self._places[0 if first else -1])

    def loadResource(self, kind: int, address: QUrl | str) -> Any:  # as of Qt
        url = QUrl(address)
        name = url.fileName()
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            topic = self._topics.get(topic_name(url))
            html = topic.html if topic is not None else ""
            return pictures_beside(html) if self._beside else html
        ratio = self.devicePixelRatioF()
        if name in CHARTS:
            language = self._languages.get(self.topic.code, Language())
            space = SPACE * self._em if self._beside else 0
            return chart_image(CHARTS[name](language), self._picture_width, ratio, space)
        if name in MARKS:
            ink = self.palette().color(QPalette.ColorRole.Text)
            return mark_image(MARKS[name], self._em, ratio, ink)
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self._picture_width
        self._fit()
        if self._picture_width != before:
            self._timer.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers().name == "ControlModifier":
            self.zoomRequested.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            self._forget_anchor()
            super().wheelEvent(event)

    def _forget_anchor(self) -> None:
        """The reader has moved on from the place that was asked for."""
        self._anchor = ""

    @property
    def _em(self) -> float:
        return QFontInfo(self.font()).pixelSize()

    def _fit(self) -> None:
        """Lines as wide as the window, but not too long to read; pictures as they have room."""
        em = self._em
        width = min(self.viewport().width(), round(WIDEST * em))
        self.setLineWrapColumnOrWidth(width)
        self.document().setDocumentMargin(MARGIN * em)
        room = width - 2 * MARGIN * em
        self._beside = room >= BESIDE_FROM * em
        picture = PICTURE * em if self._beside else min(room - 1, PICTURE_ALONE * em)
        self._picture_width = int(picture)
        size = QFontInfo(self.font()).pointSizeF()
        self.document().setDefaultStyleSheet(style_sheet(screen_colours(self.palette()), size))

    def _find(self) -> None:
        """Mark the words in the text that is shown."""
        text = folded(self.document().toPlainText()) if self.words else ""
        self._places = []
        for start, end in places_of(self.words, text) if self.words else ():
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            self._places.append(cursor)
        self.setExtraSelections([self._mark(each) for each in self._places])

    def _mark(self, place: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = place
        mark.format.setBackground(self.palette().highlight())
        mark.format.setForeground(self.palette().highlightedText())
        return mark

    def _go_to(self, place: QTextCursor) -> None:
        cursor = QTextCursor(place)
        cursor.setPosition(place.selectionEnd())
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
