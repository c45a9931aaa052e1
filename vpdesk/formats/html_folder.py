"""The pages of an event, or of a pairs evening, as HTML files that lead to one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from vpdesk.event.event import Event, EventPrints
from vpdesk.formats.html_file import JSON, RSS, Others, html_steps
from vpdesk.formats.logo import logo_of
from vpdesk.formats.web_feeds import json_feed, rss_feed
from vpdesk.languages import LANGUAGES
from vpdesk.languages import language as language_of
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.dates import date_text
from vpdesk.report.document import Letterhead
from vpdesk.report.events.event_pages import INDEX, WebPage, event_pages
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_pages import evening_pages
from vpdesk.resources import resource
from vpdesk.stepwise import finished

DOT = " · "  # between date, place and organiser
_NOTHING_SAID = EventPrints()
MARK = b'<meta name="generator" content="vpdesk '  # in the head of every page
THEME = "theme.css"  # beside the pages, for a club to change


@dataclass(frozen=True, slots=True)
class Publishing:
    """When pages are published, and where: the address of their folder, "" where none is known."""

    when: datetime | None = None
    address: str = ""

    def said(self, language: Language) -> str:
        """When that is, in words."""
        if self.when is None:
            return ""
        day = date_text(self.when.date().isoformat(), language)
        told = language.translate("Export", "Published {date}, {time}")
        return told.format(date=day, time=f"{self.when:%H:%M}")


_NOWHERE = Publishing()


def event_files(
    event: Event,
    language: Language,
    others: Sequence[Language] = (),
    at: Publishing = _NOWHERE,
) -> dict[str, bytes]:
    """The bytes of every page by the name of its file. Raises EventError.

    others: languages in which each page is there, too, under its name with their code; every page
    leads to itself in the other ones.
    """
    pages = {each: tuple(event_pages(event, each)) for each in (language, *others)}
    return web_files(pages, event.name, event.prints, at)


def evening_files(
    scored: ScoredEvening,
    language: Language,
    others: Sequence[Language] = (),
    at: Publishing = _NOWHERE,
) -> dict[str, bytes]:
    """The same of a pairs evening."""
    pages = {each: tuple(evening_pages(scored, each)) for each in (language, *others)}
    evening = scored.evening
    prints = EventPrints(date=DOT.join(filter(None, (evening.place, evening.date))))
    return web_files(pages, evening.name, prints, at)


def others_than(one: Language) -> tuple[Language, ...]:
    """All languages of the program but one."""
    return tuple(language_of(code) for code in LANGUAGES if code != one.code)


def web_files(
    made: dict[Language, tuple[WebPage, ...]],
    name: str,
    prints: EventPrints = _NOTHING_SAID,
    at: Publishing = _NOWHERE,
) -> dict[str, bytes]:
    """The bytes of pages by the names of their files, of their feeds, and of the style over them.

    made: the pages by language, the one whose pages have no code in their names first.
    """
    logo = logo_of(prints.logo, Path(name)) if prints.logo else None
    head = Letterhead(prints.organiser, name, prints.date, logo)
    codes = [each.code for each in made]
    files = {THEME: resource(f"pages/{THEME}").read_bytes()}
    for language, pages in made.items():
        said = DOT.join(date_text(part, language) for part in prints.date.split(DOT))
        folder = _Folder(replace(head, date=said), pages, language, codes, at)
        files |= folder.files()
    return files


class _Folder:
    """The pages in one language. head: its title is the organiser, who is named on every page."""

    def __init__(
        self,
        head: Letterhead,
        pages: tuple[WebPage, ...],
        language: Language,
        codes: Sequence[str],
        at: Publishing,
    ) -> None:
        self.head, self.pages, self.language, self.codes, self.at = head, pages, language, codes, at
        self.called = Counter(name for each in pages for name in each.called)

    def files(self) -> dict[str, bytes]:
        """The bytes of pages and feeds."""
        found = {self.named(page.file): self.page(page) for page in self.pages}
        listed = [each for each in self.pages if each.listed and not each.called]
        told = (self.head, self.language.code, self.at.when)
        found[self.named("feed.xml")] = rss_feed(listed, self.named, self.at.address, *told)
        found[self.named("pages.json")] = json_feed(self.pages, self.named, *told)
        return found

    def named(self, name: str, code: str = "") -> str:
        """The name of a file in a language: index.html, index.cs.html."""
        path, code = Path(name), code or self.language.code
        return name if code == self.codes[0] else f"{path.stem}.{code}{path.suffix}"

    def page(self, page: WebPage) -> bytes:
        """The bytes of a page."""
        links = [
            (self.named(address) if address else "", title)
            for address, title in _links(page, self.pages)
        ]
        tongues = [
            (each, LANGUAGES[each], self.named(page.file, each))
            for each in self.codes
            if each != self.language.code
        ]
        found = [each for each in self.pages if each is not page]
        leads = {
            name: self.named(each.file)
            for each in found
            for name in each.called
            if self.called[name] == 1  # a name that two have leads nowhere
        }
        leads |= {each.file: self.named(each.file) for each in found}
        feeds = ((RSS, self.named("feed.xml")), (JSON, self.named("pages.json")))
        others = Others(links, tongues, leads, THEME, feeds, self.at.said(self.language))
        sections, head = page.sections, self.letterhead(page)
        return finished(html_steps(sections, head, self.language, lambda _: "", others=others))

    def letterhead(self, page: WebPage) -> Letterhead:
        """What stands over a page."""
        titles, head = [each.title for each in page.sections], self.head
        first = page.file == INDEX
        alone = not first and len(titles) == 1 and (not page.called or titles == [page.title])
        return replace(
            head,
            title="" if alone else page.title,
            event=head.title if first else head.event,
            date=DOT.join(filter(None, (head.date, "" if first else head.title))),
        )


def _links(page: WebPage, pages: tuple[WebPage, ...]) -> Iterator[tuple[str, str]]:
    """Where a page leads, as file and title: to all but those of entrants, whose names do."""
    for each in pages:
        if each.listed and not each.called:
            yield each.file if each is not page else "", each.title
