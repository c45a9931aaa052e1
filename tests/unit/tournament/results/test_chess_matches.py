"""Chess teams: board points as they are typed, standings and draws by match or board points."""

from dataclasses import replace

import pytest

from tests.unit.event.stages_builders import field
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import DrawKind, of_tournament
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.knock_out import winner
from vpdesk.event.stages import drawn
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.files.tournament.stored_rows import from_rows, to_rows
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.report_gaps import gaps
from vpdesk.tournament.fide.trf import read, write
from vpdesk.tournament.match_rules import MatchRules
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import member_of, with_line_ups
from vpdesk.tournament.results.doubts import doubts
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Brought


def event(format_, count, **rules):
    plan = EventPlan(format_, Kind.CHESS_TEAMS, "Cup", matches=MatchRules(**rules), rounds=3)
    return new_event(plan, field(count))


def with_results(tournament, *texts):
    """With the results of the last round, by table."""
    number = len(tournament.rounds)
    for board, text in enumerate(texts, 1):
        game = tournament.rounds[-1].games[board - 1]
        tournament = with_game(tournament, number, board, typed(tournament, game, text))
    return tournament


def swiss(**rules):
    """Two rounds of five teams; in the first one Team 3 does not come, and Team 5 has the bye."""
    the = replace(event(EventFormat.SWISS, 5, **rules).group(1), first_colour="w")
    the = with_results(with_round(the, draw_next(the).round), "2.5-1.5", "-+")
    return with_round(the, draw_next(the).round)


@pytest.mark.parametrize(
    ("text", "points", "white"),
    [
        ("2.5-1.5", (250, 150), Result.WIN),
        ("2½ 1½", (250, 150), Result.WIN),
        ("½:3,5", (50, 350), Result.LOSS),
        ("2", (200, 200), Result.DRAW),
        ("4", (400, 0), Result.WIN),
        ("+-", (400, 0), Result.FORFEIT_WIN),
        ("--", (0, 0), Result.FORFEIT_LOSS),
        ("1=01", (250, 150), Result.WIN),
        ("0½-n", (50, 250), Result.LOSS),
        ("++++", (400, 0), Result.FORFEIT_WIN),
        ("nnnn", (0, 0), Result.FORFEIT_LOSS),
    ],
)
def test_board_points_give_the_result_of_the_match(text, points, white):
    the = swiss()
    game = typed(the, the.rounds[1].games[0], text)
    assert (game.board_points, game.home_result, game.points) == (points, white, None)
    assert doubts(the, the.rounds[1].games[0], text) == ()
    assert typed(the, game, "") == the.rounds[1].games[0]


def test_boards_are_kept_with_who_plays_and_turn_with_their_teams():
    the = swiss()
    home, visitors = the.rounds[1].games[0].sides
    open_ = typed(the, the.rounds[1].games[0], "1=..")
    assert (open_.boards, open_.finished, open_.score) == ("1=..", False, None)
    game = with_line_ups(typed(the, open_, "1+0="), (1, 2, 3, 4), (1, 2, 4, 5))
    assert (game.boards, game.line_ups) == ("1+0=", ((), (1, 2, 4, 5)))
    the = with_game(the, 2, 1, game)
    turned = exchanged(the, 2, home, visitors).rounds[1].games[0]
    assert (turned.boards, turned.score) == ("0-1=", (150, 250))
    assert turned.line_ups == ((1, 2, 4, 5), ())
    assert typed(the, game, "2-2").boards == ""
    kept = of_tournament(the)
    assert event_from_rows(event_to_rows(kept)) == kept
    rows = event_to_rows(kept)
    rows["chess_matches"] = {(1, 1, 2, 9): ("1=01", "[[], []]")}
    with pytest.raises(ValueError, match="chess_matches"):
        event_from_rows(rows)
    assert member_of("Ann Smith 2100") == ("Ann Smith", 2100, "")
    assert member_of("Ann Smith 2100 309575") == ("Ann Smith", 2100, "309575")
    assert member_of("Ann Smith 309575") == ("Ann Smith", 0, "309575")
    assert member_of("Ann 3rd") == ("Ann 3rd", 0, "")
    assert member_of("12345") == ("12345", 0, "")


def test_what_is_no_result_is_refused_and_what_does_not_add_up_is_asked_about():
    the = swiss()
    game = the.rounds[1].games[0]
    for text in ("5", "2.3-1.7", "4.5-0", "=", "win", "3-"):
        with pytest.raises(TournamentError, match=r"Type points \(2\.5-1\.5, to 4\)"):
            typed(the, game, text)
    (doubt,) = doubts(the, game, "3-2")
    assert str(doubt) == "3 and 2 board points make 5; a match has 4."


