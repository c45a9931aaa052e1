"""Native charts of a workbook: whoever edits the cells sees the curves change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vpdesk.formats.chart_data import Points, Series
from vpdesk.formats.xlsx_cells import XlsxColumn, decimals, number_format
from vpdesk.paper.palette import curve_style
from vpdesk.report.chart import Bars, Chart, Tick
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.scales import DiscreteScale

CHART_SIZE = (704, 480)  # pixels: 11 columns and 24 rows of the usual size
CHART_COLUMNS, CHART_ROWS = 11, 24
GRID, INK = "#dedede", "#000000"
CURVE, CURRENT_CURVE, STEPS, CURRENT_STEPS, BARS = 1.5, 2.75, 0.5, 1.0, 1.0  # points

# The names that spreadsheets have for the dashes of the palette, the most alike.
DASHES: dict[tuple[float, ...], str] = {
    (): "solid",
    (7, 2.5): "dash",
    (2.5, 2): "square_dot",
    (7, 2, 1.5, 2): "dash_dot",
    (12, 2.5): "long_dash",
    (1.2, 1.6): "round_dot",
    (7, 2, 1.5, 2, 1.5, 2): "long_dash_dot_dot",
    (12, 2, 3.5, 2): "long_dash_dot",
}

# The library has no types: its objects are Any.
Book = Any
NativeChart = Any


def curves_chart(
    book: Book, sheet: str, chart: Chart, placed: Sequence[Series], language: Language
) -> NativeChart:
    """The native chart of a chart, whose series stand on a worksheet two columns each.

    sheet: the worksheet's name; its first row has the series' names, the third their first
    points.
    """
    native = _new_chart(book, chart.title)
    for i, series in enumerate(placed):
        last = len(series.points.x) + 1
        native.add_series(
            {
                "name": [sheet, 0, 2 * i],
                "categories": [sheet, 2, 2 * i, last, 2 * i],
                "values": [sheet, 2, 2 * i + 1, last, 2 * i + 1],
                **_look(series),
                "y2_axis": series.on_right,
            }
        )
    x_axis = _axis(chart.x_label, chart.x_min, chart.x_max)
    native.set_x_axis(x_axis | _ticks(chart.x_ticks, language))
    y_axis = _axis(chart.y_label, chart.y_min, chart.y_max)
    native.set_y_axis(y_axis | _ticks(chart.y_ticks, language))
    right = next((series.bars for series in placed if series.bars and series.on_right), None)
    if right is not None:
        native.set_x2_axis({"min": 0, "max": chart.x_max, "visible": False})
        native.set_y2_axis(_right_axis(chart, right))
    steps = [i for i, series in enumerate(placed) if series.kind is Points.STEPS]
    native.set_legend({"position": "bottom", "delete_series": steps})
    return native


def table_chart(
    book: Book,
    sheet: str,
    section: Section,
    columns: Sequence[XlsxColumn],
    top: int,
    language: Language,
) -> NativeChart | None:
    """The native chart of a table's own cells; None for one that has bands.

    Of a single scale the winner's VPs, of several side by side a curve each. Differences have
    no curves.
    sheet: the name of the worksheet. top: the row of the headings there.
    """
    table, scales = section.table, section.scales
    if table is None or not scales or isinstance(scales[0], DiscreteScale):
        return None
    if any(column.signed or not column.numbers for column in columns):
        return None
    single = len(scales) == 1
    shown = [1] if single else range(1, len(columns))
    native = _new_chart(book, table.title)
    last = top + len(table.rows)
    for style, i in enumerate(shown):
        native.add_series(
            {
                "name": [sheet, top, i],
                "categories": [sheet, top + 1, 0, last, 0],
                "values": [sheet, top + 1, i, last, i],
                "line": _line(style, current=single or i == table.current),
            }
        )
    least, most = min(_values(table, 0, shown)), max(_values(table, -1, shown))
    native.set_x_axis(_axis(table.headings[0], 0, table.row_starts[-1]))
    name = table.headings[1] if single else language.translate("Report", "VP")
    native.set_y_axis(_axis(name, least, most))
    native.set_legend({"none": True} if single else {"position": "bottom"})
    return native


def _values(table: Table, row: int, shown: Sequence[int]) -> list[float]:
    """The VPs of a row."""
    values = (table.rows[row][column].value for column in shown)
    return [value for value in values if value is not None]


def _new_chart(book: Book, title: str) -> NativeChart:
    # Straight from point to point, and there are many. What spreadsheets draw as smooth
    # lines swings over the corner at the blitz, and LibreOffice smooths steps as well.
    native = book.add_chart({"type": "scatter", "subtype": "straight"})
    native.set_title({"name": title, "name_font": {"size": 14}})
    native.set_size({"width": CHART_SIZE[0], "height": CHART_SIZE[1]})
    return native


def _axis(name: str, least: float, most: float) -> dict[str, Any]:
    return {
        "name": name,
        "name_font": {"bold": False},
        "min": least,
        "max": most,
        "label_position": "low",
        "major_gridlines": {"visible": True, "line": {"color": GRID, "width": 0.5}},
    }


def _right_axis(chart: Chart, bars: Bars) -> dict[str, Any]:
    """The right axis, from 0 to what a bar as high as the plot would be worth."""
    height, value = max(zip(bars.heights, bars.values, strict=True))
    most = value * (chart.y_max - chart.y_min) / (height - chart.y_min)
    axis = _axis(chart.y2_label, 0, most)
    return axis | {"major_gridlines": {"visible": False}, "label_position": "next_to"}


def _ticks(ticks: Sequence[Tick], language: Language) -> dict[str, Any]:
    """The distance of ticks, which are all equally far apart, and how they are written."""
    count = decimals(Cell(ticks[0].text, ticks[0].at), language)
    unit = round(ticks[1].at - ticks[0].at, 9)
    return {"major_unit": unit, "num_format": number_format(count or 0)}


def _look(series: Series) -> dict[str, Any]:
    if series.bars is not None:
        return {"line": {"color": curve_style(series.bars.style).colour, "width": BARS}}
    if series.curve is None:
        marker = {
            "type": "circle" if series.kind is Points.MEDIANS else "square",
            "size": 6,
            "border": {"color": INK},
            "fill": {"color": INK},
        }
        return {"line": {"none": True}, "marker": marker}
    style, current = series.curve.style, series.curve.current
    if series.kind is Points.STEPS:
        width = CURRENT_STEPS if current else STEPS
        return {"line": {"color": curve_style(style).colour, "width": width}}
    return {"line": _line(style, current=current)}


def _line(style: int, *, current: bool) -> dict[str, Any]:
    """The current curve is told apart by its strength, the others by their dashes."""
    colour, dash = curve_style(style)
    if current:
        return {"color": colour, "width": CURRENT_CURVE}
    return {"color": colour, "width": CURVE, "dash_type": DASHES[dash]}
