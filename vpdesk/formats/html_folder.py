"""The pages of an event, or of a pairs evening, as HTML files that lead to one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from vpdesk.event.event import Event
from vpdesk.event.prints import EventPrints, prints_of
from vpdesk.formats.html_file import html_steps
from vpdesk.formats.logo import logo_of
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.document import Letterhead
from vpdesk.report.event.event_pages import INDEX, WebPage, event_pages
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_pages import evening_pages
from vpdesk.stepwise import finished

_NOTHING_SAID = EventPrints()
MARK = b'<meta name="generator" content="vpdesk '  # in the head of every page


def event_files(event: Event, language: Language) -> dict[str, bytes]:
    """The bytes of every page by the name of its file. Raises EventError."""
    prints = prints_of(event)
    return _files(tuple(event_pages(event, language)), event.name, language, prints)


def evening_files(scored: ScoredEvening, language: Language) -> dict[str, bytes]:
    """The same of a pairs evening."""
    return _files(tuple(evening_pages(scored, language)), scored.evening.name, language)


def _files(
    pages: tuple[WebPage, ...], name: str, language: Language, prints: EventPrints = _NOTHING_SAID
) -> dict[str, bytes]:
    logo = logo_of(prints.picture, Path(name)) if prints.logo else None
    head = Letterhead(prints.organiser, name, prints.date, logo)
    return {each.file: _bytes(each, pages, head, language) for each in pages}


def _bytes(
    page: WebPage, pages: tuple[WebPage, ...], head: Letterhead, language: Language
) -> bytes:
    """head: its title is the organiser, who is named on the first page."""
    links = tuple(_links(page, pages))
    alone = len(page.sections) == 1 and page.file != INDEX and not page.entrant
    letterhead = replace(
        head,
        title="" if alone else page.title,
        event=head.title if page.file == INDEX else head.event,
    )
    return finished(html_steps(page.sections, letterhead, language, lambda _: "", links=links))


def _links(page: WebPage, pages: tuple[WebPage, ...]) -> Iterator[tuple[str, str]]:
    """Where a page leads, as file and title: everywhere, and to entrants from the first one."""
    for each in pages:
        if not each.entrant or page.file == INDEX:
            yield each.file if each is not page else "", each.title
