"""Random cups, and what holds of every one."""

import json
import re
from dataclasses import replace

from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.event.stages_builders import RULES, league, played
from vpdesk.cli.event.event_show import _round, rounds_text
from vpdesk.event.carry import as_played, brought_into
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Stage, Who, WhoKind
from vpdesk.event.knock_out import level_matches, winner
from vpdesk.event.place import StagePlace, tournament_at
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.events.presentation import _steps
from vpdesk.gui.rooms.events.rounds.game_rows import NO_RESULT, RoundWriter
from vpdesk.gui.rooms.events.rounds.games_model import RESULT
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.sheets import PAIRINGS_BY_BOARD, EventSubject
from vpdesk.report.events.stage_columns import InStage, StageColumns
from vpdesk.report.language import Language
from vpdesk.tournament.results.match_segments import to_come
from vpdesk.tournament.results.typed_results import missing, typed, with_game

ENGLISH = Language()
CUP = StagePlace(2, 1)
SIDES = st.integers(0, 60)
CARRIES = (CarryKind.NOTHING, CarryKind.HALF_MARGIN)


@st.composite
def cups(draw):
    """A league of which the best play a knock-out, as far as it has come."""
    count, segments = draw(st.integers(3, 8)), draw(st.integers(1, 3))
    margins = draw(st.lists(st.integers(-40, 40), min_size=7, max_size=7))
    event = played(league(count), 1, margin=lambda one, two: margins[(one * two) % 7])
    carry = CarryOver(draw(st.sampled_from(CARRIES)), 1, cap=draw(st.sampled_from((0, 5))))
    cup = Stage("Cup", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, count), carry)
    event = event.with_stage(2, cup)
    rules = replace(RULES, teams=replace(RULES.teams, segments=segments))
    event = drawn(begun(event, 2, rules, [who_plays(event, 2)]), 2)
    for _ in range(draw(st.integers(1, 3))):
        event = results(draw, event, segments)
        group = as_played(event, 2)
        number = len(group.rounds)
        won = all(winner(group, number, each) for each in group.rounds[-1].games)
        if not won or group.all_drawn:
            break
        event = drawn(event, 2)
    return event


def results(draw, event, segments):
    """With results of a round: whole ones, segments of them, extra boards, forfeits, none."""
    number = len(event.group(2).rounds)
    for board, _ in enumerate(event.group(2).rounds[-1].games, 1):
        parts = draw(st.lists(st.tuples(SIDES, SIDES), max_size=segments + 1))
        texts = ["{}-{}".format(*each) for each in parts]
        if draw(st.booleans()):
            texts = texts[:1] + [f"+ {each}" for each in texts[1:]]
        else:
            texts = [" + ".join(texts)] if texts else []
        for text in (*texts, *draw(st.sampled_from(((), (), ("+-",))))):
            group = event.group(2)
            game = typed(group, group.rounds[-1].games[board - 1], text)
            event = event.with_group(2, 1, with_game(group, number, board, game))
    return event


def the_laws_of_a_knock_out(event):
    group = as_played(event, 2)
    for number, each in enumerate(group.rounds, 1):
        for game in each.games:
            won = winner(group, number, game)
            assert not (won and to_come(group, game))
            if won and game.imps is not None:
                assert len(game.parts) >= group.teams.segments or not game.parts
                ahead = group.imps_brought(number)
                totals = [
                    imps + ahead.get(player, 0)
                    for imps, player in zip(game.imps, game.sides, strict=True)
                ]
                assert totals[game.sides.index(won)] == max(totals)
                assert totals[0] != totals[1]
        if number < len(group.rounds):
            assert not missing(each)
            assert not level_matches(group, number)
    carried_is_what_is_said(event, group)
    for number, _ in enumerate(group.rounds, 1):
        said_alike(event, number)


def carried_is_what_is_said(event, group):
    """The IMPs in the column of the standings are those that the matches begin with."""
    said = StageColumns(event, 2, ENGLISH)
    for each in group.entrants:
        told = said.carried_text(each.number) if said.carried else ""
        numbers = [int(found) for found in re.findall(r"[+]([0-9]+)", told)]
        brought = [
            group.imps_brought(number).get(each.number, 0)
            for number in range(1, len(group.rounds) + 1)
        ]
        assert sorted(numbers) == sorted(filter(None, brought))
        assert brought_into(event, 2)[each.number].carried_imps == brought[0]


def said_alike(event, number):
    """Window, paper, second screen, web and command line of a round."""
    stage = InStage(event, CUP)
    tournament = tournament_at(event, CUP)
    games = tournament.rounds[number - 1].games
    rows = RoundWriter(tournament, number).rows(tournament.rounds[number - 1])[: len(games)]
    window = ["" if row.texts[RESULT] == NO_RESULT else row.texts[RESULT] for row in rows]
    subject = EventSubject(tournament, number, stage=stage, event=event)
    ((paper,),) = ([each.table for each in subject.sections(choice, ENGLISH)] for choice in PAPER)
    (hall,) = (each for each in steps(tournament, number, stage) if each is not None)
    file = f"stage-2-round-{number}.html"
    (web,) = (each for each in event_pages(event, ENGLISH) if each.file == file)
    told = _round(event, 2, number)["matches"]
    text = rounds_text(event, 2, [number]).decode()
    assert sure(paper).title in web.title
    for table in (paper, web.sections[0].table):
        assert "VP before" not in sure(table).headings
        assert [row[2].text for row in sure(table).rows][: len(games)] == window
    assert hall.title == sure(paper).title
    if "Result" in hall.headings:
        assert [row[2].text for row in hall.rows][: len(games)] == window
    else:
        assert not any(window)
    names = {each.number: each.name for each in event.entrants}
    for shown, match, game in zip(window, told, games, strict=True):
        assert "VP" not in shown
        if "total_imps" in match:
            dots = " \N{HORIZONTAL ELLIPSIS}" if "segments_to_come" in match else ""
            assert shown == "{} \N{EN DASH} {}".format(*match["total_imps"]) + dots
        won = winner(tournament, number, game)
        assert match["winner"] == (names[won] if won else None)
        if won:
            assert f"winner: {names[won]}" in text
    assert json.dumps(told)
    bracket = bracket_table(tournament, "", ENGLISH, stage)
    strong = {cell.text.partition(" ")[2] for row in bracket.rows for cell in row if cell.strong}
    won_here = [winner(tournament, number, game) for game in games]
    assert {names[each] for each in won_here if each} <= strong


PAPER = (ExportChoice(PAIRINGS_BY_BOARD),)


def steps(tournament, number, stage):
    """The table of the hall, as its window makes it."""
    shown = replace(tournament, rounds=tournament.rounds[:number])
    making = _steps(shown, PAIRINGS_BY_BOARD, ENGLISH, stage, None)
    while True:
        try:
            next(making)
        except StopIteration as done:
            yield done.value
            return
