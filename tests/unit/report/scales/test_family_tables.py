"""All board counts at one margin, and as a heat map."""

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.scale_library import find
from vpdesk.report.scales.family_tables import found_text, heat_table
from vpdesk.report.scales.report import MOST_COUNTS, ScaleChoice, View, scale_report
from vpdesk.scales import ScaleSpec
from vpdesk.scales.families import scales_of

BY_BOARDS, HEAT_MAP = View.BY_BOARDS, View.HEAT_MAP


def report(view, language=ENGLISH, **choice):
    return scale_report(ScaleChoice(view=view, **choice), language)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def test_one_margin_with_all_board_counts():
    made = report(BY_BOARDS, first=23, last=25, margin=20, target=1426)
    assert (made.table.title, made.table.row_starts) == ("20 IMPs", (23, 24, 25))
    assert texts(made.table) == [
        ["23", "14.33", "5.67"], ["24", "14.26", "5.74"], ["25", "14.18", "5.82"],
    ]  # fmt: skip
    assert [[cell.strong for cell in row] for row in made.table.rows] == [
        [False] * 3, [True] * 3, [False] * 3,
    ]  # fmt: skip
    assert all(cell.note for cell in made.table.rows[1])  # not by the type alone
    assert made.asked == 24
    assert [scale.boards for scale in made.scales] == [23, 24, 25]


def test_the_curve_over_the_board_counts():
    made = report(BY_BOARDS, first=1, last=40, margin=20, target=1426)
    chart = made.chart
    curve, asked = chart.curves
    assert (chart.x_label, chart.title) == ("Boards", "20 IMPs")
    assert curve.smooth.x == tuple(range(1, 41))
    assert curve.smooth.y == tuple(scale.vps(20)[0] / 100 for scale in made.scales)
    assert set(asked.smooth.y) == {14.26}
    assert made.height(24) == 14.26
    assert made.meant(24) == (made.scales[23], 20)
    assert made.height(0) == made.height(1)  # where the axis begins there is no scale
    lost = report(BY_BOARDS, first=1, last=40, margin=20, target=574).chart
    assert set(lost.curves[1].smooth.y) == {14.26}
    assert len(report(BY_BOARDS, first=7, last=7, margin=20).chart.curves[0].smooth.x) == 2


@pytest.mark.parametrize(
    ("target", "last", "words"),
    [
        (1426, 40, "24 boards"),
        (1500, 40, "16 boards"),
        (
            1420,
            30,
            "no board count from 1 to 30; nearest: 24 boards (14.26 VP), 25 boards (14.18 VP)",
        ),
        (2000, 40, "1 board"),
        (2100, 8, "no board count from 1 to 8; nearest: 1 board (20.00 VP)"),
    ],
)
def test_what_is_said_of_margin_and_vp(target, last, words):
    assert found_text(scales_of(ScaleSpec(), 1, last), 20, target, ENGLISH) == words


def test_runs_of_board_counts_are_bands():
    discrete = scales_of(ScaleSpec(kind="discrete"), 1, 40)
    assert found_text(discrete, 20, 1500, ENGLISH) == "13 – 21 boards"
    assert "13 – 21" in found_text(discrete, 20, 1500, CZECH)


@pytest.mark.parametrize("kind", ["continuous", "discrete"])
def test_a_heat_map_has_every_vp_and_its_share(kind):
    made = report(HEAT_MAP, boards=16, kind=kind, first=14, last=18)
    table = made.table
    assert table.headings == ("IMPs", "14", "15", "16", "17", "18")
    assert (table.current, table.title, table.is_heat_map) == (3, "14 – 18 boards", True)
    for margin, row in zip(table.row_starts, table.rows, strict=True):
        assert row[0].text == str(margin)
        for scale, cell in zip(made.scales, row[1:], strict=True):
            won = scale.vps(margin)[0]
            assert cell.value == won / 100
            assert cell.text == (str(won // 100) if kind == "discrete" else f"{won / 100:.2f}")
            assert cell.heat == pytest.approx((won - 1000) / 1000)
    assert len(table.rows) == max(scale.last_margin for scale in made.scales) + 1


def test_a_heat_map_of_percentages_has_a_row_wherever_one_changes():
    made = report(HEAT_MAP, boards=24, family=find("ebu-pairs"), first=20, last=30)
    assert made.table.percent
    starts = {start for scale in made.scales for start in scale.band_starts}
    assert set(made.table.row_starts) == starts
    assert made.table.rows[0][0].text.startswith("50.00")
    assert made.table.rows[-1][0].text.endswith(" +")


def test_a_family_is_not_too_large_and_never_empty():
    assert len(report(HEAT_MAP, first=1, last=999).scales) == MOST_COUNTS
    assert [scale.boards for scale in report(BY_BOARDS, first=30, last=8).scales] == [30]


def test_a_current_count_outside_has_no_column():
    assert heat_table(scales_of(ScaleSpec(), 1, 3), 8, ENGLISH).current is None
