"""What is written on in an evening: pick-up slips, blank travellers, private score cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.blank_form import form_table, signatures, to_tick
from vpdesk.report.language import Language
from vpdesk.report.match.boards_form import written_headings
from vpdesk.report.match.words import vulnerability_text
from vpdesk.report.pairs.pairs_words import board_text, families_text, labels_text
from vpdesk.report.table import Table

SLIP = (12, 23, 11, 14, 14, 13, 13)
TRAVELLER = (11, 11, 19, 10, 12, 11, 13, 13)
PRIVATE = (11, 10, 14, 17, 8, 10, 12, 9, 9)
PARTNER = 11  # of individuals, before whom they play against


class PairsForms:
    """The forms of one evening in one language."""

    def __init__(self, evening: Evening, language: Language) -> None:
        self.evening, self.language, self.translate = evening, language, language.translate
        self._ways = (
            language.translate("MovementCards", "NS"),
            language.translate("MovementCards", "EW"),
        )

    @property
    def _scores(self) -> tuple[str, str]:
        ns, ew = self._ways
        return f"{ns} +", f"{ew} +"

    def slips(self) -> Iterator[Table]:
        """A slip for each table in each round: its boards, who plays them, both sides sign."""
        headings = (self.translate("PairsReport", "Board"), *written_headings(self.language))
        text = self.translate("BlankForm", "Table {table}, round {round}")
        for section in self.evening.sections:
            for each in section.meetings.values():
                if not each.plays:
                    continue
                title = text.format(table=f"{each.section}{each.table}", round=each.round)
                rows = [(str(board), *[""] * 6) for board in each.boards]
                sides = (
                    families_text(self.evening, side, self.language) for side in (each.ns, each.ew)
                )
                named = tuple(f"{way} {side}" for way, side in zip(self._ways, sides, strict=True))
                signed = signatures(*self._ways, self.language)
                halves = ((named[0], named[1]), signed, to_tick(self.language))
                yield form_table(title, (*headings, *self._scores), rows, SLIP, halves)

    def travellers(self) -> Iterator[Table]:
        """A traveller for each board: a row for each table that plays it, with the numbers."""
        due: dict[int, list[BoardPlace]] = {}
        for place in self.evening.due:
            due.setdefault(place.board, []).append(place)
        headings = (*self._ways, *written_headings(self.language), *self._scores)
        for board, places in sorted(due.items()):
            rows = []
            for place in sorted(places, key=lambda each: (each.round, each.section, each.table)):
                meeting = self.evening.meeting(place)
                sides = (labels_text(self.evening, side) for side in (meeting.ns, meeting.ew))
                rows.append((*sides, *[""] * 6))
            text = self.translate("PairsReport", "Board {board}").format(board=board)
            title = f"{text}, {board_text(board, self.language)}"
            yield form_table(title, headings, rows, TRAVELLER, ())

    def private_cards(self) -> Iterator[Table]:
        """A card for each pair to note its own results on: its boards in the order of play."""
        alone = self.evening.individual
        shares = (*PRIVATE[:2], *([PARTNER] if alone else []), *PRIVATE[2:])
        headings = (
            self.translate("PairsReport", "Board"),
            self.translate("BlankForm", "Vul."),
            *([self.translate("MovementCards", "Partner")] if alone else []),
            self.translate("MovementCards", "Against"),
            *written_headings(self.language),
            "+",
            "\N{MINUS SIGN}",
        )
        for section in self.evening.sections:
            for number in section.start_of:
                rows = [
                    (
                        str(board),
                        vulnerability_text(board, self.language),
                        *([self._partner(number, each.ns, each.ew)] if alone else []),
                        labels_text(self.evening, each.ew if number in each.ns else each.ns),
                        *[""] * 6,
                    )
                    for each in section.of_entrant(number)
                    if each.plays
                    for board in each.boards
                ]
                entrant = self.evening.by_number[number]
                title = f"{self.evening.label(number)}  {entrant.name}"
                yield form_table(title, headings, rows, shares, ())

    def _partner(self, number: int, *sides: Sequence[int]) -> str:
        """The number of who plays with a player of an individual."""
        (side,) = (each for each in sides if number in each)
        return labels_text(self.evening, tuple(each for each in side if each != number))
