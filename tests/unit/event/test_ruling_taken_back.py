"""A ruling that was set and cleared is as if it had never been."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.event.kept_matches_builders import TEAMS, scored
from tests.unit.event.stages_builders import league
from vpdesk.event.event import EventError, MatchPlace, of_tournament
from vpdesk.event.kept_matches import (
    followed,
    game_at,
    kept_at,
    match_at,
    table_of,
    with_match,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.place import FIRST, tournament_at, with_tournament
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.match.case import Fault, What
from vpdesk.match.outcome import adopt, case_to_rule, not_adopted, with_case
from vpdesk.match.regulations import Way
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_rules, with_scale
from vpdesk.tournament.results.typed_results import typed, with_game

PLACE = MatchPlace(1, 1, 1, 1, 4)
TYPED = ("", "17-11", "0-0", "5-25", "+-", "-+", "--", "17-11; 12-8 vp", "13-7 vp")


def new_event():
    group = league(4).group(1)
    short = with_rules(group, with_scale(group.teams, ScaleSpec(4)))
    return of_tournament(short)


def typed_in(event, text):
    """With what is typed into the round, one after the other."""
    for each in text.split("; "):
        group, board = event.group(1), table_of(event, PLACE)
        made = typed(group, game_at(event, PLACE), each)
        event = event.with_group(1, 1, with_game(group, 1, board, made))
    return event


def ruled(event, way, imps):
    """With a ruling: a forfeit of the home team, or what stands, with other IMPs in it."""
    match = match_at(event, PLACE)
    case = case_to_rule(match, TEAMS)
    home, away = imps
    case = replace(
        case,
        home=replace(case.home, imps=100 * home),
        away=replace(case.away, imps=100 * away),
    )
    if way is Way.FORFEIT:
        case = replace(case, what=What.FORFEIT, fault=Fault.HOME)
    else:
        case = replace(case, what=What.CUT_SHORT, played=3)
    return with_match(event, PLACE, adopt(with_case(match, case, TEAMS), way, TEAMS))


def cleared(event):
    return with_match(event, PLACE, not_adopted(match_at(event, PLACE)))


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(TYPED),
    st.lists(
        st.tuples(
            st.sampled_from((Way.FORFEIT, Way.AS_IT_STANDS, Way.BOARDS_PLAYED)),
            st.tuples(st.integers(1, 40), st.integers(0, 40)),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_a_ruling_that_is_cleared_gives_back_what_was_typed(text, rulings):
    event = typed_in(new_event(), text)
    was = game_at(event, PLACE)
    for each in rulings:
        event = ruled(event, *each)
    event = cleared(event)
    assert game_at(event, PLACE) == was
    assert sure(kept_at(event, PLACE)).typed is None
    assert [each for each in misfits(event) if "typed by hand" in str(each)] == []


@pytest.mark.parametrize("text", TYPED)
def test_it_is_kept_in_the_file(tmp_path, text):
    event = ruled(typed_in(new_event(), text), Way.FORFEIT, (3, 20))
    TournamentFile.create(tmp_path / "event.vpt", event).close()
    kept = read_event(tmp_path / "event.vpt")
    assert kept == event
    assert game_at(cleared(kept), PLACE) == game_at(typed_in(new_event(), text), PLACE)


def test_the_result_of_a_sheet_comes_back_as_the_sheet_is_now():
    event = with_match(
        new_event(), PLACE, scored(match_at(new_event(), PLACE), (1, 2, 3, 4), "980")
    )
    was = game_at(event, PLACE)
    assert game_at(cleared(ruled(event, Way.FORFEIT, (0, 0))), PLACE) == was
    held = ruled(event, Way.FORFEIT, (0, 0))
    held = with_match(held, PLACE, scored(match_at(held, PLACE), (1, 2, 3, 4), "400", "980"))
    assert game_at(cleared(held), PLACE).imps == (44, 0)
    by_hand = typed_in(event, "10-20")
    assert game_at(cleared(ruled(by_hand, Way.FORFEIT, (0, 0))), PLACE) == game_at(by_hand, PLACE)


def test_what_was_typed_follows_another_scale():
    def with_boards(event, boards):
        group = tournament_at(event, FIRST)
        rules = with_rules(group, with_scale(group.teams, ScaleSpec(boards)))
        return followed(event, with_tournament(event, FIRST, rules))

    event = typed_in(new_event(), "17-11")
    made = cleared(with_boards(ruled(event, Way.FORFEIT, (0, 0)), 20))
    assert game_at(made, PLACE) == game_at(with_boards(event, 20), PLACE)
    assert game_at(made, PLACE) != game_at(event, PLACE)


def test_of_a_file_of_before_the_imps_in_the_ruling_are_there_again():
    held = ruled(typed_in(new_event(), "17-11"), Way.AS_IT_STANDS, (17, 11))
    old = replace(held, matches=tuple(replace(each, typed=None) for each in held.matches))
    assert game_at(cleared(old), PLACE).imps in ((17, 11), (11, 17))


def test_a_ruling_of_an_older_file_is_told_where_nobody_knows_what_it_replaced():
    event = ruled(typed_in(new_event(), "5-25"), Way.FORFEIT, (3, 20))
    told = "the result before it"
    assert not [each for each in misfits(event) if told in str(each)]
    (kept,) = event.matches
    old = replace(event, matches=(replace(kept, typed=None),))
    (found,) = misfits(old)
    assert told in str(found)
    assert not list(misfits(cleared(old)))
    sheet = scored(match_at(new_event(), PLACE), (1, 2, 3, 4), "980").sheet
    with_sheet = replace(event, matches=(replace(kept, typed=None, sheet=sheet),))
    assert not [each for each in misfits(with_sheet) if told in str(each)]


def test_a_ruling_by_imps_needs_them_where_vps_alone_were_typed():
    event = typed_in(new_event(), "13-7 vp")
    with pytest.raises(EventError, match="Only VPs were typed"):
        ruled(event, Way.AS_IT_STANDS, (0, 0))
    assert game_at(ruled(event, Way.AS_IT_STANDS, (12, 4)), PLACE).imps is not None
    assert game_at(ruled(event, Way.FORFEIT, (0, 0)), PLACE).points is not None
    nothing = typed_in(new_event(), "0-0")
    assert game_at(ruled(nothing, Way.AS_IT_STANDS, (0, 0)), PLACE).finished
