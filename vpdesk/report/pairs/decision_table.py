"""What the director decided in an evening as a table."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.decisions import Decision, DecisionKind
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_words import labels_text
from vpdesk.report.table import Cell, Table

KINDS = {
    DecisionKind.SCORE: QT_TRANSLATE_NOOP("PairsDecisions", "Score given"),
    DecisionKind.CORRECTION: QT_TRANSLATE_NOOP("PairsDecisions", "Correction"),
    DecisionKind.ADJUSTMENT: QT_TRANSLATE_NOOP("PairsDecisions", "Adjusted"),
    DecisionKind.CANCELLED: QT_TRANSLATE_NOOP("PairsDecisions", "Board cancelled"),
    DecisionKind.RESTORED: QT_TRANSLATE_NOOP("PairsDecisions", "Board counts again"),
    DecisionKind.FIELD: QT_TRANSLATE_NOOP("PairsDecisions", "Pairs"),
}
DATE_AND_TIME = len("2026-11-21T19:05")


def decision_table(evening: Evening, language: Language) -> Table:
    """All decisions and corrections, the first one first."""
    translate = language.translate
    headings = (
        translate("EventLog", "Time"),
        translate("EventLog", "Kind"),
        translate("EventReport", "Round"),
        translate("MovementCards", "Table"),
        translate("PairsReport", "Board"),
        translate("EventLog", "Of"),
        translate("EventLog", "Before"),
        translate("EventReport", "Result"),
        translate("PairsDecisions", "Law and reason"),
    )
    rows = tuple(_cells(evening, each, language) for each in evening.decisions)
    title = translate("ExportForm", "Decisions of the director")
    starts = tuple(range(1, len(rows) + 1))
    return Table(title, "", headings, rows, starts, words=(0, 1, 5, 6, 7, 8))


def _cells(evening: Evening, each: Decision, language: Language) -> tuple[Cell, ...]:
    place = each.place
    round_, table, board = (
        (place.round, place.table, place.board) if place is not None else (0, 0, 0)
    )
    letter = place.section if place is not None else ""
    before, now = each.before, each.now
    if each.kind is DecisionKind.ADJUSTMENT:
        now = language.number(int(now) / 100, 2)
    return (
        Cell(each.when[:DATE_AND_TIME].replace("T", " ")),
        Cell(language.translate("PairsDecisions", KINDS[each.kind])),
        _number(round_),
        Cell(f"{letter}{table}", None if letter else table) if table else Cell(""),
        _number(board),
        Cell(_who(evening, each)),
        Cell(before),
        Cell(now),
        Cell(", ".join(filter(None, (each.law, each.reason)))),
    )


def _number(number: int) -> Cell:
    return Cell(str(number), number) if number else Cell("")


def _who(evening: Evening, each: Decision) -> str:
    """The numbers at the tables of whom it is about."""
    if each.entrant:
        return evening.label(each.entrant)
    return seated_at(evening, each.place)


def seated_at(evening: Evening, place: BoardPlace | None) -> str:
    """The numbers of the two sides at a table; "" where there are none."""
    if place is None or not place.table:
        return ""
    try:
        meeting = evening.meeting(place)
    except PairsError:  # the section has another movement since then
        return ""
    sides = (labels_text(evening, side) for side in (meeting.ns, meeting.ew))
    return " \N{EN DASH} ".join(sides)
