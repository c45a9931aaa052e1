"""What can be printed of a movement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement
    from vpdesk.movements.places import PlacesFound
    from vpdesk.report.movements.cards import MovementCards
    from vpdesk.report.table import Table


PAGES = Holds.TABLE | Holds.PASTE | Holds.MOVEMENT
ONE_PAGE = PAGES | Holds.PAGE
CARDS = (Form.CARD, Form.SHEET)


@dataclass(frozen=True, slots=True)
class MovementSubject(Subject):
    """A movement, and what is known of it already.

    saved: the movement that figures are compared with, None for no comparison.
    places: what playing it many times says, None to leave that out. others: the movements of
    the sections after the first, which play beside it.
    """

    movement: Movement
    saved: Movement | None = None
    places: PlacesFound | None = None
    others: tuple[Movement, ...] = ()

    @property
    def lettered(self) -> tuple[tuple[str, MovementSubject], ...]:
        """Each section by itself with its letter; "" where there is only one."""
        if not self.others:
            return (("", self),)
        movements = (self.movement, *self.others)
        return tuple(zip(ascii_uppercase, map(MovementSubject, movements), strict=False))

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """All that there is of a movement; single players at one table are not measured."""
        alone = self.movement.individual and self.movement.tables == 1
        without = MEASURED if alone else ()
        changed = () if self.others or self.saved in (None, self.movement) else (CHANGED,)
        return tuple(sheet for sheet in (*SHEETS, *changed) if sheet not in without)

    def written(self, format: str) -> str:
        """The movement as other programs read it. Raises MovementError where they cannot."""
        from vpdesk.movements.formats import write  # for this alone

        return write(self.movement, format)

    def heading(self, language: Language) -> str:
        """The movement's name and sizes."""
        from vpdesk.report.movements.cards import movement_title  # start-up time

        return movement_title(self.movement, language)

    def file_name(self, how: How) -> str:
        """The movement's name, or its sizes, and the part of it."""
        movement = self.movement
        name = plain_name(movement.name)
        name = name or f"movement-{movement.pairs}-pairs-{movement.rounds}-rounds"
        return name if how.whole else f"{name}-{how.what.file_part}"


def _sheet(
    key: str,
    title: str,
    tables: Callable[[MovementSubject, MovementCards, Language], Iterable[Table]],
    count: Callable[[MovementSubject], int] = lambda _: 1,
    forms: tuple[Form, ...] = (Form.SHEET, Form.WALL),
    holds: Holds = PAGES,
    cards: tuple[str, ...] = ("A7",),
    *,
    joins: bool = False,
) -> Sheet:
    def make(of: MovementSubject, _how: How, language: Language) -> Iterator[Section]:
        from vpdesk.report.movements.cards import MovementCards  # start-up time

        for letter, one in of.lettered:
            for table in tables(one, MovementCards(one.movement, language, letter), language):
                yield Section(table, None, leads=True, joins=joins, one_rule=joins)

    def count_all(of: MovementSubject, _how: How) -> int:
        return sum(count(one) for _, one in of.lettered)

    return Sheet(key, title, make, forms, holds, cards, count=count_all)


def _matrix(of: MovementSubject, _cards: MovementCards, language: Language) -> Iterator[Table]:
    from vpdesk.movements.measures import balance  # numpy, for this alone
    from vpdesk.report.movements.report import matrix

    yield matrix(of.movement, balance(of.movement).tolist(), language)


def _figures(of: MovementSubject, _cards: MovementCards, language: Language) -> Iterator[Table]:
    from vpdesk.movements.measures import quality  # numpy, for this alone
    from vpdesk.report.movements.report import figures

    before = None
    if of.saved is not None and of.saved != of.movement:
        before = (quality(of.saved), None)
    yield figures(of.movement, quality(of.movement), of.places, before, language)


