"""How a page of the help looks, on screen and on paper."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtGui import QPalette

ROLE = QPalette.ColorRole
_PICTURE = re.compile(r'<p class="picture"><img (src="[^"]*")></p>\s*<p>')


class Colours(NamedTuple):
    """The colours of a page, "#rrggbb"."""

    text: str
    muted: str
    line: str
    tint: str
    link: str


PAPER_COLOURS = Colours("#000000", "#5f6870", "#c4c4c4", "#eef2f5", "#0b4f94")


def screen_colours(palette: QPalette) -> Colours:
    """The colours of a page in a palette."""
    roles = (ROLE.Text, ROLE.PlaceholderText, ROLE.Mid, ROLE.Window, ROLE.Link)
    return Colours(*(palette.color(role).name() for role in roles))


def pictures_beside(html: str) -> str:
    """A page whose charts stand to the right of what follows them, rather than over it."""
    return _PICTURE.sub(r'<p><img style="float: right" \1>', html)


def style_sheet(colours: Colours, size: float) -> str:
    """The style of a page whose text has a size in points."""
    text, muted, line, tint, link = colours
    return f"""
        h1 {{ font-size: {size * 1.8:.1f}pt; margin-top: 0px; margin-bottom: 6px; }}
        h2 {{ font-size: {size * 1.25:.1f}pt; margin-top: 22px; margin-bottom: 4px; }}
        p, li, dd {{ line-height: 135%; }}
        p {{ margin-top: 0px; margin-bottom: 9px; }}
        p.lead {{ font-size: {size * 1.15:.1f}pt; color: {muted}; margin-bottom: 14px; }}
        p.notice {{ background-color: {tint}; margin-bottom: 14px; }}
        p.picture {{ line-height: 100%; }}
        p.formula {{ font-size: {size * 1.1:.1f}pt; margin-left: 24px; }}
        li {{ margin-bottom: 4px; }}
        dt {{ font-weight: bold; margin-top: 8px; }}
        a {{ color: {link}; }}
        b.keys {{ background-color: {tint}; }}
        table {{ border-collapse: collapse; margin-top: 4px; margin-bottom: 12px; }}
        th, td {{ padding: 4px 12px 4px 0px; }}
        table.grid th, table.grid td {{ padding: 3px 12px; border-bottom: 1px solid {line}; }}
        table.grid th {{ background-color: {tint}; }}
        table.keys {{ margin-top: 0px; margin-bottom: 0px; }}
        h2.keys {{ margin-top: 7px; margin-bottom: 1px; }}
        table.keys td {{ padding: 0px 10px 1px 0px; }}
        td.over {{ border-bottom: 1px solid {text}; padding: 2px 6px; }}
        td.under, td.formula {{ padding: 2px 6px; }}
        table.formula td {{ font-size: {size * 1.15:.1f}pt; }}
        td.strong {{ font-weight: bold; }}
    """
