"""What comes and goes while one types moves nothing that is above or beside it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vpdesk.gui.desk.samples import SAMPLES, copied
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.events.rounds.games_model import RESULT, VISITOR
from vpdesk.report.events import sheets


def open_sample(desk: MainWindow, home: Path, name: str) -> None:
    (sample,) = (each for each in SAMPLES if each.name == name)
    desk.open_file(copied(sample, home))


def test_the_first_result_of_a_round_widens_no_column(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    open_sample(desk, home, "league")
    room = desk.house.keepers["swiss"].room
    room.go_rounds()
    table = room.rounds.table
    for number in range(1, len(table.games.drawn.games) + 1):
        table.resultTyped.emit(number, "")
    assert not any(game.home_result for game in table.games.drawn.games)
    table.fit_columns()
    before = table.columnWidth(RESULT), table.columnViewportPosition(VISITOR)
    table.resultTyped.emit(1, "45-23")
    assert table.games.drawn.games[0].home_result is not None
    assert (table.columnWidth(RESULT), table.columnViewportPosition(VISITOR)) == before


def test_a_doubt_about_a_stage_comes_below_the_page(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    open_sample(desk, home, "swiss")
    room = desk.house.keepers["swiss"].room
    room.go_rounds()
    QApplication.processEvents()
    before = room.rounds.table.mapTo(room, QPoint())
    room.doubts.setText("Stage 2: Kites plays it.")
    room.doubts.show()
    QApplication.processEvents()
    assert room.rounds.table.mapTo(room, QPoint()) == before
    assert room.doubts.mapTo(room, QPoint()).y() > before.y()


def test_a_league_that_has_just_begun_is_printed_as_its_schedule(
    desk: MainWindow, home: Path
) -> None:
    open_sample(desk, home, "league")
    room = desk.house.keepers["swiss"].room
    room.go_rounds()
    assert room.subject.shown[0] is sheets.PAIRINGS_BY_BOARD
    for number in range(1, room.rounds.rounds.count() + 1):
        room.rounds.show_round(number)
        for table in range(1, len(room.rounds.table.games.drawn.games) + 1):
            room.rounds.table.resultTyped.emit(table, "")
    assert room.subject.shown == (sheets.SCHEDULE,)


def test_the_list_of_boards_stays_where_it_is_when_it_is_wider(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    open_sample(desk, home, "evening")
    desk.show_room("pairs")
    page = desk.house.keepers["pairs"].room.results
    page.go()
    page.list.setFixedHeight(150)
    row = page.list.count() // 2
    page.list.setCurrentRow(row)
    page.list.scrollTo(page.list.currentIndex(), page.list.ScrollHint.PositionAtTop)
    before = page.list.verticalScrollBar().value()
    assert before
    page.list.setFixedWidth(page.list.width() + 26)
    QApplication.processEvents()
    assert page.list.verticalScrollBar().value() == before


def test_the_explanation_of_a_score_is_seen_whole(
    qtbot: QtBot, desk: MainWindow, home: Path
) -> None:
    open_sample(desk, home, "evening")
    desk.show_room("pairs")
    desk.resize(1250, 900)
    page = desk.house.keepers["pairs"].room.results
    page.go()
    for place in [row.place for row in page.table.results.rows]:
        page.table.go_place(place)
        page.layout().activate()
        low = page._below.minimumHeight() >= page.height() // 3
        assert low or page._below.minimumHeight() >= page.why.document().size().height()


def test_a_page_without_decisions_says_so(desk: MainWindow, home: Path) -> None:
    desk.show_room("pairs")
    room = desk.house.keepers["pairs"].room
    room.go_decisions()
    rows = room.decisions.table.model().rowCount()
    assert rows == 0
    assert room.decisions.none.isVisibleTo(room.decisions)
    assert "none yet" in room.decisions.none.text()
