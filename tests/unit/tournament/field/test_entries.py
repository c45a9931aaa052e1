"""Entries, numbers, byes and withdrawals: what changes with them, and what must not."""

from dataclasses import replace

import pytest

from vpdesk.tournament.draws.acceleration import baku, keep_baku
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field import entries
from vpdesk.tournament.results.typed_results import unpaired
from vpdesk.tournament.round import Bye, ByeKind, DrawChange, Game, Result, Round
from vpdesk.tournament.tournament import Acceleration, Entrant, Forbidden, Request, Tournament

PLAYERS = tuple(
    Entrant(number, name, rating, title, group=group)
    for number, (name, rating, title, group) in enumerate(
        (
            ("Dana", 1900, "", "Ely"),
            ("Adam", 2100, "FM", "Bath"),
            ("Cyd", 2100, "GM", "Ely"),
            ("bob", 2100, "FM", ""),
        ),
        1,
    )
)
DRAWN = Round(
    (Game(1, 2, Result.WIN, Result.LOSS),),
    (Bye(3, ByeKind.ZERO), Bye(4, ByeKind.PAIRING)),
    changes=(DrawChange(((1, 3), (2, 0)), ((1, 2), (3, 0))),),
)
FULL = Tournament(
    PLAYERS,
    (DRAWN,),
    planned=4,
    requests=(Request(2, 3, ByeKind.HALF),),
    forbidden=(Forbidden((1, 4)),),
    acceleration=(Acceleration(1, (100,)), Acceleration(2, (100,))),
)


def refused(make):
    with pytest.raises(TournamentError) as caught:
        make()
    return str(caught.value)


def test_numbers_go_by_rating_title_and_name_and_everything_follows():
    numbered = entries.by_rating(FULL)
    assert [each.name for each in numbered.entrants] == ["Cyd", "Adam", "bob", "Dana"]
    assert [each.number for each in numbered.entrants] == [1, 2, 3, 4]
    (drawn,) = numbered.rounds
    assert drawn.games == (Game(4, 2, Result.WIN, Result.LOSS),)
    assert drawn.byes == (Bye(1, ByeKind.ZERO), Bye(3, ByeKind.PAIRING))
    assert drawn.changes == (DrawChange(((4, 1), (2, 0)), ((4, 2), (1, 0))),)
    assert numbered.requests == (Request(2, 3, ByeKind.HALF),)
    assert numbered.forbidden == (Forbidden((3, 4)),)
    assert [each.entrant for each in numbered.acceleration] == [2, 4]
    back = entries.renumbered(numbered, [4, 2, 1, 3])
    assert back == FULL


def test_numbers_stay_after_round_four():
    four = replace(FULL, rounds=(DRAWN,) * 4)
    assert "Round 4 is drawn" in refused(lambda: entries.by_rating(four))


def test_who_enters_late_has_been_absent_so_far():
    late = entries.added(FULL, [Entrant(1, "Eve"), Entrant(1, "Flo", first_round=4)])
    assert [(each.number, each.first_round) for each in late.entrants[4:]] == [(5, 2), (6, 4)]
    assert late.rounds[0].byes[2:] == (Bye(5, ByeKind.ZERO), Bye(6, ByeKind.ZERO))
    assert late.rounds[0].games == FULL.rounds[0].games


def test_who_has_no_games_can_go():
    rest = entries.removed(FULL, [4])
    assert [each.number for each in rest.entrants] == [1, 2, 3]
    assert rest.rounds[0].byes == (Bye(3, ByeKind.ZERO),)
    assert rest.forbidden == ()
    assert "Dana is in rounds that are drawn" in refused(lambda: entries.removed(FULL, [1]))


def test_before_round_one_the_others_close_up():
    rest = entries.removed(replace(FULL, rounds=()), [1])
    assert [(each.number, each.name) for each in rest.entrants] == [
        (1, "Adam"),
        (2, "Cyd"),
        (3, "bob"),
    ]
    assert rest.requests == (Request(1, 3, ByeKind.HALF),)
    assert [each.entrant for each in rest.acceleration] == [1]


def test_a_bye_is_asked_for_changed_and_taken_back():
    asked = entries.with_bye(FULL, 1, 4, ByeKind.FULL)
    assert asked.requests[-1] == Request(1, 4, ByeKind.FULL)
    changed = entries.with_bye(asked, 1, 4, ByeKind.ZERO)
    assert changed.requests[-1] == Request(1, 4, ByeKind.ZERO)
    assert entries.with_bye(changed, 1, 4, None) == FULL


def test_a_drawn_round_keeps_who_has_no_opponent():
    changed = entries.with_bye(FULL, 3, 1, ByeKind.HALF)
    assert changed.rounds[0].byes[0] == Bye(3, ByeKind.HALF)
    assert "a bye of some kind stays" in refused(lambda: entries.with_bye(FULL, 3, 1, None))
    said = refused(lambda: entries.with_bye(FULL, 1, 1, ByeKind.HALF))
    assert "Dana has an opponent in round 1" in said


def test_groups_are_kept_apart_once():
    apart = entries.groups_apart(FULL, 2)
    assert apart.forbidden == (Forbidden((1, 4)), Forbidden((1, 3), 1, 2))
    assert entries.groups_apart(apart, 0).forbidden == (Forbidden((1, 4)), Forbidden((1, 3), 1, 0))


def test_unpairing_asks_again_for_the_byes_of_those_who_were_there():
    late = entries.added(FULL, [Entrant(1, "Eve")])
    before = unpaired(late)
    assert before.rounds == ()
    assert set(before.requests) == {Request(2, 3, ByeKind.HALF), Request(3, 1, ByeKind.ZERO)}


@pytest.mark.parametrize(
    ("count", "planned", "upper", "points"),
    [
        (178, 11, 90, (100, 100, 100, 50, 50, 50)),
        (9, 7, 6, (100, 100, 50, 50)),
        (8, 5, 4, (100, 100, 50)),
        (8, 0, 0, ()),
    ],
)
def test_baku(count, planned, upper, points):
    players = tuple(Entrant(number, str(number)) for number in range(1, count + 1))
    given = baku(Tournament(players, planned=planned))
    assert [each.entrant for each in given] == list(range(1, upper + 1))
    assert all(each.points == points for each in given)


def test_baku_follows_the_field_until_it_is_drawn():
    on = Tournament(PLAYERS, planned=4)
    on = replace(on, acceleration=baku(on))
    more = entries.added(on, [Entrant(1, "Eve")])
    assert keep_baku(on, more).acceleration == baku(more) != on.acceleration
    begun = replace(on, rounds=(DRAWN,))
    assert keep_baku(begun, replace(begun, planned=9)).acceleration == on.acceleration
    own = replace(on, acceleration=(Acceleration(1, (50,)),))
    assert keep_baku(own, replace(own, planned=9)).acceleration == own.acceleration