def test_teams_are_ranked_and_drawn_by_match_points():
    the = swiss()
    assert [game.sides for game in the.rounds[0].games] == [(1, 3), (4, 2)]
    assert the.points_of_bye(the.rounds[0].byes[0]) == 100
    ranked = standings(the, 1)
    found = [(each.number, each.points, each.values[0]) for each in ranked]
    assert found == [(2, 200, 400), (1, 200, 250), (5, 100, 200), (3, 0, 150), (4, 0, 0)]
    assert tournament_order(the)[0] is TieBreak.BOARD_POINTS
    assert {1, 2} in [set(game.sides) for game in the.rounds[1].games]


def test_teams_are_ranked_and_drawn_by_board_points():
    the = swiss(by_boards=True)
    assert the.worth_of_bye(ByeKind.PAIRING) == 200
    found = [(each.number, each.points, each.values[0]) for each in standings(the, 1)]
    assert found == [(2, 400, 200), (1, 250, 200), (5, 200, 100), (3, 150, 0), (4, 0, 0)]
    assert tournament_order(the)[0] is TieBreak.MATCH_POINTS


def test_a_league_and_a_knock_out_of_chess_teams():
    league = event(EventFormat.LEAGUE, 4, boards=6)
    the = with_results(replace(league.group(1), rounds=league.group(1).rounds[:1]), "3-3", "4-2")
    assert league.stages[0].draw is DrawKind.ROUND_ROBIN
    found = [(each.number, each.points, each.values[0]) for each in standings(the)]
    assert found == [(2, 200, 400), (1, 100, 300), (4, 100, 300), (3, 0, 200)]
    cup = drawn(event(EventFormat.KNOCK_OUT, 4), 1)
    the = with_results(cup.group(1), "1.5-2.5", "2-2")
    assert [winner(the, 1, game) for game in the.rounds[0].games] == [4, 0]


def test_a_tournament_file_keeps_them():
    the = with_results(swiss(boards=5, by_boards=True), "3-2")
    assert from_rows(to_rows(the)) == the
    assert ("match_boards",) not in to_rows(swiss())["settings"]


def test_a_report_file_has_the_players_of_the_teams():
    the = swiss()
    members = [tuple(f"{each.name} {letter} 1900" for letter in "ABCDE") for each in the.entrants]
    members[2] = ()
    players = zip(the.entrants, members, strict=True)
    the = replace(the, entrants=tuple(replace(each, members=who) for each, who in players))
    game = with_line_ups(typed(the, the.rounds[0].games[0], "1=01"), (1, 2, 3, 5), (1, 2, 3, 4))
    the = with_game(the, 1, 1, game)
    lines = write(the).split("\r\n")
    # Team 1 has the numbers 1 to 5, its fifth player is on board 4; nobody of Team 3 is entered.
    first = "001    1      Team 1 A                          1900"
    assert next(line for line in lines if line.startswith(first)).endswith("11 w 1     6 b")
    assert next(line for line in lines if "Team 1 E" in line)[89:99] == "    14 b 1"
    assert next(line for line in lines if "Team 3 4" in line)[89:99] == "     5 w 0"
    assert next(line for line in lines if "Team 2 B" in line)[89:99] == "    16 w +"
    (team,) = (line for line in lines if line.startswith("310   2"))
    assert (team[8:14], team[54:60], team[61:67]) == ("Team 2", "   2.0", "   4.0")
    assert (team[68:71], team[73:77], team[78:82]) == ("  1", "   6", "   7")
    assert {"082 5", "192 FIDE_TEAM_TYPEA_MP_GP", "330 -+   1   4   2"} <= set(lines)
    assert "212 PTS,GPTS,DE,BH/C1,SB" in lines
    assert len(read(write(the)).entrants) == 24
    assert "Team 3 4: the FIDE number is missing." in map(str, gaps(the))
    old = write(the, "16").split("\r\n")
    (team,) = (line for line in old if line.startswith("013 Team 2"))
    assert (team[36:40], team[41:45]) == ("   6", "   7")
    assert "092 Team: Chess" in old


def test_a_knock_out_counts_the_boards_of_its_own_matches():
    the = with_results(drawn(event(EventFormat.KNOCK_OUT, 4), 1).group(1), "2.5-1.5", "2-2")
    game = the.rounds[0].games[0]
    ahead = replace(the, brought=(Brought(game.visitor, 0, 1000),))  # board points of before
    assert winner(ahead, 1, game) == game.home
    table = bracket_table(ahead, "", ENGLISH)
    assert {"2½", "1½", "2"} <= {cell.text for row in table.rows for cell in row}
