"""Events of chess players: round robins by the Berger tables, stages, ties, report files."""

from dataclasses import replace

import pytest

from tests.unit.event.test_stages import field
from vpdesk.event.event import DrawKind
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import drawn
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.swiss.opinion import Judge
from vpdesk.swiss.results import typed, with_game
from vpdesk.swiss.standings import standings
from vpdesk.swiss.teams.round_robin import berger, twice
from vpdesk.swiss.tie_break_order import tournament_order, with_order
from vpdesk.swiss.tie_breaks import TieBreak
from vpdesk.swiss.tournament import ByeKind, Kind, Request
from vpdesk.swiss.trf import read, write


def chess(format_, count, **more):
    return new_event(EventPlan(format_, Kind.CHESS, "Club", **more), field(count))


def with_results(tournament, results):
    """With results typed: by round, number of White and of Black."""
    for (number, white, black), text in results.items():
        games = tournament.rounds[number - 1].games
        board = next(at for at, game in enumerate(games, 1) if game.players == (white, black))
        made = typed(tournament, games[board - 1], text)
        tournament = with_game(tournament, number, board, made)
    return tournament


@pytest.mark.parametrize("count", [3, 4, 7, 10])
def test_players_meet_by_the_berger_table_with_the_numbers_as_they_are(count):
    table = berger(count + count % 2)
    for format_, rounds in ((EventFormat.LEAGUE, table), (EventFormat.LEAGUE_TWICE, twice(table))):
        event = chess(format_, count)
        the = event.group(1)
        assert event.is_tournament
        assert [[game.players for game in each.games] for each in the.rounds] == [
            [couple for couple in each if max(couple) <= count] for each in rounds
        ]
        for number, each in enumerate(the.rounds, 1):
            judge = Judge(the, number)  # the table breaks no rule
            assert not any(judge.broken(*game.players) for game in each.games)
            assert not any(judge.broken(bye.player, 0) for bye in each.byes)
            assert all(the.points_of_bye(bye) == 0 for bye in each.byes)
        assert event_from_rows(event_to_rows(event)) == event


def test_a_league_of_nobody_yet_gets_its_players_and_then_its_rounds():
    event = chess(EventFormat.LEAGUE, 0)
    the = event.group(1)
    assert event.stages[0].draw is DrawKind.ROUND_ROBIN
    assert event_from_rows(event_to_rows(event)) == event
    event = event.with_group(1, 1, replace(the, players=tuple(field(5))))
    event = drawn(replace(event, entrants=tuple(field(5))), 1)
    assert [game.players for game in event.group(1).rounds[0].games] == [(2, 5), (3, 4)]
    assert event.group(1).planned == 5
    away = replace(event.group(1), requests=(Request(1, 2, ByeKind.ZERO),))
    assert len(drawn(event.with_group(1, 1, away), 1).group(1).rounds[1].games) == 1


def test_a_tie_of_a_round_robin_is_parted_by_c07():
    """By points against each other, wins, Sonneborn-Berger, Koya; a forfeit is a game there."""
    the = with_results(
        chess(EventFormat.LEAGUE, 4).group(1),
        {
            (1, 1, 4): "1",
            (1, 2, 3): "=",
            (2, 4, 3): "-+",
            (2, 1, 2): "=",
            (3, 2, 4): "1",
            (3, 3, 1): "=",
        },
    )
    usual = (TieBreak.DIRECT, TieBreak.WINS, TieBreak.SONNEBORN_BERGER, TieBreak.KOYA)
    assert tournament_order(the) == usual
    assert tournament_order(with_order(the, usual)) == usual
    ranked = standings(the)
    assert [(each.place, each.number, each.points) for each in ranked] == [
        (1, 1, 200),
        (1, 2, 200),
        (1, 3, 200),
        (4, 4, 0),
    ]
    # Two halves and the win by forfeit: 2 x 1 point of the others, 0 of the last one; and Koya.
    assert [each.values for each in ranked[:3]] == [(100, 1, 200, 100)] * 3
    assert "Buchholz" not in {each.name for each in usual}


def test_a_round_robin_goes_through_a_report_file():
    for format_, code in ((EventFormat.LEAGUE, "G1"), (EventFormat.LEAGUE_TWICE, "G2")):
        the = with_results(chess(format_, 5).group(1), {(1, 2, 5): "1", (1, 3, 4): "+-"})
        text = write(the)
        assert f"192 BERGER_ROUNDROBIN_{code}\r\n" in text
        assert "FIDE Dutch" not in text
        again = read(text)
        assert again.teams.method is the.teams.method
        games = [set(each.games) for each in the.rounds]
        assert [set(each.games) for each in again.rounds] == games
        assert standings(again) == standings(the)
        assert "092 Individual: Round-Robin" in write(the, "16")
