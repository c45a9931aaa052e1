"""Every number that the help says of movements is what the engine computes."""

import re
from collections import Counter
from itertools import chain

import pytest

from tests.gui.help.outline import SIGNS, WRITTEN, Outline, source
from vpdesk.gui.rooms.movements.document import first_movement
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import balance, quality
from vpdesk.report.language import Language
from vpdesk.report.movements.suggestions import SECTIONS_FROM

NUMBER = re.compile(r"\N{MINUS SIGN}?\b\d+(?:[.,]\d+)?")
PAIRS = 14
COUNTS = (0, 1, 2)  # of switched rounds in the example


def switched(pairs, count):
    """A Mitchell whose last rounds are switched, so many of them."""
    rounds = pairs // 2
    return mitchell(pairs, switch=tuple(range(rounds - count + 1, rounds + 1)))


def numbers(name, code):
    text = Outline(re.sub(r"\{\{.*?\}\}", "", source(name, code), flags=re.DOTALL)).text
    return NUMBER.findall(text)


def told_cells(cells):
    """A row of the matrix as the help tells it: how many cells have which number."""
    counts = Counter(cells)
    for cell in sorted(counts, key=lambda cell: -cell if cell > 0 else 99 - cell):
        yield str(counts[cell])
        yield str(cell).replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("code", WRITTEN)
def test_every_number_of_the_worked_example_of_a_movement_is_computed(code):
    """In the order of the text; a number that is new in it has to be computed here."""
    say = Language(decimal_sign=SIGNS[code]).number
    found = [quality(switched(PAIRS, count)) for count in COUNTS]
    matrices = [balance(switched(PAIRS, count)) for count in COUNTS]
    squares = [int((matrix**2).sum()) // 2 for matrix in matrices]
    first = [sorted(matrix[0][1:].tolist()) for matrix in matrices]
    one = found[1]
    couples = PAIRS * (PAIRS - 1) // 2
    total = int(matrices[0].sum()) // 2
    each, more = divmod(total, couples)
    least = (couples - more) * each**2 + more * (each + 1) ** 2
    row_total = round(one.row_total)
    unit = 50 / row_total
    half_top = PAIRS // 2 - 1
    table = [
        [say(value, decimals) for value in values]
        for values, decimals in (
            ([each.qf for each in found], 2),
            ([each.qf1av for each in found], 2),
            ([each.s for each in found], 4),
            ([each.sdw for each in found], 2),
        )
    ]
    rows = [
        [*told_cells(cells), str(sum(cells)), str(sum(cell**2 for cell in cells))]
        for cells in first
    ]
    assert {sum(cells) for cells in first} == {row_total}
    assert one.qc == pytest.approx(100 / (1 + one.s**2))
    highest = str(max(first[0]))
    expected = [
        *chain(*table),
        *("1", "\N{MINUS SIGN}1", str(half_top), str(half_top + 1)),
        *("1", "1"),  # the pair, in the text and over the cells
        *chain(*rows),
        *(str(row_total), "13", say(row_total / 13, 1), "13"),
        *("50", str(row_total), say(unit, 2)),
        *(highest, say(int(highest) * unit, 1), "0"),
        *(str(couples), *map(str, squares), str(least)),
        *(str(least), str(squares[1]), say(100 * least / squares[1], 2), "100"),
        *("2", say(one.qf_bound, 2)),
        *("100", "1", "100"),
        *(say(value, 2) for value in (one.qf1av, one.qf1max, one.qf1min)),
        *(say(each.sdw, 2) for each in found[:2]),
        *("3", "3", "100", "1", "3"),
    ]
    assert numbers("figures", code) == expected


@pytest.mark.parametrize("code", WRITTEN)
def test_every_number_of_the_three_questions_is_computed(code):
    say = Language(decimal_sign=SIGNS[code]).number

    def told(pairs, *counts):
        return [say(quality(switched(pairs, count)).qf, 2) for count in counts]

    missing = quality(switched(PAIRS, 1)).qf1
    best = [pair for pair, qf in enumerate(missing, 1) if say(qf, 2) == say(max(missing), 2)]
    assert best == list(range(8, 15))
    expected = [
        *("7", *told(14, 1), *told(14, 2, 0), "13", *told(26, 2, 1, 3)),
        *("13", "26", "13", "26"),
        *("7", "8", "14", say(max(missing), 2), say(min(missing), 2)),
    ]
    found = numbers("movements", code)
    assert found[: len(expected)] == expected


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", WRITTEN)
def test_the_first_movement_is_as_good_as_the_overview_says(code):
    say = Language(decimal_sign=SIGNS[code]).number
    movement = first_movement()
    last = {each.place for each in movement.encounters if each.round == movement.rounds}
    told = [say(quality(each).qf, 2) for each in (movement, movement.switch(last))]
    assert set(told) <= set(numbers("overview", code))


@pytest.mark.parametrize(("code", "words"), [("en", "From {} tables on"), ("cs", "Od {} stolů")])
def test_a_field_is_offered_in_sections_from_as_many_tables_as_told(code, words):
    assert words.format(SECTIONS_FROM) in source("movements", code)
