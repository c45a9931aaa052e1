"""The checker finds what was not drawn by the rules."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.tournament.small_events import event
from vpdesk.tournament.draws.checker import check_rounds
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Edition, Entrant, Tournament


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return generate(15, 5, Edition.E2026, 4, half_bye_rate=0, absent_rate=0, late_rate=0)


def with_round(tournament: Tournament, number: int, changed: Round) -> Tournament:
    rounds = [*tournament.rounds]
    rounds[number - 1] = changed
    return replace(tournament, rounds=tuple(rounds))


def test_the_order_of_boards_does_not_matter(tournament):
    second = tournament.rounds[1]
    turned = replace(second, games=second.games[::-1])
    checks = list(check_rounds(with_round(tournament, 2, turned)))
    assert [check.round for check in checks] == [1, 2, 3, 4, 5]
    assert not any(check.differs or check.file_only or check.drawn_only for check in checks)
    assert all(sure(check.draw).round == check.round for check in checks)


def test_turned_colours_are_a_difference(tournament):
    first = tournament.rounds[0]
    game = first.games[2]
    turned = Game(game.visitor, game.home, game.visitor_result, game.home_result)
    games = tuple(turned if each is game else each for each in first.games)
    check = next(check_rounds(with_round(tournament, 1, replace(first, games=games))))
    assert check.differs
    assert (check.file_only, check.drawn_only) == ((turned.sides,), (game.sides,))


def test_another_bye_is_a_difference(tournament):
    """The one who had the bye plays in place of another, who gets it."""
    first = tournament.rounds[0]
    bye = next(each for each in first.byes if each.kind is ByeKind.PAIRING)
    game = first.games[-1]
    moved = replace(game, home=bye.entrant)
    games = (*first.games[:-1], moved)
    byes = tuple(Bye(game.home, bye.kind) if each is bye else each for each in first.byes)
    check = next(check_rounds(with_round(tournament, 1, replace(first, games=games, byes=byes))))
    assert check.file_only == (moved.sides, (game.home, 0))
    assert check.drawn_only == (game.sides, (bye.entrant, 0))


def test_a_round_that_the_rules_do_not_have_comes_with_the_reason():
    """Two players meet a second time."""
    game = Game(1, 2, Result.DRAW, Result.DRAW)
    players = (Entrant(1, "A"), Entrant(2, "B"))
    again = replace(game, home=2, visitor=1)
    tournament = Tournament(players, (Round((game,)), Round((again,))), first_colour="w")
    first, second = check_rounds(tournament)
    assert not first.differs
    assert second.differs
    assert second.draw is None
    assert isinstance(second.error, NoPairingError)
    assert (second.file_only, second.drawn_only) == (((2, 1),), ())


def test_an_edition_can_be_given(tournament):
    own, other = (
        [sure(check.draw).edition for check in check_rounds(tournament, edition)]
        for edition in (None, Edition.E2012)
    )
    assert own == [Edition.E2026] * 5
    assert other == [Edition.E2012] * 5


def test_a_forfeit_has_the_colours_of_the_draw():
    for white, black, result in (("2", "1", "0"), ("2", "1", "-"), ("2", "1", "--")):
        tournament = event(f"{white}-{black} {result}", first_colour="w")
        (check,) = check_rounds(tournament)
        assert check.differs is (result == "0")
