"""Cards of a pairs evening with the names of who plays: one a pair, one a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.pairs.evening import Evening
from vpdesk.pairs.section import PairsMeeting, PairsSection
from vpdesk.report.language import Language
from vpdesk.report.movements.cards import boards_text
from vpdesk.report.pairs.pairs_words import (
    NOTHING,
    Names,
    entrant_text,
    labels_text,
    pair_text,
    partner_text,
    seat_text,
)
from vpdesk.report.table import Cell, Table

CellRow = tuple[Cell, ...]


class PairsCards:
    """The cards of one evening in one language. names: what is told of each."""

    def __init__(self, evening: Evening, language: Language, names: Names = str) -> None:
        self.names = names
        self.evening, self.language, self.translate = evening, language, language.translate

    def guides(self) -> Iterator[Table]:
        """Where each pair plays in each round, in which direction, against whom, which boards."""
        for section in self.evening.sections:
            for number in section.start_of:
                yield self._guide(section, number)

    def _guide(self, section: PairsSection, number: int) -> Table:
        of_round = {each.round: each for each in section.of_entrant(number)}
        headings = (
            self.translate("MovementCards", "Round"),
            self.translate("MovementCards", "Table"),
            self.translate("MovementCards", "Sit"),
            *([self.translate("MovementCards", "Partner")] if self.evening.individual else []),
            self.translate("MovementCards", "Against"),
            self.translate("MovementCards", "Boards"),
        )
        rows = [
            self._guide_row(section.letter, number, round, of_round.get(round))
            for round in range(1, section.movement.rounds + 1)
        ]
        name = entrant_text(self.evening, number, self.language)
        title = f"{self.evening.label(number)}  {name}"
        words = (2, 3, 4, 5) if self.evening.individual else (2, 3, 4)
        return self._table(title, headings, rows, words)

    def _guide_row(
        self, section: str, number: int, round: int, meeting: PairsMeeting | None
    ) -> CellRow:
        first = Cell(str(round), round)
        if meeting is None or not meeting.plays:
            out = Cell(self.translate("MovementCards", "sits out"), strong=True)
            partner = [Cell("")] if self.evening.individual else []
            return (first, Cell(NOTHING), Cell(""), *partner, out, Cell(""))
        ns = number in meeting.ns
        with_whom = partner_text(
            evening=self.evening,
            number=number,
            side=meeting.ns if ns else meeting.ew,
            language=self.language,
        )
        return (
            first,
            Cell(f"{section}{meeting.table}", meeting.table),
            Cell(seat_text(number, meeting.ns, meeting.ew, self.language)),
            *([Cell(with_whom)] if self.evening.individual else []),
            Cell(self._named(meeting.ew if ns else meeting.ns)),
            Cell(boards_text(meeting.boards, self.language)),
        )

    def tables(self) -> Iterator[Table]:
        """Who plays at each table in each round, and which boards."""
        for section in self.evening.sections:
            for table in sorted({each.table for each in section.meetings.values()}):
                yield self._at_table(section, table)

    def _at_table(self, section: PairsSection, table: int) -> Table:
        headings = (
            self.translate("MovementCards", "Round"),
            self.translate("MovementCards", "NS"),
            self.translate("MovementCards", "EW"),
            self.translate("MovementCards", "Boards"),
        )
        meetings = (each for each in section.meetings.values() if each.table == table)
        rows = [
            (
                Cell(str(each.round), each.round),
                Cell(self._named(each.ns)),
                Cell(self._named(each.ew)),
                Cell(boards_text(each.boards, self.language) if each.plays else ""),
            )
            for each in meetings
        ]
        text = self.translate("MovementCards", "Table {number}")
        title = text.format(number=f"{section.letter}{table}")
        return self._table(title, headings, rows, (1, 2, 3))

    def rounds(self) -> Table:
        """Who plays where in each round, and which boards: the whole movement."""
        headings = (
            self.translate("MovementCards", "Round"),
            self.translate("MovementCards", "Table"),
            self.translate("MovementCards", "NS"),
            self.translate("MovementCards", "EW"),
            self.translate("MovementCards", "Boards"),
        )
        meetings = [each for of in self.evening.sections for each in of.meetings.values()]
        rows = [
            (
                Cell(str(each.round), each.round),
                Cell(f"{each.section}{each.table}", each.table),
                Cell(self._named(each.ns)),
                Cell(self._named(each.ew)),
                Cell(
                    boards_text(each.boards, self.language)
                    if each.plays
                    else self.translate("MovementCards", "sits out")
                ),
            )
            for each in sorted(meetings, key=lambda each: (each.round, each.section, each.table))
        ]
        names = dict.fromkeys(each.movement.name for each in self.evening.sections)
        return self._table(", ".join(filter(None, names)), headings, rows, (2, 3, 4))

    def _named(self, numbers: tuple[int, ...]) -> str:
        if not all(numbers):
            return NOTHING
        names = pair_text(self.evening, numbers, self.language, self.names)
        return f"{labels_text(self.evening, numbers)} {names}"

    def _table(
        self, title: str, headings: Sequence[str], rows: Sequence[CellRow], words: tuple[int, ...]
    ) -> Table:
        starts = tuple(range(1, len(rows) + 1))
        return Table(title, "", tuple(headings), tuple(rows), starts, words=words)
