"""What one document leaves in the view of another: nothing.

In every view of every room that has files a user picks, sorts, scrolls, types and opens lists;
then another file is opened. Every view shows the same of it as after a fresh start.
"""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QPlainTextEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

from tests.folders import TESTS
from tests.gui.rooms.events.stages.stages_builders import groups_and_final
from tests.unit.event.stages_builders import league, played
from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import drawn
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.files.match_file import write_match
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.work import Work
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import new_sheet
from vpdesk.pairs.evening import Evening
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.play import Kind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
VIEWS = {
    "pairs": ("go_entrants", "go_results", "go_ranking", "go_frequencies", "go_decisions"),
    "swiss": ("go_explanation", "go_field", "go_rounds", "go_standings"),
    "match": ("sheet", "ruling"),
    "movements": ("go_chooser", "go_heatmap", "go_schedule", "go_figures"),
}
# What the user chose for the room and not for a document, or what is none of the document.
OF_THE_ROOM = {"resultsOrder", "regulationCombo", "candidateTable", "movementAdvice"}
REFUSING = ("resultsTable", "sheetTable")  # "x" can be nothing there
TEXTS = ("3nt n =", "4s w -1", "1nt e +1", "pass", "5cx s -2")


READ = (
    (QComboBox, lambda it: ([it.itemText(at) for at in range(it.count())], it.currentIndex())),
    (QListWidget, lambda it: ([it.item(at).text() for at in range(it.count())], it.currentRow())),
    (QTextEdit | QPlainTextEdit, lambda it: it.toPlainText()),
    (QLabel | QLineEdit, lambda it: it.text()),
    (QAbstractButton, lambda it: (it.text(), it.isCheckable() and it.isChecked())),
)


