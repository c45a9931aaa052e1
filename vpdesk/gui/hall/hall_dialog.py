"""The dialog of the hall: what is shown to players' phones, in which network, and how it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.networks import Network, networks
from vpdesk.gui.hall.code_picture import CodePicture
from vpdesk.gui.hall.firewall_words import firewall_text
from vpdesk.gui.hall.hall_live import HallLive
from vpdesk.gui.texts import error_text, translate
from vpdesk.gui.widgets.accent_button import AccentButton
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.hall.seen import Seen

if TYPE_CHECKING:
    from vpdesk.gui.desk.keeper import Directed

CODE = 220  # pixels
LARGE = 1.6  # of the address, in that of all text
MOST_MESSAGE = 200


def seen_texts() -> dict[Seen, str]:
    """What players may see, in words."""
    return {
        Seen.NOTHING: translate("Hall", "Nothing while the session is played"),
        Seen.SEATS: translate("Hall", "Clock and seats"),
        Seen.RESULTS: translate("Hall", "Everything but the running ranking"),
        Seen.EVERYTHING: translate("Hall", "Everything"),
    }


class HallDialog(FittingDialog):
    """Starts the hall, shows how it goes, and ends it; the window behind it stays free.

    directed: what the room in sight directs. checkRequested, sheetRequested: more is wanted of it.
    """

    checkRequested = Signal()
    sheetRequested = Signal()

    def __init__(
        self,
        live: HallLive,
        directed: Callable[[], Directed | None],
        parent: QWidget,
        find: Callable[[], tuple[Network, ...]] = networks,
    ) -> None:
        super().__init__(parent)
        named(self, "hallDialog", "hall")
        self.setWindowTitle(translate("Hall", "Pages for Players’ Phones"))
        self._live, self._directed, self._find = live, directed, find
        self.starts, self.runs = self._make_start(), self._make_running()
        self.runs.hide()
        pages = QWidget()
        layout = QVBoxLayout(pages)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.starts)
        layout.addWidget(self.runs)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.hide)
        self.lay_out(pages, buttons)
        live.changed.connect(self.show_state)
        self.begin()

    def _make_start(self) -> QWidget:
        page = QWidget()
        self.what = named(QLabel(wordWrap=True), "hallWhat")
        self.network = named(QComboBox(), "hallNetwork")
        self.seen = named(QComboBox(), "hallSeen")
        for each, text in seen_texts().items():
            self.seen.addItem(text, each)
        self.firewall = named(QLabel(wordWrap=True), "hallFirewall")
        self.firewall.setText(firewall_text(self._live.kept.port))
        self.line = named(QLabel(wordWrap=True), "hallLine")
        self.start = named(AccentButton(translate("Hall", "&Start")), "hallStart")
        self.start.clicked.connect(self._start)
        form = QFormLayout()
        form.addRow(translate("Hall", "&Network:"), self.network)
        form.addRow(translate("Hall", "&Players see:"), self.seen)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.what)
        layout.addLayout(form)
        layout.addWidget(self.firewall)
        layout.addWidget(self.line)
        layout.addWidget(row(self.start, None))
        layout.addStretch(1)
        return page

    def _make_running(self) -> QWidget:
        page = QWidget()
        self.code = named(CodePicture(CODE), "hallCode")
        self.address = named(QLabel(), "hallAddress")
        font = self.address.font()
        font.setPointSizeF(font.pointSizeF() * LARGE)
        self.address.setFont(font)
        select = Qt.TextInteractionFlag.TextSelectableByMouse
        self.address.setTextInteractionFlags(
            select | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.state = named(QLabel(wordWrap=True), "hallState")
        self.seen_now = named(QComboBox(), "hallSeenNow")
        for each, text in seen_texts().items():
            self.seen_now.addItem(text, each)
        self.seen_now.activated.connect(lambda _: self._live.set_seen(self.seen_now.currentData()))
        self.message = named(QLineEdit(maxLength=MOST_MESSAGE), "hallMessage")
        self.message.returnPressed.connect(self._say)
        self.say = named(QPushButton(translate("Hall", "Sa&y It to All")), "hallSay")
        self.say.clicked.connect(self._say)
        self.messages = named(QListWidget(), "hallMessages")
        self.messages.setAccessibleName(translate("Hall", "Messages that phones show"))
        self.messages.setMaximumHeight(5 * self.fontMetrics().height())
        self.take_back = named(QPushButton(translate("Hall", "&Take It Back")), "hallTakeBack")
        self.take_back.clicked.connect(self._take_back)
        self.check = named(QPushButton(translate("Hall", "Network &Check")), "hallCheck")
        self.check.clicked.connect(self.checkRequested)
        self.sheet = named(QPushButton(translate("Hall", "S&heet with Codes…")), "hallSheet")
        self.sheet.clicked.connect(self.sheetRequested)
        self.end = named(QPushButton(translate("Hall", "&End the Hall")), "hallEnd")
        self.end.clicked.connect(self._live.end)
        for button in (self.say, self.take_back, self.check, self.sheet, self.end):
            button.setAutoDefault(False)
        form = QFormLayout()
        form.addRow(translate("Hall", "&Players see:"), self.seen_now)
        label = QLabel(translate("Hall", "&Message:"))
        label.setBuddy(self.message)
        form.addRow(label, row(self.message, self.say))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.address, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.code, 1, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.state)
        layout.addLayout(form)
        layout.addWidget(self.messages)
        layout.addWidget(flow(self.take_back, self.check, self.sheet, self.end))
        return page

    def begin(self) -> None:
        """Show what there is to choose now."""
        kept = self._live.kept
        self.seen.setCurrentIndex(self.seen.findData(kept.seen))
        found = self._find()
        self.network.clear()
        for each in found:
            told = f"{each.address}  ({each.name})" if each.name else each.address
            self.network.addItem(told, each.address)
        at = self.network.findData(kept.address)
        if at >= 0:
            self.network.setCurrentIndex(at)
        self.line.clear()
        self.show_state()

    def show_state(self) -> None:
        """Show how it goes."""
        live = self._live
        self.starts.setVisible(not live.on)
        self.runs.setVisible(live.on)
        if not live.on:
            self._show_what()
            return
        self.address.setText(live.url or translate("Hall", "Starting…"))
        name = translate("Hall", "Code that opens {address}").format(address=live.url)
        self.code.show_code(live.url, name)
        trouble = live.trouble
        count = live.figures.listening
        listens = translate("Hall", "%n phone(s) have the pages open.", None, count)
        told = translate("Hall", "“{name}” is shown.").format(name=live.name)
        self.state.setText(f"\N{WARNING SIGN} {trouble}" if trouble else f"{told} {listens}")
        self.seen_now.setCurrentIndex(self.seen_now.findData(live.kept.seen))
        if [self.messages.item(at).text() for at in range(self.messages.count())] != [
            *live.messages
        ]:
            self.messages.clear()
            self.messages.addItems(list(live.messages))
        self.messages.setVisible(bool(live.messages))
        self.take_back.setVisible(bool(live.messages))

    def _show_what(self) -> None:
        directed, found = self._directed(), self.network.count() > 0
        if directed is None:
            text = translate("Hall", "Open an event or a pairs evening first: its pages are shown.")
        elif not found:
            text = translate("Hall", "This computer is in no network: join the players’ Wi-Fi.")
        else:
            told = translate(
                "Hall",
                "From Start on, players in this Wi-Fi see “{name}” on their phones, without "
                "internet.",
            )
            text = told.format(name=directed.value().name)
        self.what.setText(text)
        self.start.setEnabled(directed is not None and found)

    def _start(self) -> None:
        directed = self._directed()
        if directed is None:
            return
        try:
            self._live.start(directed, self.network.currentData(), self.seen.currentData())
        except (WordedError, OSError) as error:
            warn(self.line, error_text(error))

    def _say(self) -> None:
        self._live.say(self.message.text().strip())
        self.message.clear()

    def _take_back(self) -> None:
        item = self.messages.currentItem() or self.messages.item(0)
        if item is not None:
            self._live.take_back(item.text())
