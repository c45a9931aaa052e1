"""Hand records: the four hands of a board around a table, what can be made, and par."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.deals.deal import SEATS, SUITS, Deal, high_card_points
from vpdesk.deals.par import ParResult, makeable, par_of
from vpdesk.match.contract import Contract, Seat, Strain
from vpdesk.match.notation import DOUBLES
from vpdesk.report.language import Language
from vpdesk.report.match.words import pass_text, points_text, sides_vulnerable
from vpdesk.report.table import Cell, Table

NOTHING = "\N{EN DASH}"
SIDES = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
HIGHEST_FIRST = tuple(reversed(Strain))


def hand_record(deal: Deal, language: Language) -> Table:
    """A board: North above, West and East at the sides, South below.

    On the left of South stands what can be made, on the right par; high-card points are beside
    North, by their seats.
    """
    translate = language.translate
    north, east, south, west = ([*_suits(deal, seat)] for seat in SEATS)
    blank = [""] * len(SUITS)
    points = [
        translate("HandRecords", "HCP"),
        *(_points(deal, side, language) for side in SIDES),
        "",
    ]
    columns = (
        blank + west + _padded(makeable_texts(deal, language)),
        north + blank + south,
        points + east + _padded(par_texts(deal, language)),
    )
    headings = (
        translate("HandRecords", "Dealer {seat}").format(seat=language.letters.seat(deal.dealer)),
        "",
        translate("HandRecords", "Vul. {sides}").format(
            sides=sides_vulnerable(deal.vulnerable, language)
        ),
    )
    rows = tuple(tuple(map(Cell, row)) for row in zip(*columns, strict=True))
    title = translate("HandRecords", "Board {number}").format(number=deal.board)
    starts = tuple(range(len(rows)))
    return Table(title, "", headings, rows, starts, words=(0, 1, 2), ruled=len(SUITS))


def hands_table(deal: Deal, language: Language) -> Table:
    """The four hands of a board, a row each, a column for each suit, and their points."""
    headings = (
        language.translate("HandRecords", "Board {number}").format(number=deal.board),
        *(suit.symbol for suit in SUITS),
        language.translate("HandRecords", "HCP"),
    )
    rows = tuple(
        (
            Cell(language.letters.seat(seat)),
            *(Cell(held.replace("T", "10") or NOTHING) for held in hand),
            Cell(str(high_card_points(hand)), high_card_points(hand)),
        )
        for seat, hand in zip(SEATS, deal.hands, strict=True)
    )
    starts = tuple(range(len(rows)))
    return Table(headings[0], "", headings, rows, starts, words=(0, 1, 2, 3, 4))


def _padded(texts: Sequence[str]) -> list[str]:
    return [*texts, *[""] * (len(SUITS) - len(texts))]


def _suits(deal: Deal, seat: Seat) -> Iterator[str]:
    for suit, held in zip(SUITS, deal.hands[SEATS.index(seat)], strict=True):
        yield f"{suit.symbol} {held.replace('T', '10') or NOTHING}"


def _points(deal: Deal, side: Sequence[Seat], language: Language) -> str:
    """The high-card points of a side: "N 12 S 9"."""
    return "  ".join(
        f"{language.letters.seat(seat)} {high_card_points(deal.hands[SEATS.index(seat)])}"
        for seat in side
    )


def deals_table(deals: Sequence[Deal], language: Language) -> Table:
    """All boards, a row each: dealer, vulnerability, and par."""
    translate = language.translate
    headings = (
        translate("HandRecords", "Board"),
        translate("HandRecords", "Dealer"),
        translate("MatchReport", "Vulnerable"),
        translate("HandRecords", "Par"),
        translate("HandRecords", "Contracts of par"),
    )
    rows = tuple(tuple(_deal_row(deal, language)) for deal in deals)
    title = translate("HandRecords", "Deals")
    return Table(title, "", headings, rows, tuple(deal.board for deal in deals), words=(1, 2, 4))


def _deal_row(deal: Deal, language: Language) -> Iterator[Cell]:
    found = par_of(deal)
    yield Cell(str(deal.board), deal.board)
    yield Cell(language.letters.seat(deal.dealer))
    yield Cell(sides_vulnerable(deal.vulnerable, language))
    yield Cell("") if found is None else Cell(points_text(found.points, language), found.points)
    yield Cell("" if found is None else ", ".join(par_contracts(found, language)))


def makeable_texts(deal: Deal, language: Language) -> list[str]:
    """What each side can make, by whom, at most four lines: "NS 4♠ 2♦", "E 1♣".

    Nothing where it is not known; partners that make the same share a line.
    """
    if deal.tricks is None:
        return []
    found = []
    for side in SIDES:
        made = {seat: _makeable_text(deal, seat, language) for seat in side}
        seats = list(side)
        if len(set(made.values())) == 1:
            letters = "".join(map(language.letters.seat, seats))
            found.append(f"{letters} {made[seats[0]]}")
        else:
            found += [f"{language.letters.seat(seat)} {made[seat]}" for seat in seats]
    return found


def _makeable_text(deal: Deal, seat: Seat, language: Language) -> str:
    assert deal.tricks is not None
    made = {strain: makeable(deal.tricks, seat, strain) for strain in HIGHEST_FIRST}
    texts = [f"{level}{_strain(strain, language)}" for strain, level in made.items() if level]
    return " ".join(texts) or NOTHING


def _strain(strain: Strain, language: Language) -> str:
    return strain.symbol or language.letters.strain(strain)


def par_texts(deal: Deal, language: Language) -> list[str]:
    """Par, and the contracts that come to it: "Par 420", "4♠ NS"; nothing where not known."""
    found = par_of(deal)
    if found is None:
        return []
    text = language.translate("HandRecords", "Par {points}")
    points = text.format(points=points_text(found.points, language))
    return [points, *par_contracts(found, language)[: len(SUITS) - 1]]


def par_line(deal: Deal, language: Language) -> str:
    """Par in one line: "Par 420: 4♠ NS, 4♥ NS"; "" where it is not known."""
    found = par_of(deal)
    if found is None:
        return ""
    text = language.translate("HandRecords", "Par {points}: {contracts}")
    contracts = ", ".join(par_contracts(found, language))
    return text.format(points=points_text(found.points, language), contracts=contracts)


def par_contracts(found: ParResult, language: Language) -> list[str]:
    """The contracts of par, each with its declarers: "4♠X−1 NS"; "Pass" where it is none."""
    declarers: dict[str, list[str]] = {}
    for each in found.contracts:
        text = _contract_text(each, language)
        declarers.setdefault(text, []).append(language.letters.seat(each.declarer))
    texts = [f"{contract} {''.join(seats)}" for contract, seats in declarers.items()]
    return texts or [pass_text(language)]


def _contract_text(contract: Contract, language: Language) -> str:
    result = language.signed(contract.over) if contract.over else ""
    strain = _strain(contract.strain, language)
    return f"{contract.level}{strain}{DOUBLES[contract.doubled]}{result}"