def _all(of: MovementSubject, how: How, language: Language) -> Iterator[Section]:
    for sheet in _others(of):
        shared = sheet in (GUIDES, TABLES, ROUNDS)  # there are many of them
        for each in sheet.make(of, how, language):
            yield replace(each, joins=shared, one_rule=shared)


def _others(of: MovementSubject) -> tuple[Sheet, ...]:
    return tuple(sheet for sheet in of.sheets if sheet not in (ALL, CHANGED))


def _changed(of: MovementSubject, cards: MovementCards, language: Language) -> list[Table]:
    """The cards of pairs and tables that the saved movement has not, or has otherwise."""
    from vpdesk.report.movements.cards import MovementCards

    assert of.saved is not None
    before = MovementCards(of.saved, language)
    pairs, tables = set(before.pairs()), set(before.tables())
    guides = (
        (cards.guide(each), before.guide(each) if each in pairs else None) for each in cards.pairs()
    )
    at_tables = (
        (cards.at_table(each), before.at_table(each) if each in tables else None)
        for each in cards.tables()
    )
    return [
        now for now, then in (*guides, *at_tables) if then is None or _texts(now) != _texts(then)
    ]


def _texts(card: Table) -> list[str]:
    """What a card says; empty remarks are as good as none."""
    return ["\t".join(cell.text for cell in row).rstrip("\t") for row in card.rows]


def _changed_count(of: MovementSubject) -> int:
    from vpdesk.report.movements.cards import MovementCards

    return len(_changed(of, MovementCards(of.movement, Language()), Language()))


GUIDES = _sheet(
    "guide cards",  # one a pair: where it sits in each round, against whom
    QT_TRANSLATE_NOOP("ExportForm", "Guide cards, one per pair"),
    lambda _, cards, __: map(cards.guide, cards.pairs()),
    lambda of: of.movement.pairs,
    forms=CARDS,
    cards=("A7", "A6", "A5"),
    joins=True,
)
TABLES = _sheet(
    "table cards",  # one a table: who plays what there in each round
    QT_TRANSLATE_NOOP("ExportForm", "Table cards, one per table"),
    lambda _, cards, __: map(cards.at_table, cards.tables()),
    lambda of: len({each.table for each in of.movement.encounters}),
    forms=CARDS,
    cards=("A6", "A5"),
    joins=True,
)
CHANGED = _sheet(
    "changed cards",  # of pairs and tables: for those who play on otherwise
    QT_TRANSLATE_NOOP("ExportForm", "Cards that changed since it was saved"),
    _changed,
    _changed_count,
    forms=CARDS,
    cards=("A6", "A5"),
    joins=True,
)
ROUNDS = _sheet(
    "round sheets",  # one a round: all tables
    QT_TRANSLATE_NOOP("ExportForm", "Round sheets, one per round"),
    lambda _, cards, __: map(cards.in_round, cards.rounds()),
    lambda of: of.movement.rounds,
)
SETS = _sheet(
    "board sets",  # where each board set is in each round
    QT_TRANSLATE_NOOP("ExportForm", "Plan of the board sets"),
    lambda _, cards, __: (cards.board_sets(),),
    holds=ONE_PAGE,
)
MATRIX = _sheet(
    "matrix",  # how much each pair matters to each other
    QT_TRANSLATE_NOOP("ExportForm", "Matrix of the pairs"),
    _matrix,
    holds=ONE_PAGE,
)
FIGURES = _sheet("figures", QT_TRANSLATE_NOOP("ExportForm", "Figures"), _figures, holds=ONE_PAGE)
ALL = Sheet(
    "everything",
    QT_TRANSLATE_NOOP("ExportForm", "Everything, as a booklet"),
    _all,
    (Form.SHEET,),
    PAGES,
    count=lambda of, how: sum(sheet.count(of, how) for sheet in _others(of)),
)
MEASURED = (MATRIX, FIGURES)
SIMULATED = (FIGURES, ALL)  # those that places belong to
SHEETS = (GUIDES, TABLES, ROUNDS, SETS, MATRIX, FIGURES, ALL)
