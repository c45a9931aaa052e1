"""A stranger's file is read in a thread of its own: the window goes on, and Esc leaves the file."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QProgressDialog

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

AT_ONCE = 0.05  # seconds in which most files are read; nothing is shown or done meanwhile
SHOWN_AFTER_MS = 500

STOPPED = QT_TRANSLATE_NOOP("ReadingStopped", "The file was not read to its end.")

T = TypeVar("T")


class ReadingStoppedError(WordedError):
    """The user did not wait for a file."""

    context = "ReadingStopped"


class _Reading(QObject, Generic[T]):
    """What is read in a thread; done comes in the window's."""

    done = Signal()

    def __init__(self, read: Callable[[], T], discard: Callable[[T], object]) -> None:
        super().__init__()
        self.result: T | None = None
        self.error: BaseException | None = None
        self._read, self._discard = read, discard
        self._lock, self._ended, self._stopped = threading.Lock(), False, False
        self.reader = threading.Thread(target=self._run, name="vpdesk-reading", daemon=True)

    def left(self) -> bool:
        """Whether it is left before its end; what it reads then is given back."""
        with self._lock:
            self._stopped = not self._ended
        return self._stopped

    def _run(self) -> None:
        try:
            self.result = self._read()
        except BaseException as error:
            self.error = error
        with self._lock:
            self._ended = True
        if not self._stopped:
            self.done.emit()
        elif self.error is None:
            self._discard(cast("T", self.result))


def aside(read: Callable[[], T], discard: Callable[[T], object] = lambda _: None) -> T:
    """What a reader returns or raises; it touches no widget.

    discard: gives back what is read after the user has left it. Raises ReadingStoppedError then.
    """
    reading = _Reading(read, discard)
    loop = QEventLoop()
    reading.done.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    reading.reader.start()
    reading.reader.join(AT_ONCE)
    if reading.reader.is_alive():
        _wait(reading, loop)
    if reading.left():
        raise ReadingStoppedError(STOPPED)
    if reading.error is not None:
        raise reading.error
    return cast("T", reading.result)


def _wait(reading: _Reading[T], loop: QEventLoop) -> None:
    """Until it is read, or the user leaves it; nothing else can be done meanwhile."""
    late = QTimer(singleShot=True, interval=SHOWN_AFTER_MS)
    late.timeout.connect(loop.quit)
    late.start()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if not reading.reader.is_alive():
        return
    dialog = named(
        QProgressDialog(
            translate("ReadingStopped", "The file is being read."),
            translate("ReadingStopped", "Cancel"),
            0,
            0,
            QApplication.activeWindow(),
        ),
        "readingDialog",
    )
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.setMinimumDuration(0)
    dialog.canceled.connect(loop.quit)
    dialog.rejected.connect(loop.quit)  # by Esc, where another window has the keyboard
    dialog.show()
    if reading.reader.is_alive():
        loop.exec()
    dialog.close()
    dialog.deleteLater()
