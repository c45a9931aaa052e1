"""What ends the work on a document waits until all of it is on the disk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

SHOWN_AFTER_MS = 500


class Waiting(QObject):
    """Waits for what is being written, with a dialog that says so; the user may stay instead."""

    def __init__(
        self, window: QWidget, title: str, writer: Writer, then: Callable[[], object]
    ) -> None:
        """then: what is done once all is written; writer: has something to write now."""
        super().__init__(window)
        self._writer, self._then = writer, then
        self._dialog = named(
            QProgressDialog(
                translate("Waiting", "“{name}” is being saved.").format(name=title),
                translate("Waiting", "Stay Here"),
                0,
                0,
                window,
            ),
            "savingDialog",
        )
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(0)
        self._dialog.reset()  # else it shows itself
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._late.timeout.connect(self._dialog.show)
        self._late.start()
        self._dialog.canceled.connect(self._end)
        self._dialog.rejected.connect(self._end)  # by Esc, where another window has the keyboard
        writer.changed.connect(self._look)

    def _look(self) -> None:
        if not self._writer.pending:
            self._end()
            self._then()

    def _end(self) -> None:
        self._late.stop()
        self._writer.changed.disconnect(self._look)
        self._dialog.canceled.disconnect(self._end)
        self._dialog.rejected.disconnect(self._end)
        self._dialog.close()
        self._dialog.deleteLater()
        self.deleteLater()


def when_written(
    window: QWidget, title: str, writer: Writer, then: Callable[[], object]
) -> Waiting | None:
    """Do something now, or once all is written; what waits for that then."""
    if writer.pending:
        return Waiting(window, title, writer, then)
    then()
    return None
