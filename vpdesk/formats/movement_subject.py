"""A movement as the subject of an export."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vpdesk.formats.choice import ExportChoice, Part
from vpdesk.movements.formats import write
from vpdesk.movements.movement import Movement
from vpdesk.report.document import Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.movements.cards import MovementCards, movement_title
from vpdesk.report.movements.parts import MovementPart
from vpdesk.report.table import Table

if TYPE_CHECKING:
    from vpdesk.movements.places import Places

MEASURED = (MovementPart.MATRIX, MovementPart.FIGURES)


@dataclass(frozen=True, slots=True)
class MovementSubject:
    """A movement, and what is known of it already.

    saved: the movement that figures are compared with, None for no comparison.
    places: what playing it many times says, None to leave that out.
    """

    movement: Movement
    saved: Movement | None = None
    places: Places | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that there is of a movement; where single players move, pairs are not measured."""
        without = MEASURED if self.movement.individual else ()
        return tuple(part for part in MovementPart if part not in without)

    def section_count(self, choice: ExportChoice) -> int:
        """A card or sheet each."""
        return sum(self._count(part) for part in self._parts(choice))

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """Cards, sheets and tables."""
        for part in self._parts(choice):
            for table in self._tables(part, language):
                yield Section(table, None, leads=True)

    def written(self, format: str) -> str:
        """The movement as other programs read it. Raises MovementError where they cannot."""
        return write(self.movement, format)

    def heading(self, language: Language) -> str:
        """The movement's name and sizes."""
        return movement_title(self.movement, language)

    def file_name(self, choice: ExportChoice) -> str:
        """The movement's name, or its sizes, and the part of it."""
        movement = self.movement
        name = plain_name(movement.name)
        name = name or f"movement-{movement.pairs}-pairs-{movement.rounds}-rounds"
        return name if choice.whole else f"{name}-{choice.what.value.replace(' ', '-')}"

    def _parts(self, choice: ExportChoice) -> tuple[Part, ...]:
        if choice.what is MovementPart.ALL:
            return tuple(part for part in self.parts if part is not MovementPart.ALL)
        return (choice.what,)

    def _count(self, part: Part) -> int:
        counts: dict[Part, int] = {
            MovementPart.GUIDES: self.movement.pairs,
            MovementPart.TABLES: len({each.table for each in self.movement.encounters}),
            MovementPart.ROUNDS: self.movement.rounds,
        }
        return counts.get(part, 1)

    def _tables(self, part: Part, language: Language) -> Iterator[Table]:
        cards = MovementCards(self.movement, language)
        if part is MovementPart.GUIDES:
            yield from map(cards.guide, cards.pairs())
        elif part is MovementPart.TABLES:
            yield from map(cards.at_table, cards.tables())
        elif part is MovementPart.ROUNDS:
            yield from map(cards.in_round, cards.rounds())
        elif part is MovementPart.SETS:
            yield cards.board_sets()
        elif part is MovementPart.MATRIX:
            yield self._matrix(language)
        elif part is MovementPart.FIGURES:
            yield self._figures(language)

    def _matrix(self, language: Language) -> Table:
        from vpdesk.movements.measures import balance  # numpy, for this alone
        from vpdesk.report.movements.report import matrix

        return matrix(self.movement, balance(self.movement).tolist(), language)

    def _figures(self, language: Language) -> Table:
        from vpdesk.movements.measures import quality  # numpy, for this alone
        from vpdesk.report.movements.report import figures

        before = None
        if self.saved is not None and self.saved != self.movement:
            before = (quality(self.saved), None)
        return figures(self.movement, quality(self.movement), self.places, before, language)
