"""Offering unsaved work that a crash has left behind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from vpdesk.gui.recovery import LeftBehind, left_behind
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.notice_bar import Answer, NoticeBar
from vpdesk.movement_recovery import UnsavedWork

Keep = Callable[[UnsavedWork, Callable[[], object]], object]


class RecoveryOffer:
    """Asks of everything left behind whether to keep it; what has no answer stays for later."""

    def __init__(self, folder: Path, keep: Keep) -> None:
        self._keep = keep
        self._open = left_behind(folder)

    def show_in(self, bar: NoticeBar) -> None:
        """Ask in a bar."""
        for left in self._open:
            work = left.work
            if work is None:
                text = translate(
                    "RecoveryOffer", "Unsaved changes were found, but are damaged: see “{file}”."
                )
                close = Answer(translate("RecoveryOffer", "Close"), "noticeClose", lambda: None)
                bar.show_notice(text.format(file=left.set_aside()), close)
                continue
            keep = partial(self._keep, work, left.remove)
            bar.show_notice(
                _text(left, work),
                Answer(translate("RecoveryOffer", "Keep"), "keepRecovered", keep),
                Answer(translate("RecoveryOffer", "Discard"), "discardRecovered", left.remove),
            )

    def close(self) -> None:
        """Leave what has no answer to the next start."""
        for left in self._open:
            left.release()


def _text(left: LeftBehind, work: UnsavedWork) -> str:
    name = work.title or translate("RecoveryOffer", "a new movement")
    moment = QDateTime.fromSecsSinceEpoch(int(left.modified))
    text = translate("RecoveryOffer", "Recovered: “{name}” with changes of {time} not saved.")
    when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    return text.format(name=name, time=when)
