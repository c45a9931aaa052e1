"""The hands of a board as a drawing has them: around a table, with what can be made beside."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.deals.deal import SEATS, SUITS, Deal, high_card_points
from vpdesk.deals.par import makeable
from vpdesk.report.deals.hand_records import HIGHEST_FIRST, NOTHING, par_texts
from vpdesk.report.language import Language
from vpdesk.report.match.words import sides_vulnerable

LISTED = (0, 2, 1, 3)  # partners below each other: North, South, East, West


@dataclass(frozen=True, slots=True)
class Diagram:
    """One board. All that is by seats goes North, East, South, West.

    title: "Board 5". told: who deals, and who is vulnerable, in words. letters: of the seats.
    dealer: a seat from 0. vulnerable: each seat. hands: a text a suit, without its sign.
    suits: their signs. points: of high cards. strains: the headings of the table of tricks, and
    tricks its rows, a seat each in the order of LISTED; none where they are not known.
    par: at most four lines.
    """

    title: str
    told: tuple[str, str]
    letters: tuple[str, ...]
    dealer: int
    vulnerable: tuple[bool, ...]
    hands: tuple[tuple[str, ...], ...]
    suits: tuple[str, ...]
    points: tuple[str, ...]
    strains: tuple[str, ...] = ()
    tricks: tuple[tuple[str, ...], ...] = ()
    par: tuple[str, ...] = ()
    red: bool = False


def diagram_of(deal: Deal, language: Language, *, red: bool = False) -> Diagram:
    """A board as it is drawn. red: hearts and diamonds are."""
    translate, letters = language.translate, language.letters
    by_seat = [deal.vulnerable[SEATS.index(seat) % 2] for seat in SEATS]
    dealer = translate("HandRecords", "Dealer {seat}").format(seat=letters.seat(deal.dealer))
    sides = sides_vulnerable(deal.vulnerable, language)
    tricks, rows = deal.tricks, []
    for at in LISTED if tricks is not None else ():
        assert tricks is not None
        levels = (makeable(tricks, SEATS[at], strain) for strain in HIGHEST_FIRST)
        rows.append((letters.seat(SEATS[at]), *(str(each or NOTHING) for each in levels)))
    strains = tuple(each.symbol or letters.strain(each) for each in HIGHEST_FIRST)
    return Diagram(
        translate("HandRecords", "Board {number}").format(number=deal.board),
        (dealer, translate("HandRecords", "Vul. {sides}").format(sides=sides)),
        tuple(map(letters.seat, SEATS)),
        SEATS.index(deal.dealer),
        tuple(by_seat),
        tuple(tuple(held.replace("T", "10") or NOTHING for held in hand) for hand in deal.hands),
        tuple(each.symbol for each in SUITS),
        tuple(str(high_card_points(hand)) for hand in deal.hands),
        strains if rows else (),
        tuple(rows),
        tuple(par_texts(deal, language)),
        red,
    )
