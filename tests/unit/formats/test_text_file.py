"""Plain text is as expected, and its columns stay aligned whatever is marked."""

import pytest

from tests.unit.formats.reference import reference
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.formats.text_file import to_text
from vpdesk.report.scales.report import ScaleChoice, View, scale_report

CONTINUOUS = ScaleChoice(boards=8)
DISCRETE = ScaleChoice(boards=7, kind="discrete", pins=(7, 32), view=View.SIDE_BY_SIDE)


@pytest.mark.parametrize(
    ("choice", "language", "name"),
    [
        (CONTINUOUS, ENGLISH, "continuous_8_english.txt"),
        (CONTINUOUS, CZECH, "continuous_8_czech.txt"),
        (DISCRETE, ENGLISH, "discrete_7_32_english.txt"),
    ],
)
def test_reference(choice, language, name):
    assert to_text(scale_report(choice, language).table, language) == reference(name)


@pytest.mark.parametrize("kind", ["continuous", "discrete"])
@pytest.mark.parametrize("view", View)
def test_columns_are_aligned(kind, view):
    table = scale_report(ScaleChoice(boards=6, kind=kind, view=view), ENGLISH).table
    lines = to_text(table, ENGLISH).split("\n\n")[1].splitlines()
    body = [[cell.text for cell in row] for row in table.rows]
    ends = set()
    for line, texts in zip(lines, [table.headings, *body], strict=True):
        end, places = 0, []
        for text in texts:
            end = line.index(text, end) + len(text)
            places.append(end)
        ends.add(tuple(places))
    assert len(ends) == 1


def test_marks_follow_their_cells():
    choice = ScaleChoice(boards=7, kind="discrete")
    text = to_text(scale_report(choice, ENGLISH).table, ENGLISH)
    assert "11 – 9    1 – 2!\n" in text
    assert "12 – 8    3 – 5*\n" in text
    assert "13 – 7    6 – 8\n" in text
    assert text.endswith(
        "\n\n* corrected by the concavity rule\n! exact margin lies outside the band\n"
    )


def test_no_legend_without_marks():
    text = to_text(scale_report(ScaleChoice(boards=1), ENGLISH).table, ENGLISH)
    assert text.endswith(" 15        20.00        0.00      0.00\n")
