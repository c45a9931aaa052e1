"""SVG whose texts stay texts: a tenth as large, to be searched, read out and changed.

A viewer has not got the font: it takes one that is much the same where it has it, and each text is
as wide as in ours, so that columns stay where they are.
"""

from __future__ import annotations

import re
from html import unescape

from PySide6.QtSvg import QSvgGenerator

from vpdesk.paper.bundled_font import FAMILY, ems

FONTS = f"'{FAMILY}', 'Noto Sans', 'Open Sans', 'Segoe UI', 'DejaVu Sans', Verdana, sans-serif"
BOLD = 600  # the least weight that is set in bold

_GROUP = re.compile(r'(<g fill="none" stroke="black")')
_FAMILY = re.compile(r'\s*font-family="[^"]*"')
_TEXT = re.compile(
    r'<text fill="(?P<fill>[^"]*)" fill-opacity="(?P<opacity>[^"]*)" stroke="none" '
    r'xml:space="preserve" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" font-family="[^"]*" '
    r'font-size="(?P<size>[^"]*)" font-weight="(?P<weight>[^"]*)" font-style="normal"\s*>'
    r"(?P<text>[^<]*)</text>"
)


class TextGenerator(QSvgGenerator):
    """Makes SVG with texts."""

    keeps_texts = True  # see draws_outlines


def with_fonts(svg: bytes) -> bytes:
    """The same with fonts that a viewer may have, and texts as wide as in ours."""
    text = _TEXT.sub(_told, svg.decode())
    text = _FAMILY.sub("", text)
    return _GROUP.sub(rf'\1 font-family="{FONTS}"', text, count=1).encode()


def _told(found: re.Match[str]) -> str:
    bold = float(found["weight"]) >= BOLD
    width = ems(unescape(found["text"]), bold) * float(found["size"])
    fixed = f' textLength="{width:.5g}" lengthAdjust="spacingAndGlyphs"' if width else ""
    shown = f' fill-opacity="{found["opacity"]}"' if found["opacity"] != "1" else ""
    blanks = ' xml:space="preserve"' if "  " in found["text"] else ""
    return (
        f'<text fill="{found["fill"]}"{shown} stroke="none"{blanks} x="{found["x"]}" '
        f'y="{found["y"]}"{fixed}>{found["text"]}</text>'
    )
