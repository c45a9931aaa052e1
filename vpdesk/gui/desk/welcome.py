"""The page of a room in which nothing is open: how to begin, what was open last, and samples."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.files.paths import is_file
from vpdesk.gui.desk.samples import Sample
from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, translate
from vpdesk.gui.widgets.accent_button import AccentButton
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.link_row import LinkRow
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow

COLUMN = 72  # characters wide
TOP_SHARE = 0.12  # of the height, left free above
TITLE_SIZE = 2.0  # the title's type size, in that of all text
MOST_RECENT, MOST_ACTIONS = 5, 3


class WelcomeAction(NamedTuple):
    """A way to begin. name: of its button. text: with its letter."""

    name: str
    text: str
    do: Callable[[], object]


class WelcomeRows(NamedTuple):
    """What a room says where nothing is open.

    sentence: how one begins. actions: the first one is the usual one, there are three at most.
    describe: what stands in a file, in a few words; it is asked in a thread. Raises WordedError.
    form: asks what is needed to begin; None for nothing.
    """

    title: str
    sentence: str
    actions: tuple[WelcomeAction, ...]
    describe: Callable[[Path], str]
    form: QWidget | None = None


class Welcome(QWidget):
    """Shows the name of the room, a sentence, its actions, the recent files, its samples.

    fileRequested: one of the files is to be opened (Path). sampleRequested: a Sample is.
    """

    fileRequested = Signal(object)
    sampleRequested = Signal(object)

    def __init__(self, room: str, rows: WelcomeRows, samples: Sequence[Sample]) -> None:
        super().__init__()
        self.rows = rows
        self.title = named(QLabel(rows.title), "welcomeTitle", "{room}")
        self.sentence = named(FlowLabel(), "welcomeSentence")
        self.sentence.setText(rows.sentence)
        self.buttons = tuple(map(_button, rows.actions[:MOST_ACTIONS], (True, False, False)))
        self.recent: tuple[LinkRow, ...] = ()
        self._paths: tuple[Path, ...] = ()
        self._stale = False  # other files are offered than it shows
        self.samples = tuple(map(self._sample, samples))
        self._recent_title = _heading(self.tr("Recent"))
        self._recent = QWidget()
        self._work = Work(self)
        self._work.progressed.connect(self._show_details)
        self._work.finished.connect(self._show_details)
        self._lay_out(room)
        self._show_files()

    def show_recent(self, files: Sequence[str]) -> None:
        """Offer these files, once it is seen; what stands in them follows."""
        self._paths = tuple(map(Path, files[:MOST_RECENT]))
        self._stale = True
        if self.isVisible():
            self._show_files()

    def _show_files(self) -> None:
        self._work.cancel()
        self._stale, paths = False, self._paths
        layout = self._recent.layout()
        assert layout is not None
        for each in self.recent:
            layout.removeWidget(each)
            each.deleteLater()
        self.recent = tuple(map(self._file, paths))
        for each in self.recent:
            layout.addWidget(each)
        for part in (self._recent_title, self._recent):
            part.setVisible(bool(paths))
        if paths:
            describe = self.rows.describe
            self._work.start(lambda: _describing(paths, describe))

    def go(self) -> None:
        """Move the keyboard to where one begins."""
        form = self.rows.form
        first = self.buttons[0] if form is None else form
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._show_files()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_column"):
            self._fit()

    def _fit(self) -> None:
        """A column in the upper middle."""
        self.title.setFont(bold(self.font(), TITLE_SIZE))
        self._column.setMaximumWidth(COLUMN * self.fontMetrics().averageCharWidth())
        self._page_layout.setContentsMargins(0, round(self.height() * TOP_SHARE), 0, 8)

    def _show_details(self, found: dict[int, tuple[str, bool]] | None) -> None:
        for at, (text, there) in (found or {}).items():
            self.recent[at].show_detail(text)
            self.recent[at].setEnabled(there)

    def _file(self, path: Path) -> LinkRow:
        made = named(LinkRow(path.stem, str(path)), "recentFile")
        made.clicked.connect(lambda: self.fileRequested.emit(path))
        return made

    def _sample(self, sample: Sample) -> LinkRow:
        text = translate("Samples", sample.text).replace("&", "")
        made = named(LinkRow(text), f"sample-{sample.name}")
        made.clicked.connect(lambda: self.sampleRequested.emit(sample))
        return made

    def _lay_out(self, room: str) -> None:
        self.sentence.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._column = QWidget()
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        column.addSpacing(8)
        if self.rows.form is not None:
            column.addWidget(self.rows.form)
        column.addWidget(flow(*self.buttons))
        column.addSpacing(16)
        column.addWidget(self._recent_title)
        listed = QVBoxLayout(self._recent)
        listed.setContentsMargins(0, 0, 0, 0)
        listed.setSpacing(0)
        column.addWidget(self._recent)
        if self.samples:
            column.addSpacing(8)
            column.addWidget(_heading(self.tr("Samples to try")))
            for each in self.samples:
                column.addWidget(each)
        page = QWidget()
        middle = QHBoxLayout()  # not by an alignment, which measures lines at the page's width
        middle.addStretch(1)
        middle.addWidget(self._column, COLUMN)
        middle.addStretch(1)
        self._page_layout = QVBoxLayout(page)
        self._page_layout.addLayout(middle)
        self._page_layout.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FittingArea(page))
        named(self, f"{room}Welcome")


def _button(action: WelcomeAction, first: bool) -> QPushButton:
    made = named((AccentButton if first else QPushButton)(action.text), action.name)
    made.setAutoDefault(True)  # Enter presses it, too
    made.clicked.connect(lambda: action.do())  # noqa: PLW0108 - without Qt's argument
    return made


def _heading(text: str) -> QLabel:
    made = QLabel(text)
    made.setFont(bold(made.font()))
    return made


def _describing(
    paths: Sequence[Path], describe: Callable[[Path], str]
) -> Generator[dict[int, tuple[str, bool]], None, dict[int, tuple[str, bool]]]:
    """What stands in the files, by their place, and whether they are there."""
    found: dict[int, tuple[str, bool]] = {}
    for at, path in enumerate(paths):
        there = is_file(path)
        text = translate("Welcome", "no longer there")
        if there:
            try:
                text = ", ".join((describe(path), _when(path)))
            except (WordedError, OSError) as error:
                text = error_text(error)
        found = {**found, at: (text, there)}
        yield found
    return found


def _when(path: Path) -> str:
    """The day on which a file was written."""
    day = datetime.fromtimestamp(path.stat().st_mtime).astimezone().date()
    since = (date.today() - day).days
    if since in (0, 1):
        texts = translate("Welcome", "today"), translate("Welcome", "yesterday")
        return texts[since]
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
