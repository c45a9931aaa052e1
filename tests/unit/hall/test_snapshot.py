"""What a snapshot tells of itself: its number goes up with what changes, and with nothing else."""

from vpdesk.hall.clock import session_clock, session_periods
from vpdesk.hall.snapshot import (
    MOST_MESSAGES,
    HallSnapshot,
    changed_pages,
    next_snapshot,
    page_hash,
)

CLOCK = session_clock(session_periods(2, 2, 60, 0), 0)


def told(before=None, pages=None, **fields):
    before = before or HallSnapshot()
    usual = {"event": "Club", "bars": {"en": "<div>"}, "style": "", "script": "", "clock": None}
    pages = {"en/a.html": "1", "en/b.html": "2"} if pages is None else pages
    return next_snapshot(before, pages, **{**usual, "messages": (), **fields})


def test_it_stays_the_same_where_nothing_changes():
    first = told()
    assert first.number == 1
    assert told(first) is first


def test_a_page_has_the_number_with_which_it_changed():
    first = told()
    second = told(first, {"en/a.html": "1", "en/b.html": "3", "en/c.html": "4"})
    assert changed_pages(second, 1) == ("en/b.html", "en/c.html")
    assert changed_pages(second, 2) == ()
    assert set(changed_pages(second, 0)) == set(second.pages)
    third = told(second, {"en/a.html": "1"})
    assert (third.number, changed_pages(third, 2)) == (3, ())


def test_a_number_that_is_not_known_is_told_all():
    first = told()
    for since in (-1, 2, 10**9):
        assert set(changed_pages(first, since)) == set(first.pages)


def test_clock_messages_and_bars_have_numbers_of_their_own():
    found = told(told(), clock=CLOCK)
    assert (found.clock_since, found.messages_since, found.bars_since) == (2, 0, 1)
    found = told(found, clock=CLOCK, messages=("Dinner",))
    assert (found.clock_since, found.messages_since, found.bars_since) == (2, 3, 1)
    found = told(found, clock=CLOCK, messages=("Dinner", "Coffee"), bars={"en": "<p>"})
    assert (found.clock_since, found.messages_since, found.bars_since) == (2, 4, 4)
    assert [each.since for each in found.messages] == [3, 4]


def test_the_oldest_messages_go():
    many = tuple(map(str, range(MOST_MESSAGES + 5)))
    assert [each.text for each in told(messages=many).messages] == [*many[5:]]


def test_a_hash_is_of_the_bytes():
    assert page_hash(b"a") == page_hash(b"a") != page_hash(b"b")
