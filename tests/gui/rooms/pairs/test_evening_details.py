"""What an evening is called and of which day; groups, remarks, hands, and menus that sleep."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QTextBrowser

from tests.gui.rooms.pairs.pairs_room_builders import accept, begin, dialog_of, type_result
from tests.unit.deals.known import known_deals
from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell
from vpdesk.deals.deal import numbered
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.gui.deals.deals_window import DealsWindow
from vpdesk.gui.rooms.pairs.entrants_page import GROUP, REMARKS
from vpdesk.gui.rooms.pairs.new_evening import NewEvening
from vpdesk.gui.rooms.pairs.quick_start import QuickStart
from vpdesk.gui.rooms.pairs.results_file import take_results
from vpdesk.gui.rooms.pairs.results_model import EW, NS, RESULT, TABLE
from vpdesk.pairs.evening import Evening, PairsAdjustment

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
HANDS = known_deals()[0].deal.hands


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def begun(keeper, evening):
    keeper.files.document.begin(evening)
    return keeper.room


def enabled(desk):
    rows = desk.menus.rooms["pairs"].own
    names = [each.name for each in rows if each is not None]
    return [name for name in names if desk.menus.action(name, "pairs").isEnabled()]


def test_without_an_evening_the_menu_sleeps(desk, keeper, qtbot):
    assert enabled(desk) == ["register"]
    assert desk.menus.action("next_step", "pairs").isEnabled()
    begun(keeper, of_howell())
    assert len(enabled(desk)) > 10
    keeper.files.document.begin(Evening())
    assert enabled(desk) == ["register"]


def test_a_new_evening_is_of_today_and_can_be_called_otherwise(keeper, qtbot, tmp_path):
    room = begin(qtbot, keeper, 6)
    document = room.document
    assert document.evening.date == document.today
    room.work.ask_details()
    dialog = dialog_of(room)
    dialog.findChild(object, "detailsName").setText(" Club  night ")
    dialog.findChild(object, "detailsPlace").setText("Brno")
    dialog.findChild(object, "detailsDate").setText("tomorrow")
    accept(qtbot, dialog)
    assert dialog.isVisible()
    assert "2026-11-24" in dialog.line.text()
    dialog.findChild(object, "detailsDate").setText("24.11.2026")
    accept(qtbot, dialog)
    evening = document.evening
    assert (evening.name, evening.place, evening.date) == ("Club night", "Brno", "2026-11-24")
    assert room.name.text() == "Club night"
    assert document.undo_text == "name, place and date"


def test_a_group_and_a_remark_are_typed_shown_printed_and_kept(keeper, desk, qtbot, tmp_path):
    evening = filled(of_howell(), ["pass"])
    evening = replace(evening, adjustments=(PairsAdjustment(2, -1000, "late"),))
    room = begun(keeper, evening)
    room.go_entrants()
    model = room.entrants.model
    assert model.setData(model.index(1, GROUP), "Juniors")
    assert model.setData(model.index(1, REMARKS), "new  members")
    texts = [model.index(1, at).data() for at in (GROUP, REMARKS)]
    assert texts == ["Juniors", "new members, late"]
    assert model.index(1, REMARKS).data(Qt.ItemDataRole.EditRole) == "new members"
    room.go_ranking()
    table = room.ranking.table.figures.table
    assert "Group" in table.headings
    assert table.headings[-1] == "Remark"
    assert [row[-1].text for row in table.rows].count("new members") == 1
    path = tmp_path / "a.vppairs"
    write_evening(path, room.document.evening)
    pair = read_evening(path).entrant(2)
    assert (pair.group, pair.remark) == ("Juniors", "new members")


def test_a_table_of_a_section_has_its_letter(keeper):
    sections = of_mitchell(letter="A"), of_mitchell(letter="B", first=7)
    room = begun(keeper, Evening(entrants=entrants(12), sections=sections))
    room.go_results()
    model = room.results.table.results
    tables = [model.index(row, TABLE).data() for row in range(model.rowCount())]
    assert {each[0] for each in tables} == {"A", "B"}


def test_the_hands_of_a_board_stand_beside_its_results(keeper):
    evening = of_howell()
    room = begun(keeper, replace(evening, deals=(numbered(1, HANDS),)))
    room.go_results()
    room.go_board(1)
    hand = room.results.hand
    assert hand.isVisible()
    table = hand.figures.table
    assert table.headings == ("Board 1", "♠", "♥", "♦", "♣", "HCP")
    assert [row[0].text for row in table.rows] == ["N", "E", "S", "W"]
    assert table.rows[0][1].text == HANDS[0][0].replace("T", "10")
    room.go_board(2)
    assert not hand.isVisible()


def test_where_a_result_is_missing_who_plays_is_said(keeper, qtbot):
    room = begun(keeper, of_howell())
    room.go_results()
    text = room.results.why.toPlainText()
    assert text.startswith("No result yet: ")
    assert text.endswith("Board 1: 0 of 3 results are in.")
    type_result(qtbot, room, "pass")
    assert "Board 1: 1 of 3 results are in." in room.results.why.toPlainText()
    for go in (room.go_ranking, room.go_frequencies):
        go()
        shown = [each for each in room.findChildren(QTextBrowser) if each.isVisible()]
        assert all(each.toPlainText() for each in shown)


def test_deals_take_the_boards_of_the_evening_and_go_to_it(desk, keeper, qtbot):
    room = begun(keeper, replace(of_howell(), name="Tuesday"))
    boards = {place.board for place in room.document.evening.due}
    desk.menus.action("deals").trigger()
    deals = desk.findChild(DealsWindow)
    assert (deals.first.value(), deals.count.value()) == (1, len(boards))
    assert deals.attach.isVisible()
    assert deals.attach.text().replace("&", "") == "Give them to “Tuesday”"
    assert deals.attach.isChecked()
    room.deals._work.start = lambda steps: None
    deals.make.click()
    assert deals.message.text() == f"{len(boards)} boards of the evening have their cards."
    assert {each.board for each in room.document.evening.deals} == boards
    deals.document.modified = False
    deals.reject()
    desk.menus.action("deals").trigger()
    (again,) = (each for each in desk.findChildren(DealsWindow) if each.isVisible())
    assert not again.attach.isChecked()  # it has its cards


def test_without_an_evening_deals_are_for_nobody(desk):
    desk.menus.action("deals").trigger()
    deals = desk.findChild(DealsWindow)
    assert not deals.attach.isVisible()
    assert deals.count.value() == 24


@pytest.mark.parametrize("zoom", [100, 200])
def test_five_results_are_in_sight_in_a_small_window(qtbot, desk, keeper, zoom):
    desk.set_preferences(replace(desk.settings, zoom=zoom))
    desk.resize(1024, 700)
    evening = of_howell(10, 3)
    room = begun(keeper, replace(evening, deals=(numbered(1, HANDS),)))
    room.go_results()
    QApplication.processEvents()
    table = room.results.table
    rows = [table.visualRect(table.model().index(row, RESULT)) for row in range(5)]
    assert all(table.viewport().rect().contains(each.center()) for each in rows)
    assert room.results.why.isVisible() == (zoom == 100)
    room.go_why()
    assert room.results.why.isVisible()
    room.go_why()
    assert table.hasFocus()
    room.go_why()
    qtbot.keyClick(room.results.why, Qt.Key.Key_Escape)
    assert table.hasFocus()
    room.go_why()
    room.go_missing()
    assert table.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440), (3840, 2160)])
def test_a_name_stands_near_its_result_on_any_screen(desk, keeper, size):
    desk.resize(*size)
    room = begun(keeper, of_howell(10, 3))
    room.go_results()
    QApplication.processEvents()
    table = room.results.table
    for row in range(table.model().rowCount()):
        name = table.model().index(row, NS).data()
        end = table.columnViewportPosition(NS) + table.fontMetrics().horizontalAdvance(name)
        assert 0 < table.columnViewportPosition(RESULT) - end <= 120
        end = table.columnViewportPosition(RESULT) + table.columnWidth(RESULT)
        assert table.columnViewportPosition(EW) == end


def test_results_of_another_program_come_from_the_menu(desk, keeper, tmp_path):
    """A CSV file for BridgeWebs, a table, USEBIO or PBN: by the code of pairs import."""
    room = begun(keeper, replace(of_howell(4, boards=1), name="Tuesday"))
    evening = room.document.evening
    meeting = evening.sections[0].meetings[1, 1]
    (ns,), (ew,), (board,) = meeting.ns, meeting.ew, meeting.boards
    desk.menus.action("take_results", "pairs").trigger()
    dialog = desk.findChild(QFileDialog, "importResultsDialog")
    path = tmp_path / "web.csv"
    head = "#Version;std1\n#Travellers\nNS;EW;NSScore;EWScore\n"
    for score, said in (
        ("420", "1 result taken."),
        ("450", "1 result taken. Results that were another one before: 1."),
        ("450", "0 results taken."),
    ):
        path.write_text(f"{head}#Board;{board}\n{ns};{ew};{score};\n")
        take_results(room.document, room.say, path)
        assert room.line.text() == said
    dialog.reject()
    path.write_text(f"{head}#Board;{board}\n1;9;420;\n")
    take_results(room.document, room.say, path)
    assert "1 and 9 do not meet on it" in room.line.text()
    assert room.document.undo_text == "results of “web.csv”"
    room.document.undo()
    room.document.undo()
    assert room.document.evening.entries == {}


def test_a_movement_is_told_of_for_all_sections(keeper, qtbot):
    """Eleven of 23 pairs play in the second one, where each sits out once."""
    keeper.room.findChild(QuickStart).boards.setValue(22)
    qtbot.mouseClick(keeper.room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = keeper.room.window().findChild(NewEvening)
    assert dialog.boards.value() == 22  # as was typed beside the button
    assert len(dialog.pairs) == 10  # and so many pairs, until names are typed over it
    assert dialog.names.textCursor().hasSelection()
    dialog.names.setPlainText("23")
    dialog.sections.setValue(2)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    dialog.movement.setCurrentIndex([each.rounds for each in dialog._found].index(11))
    assert dialog.about.text().startswith(
        "22 boards in play. A pair plays 20 to 22 of them. A pair sits out 1 round at most."
        " There is room for a late pair."
    )
    dialog.reject()


def test_what_was_said_stays_while_it_is_only_saved(keeper):
    """A slow disk tells later that all is in the file; what was not taken is still named."""
    room = begun(keeper, of_howell())
    room.results.said.emit("Not taken: board 1.")
    room.document._tell(room.document.value)
    assert room.line.text() == "Not taken: board 1."
    room.document.request(replace(room.document.evening, name="Tuesday"), "name")
    assert room.line.text() == ""


def test_the_reason_of_a_ranking_can_be_read_in_large_type(qtbot, desk, keeper):
    desk.set_preferences(replace(desk.settings, zoom=200))
    desk.resize(1024, 700)
    room = begun(keeper, filled(of_howell(10, 3), ["3NT N =", "420", "-50"]))
    room.go_ranking()
    QApplication.processEvents()
    page, metrics = room.ranking, room.ranking.fontMetrics()
    qtbot.waitUntil(lambda: page.why.viewport().width() >= 40 * metrics.averageCharWidth())
    assert page.why.viewport().height() >= 3 * metrics.height()
    assert page.table.viewport().height() >= 4 * metrics.height()
    desk.set_preferences(replace(desk.settings, zoom=100))
    desk.resize(1600, 900)
    QApplication.processEvents()
    assert page.why.mapTo(page, QPoint()).x() > page.table.width() / 2


@pytest.mark.parametrize("zoom", [100, 200])
def test_no_column_changes_its_width_while_the_results_of_a_board_come(qtbot, desk, keeper, zoom):
    desk.set_preferences(replace(desk.settings, zoom=zoom))
    desk.resize(1024, 700)
    room = begun(keeper, of_howell(10, 3))
    room.go_results()
    table = room.results.table
    QApplication.processEvents()
    columns = range(table.model().columnCount())
    first = [table.columnWidth(each) for each in columns]
    for text in ("3nt w +1", "4sxx n -2", "1100", "a60/40"):
        if table.results.rows[0].place.board != room.results.place.board:
            break
        type_result(qtbot, room, text)
        QApplication.processEvents()
        assert [table.columnWidth(each) for each in columns] == first
