"""What was changed and changed back looks as before: text size, language, theme, size."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.sights import fill, pages, settle
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.widgets.shared_width import SharedWidth

Places = dict[tuple[str, str], QRect]
PEACE_MS = 40  # in which what is laid out later has come


def places(desk: MainWindow) -> Places:
    """Where every named part of the window in sight is."""
    found = {}
    for each in desk.findChildren(QWidget):
        name = each.objectName()
        if name and not name.startswith("qt_") and each.isVisible():
            found[name, type(each).__name__] = QRect(each.mapTo(desk, QPoint()), each.size())
    return found


def moved(before: Places, after: Places) -> dict[tuple[str, str], object]:
    names = {*before, *after}
    return {
        name: (before.get(name), after.get(name))
        for name in names
        if before.get(name) != after.get(name)
    }


def in_rest(desk: MainWindow) -> Places:
    """Where all is, once it has come to rest."""
    before: Places = {}
    while not (found := places(desk)) or before != found:
        before = found
        QTest.qWait(PEACE_MS)
        settle()
    return found


def test_all_is_as_before_when_it_is_changed_back(desk: MainWindow) -> None:
    desk.resize(1366, 768)
    fill(desk)
    usual, before = desk.settings, dict[str, Places]()
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        before[kind.name] = in_rest(desk)
        for zoom in (150, 200):
            desk.set_preferences(replace(usual, zoom=zoom))
            settle()
            desk.set_preferences(usual)
            assert not moved(before[kind.name], in_rest(desk)), (kind.name, zoom)
        desk.resize(2560, 1440)
        settle()
        desk.resize(1366, 768)
        assert not moved(before[kind.name], in_rest(desk)), kind.name
    desk.set_preferences(replace(usual, language="cs", theme="dark"))
    settle()
    desk.set_preferences(usual)
    for kind in desk.house.kinds:
        desk.show_room(kind.name)
        assert not moved(before[kind.name], in_rest(desk)), kind.name


def test_a_page_first_shown_in_a_large_window_shows_its_names_in_a_small_one(
    desk: MainWindow,
) -> None:
    desk.resize(2560, 1440)
    fill(desk)
    desk.show_room("pairs")
    for page in pages(desk):
        if page == "Ranking":
            break
    settle()
    desk.resize(1366, 768)
    in_rest(desk)
    (panes,) = (each for each in desk.findChildren(SharedWidth) if each.isVisible())
    assert panes.sizes()[0] >= 0.4 * sum(panes.sizes())
