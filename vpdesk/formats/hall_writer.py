"""What the window shows to the hall, written into the folder that the process of the hall reads."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from vpdesk.event.event import Event, event_over
from vpdesk.files.hall_folder import write_snapshot
from vpdesk.formats.hall_html import hall_bar, hall_files, hall_script, hall_style
from vpdesk.hall.clock import SessionClock
from vpdesk.hall.seen import Seen, evening_over
from vpdesk.hall.snapshot import HallSnapshot, next_snapshot, page_hash
from vpdesk.languages import LANGUAGES, language
from vpdesk.pairs.evening import Evening
from vpdesk.report.events.event_pages import WebPage
from vpdesk.report.hall.hall_pages import hall_evening_pages, hall_event_pages, page_of_round
from vpdesk.report.language import Language


@dataclass(frozen=True, slots=True)
class HallShown:
    """What is shown to the hall.

    languages: codes of those in which there are pages now, the usual one first.
    """

    value: Event | Evening
    seen: Seen
    languages: tuple[str, ...] = ("en",)
    clock: SessionClock | None = None
    messages: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all is played, and all may be seen."""
        value = self.value
        return evening_over(value) if isinstance(value, Evening) else event_over(value)

    @property
    def seen_clock(self) -> SessionClock | None:
        """The clock, where players may see anything."""
        return None if self.seen is Seen.NOTHING and not self.over else self.clock

    def pages(self, told: Language) -> Iterator[WebPage]:
        """The pages in a language."""
        if isinstance(self.value, Evening):
            return hall_evening_pages(self.value, self.seen, told)
        return hall_event_pages(self.value, self.seen, told)


class HallWriter:
    """Writes a folder; pages that are what they were are not made again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.snapshot = HallSnapshot()
        self._kept: dict[str, tuple[tuple[WebPage, ...], Mapping[str, bytes]]] = {}
        self._style, self._script = hall_style(), hall_script()

    def steps(self, shown: HallShown) -> Generator[None, None, HallSnapshot]:
        """Have in the folder what is shown; yields after each language. Raises StorageError.

        Where it fails, or is stopped, the folder is as it was.
        """
        pages: dict[str, bytes] = {}
        bars: dict[str, str] = {}
        for code in dict.fromkeys((*shown.languages, *LANGUAGES)):
            if code in shown.languages:
                made, bars[code] = self._of_language(shown, code)
                pages.update(made)
            else:  # its pages are made when somebody asks for them
                bars[code] = ""
            yield
        snapshot = next_snapshot(
            self.snapshot,
            {name: page_hash(data) for name, data in pages.items()},
            event=shown.value.name,
            bars=bars,
            style=self._style,
            script=self._script,
            clock=shown.seen_clock,
            messages=shown.messages,
        )
        if snapshot is not self.snapshot:
            write_snapshot(self.folder, snapshot, pages)
            self.snapshot = snapshot
        return snapshot

    def _of_language(self, shown: HallShown, code: str) -> tuple[Mapping[str, bytes], str]:
        told, name = language(code), shown.value.name
        pages = tuple(shown.pages(told))
        kept = self._kept.get(code)
        bar = hall_bar(pages, name, told, page_of_round(shown.value))
        if kept is not None and kept[0] == pages:
            return kept[1], bar
        files = hall_files(pages, name, told)
        self._kept[code] = pages, files
        return files, bar
