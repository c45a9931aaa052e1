"""What each draw takes, what is usual, and that a first round follows what is shown."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.carry import as_played
from vpdesk.event.draws import StageRule
from vpdesk.event.event import (
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    EventError,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.planning import begin, planned
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stage_rules import (
    ROWS,
    StagePlan,
    check_plan,
    rules_of,
    takes,
    usual_first,
    usually_apart,
    with_word,
)
from vpdesk.event.stages import begun, drawn
from vpdesk.report.events.stage_words import stage_text
from vpdesk.report.language import Language
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.trace import Why
from vpdesk.tournament.draws.teams.why import why_bye, why_not_match
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import (
    FirstRound,
    OddField,
    Sharing,
    TablePlaces,
    TeamRules,
    Triangle,
)

ALL = CarryOver(CarryKind.ALL, 1)


def swiss(count, rules=RULES.teams, rounds=3, seed=7):
    """A Swiss of so many rounds that is played."""
    like = replace(RULES, planned=rounds, teams=rules)
    event = begun(Event(field(count), (Stage("Swiss"),)), 1, like, [range(1, count + 1)])
    for _ in range(rounds):
        event = played(drawn(event, 1), 1, margin=lambda one, two: (one * seed - two * 3) % 41 - 20)
    return event


def second(event, stage, **said):
    rules = rules_of(event.group(1).teams, stage, 5, **said)
    stage = replace(stage, no_repeats=usually_apart(event, stage))
    return planned(event, 2, stage, replace(RULES, planned=3, teams=rules), 1)


def test_a_stage_that_carries_scores_is_drawn_by_the_standings_from_round_1_on():
    before = replace(RULES.teams, first=FirstRound.LOT, lot=9, danish_rounds=(2,))
    event = swiss(12, before)
    event = second(event, Stage("Final", carry=ALL))
    assert event.stage(2).no_repeats
    rules = event.group(2).teams
    assert (rules.first, rules.lot, rules.danish_rounds) == (FirstRound.STANDINGS, 0, ())
    assert stage_text(event, 2, Language()).endswith(
        "Round 1 is drawn by the standings, as any later one."
        " Those who met in the stages before do not meet again."
    )
    event = begin(event, 2)
    shown = [each.number for each in stage_standings(event, 2)]
    drawing = draw_teams(as_played(event, 2))
    assert [event.stage(2).groups[0].by_number[each] for each in drawing.ranking]
    points = {each.number: each.points for each in stage_standings(event, 2)}
    assert [points[each] for each in drawing.ranking] == sorted(points.values(), reverse=True)
    assert shown[0] == drawing.ranking[0]
    assert drawing.matches[0].reasons[-1].code is Why.HIGHEST
    assert Why.BROUGHT in {each.code for each in drawing.notes}
    # The leader meets the highest whom he has not met, in whatever stage.
    higher = [each for each in drawing.ranking[1:] if each != drawing.opponent_of(shown[0])]
    met = {frozenset(game.sides) for one in event.group(1).rounds for game in one.games}
    above = higher[: drawing.rank(drawing.opponent_of(shown[0])) - 2]
    assert all(frozenset((shown[0], each)) in met for each in above)
    reasons = why_not_match(as_played(event, 2), shown[0], shown[-1]).reasons
    assert {each.code for each in reasons} <= {Why.CHOSE_HIGHER, Why.FORBIDDEN}


def test_nothing_by_lot_is_taken_over_unsaid():
    rules = TeamRules(
        first=FirstRound.LOT, lot=3, places=TablePlaces.LOT, sharing=Sharing.POTS, odd_by_lot=True
    )
    made = rules_of(rules, Stage(), 5)
    assert made == TeamRules()
    made = rules_of(rules, Stage(), 5, first=FirstRound.LOT)
    assert (made.lot, made.odd_by_lot, made.sharing) == (5, True, Sharing.SNAKE)
    assert usual_first(Stage(carry=CarryOver(CarryKind.HALF_MARGIN, 1))) is FirstRound.HALVES


def test_who_has_met_is_kept_apart_unless_all_have_met():
    event = swiss(6)
    assert usually_apart(event, Stage(carry=ALL))
    assert not usually_apart(event, Stage())
    assert not usually_apart(event, Stage(draw=DrawKind.ROUND_ROBIN, carry=ALL))
    league = event.with_stage(1, replace(event.stage(1), draw=DrawKind.ROUND_ROBIN))
    assert not usually_apart(league, Stage(carry=ALL))


def test_a_danish_round_lets_those_meet_who_met_in_a_stage_before():
    event = begin(second(swiss(4), Stage("Final", carry=ALL)), 2)  # all have met
    with pytest.raises(NoPairingError, match="make it a Danish round"):
        drawn(event, 2)
    group = event.group(2)
    danish = replace(group, teams=replace(group.teams, danish_rounds=(1,)))
    event = played(drawn(event.with_group(2, 1, danish), 2), 2)
    assert not list(misfits(event))
    spans = {(each.first_round, each.last_round) for each in as_played(event, 2).forbidden}
    assert spans == {(2, 0)}


def test_triangles_and_byes_of_the_stages_before_count():
    for odd, choice in ((OddField.TRIANGLE, Triangle.BY_TURNS), (OddField.BYE, Triangle.BY_TURNS)):
        rules = replace(RULES.teams, odd=odd, triangle=choice)
        event = swiss(13, rules, rounds=2)
        had = {
            each
            for one in event.group(1).rounds
            for each in (
                *(number for game in one.games if game.triangle for number in game.sides),
                *(bye.entrant for bye in one.byes),
            )
        }
        assert len(had) in (2, 6)
        event = begin(second(event, Stage("Final", carry=ALL)), 2)
        drawing = draw_teams(as_played(event, 2))
        assert not had & {drawing.bye, *(each for three in drawing.triangles for each in three)}
        event = drawn(event, 2)
        assert event.group(2).odd_before == ()  # it follows from the stages


def test_by_lot_the_triangle_is_by_lot_too():
    seen = set()
    for lot in range(40):
        rules = rules_of(TeamRules(odd=OddField.TRIANGLE), Stage(), lot, first=FirstRound.LOT)
        event = begun(Event(field(17), (Stage(),)), 1, replace(RULES, teams=rules), [range(1, 18)])
        part = as_played(event, 1)
        drawing = draw_teams(part)
        ((*three,),) = drawing.triangles
        seen.add(frozenset(three))
        codes = {each.code for each in drawing.notes}
        assert Why.ODD_BY_LOT in codes
        assert Why.TRIANGLE not in codes
        others = [each for each in drawing.ranking if each not in three]
        assert {each.code for each in why_bye(part, others[0])} == {Why.ODD_BY_LOT}
        assert Why.LOWER_FIRST not in {each.code for each in why_not_match(part, 1, 2).reasons}
    assert len(seen) > 20
    old = replace(rules, odd_by_lot=False)  # as files of before have it
    part = as_played(begun(event, 1, replace(RULES, teams=old), [range(1, 18)]), 1)
    assert draw_teams(part).triangles == ((15, 16, 17),)


DRAWS = st.sampled_from(DrawKind)


@given(DRAWS, st.sampled_from(Kind))
def test_every_draw_takes_a_rule_or_says_why_not(draw, kind):
    """What is said of a stage is refused just where its row says so."""
    carry = CarryOver(CarryKind.HALF_MARGIN, 1)
    for plan, rule in (
        (StagePlan(Stage(draw=draw), 3, 1, TeamRules()), StageRule.ROUNDS),
        (StagePlan(Stage(draw=draw, double=True), 0, 1, TeamRules()), StageRule.TWICE),
        (StagePlan(Stage(draw=draw, third_place=True), 0, 1, TeamRules()), StageRule.THIRD_PLACE),
        (StagePlan(Stage(draw=draw, no_repeats=True), 0, 1, TeamRules()), StageRule.NO_REPEATS),
        (StagePlan(Stage(draw=draw), 0, 1, TeamRules(segments=2)), StageRule.SEGMENTS),
        (StagePlan(Stage(draw=draw), 0, 1, TeamRules(sharing=Sharing.LOT)), StageRule.BY_LOT),
        (StagePlan(Stage(draw=draw, carry=carry), 0, 1, TeamRules()), StageRule.HALF_MARGIN),
        (StagePlan(Stage(draw=draw, carry=ALL), 0, 1, TeamRules()), StageRule.SCORES),
    ):
        if takes(draw, rule, kind):
            check_plan(kind, plan)
            continue
        with pytest.raises(EventError) as found:
            check_plan(kind, plan)
        assert found.value.text == ROWS[rule].why


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_law_a_draw_follows_the_order_that_is_shown(data):
    """Every round of a Swiss with carried scores ranks by the points that the standings show."""
    count = data.draw(st.integers(6, 13))
    odd = data.draw(st.sampled_from(OddField))
    kind = data.draw(st.sampled_from([CarryKind.ALL, CarryKind.SHARE, CarryKind.QUALIFIED]))
    rules = replace(RULES.teams, odd=odd, first=data.draw(st.sampled_from(FirstRound)))
    event = swiss(count, rules, rounds=2, seed=data.draw(st.integers(1, 40)))
    who = data.draw(st.sampled_from([Who(), Who(WhoKind.PLACES, 1, 1, count - 1)]))
    event = begin(second(event, Stage("Final", who=who, carry=CarryOver(kind, 1, 50))), 2)
    seed = data.draw(st.integers(1, 40))
    for _ in range(2):
        shown = {each.number: each.points for each in stage_standings(event, 2)}
        part = as_played(event, 2)
        try:
            drawing = draw_teams(part)
        except NoPairingError:
            return  # all have met: that is said
        points = [shown[each] for each in drawing.ranking]
        assert points == sorted(points, reverse=True)
        for each in drawing.matches:
            assert each.reasons[-1].code is Why.HIGHEST
        event = played(drawn(event, 2), 2, margin=lambda one, two: (one * seed - two * 7) % 31 - 15)
        assert not list(misfits(event))


def test_lots_are_drawn_for_a_word_that_is_by_lot_and_for_no_other():
    by_lot = with_word(RULES.teams, "first", FirstRound.LOT, 7)
    assert (by_lot.first, by_lot.lot, by_lot.odd_by_lot) == (FirstRound.LOT, 7, True)
    halves = with_word(by_lot, "first", FirstRound.HALVES, 8)
    assert (halves.first, halves.lot, halves.odd_by_lot) == (FirstRound.HALVES, 0, False)
    places = with_word(by_lot, "places", TablePlaces.NUMBERS, 9)
    assert (places.places, places.lot) == (TablePlaces.NUMBERS, 7)
    assert with_word(places, "places", TablePlaces.LOT, 9).lot == 9
    assert with_word(by_lot, "odd", OddField.TRIANGLE, 9) == replace(by_lot, odd=OddField.TRIANGLE)
