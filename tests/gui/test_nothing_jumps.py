"""What was changed and changed back looks as before: text size, language, theme."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.sights import fill, settle

PEACE_MS = 40  # in which what is laid out later has come


def places(desk) -> dict[str, QRect]:
    """Where every named part of the window in sight is."""
    found = {}
    for each in desk.findChildren(QWidget):
        name = each.objectName()
        if name and not name.startswith("qt_") and each.isVisible():
            found[name, type(each).__name__] = QRect(each.mapTo(desk, QPoint()), each.size())
    return found


def moved(before: dict[str, QRect], after: dict[str, QRect]) -> dict[str, object]:
    names = {*before, *after}
    return {
        name: (before.get(name), after.get(name))
        for name in names
        if before.get(name) != after.get(name)
    }


def in_rest(desk) -> dict[str, QRect]:
    """Where all is, once it has come to rest."""
    before: dict[str, QRect] = {}
    while not (found := places(desk)) or before != found:
        before = found
        QTest.qWait(PEACE_MS)
        settle()
    return found


def test_all_is_as_before_when_it_is_changed_back(desk):
    desk.resize(1366, 768)
    fill(desk)
    usual, before = desk.settings, {}
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        before[kind.name] = in_rest(desk)
        for zoom in (150, 200):
            desk.set_preferences(replace(usual, zoom=zoom))
            settle()
            desk.set_preferences(usual)
            assert not moved(before[kind.name], in_rest(desk)), (kind.name, zoom)
    desk.set_preferences(replace(usual, language="cs", theme="dark"))
    settle()
    desk.set_preferences(usual)
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        assert not moved(before[kind.name], in_rest(desk)), kind.name
