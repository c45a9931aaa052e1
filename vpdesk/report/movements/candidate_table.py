"""The movements that suit, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.report.language import Language
from vpdesk.report.movements.sit_outs import DECIMALS, NOTHING
from vpdesk.report.movements.wishes import Candidate, Wish
from vpdesk.report.table import Cell, Table

HIGHEST_FIRST = (2, 7, 8, 10)  # measures of quality
MEASURES = (*HIGHEST_FIRST, 9)  # all columns of them


def candidate_table(found: Sequence[Candidate], wish: Wish, language: Language) -> Table:
    """A row for each candidate; what is asked for first comes first, where there is little room."""
    rows = tuple(_row(each, wish, language) for each in found)
    headings = (
        language.translate("MovementChoice", "Movement"),
        language.translate("MovementChoice", "Rounds"),
        language.translate("MovementChoice", "Qf"),
        language.translate("MovementChoice", "Boards\nper round"),
        language.translate("MovementChoice", "Boards\nplayed"),
        language.translate("MovementChoice", "Sharing"),
        language.translate("MovementChoice", "Relay"),
        language.translate("MovementChoice", "Best\nsit-out"),
        language.translate("MovementChoice", "Worst\nsit-out"),
        language.translate("MovementChoice", "sdw"),
        language.translate("MovementChoice", "Qb"),
    )
    title = language.translate("MovementChoice", "Movements")
    starts = tuple(range(len(rows)))
    return Table(title, "", headings, rows, starts, highest_first=HIGHEST_FIRST)


def candidate_tips(language: Language) -> tuple[str, ...]:
    """What the columns of the table mean, a sentence each."""
    return (
        language.translate("MovementChoice", "Its name, as printed on the cards."),
        language.translate("MovementChoice", "How many rounds are played."),
        language.translate(
            "MovementChoice", "How evenly everybody is compared with everybody: 100 is perfect."
        ),
        language.translate("MovementChoice", "How many boards a table plays in a round."),
        language.translate("MovementChoice", "How many boards a pair plays."),
        language.translate("MovementChoice", "How many tables share their boards with another."),
        language.translate("MovementChoice", "How many tables fetch their boards from a stand."),
        language.translate("MovementChoice", "Qf if the best number to leave out stays away."),
        language.translate("MovementChoice", "Qf if the worst number to leave out stays away."),
        language.translate(
            "MovementChoice",
            "How far two strong pairs spread the others, in percentage points.",
        ),
        language.translate(
            "MovementChoice", "How well the better pair comes out ahead: 100 would be always."
        ),
    )


def _row(candidate: Candidate, wish: Wish, language: Language) -> tuple[Cell, ...]:
    figures = candidate.figures
    least, most = candidate.played(wish)
    played = Cell(language.band(least, most), most) if candidate.each else Cell(NOTHING)
    return (
        Cell(candidate.name),
        _count(candidate.rounds),
        _figure(candidate.quality(wish), "qf", language),
        _count(candidate.each or None),
        played,
        _count(candidate.sharing),
        _count(candidate.relay),
        _figure(figures.best, "qf", language),
        _figure(figures.worst, "qf", language),
        _figure(figures.sdw, "sdw", language),
        _figure(figures.qb, "qb", language),
    )


def _count(value: int | None) -> Cell:
    return Cell(NOTHING) if value is None else Cell(str(value), value)


def _figure(value: float | None, name: str, language: Language) -> Cell:
    return Cell(NOTHING) if value is None else Cell(language.number(value, DECIMALS[name]), value)
