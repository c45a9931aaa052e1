"""Where everybody of a pairs evening sits in the round that is played, or next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.section import PairsMeeting, PairsSection
from vpdesk.report.language import Language
from vpdesk.report.name_letters import family_letters
from vpdesk.report.pairs.pairs_words import (
    NOTHING,
    entrant_text,
    partner_text,
    seat_text,
)
from vpdesk.report.table import Cell, Table

CellRow = tuple[Cell, ...]
ROUND = QT_TRANSLATE_NOOP("HallPages", "Round {round}")


def evening_seats(
    evening: Evening, rounds: Mapping[str, int], language: Language
) -> Iterator[Table]:
    """Everybody by name, a table for each round that is on: sections may be at different ones.

    rounds: of each section, by its letter.
    """
    translate = language.translate
    headings = (
        translate("EventReport", "Name"),
        translate("EventReport", "No."),
        translate("MovementCards", "Table"),
        translate("MovementCards", "Sit"),
        translate("PairsReport", "Partner"),
    )
    for number in sorted(set(rounds.values())):
        rows = [
            row
            for section in evening.sections
            if rounds[section.letter] == number
            for row in _of_section(evening, section, number, language)
        ]
        rows.sort(key=lambda row: family_letters(row[0].text, language.alphabet))
        title = translate("EventReport", "{round}, by name").format(
            round=translate("HallPages", ROUND).format(round=number)
        )
        columns = tuple(range(len(headings)))
        yield Table(
            title, "", headings, tuple(rows), tuple(range(len(rows))), words=columns, leading=2
        )


def _of_section(
    evening: Evening, section: PairsSection, round: int, language: Language
) -> Iterator[CellRow]:
    at = {number: each for each in section.in_round(round) for number in each.seated}
    for number in section.start_of:
        names = evening.by_number[number].names_in(round)
        for name in names or (entrant_text(evening, number, language),):
            partner = " ".join(each for each in names if each != name)
            yield (
                Cell(name),
                Cell(evening.label(number)),
                *_seat(evening, number, partner, at.get(number), language),
            )


def _seat(
    evening: Evening, number: int, partner: str, at: PairsMeeting | None, language: Language
) -> CellRow:
    """Table, seat and partner, who in an individual is another one each round."""
    if at is None or not at.plays:
        out = language.translate("MovementCards", "sits out")
        return Cell(NOTHING), Cell(out), Cell(partner)
    side = at.ns if number in at.ns else at.ew
    return (
        Cell(f"{at.section}{at.table}"),
        Cell(seat_text(number, at.ns, at.ew, language)),
        Cell(partner or partner_text(evening, number, side, language)),
    )
