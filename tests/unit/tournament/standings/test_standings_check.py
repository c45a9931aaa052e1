"""The ranks that a report file tells, against those that its tie-breaks give."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.tournament.small_events import event
from vpdesk.tournament.fide import trf
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.standings_check import WrongRank, check_standings
from vpdesk.tournament.standings.tie_break_order import changed_order, with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak, default_order

# 3 has 2, then 1, 2, 5 and 6 with 1 each, 4 has none; 2, 5 and 6 won with Black.
PLAYED = event("1-2 1, 3-4 1, 5-6 0", "3-1 1, 6-2 0, 4-5 0")


def told(*ranks):
    return dict(enumerate(ranks, 1))


def test_only_points_are_looked_at_where_no_tie_breaks_are_named():
    check = check_standings(PLAYED, told(3, 4, 1, 6, 5, 2), ())
    assert sure(check).by == ("PTS",)
    assert sure(check).wrong == ()
    wrong = sure(check_standings(PLAYED, told(1, 4, 3, 6, 5, 2), ())).wrong
    assert wrong == (WrongRank(3, 3, 1, 1), WrongRank(1, 1, 2, 5))


def test_tie_breaks_count_up_to_the_first_that_is_not_known():
    codes = ("BWG", "XYZ", "TPN")
    check = check_standings(PLAYED, told(5, 2, 1, 6, 3, 4), codes)
    assert (sure(check).by, sure(check).ranked, sure(check).wrong) == (("PTS", "BWG"), 6, ())
    (first, second) = sure(check_standings(PLAYED, told(2, 5, 1, 6, 3, 4), codes)).wrong
    assert (first, second) == (WrongRank(2, 5, 2, 4), WrongRank(1, 2, 5, 5))


def test_nothing_is_checked_before_there_are_ranks():
    assert check_standings(PLAYED, told(1, 2, 3, 4, 5, 6), ()) is None
    assert check_standings(event("1-2 1", "1-2"), told(2, 1), ()) is None
    assert check_standings(event(players=2), told(2, 1), ()) is None
    assert sure(check_standings(PLAYED, told(0, 0, 2, 0, 0, 0), ())).wrong == (
        WrongRank(3, 2, 1, 1),
    )


def test_what_we_write_is_right():
    for order in (default_order(Kind.CHESS), (TieBreak.PERFORMANCE, TieBreak.LOTS)):
        text = trf.write(with_order(replace(PLAYED, planned=2), order))
        check = check_standings(trf.read(text), *trf.told_ranks(text))
        assert (sure(check).ranked, sure(check).wrong) == (6, ())


def test_a_change_after_the_start_is_noted_until_it_is_taken_back():
    before = with_order(replace(PLAYED, rounds=()), (TieBreak.WINS,))
    assert changed_order(before) is None
    begun = replace(before, rounds=PLAYED.rounds[:1])
    late = with_order(begun, (TieBreak.BUCHHOLZ,))
    assert changed_order(late) == (1, "PTS,WIN")
    later = with_order(replace(late, rounds=PLAYED.rounds), (TieBreak.DIRECT,))
    assert changed_order(later) == (1, "PTS,WIN")
    assert changed_order(trf.read(trf.write(later))) == (1, "PTS,WIN")
    assert with_order(later, (TieBreak.WINS,)).extra == ()
