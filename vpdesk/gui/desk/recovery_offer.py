"""Offering unsaved work that a crash has left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.notice_bar import Answer, NoticeBar, Said
from vpdesk.gui.widgets.question import ask
from vpdesk.report.dates import date_text

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
    is in it, in words. is_newer: whether work goes on from the file that is open, and what that is
    called.
    """

    def __init__(
        self,
        left: Sequence[Left[Kept]],
        keep: Callable[[Kept, Callable[[], object]], object],
        describe: Callable[[Kept], str] = lambda work: "",  # noqa: ARG005
        is_newer: Callable[[Kept], str] = lambda work: "",  # noqa: ARG005
    ) -> None:
        self._keep = keep
        self._describe = describe
        self._is_newer = is_newer
        self._left = left
        self._asked: dict[int, tuple[Left[Kept], Said]] = {}  # what waits for an answer

    def questions(self, bar: Bar) -> Iterable[tuple[float, Callable[[], object]]]:
        """When each thing was written, in seconds, and what asks about it."""
        for left in self._left:
            work = left.work
            if work is None:
                yield left.modified, partial(self._tell_damaged, left, bar)
            else:
                yield left.modified, partial(self._offer, left, work, bar)

    def look(self, bar: Bar) -> None:
        """Another file is open: of what goes on from it is asked first, and said that it does."""
        for left, said in tuple(self._asked.values()):
            work = left.work
            if work is not None and self._text(left, work) != said.text:
                bar().withdraw(said)
                self._offer(left, work, bar, first=bool(self._is_newer(work)))

    def _tell_damaged(self, left: Left[Kept], bar: Bar) -> None:
        text = translate(
            "RecoveryOffer", "Unsaved changes were found, but are damaged: see “{file}”."
        )
        close = Answer(translate("RecoveryOffer", "Close"), "noticeClose", lambda: None)
        bar().show_notice(text.format(file=left.set_aside()), close)

    def _take(self, left: Left[Kept], work: Kept, bar: Bar) -> None:
        """Show the work; the offer stands until it is safe, for the user may think better of it."""
        self._offer(left, work, bar)

        def settle() -> None:
            bar().withdraw(self._asked.pop(id(left))[1])
            left.settle()

        self._keep(work, settle)

    def _offer(self, left: Left[Kept], work: Kept, bar: Bar, *, first: bool = False) -> None:
        """Ask about one."""

        def answered(do: Callable[[Left[Kept], Kept, Bar], object]) -> None:
            self._asked.pop(id(left), None)
            do(left, work, bar)

        said = bar().show_notice(
            self._text(left, work),
            Answer(
                translate("RecoveryOffer", "Open It"),
                "keepRecovered",
                partial(answered, self._take),
            ),
            Answer(
                translate("RecoveryOffer", "Discard…"),
                "discardRecovered",
                partial(answered, self._ask_discard),
            ),
            first=first or bool(self._is_newer(work)),
        )
        self._asked[id(left)] = left, said

    def _ask_discard(self, left: Left[Kept], work: Kept, bar: Bar) -> None:
        """Discard it if the user means it; else offer it again."""
        ask(
            bar().window(),
            "discardRecoveredQuestion",
            translate("RecoveryOffer", "Discard what was recovered?"),
            self._text(left, work) + "\n" + translate("RecoveryOffer", "This cannot be undone."),
            (translate("RecoveryOffer", "&Discard"), translate("RecoveryOffer", "&Keep It")),
            left.remove,
            lambda: self._offer(left, work, bar),
        )

    def _text(self, left: Left[Kept], work: Kept) -> str:
        """What was left, and that it is newer than what is open, where it is."""
        what, opened = self._describe(work), self._is_newer(work)
        moment = datetime.fromtimestamp(int(left.modified))
        when = f"{date_text(f'{moment:%Y-%m-%d}', user_language())} {moment:%H:%M}"
        if opened:
            text = translate(
                "RecoveryOffer",
                "“{name}” is open as last saved. Newer unsaved work was found, from {time}"
                " ({what}).",
            )
            return text.format(name=opened, time=when, what=what)
        text = translate("RecoveryOffer", "Unsaved work was recovered: “{name}”, {time}.")
        if what:
            text = translate(
                "RecoveryOffer", "Unsaved work was recovered: “{name}” ({what}), {time}."
            )
        return text.format(name=left.title, time=when, what=what)

    def close(self) -> None:
        """Leave what has no answer to the next start."""
        for left in self._left:
            left.release()
