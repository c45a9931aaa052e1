"""A league of teams: rounds by the table, odd fields, who is away, and what is said of them."""

from dataclasses import replace

import pytest

from tests.unit.report.languages import ENGLISH
from vpdesk.report.events.names import tournament_rule
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.why.words_rules import rules_words
from vpdesk.report.events.why.words_teams import match_reasons, reason_words, why_not_words
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.scoring import with_rules
from vpdesk.tournament.draws.teams.why import why_bye, why_not_match
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.team_rules import TablePlaces, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Request, Tournament


def league(count, method=TeamMethod.ROUND_ROBIN):
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, count + 1))
    return Tournament(players, kind=Kind.TEAMS, teams=TeamRules(method=method))


def drawn_to_the_end(tournament):
    while not tournament.all_drawn:
        tournament = with_round(tournament, draw_next(tournament).round)
    return tournament


@pytest.mark.parametrize(("count", "rounds"), [(4, 3), (6, 5), (7, 7), (8, 7)])
def test_everybody_meets_everybody(count, rounds):
    the = drawn_to_the_end(league(count))
    assert (len(the.rounds), the.planned) == (rounds, rounds)
    met = [frozenset(game.sides) for each in the.rounds for game in each.games]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert frozenset((1, 2)) in {frozenset(game.sides) for game in the.rounds[-1].games}
    byes = [bye.entrant for each in the.rounds for bye in each.byes]
    assert sorted(byes) == (list(range(1, count + 1)) if count % 2 else [])
    with pytest.raises(NoPairingError, match=rf"round robin \({rounds}\)"):
        draw_teams(the)


def test_the_places_in_the_table_are_those_of_strength_numbers_or_lot():
    def by(places, lot=0):
        usual = drawn_to_the_end(league(6))
        return with_rules(usual, replace(usual.teams, places=places, lot=lot))

    def meets(the, one, other):
        return [
            at
            for at, each in enumerate(the.rounds, 1)
            if {one, other} in [{*g.sides} for g in each.games]
        ]

    assert meets(by(TablePlaces.SEEDS_LAST), 1, 2) == [5]
    numbers = by(TablePlaces.NUMBERS)
    assert [game.sides for game in numbers.rounds[0].games] == [(1, 6), (2, 5), (3, 4)]
    assert meets(numbers, 1, 2) == [2]
    lots = {tuple(meets(by(TablePlaces.LOT, lot), 1, 2)) for lot in range(20)}
    assert len(lots) > 2
    assert by(TablePlaces.LOT, 3).rounds == by(TablePlaces.LOT, 3).rounds
    for places, words in ((TablePlaces.NUMBERS, "as they are."), (TablePlaces.LOT, "by lot.")):
        the = by(places)
        assert drawn_to_the_end(replace(the, rounds=())).rounds == the.rounds
        assert rules_words(the.teams, ENGLISH)[1].endswith(words)
    game = numbers.rounds[0].games[0]
    begun = with_game(numbers, 1, 1, typed(numbers, game, "20-10"))
    with pytest.raises(TournamentError, match="there are results"):
        with_rules(begun, replace(begun.teams, places=TablePlaces.SEEDS_LAST))


def test_everybody_twice_with_the_sides_exchanged():
    the = drawn_to_the_end(league(6, TeamMethod.TWICE))
    met = [game.sides for each in the.rounds for game in each.games]
    assert len(met) == len(set(met)) == 30


def test_results_change_no_pairing_and_danish_rounds_none():
    first = league(6)
    other = replace(first, teams=replace(first.teams, danish_rounds=(1, 2)))
    assert draw_next(first).round == draw_next(other).round


def test_the_opponent_of_who_is_away_has_a_bye():
    first = replace(league(4), requests=(Request(3, 1, ByeKind.ZERO),))
    draw = draw_teams(first)
    made = draw_next(first).round
    (match,) = made.games
    (idle,) = {1, 2, 4} - set(match.sides)
    assert {(bye.entrant, bye.kind) for bye in made.byes} == {
        (3, ByeKind.ZERO),
        (idle, ByeKind.PAIRING),
    }
    (told,) = reason_words(draw.notes, draw, first, ENGLISH)
    assert told == f"Team {idle} (rank {draw.rank(idle)}) has a bye, because Team 3 is absent."
    assert standings(with_round(first, made))[0].number == idle


def test_a_late_team_has_no_place_in_the_table():
    late = Entrant(5, "Late", first_round=2)
    first = with_round(league(4), draw_next(league(4)).round)
    first = replace(first, entrants=(*first.entrants, late))
    with pytest.raises(NoPairingError, match="Late came after round 1"):
        draw_teams(first)


def test_the_table_is_the_reason():
    the = league(5)
    draw = draw_teams(the)
    match = draw.matches[0]
    higher, lower = sorted((match.home, match.visitor))
    met = f"Team {higher} (rank {higher}) meets Team {lower} (rank {lower})"
    assert match_reasons(draw, the, ENGLISH)[0] == (
        f"{met} in round 1 of the Berger table.",
        f"Team {match.home} is at home by the Berger table.",
    )
    (bye,) = reason_words(why_bye(the, draw.bye), draw, the, ENGLISH)
    assert bye.endswith("has the bye: the table has no opponent for it in this round.")
    why = why_not_match(the, 1, 2)
    assert why_not_words(why, draw, the, ENGLISH) == (
        "Team 1 (rank 1) and Team 2 (rank 2) meet in round 5 of the Berger table.",
    )
    once, seeds, byes = rules_words(the.teams, ENGLISH)
    assert once.startswith("Everybody meets everybody once, by the Berger table")
    assert seeds == "Teams 1 and 2, the first seeds, meet in the last round of the Berger table."
    assert "has a bye in turn, 12 VP" in byes


def test_the_schedule_is_printed_before_a_round_is_drawn():
    the = league(5)
    before = EventSubject(the)
    assert [each.key for each in before.sheets] == ["standings", "vp table", "schedule"]
    rows = [[cell.text for cell in row] for row in EventTables(the, ENGLISH).schedule().rows]
    assert len(rows) == 5 * 3
    # A column of the paper may begin in the middle of a round.
    assert [row[0] for row in rows] == [number for number in "12345" for _ in range(3)]
    drawn = with_round(the, draw_next(the).round)
    assert EventTables(drawn, ENGLISH).schedule().rows == EventTables(the, ENGLISH).schedule().rows
    assert "schedule" in [each.key for each in EventSubject(drawn).sheets]
    swiss = replace(the, teams=TeamRules())
    assert "schedule" not in [each.key for each in EventSubject(swiss).sheets]


def test_a_league_without_a_name_is_not_called_a_swiss():
    assert tournament_rule(league(4), "round 1", ENGLISH) == "round 1"
    assert tournament_rule(replace(league(4), name="Cup"), "", ENGLISH) == "Cup"
    swiss = league(4, TeamMethod.TOP_DOWN)
    assert tournament_rule(swiss, "round 1", ENGLISH) == "Swiss event; round 1"
