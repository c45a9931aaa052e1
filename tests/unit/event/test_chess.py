"""Events of chess players: round robins by the Berger tables, stages, ties, report files."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import field
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, EventError, Stage, Who, WhoKind
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StageState, state_of
from vpdesk.event.planning import begin, planned
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import drawn
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.file import read_event
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.draws.next_round import explained
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.draws.teams.round_robin import berger, twice
from vpdesk.tournament.fide.trf import read, write
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import usual_points
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import tournament_order, with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Request


def chess(format_, count, **more):
    return new_event(EventPlan(format_, Kind.CHESS, "Club", **more), field(count))


def with_results(tournament, results):
    """With results typed: by round, number of White and of Black."""
    for (number, white, black), text in results.items():
        games = tournament.rounds[number - 1].games
        board = next(at for at, game in enumerate(games, 1) if game.sides == (white, black))
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
        assert [[game.sides for game in each.games] for each in the.rounds] == [
            [couple for couple in each if max(couple) <= count] for each in rounds
        ]
        for number, each in enumerate(the.rounds, 1):
            judge = Judge(the, number)  # the table breaks no rule
            assert not any(judge.broken(*game.sides) for game in each.games)
            assert not any(judge.broken(bye.entrant, 0) for bye in each.byes)
            assert all(the.points_of_bye(bye) == 0 for bye in each.byes)
        assert event_from_rows(event_to_rows(event)) == event


def test_a_league_of_nobody_yet_gets_its_players_and_then_its_rounds():
    event = chess(EventFormat.LEAGUE, 0)
    the = event.group(1)
    assert event.stages[0].draw is DrawKind.ROUND_ROBIN
    assert event_from_rows(event_to_rows(event)) == event
    event = event.with_group(1, 1, replace(the, entrants=tuple(field(5))))
    event = drawn(replace(event, entrants=tuple(field(5))), 1)
    assert [game.sides for game in event.group(1).rounds[0].games] == [(2, 5), (3, 4)]
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
    # The crosstable has a column for each opponent, by rank.
    table = cross_table(EventTables(the, ENGLISH), 3)
    assert table.headings == ("Place", "Name", "Points", "1", "2", "3", "4")
    assert [[cell.text for cell in row][3:7] for row in table.rows] == [
        ["", "½", "½", "1"],
        ["½", "", "½", "1"],
        ["½", "½", "", "+"],
        ["0", "0", "-", ""],
    ]
    double = with_results(
        chess(EventFormat.LEAGUE_TWICE, 4).group(1), {(1, 1, 4): "1", (4, 4, 1): "="}
    )
    assert cross_table(EventTables(double, ENGLISH), 6).rows[0][4].text == "1 ½"


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
    assert not explained(the, 1)  # the Dutch rules have no say in it
    sheets = EventSubject(the, 1, words=lambda _: ()).sheets
    assert {"explanation", "schedule"} & {each.key for each in sheets} == {"schedule"}


def finished_by_number(event, stage):
    """With all results of a stage that is drawn: the lower number wins, neighbours draw."""
    for part, there in enumerate(event.stage(stage).groups, 1):
        group = there
        for number, each in enumerate(there.rounds, 1):
            for board, game in enumerate(each.games, 1):
                text = "=" if abs(game.home - game.visitor) == 1 else "1"
                text = "0" if text == "1" and game.home > game.visitor else text
                if event.kind is Kind.CHESS_TEAMS:
                    text = {"=": "2-2", "1": "3-1", "0": "1-3"}[text]
                group = with_game(group, number, board, typed(group, game, text))
        event = event.with_group(stage, part, group)
    return event


def with_all_results(event, stage):
    return finished_by_number(drawn(event, stage), stage)


@pytest.mark.parametrize("kind", [Kind.CHESS, Kind.CHESS_TEAMS])
def test_an_event_of_groups_and_finals_in_one_file(kind, tmp_path):
    """Groups by snake; the first two of each play those of the other group, and what they have
    played stands; the others play a Swiss; the first two of the final a knock-out.
    """
    plan = EventPlan(EventFormat.GROUPS, kind, "Open", groups=2, titles=("Groups", "Final"))
    event = new_event(plan, field(8))
    assert [event.numbers_of(1)[:4], event.numbers_of(1)[4:]] == [(1, 4, 5, 8), (2, 3, 6, 7)]
    like = event.group(1)
    final = Stage(
        "Final",
        DrawKind.HALVES,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.QUALIFIED, 1),
    )
    event = planned(event, 2, final, like, 1)
    event = planned(event, 3, Stage("Others", who=Who(WhoKind.REST, 1)), like, 1)
    cup = Stage("Cup", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 2, 1, 2))
    event = planned(event, 4, cup, replace(like, planned=0), 1)
    assert [state_of(event, each) for each in (1, 2, 4)] == [
        StageState.IN_PLAY,
        StageState.WAITING,
        StageState.WAITING,
    ]
    with pytest.raises(EventError, match="Groups is not finished"):
        begin(event, 2)
    event = finished_by_number(event, 1)
    ranked = [[each.number for each in stage_standings(event, 1, part)] for part in (1, 2)]
    assert ranked == [[1, 4, 5, 8], [2, 3, 6, 7]]
    event = begin(begin(event, 2), 3)
    assert event.group(1).points.pairing_bye == 0  # and as usual after a round robin
    assert event.group(3).points == usual_points(kind)
    # Those of one group have met: 1 won against 4, and 2 and 3 drew.
    met = {frozenset(game.sides) for each in event.group(2).rounds for game in each.games}
    assert met == {frozenset(each) for each in ((1, 2), (1, 3), (4, 2), (4, 3))}
    win = event.group(2).points.win
    assert {each.number: each.brings.carried for each in stage_standings(event, 2)} == {
        1: win,
        4: 0,
        2: win // 2,
        3: win // 2,
    }
    event = finished_by_number(event, 2)
    # In halves of a win: 1 has 2 + 1 + 2, 2 has 1 + 1 + 2, 3 has 1 + 0 + 1 and 4 has 0 + 0 + 1.
    assert [(each.number, each.points) for each in stage_standings(event, 2)] == [
        (each, halves * win // 2) for each, halves in ((1, 5), (2, 4), (3, 2), (4, 1))
    ]
    event = with_all_results(event, 3)
    assert {each.number for each in stage_standings(event, 3)} == {5, 6, 7, 8}
    if kind is Kind.CHESS_TEAMS:  # the board points of those matches come along, too
        values = [each.standing.values[0] for each in stage_standings(event, 2)]
        assert values == [300 + 200 + 300, 200 + 200 + 300, 200 + 100 + 200, 100 + 100 + 200]
    event = begin(event, 4)
    event = drawn(event, 4)
    (game,) = event.group(4).rounds[0].games
    assert set(game.sides) == {1, 2}
    path = tmp_path / "open.vpt"
    TournamentFile.create(path, event).close()
    assert read_event(path) == event
    assert not list(misfits(event))
