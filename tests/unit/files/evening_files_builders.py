"""What test_evening_files and others are made of."""

from dataclasses import replace
from fractions import Fraction

from tests.unit.deals.known import known_deals, random_deals
from tests.unit.pairs.evenings import entrants, filled, of_mitchell
from vpdesk.pairs.evening import (
    Carried,
    Evening,
    PairsAdjustment,
    Substitute,
    left,
    with_entrant,
    with_entry,
)
from vpdesk.pairs.methods import Divide, ScoringChoice
from vpdesk.pairs.tie_break import PairsTieBreak

SCORES = ["420", "A60/40", "60% 4S= N, 40% -50", "420 | 3NTX-2 E", "NP", "3NT W +1"]


def whole_evening():
    """An evening with one of everything."""
    sections = (
        of_mitchell(6, letter="A", two_winners=True),
        of_mitchell(7, letter="B", first=7, apart=True, since=((8, 2),)),
    )
    evening = filled(Evening(entrants=entrants(14), sections=sections), SCORES)
    place = evening.due[3]
    entry = replace(
        evening.entries[place], turned=True, group="b", lead="SQ", law="Law 12C1c", reason="…"
    )
    evening = with_entry(evening, entry)
    evening = with_entry(evening, replace(evening.entries[evening.due[4]], ns=(2,), ew=(5,)))
    one = replace(
        evening.by_number[1],
        club="Club",
        register=("12345", ""),
        handicap=-150,
        substitutes=(Substitute(2, "Sub", 2, 3),),
        carried=Carried(5550, 24, Fraction(1, 300)),
    )
    evening = left(with_entrant(evening, one), 12, 2)
    return replace(
        evening,
        name="Čtvrtek",
        place="Praha",
        date="2026-11-22",
        method="cross-imps",
        choice=ScoringChoice(7, 1, 10, Divide.COMPARISONS, 17),
        adjustments=(PairsAdjustment(3, -1000, "late", "Law 90"),),
        cancelled=(4,),
        ties=(PairsTieBreak.BOARDS_WON, PairsTieBreak.BETWEEN),
        deals=(
            replace(known_deals()[0].deal, more=('[Auction "N"]', "1C\tPass", "", "% escaped")),
            *random_deals(3)[1:],
        ),
    )
