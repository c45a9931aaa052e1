"""The window for the players of a tournament: what it shows, how it scrolls and follows."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QRegion
from PySide6.QtWidgets import QApplication

from tests.swiss_events import chess, play_round, teams, with_next_round
from vpdesk.gui.hall.scrolling_plan import PAUSE, Motion, plan_rows
from vpdesk.gui.hall.scrolling_rows import ScrollingRows
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.presentation import EventPresentation
from vpdesk.paper.blocks import Box
from vpdesk.paper.sheet_layout import Column
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.tournament import Entrant

BOARDS, NAMES, STANDINGS = (
    event_sheets.PAIRINGS_BY_BOARD,
    event_sheets.PAIRINGS_BY_NAME,
    event_sheets.STANDINGS,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def document(tmp_path):
    made = EventDocument(tmp_path, play_round(chess(9)))
    yield made
    made.close()


@pytest.fixture
def hall(qtbot, document):
    """The window with round 1 of an open of nine players."""
    made = EventPresentation()
    qtbot.addWidget(made)
    made.follow(document)
    made.resize(1024, 576)
    made.show()
    qtbot.waitUntil(lambda: made.table.title == "Round 1")
    return made


@pytest.fixture
def press(qtbot, hall):
    def on(key, modifier=Qt.KeyboardModifier.NoModifier):
        qtbot.keyClick(hall.table, key, modifier)

    return on


def many(count):
    """A field before its first round, with names of all lengths."""
    players = (
        Entrant(number, f"Name{number:03} {'very ' * (number % 7)}long", 3000 - number)
        for number in range(1, count + 1)
    )
    return replace(chess(0), entrants=tuple(players))


def table_of(*rows, words=(1,)):
    cells = tuple(tuple(map(Cell, row)) for row in rows)
    headings = ("Place", "Name", "Points")[: len(rows[0])]
    return Table("Standings", "rule", headings, cells, tuple(range(len(rows))), words=words)


def test_f5_in_the_room_opens_it(qtbot, desk):
    desk.show_room("swiss")
    desk.house.keepers["swiss"].room.document.begin(play_round(teams(4)))
    qtbot.keyClick(desk, Qt.Key.Key_F5)
    hall = desk.house.keepers["swiss"].presentation
    qtbot.waitUntil(lambda: hall.table.title == "Round 1")
    assert hall.isVisible()
    assert desk.house.keepers["scales"].presentation is None
    assert hall.windowTitle() == "Second screen: Round 1"
    assert not hall.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    desk.set_preferences(replace(desk.settings, language="cs"))
    assert hall.isVisible()
    qtbot.waitUntil(lambda: hall._language.code == "cs" and not hall._work.running)
    assert hall.table.accessibleName() == hall.table.title
    desk.house.keepers["swiss"].room.document.begin(teams(4))
    desk.close()
    assert not hall.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.house.keepers["swiss"].presentation is None


def test_keys_show_pairings_and_standings(qtbot, hall, press):
    for key, title, part in (
        (Qt.Key.Key_2, "Round 1, by name", NAMES),
        (Qt.Key.Key_3, "Standings after round 1", STANDINGS),
        (Qt.Key.Key_1, "Round 1", BOARDS),
    ):
        press(key)
        qtbot.waitUntil(lambda title=title: hall.table.title == title)
        assert hall.windowTitle() == f"Second screen: {title}"
        assert [each for each, action in hall._parts.items() if action.isChecked()] == [part]
    press(Qt.Key.Key_Escape)
    assert not hall.isVisible()


def test_it_follows_the_desk(qtbot, document, hall, press):
    press(Qt.Key.Key_3)
    qtbot.waitUntil(lambda: hall.table.title == "Standings after round 1")
    drawn = with_next_round(document.tournament)
    document.request(drawn, "draw")
    qtbot.waitUntil(lambda: hall.table.title == "Round 2")  # a draw is what all wait for
    table = hall.table.table
    assert "Result" not in table.headings
    result = typed(drawn, drawn.rounds[1].games[2], "=")
    document.request(with_game(drawn, 2, 3, result), "result")
    qtbot.waitUntil(lambda: hall.table.table is not table)
    assert [row[3].text for row in hall.table.table.rows] == ["", "", "½ – ½", "", ""]
    press(Qt.Key.Key_3)
    qtbot.waitUntil(lambda: hall.table.title == "Standings after round 2, provisional")
    document.undo()
    qtbot.waitUntil(lambda: hall.table.title == "Standings after round 1")
    document.begin(replace(chess(0), name="Next Open"))
    qtbot.waitUntil(lambda: hall.table.table is None)
    assert hall.windowTitle() == "Second screen: Nobody is entered yet"


def test_before_the_first_draw_it_shows_the_field(qtbot, document, hall, press):
    document.begin(chess(4))
    qtbot.waitUntil(lambda: hall.table.title == "Starting list")
    enabled = [action.isEnabled() for action in hall._parts.values()]
    assert enabled == [False, False, True, False, False, False, False]
    document.request(with_next_round(document.tournament), "draw")
    qtbot.waitUntil(lambda: hall.table.title == "Round 1")


def test_a_hidden_window_makes_nothing_and_is_up_to_date_when_it_is_shown(qtbot, document, hall):
    hall.close()
    made = hall._made
    document.begin(play_round(teams(6)))
    qtbot.wait(80)
    assert hall._made is made
    hall.show()
    qtbot.waitUntil(lambda: hall.table.table.headings[0] == "Table")


def test_all_in_turn(qtbot, hall, press):
    titles = []
    hall.table.advance(3 * PAUSE)
    assert hall.table.title == "Round 1"
    press(Qt.Key.Key_T)
    for _ in range(3):
        before = hall.table.table
        for _ in range(2):
            hall.table.advance(PAUSE)
        qtbot.waitUntil(lambda before=before: hall.table.table is not before)
        titles.append(hall.table.title)
    assert titles == ["Round 1, by name", "Standings after round 1", "Round 1"]


def rows_in_sight(table):
    """The rows that are to be seen of the first stack, those in part too."""
    plan, offset = table.plan, int(table.motion.offset)
    last = math.ceil((offset + table._body.height()) / plan.row)
    return range(offset // plan.row, min(last, plan.stack))


def test_a_large_field_scrolls_with_a_pause_at_top_and_bottom(qtbot, document, hall, press):
    document.begin(many(60))
    qtbot.waitUntil(lambda: hall.table.title == "Starting list")
    table = hall.table
    table.advance(PAUSE - 0.1)
    assert rows_in_sight(table).start == 0
    table.advance(0.2)
    assert table.motion.offset == pytest.approx(0.1 * table.plan.row)  # a row a second
    press(Qt.Key.Key_Plus)
    assert table.speed == 1.4
    press(Qt.Key.Key_Minus)
    press(Qt.Key.Key_Minus)
    assert table.speed == 0.7
    press(Qt.Key.Key_Space)
    assert table.paused
    assert not table._timer.isActive()
    press(Qt.Key.Key_Space)
    assert table._timer.isActive()
    seen = [rows_in_sight(table)]
    for _ in range(9):
        press(Qt.Key.Key_PageDown)
        seen.append(rows_in_sight(table))
    assert seen[-1].stop == table.plan.stack
    assert all(one.stop > two.start for one, two in pairwise(seen))  # nothing is left out
    table.advance(PAUSE + 0.1)
    assert rows_in_sight(table).start == 0
    press(Qt.Key.Key_PageUp)
    assert rows_in_sight(table).start == 0


def test_type_grows_no_further_than_the_width(document, qtbot, hall, press):
    document.begin(many(60))
    qtbot.waitUntil(lambda: hall.table.title == "Starting list")
    sizes = [hall.table.plan.size]
    for _ in range(9):
        press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        sizes.append(hall.table.plan.size)
    assert sizes == sorted(sizes)
    assert sizes[-1] == sizes[-2] > sizes[0]
    press(Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert hall.table.plan.size < sizes[-1]  # the first step back is seen
    press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert hall.table.plan.size == sizes[0]


def test_a_result_leaves_the_rows_where_they_are(qtbot, document, hall):
    document.begin(with_next_round(many(60)))
    qtbot.waitUntil(lambda: len(hall.table.table.rows) == 30)
    table = hall.table
    table.turn(1)
    offset, before, tournament = table.motion.offset, table.table, document.tournament
    assert offset > 0
    game = typed(tournament, tournament.rounds[0].games[0], "1")
    document.request(with_game(tournament, 1, 1, game), "result")
    qtbot.waitUntil(lambda: table.table is not before)
    assert table.motion.offset == offset


def test_only_what_comes_into_sight_is_painted(qtbot, document, hall, monkeypatch):
    document.begin(many(60))
    qtbot.waitUntil(lambda: hall.table.title == "Starting list")
    table = hall.table
    table.repaint()
    heights = []

    def paint_rows(self, painter, look, top, bottom):
        heights.append(bottom - top)

    with monkeypatch.context() as patch:
        patch.setattr(ScrollingRows, "paint_rows", paint_rows)
        table.motion.wait = 0
        table.advance(0.1)
        QApplication.processEvents()
    assert max(heights) == table._shown_at < 10
    assert len(table._planned()._texts) < 3 * 3 * len(rows_in_sight(table))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_scrolled_rows_are_those_painted_anew(qtbot, document, hall, theme):
    hall.setPalette(QColor("#2b3036" if theme == "dark" else "#f6f7f8"))
    document.begin(many(60))
    qtbot.waitUntil(lambda: hall.table.title == "Starting list")
    table = hall.table
    table.repaint()
    table.motion.wait = 0
    for _ in range(15):
        table.advance(0.1)
        QApplication.processEvents()
    scrolled = hall.screen().grabWindow(hall.winId()).toImage()
    table.repaint(QRegion(table.rect()))
    assert scrolled == hall.screen().grabWindow(hall.winId()).toImage()
    assert scrolled.pixelColor(2, 2) == QColor("#14181c" if theme == "dark" else "white")


def test_the_end_begins_anew():
    motion = Motion()
    assert not motion.advance(PAUSE / 2, 10, 30)
    assert motion.offset == 0
    motion.advance(PAUSE / 2 + 60, 10, 30)
    assert motion.offset == 1  # after a long delay nothing jumps
    for _ in range(29):
        motion.advance(0.1, 10, 30)
    assert (motion.offset, motion.wait) == (30, PAUSE)
    assert motion.advance(PAUSE, 10, 30)
    assert (motion.offset, motion.wait) == (0, PAUSE)


COLUMNS = (
    Column(("Place",), 1.0, 0.0, 2.5),
    Column(("Name",), 0.0, 30.0, 30.0),
    Column(("Points",), 1.0, 0.5, 3.0),
)


def planned(rows, width, height, zoom=1.0):
    table = table_of(*(("1", "a", "0"),) * rows)
    return plan_rows(table, COLUMNS, Box(10, 20, width, height), 30, 70, zoom)


def test_a_small_field_is_as_large_as_fits():
    plan = planned(8, 1800, 800)
    assert (plan.most, len(plan.lefts), plan.stack) == (0, 1, 8)
    assert 40 <= plan.size <= 70
    assert plan.heading + 8 * plan.row <= 800
    assert 10 <= plan.lefts[0] < plan.lefts[0] + plan.width <= 1811


def test_a_wide_screen_has_stacks_side_by_side():
    plan = planned(200, 3600, 800)
    assert plan.size == 30
    assert len(plan.lefts) == 4
    assert plan.stack == 50
    assert plan.most == 50 * plan.row + plan.heading - 800
    for one, two in pairwise(plan.lefts):
        assert one + plan.width < two
    assert plan.lefts[-1] + plan.width <= 3611
    assert planned(40, 3600, 1200).most == 0  # more stacks, and nothing has to move


def test_names_are_cut_before_type_gets_small():
    plan = planned(200, 800, 800)
    assert plan.size == 30
    assert plan.columns[1].width < 30 * 30
    narrow = planned(200, 300, 800)
    assert narrow.size < 30
    assert narrow.columns[1].width >= 8.9 * narrow.size
    assert planned(200, 800, 800, zoom=0.5).size == 15


def test_a_name_without_room_ends_in_an_ellipsis(qapp):
    table = table_of(("1", "x" * 60, "0"), ("2", "Short", "1"))
    rows = ScrollingRows(table, COLUMNS, planned(2, 600, 400))
    assert rows._text(0, 1)[1].endswith("…")
    assert rows._text(1, 1)[1] == "Short"
    assert rows._text(0, 0)[1] == "1"
