"""What test_pairs_formats and others are made of."""

from dataclasses import replace

from tests.unit.pairs.evenings import entrants, filled, of_mitchell
from vpdesk.pairs.evening import Evening

PLAIN = ["420", "4SX N -1", "A60/40", "NP", "3NT W +1", "pass", "7NTXX S ="]


def evening_of(texts, **fields):
    sections = (of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7))
    return filled(Evening(entrants=entrants(12), sections=sections, **fields), texts)


def two_winners(texts):
    """Two sections of two winners each."""
    evening = evening_of(texts, date="2026-11-22", name='The "Club"')
    sections = tuple(replace(each, two_winners=True) for each in evening.sections)
    return replace(evening, sections=sections)
