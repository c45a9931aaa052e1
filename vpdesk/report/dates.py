"""A date in the words of a language."""

from __future__ import annotations

from datetime import date

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import Language

MONTHS = (
    QT_TRANSLATE_NOOP("Dates", "{day} January {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} February {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} March {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} April {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} May {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} June {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} July {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} August {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} September {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} October {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} November {year}"),
    QT_TRANSLATE_NOOP("Dates", "{day} December {year}"),
)


def date_text(text: str, language: Language) -> str:
    """A date such as 2026-11-24 as people write it: "24 November 2026"; any other text as it is."""
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        return text
    said = language.translate("Dates", MONTHS[day.month - 1])
    return said.format(day=day.day, year=day.year)
