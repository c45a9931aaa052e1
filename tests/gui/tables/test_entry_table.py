"""A table that is filled in: what it does with keys."""

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication

from vpdesk.gui.tables.entry_table import EntryTable

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class LeavingTable(EntryTable):
    """Its field leaves every key that Qt hands to it to the table."""

    handed = 0

    def edit(self, index, *asked):
        if asked:
            self.handed += 1
            QApplication.sendEvent(self, asked[1])
        return False


def test_a_key_that_a_field_leaves_is_not_handed_to_it_again(qtbot):
    table = LeavingTable()
    qtbot.addWidget(table)
    table.show_model(QStandardItemModel(3, 1, table))
    table.show()
    table.go_to(0, 0)
    for key in "ab":
        qtbot.keyClick(table, key)
    assert table.handed == 2
