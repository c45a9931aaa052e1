"""Paragraphs as rich text, for a panel that wraps its lines."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from vpdesk.report.paragraphs import Paragraph


def paragraphs_html(paragraphs: Iterable[Paragraph]) -> str:
    """Sentences under their headings."""
    return "".join(
        f"<h4>{escape(each.text)}</h4>" if each.strong else f"<p>{escape(each.text)}</p>"
        for each in paragraphs
    )
