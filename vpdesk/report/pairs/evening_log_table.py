"""The log of an evening as a table: when, what, at which table, and what was there before."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.evening_logged import EveningLogged, EveningLogKind
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.pairs.decision_table import seated_at
from vpdesk.report.step_words import told_step
from vpdesk.report.table import Cell, Table

KINDS = {
    EveningLogKind.RESULT: QT_TRANSLATE_NOOP("EventLog", "Result"),
    EveningLogKind.CORRECTION: QT_TRANSLATE_NOOP("EventLog", "Correction"),
    EveningLogKind.DECISION: QT_TRANSLATE_NOOP("EventLog", "Decision"),
    EveningLogKind.FIELD: QT_TRANSLATE_NOOP("EventLog", "Entrants"),
    EveningLogKind.DEALS: QT_TRANSLATE_NOOP("EventLog", "Deals"),
    EveningLogKind.OTHER: QT_TRANSLATE_NOOP("EventLog", "Other"),
}
TITLE = QT_TRANSLATE_NOOP("ExportForm", "Log of the evening")
DATE_AND_TIME = len("2026-11-21T19:05:30")
WORDS = (0, 1, 2, 3, 7, 8, 9)  # columns


def evening_log_table(
    evening: Evening, logged: Sequence[EveningLogged], language: Language
) -> Table:
    """All that was done, or some of it, in the order in which it is given."""
    translate = language.translate
    headings = (
        translate("EventLog", "Time"),
        translate("EventLog", "Kind"),
        translate("EventLog", "Done"),
        translate("EventLog", "Undone"),
        translate("EventReport", "Round"),
        translate("MovementCards", "Table"),
        translate("PairsReport", "Board"),
        translate("EventLog", "Of"),
        translate("EventReport", "Result"),
        translate("EventLog", "Before"),
    )
    rows = tuple(_cells(evening, each, language) for each in logged)
    starts = tuple(range(1, len(rows) + 1))
    return Table(translate("ExportForm", TITLE), "", headings, rows, starts, words=WORDS)


def evening_kind_name(kind: EveningLogKind, language: Language) -> str:
    """What an action was about."""
    return language.translate("EventLog", KINDS[kind])


def _cells(evening: Evening, each: EveningLogged, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(_time(each.at)),
        Cell(evening_kind_name(each.kind, language)),
        Cell(told_step(each.what, language)),
        Cell(_time(each.undone)),
        *_numbers(evening, each.place),
        Cell(seated_at(evening, each.place)),
        Cell(each.after),
        Cell(each.before),
    )


def _numbers(evening: Evening, place: BoardPlace | None) -> tuple[Cell, Cell, Cell]:
    if place is None:
        return Cell(""), Cell(""), Cell("")
    section = place.section if len(evening.sections) > 1 else ""
    table = f"{section}{place.table}"
    return Cell(str(place.round), place.round), Cell(table), Cell(str(place.board), place.board)


def _time(text: str) -> str:
    """Date and time of a clock on the wall, which every country reads."""
    return text[:DATE_AND_TIME].replace("T", " ")
