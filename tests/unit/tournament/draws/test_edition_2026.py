"""The draw by the edition of 2026: its own rules one by one, and both ways to find a candidate."""

import random
from typing import Any

import pytest

from tests.unit.tournament.draws.archives import archive, as_paired
from tests.unit.tournament.draws.brute_force import by_the_program
from tests.unit.tournament.small_events import event
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.dutch import edition_2017
from vpdesk.tournament.draws.dutch.below import completes
from vpdesk.tournament.draws.dutch.edition_2017 import Round2017
from vpdesk.tournament.draws.dutch.field import Field, mask_of
from vpdesk.tournament.draws.player_state import player_states
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.tournament import Edition, Forbidden


def counts(bracket):
    return {each.criterion: each.values for each in bracket.counts}


def test_the_bye_goes_to_the_lowest_score():
    away = event("1-4 1, 5-2 0, 3-6 1", "2-1 0, 4-3 0, 6-5 0", "4 Z", planned=3).through(2)
    assert by_the_program(away) == ([(1, 5), (3, 2)], 6)
    assert [counts(each)["C6"] for each in draw(away).brackets] == [(2,), (0,), (1,)]


@pytest.mark.parametrize("edition", ["2017", "2026"])
def test_who_had_the_bye_and_is_away_has_taken_part(edition):
    rounds = "1-4 1, 5-2 0, 3 U, 6 H, 7 H", "3 Z"
    the = event(*rounds, edition=Edition(edition), first_colour="w").through(1)
    assert (7, 6) in by_the_program(the)[0]


def test_of_the_lowest_score_the_bye_goes_to_who_has_played_most():
    the = event("1-3 1, 4-2 0, 5 Z", planned=3)
    assert by_the_program(the) == ([(2, 1), (3, 5)], 4)
    assert counts(draw(the).brackets[-1])["C9"] == (0,)


def test_nobody_gets_a_second_bye_in_a_small_field_of_many_scores():
    rounds = (
        "1-5 1, 6-2 1, 4-7 =, 3 Z, 8 H",
        "6-1 0, 7-2 1, 5-3 0, 8-4 0",
        "1-7 0, 3-8 =, 2 U, 4 H, 5 Z, 6 Z",
        "4-1 1, 2-8 0, 7-6 1, 3 H, 5 U",
        "2-1 1, 3-7 1, 5-4 0, 6 H, 8 H",
        "1 Z",
    )
    the = event(*rounds, planned=9, first_colour="w").through(5)
    assert by_the_program(the) == ([(4, 2), (6, 3), (7, 5)], 8)


@pytest.mark.parametrize("edition", [Edition.E2017, Edition.E2026])
def test_no_pairing_is_refused(edition):
    met = event("1-2 1", edition=edition)
    with pytest.raises(NoPairingError):
        draw(met)
    two_byes = event("1 U, 2 U, 3 U", edition=edition)
    with pytest.raises(NoPairingError):
        draw(two_byes)


def test_of_exchanges_with_one_difference_the_highest_place_moves_down_first():
    pairs = [(1, each) for each in range(4, 13)]
    pairs += [(2, each) for each in range(3, 13) if each != 4]
    pairs += [(5, 7), (5, 8), (5, 11), (5, 12), (6, 9), (6, 10), (6, 11), (6, 12)]
    pairs += [(7, 11), (9, 11), (1, 2)]
    rules = tuple(Forbidden(pair) for pair in pairs)
    the = event(players=12, planned=5, first_colour="w", forbidden=rules)
    found, bye = by_the_program(the)
    assert (found, bye) == ([(1, 3), (4, 2), (5, 9), (7, 12), (8, 6), (11, 10)], 0)


def test_rounds_of_larger_fields_are_drawn_as_the_reference_program_did():
    events = [each for _, each in archive("2026", 100) if len(each.entrants) > 60][:2]
    assert len(events) == 2
    for the in events:
        for number in (3, 6):
            assert by_the_program(the.through(number)) == as_paired(the.rounds[number])


def exactly(field, edition, monkeypatch):
    """The brackets, found by matchings of everybody alone."""
    with monkeypatch.context() as patch:
        patch.setattr(Round2017, "_quickly", lambda *_: None)
        patch.setattr(edition_2017, "suits", lambda *_: False)
        return Round2017(field, edition).pair()


@pytest.mark.parametrize("edition", [Edition.E2017, Edition.E2026])
def test_the_quick_way_finds_what_matching_everybody_does(edition, monkeypatch):
    dice = random.Random(7)
    events = [each for _, each in archive(edition, 24)][::30]
    for the in events:
        for number in range(1, len(the.rounds)):
            before = the.through(number)
            states = player_states(before, edition)
            present = [states[each.number] for each in before.present(number + 1)]
            together = tuple(dice.sample([each.number for each in present], 2))
            more: tuple[dict[str, Any], ...] = ({}, {"together": together})
            for asked in more:
                quick = Round2017(Field(present, **asked), edition).pair()
                slow = exactly(Field(present, **asked), edition, monkeypatch)
                assert quick == slow


def test_completion_is_told_with_and_without_matching():
    path = event("1-2 =, 3-4 =", "1-3 =, 2-4 =")
    field = Field(list(player_states(path, Edition.E2026).values()))
    assert completes(field, mask_of([0, 1, 2, 3]))
    assert not completes(field, mask_of([0, 1]))
    assert not completes(field, mask_of([0, 1, 2]))
    assert completes(field, mask_of([0, 2, 3]), byes=mask_of([2, 3]))
    assert not completes(field, mask_of([0, 1, 2]), byes=mask_of([1]))
    assert not completes(field, mask_of([0, 1, 2, 3]), apart=mask_of([0, 3]))


def test_a_round_that_forbidden_pairs_prevent_says_so():
    apart = Forbidden((1, 2, 3, 4))
    the = event(players=4, planned=3, first_colour="w", forbidden=(apart,))
    with pytest.raises(NoPairingError) as caught:
        draw(the)
    assert "forbidden pair" in str(caught.value)
    met = event("1-2 1", planned=3, first_colour="w", forbidden=(Forbidden((1, 2)),))
    with pytest.raises(NoPairingError) as caught:
        draw(met)
    assert "a rematch or a second bye" in str(caught.value)