def evenings(folder):
    """One with as many pairs, one with other results, one of two sections with two winners."""
    evening = filled(of_howell(8, 3), TEXTS)
    entries = list(evening.entries.items())
    two = of_mitchell(8, 2, "A", two_winners=True), of_mitchell(8, 2, "B", first=9)
    made = {
        "half": replace(evening, name="Half", entries=dict(entries[: len(entries) // 2])),
        "all": replace(filled(of_howell(8, 3), TEXTS[::-1]), name="All", cancelled=(2,)),
        "two": filled(Evening("Two", entrants=entrants(16), sections=two), TEXTS[1:]),
        "empty": replace(of_howell(6, 2), name="Empty"),
    }
    for name, value in made.items():
        write_evening(folder / f"{name}.vppairs", value)
    return [folder / f"{name}.vppairs" for name in made]


def events(folder):
    """Two leagues of six at other rounds, a final after groups, a cup."""
    one = played(league(6), 1)
    group = one.group(1)
    begun = replace(group, rounds=league(6).group(1).rounds)
    cup = EventPlan(EventFormat.KNOCK_OUT, Kind.TEAMS, "Cup")
    made = {
        "played": replace(one, name="Played"),
        "begun": replace(one.with_group(1, 1, begun), name="Begun"),
        "final": groups_and_final(),
        "cup": drawn(new_event(cup, one.entrants), 1),
    }
    for name, value in made.items():
        TournamentFile.create(folder / f"{name}.vpt", value).close()
    return [folder / f"{name}.vpt" for name in made]


def matches(folder):
    found = [TESTS / "data" / "written_before" / "match.vpmatch"]
    for name, boards in (("eight", 8), ("ten", 10)):
        found.append(folder / f"{name}.vpmatch")
        sheet = replace(new_sheet(boards), home=name, away="Bears")
        write_match(found[-1], Match(sheet, ScaleSpec(boards)))
    return found


def movements(_folder):
    names = ("Howell08T4B14", "Howell08T4B21", "Howell12T6B22")
    return [TESTS / "data" / "movements" / f"{name}.asc" for name in names]


FILES = {"pairs": evenings, "swiss": events, "match": matches, "movements": movements}


def in_sight(room):
    return [each for each in room.findChildren(QWidget) if each.isVisible() and each.objectName()]


def table_state(table):
    model, at = table.model(), table.currentIndex()
    header = table.horizontalHeader()
    columns = [each for each in range(model.columnCount()) if not table.isColumnHidden(each)]
    return {
        "cells": [
            [str(model.index(row, column).data() or "") for column in columns]
            for row in range(model.rowCount())
        ],
        "at": (at.row(), at.column()),
        "columns": columns,
        "sorted": header.isSortIndicatorShown() and header.sortIndicatorSection(),
        "scrolled": table.verticalScrollBar().value(),
        "open": [
            each.text() for each in table.viewport().findChildren(QLineEdit) if each.isVisible()
        ],
    }


def state(each):
    """What a widget shows; None for what shows nothing of a document."""
    if isinstance(each, QTableView):
        return table_state(each)
    for kind, read in READ:
        if isinstance(each, kind):
            return read(each)
    return None


def shown(room):
    """All that a view shows, by names."""
    return {
        f"{type(each).__name__} {each.objectName()}": found
        for each in in_sight(room)
        if each.objectName() not in OF_THE_ROOM
        and not each.objectName().startswith("qt_")
        and (found := state(each)) is not None
    }


def apart(then, found):
    """What differs of two states."""
    if isinstance(then, dict) and isinstance(found, dict):
        others = [key for key in then if then[key] != found[key]]
        return {key: then[key] for key in others}, {key: found[key] for key in others}
    return then, found


def is_open(keeper, path):
    return keeper.files.document.path == path


def settle():
    QApplication.processEvents()
    windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMainWindow)]
    works = [work for each in windows if each.isVisible() for work in each.findChildren(Work)]
    while any(each.running for each in works):
        QTest.qWait(1)
    QApplication.processEvents()


def disturb(room):
    """Pick, sort, scroll, choose and begin to type in all that is in sight."""
    for each in in_sight(room):
        name = each.objectName()
        if isinstance(each, QTableView) and each.model() is not None and each.model().rowCount():
            header = each.horizontalHeader()
            if header.isSortIndicatorShown():
                header.setSortIndicator(1, Qt.SortOrder.DescendingOrder)
            row, column = each.model().rowCount() - 1, each.model().columnCount() - 1
            columns = [at for at in range(column + 1) if not each.isColumnHidden(at)]
            each.setCurrentIndex(each.model().index(row, columns[len(columns) // 2]))
            each.verticalScrollBar().setValue(each.verticalScrollBar().maximum())
        elif isinstance(each, QListWidget) and each.count():
            each.setCurrentRow(each.count() - 1)
        elif isinstance(each, QComboBox) and name in (
            "rankingChoice",
            "roundChoice",
            "stageChoice",
        ):
            each.setCurrentIndex(each.count() - 1)
            each.activated.emit(each.count() - 1)
        elif isinstance(each, QLineEdit) and name in (
            *("quickResult", "quickScore", "forbiddenNumbers"),
        ):
            each.setText("7")
        else:
            continue
        settle()
    for each in in_sight(room):
        if each.objectName() in REFUSING and each.currentIndex().isValid():
            QTest.keyClicks(each, "x")
            settle()
            break


def views(desk, name, do=lambda room: None):
    """What each view of a room shows; do: something in each."""
    found = {}
    if name == "movements":  # not of a file: research is asked for
        desk.room.bar.figures.setChecked(False)
    for view in VIEWS[name]:
        desk.menus.action(view, name).trigger()
        settle()
        found[view] = shown(desk.room)
        do(desk.room)
    return found


@pytest.mark.parametrize("name", VIEWS)
def test_nothing_of_one_file_is_left_in_the_views_of_another(name, open_desk, home, qtbot):
    folder = home / "files"
    folder.mkdir()
    paths = FILES[name](folder)
    fresh = {}
    for path in paths:
        desk = open_desk(str(path))
        qtbot.waitUntil(partial(is_open, desk.house.keepers[name], path))
        settle()
        fresh[path] = views(desk, name)
        desk.close()
    desk, faults = open_desk(str(paths[-1])), []
    settle()
    order = [*paths, *reversed(paths[:-1])]
    for at, path in enumerate(order * 2 if len(order) < len(VIEWS[name]) else order):
        views(desk, name, disturb)
        desk.menus.action(VIEWS[name][at % len(VIEWS[name])], name).trigger()
        settle()
        disturb(desk.room)
        desk.open_file(path)
        qtbot.waitUntil(partial(is_open, desk.house.keepers[name], path))
        settle()
        now = views(desk, name)
        for view, widgets in fresh[path].items():
            for widget in widgets.keys() | now[view].keys():
                then, found = widgets.get(widget), now[view].get(widget)
                if then != found:
                    faults.append((path.name, view, widget, *apart(then, found)))
    assert not faults, "\n".join(map(str, faults[:40]))
