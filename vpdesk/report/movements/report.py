"""The measures of a movement as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.movements.movement import Movement
from vpdesk.report.language import Language
from vpdesk.report.movements.cards import movement_title
from vpdesk.report.table import Cell, Table

if TYPE_CHECKING:  # they bring numpy
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.places import PlacesFound


class Figure(NamedTuple):
    """A measure: its name, its value (None where it is undefined), its decimals, its meaning."""

    name: str
    value: float | None
    decimals: int
    meaning: str


def figure_list(
    quality: Quality, places: PlacesFound | None, language: Language
) -> tuple[Figure, ...]:
    """All figures of a movement, the most telling first."""
    translate = language.translate
    found = [
        Figure("Qf", quality.qf, 2, translate("MovementReport", "Quality: 100 is even for all.")),
        Figure(
            translate("MovementReport", "Qf, bound"),
            quality.qf_bound,
            2,
            translate("MovementReport", "No arrow switches can reach more."),
        ),
        Figure(
            "Qf1av",
            quality.qf1av,
            2,
            translate("MovementReport", "Quality if a pair stays away, on average."),
        ),
        Figure(
            "Qf1max",
            quality.qf1max,
            2,
            translate("MovementReport", "The same for the best pair number to stay away."),
        ),
        Figure(
            "Qf1min",
            quality.qf1min,
            2,
            translate("MovementReport", "The same for the worst."),
        ),
        Figure("Qc", quality.qc, 2, translate("MovementReport", "Quality without rounding.")),
        Figure(
            "Qo",
            quality.qo,
            2,
            translate("MovementReport", "Opposition: 100 if all meet all equally often."),
        ),
        Figure("s", quality.s, 4, translate("MovementReport", "Skewness: 0 is even for all.")),
        Figure("d4", quality.d4, 3, translate("MovementReport", "Fourth moment of the matrix.")),
        Figure(
            "s1min",
            quality.s1min,
            4,
            translate("MovementReport", "Least skewness if a pair stays away."),
        ),
        Figure(
            "s1max",
            quality.s1max,
            4,
            translate("MovementReport", "Greatest skewness if a pair stays away."),
        ),
        Figure(
            "s1dl",
            quality.s1dl,
            4,
            translate("MovementReport", "Least skewness if a pair that always shares stays away."),
        ),
        Figure(
            "sdw",
            quality.sdw,
            2,
            translate(
                "MovementReport", "Luck, in percent, with two strong pairs among the others."
            ),
        ),
    ]
    return (*found, *_chances(places, language))


def _chances(places: PlacesFound | None, language: Language) -> tuple[Figure, ...]:
    """What playing it many times says; nothing where that was not done."""
    if places is None:
        return ()
    translate = language.translate
    return (
        Figure(
            "sdb/3",
            places.sdb3,
            1,
            translate("MovementReport", "Luck, in percent, with pairs of all strengths."),
        ),
        Figure("Qb", places.qb, 1, translate("MovementReport", "The same as a quality.")),
        Figure(
            "Qd",
            places.qd,
            1,
            translate("MovementReport", "How often, in percent, a pair gets the place it earns."),
        ),
    )


def figures(
    movement: Movement,
    quality: Quality,
    places: PlacesFound | None,
    before: tuple[Quality, PlacesFound | None] | None,
    language: Language,
) -> Table:
    """The figures of a movement.

    places: None to leave out what needs many samples. before: the figures that the changes
    are counted from, None for no such column.
    """
    translate = language.translate
    headings = [translate("MovementReport", "Figure"), translate("MovementReport", "Value")]
    if before is not None:
        headings += [translate("MovementReport", "Saved"), translate("MovementReport", "Change")]
    headings.append(translate("MovementReport", "Meaning"))
    listed = figure_list(quality, places, language)
    old: dict[str, Figure] = {}
    if before is not None:
        old = {each.name: each for each in figure_list(*before, language)}
    rows = []
    for each in listed:
        cells = [Cell(each.name), _value(each.value, each.decimals, language)]
        if before is not None:
            earlier = old.get(each.name, each._replace(value=None))
            cells += [
                _value(earlier.value, each.decimals, language),
                _change(each, earlier, language),
            ]
        rows.append((*cells, Cell(each.meaning)))
    title = translate("MovementReport", "Figures of the movement")
    if quality.approximate:
        title = translate("MovementReport", "Figures of the movement, approximate")
    rule = movement_title(movement, language)
    return Table(title, rule, tuple(headings), tuple(rows), tuple(range(len(rows))))


def matrix(movement: Movement, balance: Sequence[Sequence[int]], language: Language) -> Table:
    """How much every pair matters to every other: the matrix B.

    balance: a row a pair, with a number for each pair; those on the diagonal are not used.
    """
    translate = language.translate
    pairs = range(1, movement.pairs + 1)
    values = [int(balance[i - 1][j - 1]) for i in pairs for j in pairs if i != j]
    mean = sum(values) / len(values)
    rows = tuple(
        (
            Cell(str(i), i),
            *(_entry(int(balance[i - 1][j - 1]), language) if i != j else Cell("") for j in pairs),
        )
        for i in pairs
    )
    headings = (translate("MovementReport", "Pair"), *map(str, pairs))
    title = translate("MovementReport", "How much each pair matters to every other")
    even = translate("MovementReport", "{mean} would be even").format(mean=language.number(mean, 2))
    rule = f"{movement_title(movement, language)}; {even}"
    return Table(title, rule, headings, rows, tuple(range(len(rows))))


def _entry(value: int, language: Language) -> Cell:
    return Cell(language.number(value, 0), value)


def _value(value: float | None, decimals: int, language: Language) -> Cell:
    if value is None:
        return Cell("\N{EN DASH}")
    return Cell(language.number(value, decimals), value)


def _change(now: Figure, before: Figure, language: Language) -> Cell:
    """What a figure gained, with its sign; a change too small to be seen is 0."""
    if now.value is None or before.value is None:
        return Cell("")
    change = round(now.value, now.decimals) - round(before.value, now.decimals)
    text = language.number(change, now.decimals)
    if float(f"{change:.{now.decimals}f}") == 0:
        return Cell(language.number(0, now.decimals), 0.0)
    return Cell(f"+{text}" if change > 0 else text, change)
