"""Swiss pairs: from the percentage of a match, or its IMPs, to the VPs of both pairs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.teams.pairs_scoring_builders import RULES, pairs
from vpdesk.files.scale_library import find
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_tournament
from vpdesk.report.events.result_words import result_words
from vpdesk.report.events.scores import Scores
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.draws.teams.scoring import with_rules, with_scale
from vpdesk.tournament.draws.teams.team_history import ranked, team_histories
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.doubts import doubts, standing_doubts
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game
from vpdesk.tournament.round import Result
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import usual_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import OddField
from vpdesk.tournament.tournament import Brought


def test_a_percentage_has_the_vps_of_the_printed_table() -> None:
    made = pairs(8)
    game = made.rounds[0].games[0]
    for text, percentages, points in (
        ("57.5", (5750, 4250), (1500, 500)),  # 56.24 to 57.84 of 7 to 9 boards
        ("42,5 %", (4250, 5750), (500, 1500)),
        ("33.33-66.67", (3333, 6667), (100, 1900)),
        ("50", (5000, 5000), (1000, 1000)),
        ("57.1429", (5714, 4286), (1500, 500)),  # as other programs print it
        ("57.145-42.855", (5715, 4285), (1500, 500)),
        ("100", (10000, 0), (2000, 0)),
    ):
        got = typed(made, game, text)
        assert (got.score, got.points, got.percentages) == (percentages, points, percentages)
        assert doubts(made, game, text) == ()
    assert typed(made, game, "42.5").home_result is Result.LOSS
    text = Scores(Kind.PAIRS, Language()).result(typed(made, game, "57.5"))
    assert text.split() == ["57.50", "%", "(15.00", "–", "5.00)"]
    for text in ("101", "57.5-43", "45-23", "ten"):
        with pytest.raises(TournamentError, match="Type per cent of NS"):
            typed(made, game, text)


def test_vps_need_their_word_and_the_percentage_stays() -> None:
    made = pairs(8)
    game = typed(made, made.rounds[0].games[0], "57.5")
    ruled = typed(made, game, "12-8 vp")
    assert (ruled.percentages, ruled.points) == ((5750, 4250), (1200, 800))
    (doubt,) = standing_doubts(made, ruled)
    assert str(doubt).startswith("The scale gives 15-5 VP for 57.5 %.")
    assert typed(made, made.rounds[0].games[1], "13 vp").points == (1300, 700)
    assert typed(made, game, "+-").points == (1200, 0)


def test_why_a_match_has_its_vps() -> None:
    made, english = pairs(8), Language()
    game = typed(made, made.rounds[0].games[0], "42.5")
    has, by, source = result_words(made, game, (), english)
    assert has == f"{made.by_number[game.visitor].name} has 57.50 % of the matchpoints."
    assert by.startswith("By EBU Pairs 20 VP, over 8 ")
    assert by.endswith(", 56.24 \N{EN DASH} 57.83 % are 15.00 \N{EN DASH} 5.00 VP.")
    assert "White Book, section 3.1.7" in source
    ruled = result_words(made, typed(made, game, "12-8 vp"), (), english)
    assert ruled == (has, by, source, "The director gave other VPs.")
    assert result_words(made, typed(made, game, "+-"), (), english) == ()
    by_imps = pairs(8, with_scale(RULES, ScaleSpec(8)))
    has, by = result_words(by_imps, typed(by_imps, by_imps.rounds[0].games[0], "0-12"), (), english)
    assert has.endswith(" ahead.")
    assert "WBF continuous scale" in by
    assert by.endswith("are 14.39 \N{EN DASH} 5.61 VP.")


def test_half_matches_and_pairs_that_change_seats_keep_their_percentage() -> None:
    made = pairs(7, replace(RULES, odd=OddField.TRIANGLE))
    half = next(each for each in made.rounds[0].games if each.triangle)
    assert typed(made, half, "50").points == (500, 500)
    assert typed(made, half, "80").points == (1000, 0)
    whole = next(at for at, each in enumerate(made.rounds[0].games, 1) if not each.triangle)
    game = made.rounds[0].games[whole - 1]
    made = with_game(made, 1, whole, typed(made, game, "57.5"))
    turned = exchanged(made, 1, *game.sides).rounds[0].games[whole - 1]
    assert (turned.percentages, turned.points) == ((4250, 5750), (500, 1500))


def test_another_scale_scores_all_again_but_not_of_the_other_unit() -> None:
    made = pairs(4)
    made = with_game(made, 1, 1, typed(made, made.rounds[0].games[0], "57.5"))
    longer = with_scale(RULES, ScaleSpec(24, family=find("ebu-pairs")))
    assert with_rules(made, longer).rounds[0].games[0].points == (1800, 200)
    imps = with_scale(RULES, ScaleSpec(8))
    with pytest.raises(TournamentError, match="one of percentages, or of IMPs"):
        with_rules(made, imps)
    by_imps = pairs(4, imps)
    game = typed(by_imps, by_imps.rounds[0].games[0], "12-0")
    assert (game.imps, game.points, game.percentages) == ((12, 0), (1439, 561), None)
    with pytest.raises(TournamentError, match="one of percentages, or of IMPs"):
        with_rules(with_game(by_imps, 1, 1, game), RULES)


def test_a_round_is_drawn_by_the_vps_and_the_standings_have_the_tie_breaks_of_pairs(
    tmp_path,
) -> None:
    made = pairs(8)
    for board, text in enumerate(("57.5", "33", "50", "61.2"), 1):
        made = with_game(made, 1, board, typed(made, made.rounds[0].games[board - 1], text))
    ranked = [(each.number, each.points) for each in standings(made, 1, (TieBreak.DIRECT,))]
    assert [points for _, points in ranked] == [1900, 1700, 1500, 1000, 1000, 500, 300, 100]
    made = with_round(made, draw_next(made).round)
    assert {*made.rounds[1].games[0].sides} == {number for number, _ in ranked[:2]}
    assert usual_order(made) == (TieBreak.DIRECT, TieBreak.SB_VP)
    by_imps = replace(made, rounds=(), teams=with_scale(RULES, ScaleSpec(8)))
    assert TieBreak.NET_IMPS in usual_order(by_imps)
    net = standings(made, 1, (TieBreak.NET_IMPS,))
    assert {each.values for each in net} == {(0,)}  # percentages are no IMPs
    TournamentFile.create(tmp_path / "pairs.vpt", made).close()
    assert read_tournament(tmp_path / "pairs.vpt") == made


def test_imps_of_another_stage_are_no_percentages() -> None:
    made = pairs(8)
    first, second = (each.number for each in made.entrants[:2])
    with_imps = replace(made, brought=(Brought(second, 0, 60), Brought(first, 0, -60)))
    assert team_histories(with_imps) == team_histories(made)
    of_imps = with_rules(with_imps, with_scale(RULES, ScaleSpec(8)))
    assert ranked(team_histories(of_imps), (first, second)) == (second, first)
