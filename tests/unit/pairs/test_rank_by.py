"""Rankings by the mean of a board and by the handicap."""

import json
from dataclasses import replace
from fractions import Fraction

from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.cli.main import main
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.pairs.evening import Carried
from vpdesk.pairs.rank_by import RankBy, ranked_by
from vpdesk.pairs.scored_evening import ScoredEvening

SOME = ["420", "-50", "110", "-620", "1430", "140", "90", "NP"]


def places(ranking):
    return {each.number: each.place for each in ranking.lines}


def test_imps_of_different_numbers_of_boards_are_ranked_by_their_mean():
    scored = ScoredEvening(filled(of_howell(6, 3, method="butler"), SOME))
    (ranking,) = scored.rankings
    assert len({each.boards for each in ranking.lines}) > 1
    mean = ranked_by(scored, ranking, RankBy.MEAN)
    for each in mean.lines:
        assert each.value == each.points / each.boards
        assert each.place == 1 + sum(other.value > each.value for other in mean.lines)
    assert ranked_by(scored, ranking, RankBy.RESULT) is ranking
    by_percent = ScoredEvening(filled(of_howell(6, 3), SOME))
    assert ranked_by(by_percent, by_percent.rankings[0], RankBy.MEAN) == by_percent.rankings[0]


def test_what_is_carried_over_counts_with_its_boards():
    evening = filled(of_howell(6, 2, method="butler"), SOME)
    first = evening.entrants[0]
    brought = replace(first, carried=Carried(4000, 20))
    scored = ScoredEvening(replace(evening, entrants=(brought, *evening.entrants[1:])))
    mean = ranked_by(scored, scored.rankings[0], RankBy.MEAN)
    line = next(each for each in mean.lines if each.number == first.number)
    assert line.value == (line.points + 40) / (line.boards + 20)


def test_the_handicap_makes_the_places_where_it_is_asked_for(tmp_path, capsysbinary):
    evening = filled(of_howell(6, 2), SOME)
    scored = ScoredEvening(evening)
    last = scored.rankings[0].lines[-1].number
    entrants = tuple(
        replace(each, handicap=10_000 if each.number == last else 0) for each in evening.entrants
    )
    evening = replace(evening, entrants=entrants)
    scored = ScoredEvening(evening)
    by = ranked_by(scored, scored.rankings[0], RankBy.HANDICAP)
    assert (by.lines[0].number, by.lines[0].place) == (last, 1)
    assert by.lines[0].value == by.lines[0].percent + Fraction(100)
    assert places(scored.rankings[0])[last] == 6
    path = tmp_path / "a.vppairs"
    write_evening(path, evening)
    rank = ["pairs", "rank", str(path), "--format", "json", "--by"]
    assert main([*rank, "handicap"]) == 0
    rows = json.loads(capsysbinary.readouterr().out)
    assert rows[0]["pair"] == evening.label(last)
    assert main([*rank, "mean", "--vps", "ebu-pairs"]) == 2
    assert b"--by is for one evening" in capsysbinary.readouterr().err
