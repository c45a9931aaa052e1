"""What a step did, kept as its English text and what goes into it, and told in any language."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vpdesk.report.language import Language

BEGIN = '["'  # of what is kept; what older files have is a finished text
_PLACE = re.compile(r"\{(\w+)\}")


def step_words(
    context: str, text: str, comment: None = None, n: int = -1, /, **values: int | str
) -> str:
    """A step as it is kept: undo, the log and files have it so, and told_step() tells it.

    text: in lower case, with {named} places, as a translator sees it. n: of a text with "%n".
    values: what goes into the places; another step is one of them, too.
    """
    return json.dumps([context, text, comment, n, values], ensure_ascii=False)


def told_step(kept: str, language: Language) -> str:
    """A step in a language; a finished text, as older files have it, is as it is."""
    found = _read(kept)
    if found is None:
        return kept
    context, text, n, values = found

    def value_of(place: re.Match[str]) -> str:
        return told_step(str(values.get(place[1], place[0])), language)

    said = language.translate(context, text, None, n).replace("&", "")  # of a label
    return _PLACE.sub(value_of, said)


def _read(kept: str) -> tuple[str, str, int, dict[str, Any]] | None:
    """Context, text, number and values; None where it is none that step_words() made."""
    if not kept.startswith(BEGIN):
        return None
    try:
        context, text, _, n, values = json.loads(kept)
    except (ValueError, TypeError, RecursionError):
        return None
    known = isinstance(context, str) and isinstance(text, str) and type(n) is int
    return (context, text, n, values) if known and isinstance(values, dict) else None
