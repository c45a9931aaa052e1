"""Stages of an event: who plays them, what comes along, and what the standings say."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.carry import as_kept, as_played, brought_into
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    EventError,
    Stage,
    Who,
    WhoKind,
    finished,
    in_groups,
    met_before,
    of_tournament,
    snake,
)
from vpdesk.event.knock_out import (
    bracket,
    extra_boards,
    level_doubts,
    level_matches,
    places,
    seeded,
    seeding,
    winner,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StageState, state_of
from vpdesk.event.planning import begin, groups_by_lot, planned
from vpdesk.event.ranking import stage_standings, totals
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.knock_out_words import results
from vpdesk.report.events.remarks import match_remarks
from vpdesk.report.events.stage_words import who_text
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.why.words_teams import reason_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.field import entries
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import exchanged, with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import Sharing, TeamRules
from vpdesk.tournament.tournament import Ahead, Brought, Entrant, Tournament


def test_a_swiss_after_another_stage_is_seeded_by_its_places():
    event = played(league(8), 1, margin=lambda home, visitor: home - visitor)  # the last wins
    swiss = Stage("Swiss", who=Who(WhoKind.PLACES, 1, 1, 8))
    event = begun(event.with_stage(2, swiss), 2, RULES, [who_plays(event.with_stage(2, swiss), 2)])
    seeds = [each.number for each in stage_standings(event, 1)]
    assert seeds == [8, 7, 6, 5, 4, 3, 2, 1]
    part = as_played(event, 2)
    assert part.seeds == tuple(seeds)
    event = drawn(event, 2)
    assert event.group(2).seeds == ()
    met = [set(game.sides) for game in event.group(2).rounds[0].games]
    assert met == [{8, 4}, {7, 3}, {6, 2}, {5, 1}]
    drawing = draw_teams(part)
    assert reason_words(drawing.notes, drawing, part, Language()) == (
        "The places in the stage before serve as the numbers in this draw.",
    )


def test_a_league_has_all_its_rounds_and_the_strongest_wins():
    event = league(6)
    assert [len(each.games) for each in event.group(1).rounds] == [3] * 5
    assert {frozenset(each.sides) for each in event.group(1).rounds[-1].games} > {frozenset((1, 2))}
    assert not finished(event, 1)
    event = played(event, 1)
    assert finished(event, 1)
    found = stage_standings(event, 1)
    assert [each.number for each in found] == [1, 2, 3, 4, 5, 6]
    assert [each.place for each in found] == [1, 2, 3, 4, 5, 6]
    assert sum(each.points for each in found) == 15 * 2000


def test_a_stage_has_a_draw_and_a_field_of_its_own():
    """Neither the table of the league before it nor who came late to that is of it."""
    late = replace(field(4)[2], first_round=2)
    entrants = (*field(4)[:2], late, field(4)[3])
    event = Event(entrants, (Stage(draw=DrawKind.ROUND_ROBIN, double=True), Stage()))
    event = begun(event, 1, RULES, [who_plays(event, 1)])
    assert event.group(1).by_number[3] == late
    event = drawn(begun(event, 2, event.group(1), [who_plays(event, 2)]), 2)
    assert event.group(2).entrants == field(4)
    assert [each.sides for each in event.group(2).rounds[0].games] == [(1, 3), (4, 2)]
    assert event.group(2).rounds[0].method == "top-down"


def test_an_odd_league_has_a_bye_a_round_and_twice_as_many_rounds_when_doubled():
    event = league(5, double=True)
    rounds = event.group(1).rounds
    assert len(rounds) == 10
    assert sorted(each.byes[0].entrant for each in rounds) == sorted([1, 2, 3, 4, 5] * 2)
    assert not any(each.points for each in stage_standings(event, 1))  # no bye is had yet
    event = played(event, 1, margin=lambda home, visitor: 0)
    points = {each.number: each.points for each in stage_standings(event, 1)}
    assert points == dict.fromkeys(range(1, 6), 2400 + 8 * 1000)


def test_a_bye_counts_once_its_round_has_a_result():
    event = begun(Event(field(5), (Stage(),)), 1, RULES, [(1, 2, 3, 4, 5)])
    event = drawn(event, 1)
    assert not any(each.points for each in stage_standings(event, 1))
    group = event.group(1)
    game = scored(group.teams, group.rounds[0].games[0], MatchImps(30, 20))
    event = event.with_group(1, 1, with_game(group, 1, 1, game))
    assert sorted(each.points for each in stage_standings(event, 1))[:2] == [0, 0]
    assert [each.points for each in stage_standings(event, 1) if each.number == 5] == [1200]


def test_adjustments_count_and_say_why():
    late = Adjustment(2, -100, reason="late", round=1)
    event = played(league(4), 1)
    before = {each.number: each.points for each in stage_standings(event, 1)}
    event = event.with_stage(1, replace(event.stage(1), adjustments=(late, Adjustment(1, imps=-3))))
    after = {each.number: each for each in stage_standings(event, 1)}
    assert after[2].points == before[2] - 100
    assert after[2].brings.adjustments == (late,)
    assert totals(event, 1)[1][1] == totals(played(league(4), 1), 1)[1][1]
    assert after[1].brings.adjusted_imps == -3


CARRIES = [
    (CarryOver(CarryKind.ALL, 1), lambda points: points),
    (CarryOver(CarryKind.SHARE, 1, 50), lambda points: Fraction(points, 2)),
    # 3 matches of 20 VP before, 1 now: 1/2 x 3 / 60 x 20 / 1 of the VPs
    (CarryOver(CarryKind.EBU, 1), lambda points: Fraction(points, 2)),
    (CarryOver(), lambda _: 0),
]


@pytest.mark.parametrize(("carry", "share"), CARRIES)
def test_vps_come_along(carry, share):
    first = played(league(4), 1)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 2), carry)
    event = replace(first, stages=(*first.stages, final))
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    before = {each.number: each.points for each in stage_standings(event, 1)}
    found = brought_into(event, 2)
    assert sorted(found) == [1, 2]
    for number, each in found.items():
        assert abs(each.carried - share(before[number])) <= Fraction(1, 2)
        assert as_kept(as_played(event, 2), event.group(2)) == event.group(2)
    total = {each.number: each.points for each in stage_standings(event, 2)}
    assert total == {number: each.carried for number, each in found.items()}


def test_only_matches_among_those_who_qualified_come_along():
    first = played(league(4), 1)
    final = Stage(
        "Final",
        DrawKind.ROUND_ROBIN,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.QUALIFIED, 1),
    )
    event = replace(first, stages=(*first.stages, final))
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    (match,) = (
        each
        for drawn_round in event.group(1).rounds
        for each in drawn_round.games
        if set(each.sides) == {1, 2}
    )
    points = dict(zip(match.sides, sure(match.points), strict=True))
    assert {number: each.carried for number, each in brought_into(event, 2).items()} == points
    assert {number: each.carried_imps for number, each in brought_into(event, 2).items()} == {
        1: 1,
        2: -1,
    }


def test_a_knock_out_has_seeds_byes_winners_and_places():
    assert seeding(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    event = Event(field(6), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),))
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    first = event.group(1).rounds[0]
    assert [each.sides for each in first.games] == [(4, 5), (3, 6)]
    assert sorted(each.entrant for each in first.byes) == [1, 2]
    with pytest.raises(NoPairingError, match="Team 4 – Team 5"):
        drawn(event, 1)
    for _ in range(2):
        event = drawn(played(event, 1), 1)
    assert [each.sides for each in event.group(1).rounds[-1].games] == [(1, 2), (4, 3)]
    event = played(event, 1)
    assert finished(event, 1)
    with pytest.raises(NoPairingError, match="winner"):
        drawn(event, 1)
    assert places(event.group(1)) == ((1,), (2,), (3,), (4,), (5, 6))
    assert [(each.place, each.shared) for each in stage_standings(event, 1)] == [
        *[(place, False) for place in (1, 2, 3, 4)],
        *[(5, True)] * 2,
    ]
    assert bracket(event.group(1)) == (
        ((1, 0), (4, 5), (2, 0), (3, 6)),
        ((1, 4), (2, 3)),
        ((1, 2),),
    )
    assert [extra_boards(each) for each in (48, 24, 12)] == [6, 3, 2]


def test_a_tie_with_what_is_carried_over_says_how_it_stands():
    event = Event(field(2), (Stage(draw=DrawKind.KNOCK_OUT),))
    group = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1).group(1)
    group = replace(group, brought=(Brought(2, 0, 8),))
    (game,) = group.rounds[0].games
    for imps, said in (
        ((18, 10), "With carry-over: 18-18. Play more boards, usually "),
        ((10, 10), None),
    ):
        doubts = level_doubts(group, 1, scored(group.teams, game, MatchImps(*imps)))
        assert [str(each).startswith(sure(said)) for each in doubts] == ([True] if said else [])
    (doubt,) = level_doubts(group, 2, scored(group.teams, game, MatchImps(10, 10)))  # of round 1
    assert str(doubt).startswith("A knock-out needs a winner. Play more boards, usually ")


def test_who_has_left_loses_in_a_knock_out_without_play():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT, third_place=True),))
    event = played(drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1), 1)
    group = event.group(1)
    gone = {
        1: replace(group.by_number[1], last_round=1),
        4: replace(group.by_number[4], last_round=1),
    }
    players = tuple(gone.get(each.number, each) for each in group.entrants)
    group = drawn(event.with_group(1, 1, replace(group, entrants=players)), 1).group(1)
    assert level_matches(group, 2) == 0
    drawn_again = played(drawn(event, 1), 1, margin=lambda home, visitor: 0).group(1)
    assert level_matches(drawn_again, 2) == 2
    final, third = group.rounds[1].games
    assert [winner(group, 2, each) for each in (final, third)] == [2, 3]
    assert not final.played
    assert places(group) == ((2,), (1,), (3,), (4,))


def test_half_of_a_margin_counts_in_a_knock_out():
    first = played(league(4), 1, margin=lambda home, visitor: 20 * (visitor - home))
    final = Stage(
        "Final",
        DrawKind.KNOCK_OUT,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.HALF_MARGIN, 1, cap=8),
    )
    event = replace(first, stages=(*first.stages, final))
    event = drawn(begun(event, 2, RULES, [who_plays(event, 2)]), 2)
    assert brought_into(event, 2)[1].carried_imps == 8  # of 20 IMPs, half is 10
    lost = played(event, 2, margin=lambda home, visitor: -5)
    tournament = as_played(lost, 2)
    assert winner(tournament, 1, tournament.rounds[0].games[0]) == 1
    assert stage_standings(lost, 2)[0].number == 1


def test_half_of_a_margin_counts_in_every_round_in_which_two_meet_again():
    """1 and 2, who are in different halves of the bracket, met in the league: 1 won by 20."""
    first = played(league(4), 1, margin=lambda home, visitor: 20 * (visitor - home))
    carry = CarryOver(CarryKind.HALF_MARGIN, 1)
    final = Stage(
        "Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 4), carry, third_place=True
    )
    event = replace(first, stages=(*first.stages, final))
    event = played(drawn(begun(event, 2, RULES, [who_plays(event, 2)]), 2), 2)
    event = drawn(event, 2)
    group = as_played(event, 2)
    assert group.imps_brought(1) == {1: 30, 2: 10}
    assert group.ahead == (Ahead(2, 1, 10), Ahead(2, 3, 10))
    assert as_kept(group, event.group(2)) == event.group(2)
    lost = played(event, 2, margin=lambda home, visitor: 9 if home > visitor else -9)
    group = as_played(lost, 2)
    match, third = group.rounds[1].games
    assert {1, 2} == {*match.sides}
    assert (winner(group, 2, match), winner(group, 2, third)) == (1, 3)
    assert places(group) == ((1,), (2,), (3,), (4,))
    told = [*match_remarks(group, 2, match, Language())]
    assert told == ["winner: Team 1", "Team 1 begins with +10 IMPs"]
    assert sorted(results(group, 2, match, Language())) == ["10", "9"]


def test_groups_by_lot():
    """Every lot shares all, as evenly; with pots each group has one of each."""
    event = Event(tuple(Entrant(each, f"T{each}") for each in range(1, 12)), (Stage(),))
    seen = set()
    for lot in range(40):
        for sharing in (Sharing.LOT, Sharing.POTS):
            groups = in_groups(range(1, 12), 3, TeamRules(sharing=sharing, lot=lot))
            assert groups == in_groups(range(1, 12), 3, TeamRules(sharing=sharing, lot=lot))
            assert sorted(each for group in groups for each in group) == list(range(1, 12))
            assert sorted(map(len, groups)) == [3, 4, 4]
            assert all(list(group) == sorted(group) for group in groups)
            if sharing is Sharing.POTS:
                for pot in ({1, 2, 3}, {4, 5, 6}, {7, 8, 9}):
                    assert all(len(pot & set(group)) == 1 for group in groups)
            seen.add((sharing, groups))
    assert len(seen) > 70
    like = Tournament((), kind=Kind.TEAMS)
    event = planned(event, 1, Stage(draw=DrawKind.ROUND_ROBIN), like, 2)
    begun = begin(event, 1)
    one, other = (groups_by_lot(begun, 1, lot) for lot in (1, 2))
    assert groups_by_lot(begun, 1, 1) == one != other == groups_by_lot(one, 1, 2)
    assert [len(each.rounds) for each in one.stages[0].groups] == [5, 5]
    with pytest.raises(EventError, match="has results, so its groups cannot be changed"):
        groups_by_lot(played(one, 1), 1, 3)
    with pytest.raises(EventError, match="has one group only"):
        groups_by_lot(begin(planned(event, 1, Stage(), like, 1), 1), 1, 3)


def test_groups_by_snake_then_a_swiss_without_repeats_then_the_best_and_the_rest():
    stages = (
        Stage("Groups", DrawKind.ROUND_ROBIN),
        Stage(
            "Swiss", who=Who(WhoKind.PLACES, 1), carry=CarryOver(CarryKind.ALL, 1), no_repeats=True
        ),
        Stage("Play-off", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 2, 1, 4)),
        Stage("Rest", DrawKind.ROUND_ROBIN, Who(WhoKind.REST, 2), CarryOver(CarryKind.ALL, 2)),
    )
    stages = (stages[0], replace(stages[1], no_repeats=True), *stages[2:])
    event = Event(field(12), stages)
    groups = snake(who_plays(event, 1), 3)
    assert groups == ((1, 6, 7, 12), (2, 5, 8, 11), (3, 4, 9, 10))
    event = begun(event, 1, RULES, groups)
    with pytest.raises(EventError, match="Groups is not finished"):
        who_plays(event, 2)
    for group in (1, 2, 3):
        event = played(event, 1, group)
    field_2 = who_plays(event, 2)
    assert field_2[:3] == (1, 2, 3)
    event = begun(event, 2, replace(RULES, planned=2), [field_2])
    before = set(met_before(event, 2))
    for _ in range(2):
        event = played(drawn(event, 2), 2)
    met = {tuple(sorted(g.sides)) for r in event.group(2).rounds for g in r.games}
    assert len(met) == 12
    assert not met & before
    total = {each.number: each.points for each in stage_standings(event, 2)}
    assert sum(total.values()) == (18 + 12) * 2000
    best, rest = who_plays(event, 3), who_plays(event, 4)
    assert len(best) == 4
    assert sorted((*best, *rest)) == list(range(1, 13))
    event = begun(event, 3, RULES, [best])
    event = begun(event, 4, RULES, [rest])
    carried = brought_into(event, 4)
    assert {number: each.carried for number, each in carried.items()} == {
        number: total[number] for number in rest
    }


def test_a_tournament_is_an_event_of_one_stage():
    tournament = Tournament(field(4), name="Cup", kind=Kind.TEAMS)
    event = of_tournament(tournament)
    assert (event.name, event.group(1), event.numbers_of(1)) == ("Cup", tournament, (1, 2, 3, 4))
    for stage, group in ((2, 1), (1, 2), (0, 1)):
        with pytest.raises(EventError):
            event.group(stage, group)


def test_a_later_round_robin_is_drawn_and_explained_by_the_places_before_it():
    first = played(league(7), 1, margin=lambda home, visitor: home - visitor)  # 7 wins, 6 is second
    event = first.with_stage(2, Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 4)))
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    final = event.group(2)
    assert [each.number for each in final.entrants] == [7, 6, 5, 4]
    assert final.rounds[-1].games[0].sides in ((7, 6), (6, 7))  # the first two meet last
    for number, each in enumerate(final.rounds):
        told = draw_teams(final.through(number)).matches
        assert [(match.home, match.visitor) for match in told] == [
            game.sides for game in each.games
        ]


def test_a_consolation_is_for_those_who_lost_in_round_1():
    event = Event(field(6), (Stage(draw=DrawKind.KNOCK_OUT),))
    event = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    consolation = Stage("Plate", DrawKind.KNOCK_OUT, Who(WhoKind.LOSERS, 1, 1))
    event = planned(event, 2, consolation, RULES, 1)
    assert state_of(event, 2) is StageState.WAITING
    with pytest.raises(EventError, match="Round 1 of Stage 1 has a match without"):
        who_plays(event, 2)
    event = drawn(played(event, 1), 1)  # the second round is still played
    assert state_of(event, 2) is StageState.READY
    assert who_plays(event, 2) == (5, 6)
    event = drawn(begin(event, 2), 2)
    assert event.group(2).rounds[0].games[0].sides == (5, 6)
    assert who_text(event, event.stage(2), Language()) == "The losers of round 1 of Stage 1"
    assert not list(misfits(event))


def test_a_bracket_and_a_schedule_with_results_keep_their_field():
    cup = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup", Kind.TEAMS)
    cup = drawn(begun(cup, 1, RULES, [who_plays(cup, 1)]), 1)
    new = [Entrant(1, "Late")]
    for change in (entries.by_rating, lambda group: entries.added(group, new)):
        with pytest.raises(TournamentError, match="take it back first"):
            change(cup.group(1))
    group = league(4, double=True).group(1)
    more = entries.added(group, new)
    assert [len(each.games) for each in more.rounds] == [2] * 10
    assert entries.removed(more, [5]) == group
    with pytest.raises(TournamentError, match="there are results"):
        entries.added(played(league(4), 1).group(1), new)
    # Whoever has left plays no consolation.
    lost = played(cup, 1)
    players = tuple(replace(each, last_round=each.number == 4) for each in lost.group(1).entrants)
    lost = lost.with_group(1, 1, replace(lost.group(1), entrants=players))
    lost = lost.with_stage(2, Stage("Plate", DrawKind.KNOCK_OUT, Who(WhoKind.LOSERS, 1, 1)))
    assert who_plays(lost, 2) == (3,)


def test_a_knock_out_goes_on_from_the_matches_that_were_changed_by_hand():
    event = drawn(
        begun(Event(field(6), (Stage(draw=DrawKind.KNOCK_OUT),)), 1, RULES, [range(1, 7)]), 1
    )
    assert couples(event) == [(4, 5), (3, 6)]  # 1 and 2 have byes
    for one, other in ((5, 6), (1, 3)):  # the second seed picks another opponent; so does 3 a bye
        event = event.with_group(1, 1, exchanged(event.group(1), 1, one, other))
    assert couples(event) == [(4, 6), (1, 5)]
    event = drawn(played(event, 1), 1)
    assert bracket(event.group(1)) == (
        ((3, 0), (4, 6), (2, 0), (1, 5)),
        ((3, 4), (2, 1)),
        ((0, 0),),
    )
    assert not list(misfits(event))
    event = event.with_group(1, 1, exchanged(event.group(1), 2, 4, 1))  # semi-finals, too
    assert couples(event) == [(3, 1), (2, 4)]
    assert not list(misfits(event))
    event = drawn(played(event, 1), 1)
    assert couples(event) == [(1, 2)]
    assert places(played(event, 1).group(1))[0] == (1,)


def couples(event):
    return [each.sides for each in event.group(1).rounds[-1].games]


def test_a_bracket_by_lot_with_the_strongest_apart():
    event = begin(planned(Event(field(12)), 1, Stage(draw=DrawKind.KNOCK_OUT), RULES, 1), 1)
    seen = set()
    for lot in range(30):
        made = groups_by_lot(event, 1, lot)
        assert groups_by_lot(drawn(made, 1), 1, lot) == made
        seeds = seeded(made.group(1))
        assert [set(seeds[first:end]) for first, end in ((0, 1), (1, 2), (2, 4), (4, 8))] == [
            {1},
            {2},
            {3, 4},
            {5, 6, 7, 8},
        ]
        assert sorted(seeds) == list(range(1, 13))
        first = bracket(made.group(1))[0]
        assert {max(each) for each in first if 0 in each} == {1, 2, 3, 4}  # byes
        halves = [{each for couple in part for each in couple} for part in (first[:4], first[4:])]
        assert 1 in halves[0]
        assert 2 in halves[1]
        assert all(len({3, 4} & half) == 1 for half in halves)
        seen.add(tuple(seeds))
        rules = replace(made.group(1).teams, sharing=Sharing.LOT)
        seen.add(tuple(seeded(replace(made.group(1), teams=rules))))
    assert len(seen) > 55
    with pytest.raises(EventError, match="has results"):
        groups_by_lot(played(drawn(event, 1), 1), 1, 3)


def test_a_league_has_a_grid_team_by_team():
    event = played(league(5, double=True), 1)
    group = event.group(1)
    after = len(group.rounds)
    table = cross_table(EventTables(group, Language()), after)
    assert table.headings == ("Place", "Team", "VP", "1", "2", "3", "4", "5")
    assert "in each column: VPs and IMP margin against" in table.rule
    for at, row in enumerate(table.rows):
        vps = [[one.split()[0] for one in each.text.split("  ") if one] for each in row[3:8]]
        assert [len(each) for each in vps] == [0 if place == at else 2 for place in range(5)]
        others = (Fraction(each) for place, both in enumerate(vps) if place != at for each in both)
        assert sum(others) + 2 * 12 == Fraction(row[2].text)  # and two byes
    swiss = begun(Event(field(4), (Stage(),)), 1, RULES, [range(1, 5)])
    table = cross_table(EventTables(played(drawn(swiss, 1), 1).group(1), Language()), 1)
    assert table.rule.endswith("in each round: VPs scored, and the opponent's place in brackets")
