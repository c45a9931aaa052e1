"""Several sessions as one event."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.files.evening.evening_text import from_text, to_text
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.next_session import all_sessions, next_session, played_session
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.sessions import PlayedSession, SessionLine, Together, overall


def line(name, value, boards=10, numbers=()):
    return SessionLine((name, f"{name}'s partner"), numbers, Fraction(value), boards)


def session(*lines, percent=True):
    return PlayedSession("Club", "", percent, lines)


FIRST = session(line("Fox", 60, 20), line("Hare", 55, 20, ("1", "2")), line("Owl", 41, 20))
SECOND = session(line("Fox", 48), line("Jack", 70, 10, ("2", "1")), line("Newt", 40))

TENTH_OF_OWL = Fraction(41, 10)


@pytest.mark.parametrize(
    ("carry", "share", "totals"),
    [
        (Together.SUM, 100, {"Jack": 125, "Fox": 108, "Owl": 41, "Newt": 40}),
        (Together.AVERAGE, 100, {"Jack": Fraction(125, 2), "Fox": 54, "Owl": 41, "Newt": 40}),
        (Together.BOARDS, 100, {"Jack": 60, "Fox": 56, "Owl": 41, "Newt": 40}),
        (Together.BOARDS, 50, {"Jack": Fraction(125, 2), "Fox": 54, "Owl": 41, "Newt": 40}),
        (
            Together.SUM,
            10,
            {"Jack": Fraction(151, 2), "Fox": 54, "Newt": 40, "Owl": TENTH_OF_OWL},
        ),
    ],
)
def test_sessions_are_added_or_averaged(carry, share, totals):
    found = overall((FIRST, SECOND), carry, share)
    assert {each.names[0]: each.total for each in found} == totals
    assert [each.names[0] for each in found] == list(totals)
    jack = found[0]
    assert jack.values == (55, 70)  # the same numbers, whatever the names
    assert next(each for each in found if each.names[0] == "Owl").values == (41, None)


def test_who_are_level_share_a_place_and_units_are_not_mixed():
    found = overall((session(line("Fox", 50), line("Hare", 50)),), Together.SUM)
    assert [(each.place, each.shared) for each in found] == [(1, True), (1, True)]
    with pytest.raises(PairsError, match="cannot be ranked together"):
        overall((FIRST, session(percent=False)), Together.SUM)
    imps = [session(line("Fox", 20), percent=False), session(line("Fox", 5), percent=False)]
    assert [each.total for each in overall(imps, Together.BOARDS)] == [25]


def test_two_of_the_same_names_in_a_session_are_two():
    twice = session(line("Fox", 60), line("Fox", 40))
    assert [each.values for each in overall((twice,), Together.SUM)] == [(60,), (40,)]


def test_an_evening_keeps_the_sessions_before_it():
    first = ScoredEvening(filled(of_howell(6), ["420", "140", "-50", "170"]))
    second = replace(next_session(first), carry=Together.SUM, share=40)
    second = filled(second, ["-50", "420", "170"])
    assert from_text(to_text(second)) == second
    found = all_sessions(ScoredEvening(second))
    before = {each.names: each.value for each in played_session(first).lines}
    assert {each.names: each.values[0] for each in found} == before
    assert all(
        each.total == sure(each.values[0]) * sure(Fraction(2, 5)) + sure(each.values[1])
        for each in found
    )


def test_a_ranking_with_what_was_carried_is_that_of_all_sessions():
    evening = filled(of_howell(6), ["420", "140", "-50", "110", "-630"])
    for results in (["420", "-90", "-100"], ["650", "120", "430", "-50"]):
        evening = filled(next_session(ScoredEvening(evening)), results)
        evening = from_text(to_text(evening))
        scored = ScoredEvening(evening)
        together = {each.names: each.total for each in all_sessions(scored)}
        found = {
            evening.by_number[each.number].names: each.value for each in scored.rankings[0].lines
        }
        assert {each: round(10**9 * value) for each, value in found.items()} == {
            each: round(10**9 * value) for each, value in together.items()
        }
