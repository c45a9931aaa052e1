"""A table that is filled in: what it does with keys."""

from PySide6.QtGui import QStandardItemModel

from vpdesk.gui.tables.base_table import BaseTable
from vpdesk.gui.tables.entry_table import EntryTable


def test_a_key_that_an_open_field_leaves_is_not_handed_to_it_again(qtbot, monkeypatch):
    table, handed = EntryTable(), []
    qtbot.addWidget(table)
    table.show_model(QStandardItemModel(3, 1, table))

    def hand_to_field(view, event):
        handed.append(event.text())
        view.keyPressEvent(event)  # as Qt does with what the field ignores

    monkeypatch.setattr(BaseTable, "keyPressEvent", hand_to_field, raising=False)
    for key in "ab":
        qtbot.keyClick(table, key)
    assert handed == ["a", "b"]
