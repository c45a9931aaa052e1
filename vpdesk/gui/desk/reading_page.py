"""A page that reads what is opened, pasted or dropped, in a thread."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, plain_tip
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow

ReadingSteps = Callable[[], Generator[float, None, object]]


class ReadingWords(NamedTuple):
    """What a page says of its reading.

    empty: what it is for and how one begins, while there is nothing. open, open_tip, paste_tip:
    of its buttons. title, kinds: of the dialog that asks for a file. pasted: what is called so
    that has no file. reading, stopped: while it reads, and if that is given up.
    """

    empty: str
    open: str
    open_tip: str
    paste_tip: str
    title: str
    kinds: str
    pasted: str
    reading: str
    stopped: str


class ReadingPage(LabPage):
    """Has buttons to open and to paste, progress after a while, and a line for what went wrong.

    A class of its own for each page says how a file and a text are read, in steps that yield
    the share that is done, and takes what was found.
    stem: how the names of its widgets begin.
    """

    def __init__(self, stem: str, words: ReadingWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stem = stem
        self._words_of_reading = words
        self._name = ""  # of what is being read
        self.open_button = named(QPushButton(words.open), f"{stem}Open")
        self.paste_button = named(QPushButton(self.tr("&Paste")), f"{stem}Paste")
        self.progress = named(QProgressBar(), f"{stem}Progress")
        self.cancel = named(QPushButton(self.tr("C&ancel")), f"{stem}Cancel")
        self.problem = named(QLabel(wordWrap=True), f"{stem}Problem")
        self.empty = named(QLabel(words.empty, wordWrap=True), f"{stem}Empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._content = QStackedWidget()
        self.open_button.setToolTip(words.open_tip)
        self.paste_button.setToolTip(words.paste_tip)
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(words.reading)
        self._work = Work(self, self.progress, self.cancel)
        self._work.failed.connect(lambda error: self._show_problem(error_text(error)))
        self._work.finished.connect(lambda found: self._take(found, self._name))
        self._work.progressed.connect(lambda done: self.progress.setValue(round(100 * done)))
        self.open_button.clicked.connect(self.ask_open)
        self.paste_button.clicked.connect(self.paste)
        self.cancel.clicked.connect(self.stop)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.activated.connect(self.paste)
        for key in (paste, self._work.stop_by_escape(self.stop)):
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._show_problem("")

    def open_file(self, path: Path) -> bool:
        """Read a file; what is in it takes the place of what was there once it is read."""
        if path.suffix.lower() not in self.suffixes:
            return False
        self._open(path)
        return True

    def paste(self) -> None:
        """Read what is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self._read(self._steps_of_text(text), self._words_of_reading.pasted)
        else:
            self._show_problem(self.tr("There is nothing on the clipboard to paste."))

    def stop(self) -> None:
        """Give up what is being read."""
        if self._work.running:
            self._work.cancel()
            self._show_problem(self._words_of_reading.stopped)

    def close(self) -> bool:
        self._work.cancel()
        return super().close()

    def _steps_of_file(self, path: Path) -> ReadingSteps:
        """How a file is read."""
        raise NotImplementedError

    def _steps_of_text(self, text: str) -> ReadingSteps:
        """How a text from the clipboard is read."""
        raise NotImplementedError

    def _take(self, found: Any, name: str) -> None:
        """Show what was found in a file or a text of this name, of the type that its page reads."""
        raise NotImplementedError

    def _lay_out_reading(self, content: QWidget, *controls: QWidget) -> None:
        """The controls behind the buttons; below them the content, once there is any.

        The content scrolls where it has less height than it needs.
        """
        self._content.addWidget(self.empty)
        self._content.addWidget(FittingArea(content))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        buttons = (self.open_button, self.paste_button, *controls)
        layout.addWidget(flow(*buttons, self.progress, self.cancel))
        layout.addWidget(self.problem)
        layout.addWidget(self._content, 1)

    def _show_content(self) -> None:
        """From now on there is something to show."""
        self._content.setCurrentIndex(1)

    def ask_open(self) -> None:
        """Let the user choose a file, and read it."""
        words = self._words_of_reading
        kinds = [f"{words.kinds} ({' '.join(f'*{suffix}' for suffix in self.suffixes)})"]
        ask_open(self, f"{self._stem}File", words.title, kinds, self._open)

    def _open(self, path: Path) -> None:
        self._read(self._steps_of_file(path), path.name)

    def _read(self, steps: ReadingSteps, name: str) -> None:
        self._show_problem("")
        self._name = name
        self.progress.setValue(0)
        self._work.start(steps)

    def _show_problem(self, text: str, details: str = "") -> None:
        warn(self.problem, text, lasting=True)
        self.problem.setToolTip(plain_tip(details))
        self.problem.setVisible(bool(text))
