from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from vpdesk.gui.tables.cell_table import CellTable
from vpdesk.gui.tables.table_view import TableView
from vpdesk.report.language import Language
from vpdesk.report.scales.tables import compared_table
from vpdesk.report.table import Table
from vpdesk.scales import ScaleSpec


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched, event):  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False

    def settle(self, qtbot):
        """Work off events until some rounds of them painted nothing."""
        quiet, seen = 0, -1

        def is_quiet():
            nonlocal quiet, seen
            QApplication.processEvents()
            quiet, seen = (quiet + 1 if seen == self.count else 0), self.count
            return quiet >= 5 and seen > 0

        qtbot.waitUntil(is_quiet)
        return self.count


def test_a_table_with_another_column_is_painted_once_and_fills_its_place(qtbot):
    view, paints = TableView(), Paints()
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.viewport().installEventFilter(paints)
    scales = [ScaleSpec(boards).scale(boards) for boards in (16, 24, 48)]
    fewer, more = (compared_table(some, some[0], None, Language()) for some in (scales[:2], scales))
    view.show_table(fewer, 3)
    view.show()
    for table in (more, fewer, more):
        before = paints.settle(qtbot)
        view.show_table(table, 3)
        assert paints.settle(qtbot) == before + 1
        widths = [view.columnWidth(column) for column in range(view.model().columnCount())]
        _, most = view.widths
        bar = view.verticalScrollBar().sizeHint().width()
        assert sum(widths) == min(view.viewport().width(), most - bar)


def test_no_row_of_which_the_text_would_be_cut_is_painted(qtbot):
    view = TableView()
    qtbot.addWidget(view)
    scales = [ScaleSpec(48).scale(48)] * 2
    view.show_table(compared_table(scales, scales[0], None, Language()), -1)
    view.show()
    view.resize(600, 400)
    high, line = view.rowHeight(0), view.fontMetrics().height()
    head = view.height() - view.viewport().height()

    def inks(rows, more):
        view.resize(600, head + rows * high + more)
        picture = view.viewport().grab().toImage()
        below = range(rows * high, picture.height())
        return {picture.pixel(x, y) for y in below for x in range(picture.width())}

    assert len(inks(12, (high - line) // 2 + line // 2)) == 1  # the ground alone
    assert len(inks(12, high - 1)) > 1


def test_the_row_that_was_cut_is_painted_where_it_is_scrolled_to(qtbot):
    view = TableView()
    qtbot.addWidget(view)
    scales = [ScaleSpec(48).scale(48)] * 2
    view.show_table(compared_table(scales, scales[0], None, Language()), -1)
    view.resize(600, 400)
    view.show()
    qtbot.waitExposed(view)
    high = view.rowHeight(0)
    view.resize(600, view.height() - view.viewport().height() + 12 * high + high // 2)
    QApplication.processEvents()
    painted = []

    class Rects(QObject):
        def eventFilter(self, watched, event):  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                painted.append(event.region())
            return False

    rects = Rects()
    view.viewport().installEventFilter(rects)
    view.verticalScrollBar().setValue(5)
    QApplication.processEvents()
    row = QRegion(view.visualRect(view.model().index(12, 0)))
    assert any(row.subtracted(region).isEmpty() for region in painted)


def test_a_table_without_rows_is_shown(qtbot):
    view = CellTable()
    qtbot.addWidget(view)
    view.show_cells(Table("Nothing", "", ("A", "B"), (), ()), 0, 0)
    assert view.model().rowCount() == 0
