"""A sample of the rounds that reference programs have paired; tests/bench draws them all."""

import pytest

from tests.unit.tournament.draws.archives import archive, as_paired
from tests.unit.tournament.draws.brute_force import by_brute_force, by_the_program

SAMPLES = [("2012", 24, 60), ("2017", 24, 25), ("2026", 24, 25)]


def differing(drawer, edition, largest, every):
    """Rounds of every so many tournaments that a drawer does not draw as they were paired."""
    for name, event in [*archive(edition, largest)][::every]:
        for number, drawn in enumerate(event.rounds):
            if drawer(event.through(number)) != as_paired(drawn):
                yield f"{name} round {number + 1}"


@pytest.mark.parametrize(("edition", "largest", "every"), SAMPLES)
def test_rounds_are_drawn_as_the_reference_programs_did(edition, largest, every):
    assert [*differing(by_the_program, edition, largest, every)] == []


@pytest.mark.parametrize(
    ("edition", "largest", "every"), [("2012", 10, 8), ("2017", 10, 2), ("2026", 10, 2)]
)
def test_the_brute_force_agrees_with_the_reference_programs(edition, largest, every):
    assert [*differing(by_brute_force, edition, largest, every)] == []


@pytest.mark.parametrize("edition", ["2012", "2017", "2026"])
def test_everybody_is_in_every_round_of_an_archive(edition):
    for _, event in archive(edition, 14):
        for drawn in event.rounds:
            named = [each for game in drawn.games for each in game.sides]
            named += [bye.entrant for bye in drawn.byes]
            assert sorted(named) == sorted(event.by_number)
