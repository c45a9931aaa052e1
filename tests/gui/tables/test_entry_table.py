"""A table that is filled in: what it does with keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest

from tests.sure import sure
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


def test_a_command_selects_the_cell_it_goes_to_while_its_keys_are_still_down(qtbot):
    table = EntryTable()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(3, 3, table))
    table.show()
    QTest.keyPress(table.windowHandle(), Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    try:
        for _ in range(2):  # a cell that is selected already is not toggled
            table.go_to(1, 2)
            assert [(each.row(), each.column()) for each in table.selectedIndexes()] == [(1, 2)]
    finally:
        QTest.keyRelease(table.windowHandle(), Qt.Key.Key_Control)


def test_a_key_for_a_field_that_cannot_have_the_keyboard_is_handed_to_it_once(qtbot):
    handed = []

    class Waiting(EntryTable):
        def keyPressEvent(self, event):  # noqa: N802 - Qt's name
            handed.append(event.key())
            if not self._goes_on(event):
                super().keyPressEvent(event)

    table = Waiting()
    qtbot.addWidget(table)
    table.show_model(QStandardItemModel(3, 1, table))
    table.show()
    table.go_to(0, 0)
    table.open_field()
    sure(table.editor).setEnabled(False)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_F10)
    assert handed == [Qt.Key.Key_F10] * 2


def test_what_is_typed_stays_when_its_row_changes_meanwhile(qtbot):
    table, model = EntryTable(), QStandardItemModel(3, 2)
    qtbot.addWidget(table)
    table.show_model(model)
    table.show()
    table.go_to(0, 1)
    table.open_field()
    qtbot.keyClicks(table.editor, "3-")
    model.dataChanged.emit(model.index(0, 0), model.index(2, 1))
    model.dataChanged.emit(model.index(0, 1), model.index(0, 1))
    qtbot.keyClicks(table.editor, "6")
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    assert model.index(0, 1).data() == "3-6"
