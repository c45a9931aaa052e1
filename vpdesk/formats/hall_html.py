"""The pages of the hall as HTML: what stands in each, what stands over all, style and script.

Style and script are the same for all pages, so that a browser can be told by one hash each what
it may obey: nothing stands in an attribute.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.formats.html_file import Others, page_parts
from vpdesk.formats.html_style import STYLE, WEB_STYLE
from vpdesk.hall.clock import PeriodKind
from vpdesk.languages import LANGUAGES
from vpdesk.report.events.event_pages import INDEX, WebPage
from vpdesk.report.hall.clock_words import BEGINS, LATE_TEXTS, OVER, PAUSED, SHOWN_TEXTS
from vpdesk.report.hall.hall_pages import main_pages
from vpdesk.report.language import Language
from vpdesk.resources import resource

AWAY = QT_TRANSLATE_NOOP(
    "HallPages",
    "No connection to the director’s laptop since {time}. What you see may be out of date.",
)
SEEK = QT_TRANSLATE_NOOP("HallPages", "The first letters of a name:")
ME = QT_TRANSLATE_NOOP("HallPages", "Remember this page as mine")
MINE = QT_TRANSLATE_NOOP("HallPages", "Mine")
NO_SCRIPT = QT_TRANSLATE_NOOP(
    "HallPages", "Scripts are off in this browser: load the page again to see what is new."
)
ROUND_FILE = re.compile(r"((?:stage-\d+-)?round-)(\d+)\.html")
MOST_CHARACTERS = 30  # before or after the place where the numbers of a column are aligned
_WIDTHS = re.compile(r' class="([^"]*)"([^>]*) style="--ems:[\d.]+;--head:(\d+);--tail:(\d+)"')
_LEFT = re.compile(r' style="[^"]*"')


def hall_style() -> str:
    """The style of all pages."""
    figures = range(MOST_CHARACTERS + 1)
    widths = "".join(f".h{each}{{--head:{each}}}.t{each}{{--tail:{each}}}" for each in figures)
    own = resource("hall/phone.css").read_text(encoding="utf-8")
    return _tight(f"{STYLE}{WEB_STYLE}{own}") + widths


def hall_script() -> str:
    """The script of all pages."""
    lines = resource("hall/phone.js").read_text(encoding="utf-8").splitlines()
    told = (line.strip() for line in lines)
    return "\n".join(line for line in told if line and not line.startswith("// "))


def hall_files(pages: Sequence[WebPage], event: str, language: Language) -> dict[str, bytes]:
    """The bytes of the pages in a language, by language and file: "cs/index.html".

    The first line of each is its title, as HTML; the rest is what stands below the bar.
    """
    called = Counter(name for each in pages for name in each.called)
    leads = {each.file: each.file for each in pages}
    leads |= {
        name: each.file
        for each in pages
        for name in each.called
        if called[name] == 1  # a name that two have leads nowhere
    }
    return {
        f"{language.code}/{page.file}": _page(page, pages, leads, event, language).encode()
        for page in pages
    }


def _page(
    page: WebPage,
    pages: Sequence[WebPage],
    leads: Mapping[str, str],
    event: str,
    language: Language,
) -> str:
    others = {name: file for name, file in leads.items() if file != page.file}
    links = [
        (each.file if each is not page else "", each.title)
        for each in pages
        if each.listed and not each.called
    ]
    told = Others(links, (), others)
    body, more = page_parts(page.title, page.sections, language, told)
    rounds = _rounds_beside(page, pages, language)
    what = "one" if page.called else "where" if page.file == INDEX and page.sections else ""
    title = " – ".join(filter(None, (_text(page.title), _text(event))))
    return (
        f"<title>{title}</title>\n"
        f'<main data-what="{what}">\n{_without_styles(body)}{rounds}</main>\n'
        f'<div id="more">{more}</div>\n'
        f"{_tongues(page.file, language)}"
    )


def _rounds_beside(page: WebPage, pages: Sequence[WebPage], language: Language) -> str:
    """Below a round, the one before it and the one that is next."""
    found = ROUND_FILE.fullmatch(page.file)
    if found is None:
        return ""
    titles = {each.file: each.title for each in pages}
    items = ""
    for step, text in ((-1, "\N{LEFTWARDS ARROW} {}"), (1, "{} \N{RIGHTWARDS ARROW}")):
        file = f"{found[1]}{int(found[2]) + step}.html"
        if file in titles:
            items += f'<li><a href="{file}">{text.format(_text(titles[file]))}</a></li>'
    label = _text(language.translate("Parts", "Rounds"))
    return f'<nav id="beside" aria-label="{label}"><ul>{items}</ul></nav>\n' if items else ""


def _tongues(file: str, language: Language) -> str:
    """The same page in the other languages."""
    items = "".join(
        f'<li><a href="/{code}/{file}" hreflang="{code}" lang="{code}">{_text(name)}</a></li>'
        for code, name in LANGUAGES.items()
        if code != language.code
    )
    label = _text(language.translate("PrintsDialog", "Language"))
    return f'<nav id="tongues" aria-label="{label}"><ul>{items}</ul></nav>\n'


def hall_bar(pages: Sequence[WebPage], event: str, language: Language, round_now: str = "") -> str:
    """What stands over each page: clock, message, where one goes. round_now: as in main_pages."""
    translate = language.translate
    words = {
        "away": translate("HallPages", AWAY),
        "seek": translate("HallPages", SEEK),
        "me": translate("HallPages", ME),
        "stands": translate("Clock", PAUSED),
        "begins": translate("Clock", BEGINS),
        "over": translate("Clock", OVER),
        **{kind.value: translate("Clock", SHOWN_TEXTS[kind]) for kind in PeriodKind},
        **{_late_key(*of): translate("Clock", text) for of, text in LATE_TEXTS.items()},
    }
    told = "".join(f' data-{name}="{_text(text)}"' for name, text in words.items())
    found = main_pages(pages, language, round_now)
    last = sum(1 for each in pages if re.fullmatch(r"round-\d+\.html", each.file))
    items = [
        f'<li><a href="{each.file}" data-page="{each.key}" data-file="{each.file}"'
        f' data-last="{last}">{_text(each.title)}</a></li>'
        for each in found
    ]
    mine = _text(translate("HallPages", MINE))
    items.insert(1, f'<li hidden><a href="{INDEX}" data-page="mine">{mine}</a></li>')
    name = _text(translate("Parts", "Hall"))  # those below the page are called Pages
    return (
        f'<div id="bar" role="banner"{told}>\n'
        f'<p class="occasion" id="occasion">{_text(event)}</p>\n'
        '<p id="away" role="status" hidden></p>\n<p id="said" role="status" hidden></p>\n'
        '<p id="clock" role="timer" hidden></p>\n'
        f"<noscript><p>{_text(translate('HallPages', NO_SCRIPT))}</p></noscript>\n"
        f'<nav id="pages" aria-label="{name}"><ul>{"".join(items)}</ul></nav>\n</div>\n'
    )


def _late_key(play: bool, late: bool) -> str:
    """The name of what is late, as the script makes it."""
    return f"{'play' if play else 'move'}-{'late' if late else 'early'}"


def _without_styles(body: str) -> str:
    """A body whose widths are told by classes, as no style may stand in an attribute."""

    def told(found: re.Match[str]) -> str:
        head, tail = (min(int(each), MOST_CHARACTERS) for each in found.groups()[2:])
        return f' class="{found[1]} h{head} t{tail}"{found[2]}'

    return _LEFT.sub("", _WIDTHS.sub(told, body))


def _tight(style: str) -> str:
    return re.sub(r"\s+", " ", style).strip()


def _text(text: str) -> str:
    return escape(one_line(text))
