"""Who leaves a league: results that are cancelled, and the best of three averages."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.report.languages import ENGLISH
from tests.unit.tournament.leaving_builders import league, played
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_tournament
from vpdesk.report.events.remarks import match_remarks
from vpdesk.report.events.why.words_rules import rules_words
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_rules, with_scale
from vpdesk.tournament.field.leaving import back, cancels, left
from vpdesk.tournament.field.left_league import leaver_of
from vpdesk.tournament.results.doubts import doubts, standing_doubts
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.team_rules import TeamRules, Walkover

GONE = 1


def of(tournament, number):
    return {
        (at, game.home + game.visitor - number): game
        for at, each in enumerate(tournament.rounds, 1)
        for game in each.games
        if number in game.sides
    }


def worth(tournament):
    """What its opponents have in the matches that the one who left has not played."""
    return {
        other: game.points[game.sides.index(other)]
        for (at, other), game in of(tournament, GONE).items()
        if not game.played
    }


def mean(number, tournament):
    games = [each for each in of(tournament, number).values() if each.finished and each.played]
    return sum(each.points[each.sides.index(number)] for each in games) / len(games)


def best(number, gone, tournament):
    """The best of three averages."""
    return int(max(1200, 2000 - mean(gone, tournament), mean(number, tournament)) + 0.5)


def test_before_half_of_its_matches_all_results_of_a_team_are_cancelled():
    begun = played(league(), 1, 2)
    assert cancels(begun, GONE)
    gone = left(begun, [GONE])
    assert gone.by_number[GONE].last_round == 2
    assert worth(gone) == dict.fromkeys(range(2, 7), 0)
    assert {each.points for each in standings(gone) if each.number == GONE} == {0}
    number, other = min(of(gone, GONE))
    game = of(gone, GONE)[number, other]
    assert list(match_remarks(gone, number, game, ENGLISH)) == ["Team 1 has left"]
    never = left(played(league(), 1, text="10-10 vp"), [GONE])  # all others go on
    assert played(never, 1, 2, 3, 4, 5).finished_rounds() == 5


def test_after_half_of_them_who_has_not_met_it_has_the_best_of_three_averages():
    begun = played(league(), 1, 2, 3)
    assert not cancels(begun, GONE)
    gone = left(begun, [GONE])
    assert gone.by_number[GONE].last_round == 3
    assert sorted(worth(gone)) == sorted(other for at, other in of(begun, GONE) if at > 3)
    assert [game for (at, _), game in of(gone, GONE).items() if at <= 3] == [
        game for (at, _), game in of(begun, GONE).items() if at <= 3
    ]

    assert worth(gone) == {other: best(other, GONE, gone) for other in worth(gone)}
    assert set(worth(gone).values()) != {1200}
    moved = 0
    for text in ("20-0 vp", "0-20 vp"):
        later = played(gone, 4, 5, text=text)  # own averages are other ones now
        assert worth(later) == {other: best(other, GONE, later) for other in worth(gone)}
        moved += worth(later) != worth(gone)
    assert moved
    assert later.finished_rounds() == 5
    (number, _), game = next(
        (place, each) for place, each in of(later, GONE).items() if not each.played
    )
    assert leaver_of(later, game) == GONE
    assert list(match_remarks(later, number, game, ENGLISH)) == ["Team 1 has left"]


def test_a_forfeit_in_a_league_is_worth_the_best_of_three_averages_where_the_rules_say_so():
    begun = played(league(), 1)
    game = max(begun.rounds[1].games, key=lambda game: mean(game.home, begun))
    board = begun.rounds[1].games.index(game)
    usual = with_game(begun, 2, board + 1, typed(begun, game, "+-"))
    after = with_rules(usual, replace(usual.teams, walkover=Walkover.BEST))
    later = played(after, 3, 4, 5, text="0-20 vp")
    points = [each.rounds[1].games[board].points for each in (usual, after, later)]
    assert points == [
        (1200, 0),
        *((best(game.home, game.visitor, each), 0) for each in (after, later)),
    ]
    assert len(set(points)) == 3
    assert list(match_remarks(after, 2, after.rounds[1].games[board], ENGLISH)) == []
    nobody = with_game(after, 4, 1, typed(after, after.rounds[3].games[0], "--"))
    assert nobody.rounds[3].games[0].points == (0, 0)
    assert with_rules(after, usual.teams) == usual
    assert rules_words(after.teams, ENGLISH)[-1].startswith(
        "A forfeit gives the best of own average"
    )


def test_vps_that_the_director_gives_instead_stay():
    gone = left(played(league(), 1, 2, 3), [GONE])
    number, other = next(place for place in of(gone, GONE) if place[0] > 3)
    game = of(gone, GONE)[number, other]
    board = gone.rounds[number - 1].games.index(game) + 1
    given = replace(game, points=(1500, 500))
    after = played(with_game(gone, number, board, given), 4, 5, text="20-0 vp")
    assert of(after, GONE)[number, other].points == (1500, 500)
    assert "VPs by the director" in list(match_remarks(after, number, given, ENGLISH))


def test_who_comes_back_has_matches_without_a_result_again():
    begun = played(league(), 1, 2, 3)
    assert back(left(begun, [GONE]), [GONE]) == begun
    early = played(league(), 1)
    again = back(left(early, [GONE]), [GONE])
    assert again == early  # as they had been played
    late = played(again, 2)
    assert back(left(late, [GONE]), [GONE]) == late
    both = left(begun, [1, 2])
    assert leaver_of(back(both, [1]), match_of(both, 1, 2)) in (0, 2)


def match_of(tournament, one, other):
    return next(game for (_, who), game in of(tournament, one).items() if who == other)


def test_who_has_left_has_no_later_byes_until_she_comes_back():
    begun = played(league(7), 1, 2)
    for rounds in (2, 4):  # her results are cancelled, or stand
        begun = played(begun, *range(1, rounds + 1))
        for each in begun.rounds[rounds:]:
            (bye,) = each.byes
            gone = left(begun, [bye.entrant])
            assert [len(one.byes) for one in gone.rounds] == [
                int(one is not each) for one in begun.rounds
            ]
    assert back(left(begun, [3]), [3]) == begun


def test_of_two_matches_with_the_same_seats_each_is_asked_about_by_its_own_round():
    once = league()
    twice = replace(once, rounds=(*once.rounds, *once.rounds), planned=10)
    gone = left(played(twice, 1, 2, 3, 4, 5), [GONE])
    (early, _), first = min(of(gone, GONE).items())
    late = first.sides
    (again,) = (each for each in gone.rounds[early + 4].games if each.sides == late)
    assert not doubts(gone, first, "30-10")
    (asked,) = doubts(gone, again, "30-10")
    assert str(asked).startswith("Team 1 has left")


def test_who_has_played_all_matches_leaves_after_the_last_round():
    over = played(league(), 1, 2, 3, 4, 5)
    assert left(over, [GONE]).rounds == over.rounds
    assert left(over, [GONE]).by_number[GONE].last_round == 5


def test_who_leaves_a_swiss_has_played_all_rounds_that_are_drawn():
    swiss = replace(played(league(), 1, 2, 3, 4, 5), planned=0, teams=TeamRules())
    swiss = replace(swiss, rounds=tuple(replace(each, method="top-down") for each in swiss.rounds))
    gone = left(swiss, [GONE])
    assert gone.by_number[GONE].last_round == 5
    assert gone.rounds == swiss.rounds
    assert back(gone, [GONE]) == swiss


def test_a_match_against_who_has_left_is_asked_about_and_cleared_has_its_worth_again():
    for rounds in (2, 3):  # all results are cancelled, or the best of three averages is due
        gone = left(played(league(), *range(1, rounds + 1)), [GONE])
        (number, other), game = max(of(gone, GONE).items())
        board = gone.rounds[number - 1].games.index(game) + 1
        (asked,) = doubts(gone, game, "30-10")
        assert str(asked).startswith("Team 1 has left")
        wrong = with_game(gone, number, board, typed(gone, game, "30-10"))
        assert of(wrong, GONE)[number, other].played
        (told,) = standing_doubts(wrong, of(wrong, GONE)[number, other])
        assert str(told) == str(asked)
        assert with_game(wrong, number, board, typed(wrong, game, "")) == gone
        assert not doubts(gone, game, "")


def test_a_match_played_before_a_team_left_can_be_corrected_and_taken_back():
    gone = left(played(league(), 1, 2, 3), [GONE])
    (number, _), game = min(of(gone, GONE).items())
    board = gone.rounds[number - 1].games.index(game) + 1
    assert not doubts(gone, game, "11-9 vp")
    opened = with_game(gone, number, board, typed(gone, game, ""))
    assert not min(of(opened, GONE).items())[1].finished


RESULTS = ("", "30-10", "13-7 vp", "20-20", "+-", "-+", "--")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_law_who_leaves_and_comes_back_has_left_nothing_behind(data):
    made = league(data.draw(st.integers(4, 7)))
    for number, each in enumerate(made.rounds, 1):
        for board, game in enumerate(each.games, 1):
            text = data.draw(st.sampled_from(RESULTS))
            made = with_game(made, number, board, typed(made, game, text))
    number = data.draw(st.sampled_from(sorted(made.by_number)))
    assert back(left(made, [number]), [number]) == made


def test_cancelled_results_come_back_from_the_file_by_the_scale_of_now(tmp_path):
    begun = played(played(league(), 1, text="30-10"), 2, text="13-7 vp")
    gone = left(begun, [GONE])
    assert len(gone.set_aside) == 2
    TournamentFile.create(tmp_path / "league.vpt", gone).close()
    kept = read_tournament(tmp_path / "league.vpt")
    assert kept == gone
    assert back(kept, [GONE]) == begun
    other = with_rules(begun, with_scale(begun.teams, ScaleSpec(24)))
    assert back(with_rules(kept, other.teams), [GONE]) == other
    both = back(left(kept, [2]), [GONE])
    assert match_of(both, 1, 2).points == (0, 0)
    assert back(both, [2]) == begun
