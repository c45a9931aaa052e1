"""Generated tournaments keep the rules, and have in them what was asked for."""

from collections import Counter
from typing import Any

import pytest

from tests.unit.tournament.draws.invariants import can_be_paired, faults
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.checker import check_rounds
from vpdesk.tournament.draws.generator import UNUSUAL, generate
from vpdesk.tournament.fide import trf
from vpdesk.tournament.results.typed_results import points_after
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.tournament import Edition

OFTEN: dict[str, Any] = {
    "forfeit_rate": 0.08,
    "half_bye_rate": 0.08,
    "absent_rate": 0.05,
    "withdraw_rate": 0.02,
    "late_rate": 0.15,
}


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(4))
def test_the_rules_are_kept(edition, seed):
    tournament = generate(9 + 5 * seed, 7, edition, seed, **OFTEN)
    assert list(faults(tournament)) == []
    assert not any(check.differs for check in check_rounds(tournament))
    assert len(tournament.rounds) == 7 or not can_be_paired(tournament)


def test_everything_that_can_happen_happens():
    tournament = generate(60, 9, Edition.E2026, 1, **OFTEN)
    kinds = {bye.kind for each in tournament.rounds for bye in each.byes}
    results = {game.home_result for each in tournament.rounds for game in each.games}
    assert kinds >= {ByeKind.PAIRING, ByeKind.HALF, ByeKind.ZERO}
    assert results >= {Result.WIN, Result.DRAW, Result.LOSS, Result.FORFEIT_WIN}
    assert any(each.first_round > 1 for each in tournament.entrants)
    assert any(each.last_round for each in tournament.entrants)
    assert all(each.finished for each in tournament.rounds)
    assert not any(bye.kind is ByeKind.HALF for bye in tournament.rounds[-1].byes)


def test_a_tournament_without_incidents_has_none():
    quiet: dict[str, Any] = dict.fromkeys(OFTEN, 0.0)
    tournament = generate(20, 5, Edition.E2017, 3, **quiet)
    assert len(tournament.rounds) == 5
    assert not any(each.byes for each in tournament.rounds)
    assert all(game.played for each in tournament.rounds for game in each.games)
    assert [each.rating for each in tournament.entrants] == sorted(
        (each.rating for each in tournament.entrants), reverse=True
    )


def test_a_seed_gives_one_tournament():
    first, again, other = (generate(14, 5, Edition.E2012, seed) for seed in (7, 7, 8))
    assert first == again != other


def test_the_stronger_wins_more_often():
    tournament = generate(40, 9, Edition.E2026, 2, draw_share=0)
    games = [game for each in tournament.rounds for game in each.games if game.played]
    stronger = sum((game.home < game.visitor) == (game.home_result is Result.WIN) for game in games)
    assert 0.55 < stronger / len(games) < 0.95
    assert not any(game.home_result is Result.DRAW for game in games)


def test_accelerated_ones_have_fictitious_points():
    tournament = generate(20, 9, Edition.E2026, 1, acceleration=True)
    assert tournament.acceleration == baku(tournament)
    assert {each.points[0] for each in tournament.acceleration} == {100}


def test_it_ends_where_nobody_can_be_paired():
    quiet: dict[str, Any] = dict.fromkeys(OFTEN, 0.0)
    tournament = generate(4, 9, Edition.E2026, 1, **quiet)
    assert tournament.planned == 9
    assert 2 <= len(tournament.rounds) <= 3
    assert not can_be_paired(tournament)


def test_byes_and_results_that_are_seldom():
    usual = generate(20, 5, Edition.E2026, 4)
    assert generate(20, 5, Edition.E2026, 4, full_bye_rate=0.0, unusual_rate=0.0) == usual
    made = generate(40, 7, Edition.E2026, 4, full_bye_rate=0.1, unusual_rate=0.3)
    games = [game for each in made.rounds for game in each.games]
    results = {(game.home_result, game.visitor_result) for game in games}
    assert set(UNUSUAL) <= results
    byes = Counter(bye.kind for each in made.rounds for bye in each.byes)
    assert byes[ByeKind.FULL] > 5
    assert points_after(trf.read(trf.write(made)), 7) == points_after(made, 7)
    assert [each.round for each in check_rounds(made) if each.differs] == []
