"""What somebody else's table is and what is wrong with it, as data for other programs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vpdesk.report.laboratory.check import CheckReport, identity_name
from vpdesk.report.language import Language
from vpdesk.scales import PrintedScale
from vpdesk.scales.check import ColumnCheck
from vpdesk.scales.comparing import Agreement
from vpdesk.scales.mistakes import Mistake, MistakeKind
from vpdesk.scales.unit import Unit

HALF = 5000  # hundredths of a percent: a draw


def check_data(report: CheckReport) -> dict[str, Any]:
    """A table that was checked, in English: its columns, and what could not be read.

    VP are numbers, and margins IMPs or percentages. "certainty" is "certain", "probable", "open"
    where another scale has as many cells right, or "unknown". "mistakes" are of all columns.
    """
    told = replace(report, language=Language())
    check = told.check
    columns = zip(told.column_names, check.columns, strict=True)
    return {
        "name": told.name,
        "scale": told.headline,
        "compared": check.named,
        "margins": check.table.unit.value,
        "mistakes": check.mistakes,
        "unread": [
            {"place": fault.place, "what": str(fault.error)} for fault in check.table.faults
        ],
        "columns": [_column(name, column, check.table.unit) for name, column in columns],
    }


def _column(name: str, column: ColumnCheck, unit: Unit) -> dict[str, Any]:
    extract = column.extract and [_margin(at, unit) for at in column.extract]
    return {
        "heading": name,
        "boards": column.column.boards,
        "certainty": column.certainty.value,
        "scale": column.match and _match(column.match),
        "others": [_match(each) for each in column.others],
        "extract": extract,
        "mistakes": [_mistake(each, unit) for each in column.mistakes],
    }


def _match(match: Agreement) -> dict[str, Any]:
    scale = match.identity.scale
    table = [scale.table.first, scale.table.last] if isinstance(scale, PrintedScale) else None
    return {
        "name": identity_name(match.identity, Language()),
        "kind": scale.family.key if isinstance(scale, PrintedScale) else scale.kind,
        "form": match.identity.form.value,
        "boards": table or [scale.boards, scale.boards],
        "right": match.right,
        "cells": match.cells,
    }


def _mistake(mistake: Mistake, unit: Unit) -> dict[str, Any]:
    ends = (mistake.first, mistake.last)
    return {
        "kind": mistake.kind.value,
        "place": mistake.place,
        "margins": [None if at is None else _margin(at, unit) for at in ends],
        "rows": mistake.rows,
        "given": _told(mistake, mistake.given, unit),
        "expected": _told(mistake, mistake.expected, unit),
    }


def _told(mistake: Mistake, value: int | None, unit: Unit) -> float | None:
    """VP, the board count of a heading, or the margin that a row is misnamed by."""
    if value is None or mistake.kind is MistakeKind.HEADING:
        return value
    return _margin(value, unit) if mistake.kind is MistakeKind.MISNAMED else value / 100


def _margin(margin: int, unit: Unit) -> float:
    return margin if unit is Unit.IMP else (HALF + margin) / 100
