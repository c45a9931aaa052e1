"""Score sheets and rulings of an event's matches, and the results of the round that follow."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.event.kept_matches_builders import TEAMS, scored
from tests.unit.event.stages_builders import league, played
from vpdesk.event.event import MatchPlace, of_tournament
from vpdesk.event.kept_matches import (
    by_hand,
    by_sheet,
    followed,
    game_at,
    is_by_sheet,
    kept_at,
    match_at,
    place_of,
    result_of,
    table_of,
    with_match,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.place import FIRST, tournament_at, with_tournament
from vpdesk.files.scale_library import find
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.match.case import Case, Fault, What
from vpdesk.match.errors import MatchError
from vpdesk.match.outcome import (
    adopt,
    case_to_rule,
    not_adopted,
    outcome,
    rulings_of,
    with_case,
)
from vpdesk.match.regulations import Way
from vpdesk.match.results import sheet_result
from vpdesk.match.score_sheet import (
    Method,
    Status,
    with_boards,
    with_entry,
    with_method,
    with_status,
)
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import vps, with_counts, with_rules, with_scale
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game
from vpdesk.tournament.round import Game, Result, Round
from vpdesk.tournament.team_rules import MatchCounts, OddField, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament


def four_boards(event, kind):
    return replace(event.group(1).teams, scale=ScaleSpec(4, kind))


@pytest.fixture
def event():
    made = league(6)
    return made.with_group(1, 1, with_rules(made.group(1), four_boards(made, "continuous")))


@pytest.fixture
def place(event):
    return place_of(event, 1, 1, 1, 1)


def test_a_match_without_a_sheet_begins_with_what_the_event_says(event, place):
    match = match_at(replace(event, name="League"), place)
    names = [event.group(1).by_number[each].name for each in (place.home, place.visitor)]
    assert [match.sheet.home, match.sheet.away] == names
    assert (match.sheet.event, match.sheet.round) == ("League", "1")
    assert (match.choice, match.sheet.numbers) == (ScaleSpec(4), (1, 2, 3, 4))
    assert result_of(event, place) is None


def test_the_result_comes_with_the_last_score_and_goes_with_it(event, place):
    some = with_match(event, place, scored(match_at(event, place), (1, 2, 3), "980"))
    assert game_at(some, place) == game_at(event, place)
    done = with_match(some, place, scored(match_at(some, place), (4,), "-180", "980"))
    game = game_at(done, place)
    # 11 IMPs three times, then 15 for -180 against 980.
    assert (game.imps, game.home_result) == ((33, 15), Result.WIN)
    assert game.points == ScaleSpec(4).scale(4).vps(18)
    assert is_by_sheet(done, place)
    assert not [*by_hand(done), *misfits(done)]
    lacking = match_at(done, place)
    sheet = with_entry(lacking.sheet, 4, 0, None)
    assert game_at(with_match(done, place, replace(lacking, sheet=sheet)), place) == game_at(
        event, place
    )


def test_a_sheet_of_who_has_left_stays_and_nobody_is_told_that_it_says_otherwise(event, place):
    done = with_match(event, place, scored(match_at(event, place), (1, 2, 3, 4), "980"))
    gone = done.with_group(1, 1, left(done.group(1), [place.home]))
    assert game_at(gone, place).points == (0, 0)
    assert kept_at(gone, place) == kept_at(done, place)
    assert not [*by_hand(gone), *misfits(gone)]


def test_a_board_that_is_cancelled_makes_the_scale_that_of_fewer(event, place):
    match = scored(match_at(event, place), (1, 2, 3), "980")
    match = replace(match, sheet=with_status(match.sheet, 4, Status.CANCELLED))
    game = game_at(with_match(event, place, match), place)
    assert (game.imps, game.points) == ((33, 0), ScaleSpec(3).scale(3).vps(33))


def test_each_side_has_what_it_was_given(event, place):
    match = scored(match_at(event, place), (1, 2, 3), "980")
    match = replace(match, sheet=with_status(match.sheet, 4, Status.ADJUSTED, (3, 3)))
    game = game_at(with_match(event, place, match), place)
    scale = ScaleSpec(4).scale(4)
    assert game.imps == (36, 3)
    assert game.points == (scale.vps(36)[0], scale.vps(-30)[0])
    fined = replace(match, sheet=replace(match.sheet, penalty_imps=(4000, 0)))
    assert game_at(with_match(event, place, fined), place).imps == (
        0,
        7,
    )  # its margin is -4, the other 10


def test_a_ruling_is_the_result_until_it_is_taken_back(event, place):
    match = scored(match_at(event, place), (1, 2, 3), "420")
    event = with_match(event, place, match)
    ruled = adopt(match_at(event, place), Way.AVERAGES, TEAMS)
    with_ruling = with_match(event, place, ruled)
    game, kept = game_at(with_ruling, place), kept_at(with_ruling, place)
    assert sure(sure(kept).ruled.adopted).way is Way.AVERAGES
    assert (game.imps, game.home_result) == ((3, 0), Result.WIN)
    assert game.points == sure(result_of(with_ruling, place)).points
    assert sum(sure(game.points)) > 2000
    back = with_match(with_ruling, place, not_adopted(match_at(with_ruling, place)))
    assert not game_at(back, place).finished


def test_a_ruling_on_a_match_without_a_sheet_begins_with_what_was_typed(event, place):
    def typed_in(event, imps):
        made = typed(event.group(1), game_at(event, place), imps)
        return event.with_group(1, 1, with_game(event.group(1), 1, 1, made))

    def imps_of(event):
        case = case_to_rule(match_at(event, place), TEAMS)
        return case.home.imps // 100, case.away.imps // 100

    begun = typed_in(event, "41-12")
    assert imps_of(begun) == (41, 12)
    assert imps_of(typed_in(begun, "12-41")) == (12, 41)  # it follows what is typed
    match = match_at(begun, place)
    assert with_case(match, case_to_rule(match, TEAMS), TEAMS).ruled.case is None
    cut = replace(case_to_rule(match, TEAMS), played=3)
    ruled = with_match(begun, place, adopt(with_case(match, cut, TEAMS), Way.AS_IT_STANDS, TEAMS))
    assert is_by_sheet(ruled, place)  # what was typed before makes way for a ruling
    shorter = adopt(with_case(match_at(ruled, place), cut, TEAMS), Way.BOARDS_PLAYED, TEAMS)
    ruled = with_match(ruled, place, shorter)
    assert is_by_sheet(ruled, place)
    assert game_at(ruled, place).points != game_at(begun, place).points
    assert imps_of(ruled) == (41, 12)
    back = with_match(ruled, place, not_adopted(match_at(ruled, place)))
    assert game_at(back, place) == game_at(begun, place)
    sheet = with_match(begun, place, scored(match, (1,), "980"))
    assert imps_of(sheet) == (11, 0)  # a sheet that is begun says what there is


def test_a_forfeit_by_ruling_is_one_in_the_round(event, place):
    match = match_at(event, place)
    case = replace(case_to_rule(match, TEAMS), what=What.FORFEIT, fault=Fault.HOME)
    match = with_case(match, case, TEAMS)
    game = game_at(with_match(event, place, adopt(match, Way.FORFEIT, TEAMS)), place)
    assert (game.home_result, game.visitor_result) == (Result.FORFEIT_LOSS, Result.FORFEIT_WIN)
    assert game.imps is None
    assert sure(game.points)[1] > 1000 > sure(game.points)[0]
    assert isinstance(case, Case)


def test_a_result_by_hand_holds_and_is_told_until_the_sheets_is_taken(event, place):
    done = with_match(event, place, scored(match_at(event, place), (1, 2, 3, 4), "980"))
    group = done.group(1)
    hand = typed(group, game_at(done, place), "10-20")
    ruled = done.with_group(1, 1, with_game(group, 1, table_of(done, place), hand))
    assert list(by_hand(ruled)) == [place]
    (told,) = misfits(ruled)
    assert str(told).endswith(
        "The result of the round was typed by hand; the score sheet or the ruling gives another."
    )
    later = with_match(ruled, place, scored(match_at(ruled, place), (1,)))
    assert game_at(later, place) == hand
    assert game_at(by_sheet(later, place), place).imps == (33, 0)
    # One that was there before the sheet holds, too, unless it comes to the same.
    first = event.with_group(1, 1, with_game(event.group(1), 1, table_of(event, place), hand))
    sheet = with_match(first, place, scored(match_at(first, place), (1, 2, 3, 4)))
    assert game_at(sheet, place) == hand


def test_a_match_that_is_taken_apart_keeps_nothing(event, place):
    kept = with_match(event, place, scored(match_at(event, place), (1,)))
    group = kept.group(1)
    other = next(each for each in group.by_number if each not in (place.home, place.visitor))
    apart = kept.with_group(1, 1, exchanged(group, 1, place.home, other))
    assert followed(kept, apart).matches == ()
    gone = kept.with_group(1, 1, replace(group, rounds=()))
    assert followed(kept, gone).matches == ()
    assert followed(kept, kept) is kept


def test_sides_that_are_exchanged_keep_their_sheet_and_its_result(event, place):
    event = with_match(event, place, scored(match_at(event, place), (1, 2, 3, 4), "980"))
    turned = event.with_group(1, 1, exchanged(event.group(1), 1, place.home, place.visitor))
    turned = followed(event, turned)
    assert place_of(turned, 1, 1, 1, 1) == place
    assert game_at(turned, place).sides == (place.visitor, place.home)
    assert is_by_sheet(turned, place)
    less = with_match(turned, place, scored(match_at(turned, place), (1,)))
    assert game_at(less, place).imps == (0, 33)


def test_another_scale_of_the_event_scores_its_sheets_anew(event, place):
    match = scored(match_at(event, place), (1, 2, 3), "980")
    match = replace(match, sheet=with_status(match.sheet, 4, Status.CANCELLED))
    done = with_match(event, place, match)
    rules = four_boards(done, "discrete")
    other = followed(done, done.with_group(1, 1, with_rules(done.group(1), rules)))
    assert game_at(other, place).points == ScaleSpec(3, "discrete").scale(3).vps(33)
    assert is_by_sheet(other, place)


def test_half_a_match_is_on_half_of_the_range():
    games = (Game(1, 2, triangle=1), Game(2, 3, triangle=1), Game(3, 1, triangle=1))
    players = tuple(Entrant(number, f"Team {number}") for number in (1, 2, 3))
    base = Tournament(players, (Round(games),), kind=league(2).kind)
    for spec, draw in ((ScaleSpec(8), 500), (ScaleSpec(8, family=find("sbu")), 500)):
        event = of_tournament(replace(base, teams=TeamRules(spec)))
        place = place_of(event, 1, 1, 1, 1)
        match = match_at(event, place)
        assert len(match.sheet.lines) == 4
        done = with_match(event, place, scored(match, match.sheet.numbers))
        assert game_at(done, place).points == (draw, draw)


def test_a_sheet_has_the_boards_of_the_others_in_its_round(event, place):
    match = match_at(event, place)
    match = replace(match, sheet=with_boards(match.sheet, 4, 17))
    event = with_match(event, place, scored(match, (17,)))
    other = place_of(event, 1, 1, 1, 2)
    assert match_at(event, other).sheet.numbers == (17, 18, 19, 20)
    assert match_at(event, place_of(event, 1, 1, 2, 1)).sheet.numbers[0] == 1


def test_a_tournament_that_goes_on_keeps_its_sheets(event, place):
    event = with_match(event, place, scored(match_at(event, place), (1,)))
    assert event.is_tournament
    shown = tournament_at(event, FIRST)
    on = with_tournament(event, FIRST, replace(shown, name="Other"))
    assert (on.matches, on.name) == (event.matches, "Other")
    assert match_at(on, place).sheet.event == "Other"
    assert played(on, 1).matches == event.matches


def test_places_are_in_order_and_turned():
    place = MatchPlace(1, 2, 3, 4, 5)
    assert place.turned == (1, 2, 3, 5, 4)


def test_board_a_match_counts_who_has_more_on_each_board(event, place):
    rules = four_boards(event, "continuous")
    by_boards = with_scale(rules, ScaleSpec(4, family=find("board-a-match")))
    # Two boards won, one lost by 10 points, one halved; by IMPs 22 to 0.
    match = scored(match_at(event, place), (1, 2), "980")
    match = scored(scored(match, (3,), "400", "410"), (4,))
    done = with_match(event, place, match)
    assert game_at(done, place).imps == (22, 0)
    group = with_rules(done.group(1), by_boards)
    now = followed(done, done.with_group(1, 1, group))
    game = game_at(now, place)
    assert (game.imps, game.points, game.home_result) == ((5, 3), (500, 300), Result.WIN)
    shown = match_at(now, place)
    assert shown.sheet.method is Method.BOARDS
    total = sheet_result(shown.sheet).matches[0]
    assert (total.won, total.margins) == ((5, 3), (2, -2))
    with pytest.raises(MatchError, match="no rulings in IMPs"):
        adopt(shown, Way.BOARDS_PLAYED, TEAMS)
    given = replace(shown, sheet=with_status(shown.sheet, 4, Status.ADJUSTED, (12, -12)))
    assert game_at(with_match(now, place, given), place).imps == (6, 2)  # the board, no more
    back = followed(now, now.with_group(1, 1, with_rules(group, rules)))
    assert game_at(back, place).imps == (22, 0)
    assert match_at(back, place).sheet.method is Method.ROOMS


def test_a_scale_of_boards_needs_a_sheet_of_boards(event, place):
    match = scored(match_at(event, place), (1, 2, 3, 4), "980")
    boards = replace(match, sheet=with_method(match.sheet, Method.BOARDS, 2))
    assert outcome(boards).vps == (800, 0)
    wrong = outcome(replace(match, choice=ScaleSpec(4, family=find("board-a-match"))))
    assert "board-a-match" in str(wrong.problem)


def test_the_sheet_of_a_triangle_over_two_rounds_goes_on_and_has_its_result_in_the_second():
    legs = [
        Round(tuple(Game(*each, triangle=1, leg=leg) for each in ((1, 2), (2, 3), (3, 1))))
        for leg in (1, 2)
    ]
    players = tuple(Entrant(number, f"T{number}") for number in (1, 2, 3))
    rules = TeamRules(ScaleSpec(4), odd=OddField.TWO_ROUNDS)
    event = of_tournament(Tournament(players, tuple(legs), kind=Kind.TEAMS, teams=rules))
    first, second = (place_of(event, 1, 1, number, 1) for number in (1, 2))
    match = scored(match_at(event, first), (1, 2), "980")
    assert match.sheet.numbers == (1, 2)
    event = with_match(event, first, match)
    assert not game_at(event, first).finished
    match = match_at(event, second)
    assert (match.sheet.numbers, match.choice) == ((1, 2, 3, 4), ScaleSpec(4))
    event = with_match(event, second, scored(match, (3, 4)))
    assert game_at(event, second).points == ScaleSpec(4).scale(4).vps(22)


def test_by_patton_a_sheet_comes_to_imps_and_boards(event):
    """Of four boards one is won by 11 IMPs, one by 10 points, one halved, one lost by 20."""
    patton = with_counts(event.group(1).teams, MatchCounts.PATTON)
    event = event.with_group(1, 1, with_rules(event.group(1), patton))
    place = place_of(event, 1, 1, 1, 1)
    match = match_at(event, place)
    assert match.sheet.method is Method.PATTON
    for number, (home, away) in enumerate(
        (("980", "400"), ("420", "410"), ("50", "50"), ("90", "110")), 1
    ):
        match = scored(match, [number], home, away)
    event = with_match(event, place, match)
    game = game_at(event, place)
    assert (game.imps, game.on_boards) == ((11, 1), (500, 300))
    whole = vps(event.group(1).teams, 11, 1)
    assert game.points == (whole[0] + 500, whole[1] + 300)
    assert outcome(match_at(event, place)).vps == game.points
    assert typed(tournament_at(event, FIRST), game, "11-1 5-3") == game
    assert is_by_sheet(event, place)
    assert event_from_rows(event_to_rows(event)) == event
    with pytest.raises(MatchError, match="Patton"):
        rulings_of(match_at(event, place), TEAMS)
    cancelled = replace(match, sheet=with_status(match.sheet, 1, Status.CANCELLED))
    assert sheet_result(cancelled.sheet).matches[0].boards == (3, 3)
    given = replace(match, sheet=with_status(match.sheet, 1, Status.ADJUSTED, (3, 3)))
    assert sheet_result(given.sheet).matches[0].boards == (Fraction(21, 5), Fraction(21, 5))
