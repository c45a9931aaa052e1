"""The figures and the matrix of a movement as tables."""

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.report.movements.movements import HOWELL_13, MITCHELL_14
from vpdesk.movements.measures import balance, quality
from vpdesk.movements.places import PlacesFound
from vpdesk.report.movements.report import figures, matrix

UNSWITCHED = MITCHELL_14.switch({(7, table) for table in range(1, 8)})


def by_name(table):
    return {row[0].text: [cell.text for cell in row[1:-1]] for row in table.rows}


def test_figures_of_a_mitchell_with_one_switched_round():
    table = figures(MITCHELL_14, quality(MITCHELL_14), None, None, ENGLISH)
    found = by_name(table)
    assert table.title == "Figures of the movement"
    assert found["Qf"] == ["92.00"]
    assert found["Qf, bound"] == ["97.18"]
    assert found["Qf1av"] == ["83.62"]
    assert found["s"] == ["0.3247"]
    assert found["sdw"] == ["1.70"]
    assert found["s1dl"] == ["\N{EN DASH}"]  # nobody shares boards
    assert "Qb" not in found


def test_changes_against_what_was_saved():
    before = (quality(UNSWITCHED), None)
    table = figures(MITCHELL_14, quality(MITCHELL_14), None, before, CZECH)
    found = by_name(table)
    assert found["Qf"] == ["92,00", "46,94", "+45,06"]
    assert found["s"] == ["0,3247", "1,0801", "\N{MINUS SIGN}0,7554"]
    assert found["Qo"] == ["53,85", "53,85", "0,00"]
    assert found["s1dl"][2] == ""
    change = {row[0].text: row[3].value for row in table.rows}["Qf"]
    assert change == pytest.approx(45.06)


def test_samples_are_added_where_they_are_known():
    places = PlacesFound(40_000, 1.419, 41.337, 57.708, None)
    found = by_name(figures(MITCHELL_14, quality(MITCHELL_14), places, None, ENGLISH))
    assert (found["sdb/3"], found["Qb"], found["Qd"]) == (["1.4"], ["41.3"], ["57.7"])


def test_figures_that_rest_on_unequal_plays_are_called_approximate():
    movement = HOWELL_13.without(13)
    table = figures(movement, quality(movement), None, None, ENGLISH)
    assert table.title.endswith("approximate") is quality(movement).approximate is True


def test_the_matrix_has_every_two_pairs_twice():
    numbers = balance(MITCHELL_14)
    table = matrix(MITCHELL_14, numbers.tolist(), ENGLISH)
    assert table.headings == ("Pair", *map(str, range(1, 15)))
    for i, row in enumerate(table.rows):
        assert row[0].text == str(i + 1)
        assert row[i + 1].text == ""
        values = [cell.value for j, cell in enumerate(row[1:]) if j != i]
        assert values == [value for j, value in enumerate(numbers[i].tolist()) if j != i]
    assert table.rule.endswith("3.23 would be even")
