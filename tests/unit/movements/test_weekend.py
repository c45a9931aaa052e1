"""Several sessions as one: who meets whom over a weekend, and how fair the whole is."""

from __future__ import annotations

from collections import Counter

import pytest

from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.errors import MovementError
from vpdesk.movements.measures import quality
from vpdesk.movements.seating import copies_at_once, sit_outs
from vpdesk.movements.weekend import joined, parted, weekend


def times_met(movement):
    met = Counter(frozenset(each.seated) for each in movement.encounters)
    assert len(met) == movement.pairs * (movement.pairs - 1) // 2
    return set(met.values())


@pytest.mark.parametrize("pairs", range(8, 31, 2))
def test_one_half_plays_the_other_and_then_itself(pairs):
    sessions = weekend("mitchell-howell", pairs, 2)
    assert [each.sets for each in sessions] in (
        [pairs // 2, pairs // 2 - 1],
        [pairs // 2, pairs // 2],
    )
    whole = joined(sessions)
    assert times_met(whole) == {1}
    assert whole.rounds == pairs - 1
    assert not any(sit_outs(whole).values())
    assert sessions[1].tables == pairs // 2
    assert copies_at_once(sessions[1]) == 2 or pairs < 14
    assert times_met(joined(weekend("mitchell-howell", pairs, 4, twice=True))) == {2}


@pytest.mark.parametrize(
    ("kind", "pairs", "sessions", "twice", "rounds"),
    [
        ("barometer", 12, 3, False, [4, 4, 3]),
        ("barometer", 13, 2, True, [13, 13]),
        ("howell", 10, 2, True, [9, 9]),
        ("howell", 10, 1, False, [9]),
    ],
)
def test_all_meet_once_or_twice(kind, pairs, sessions, twice, rounds):
    found = weekend(kind, pairs, sessions, twice=twice)
    assert [each.rounds for each in found] == rounds
    whole = joined(found)
    assert times_met(whole) == {1 + twice}
    assert parted(whole, rounds) == found


def test_a_perfect_barometer_stays_perfect_over_three_sessions():
    sessions = weekend("barometer", 12, 3)
    assert quality(joined(sessions)).qf == 100
    assert all(quality(each).qf < 100 for each in sessions)


def test_boards_and_rounds_are_numbered_on():
    whole = joined([mitchell(8).with_boards(3), howell(8).with_boards(2)])
    assert (whole.rounds, whole.sets, whole.boards[4]) == (11, 11, (13, 14))
    assert parted(whole.with_boards(2), [4, 7])[1].encounters == howell(8).encounters


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: joined([howell(8), howell(10)]), "one has 8, another 10"),
        (lambda: weekend("barometer", 12, 9), "1 to 8 sessions, not 9"),
        (lambda: weekend("howell", 12, 2), "has 1 sessions, not 2"),
        (lambda: weekend("mitchell-howell", 9, 2), "even number of pairs from 8 to 60, not for 9"),
    ],
)
def test_what_is_no_weekend_is_refused(make, words):
    with pytest.raises(MovementError, match=words):
        make()
