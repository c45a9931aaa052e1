"""A Swiss tournament as the subject of an export."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from vpdesk.formats.choice import CLIPBOARD, ExportChoice, Part
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.swiss.cards import SwissCards
from vpdesk.report.swiss.names import drawn_text, round_name, tournament_rule
from vpdesk.report.swiss.parts import SwissPart
from vpdesk.report.swiss.tables import SwissTables
from vpdesk.report.table import Table
from vpdesk.swiss.player_card import player_cards
from vpdesk.swiss.tie_breaks import TieBreak
from vpdesk.swiss.tournament import ByeKind, Tournament

OF_ROUND = (
    SwissPart.PAIRINGS_BY_BOARD,
    SwissPart.PAIRINGS_BY_NAME,
    SwissPart.RESULT_SLIPS,
    SwissPart.EXPLANATION,
)
MOST_UPRIGHT, MOST_ACROSS = 30, 18  # rows of a sheet that can be read from a step away
AS_DATA = ("xlsx", "csv", CLIPBOARD)  # those that are reckoned with

Words = Callable[[Language], tuple[Paragraph, ...]]


@dataclass(frozen=True, slots=True)
class SwissSubject:
    """A tournament, at one of its rounds.

    round: the round whose pairings and slips are wanted, 0 for the last one.
    order: the tie-breaks; None for those of the tournament.
    words: what its draw says of itself in a language; None where nobody can say.
    """

    tournament: Tournament
    round: int = 0
    order: tuple[TieBreak, ...] | None = None
    words: Words | None = None

    @property
    def number(self) -> int:
        """The round that is meant, 0 where none is drawn."""
        return self.round or len(self.tournament.rounds)

    @property
    def after(self) -> int:
        """The last round, up to the one that is meant, of which all results are there."""
        finished = 0
        for number, each in enumerate(self.tournament.rounds[: self.number], 1):
            if not each.finished:
                break
            finished = number
        return finished

    @property
    def parts(self) -> tuple[Part, ...]:
        """What there is: before the first draw a list of the field, later all."""
        if not self.tournament.rounds:
            return (SwissPart.STANDINGS,)
        without = set[SwissPart]()
        if self.words is None:
            without.add(SwissPart.EXPLANATION)
        if not self.after:
            without.add(SwissPart.CROSSTABLE)
        if not self.tournament.rounds[self.number - 1].games:
            without.add(SwissPart.RESULT_SLIPS)
        return tuple(part for part in SwissPart if part not in without)

    def section_count(self, choice: ExportChoice) -> int:
        """A card each, and on a wall as many sheets as it takes."""
        what = choice.what
        if what is SwissPart.PLAYER_CARDS:
            return len(self.tournament.players)
        if what is SwissPart.RESULT_SLIPS:
            return len(self.tournament.rounds[self.number - 1].games)
        if choice.page_form is not Form.WALL:
            return 1
        counts: dict[Part, int] = {SwissPart.STANDINGS: len(self.tournament.players)}
        if self.number:
            drawn = self.tournament.rounds[self.number - 1]
            byes = sum(bye.kind is not ByeKind.ZERO for bye in drawn.byes)
            counts[SwissPart.PAIRINGS_BY_BOARD] = len(drawn.games) + byes
            counts[SwissPart.PAIRINGS_BY_NAME] = 2 * len(drawn.games) + byes
        return max(1, -(-counts.get(what, 1) // _most_rows(choice)))

    def sections(self, choice: ExportChoice, language: Language) -> Iterator[Section]:
        """Tables and cards."""
        for table in self._tables(choice, language):
            yield Section(table, None, leads=True, event=self.tournament.name)

    def written(self, format: str) -> str:
        """The tournament as a report file (TRF). Raises SwissError where it cannot be one."""
        if format != "trf":
            raise ValueError(format)
        from vpdesk.swiss.trf import write

        return write(self.tournament)

    def heading(self, language: Language) -> str:
        """The tournament's name."""
        return tournament_rule(self.tournament, "", language)

    def file_name(self, choice: ExportChoice) -> str:
        """The tournament's name, the part of it, and the round."""
        name = plain_name(self.tournament.name) or "swiss"
        if choice.whole:
            return name
        number = self.number if choice.what in OF_ROUND else self.after
        part = choice.what.value.replace(" ", "-")
        return f"{name}-{part}-{number}" if number else f"{name}-{part}"

    def _tables(self, choice: ExportChoice, language: Language) -> Iterator[Table]:
        data = choice.format in AS_DATA
        tables = SwissTables(self.tournament, language, data=data, order=self.order)
        cards = SwissCards(self.tournament, language, data=data)
        most = _most_rows(choice) if choice.page_form is Form.WALL else 0
        match choice.what:
            case SwissPart.PAIRINGS_BY_BOARD:
                yield from tables.by_board(self.number, most)
            case SwissPart.PAIRINGS_BY_NAME:
                yield from tables.by_name(self.number, most)
            case SwissPart.RESULT_SLIPS:
                yield from cards.slips(self.number)
            case SwissPart.STANDINGS:
                yield from tables.standings(self.after, most)
            case SwissPart.CROSSTABLE:
                yield tables.crosstable(self.after)
            case SwissPart.PLAYER_CARDS:
                found = player_cards(self.tournament, self.number, self.order)
                yield from map(cards.card, found)
            case SwissPart.EXPLANATION:
                yield self._explanation(language)

    def _explanation(self, language: Language) -> Table:
        paragraphs = self.words(language) if self.words else ()
        name = round_name(self.number, language)
        said = drawn_text(self.tournament, self.number, language)
        rule = tournament_rule(self.tournament, said, language)
        return paragraphs_table(name, rule, said or name, paragraphs)


def _most_rows(choice: ExportChoice) -> int:
    """The most rows that a sheet for the wall has."""
    return MOST_ACROSS if choice.landscape else MOST_UPRIGHT
