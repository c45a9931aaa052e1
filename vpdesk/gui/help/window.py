"""The window of the help: topics on the left, the text on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.help.keys import keyboard_html
from vpdesk.gui.help.topic_output import HelpOutput
from vpdesk.gui.help.topic_page import HelpPage, topic_name
from vpdesk.gui.help.topics import (
    GROUPS,
    SHORT,
    SPOKEN,
    Topic,
    folded,
    has_phrase,
    load_topics,
    places_of,
)
from vpdesk.gui.texts import screen_code, translate, user_language
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.tall_rows import TargetRows
from vpdesk.languages import language

if TYPE_CHECKING:
    from vpdesk.gui.help.helped import Helped

SIZE = QSize(68, 40)  # in heights of a line and of its letters
SHARES = (1, 3)  # widths of topics and text
NAME_ROLE = Qt.ItemDataRole.UserRole
Keys = QKeySequence.StandardKey


class HelpWindow(ReadingOrder, QWidget):
    """Help to read while the program is used, also while one of its dialogs is open.

    It has no parent: a dialog of the main window would block it otherwise.
    """

    def __init__(self, window: Helped) -> None:
        super().__init__()
        self._window = window
        self._refresh = QTimer(self, singleShot=True, interval=0)
        self._translate = QTimer(self, singleShot=True, interval=0)
        self.topics: dict[str, Topic] = {}
        self._items: dict[str, QListWidgetItem] = {}
        self._heads: dict[str, QListWidgetItem] = {}
        self.setObjectName("helpWindow")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.search = named(QLineEdit(clearButtonEnabled=True), "helpSearchEdit")
        self.list = named(QListWidget(), "helpTopicList")
        self.nothing = named(QLabel(wordWrap=True), "helpNothingLabel")
        self.page = named(HelpPage(), "helpPage")
        self.back = named(QPushButton(), "helpBackButton")
        self.forward = named(QPushButton(), "helpForwardButton")
        self.print_button = named(QPushButton(), "helpPrintButton")
        self.pdf_button = named(QPushButton(), "helpPdfButton")
        self.message = named(QLabel(wordWrap=True), "helpMessageLabel")
        self.output = HelpOutput(self, window)
        self._lay_out()
        self._make_shortcuts()
        self._fill()
        self._connect()

    def show_place(self, place: str) -> None:
        """Show a topic, or a place in it as in "scales#blitz", in front of other windows."""
        self.search.clear()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        self.page.show_place(place)
        self.page.setFocus()

    def find_next(self, *, forward: bool = True) -> None:
        """Go to the next place of the search, in the next topic where this one has no more."""
        if not self.page.words or self.page.go_to_word(forward=forward):
            return
        found = [name for name in self.topics if not self._item(name).isHidden()]
        if found:
            at = found.index(self.page.topic.name) if self.page.topic.name in found else -1
            self.page.show_place(found[(at + (1 if forward else -1)) % len(found)])
            self.page.go_to_end_word(first=forward)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate.start()  # once the menus are translated too
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._refresh.start()

    def _search(self, text: str) -> None:
        words = folded(text).rstrip("?!. ").split()
        found = [
            name
            for name, topic in self.topics.items()
            if not words or places_of(words, topic.folded)
        ]
        place = ""
        if not found and len(words[-1]) > SHORT:  # a shorter one is still being typed
            words = [each for each in words if len(each) > SHORT]
            found, place = self._most_like(words)
        best = [each for each in found if has_phrase(words, folded(self.topics[each].title))]
        best = best or [each for each in found if has_phrase(words, self.topics[each].folded)]
        best = best or found
        for name in self.topics:
            self._item(name).setHidden(name not in found)
        for group, head in self._heads.items():
            head.setHidden(not {*found} & {*GROUPS[group]})
        self.nothing.setHidden(bool(found))
        if best and self.page.topic.name not in best:
            self.page.show_place(best[0])
        self.page.mark_words(words)
        if place:
            self.page.show_place(place)

    def _most_like(self, words: list[str]) -> tuple[list[str], str]:
        """The topics with the most words of a question, and the place of the heading that has.

        One of several words is too few.
        """

        def has(text: str) -> int:
            return sum(bool(places_of([each], text)) for each in words)

        counts = {name: has(topic.folded) for name, topic in self.topics.items()}
        heads = {
            place: has(folded(heading))
            for topic in self.topics.values()
            for place, heading in topic.parts
        }
        least, most, best = (
            min(2, len(words)),
            max(counts.values()),
            max(heads, key=heads.__getitem__),
        )
        if not least or most < least:
            return [], ""
        found = [name for name, count in counts.items() if count == most]
        if heads[best] < least:
            return found, ""
        return list(dict.fromkeys((topic_name(QUrl(best)), *found))), best

    def _topic_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.page.show_place(item.data(NAME_ROLE))

    def _open_topic(self) -> None:
        self.page.setFocus()

    def _show_source(self, source: QUrl) -> None:
        """Mark the topic that is shown in the list; the page itself knows it a little later."""
        self.message.hide()
        with QSignalBlocker(self.list):
            self.list.setCurrentItem(self._item(topic_name(source)))

    def _item(self, name: str) -> QListWidgetItem:
        return self._items[name]

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.show()

    # How it is put together

    def _fill(self) -> None:
        """Take all words in the language of the screen."""
        code = screen_code()
        self.topics = load_topics(code, lambda: keyboard_html(self._window))
        self.page.show_topics(self.topics, {SPOKEN: language(SPOKEN), code: user_language()})
        self.setWindowTitle(self.tr("Help"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in all topics"))
        self.list.setAccessibleName(self.tr("Topics"))
        self.page.setAccessibleName(self.tr("Text of the topic"))
        self.nothing.setText(self.tr("No topic has all of these words: try fewer, or others."))
        self.back.setText(self.tr("&Back"))
        self.forward.setText(self.tr("&Forward"))
        self.print_button.setText(self.tr("&Print…"))
        self.pdf_button.setText(self.tr("&Save as PDF…"))
        with QSignalBlocker(self.list):
            self.list.clear()
            for group, names in GROUPS.items():
                self._heads[group] = head = QListWidgetItem(translate("Help", group), self.list)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
                head.setFont(bold(self.list.font()))
                for name in names:
                    item = QListWidgetItem(self.topics[name].title, self.list)
                    item.setData(NAME_ROLE, name)
                    self._items[name] = item
        self.search.clear()
        self._restyle()
        self._show_source(self.page.source())

    def _restyle(self) -> None:
        self.page.restyle()
        for head in self._heads.values():  # it is read, though nobody goes there
            head.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))

    def _make_shortcuts(self) -> None:
        def on(keys: QKeySequence | Keys | str, slot: object) -> None:
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

        on(Keys.Find, self._go_to_search)
        on(Keys.FindNext, self.find_next)
        on(Keys.FindPrevious, lambda: self.find_next(forward=False))
        on(Keys.Back, self.page.backward)
        on(Keys.Forward, self.page.forward)
        on(Keys.Print, self.print_button.click)
        on(Keys.Close, self.close)
        on("Esc", self.close)
        on(Keys.HelpContents, lambda: self.show_place("overview#help"))
        down = QShortcut(QKeySequence("Down"), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._go_to_list)
        for action in self._window.zoom_actions:
            for key in action.shortcuts():
                on(key, action.trigger)

    def _go_to_list(self) -> None:
        """Move on to what was found."""
        item = self.list.currentItem()
        if item is None or item.isHidden():
            shown = (each for each in self._items.values() if not each.isHidden())
            self.list.setCurrentItem(next(shown, self._item(self.page.topic.name)))
        self.list.setFocus()

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _connect(self) -> None:
        self._refresh.timeout.connect(self._restyle)
        self._translate.timeout.connect(self._fill)
        self.back.clicked.connect(self.page.backward)
        self.forward.clicked.connect(self.page.forward)
        self.list.currentItemChanged.connect(self._topic_chosen)
        self.list.itemActivated.connect(self._open_topic)
        self.output.said.connect(self._say)
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.page.forwardAvailable.connect(self.forward.setEnabled)
        self.page.sourceChanged.connect(self._show_source)
        self.page.zoomRequested.connect(self._window.zoom_by)
        self.pdf_button.clicked.connect(lambda: self.output.save_pdf(self.page.topic))
        self.print_button.clicked.connect(lambda: self.output.print(self.page.topic))
        self.search.returnPressed.connect(self.find_next)
        self.search.textChanged.connect(self._search)

    def _lay_out(self) -> None:
        self.nothing.hide()
        self.message.hide()
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        left = QWidget()
        topics = QVBoxLayout(left)
        topics.setContentsMargins(0, 0, 0, 0)
        for part in (self.search, self.nothing, self.list):
            topics.addWidget(part)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setItemDelegate(TargetRows(self.list))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(8)
        for widget, share in zip((left, self.page), SHARES, strict=True):
            splitter.addWidget(widget)
            splitter.setStretchFactor(splitter.count() - 1, share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(row(self.back, self.forward, None, self.print_button, self.pdf_button))
        layout.addWidget(splitter, 1)
        layout.addWidget(self.message)
        metrics = self.fontMetrics()
        size = QSize(SIZE.width() * metrics.height(), SIZE.height() * metrics.height())
        size = size.boundedTo(self.screen().availableSize() * 0.9)
        self.resize(size)
        splitter.setSizes([size.width() * share // sum(SHARES) for share in SHARES])
