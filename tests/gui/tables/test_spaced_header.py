"""The headings of all tables stand apart, in every size of type."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QStyle,
    QStyleOptionHeaderV2,
    QTableView,
)

from tests.folders import TESTS
from tests.swiss_events import play_round, teams
from vpdesk.gui.rooms.movements.schedule_view import ScheduleView
from vpdesk.gui.tables.spaced_header import JOINER

CHECKED = TESTS / "data" / "tables" / "from-b2.xlsx"
ROOMS = {
    "scales": (),
    "movements": (),
    "match": ("sheet", "ruling"),
    "swiss": ("field", "rounds", "standings"),
    "laboratory": ("audit", "check", "models", "calibration", "proof"),
}

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def painted(header, section):
    """Where the text of a heading is painted, without the spaces around it."""
    option = QStyleOptionHeaderV2()
    header.initStyleOption(option)
    header.initStyleOptionForIndex(option, section)
    left, width = header.sectionViewportPosition(section), header.sectionSize(section)
    option.rect = QRect(left, 0, width, header.height())
    place = header.style().subElementRect(QStyle.SubElement.SE_HeaderLabel, option, header)
    metrics, lines = header.fontMetrics(), option.text.split("\n")
    rect = header.style().itemTextRect(metrics, place, option.textAlignment, True, option.text)
    drawn = max(map(metrics.horizontalAdvance, lines))
    bare = max(metrics.horizontalAdvance(line.rstrip(JOINER).strip()) for line in lines)
    left, right = rect.left(), rect.left() + drawn
    if option.textAlignment & Qt.AlignmentFlag.AlignRight:
        right = rect.right() + 1 - (drawn - bare)
        left = right - bare
    return left, right


def in_order(header):
    """The sections in sight, from left to right."""
    sections = (header.logicalIndex(at) for at in range(header.count()))
    return [each for each in sections if not header.isSectionHidden(each)]


def glued(table):
    """The pairs of headings of a table with less than a character between them."""
    header = table.horizontalHeader()
    gap = header.fontMetrics().averageCharWidth()
    shown = in_order(header)
    places = [painted(header, section) for section in shown]
    texts = [header.model().headerData(at, Qt.Orientation.Horizontal) for at in shown]
    return [
        (table.objectName(), texts[at : at + 2], after[0] - before[1])
        for at, (before, after) in enumerate(pairwise(places))
        if all(texts[at : at + 2]) and after[0] - before[1] < gap
    ]


def touching(table):
    """The sections whose painted heading has ink within a third of a character of its end."""
    header = table.horizontalHeader()
    image = header.viewport().grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    grey = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    gap, found = max(header.fontMetrics().averageCharWidth() // 3, 2), []
    dark = header.palette().color(QPalette.ColorRole.ButtonText).lightness() + 60
    for at in in_order(header):
        text = header.model().headerData(at, Qt.Orientation.Horizontal)
        end = header.sectionViewportPosition(at) + header.sectionSize(at)
        if not text or not gap < end < image.width() - 1:
            continue
        if (grey[:, end - gap : end - 1] < dark).any():
            found.append((table.objectName(), text))
    return found


def test_headings_stand_apart_in_all_rooms(open_desk):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.show_room("swiss")
    desk.house.keepers["swiss"].files.document.begin(play_round(teams(9)))
    seen, found = set(), []
    for code, zoom in (("en", 100), ("cs", 150), ("de", 200), ("en", 200)):
        desk.set_preferences(replace(desk.settings, language=code, zoom=zoom))
        for name, pages in ROOMS.items():
            desk.show_room(name)
            for page in pages or ("",):
                if page:
                    show(desk.room, page)
                QApplication.processEvents()
                for table in desk.room.findChildren(QTableView):
                    if table.isVisible() and not isinstance(table, ScheduleView):
                        seen.add(table.objectName())
                        found += [(code, zoom, *each) for each in glued(table)]
                        found += [(code, zoom, *each) for each in touching(table)]
    assert {"fieldTable", "gamesTable", "sheetTable", "standingsTable", "scaleTable"} < seen
    assert not found, "\n".join(map(str, found))


def test_headings_of_what_was_opened_stand_apart(qtbot, open_desk, home):
    """A table that was checked, past matches, movements that are compared, dialogs."""
    desk = open_desk()
    desk.resize(1024, 700)
    (home / "past.csv").write_text("Boards;Margin\n" + "16;20\n24;31\n" * 40)
    desk.show_room("laboratory")
    for page, file in (("check", CHECKED), ("calibration", home / "past.csv")):
        desk.room.show_page(page)
        desk.room.page.open_file(file)
        qtbot.waitUntil(lambda: filled(desk.room.page), timeout=20_000)
    seen, found = set(), []
    for code, zoom in (("de", 200), ("cs", 125)):
        desk.set_preferences(replace(desk.settings, language=code, zoom=zoom))
        for page in ("check", "calibration"):
            desk.show_room("laboratory")
            desk.room.show_page(page)
            qtbot.waitUntil(lambda: filled(desk.room.page))
            look(desk.room, seen, found)
        desk.show_room("movements")
        desk.room.tools.show_tool("chooser")
        qtbot.waitUntil(lambda: "candidateTable" in tables(desk.room))
        look(desk.room, seen, found)
        for room, name in (("movements", "compare"), ("scales", "own")):
            desk.show_room(room)
            desk.menus.action(name, room).trigger()
            (dialog,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
            QApplication.processEvents()
            look(dialog, seen, found)
            dialog.close()
    assert seen >= {"calibrationTable", "checkColumn", "candidateTable"}
    assert not found, "\n".join(map(str, found))


def filled(page):
    table = page.table if page.objectName() == "calibrationPage" else page.column
    return table.isVisible() and table.model().rowCount() > 0


def tables(part):
    """The names of those that are shown with something in them."""
    found = part.findChildren(QTableView)
    return {each.objectName() for each in found if each.isVisible() and each.model().columnCount()}


def look(part, seen, found):
    for table in part.findChildren(QTableView):
        if table.isVisible() and table.model().columnCount():
            seen.add(table.objectName())
            found += glued(table)
            found += touching(table)


def show(room, page):
    go = getattr(room, f"go_{page}", None)
    if go is not None:
        go()
    else:
        room.show_page(page)
