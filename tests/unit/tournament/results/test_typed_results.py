"""Results as they are typed, players exchanged by hand, and what a correction concerns."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.swiss_events import chess, play_round, teams, with_next_round
from vpdesk.tournament.draws.next_round import compare_later
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entries import added, with_bye
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.doubts import bye_doubts, doubts
from vpdesk.tournament.results.typed_results import (
    exchanged,
    missing,
    points_after,
    typed,
    typed_bye,
    with_bye_of,
    with_game,
)
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.standings import Ranking
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament

WIN, DRAW, LOSS = Result.WIN, Result.DRAW, Result.LOSS
UP, DOWN = Result.FORFEIT_WIN, Result.FORFEIT_LOSS
PLAYERS = tuple(Entrant(number, f"P{number}") for number in range(1, 8))
CHESS = Tournament(
    PLAYERS,
    (
        Round(
            (Game(1, 2, WIN, LOSS), Game(3, 4, LOSS, WIN), Game(5, 6)), (Bye(7, ByeKind.PAIRING),)
        ),
    ),
)
TEAMS = Tournament(PLAYERS[:4], kind=Kind.TEAMS)


@pytest.mark.parametrize(
    ("text", "white", "black"),
    [
        ("1", WIN, LOSS),
        ("=", DRAW, DRAW),
        ("5", DRAW, DRAW),
        (" 0 ", LOSS, WIN),
        ("+", UP, DOWN),
        ("-", DOWN, UP),
        ("+-", UP, DOWN),
        ("-+", DOWN, UP),
        ("--", DOWN, DOWN),
        ("n", DOWN, DOWN),
        ("w", Result.UNRATED_WIN, Result.UNRATED_LOSS),
        ("1-0", WIN, LOSS),
        ("0 : 1", LOSS, WIN),
        ("1/2-1/2", DRAW, DRAW),
        ("5-0", DRAW, LOSS),
        ("0-½", LOSS, DRAW),
        ("0-0", LOSS, LOSS),
        ("d-l", Result.UNRATED_DRAW, Result.UNRATED_LOSS),
        ("", None, None),
    ],
)
def test_a_game(text, white, black):
    game = typed(CHESS, Game(1, 2, DRAW, DRAW), text)
    assert game == Game(1, 2, white, black)


@pytest.mark.parametrize(
    ("text", "points", "imps", "result"),
    [
        ("45-23", (1538, 462), (45, 23), WIN),
        ("20-10 + 25-13", (1538, 462), (45, 23), WIN),
        ("23 : 45", (462, 1538), (23, 45), LOSS),
        ("7 7", (1000, 1000), (7, 7), DRAW),
        ("13.2-6.8", (1320, 680), None, WIN),
        ("6,75 vp", (675, 1325), None, LOSS),
        ("12-8VP", (1200, 800), None, WIN),
        ("25-3 vp", (2500, 300), None, WIN),
        ("25 vp", (2500, 0), None, WIN),
        ("+", (1200, 0), None, UP),
        ("-+", (0, 1200), None, DOWN),
        ("n", (0, 0), None, DOWN),
    ],
)
def test_a_match(text, points, imps, result):
    game = typed(TEAMS, Game(1, 2), text)
    assert (game.points, game.imps, game.home_result) == (points, imps, result)


def test_half_a_match_of_a_triangle_is_worth_half():
    half = Game(1, 2, triangle=1)
    assert typed(TEAMS, half, "7-7").points == (500, 500)
    assert typed(TEAMS, half, "+").points == (600, 0)
    assert typed(TEAMS, half, "6.5").points == (650, 350)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (CHESS, "2"),
        (CHESS, "1-0-1"),
        (TEAMS, "="),
        (TEAMS, "45"),
        (TEAMS, "-45-23"),
        (TEAMS, "20-10 + "),
        (TEAMS, "20-10 + 13"),
        (TEAMS, "9" * 5000),
    ],
)
def test_what_is_no_result(event, text):
    with pytest.raises(TournamentError, match="is not a result"):
        typed(event, Game(1, 2), text)


def test_vps_by_a_ruling_keep_the_imps_and_who_won():
    played = typed(TEAMS, Game(1, 2), "45-23")
    ruled = typed(TEAMS, played, "9.5-6")
    assert (ruled.points, ruled.imps, ruled.home_result) == ((950, 600), (45, 23), WIN)
    assert typed(TEAMS, ruled, "45-23") == played
    assert typed(TEAMS, ruled, "+-").imps is None
    assert typed(TEAMS, ruled, "") == Game(1, 2)
    event = replace(TEAMS, rounds=(Round((ruled, Game(3, 4))),))
    ranking = Ranking(event, order=(TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS))
    values = {each.number: (each.points, *each.values) for each in ranking.standings}
    assert values[1] == (950, Fraction(45, 23), 22)
    assert values[2] == (600, Fraction(23, 45), -22)


@pytest.mark.parametrize(
    ("game", "text", "sentences"),
    [
        (Game(1, 2), "45-23", []),
        (Game(1, 2), "180-0", []),
        (Game(1, 2), "500-3", ["A margin of 497 IMPs is rare: three blitzes are 180."]),
        (Game(1, 2, triangle=1), "130-0", ["A margin of 130 IMPs is rare"]),
        (Game(1, 2), "13.2-6.8", []),
        (Game(1, 2), "3.0-2.0", ["3 and 2 VP make 5; both sides of a match have 20."]),
        (Game(1, 2), "25-3 vp", ["25 and 3 VP make 28"]),
        (Game(1, 2), "25 vp", ["25 and 0 VP make 25"]),
        (Game(1, 2, triangle=1), "13.2-6.8", ["13.2 and 6.8 VP make 20; both sides of a match ha"]),
        (Game(1, 2), "+-", []),
        (Game(1, 2), "--", []),
        (Game(1, 2), "+", ["A lone “+” is a forfeit: P1 wins, P2 did not play."]),
        (Game(1, 2), " - ", ["A lone “-” is a forfeit: P2 wins, P1 did not play."]),
        (
            Game(1, 2, WIN, LOSS, (1538, 462), MatchImps(45, 23)),
            "12-5 vp",
            ["12 and 5 VP make 17", "The scale gives 15.38-4.62 VP for 45-23 IMPs. Other VPs are"],
        ),
        (Game(1, 2, WIN, LOSS, (1538, 462), MatchImps(45, 23)), "15.38-4.62", []),
        (Game(1, 2, WIN, LOSS, (1200, 500), MatchImps(45, 23)), "12-5 vp", []),
        (Game(1, 2, WIN, LOSS, (1200, 500), MatchImps(45, 23)), "45-23", []),
        (Game(1, 2, WIN, LOSS, (1538, 462), MatchImps(45, 23)), "", []),
    ],
)
def test_what_is_implausible(game, text, sentences):
    found = [str(each) for each in doubts(TEAMS, game, text)]
    assert len(found) == len(sentences)
    assert all(map(str.startswith, found, sentences))


def test_a_game_is_doubtful_where_a_lone_sign_stands_for_it():
    assert [str(each) for each in doubts(CHESS, Game(5, 6), "-")] == [
        "A lone “-” is a forfeit: P6 wins, P5 did not play."
    ]
    assert not doubts(CHESS, Game(5, 6), "+-")
    assert not doubts(CHESS, Game(5, 6), "1")


def test_what_a_bye_is_worth():
    kinds = {ByeKind.PAIRING: 1200, ByeKind.FULL: 1200, ByeKind.HALF: 1000, ByeKind.ZERO: 0}
    for kind, worth in kinds.items():
        bye = Bye(3, kind)
        assert TEAMS.points_of_bye(bye) == worth
        assert typed_bye(TEAMS, bye, "9,5").points == 950
        assert typed_bye(TEAMS, replace(bye, points=950), f"{worth / 100} VP") == bye
        assert typed_bye(TEAMS, replace(bye, points=950), "") == bye
        for text in ("12-8", "F", "-3"):
            with pytest.raises(TournamentError, match="is not a valid value of a bye"):
                typed_bye(TEAMS, bye, text)
    late = added(replace(TEAMS, rounds=(Round((Game(1, 2), Game(3, 4))),)), [Entrant(1, "Late")])
    for kind, worth in kinds.items():
        asked = with_bye(late, 5, 1, kind)
        assert points_after(asked, 1)[5] == worth == Ranking(asked).record.points[5]
    given = with_bye_of(late, 1, Bye(5, ByeKind.HALF, 777))
    assert points_after(given, 1)[5] == 777
    assert [
        str(each) for each in bye_doubts(TEAMS, typed_bye(TEAMS, Bye(3, ByeKind.HALF), "120"))
    ] == ["A bye of 120 VP is worth more than a whole match, 20."]
    assert not bye_doubts(TEAMS, typed_bye(TEAMS, Bye(3, ByeKind.HALF), "20"))
    assert not bye_doubts(TEAMS, typed_bye(TEAMS, Bye(3, ByeKind.HALF), ""))


def test_players_of_two_boards_change_places():
    changed = exchanged(CHESS, 1, 2, 3)
    (drawn,) = changed.rounds
    assert drawn.games == (Game(1, 3), Game(2, 4), Game(5, 6))
    (change,) = drawn.changes
    assert change.before == ((1, 2), (3, 4))
    assert change.after == ((1, 3), (2, 4))
    assert exchanged(changed, 1, 3, 2).rounds[0].games[0] == Game(1, 2)


def test_opponents_change_colours_and_keep_their_result():
    (drawn,) = exchanged(CHESS, 1, 4, 3).rounds
    assert drawn.games[1] == Game(4, 3, WIN, LOSS)
    match = Game(1, 2, WIN, LOSS, (1538, 462), MatchImps(45, 23))
    event = replace(TEAMS, rounds=(Round((match,)),))
    assert exchanged(event, 1, 1, 2).rounds[0].games == (
        Game(2, 1, LOSS, WIN, (462, 1538), MatchImps(23, 45)),
    )


def test_who_has_the_bye_plays_instead():
    (drawn,) = exchanged(CHESS, 1, 7, 5).rounds
    assert drawn.games[2] == Game(7, 6)
    assert drawn.byes == (Bye(5, ByeKind.PAIRING),)
    assert drawn.changes[0].after == ((7, 6), (5, 0))


def test_two_without_an_opponent_get_each_other():
    late = added(CHESS, [Entrant(1, "Late")])
    (drawn,) = exchanged(late, 1, 7, 8).rounds
    assert drawn.games[3] == Game(7, 8)
    assert drawn.byes == ()
    assert drawn.changes[0].before == ((7, 0), (8, 0))
    assert drawn.changes[0].after == ((7, 8),)


def test_the_same_player_twice_changes_nothing():
    assert exchanged(CHESS, 1, 3, 3) is CHESS


def test_what_is_missing_and_what_was_won():
    assert missing(CHESS.rounds[0]) == (3,)
    assert points_after(CHESS, 1) == {1: 100, 2: 0, 3: 0, 4: 100, 5: 0, 6: 0, 7: 100}
    assert set(points_after(CHESS, 0).values()) == {0}


def test_a_request_becomes_a_bye_of_its_round():
    event = replace(teams(5), requests=())
    assert len(with_next_round(event).rounds[0].byes) == 1
    assert with_next_round(event).requests == ()


def later(before, after, number):
    steps = compare_later(before, after, number)
    shares = []
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            return shares, end.value


def test_later_rounds_that_a_correction_would_have_changed():
    event = chess(8)
    for _ in range(3):
        event = play_round(event, "1=0")
    game = event.rounds[0].games[0]
    changed = with_game(event, 1, 1, typed(event, game, "0"))
    shares, rounds = later(event, changed, 1)
    assert shares == [0.0, 0.5]
    assert 2 in rounds.changed
    assert later(event, with_game(event, 1, 1, typed(event, game, "w")), 1)[1].changed == ()


def test_a_round_changed_by_hand_is_not_blamed_on_a_correction():
    event = play_round(play_round(chess(8)))
    one, other = (game.home for game in event.rounds[1].games[:2])
    by_hand = exchanged(event, 2, one, other)
    game = by_hand.rounds[0].games[0]
    changed = with_game(by_hand, 1, 1, typed(by_hand, game, "0"))
    assert later(by_hand, changed, 1)[1] == ((), (2,))
