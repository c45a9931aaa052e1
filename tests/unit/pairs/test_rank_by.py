"""Rankings by the mean of a board and by the handicap."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.cli.main import main
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.formats.choice import ExportChoice
from vpdesk.pairs.evening import Carried
from vpdesk.pairs.rank_by import further_rankings, ranked_by
from vpdesk.pairs.scored_evening import RankBy, ScoredEvening
from vpdesk.report.document import Form
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_pages import evening_pages
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.sheets import RANKING, PairsSubject

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
    (ranking,) = by_percent.rankings
    assert ranked_by(by_percent, ranking, RankBy.MEAN).lines == ranking.lines


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
    assert by.lines[0].value == sure(by.lines[0].percent) + sure(Fraction(100))
    assert places(scored.rankings[0])[last] == 6
    path = tmp_path / "a.vppairs"
    write_evening(path, evening)
    rank = ["pairs", "rank", str(path), "--format", "json", "--by"]
    assert main([*rank, "handicap"]) == 0
    rows = json.loads(capsysbinary.readouterr().out)
    assert rows[0]["pair"] == evening.label(last)
    assert main([*rank, "mean", "--vps", "ebu-pairs"]) == 2
    assert b"are for one evening" in capsysbinary.readouterr().err


def stratified(method="matchpoints"):
    evening = filled(of_howell(8, 3, method=method), SOME)
    levels = {1: "B", 2: "C", 3: "A", 4: "B", 6: "C", 7: "C"}  # of the others none is told: A
    entrants = (replace(each, stratum=levels.get(each.number, "")) for each in evening.entrants)
    return ScoredEvening(replace(evening, entrants=tuple(entrants)))


@pytest.mark.parametrize("method", ["matchpoints", "butler"])
def test_a_stratum_is_ranked_with_those_below_it_by_the_scores_of_all(method):
    scored = stratified(method)
    (whole,) = scored.rankings
    second, third = further_rankings(scored)
    assert (whole.stratum, second.stratum, third.stratum) == ("", "B", "C")
    assert {each.number for each in second.lines} == {1, 2, 4, 6, 7}
    assert {each.number for each in third.lines} == {2, 6, 7}
    values = {each.number: each.value for each in whole.lines}
    for ranking in (second, third):
        for each in ranking.lines:
            assert each.value == values[each.number]
            assert each.place == 1 + sum(other.value > each.value for other in ranking.lines)


def test_strata_and_handicaps_are_rankings_of_their_own_on_paper_and_on_the_web():
    evening = stratified().evening
    helped = (replace(each, handicap=100 * each.number) for each in evening.entrants)
    scored = ScoredEvening(replace(evening, entrants=tuple(helped)))
    tables = list(PairsTables(scored, Language()).rankings())
    titles = ["Ranking", "Ranking, stratum B", "Ranking, stratum C", "Ranking by handicap"]
    assert [each.title for each in tables] == titles
    choice = ExportChoice(RANKING, Form.SHEET)
    assert RANKING.count(PairsSubject(scored), choice) == len(tables)
    whole, by_handicap = tables[0], tables[-1]
    assert whole.headings[3] == by_handicap.headings[3] == "Stratum"
    assert whole.headings[-2:] == ("With handicap", "Place with handicap")
    assert by_handicap.headings[-1] == "With handicap"
    worth = [sure(row[-1].value) for row in by_handicap.rows]
    assert worth == sorted(worth, reverse=True)
    page = next(iter(evening_pages(scored, Language())))
    assert [sure(each.table).title for each in page.sections] == titles


def test_the_command_line_tells_strata_and_ranks_them(tmp_path, capsysbinary):
    path = tmp_path / "e.vppairs"
    write_evening(path, filled(of_howell(6, 2), SOME))
    assert main(["pairs", "entrant", str(path), "2", "5", "--stratum", "b"]) == 0
    assert main(["pairs", "entrant", str(path), "2", "--handicap", "2.5", "--club", "Owls"]) == 0
    capsysbinary.readouterr()
    pairs = read_evening(path).by_number
    assert [pairs[each].stratum for each in (2, 5, 1)] == ["B", "B", ""]
    assert (pairs[2].handicap, pairs[2].club) == (250, "Owls")
    assert main(["pairs", "rank", str(path), "--stratum", "B", "--format", "json"]) == 0
    found = json.loads(capsysbinary.readouterr().out)
    assert {each["pair"] for each in found} == {"2", "5"}
    assert [each["place"] for each in found] == [1, 2]
    for words in (["2", "--stratum", "ZZ"], ["9", "--stratum", "B"], ["2"]):
        assert main(["pairs", "entrant", str(path), *words]) == 2
