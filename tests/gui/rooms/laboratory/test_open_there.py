"""Ctrl+O in the laboratory: a file for the page that is shown, else a table to be checked."""

import pytest
from PySide6.QtWidgets import QFileDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize(
    ("page", "shown", "dialog"),
    [("proof", "check", "check"), ("calibration", "calibration", "calibration")],
)
def test_a_file_is_asked_for(desk, page, shown, dialog):
    desk.show_room("laboratory")
    desk.room.show_page(page)
    action = desk.menus.action("open", "laboratory")
    assert action.shortcut().toString() == "Ctrl+O"
    action.trigger()
    assert desk.room.page_name == shown
    (asked,) = desk.room.findChildren(QFileDialog)
    assert asked.objectName().startswith(dialog)
    asked.reject()
