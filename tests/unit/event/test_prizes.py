"""The prizes of an event, and who has won them."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import league, played
from vpdesk.event.event import EventError, EventPrints, Prize
from vpdesk.event.place import may_renumber
from vpdesk.event.prizes import MOST_LETTERS, MOST_PRIZES, awards, with_prizes
from vpdesk.event.ranking import stage_standings
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.file import read_event
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.final_table import final_table
from vpdesk.report.events.prize_table import prize_table, prizes_won
from vpdesk.report.language import Language

PRIZES = (
    Prize("1", "Cup"),
    Prize("2-3", "Wine"),
    Prize("juniors", "Books"),
    Prize("Best defence", "Cards"),
    Prize("9", "Spoon"),
)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def with_juniors(event, *numbers):
    entrants = tuple(
        replace(each, group="Juniors") if each.number in numbers else each
        for each in event.entrants
    )
    return replace(event, entrants=entrants)


def test_who_are_level_have_one_each_of_equal_prizes():
    event = with_prizes(played(league(4), 1, margin=lambda *_: 0), [Prize("1-4", "Books")])
    assert [each.winners for each in awards(event)] == [(1, 2, 3, 4)] * 4
    assert prizes_won(event) == dict.fromkeys((1, 2, 3, 4), "Books")


def test_two_of_a_club_who_are_level_share_its_prize():
    level = with_juniors(played(league(4), 1, margin=lambda *_: 0), 3, 4)
    (award,) = awards(with_prizes(level, [Prize("juniors", "Books")]))
    assert award.winners == (3, 4)


def test_places_groups_and_what_a_director_says_win_prizes():
    event = with_prizes(with_juniors(league(4), 3, 4), PRIZES)
    assert event.prizes == PRIZES
    open_ = [("1", ()), ("2", ()), ("3", ()), ("juniors", ()), ("Best defence", ()), ("9", ())]
    assert [(each.wins, each.winners) for each in awards(event)] == open_
    assert [row[2] for row in texts(prize_table(event, Language()))] == [""] * 6
    event = played(event, 1)
    assert [each.number for each in stage_standings(event, 1)] == [1, 2, 3, 4]
    won = [each.winners for each in awards(event)]
    assert won == [(1,), (2,), (3,), (3,), (), ()]
    assert may_renumber(event)
    given = replace(PRIZES[3], winner=4)
    event = with_prizes(event, (*PRIZES[:3], given))
    assert awards(event)[-1].winners == (4,)
    assert not may_renumber(event)
    assert texts(prize_table(event, Language()))[3] == ["juniors", "Books", "Team 3"]
    assert [row[-1] for row in texts(final_table(event, Language()))] == [
        "Cup",
        "Wine",
        "Wine; Books",
        "Cards",
    ]
    assert "prizes.html" in [each.file for each in event_pages(event, Language())]
    event = with_prizes(event, ())
    assert event.prizes == ()
    assert "Prize" not in final_table(event, Language()).headings
    assert "prizes.html" not in [each.file for each in event_pages(event, Language())]


def test_who_shares_a_place_shares_its_prizes():
    event = with_prizes(played(league(4), 1, margin=lambda _home, _visitor: 0), PRIZES[:2])
    assert [each.winners for each in awards(event)] == [(1, 2, 3, 4)] * 3


def test_prizes_are_kept_beside_what_stands_on_prints(tmp_path):
    path = tmp_path / "cup.vpt"
    event = replace(with_prizes(league(4), PRIZES), prints=EventPrints("Club", logo=b"PNG"))
    TournamentFile.create(path, event).close()
    assert read_event(path) == event
    rows = event_to_rows(event)
    for table, key, row in (
        ("event_prizes", (1,), ("1", "Cup", 77)),
        ("event_prizes", (1,), ("1", "Cup", "one")),
        ("event_prints", ("logo",), ("%",)),
        ("event_prints", ("colour",), ("red",)),
        ("event_details", (1,), ("prize", "[1]")),
        ("event_details", (1,), ("prize", "{")),
        ("event_details", (1,), ("boards 9 1 1", '[["1", "1", "5", "420", ""]]')),
        ("board_scores", (1, 1, 9, 1), ("1", 1, 2, "420", "")),
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - a file says of all of them that it is damaged
            event_from_rows(rows | {table: rows.get(table, {}) | {key: row}})
    with pytest.raises(EventError, match="letters at most"):
        with_prizes(event, [Prize("1", "x" * (MOST_LETTERS + 1))])
    with pytest.raises(EventError, match="prizes at most"):
        with_prizes(event, [Prize("1", "x")] * (MOST_PRIZES + 1))
