"""Movements side by side: a column for each, a row for each figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from vpdesk.report.movements.report import Figure, figure_list
from vpdesk.report.movements.sit_outs import NOTHING
from vpdesk.report.table import Cell, Table

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.places import PlacesFound
    from vpdesk.report.language import Language

MORE, LESS, NEITHER = 1, -1, 0  # which values are better
BETTER = dict.fromkeys(("Qf", "Qf1av", "Qf1max", "Qf1min", "Qc", "Qo", "Qb", "Qd"), MORE)
BETTER |= dict.fromkeys(("s", "d4", "s1min", "s1max", "s1dl", "sdw", "sdb/3"), LESS)


@dataclass(frozen=True, slots=True)
class Compared:
    """A movement in a comparison.

    sharing, relay: tables that share boards or fetch them from a stand.
    places: None until the chances are known.
    """

    name: str
    quality: Quality
    sharing: int
    relay: int
    places: PlacesFound | None = None


def comparison(compared: Sequence[Compared], language: Language) -> Table:
    """Movements side by side; a value that no other of its row is better than is strong.

    Nothing is strong in a row where all are equal, as they are written.
    """
    columns = [tuple(_figures(each, language)) for each in compared]
    headings = (language.translate("Comparison", "Figure"), *(each.name for each in compared))
    rows = tuple(_row(figures, language) for figures in zip_longest(*columns))
    title = language.translate("Comparison", "Movements compared")
    return Table(title, "", headings, rows, tuple(range(len(rows))))


def _figures(compared: Compared, language: Language) -> Iterator[tuple[Figure, int]]:
    """The figures and which values are better; only the last ones may be unknown yet."""
    quality, translate = compared.quality, language.translate
    yield Figure(translate("Comparison", "Pairs"), quality.pairs, 0, ""), NEITHER
    yield Figure(translate("Comparison", "Tables"), quality.tables, 0, ""), NEITHER
    yield Figure(translate("Comparison", "Rounds"), quality.rounds, 0, ""), NEITHER
    yield Figure(translate("Comparison", "Board sets"), quality.sets, 0, ""), NEITHER
    sharing = translate("Comparison", "Tables that share boards")
    yield Figure(sharing, compared.sharing, 0, ""), LESS
    yield Figure(translate("Comparison", "Tables with a stand"), compared.relay, 0, ""), LESS
    for figure in figure_list(quality, compared.places, language):
        yield figure, BETTER.get(figure.name, NEITHER)


def _row(figures: Sequence[tuple[Figure, int] | None], language: Language) -> tuple[Cell, ...]:
    """One figure of all movements; None where that is not known yet."""
    figure, better = next(each for each in figures if each is not None)
    values = [each[0].value if each is not None else None for each in figures]
    written = [None if each is None else round(each, figure.decimals) for each in values]
    known = {each for each in written if each is not None}
    top = None
    if len(known) > 1 and better:
        top = max(known) if better == MORE else min(known)
    best = language.translate("Comparison", "the best")
    cells = []
    for value, rounded in zip(values, written, strict=True):
        if value is None:
            cells.append(Cell(NOTHING))
            continue
        text, strong = language.number(value, figure.decimals), rounded == top
        cells.append(Cell(text, value, note=best if strong else "", strong=strong))
    return (Cell(figure.name, note=figure.meaning), *cells)
