"""Tie-breaks that look at a tie: matches among those who are level, and against the next."""

from dataclasses import replace
from fractions import Fraction

from tests.unit.tournament.small_events import TEAMS, match
from vpdesk.report.events.standing_words import StandingWords
from vpdesk.report.language import Language
from vpdesk.tournament.round import Round
from vpdesk.tournament.standings.standings import explain, standings
from vpdesk.tournament.standings.tie_break_values import PartReason
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant

AMONG = TieBreak.AMONG_VPS
IMPS, OF_TWO = TieBreak.AMONG_IMPS, TieBreak.AMONG_IMPS_TWO
NEXT = TieBreak.NEXT_MET


def played(*matches):
    """One round for each match: home, visitors, IMPs, VPs of the home team (of 20)."""
    rounds = tuple(
        Round((match(home, away, imps, (100 * vps, 2000 - 100 * vps)),))
        for home, away, imps, vps in matches
    )
    count = max(max(each[:2]) for each in matches)
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, count + 1))
    return replace(TEAMS, entrants=players, rounds=rounds)


def ranked(tournament, *order):
    return [(each.place, each.number, *each.values) for each in standings(tournament, order=order)]


def test_two_are_parted_by_the_imps_of_their_match_where_its_vps_are_level():
    tournament = played((2, 1, (12, 10), 10))
    for by in (IMPS, OF_TWO):
        assert ranked(tournament, AMONG, by) == [(1, 2, 1000, 2), (2, 1, 1000, -2)]
    (part,) = explain(tournament, IMPS, 1, order=(AMONG, IMPS))
    assert (part.round, part.opponent, part.amount, part.points, part.score) == (1, 2, -2, 10, 12)


def test_two_matches_of_the_same_two_count_together():
    tournament = played(
        (1, 2, (0, 20), 5), (1, 2, (20, 0), 14), (1, 3, (0, 0), 0), (2, 4, (0, 0), 0)
    )
    tournament = replace(  # the other matches make them level
        tournament,
        rounds=(
            *tournament.rounds[:2],
            Round((match(1, 3, (5, 5), (1000, 1000)),)),
            Round((match(2, 4, (5, 5), (800, 1200)),)),
        ),
    )
    assert ranked(tournament, AMONG)[:2] == [(1, 2, 2100), (2, 1, 1900)]


def test_of_three_who_have_all_met_the_imps_decide_but_not_those_for_two():
    circle = played((1, 2, (10, 0), 12), (2, 3, (5, 0), 12), (3, 1, (4, 0), 12))
    assert ranked(circle, AMONG, IMPS) == [(1, 1, 2000, 6), (2, 3, 2000, -1), (3, 2, 2000, -5)]
    assert ranked(circle, AMONG, OF_TWO) == [(1, each, 2000, None) for each in (1, 2, 3)]


def test_nobody_is_parted_where_two_of_the_tie_have_not_met():
    tournament = played((1, 2, (20, 0), 20), (2, 4, (20, 0), 20), (3, 4, (9, 0), 20))
    assert ranked(tournament, AMONG, IMPS)[:3] == [(1, each, None, None) for each in (1, 2, 3)]
    parts = explain(tournament, AMONG, 1, order=(AMONG,))
    assert [(each.opponent, each.counted, each.why) for each in parts] == [
        (2, True, ()),
        (3, False, (PartReason.UNMET,)),
    ]


def test_those_who_are_still_level_are_parted_by_the_match_between_them():
    tournament = played(
        (1, 2, (9, 0), 16),
        (1, 3, (0, 9), 8),
        (2, 3, (9, 0), 14),
        (1, 4, (0, 0), 0),
        (2, 4, (0, 9), 6),
        (3, 4, (0, 9), 6),
    )
    assert ranked(tournament, AMONG)[1:] == [(2, 1, 2400), (3, 2, 1800), (4, 3, 1800)]
    words = StandingWords(tournament, (AMONG,), Language())
    found = standings(tournament, order=(AMONG,))
    assert words.place(found, 3) == ("Behind Team 2: VPs among them; level in VPs.",)
    assert (
        words.place(found, 2)[0]
        == "Behind Team 1: VPs among them 18.00 against 24.00; level in VPs."
    )


def test_the_margin_against_the_next_team_that_both_have_met_and_so_on():
    tournament = played(
        (1, 3, (15, 10), 12),
        (2, 3, (25, 20), 12),  # the same margin
        (1, 4, (13, 10), 13),
        (2, 4, (18, 10), 13),
        (1, 5, (90, 0), 0),
        (2, 6, (0, 90), 0),  # not met by both
    )
    assert {each.number for each in standings(tournament)[2:4]} == {5, 6}  # those next are not it
    assert ranked(tournament, NEXT)[:2] == [(1, 2, 8), (2, 1, 3)]
    assert [each[2] for each in ranked(tournament, NEXT)[4:]] == [None, None]  # level with nobody
    (part,) = explain(tournament, NEXT, 1, order=(NEXT,))
    assert (part.round, part.opponent, part.amount) == (3, 4, 3)
    level = played(  # the next two are level: the margins against both count together
        (1, 3, (15, 10), 12),
        (2, 3, (25, 20), 12),
        (1, 4, (13, 10), 12),
        (2, 4, (18, 10), 12),
    )
    assert ranked(level, NEXT)[:2] == [(1, 2, 13), (2, 1, 8)]
    alike = played((1, 3, (15, 10), 18), (2, 3, (25, 20), 18))
    assert ranked(alike, NEXT)[:2] == [(1, 1, 5), (1, 2, 5)]
    alone = played((1, 3, (15, 10), 18), (2, 4, (25, 20), 18))
    assert ranked(alone, NEXT)[:2] == [(1, 1, None), (1, 2, None)]


def test_who_plays_without_standing_is_not_the_next():
    tournament = played(
        (1, 3, (9, 0), 12), (2, 3, (0, 9), 12), (1, 4, (1, 0), 12), (2, 4, (5, 0), 12)
    )
    players = tuple(replace(each, unranked=each.number == 3) for each in tournament.entrants)
    assert ranked(tournament, NEXT)[0][1] == 1
    assert ranked(replace(tournament, entrants=players), NEXT)[:2] == [(1, 2, 5), (2, 1, 1)]


def test_matches_won():
    tournament = played((1, 2, (9, 0), 12), (3, 1, (0, 9), 12), (2, 3, (0, 0), 10))
    assert {row[1]: row[2] for row in ranked(tournament, TieBreak.MATCHES_WON)} == {
        1: 2,
        2: 0,
        3: 0,
    }


def test_the_share_of_matches_won_and_points_per_board():
    """16 boards a match: a bye counts for neither, a draw as half of a win."""
    tournament = played((1, 2, (9, 0), 12), (3, 1, (9, 9), 10), (2, 3, (0, 5), 8))
    assert {row[1]: row[2] for row in ranked(tournament, TieBreak.SHARE_WON)} == {
        1: 7500,
        2: 0,
        3: 7500,
    }
    boards = tournament.teams.boards
    assert {row[1]: row[2] for row in ranked(tournament, TieBreak.PER_BOARD)} == {
        1: Fraction(22, 2 * boards),
        2: Fraction(16, 2 * boards),
        3: Fraction(22, 2 * boards),
    }
