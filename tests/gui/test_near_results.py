"""What somebody came to stands near the name, however wide the window; rows are easily hit."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QTableView

from tests.gui.sights import fill, pages, settle
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.tables.base_table import BaseTable
from vpdesk.gui.tables.table_view import TableView

NAMES = ("Home", "North-South", "Team", "Names", "Against", "Player")
RESULTS = ("Result", "VP", "VP\nbefore", "MP", "Score", "IMPs")
MOST = 120  # pixels from the end of a name to the beginning of its result
LINES = 1.6  # of the type
PLACED = Qt.ItemDataRole.TextAlignmentRole
FOUND = {"resultsTable", "pairsRanking", "pairSheet", "gamesTable", "standingsTable", "crosstable"}


def shown(table: QTableView, words: tuple[str, ...]) -> list[int]:
    """The columns with one of these headings, as they stand from left to right."""
    model, header = table.model(), table.horizontalHeader()
    columns = [header.logicalIndex(at) for at in range(model.columnCount())]
    heading = Qt.Orientation.Horizontal
    return [
        each
        for each in columns
        if not table.isColumnHidden(each) and model.headerData(each, heading) in words
    ]


def begins(table: QTableView, index: QModelIndex) -> int:
    """Where the text of a cell begins, in pixels from the left edge."""
    model, column = table.model(), index.column()
    advance, width = table.fontMetrics().horizontalAdvance, table.columnWidth(column)
    left, own = table.columnViewportPosition(column), advance(str(index.data() or ""))
    if isinstance(table, TableView):  # a column of texts stands in its middle as one
        rows = range(model.rowCount())
        widest = max(advance(str(model.index(row, column).data() or "")) for row in rows)
        names = model.headerData(column, Qt.Orientation.Horizontal) in NAMES
        return left + (width - widest) // 2 + (0 if names else widest - own)
    side = Qt.AlignmentFlag(index.data(PLACED) or Qt.AlignmentFlag.AlignLeft)
    if side & Qt.AlignmentFlag.AlignRight:
        return left + width - own
    return left + (width - own) // 2 if side & Qt.AlignmentFlag.AlignHCenter else left


def gaps(table: QTableView, name: int, result: int) -> list[int]:
    """From the end of each name to where its result begins, or would begin when it is typed."""
    model, advance = table.model(), table.fontMetrics().horizontalAdvance
    rows = [row for row in range(model.rowCount()) if model.index(row, name).data()]
    return [
        begins(table, model.index(row, result))
        - begins(table, model.index(row, name))
        - advance(str(model.index(row, name).data()))
        for row in rows
    ]


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)], ids=["laptop", "large"])
def test_a_result_stands_near_its_name(desk, size):
    fill(desk)
    desk.resize(*size)
    seen = set()
    for sample in SAMPLES:
        if sample.room not in ("pairs", "swiss"):
            continue
        open_sample(sample, desk.open_file, desk.say, desk)
        settle()
        for page in pages(desk.room):
            for table in desk.room.findChildren(BaseTable):
                if not table.isVisible() or not table.model().rowCount():
                    continue
                line = table.fontMetrics().height()
                assert table.rowHeight(0) >= int(LINES * line), (page, table.objectName())
                names, results = shown(table, NAMES), shown(table, RESULTS)
                header = table.horizontalHeader()
                after = [
                    each
                    for each in results
                    if names and header.visualIndex(each) > header.visualIndex(names[0])
                ]
                if after:
                    wide = max(gaps(table, names[0], after[0]))
                    assert wide <= MOST, (sample.name, page, table.objectName())
                    seen.add(table.objectName())
    assert seen >= FOUND
