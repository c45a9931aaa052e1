"""Offering unsaved work that a crash has left behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QDateTime, QLocale

from vpdesk.gui.texts import screen_code, translate
from vpdesk.gui.widgets.notice_bar import Answer, NoticeBar
from vpdesk.gui.widgets.question import ask

Kept = TypeVar("Kept")
Kept_co = TypeVar("Kept_co", covariant=True)
Bar = Callable[[], NoticeBar]


class Left(Protocol[Kept_co]):
    """The recovery file of a program that did not end properly."""

    @property
    def work(self) -> Kept_co | None:
        """What is in it; None where it is damaged."""

    @property
    def title(self) -> str:
        """What the work is called."""

    @property
    def modified(self) -> float:
        """When it was written, in seconds."""

    def settle(self) -> None:
        """The work is on the screen, and safe."""

    def remove(self) -> None:
        """Remove the file: its work was given up."""

    def set_aside(self) -> Path:
        """Keep a damaged file under another name, so that it is not offered again."""

    def release(self) -> None:
        """Leave it for another start."""


class RecoveryOffer(Generic[Kept]):
    """Asks of everything left behind whether to keep it; what has no answer stays for later.

    keep: shows the work, and calls what it is given once that is safe. describe: how much there
    is in it, in words.
    """

    def __init__(
        self,
        left: Sequence[Left[Kept]],
        keep: Callable[[Kept, Callable[[], object]], object],
        describe: Callable[[Kept], str] = lambda work: "",  # noqa: ARG005
    ) -> None:
        self._keep = keep
        self._describe = describe
        self._open = left

    def show_in(self, bar: Bar) -> None:
        """Ask in the bar of the window, which is another one after a change of the language."""
        for left in self._open:
            work = left.work
            if work is None:
                text = translate(
                    "RecoveryOffer", "Unsaved changes were found, but are damaged: see “{file}”."
                )
                close = Answer(translate("RecoveryOffer", "Close"), "noticeClose", lambda: None)
                bar().show_notice(text.format(file=left.set_aside()), close)
                continue
            self._offer(left, partial(self._take, left, work, bar), bar)

    def _take(self, left: Left[Kept], work: Kept, bar: Bar) -> None:
        """Show the work; the offer stands until it is safe, for the user may think better of it."""
        text = self._offer(left, partial(self._take, left, work, bar), bar)

        def settle() -> None:
            bar().withdraw(text)
            left.settle()

        self._keep(work, settle)

    def _offer(self, left: Left[Kept], keep: Callable[[], object], bar: Bar) -> str:
        """Ask about one; what is said."""
        text = _text(left, "" if left.work is None else self._describe(left.work))
        bar().show_notice(
            text,
            Answer(translate("RecoveryOffer", "Open It"), "keepRecovered", keep),
            Answer(
                translate("RecoveryOffer", "Discard…"),
                "discardRecovered",
                lambda: self._ask_discard(left, keep, bar),
            ),
        )
        return text

    def _ask_discard(self, left: Left[Kept], keep: Callable[[], object], bar: Bar) -> None:
        """Discard it if the user means it; else offer it again."""
        what = "" if left.work is None else self._describe(left.work)
        ask(
            bar().window(),
            "discardRecoveredQuestion",
            translate("RecoveryOffer", "Discard what was recovered?"),
            _text(left, what) + "\n" + translate("RecoveryOffer", "It cannot be brought back."),
            (translate("RecoveryOffer", "&Discard"), translate("RecoveryOffer", "&Keep It")),
            left.remove,
            lambda: self._offer(left, keep, bar),
        )

    def close(self) -> None:
        """Leave what has no answer to the next start."""
        for left in self._open:
            left.release()


def _text(left: Left[object], what: str) -> str:
    """What was left; what: how much there is in it."""
    moment = QDateTime.fromSecsSinceEpoch(int(left.modified))
    text = translate("RecoveryOffer", "Unsaved work was recovered: “{name}”, {time}.")
    if what:
        text = translate("RecoveryOffer", "Unsaved work was recovered: “{name}” ({what}), {time}.")
    when = QLocale(screen_code()).toString(moment, "d MMMM yyyy HH:mm")
    return text.format(name=left.title, time=when, what=what)
