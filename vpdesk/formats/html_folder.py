"""The pages of an event, or of a pairs evening, as HTML files that lead to one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from vpdesk.event.event import Event, EventPrints
from vpdesk.formats.html_file import Others, html_steps
from vpdesk.formats.logo import logo_of
from vpdesk.languages import LANGUAGES
from vpdesk.languages import language as language_of
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.dates import date_text
from vpdesk.report.document import Letterhead
from vpdesk.report.events.event_pages import INDEX, WebPage, event_pages
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_pages import evening_pages
from vpdesk.stepwise import finished

DOT = " · "  # between date, place and organiser
_NOTHING_SAID = EventPrints()
MARK = b'<meta name="generator" content="vpdesk '  # in the head of every page


def event_files(
    event: Event, language: Language, others: Sequence[Language] = ()
) -> dict[str, bytes]:
    """The bytes of every page by the name of its file. Raises EventError.

    others: languages in which each page is there, too, under its name with their code; every page
    leads to itself in the other ones.
    """
    pages = {each: tuple(event_pages(event, each)) for each in (language, *others)}
    return web_files(pages, event.name, event.prints)


def evening_files(
    scored: ScoredEvening, language: Language, others: Sequence[Language] = ()
) -> dict[str, bytes]:
    """The same of a pairs evening."""
    pages = {each: tuple(evening_pages(scored, each)) for each in (language, *others)}
    evening = scored.evening
    prints = EventPrints(date=DOT.join(filter(None, (evening.place, evening.date))))
    return web_files(pages, evening.name, prints)


def others_than(one: Language) -> tuple[Language, ...]:
    """All languages of the program but one."""
    return tuple(language_of(code) for code in LANGUAGES if code != one.code)


def web_files(
    made: dict[Language, tuple[WebPage, ...]], name: str, prints: EventPrints = _NOTHING_SAID
) -> dict[str, bytes]:
    """The bytes of pages by the names of their files.

    made: the pages by language, the one whose pages have no code in their names first.
    """
    logo = logo_of(prints.logo, Path(name)) if prints.logo else None
    head = Letterhead(prints.organiser, name, prints.date, logo)
    codes = [each.code for each in made]

    def headed(language: Language) -> Letterhead:
        said = DOT.join(date_text(part, language) for part in prints.date.split(DOT))
        return replace(head, date=said)

    return {
        _file(page.file, each.code, codes): _bytes(page, pages, headed(each), each, codes)
        for each, pages in made.items()
        for page in pages
    }


def _file(name: str, code: str, codes: Sequence[str]) -> str:
    """The name of a page in a language: index.html, index.cs.html."""
    return name if code == codes[0] else f"{Path(name).stem}.{code}.html"


def _bytes(
    page: WebPage,
    pages: tuple[WebPage, ...],
    head: Letterhead,
    language: Language,
    codes: Sequence[str],
) -> bytes:
    """head: its title is the organiser, who is named on every page."""
    links = [
        (_file(address, language.code, codes) if address else "", title)
        for address, title in _links(page, pages)
    ]
    tongues = [
        (each, LANGUAGES[each], _file(page.file, each, codes))
        for each in codes
        if each != language.code
    ]
    called = Counter(name for each in pages for name in each.called)
    leads = {
        name: _file(each.file, language.code, codes)
        for each in pages
        if each is not page
        for name in each.called
        if called[name] == 1  # a name that two have leads nowhere
    }
    leads |= {
        each.file: _file(each.file, language.code, codes) for each in pages if each is not page
    }
    titles = [each.title for each in page.sections]
    alone = page.file != INDEX and len(titles) == 1 and (not page.called or titles == [page.title])
    first = page.file == INDEX
    letterhead = replace(
        head,
        title="" if alone else page.title,
        event=head.title if first else head.event,
        date=DOT.join(filter(None, (head.date, "" if first else head.title))),
    )
    others = Others(links, tongues, leads)
    return finished(html_steps(page.sections, letterhead, language, lambda _: "", others=others))


def _links(page: WebPage, pages: tuple[WebPage, ...]) -> Iterator[tuple[str, str]]:
    """Where a page leads, as file and title: to all but those of entrants, whose names do."""
    for each in pages:
        if each.listed and not each.called:
            yield each.file if each is not page else "", each.title
