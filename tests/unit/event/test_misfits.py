"""What does not fit together in an event is found, and nothing else."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, league, played
from tests.unit.files.event_file_builders import steps
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Stage, Who, WhoKind
from vpdesk.event.misfits import misfits
from vpdesk.event.stages import begun, who_plays
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game


def told(event):
    return [str(each) for each in misfits(event)]


def test_a_good_event_has_none():
    *_, event = steps()
    assert told(event) == []
    assert told(league(5, double=True)) == []


def test_results_that_do_not_fit_are_told():
    event = played(league(4), 1)
    group = event.group(1)
    game = typed(group, group.rounds[0].games[0], "12-6 vp")
    event = event.with_group(1, 1, with_game(group, 1, 1, game))
    found = told(event)
    assert len(found) == 2
    assert found[0].startswith("Stage 1, round 1, Team ")
    assert "12 and 6 VP make 18" in found[0]


def test_meetings_that_are_missing_are_told():
    event = league(4)
    group = event.group(1)
    one, other = group.rounds[0].games[0].home, group.rounds[0].games[1].home
    event = event.with_group(1, 1, exchanged(group, 1, one, other))
    assert len(told(event)) == 4  # two couples meet twice, two not at all
    assert any(each.endswith(": 2, not 1.") for each in told(event))


def test_a_correction_that_would_change_the_field_of_a_later_stage_is_told():
    first = played(league(4), 1)
    final = Stage(
        "Final",
        DrawKind.SWISS,
        Who(WhoKind.PLACES, 1, 1, 2),
        CarryOver(CarryKind.ALL, 1),
        no_repeats=True,
    )
    event = replace(first, stages=(*first.stages, final))
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    assert told(event) == []
    group = event.group(1)
    for number, drawn in enumerate(group.rounds, 1):
        for board, game in enumerate(drawn.games, 1):
            if 4 in game.sides:
                won = "60-0" if game.home == 4 else "0-60"
                group = with_game(group, number, board, typed(group, game, won))
    corrected = told(event.with_group(1, 1, group))
    assert [each.split(":")[1].split(" ")[1:3] for each in corrected] == [
        ["Team", "2"],
        ["Team", "4"],
    ]
    drawn = group.rounds[0]
    open_again = with_game(group, 1, 1, typed(group, drawn.games[0], ""))
    assert "Stage 1 is not finished" in told(event.with_group(1, 1, open_again))[0]


def test_a_score_carried_into_a_knock_out_of_an_old_file_is_told():
    first = played(league(4), 1)
    final = Stage(
        "Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2), CarryOver(CarryKind.EBU, 1)
    )
    event = replace(first, stages=(*first.stages, final))
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    assert ["cannot use a carried score" in each for each in told(event)] == [True]
