"""A report as an HTML page that stands alone: nothing else is loaded."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import NamedTuple

import vpdesk
from vpdesk.formats.html_style import PAGE_STYLE, STYLE, WEB_STYLE
from vpdesk.paper.characters import SIGNS, one_line
from vpdesk.paper.palette import heat_colour
from vpdesk.report.chart import Chart, Curve
from vpdesk.report.document import Letterhead, Logo, Section
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Mark, Table, split_cell

PROGRAM = f"vpdesk {vpdesk.__version__}"
FEW_SECTIONS = 3  # more of them need a list of contents
FEW_ROWS = 40  # more of them stand in several columns on paper
# About what a character takes, in sizes of the type: a band's spaces and dash are narrow, a
# heading is bold.
HEAD_EMS, TAIL_EMS, HEADING_EMS, PADDING_EMS, MARK_EMS = 0.57, 0.46, 0.62, 1.1, 0.9
WIDE_EMS = 40  # a table that is wider may be moved sideways where the screen is narrow
PROSE = 70  # characters in a line of sentences, about
DASH = " \N{EN DASH} "  # between two persons
A_NUMBER = 4  # characters at most: a name is longer
PNG_START = b"\x89PNG"
RSS, JSON = "application/rss+xml", "application/json"
FEEDS = {RSS: "RSS", JSON: "JSON"}


class Others(NamedTuple):
    """Other pages that a page leads to.

    links: as address and title; without an address the page itself. tongues: the same page in
    other languages, as code, name and address. leads: by what a cell says, or by the file that it
    leads to, where that is. theme: a style that the club may change, "" for none. feeds: the same
    content for other programs, as type and address. published: when that was, in words.
    """

    links: Sequence[tuple[str, str]] = ()
    tongues: Sequence[tuple[str, str, str]] = ()
    leads: Mapping[str, str] = MappingProxyType({})
    theme: str = ""
    feeds: Sequence[tuple[str, str]] = ()
    published: str = ""


ALONE = Others()


def html_steps(
    sections: Iterable[Section],
    letterhead: Letterhead,
    language: Language,
    pictures: Callable[[Chart], str],
    own_heading: str = "",
    others: Others = ALONE,
) -> Generator[None, None, bytes]:
    """The bytes of an HTML 5 file, UTF-8; yields after each section.

    pictures: gives a chart as the text of an SVG file.
    own_heading: stands over several sections without a title of the letterhead, "" if they are
    of scales.
    On paper each section begins on a page of its own, long tables stand in several columns
    with their headings repeated, and a table too wide for the page gets a smaller type.
    """
    titles: list[str] = []
    bodies: list[str] = []
    for section in sections:
        titles.append(_text(section.title))
        bodies.append(_section_body(section, language, pictures, others))
        yield
    alone = len(titles) == 1 and not one_line(letterhead.title)
    if alone:
        heading = titles[0]
        marked = [f"<section>\n{bodies[0]}</section>\n"]
    else:
        heading = _text(letterhead.title) or _text(
            own_heading or language.translate("Report", "IMPs to Victory Points")
        )
        marked = [
            f'<section id="section-{i}" aria-labelledby="title-{i}">\n'
            f'<h2 id="title-{i}">{title}</h2>\n{body}</section>\n'
            if title != heading or others is ALONE  # that stands over the page
            else f"<section>\n{body}</section>\n"
            for i, (title, body) in enumerate(zip(titles, bodies, strict=True), 1)
        ]
    parts = [
        f'<!DOCTYPE html>\n<html lang="{_text(language.code)}">\n',
        _head(heading, letterhead, others),
        f"<body>\n{_header(heading, letterhead, language)}",
        _contents(titles, language) if len(titles) > FEW_SECTIONS and others is ALONE else "",
        _menu(others.links, language) if others.links else "",
        "<main>\n",
        *marked,
        "</main>\n",
        _links(others.links, language) if others.links else "",
        _tongues(others.tongues, language) if others.tongues else "",
        _made(others),
        "</body>\n</html>\n",
    ]
    return "".join(parts).encode()


def page_parts(
    title: str, sections: Iterable[Section], language: Language, others: Others
) -> tuple[str, str]:
    """What stands in a page whose document is made elsewhere, under its title, and its links."""
    made = [
        (_text(each.title), _section_body(each, language, lambda _: "", others))
        for each in sections
    ]
    heading = _text(title)
    marked = "".join(
        f"<section>\n{body}</section>\n"
        if name in {"", heading}
        else f'<section aria-labelledby="title-{i}">\n<h2 id="title-{i}">{name}</h2>\n'
        f"{body}</section>\n"
        for i, (name, body) in enumerate(made, 1)
    )
    return f"<h1>{heading}</h1>\n{marked}", _links(others.links, language) if others.links else ""


def _text(text: str) -> str:
    return escape(one_line(text))


def _made(others: Others) -> str:
    """What stands at the end of one page among others."""
    if others is ALONE:
        return ""
    told = [_text(others.published)] if others.published else []
    told += [
        f'<a href="{escape(address)}" type="{kind}">{FEEDS[kind]}</a>'
        for kind, address in others.feeds
    ]
    said = " · ".join(told)
    return f'<footer class="made">\n<p>{said} <span>{PROGRAM}</span></p>\n</footer>\n'


def _head(heading: str, letterhead: Letterhead, others: Others) -> str:
    # Later pages say in their margin what the first says in full.
    words = (letterhead.title, letterhead.event, letterhead.date)
    margin = _css_string(" · ".join(filter(None, map(one_line, words))))
    web = others is not ALONE
    title, described, style = heading, "", f"{STYLE}{WEB_STYLE if web else ''}"
    if web:  # found by a search, a page says by itself what it is of
        occasion = [_text(each) for each in (letterhead.event, letterhead.date)]
        told = [each for each in occasion if each and each != heading]
        title = " – ".join((heading, *told[:1]))
        described = f'<meta name="description" content="{" · ".join((heading, *told))}">\n'
    return (
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="{PROGRAM}">\n'
        f"{described}<title>{title}</title>\n"
        f"<style>{PAGE_STYLE.format(heading=margin)}{style}</style>\n"
        f"{_linked(others)}</head>\n"
    )


def _linked(others: Others) -> str:
    """The files beside a page: a style over its own, and its content for other programs."""
    theme = f'<link rel="stylesheet" href="{escape(others.theme)}">\n' if others.theme else ""
    feeds = (
        f'<link rel="alternate" type="{kind}" href="{escape(address)}">\n'
        for kind, address in others.feeds
    )
    return f"{theme}{''.join(feeds)}"


def _css_string(text: str) -> str:
    """A text as CSS has it, of which no character ends the string or the style."""
    return '"' + re.sub(r'["\\<>&]', lambda found: f"\\{ord(found[0]):x} ", text) + '"'


def _header(heading: str, letterhead: Letterhead, language: Language) -> str:
    logo = _logo(letterhead.logo, language) if letterhead.logo else ""
    words = [_text(letterhead.event), _text(letterhead.date)]
    occasion = " · ".join(filter(None, words))
    line = f'\n<p class="occasion">{occasion}</p>' if occasion else ""
    return f"<header>\n{logo}<div><h1>{heading}</h1>{line}</div>\n</header>\n"


def _logo(logo: Logo, language: Language) -> str:
    kind = "image/png" if logo.data.startswith(PNG_START) else "image/svg+xml"
    name = _text(language.translate("Export", "Logo"))
    data = b64encode(logo.data).decode()
    return f'<img alt="{name}" src="data:{kind};base64,{data}">\n'


def _menu(links: Iterable[tuple[str, str]], language: Language) -> str:
    """The same links for a phone: folded, above what the page is about."""
    name = _text(language.translate("Export", "Pages"))
    return (
        f'<nav class="menu" aria-label="{name}">\n<details>\n<summary>{name}</summary>\n'
        f"{_listed(links)}</details>\n</nav>\n"
    )


def _links(links: Iterable[tuple[str, str]], language: Language) -> str:
    name = _text(language.translate("Export", "Pages"))
    return f'<nav class="foot" aria-label="{name}">\n{_listed(links)}</nav>\n'


def _listed(links: Iterable[tuple[str, str]]) -> str:
    listed = "".join(
        f'<li><a href="{escape(address)}">{_text(title)}</a></li>\n'
        if address
        else f'<li aria-current="page">{_text(title)}</li>\n'
        for address, title in links
    )
    return f"<ul>\n{listed}</ul>\n"


def _tongues(tongues: Iterable[tuple[str, str, str]], language: Language) -> str:
    listed = "".join(
        f'<li><a href="{escape(address)}" hreflang="{code}" lang="{code}">{_text(name)}</a></li>\n'
        for code, name, address in tongues
    )
    label = _text(language.translate("PrintsDialog", "Language"))
    return f'<nav aria-label="{label}">\n<ul>\n{listed}</ul>\n</nav>\n'


def _contents(titles: Iterable[str], language: Language) -> str:
    links = "".join(
        f'<li><a href="#section-{i}">{title}</a></li>\n' for i, title in enumerate(titles, 1)
    )
    name = _text(language.translate("Export", "Contents"))
    return (
        f'<nav aria-labelledby="contents">\n<h2 id="contents">{name}</h2>\n'
        f"<ul>\n{links}</ul>\n</nav>\n"
    )


def _section_body(
    section: Section,
    language: Language,
    pictures: Callable[[Chart], str],
    others: Others,
) -> str:
    table, chart = section.table, section.chart
    body = _table(table, others) if table else ""
    if section.narrow:
        lists = (f"<h2>{_text(each.title)}</h2>\n{_table(each, others)}" for each in section.narrow)
        wide, narrow = f'<div class="wide">\n{body}</div>', "".join(lists)
        body = f'{wide}\n<div class="narrow">\n{narrow}</div>\n'
    if chart:
        body += _figure(chart, language, pictures(chart))
    if table and chart:
        body = f'<div class="pair">\n{body}</div>\n'
    legend = ""
    if table and table.legend:
        items = (f"<li>{_sign(mark)}{_text(meaning)}</li>" for mark, meaning in table.legend)
        legend = f"<ul>{''.join(items)}</ul>\n"
    if others is ALONE:
        rule = f"<p>{_text(section.rule)} <span>{PROGRAM}</span></p>\n"
    else:  # the end of the page names the program
        rule = f"<p>{_text(section.rule)}</p>\n" if section.rule else ""
    return f"{body}<footer>\n{legend}{rule}</footer>\n" if legend or rule else body


def _figure(chart: Chart, language: Language, picture: str) -> str:
    """A picture, its name, and under it in words what its marked points are."""
    labels = ", ".join(entry.label for entry in chart.entries)
    name = _text(f"{chart.title}: {chart.y_label} / {chart.x_label}: {labels}")
    points = "; ".join(filter(None, (_marked(chart, curve, language) for curve in chart.curves)))
    caption = f"{chart.x_label}. {points}" if points else chart.x_label
    svg = picture[picture.index("<svg") :]  # an XML declaration has no place within HTML
    return (
        f'<figure>\n<div role="img" aria-label="{name}">{svg}</div>\n'
        f"<figcaption>{_text(caption)}</figcaption>\n</figure>\n"
    )


def _marked(chart: Chart, curve: Curve, language: Language) -> str:
    """What the marked points of a curve are; empty where it has none."""
    points = ((chart.median_label, curve.median), (chart.blitz_label, curve.blitz))
    texts = [f"{label} {language.number(at[0], 1)}" for label, at in points if at is not None]
    return f"{curve.label}: {', '.join(texts)}" if texts else ""


class _Column:
    """How the cells of a column stand: words to the left, numbers to the right.

    bands: some cells have something after the place where they are aligned.
    head, tail: the most characters before and after that place.
    """

    def __init__(
        self, heading: str, cells: Sequence[Cell], *, current: bool, words: bool, prose: bool
    ) -> None:
        splits = [("", cell.text) if words else split_cell(cell.text) for cell in cells]
        words = any(tail and not head for head, tail in splits)
        self.bands = not words and any(tail for _, tail in splits)
        self.label = ""  # before its cells where rows are folded
        self.head = max((len(head) for head, _ in splits), default=0)
        self.tail = max((len(tail) for _, tail in splits), default=0)
        if prose:
            self.tail = min(self.tail, PROSE)
        self.classes = ["words"] * words + ["current"] * current
        self.marked = any(cell.mark in SIGNS for cell in cells)
        self.word = max(map(len, heading.split()), default=0)

    def ems(self, head: int, tail: int) -> float:
        """The width in ems, about; head and tail are what all bands of the table get."""
        if self.bands:
            text = HEAD_EMS * head + TAIL_EMS * tail
        else:
            text = HEAD_EMS * (self.head + self.tail)
        return max(text, HEADING_EMS * self.word) + PADDING_EMS + MARK_EMS * self.marked


def _table(table: Table, others: Others) -> str:
    columns = [
        _Column(
            heading,
            cells,
            current=i == table.current,
            words=i in table.words,
            prose=table.prose,
        )
        for i, (heading, *cells) in enumerate(zip(table.headings, *table.rows, strict=True))
    ]
    bands = [column for column in columns if column.bands]
    head = max((column.head for column in bands), default=0)
    tail = max((column.tail for column in bands), default=0)
    ems = sum(column.ems(head, tail) for column in columns)
    long = " long" if len(table.rows) > FEW_ROWS else ""
    if table.prose or table.lined:
        long = " prose" if table.prose else " lined"
    folds = others is not ALONE and not (table.prose or table.lined)
    if folds:
        _fold(table, columns, others.leads)
        long += " folds stacked" if table.stacked else " folds"
    to = [others.leads.get(each, "") for each in table.leads] or [""] * len(columns)
    headings = "".join(map(_heading, table.headings, columns, to))
    scrolls = ""
    if others is not ALONE and (table.lined or ems > WIDE_EMS):  # by the keyboard, too
        scrolls = f' role="group" tabindex="0" aria-label="{_text(table.title)}"'
    meanings = dict(table.legend)
    rows = "".join(
        f"<tr>{''.join(_cells(row, columns, meanings, others.leads))}</tr>\n" for row in table.rows
    )
    return (
        f'<div class="table{long}"{scrolls} style="--ems:{ems:.1f};--head:{head};--tail:{tail}">\n'
        f'<table>\n<caption><span class="hidden">{_text(table.title)}</span></caption>\n'
        f"<thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )


def _heading(heading: str, column: _Column, to: str) -> str:
    current = ' aria-current="true"' if "current" in column.classes else ""
    if not one_line(heading):  # over a column of signs or lines: no heading to a screen reader
        return f"<td{_classes(column.classes)}></td>"
    said = _text(heading)
    if to:
        said = f'<a href="{escape(to)}">{said}</a>'
    return f'<th scope="col"{_classes(column.classes)}{current}>{said}</th>'


def _fold(table: Table, columns: Sequence[_Column], leads: Mapping[str, str]) -> None:
    """Say which columns stand first on a narrow screen, who and how much, and label the others."""
    cells = list(zip(*table.rows, strict=True)) or [()] * len(columns)
    words = [at for at, column in enumerate(columns) if "words" in column.classes]
    led = [at for at in words if any(cell.text in leads or cell.to in leads for cell in cells[at])]
    named = [at for at in led if columns[at].tail > A_NUMBER] or led
    who = named[0] if named else max(words, key=lambda at: columns[at].tail, default=0)
    filled = [at for at in range(len(columns)) if any(cell.text for cell in cells[at])]
    leading = () if table.leading is None else (table.leading,)
    after = (*leading, *table.highest_first, *filled[:0:-1])
    others = {0, who} | {at for at in led if at not in leading}
    scores = [at for at in after if at not in others]
    for at, column in enumerate(columns):
        if at == who:
            column.classes.append("who")
        elif scores and at == scores[0]:
            column.classes.append("key")
        if at not in (0, who):
            column.label = table.headings[at]


def _cells(
    row: Iterable[Cell],
    columns: Iterable[_Column],
    meanings: dict[Mark, str],
    leads: Mapping[str, str],
) -> Iterator[str]:
    """The cells of a row; the first is its heading, where it says anything."""
    row = tuple(row)
    start, end = '<th scope="row"', "</th>"
    if not row[0].text:
        start, end = "<td", "</td>"
    for cell, column in zip(row, columns, strict=True):
        if column.label and cell.text:
            start += f' data-label="{_text(column.label)}"'
        said = cell.text if "words" in column.classes else ""
        address = (leads.get(cell.to) or leads.get(said) or "") if cell.text else ""
        linked = _linked_names(said, leads) if DASH in said and not address else ""
        yield f"{start}{_cell(cell, column, meanings, address, linked)}{end}"
        start, end = "<td", "</td>"


def _linked_names(text: str, leads: Mapping[str, str]) -> str:
    """Two persons in a cell, behind their numbers, with links of their own; "" without any."""
    numbers, gap, names = text.rpartition("  ")
    parts = [(each, leads.get(each, "")) for each in names.split(DASH)]
    if not any(address for _, address in parts):
        return ""
    linked = (
        f'<a href="{escape(address)}">{_text(each)}</a>' if address else _text(each)
        for each, address in parts
    )
    return f"{_text(numbers)}{gap}{DASH.join(linked)}"


def _cell(cell: Cell, column: _Column, meanings: dict[Mark, str], address: str, linked: str) -> str:
    """The attributes and the text of a cell.

    address: that of a link, "" for none. linked: the text with links within, "" for none.
    """
    text = _text(cell.text)
    classes = [*column.classes, *(f"{edge.name.lower()}-edge" for edge in cell.edges if edge.name)]
    if cell.heat is not None:
        ground, ink = heat_colour(cell.heat)
        return f'{_classes(classes)} style="background:{ground};color:{ink}">{text}'
    if column.bands and text:
        head, tail = map(escape, split_cell(one_line(cell.text)))
        text = f'<span class="head">{head}</span><span class="tail">{tail}</span>'
    if address:
        text = f'<a href="{escape(address)}">{_text(cell.text)}</a>'
    text = linked or text
    if cell.strong and text:
        text = f"<strong>{text}</strong>"
    if cell.mark is None:
        return f"{_classes(classes)}>{text}"
    if cell.mark not in SIGNS:
        return f"{_classes([*classes, 'beyond'])}>{text}"
    says = _text(": ".join(filter(None, (meanings.get(cell.mark, ""), cell.note))))
    sign = SIGNS[cell.mark]  # painted by the style: what is copied is the number alone
    return f'{_classes([*classes, "marked"])} title="{says}" data-sign="{sign}">{text}'


def _sign(mark: Mark) -> str:
    return f'<span class="sign" aria-hidden="true">{SIGNS[mark]}</span>'


def _classes(names: list[str]) -> str:
    return f' class="{" ".join(names)}"' if names else ""
