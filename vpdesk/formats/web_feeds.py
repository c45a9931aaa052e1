"""What stands on published pages, for other programs: news as RSS, all tables as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from email.utils import format_datetime
from hashlib import sha256
from html import escape

import vpdesk
from vpdesk.paper.characters import one_line
from vpdesk.report.document import Letterhead
from vpdesk.report.events.event_pages import WebPage
from vpdesk.report.table import Cell, Table

FORMAT = 1  # of the JSON file
FEW_ROWS = 3  # of a page that its news tells
GENERATOR = f"vpdesk {vpdesk.__version__}"


def rss_feed(
    pages: Iterable[WebPage],
    named: Callable[[str], str],
    address: str,
    head: Letterhead,
    code: str,
    when: datetime | None,
) -> bytes:
    """An RSS 2.0 file with an item a page; what changed on a page makes it a new item.

    named: the name of a page's file. address: of the folder, before that name.
    """
    date = f"<pubDate>{format_datetime(when.astimezone())}</pubDate>\n" if when else ""
    items = "".join(
        f"<item>\n<title>{_text(page.title)}</title>\n"
        f"<link>{escape(address + named(page.file))}</link>\n"
        f'<guid isPermaLink="false">{_print(page)}</guid>\n'
        f"<description>{_text('; '.join(_first_rows(page)))}</description>\n{date}</item>\n"
        for page in pages
    )
    about = " · ".join(filter(None, (head.event, head.date, head.title)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">\n<channel>\n'
        f"<generator>{GENERATOR}</generator>\n"
        f"<title>{_text(head.event)}</title>\n"
        f"<link>{escape(address + named('index.html'))}</link>\n"
        f"<description>{_text(about)}</description>\n<language>{code}</language>\n{date}"
        f"{items}</channel>\n</rss>\n"
    ).encode()


def json_feed(
    pages: Iterable[WebPage],
    named: Callable[[str], str],
    head: Letterhead,
    code: str,
    when: datetime | None,
) -> bytes:
    """All tables of all pages (docs/web-pages.md)."""
    told = {
        "generator": GENERATOR,
        "format": FORMAT,
        "name": head.event,
        "organiser": head.title,
        "date": head.date,
        "language": code,
        "published": when.isoformat(timespec="seconds") if when else None,
        "pages": [
            {
                "file": named(page.file),
                "title": page.title,
                "tables": [_table(each.table, named) for each in page.sections if each.table],
            }
            for page in pages
        ],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _table(table: Table, named: Callable[[str], str]) -> dict[str, object]:
    return {
        "title": table.title,
        "note": table.rule,
        "headings": table.headings,
        "rows": [[_cell(cell, named) for cell in row] for row in table.rows],
    }


def _cell(cell: Cell, named: Callable[[str], str]) -> object:
    """A text, or with the number behind it or the page that it leads to all of them."""
    if cell.value is None and not cell.to:
        return cell.text
    value = {} if cell.value is None else {"value": cell.value}
    return {"text": cell.text, **value, **({"file": named(cell.to)} if cell.to else {})}


def _first_rows(page: WebPage) -> Iterator[str]:
    tables = [each.table for each in page.sections if each.table]
    for row in tables[0].rows[:FEW_ROWS] if tables else ():
        yield ", ".join(cell.text for cell in row if cell.text)


def _print(page: WebPage) -> str:
    """What is another as soon as anything on the page is."""
    told = repr([(each.table.title, each.table.rows) for each in page.sections if each.table])
    return f"{page.file}-{sha256(told.encode()).hexdigest()[:16]}"


def _text(text: str) -> str:
    return escape(one_line(text))
