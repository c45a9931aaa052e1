"""The final ranking of an event over its stages."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.carry import as_played, brought_into
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Prize, Stage, Who, WhoKind
from vpdesk.event.final import final_ranking
from vpdesk.event.place import StagePlace, has_final_ranking
from vpdesk.event.prizes import awards, with_prizes
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.final_table import final_table
from vpdesk.report.events.knock_out_words import way_sentences
from vpdesk.report.events.remarks import match_remarks
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.standing_words import StandingWords
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game
from vpdesk.tournament.round import Result
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import TeamRules


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


def test_who_plays_without_standing_does_not_go_on_and_wins_nothing():
    entrants = [replace(each, group="Ely" if each.number < 3 else "") for each in field(6)]
    entrants[0] = replace(entrants[0], unranked=True)
    event = Event(tuple(entrants), (Stage(draw=DrawKind.ROUND_ROBIN),), "Cup", Kind.TEAMS)
    event = played(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    assert [(each.place, each.number) for each in stage_standings(event, 1)][-2:] == [
        (5, 6),
        (0, 1),
    ]
    places = ("1", "2-6", "Ely")
    event = with_prizes(event, [Prize(each, "Wine") for each in places])
    won = [(each.wins, each.winners) for each in awards(event)]
    assert won == [*((str(at), (at + 1,)) for at in range(1, 6)), ("6", ()), ("Ely", (2,))]
    rows = [[cell.text for cell in row] for row in final_table(event, Language()).rows]
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5", "–"]
    event = event.with_stage(2, Stage("Final", who=Who(WhoKind.PLACES, 1, 1, 2)))
    event = event.with_stage(3, Stage("Rest", who=Who(WhoKind.REST, 1)))
    assert (who_plays(event, 2), who_plays(event, 3)) == ((2, 3), (4, 5, 6, 1))
    tables = EventTables(event.group(1), Language())
    (shown,) = tables.standings(5)
    assert [shown.rows[-1][0].text, shown.rows[-1][2].text] == ["–", "Team 1 (without standing)"]
    ranked = tables.ranking(5).standings
    words = StandingWords(event.group(1), tables.order, Language())
    assert words.place(ranked, 5) == ("Plays without standing, so it has no place.",)
    assert len(words.place(ranked, 4)) == 1  # behind one, and ahead of nobody


def test_a_final_ranking_is_provisional_until_all_is_played_and_has_its_points():
    event = Event(field(4), (Stage(draw=DrawKind.ROUND_ROBIN),), "League", Kind.TEAMS)
    event = begun(event, 1, RULES, [who_plays(event, 1)])
    table = final_table(event, Language())
    assert table.title == "Final ranking, provisional"
    event = played(event, 1)
    table = final_table(event, Language())
    assert table.title == "Final ranking"
    assert table.headings[-1] == "VP"
    points = [each.points / 100 for each in stage_standings(event, 1)]
    assert [row[-1].value for row in table.rows] == points


def test_a_final_ranking_says_what_was_carried_over_and_how_a_cup_ended():
    event = Event(field(8), (Stage("League", DrawKind.ROUND_ROBIN),), "County", Kind.TEAMS)
    event = played(begun(event, 1, RULES, [who_plays(event, 1)]), 1)
    half = CarryOver(CarryKind.SHARE, 1, per_cent=50)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 3), half)
    cup = Stage("Cup", DrawKind.KNOCK_OUT, Who(WhoKind.REST, 1), third_place=True)
    event = event.with_stage(2, final).with_stage(3, cup)
    for stage in (2, 3):
        event = begun(event, stage, RULES, [who_plays(event, stage)])
    event = played(event, 2)
    for _ in range(3):
        event = played(drawn(event, 3), 3)
    table = final_table(event, Language())
    assert table.headings[2:] == ("Last stage", "VP", "of it carried over")
    rows = [[cell.text for cell in row] for row in table.rows]
    brought = brought_into(event, 2)
    carried = [Language().vp(brought[each.number].carried) for each in stage_standings(event, 2)]
    assert [row[2:] for row in rows[:3]] == [
        ["Final", Language().vp(each.points), amount]
        for each, amount in zip(stage_standings(event, 2), carried, strict=True)
    ]
    assert [row[2:] for row in rows[3:]] == [
        [text, "", ""]
        for text in (
            "Cup: won",
            "Cup: lost the final",
            "Cup: lost in the semi-final",
            "Cup: lost in the semi-final",
            "Cup: lost in the quarter-final",
        )
    ]
    assert table.words == (1, 2)


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
    assert [sure(each.table).title for each in index.sections] == [
        "Final ranking",
        *(
            "Stage 1: Bracket",
            "Stage 1: Final standings",
            "Plate: Bracket",
            "Plate: Final standings",
        ),
        "Stages",
    ]
    page = next(each for each in event_pages(event, Language()) if each.file == "entrant-1.html")
    (card,) = (each.table for each in page.sections)
    assert (sure(card).title, sure(card).rule) == ("Stage 1", "place 1")
    assert [[cell.text for cell in row] for row in sure(card).rows] == [
        ["Semi-finals", "Team 4", "3 – 0"],
        ["Final", "Team 2", "1 – 0"],
    ]
    assert way_sentences(event.group(1), 3, Language()) == (
        "Quarter-finals: won 3 – 0 against Team 6.",
        "Semi-finals: lost 0 – 1 to Team 2.",
    )


def test_who_plays_a_knock_out_without_standing_has_no_place_in_it():
    entrants = [replace(each, unranked=each.number == 2) for each in field(4)]
    event = Event(tuple(entrants), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup", Kind.TEAMS)
    event = begun(event, 1, RULES, [who_plays(event, 1)])
    event = played(drawn(played(drawn(event, 1), 1, 1), 1), 1, 1)
    found = [(each.place, each.shared, each.number) for each in stage_standings(event, 1)]
    assert found == [(1, False, 1), (2, True, 3), (2, True, 4), (0, False, 2)]
    stage = InStage(event, StagePlace(1, 1))
    (table,) = EventTables(as_played(event, 1), Language(), stage=stage).standings(2)
    assert [row[0].text for row in table.rows] == ["1", "2 =", "2 =", "–"]


def test_segments_that_are_typed_are_columns_of_the_bracket(tmp_path):
    rules = replace(RULES, teams=TeamRules(segments=2))
    event = Event(field(2), (Stage(draw=DrawKind.KNOCK_OUT),), "Cup", Kind.TEAMS)
    event = drawn(begun(event, 1, rules, [(1, 2)]), 1)

    def with_result(event, text):
        group = event.group(1)
        game = typed(group, group.rounds[0].games[0], text)
        return event.with_group(1, 1, with_game(group, 1, 1, game))

    def shown(event):
        table = bracket_table(event.group(1), "", Language(), InStage(event, StagePlace(1, 1)))
        return list(table.headings), [[cell.text for cell in row] for row in table.rows]

    event = with_result(event, "20-10 + 25-13")
    (game,) = event.group(1).rounds[0].games
    assert (game.imps, game.parts) == ((45, 23), ((20, 10), (25, 13)))
    headings, rows = shown(event)
    assert headings == ["Final", "1", "2", "IMPs"]
    home = next(row for row in rows if row[0].endswith(f"Team {game.home}"))
    assert home[1:] == ["20", "25", "45"]
    said = list(match_remarks(event.group(1), 1, game, Language()))
    assert said == ["winner: Team 1", "20 – 10 + 25 – 13"]
    path = tmp_path / "cup.vpt"
    TournamentFile.create(path, event).close()
    assert read_event(path).group(1).rounds == event.group(1).rounds
    turned = exchanged(event.group(1), 1, 1, 2).rounds[0].games[0]
    assert turned.parts == ((10, 20), (13, 25))
    # A result that they do not make up has none.
    assert replace(game, score=MatchImps(46, 23)).parts == ()


def test_slips_of_a_knock_out_have_its_segments_and_no_points():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),))
    group = drawn(begun(event, 1, RULES, [who_plays(event, 1)]), 1).group(1)
    forfeit = replace(
        group.rounds[0].games[1],
        home_result=Result.FORFEIT_WIN,
        visitor_result=Result.FORFEIT_LOSS,
    )
    group = with_game(replace(group, teams=replace(group.teams, segments=2)), 1, 2, forfeit)
    (slip,) = EventCards(group, Language()).slips(1)
    told = [row[0].text for row in slip.rows]
    assert slip.headings[1:] == ("Home", "Visitors")
    assert told[:4] == ["Team", "IMPs 1", "IMPs 2", "IMPs"]
    assert "VP" not in told
    assert slip.rows[0][1].text == "Team 1"
