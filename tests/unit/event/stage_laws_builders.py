"""Random Swiss events, and what holds of their standings and draws."""

from dataclasses import replace

from hypothesis import strategies as st

from tests.unit.event.stages_builders import RULES, field
from tests.unit.report.languages import ENGLISH
from vpdesk.event.carry import adjustments_of, as_kept, as_played
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.place import FIRST, tournament_at, with_tournament
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.draws.next_round import draw_next
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak

ORDERS = (
    (TieBreak.DIRECT, TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS),
    (TieBreak.NET_IMPS, TieBreak.LOTS),
    (TieBreak.LOTS,),
)


def with_results(draw, event, number):
    """With a random result of every match of the last round of a stage."""
    group = event.group(number)
    last = len(group.rounds)
    for board, game in enumerate(group.rounds[-1].games, 1):
        imps = draw(st.tuples(st.integers(0, 12), st.integers(0, 12)))
        if event.stage(number).draw is DrawKind.KNOCK_OUT and imps[0] == imps[1]:
            imps = imps[0] + 1, imps[1]
        group = with_game(group, last, board, scored(group.teams, game, MatchImps(*imps)))
    return event.with_group(number, 1, group)


def penalties(draw, event, number):
    """Random adjustments of a stage, of rounds that it may not have."""
    numbers = st.sampled_from(event.numbers_of(number))
    knock_out = event.stage(number).draw is DrawKind.KNOCK_OUT
    vps = st.just(0) if knock_out else st.integers(-500, 500)
    one = st.builds(
        Adjustment, numbers, vps, st.integers(-9, 9), st.just("late"), st.integers(0, 4)
    )
    return tuple(draw(st.lists(one, max_size=4)))


@st.composite
def events(draw):
    """A Swiss of some teams, of an odd number with byes, then a final of the first four or none."""
    count = draw(st.integers(4, 9))
    who = Event(field(count), (Stage(),), "Cup")
    rules = with_order(replace(RULES, name="Qualifying"), draw(st.sampled_from(ORDERS)))
    event = begun(who, 1, rules, [range(1, count + 1)])
    leaver = draw(st.integers(0, count))
    for number in range(draw(st.integers(1, 3))):
        event = with_results(draw, drawn(event, 1), 1)
        if leaver and number == 1:
            group = event.group(1)
            players = (
                replace(each, last_round=2) if each.number == leaver else each
                for each in group.entrants
            )
            event = event.with_group(1, 1, replace(group, entrants=tuple(players)))
    if draw(st.booleans()):
        draw_kind = draw(st.sampled_from((DrawKind.KNOCK_OUT, DrawKind.ROUND_ROBIN)))
        carry = draw(st.sampled_from((CarryKind.NOTHING, CarryKind.ALL)))
        final = Stage("Final", draw_kind, Who(WhoKind.PLACES, 1, 1, 4), CarryOver(carry, 1))
        event = event.with_stage(2, final)
        event = begun(event, 2, replace(rules, name="Final"), [who_plays(event, 2)])
        if draw_kind is DrawKind.KNOCK_OUT:
            event = with_results(draw, drawn(event, 2), 2)
    for number, stage in enumerate(event.stages, 1):
        event = event.with_stage(number, replace(stage, adjustments=penalties(draw, event, number)))
    return event


def known_after(event, number, rounds):
    """The event as it was at the end of a round of a stage."""
    group = event.group(number)
    there = tuple(each for each in adjustments_of(event, number) if each.round <= rounds)
    event = event.with_group(number, 1, replace(group, rounds=group.rounds[:rounds]))
    return event.with_stage(number, replace(event.stage(number), adjustments=there))


def shown(event, number, after):
    tables = EventTables(
        as_played(event, number), ENGLISH, stage=InStage(event, FIRST._replace(stage=number))
    )
    (table,) = tables.standings(after)
    return table.headings, table.rows, table.rule


def standings_after_a_round_know_nothing_of_what_came_after(event):
    for number, _ in enumerate(event.stages, 1):
        for rounds in range(len(event.group(number).rounds) + 1):
            before = known_after(event, number, rounds)
            now = stage_standings(event, number, after=rounds)
            assert now == stage_standings(before, number, after=rounds)
            assert shown(event, number, rounds)[:2] == shown(before, number, rounds)[:2]


def a_round_is_drawn_as_if_nothing_had_come_after(event):
    for rounds in range(len(event.group(1).rounds)):
        before = as_played(known_after(event, 1, rounds), 1)
        now = as_played(event, 1).through(rounds)
        assert draw_next(now).round.games == draw_next(before).round.games


def who_has_left_is_in_no_later_draw(event):
    """Neither in a later round of the stage, with a bye or without, nor in a later stage."""
    group = event.group(1)
    left = {each.number: each.last_round for each in group.entrants if each.last_round}
    for number, each in enumerate(group.rounds, 1):
        drawn_here = {side for game in each.games for side in game.sides}
        drawn_here |= {bye.entrant for bye in each.byes if bye.kind is ByeKind.PAIRING}
        assert not {one for one, last in left.items() if last < number} & drawn_here
    if len(event.stages) > 1:
        assert not left.keys() & set(event.numbers_of(2))


def an_event_that_is_renamed_kept_or_shown_ranks_the_same(event, name):
    usual = [
        [each.number for each in stage_standings(event, at + 1)] for at in range(len(event.stages))
    ]
    renamed = with_tournament(event, FIRST, replace(tournament_at(event, FIRST), name=name))
    for other in (
        renamed,
        event_from_rows(event_to_rows(event)),
        event_from_rows(event_to_rows(renamed)),
    ):
        for at, numbers in enumerate(usual, 1):
            assert [each.number for each in stage_standings(other, at)] == numbers
            if other.stage(at).draw is not DrawKind.KNOCK_OUT:
                group = replace(
                    tournament_at(other, FIRST._replace(stage=at)), name="on the screen"
                )
                last = len(group.rounds)
                assert [each.number for each in standings(group, last)] == [
                    each.number for each in stage_standings(other, at, after=last)
                ]


def what_is_derived_is_left_out_of_what_is_kept(event):
    for number, _ in enumerate(event.stages, 1):
        kept = event.group(number)
        assert as_kept(as_played(event, number), kept) == kept
