"""A match of a knock-out in segments: no winner before the last one, extra boards after a tie."""

from dataclasses import replace

import pytest

from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import RULES, field
from vpdesk.event.knock_out import DECIDED, extra_boards, level_doubts, winner
from vpdesk.event.planning import with_segments
from vpdesk.event.stages import drawn
from vpdesk.files.tournament import History
from vpdesk.files.tournament.action_log import log_of
from vpdesk.files.tournament.file import TournamentFile, read_event
from vpdesk.report.events.log_table import log_table
from vpdesk.report.events.remarks import match_remarks
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import with_scale
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.results.doubts import FIRST_SEGMENT, doubts
from vpdesk.tournament.results.match_segments import to_come
from vpdesk.tournament.results.typed_results import (
    NO_KNOCK_OUT_RESULT,
    missing,
    typed,
    typed_bye,
    with_game,
)
from vpdesk.tournament.round import Bye, ByeKind
from vpdesk.tournament.team_rules import TeamRules


def with_result(event, text, board=1):
    group = event.group(1)
    number = len(group.rounds)
    game = typed(group, group.rounds[-1].games[board - 1], text)
    return event.with_group(1, 1, with_game(group, number, board, game))


def first(event):
    return event.group(1).rounds[-1].games[0]


def test_the_first_segment_does_not_end_the_match(tmp_path):
    event = with_result(cup(), "22-10")
    game = first(event)
    assert (game.parts, game.finished, game.imps) == (((22, 10),), False, None)
    assert winner(event.group(1), 1, game) == 0
    assert missing(event.group(1).rounds[0]) == (1, 2)
    assert to_come(event.group(1), game) == 1
    assert list(match_remarks(event.group(1), 1, game, Language())) == [
        "1 segment to come",
        "22 – 10",
    ]
    with pytest.raises(NoPairingError):
        drawn(with_result(event, "10-9 + 8-7", 2), 1)
    path = tmp_path / "cup.vpt"
    TournamentFile.create(path, event).close()
    assert read_event(path).group(1).rounds == event.group(1).rounds
    event = with_result(event, "+ 5-30")
    game = first(event)
    assert (game.parts, game.imps) == (((22, 10), (5, 30)), (27, 40))
    assert winner(event.group(1), 1, game) == game.visitor
    assert to_come(event.group(1), game) == 0


@pytest.mark.parametrize(
    ("segments", "text", "decided"),
    [
        (2, "20-10 + 5-18 + 3-1", (25, 28)),
        (2, "20-10 + 8-18 + 3-1", None),
        (2, "20-10 + 8-18 + 3-1 + 0-4", (31, 29)),
        (2, "20-10 + 8-18", None),
        (1, "20-10 + 3-1", (20, 10)),
    ],
)
def test_more_segments_than_are_played_are_asked_about_unless_it_was_a_tie(segments, text, decided):
    event = with_result(cup(segments), text)
    found = [each for each in level_doubts(event.group(1), 1, first(event)) if each.text == DECIDED]
    assert [(each.values["home"], each.values["visitor"]) for each in found] == (
        [decided] if decided else []
    )


@pytest.mark.parametrize("text", ["12-8 vp", "13.2-6.8", "15 vp"])
def test_a_knock_out_takes_no_vps(text):
    for event in (cup(1), with_result(cup(1), "30-20")):
        with pytest.raises(TournamentError) as error:
            with_result(event, text)
        assert error.value.text == NO_KNOCK_OUT_RESULT


def test_a_segment_typed_alone_takes_the_place_of_those_before_and_asks():
    event = with_result(cup(3), "22-10 + 4-4")
    (doubt,) = doubts(event.group(1), first(event), "12-18")
    assert (doubt.text, doubt.values) == (
        FIRST_SEGMENT,
        {"segments": "22-10 + 4-4", "typed": "12-18"},
    )
    assert doubts(event.group(1), first(event), "+12-18") == ()
    assert first(with_result(event, "12-18")).parts == ((12, 18),)
    assert first(with_result(event, "")).parts == ()


@pytest.mark.parametrize(("boards", "extra"), [(48, 6), (24, 3), (12, 2), (16, 2), (28, 4)])
def test_extra_boards_are_an_eighth(boards, extra):
    assert extra_boards(boards) == extra


@pytest.mark.parametrize(("segments", "text"), [(1, "30-30"), (2, "20-10 + 10-20")])
def test_extra_boards_after_a_tie_are_one_more_segment(segments, text):
    event = with_result(cup(segments), text)
    group, game = event.group(1), first(event)
    assert game.finished
    assert winner(group, 1, game) == 0
    (doubt,) = level_doubts(group, 1, game)
    assert "+ 5-3" in str(doubt)
    event = with_result(event, "+ 5-3")
    assert winner(event.group(1), 1, first(event)) == game.home
    assert first(event).imps == (35, 33)
    assert first(event).parts[-1] == (5, 3)


def test_more_segments_take_the_winner_back():
    event = with_result(with_result(cup(1), "20-10 + 5-5"), "30-20", 2)
    assert not with_segments(event, 1, 3).group(1).rounds[0].games[0].finished
    assert with_segments(event, 1, 2) == event.with_group(
        1, 1, replace(event.group(1), teams=TeamRules(segments=2))
    )
    # What was typed as one result is one: a file of before opens as it was.
    assert with_segments(event, 1, 3).group(1).rounds[0].games[1].finished


@pytest.mark.parametrize(
    ("draw", "text", "worth"), [(5, "4", 400), (6, "4.8", 480), (8, "6.4", 640)]
)
def test_a_bye_can_be_worth_forty_per_cent(draw, text, worth):
    rules = with_scale(TeamRules(), ScaleSpec(16, v0=draw))
    tournament = replace(RULES, teams=replace(rules, bye=worth), entrants=field(1))
    bye = Bye(1, ByeKind.PAIRING)
    assert tournament.points_of_bye(bye) == worth
    other = replace(tournament, teams=rules)
    assert typed_bye(other, bye, f"{text}").points == worth


def test_the_log_has_each_segment():
    history = History(cup())
    for text in ("22-10", "+ 5-30"):
        history.do(with_result(history.event, text), "result", "2026-05-01T10:00:00")
    rows = log_table(history.event, log_of(history.event, history.actions), Language()).rows
    assert [(row[1].text, row[4].text, row[-2].text) for row in rows] == [
        ("Result", "1", "22 – 10 …"),
        ("Result", "1", "27 – 40"),
    ]
