"""The final ranking of an event over its stages."""

from dataclasses import replace

from tests.unit.event.test_stages import RULES, field, played
from vpdesk.event.event import DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.final import final_ranking
from vpdesk.event.place import has_final_ranking
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.report.event.event_pages import event_pages
from vpdesk.report.event.knock_out_words import way_sentences
from vpdesk.report.language import Language
from vpdesk.report.swiss.cards import SwissCards
from vpdesk.swiss.results import with_game
from vpdesk.swiss.tournament import Kind, Result


def test_who_went_on_stands_above_who_did_not():
    event = Event(field(8), (Stage("Groups", DrawKind.ROUND_ROBIN),), "Cup", Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 4, 5, 8), (2, 3, 6, 7)])
    assert not has_final_ranking(event)
    event = played(played(event, 1, 1), 1, 2)
    groups = [[each.number for each in stage_standings(event, 1, part)] for part in (1, 2)]
    first = final_ranking(event)
    assert [(each.place, each.shared, each.stage) for each in first[:3]] == [
        (1, True, 1),
        (1, True, 1),
        (3, True, 1),
    ]
    assert [each.number for each in first] == [
        each for level in zip(*groups, strict=True) for each in level
    ]
    # The rest play a stage of their own, which is listed before the final.
    rest = Stage("Rest", DrawKind.ROUND_ROBIN, Who(WhoKind.REST, 1))
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2))
    event = event.with_stage(2, final).with_stage(3, rest)
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    event = begun(event, 3, RULES, [who_plays(event, 3)])
    event = played(event, 3, 1)
    event = played(drawn(event, 2), 2, 1)
    event = played(drawn(event, 2), 2, 1)
    ranked = final_ranking(event)
    assert has_final_ranking(event)
    assert [each.stage for each in ranked] == [2] * 4 + [3] * 4
    assert {each.number for each in ranked[:4]} == {each for group in groups for each in group[:2]}
    assert [each.place for each in ranked] == [1, 2, 3, 3, *(each.place for each in ranked[4:])]
    winner = stage_standings(event, 2)[0].number
    assert ranked[0].number == winner
    assert [each.number for each in ranked[4:]] == [
        each.number for each in stage_standings(event, 3)
    ]


def test_a_consolation_stands_below_those_who_went_on():
    event = Event(field(6), (Stage(draw=DrawKind.KNOCK_OUT),))
    event = begun(event, 1, RULES, [who_plays(event, 1)])
    for _ in range(3):
        event = played(drawn(event, 1), 1)
    event = event.with_stage(2, Stage("Plate", DrawKind.KNOCK_OUT, Who(WhoKind.LOSERS, 1, 1)))
    event = begun(event, 2, RULES, [(6, 5)])
    event = played(drawn(event, 2), 2)
    ranked = final_ranking(event)
    assert [each.place for each in ranked] == [1, 2, 3, 3, 5, 6]
    assert [each.number for each in ranked[4:]] == [
        each.number for each in stage_standings(event, 2)
    ]
    index, *_ = event_pages(event, Language())
    assert [each.table.title for each in index.sections] == [
        "Final ranking",
        *(
            "Stage 1: Bracket",
            "Stage 1: Final standings",
            "Plate: Bracket",
            "Plate: Final standings",
        ),
    ]
    page = next(each for each in event_pages(event, Language()) if each.file == "entrant-1.html")
    (card,) = (each.table for each in page.sections)
    assert (card.title, card.rule) == ("Stage 1", "place 1")
    assert [[cell.text for cell in row] for row in card.rows] == [
        ["Semi-finals", "Team 4", "3 – 0"],
        ["Final", "Team 2", "1 – 0"],
    ]
    assert way_sentences(event.group(1), 3, Language()) == (
        "Quarter-finals: won 3 – 0 against Team 6.",
        "Semi-finals: lost 0 – 1 to Team 2.",
    )


def test_slips_of_a_knock_out_have_its_segments_and_no_points():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),))
    group = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1).group(1)
    forfeit = replace(
        group.rounds[0].games[1],
        white_result=Result.FORFEIT_WIN,
        black_result=Result.FORFEIT_LOSS,
    )
    group = with_game(replace(group, teams=replace(group.teams, segments=2)), 1, 2, forfeit)
    (slip,) = SwissCards(group, Language()).slips(1)
    told = [row[0].text for row in slip.rows]
    assert told[:5] == ["Home", "Visitors", "IMPs 1", "IMPs 2", "IMPs"]
    assert "VP" not in told
    assert slip.rows[0][1].text == "Team 1"
