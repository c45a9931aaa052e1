"""A pairs evening in the window: from the names to the ranking, by the keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QStyleOptionViewItem,
)

from tests.gui.context_menus import choose, open_menu
from tests.gui.rooms.pairs.pairs_room_builders import (
    ENTER,
    ESC,
    OK,
    accept,
    begin,
    dialog_of,
    names,
    type_result,
)
from tests.unit.deals.known import known_deals
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.files.deals_file import write_deals
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.movement_file import write_movement
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.pairs.director_dialogs import ask_substitute
from vpdesk.gui.rooms.pairs.entrants_page import HANDICAP, REMARKS, STRATUM
from vpdesk.gui.rooms.pairs.movement_shown import MovementShown
from vpdesk.gui.rooms.pairs.new_evening import NewEvening
from vpdesk.gui.rooms.pairs.other_movement import OtherMovement
from vpdesk.gui.rooms.pairs.results_model import EW, EW_SCORE, NS, NS_SCORE, RESULT
from vpdesk.gui.rooms.pairs.results_page import PlacesList
from vpdesk.gui.rooms.pairs.results_table import LEAST_NAME
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.individual import whist_tournament
from vpdesk.next_step import WayPart
from vpdesk.pairs.evening import PairsAdjustment, left, with_entrant
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.pairs.sheets import HANDS, RANKING, SHOWN_RANKING, START_BY_TABLE
from vpdesk.settings import recovery_folder

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def test_twelve_tables_cost_the_contract_and_one_key_more(qtbot, keeper):
    room = begin(qtbot, keeper, 24, 24)
    due = len(room.document.evening.due)
    contracts = ("3nt w =", "4s n +1", "2h e -1", "1nt s +2", "5d w -2")
    typed = keys = 0
    for at in range(due):
        board = room.results.table.place.board  # what was played there is alike at all tables
        contract = contracts[board % 5] if at % 3 else contracts[board % 5].replace("=", "+1")
        typed += len(contract)
        keys += type_result(qtbot, room, contract)
    assert not room.document.evening.missing
    assert len(room.document.evening.entries) == due == 288
    assert keys - typed == due
    assert room.results.missing.text() == "All results are in"


def test_a_movement_says_what_it_means_before_it_is_chosen(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(11))
    dialog.boards.setValue(26)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    said = set()
    for at, each in enumerate(dialog._found):
        dialog.movement.setCurrentIndex(at)
        text = dialog.about.text()
        assert ("There is room for a late pair." in text) == (each.pairs == 12)
        assert ("There is no room for a late pair." in text) == (each.pairs == 11)
        assert "Fairness: " in text
        said.add(text)
    assert (
        "24 boards in play. A pair plays 21 to 24 of them. A pair sits out 1 round at most."
        " There is no room for a late pair. Fairness: 87.04 of 100."
    ) in said
    dialog.names.setPlainText(names(6))
    dialog.boards.setValue(10)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    shared = []
    for at, each in enumerate(dialog._found):
        dialog.movement.setCurrentIndex(at)
        shared.append("Up to 3 tables play the same boards at once." in dialog.about.text())
        line = f": {each.rounds} × {each.each} = {each.rounds * each.each} boards"
        line += ", shared by tables" if "play the same boards" in dialog.about.text() else ""
        assert dialog.movement.currentText() == each.name + line
    assert True in shared
    assert False in shared
    dialog.names.setPlainText(names(3))
    dialog._propose()
    assert dialog.about.text() == ""
    dialog.reject()


def test_the_list_of_tables_has_room_for_what_is_missing(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 14)
    places = room.results.list
    room.window().resize(1024, 700)  # a smaller one has no room for names beside it
    room.results.order.setCurrentIndex(1)
    qtbot.waitUntil(lambda: places.item(0).text().endswith(" missing"))
    qtbot.waitUntil(lambda: places.viewport().width() >= places.sizeHintForColumn(0))


def test_f5_shows_the_players_where_they_start_and_how_they_stand(qtbot, desk, keeper):
    qtbot.keyClick(desk, Qt.Key.Key_F5)
    hall = keeper.presentation
    assert hall.table.title == "Nobody is seated yet"
    room = begin(qtbot, keeper, 8, 14)
    qtbot.waitUntil(lambda: hall.table.title == "Start list by name")
    hall.show_part(START_BY_TABLE)
    assert hall.table.title == "Start list by table"
    hall.show_part(RANKING)  # there is none yet
    assert hall.table.title == "Start list by name"
    type_result(qtbot, room, "3nt w +1")
    qtbot.waitUntil(lambda: hall.table.title == "Ranking, provisional")
    assert hall.windowTitle() == "Second screen: Ranking, provisional"
    assert len(hall.table.table.rows) == 8
    hall.table.passed.emit()  # one table alone stays
    assert hall.table.title == "Ranking, provisional"
    keeper.present()  # in front again
    qtbot.waitUntil(hall.isActiveWindow)
    qtbot.keyClick(hall.table, Qt.Key.Key_T)
    hall.table.passed.emit()
    assert hall.table.title == "Start list by name"
    qtbot.keyClick(hall.table, Qt.Key.Key_Space)
    assert hall.table.paused
    qtbot.keyClick(hall.table, Qt.Key.Key_Escape)
    assert not hall.isVisible()


def test_an_evening_of_eleven_pairs_is_typed_ranked_saved_and_opened(qtbot, keeper, tmp_path):
    room = begin(qtbot, keeper, 11)
    document, table = room.document, room.results.table
    assert room.facts.text() == "Pairs: 11, boards: 27, Matchpoints"
    (section,) = document.evening.sections
    assert len(section.vacant) == section.movement.pairs - 11
    first = table.place
    for text in ("3nt w +1", "4s n =", "-50", "420", "a60/40"):
        type_result(qtbot, room, text)
    assert len(document.evening.entries) == 5
    assert table.place.board != first.board  # on to what is missing next
    (kept,) = recovery_folder().glob("*.vppairs")  # what is typed is kept as it is taken
    assert read_evening(kept) == document.evening
    document.undo()
    room.work.adjust()
    dialog_of(room).reject()
    assert read_evening(kept) == document.evening
    document.redo()
    assert read_evening(kept) == document.evening
    room.results.go_place(first)
    assert "beaten" in room.results.why.toPlainText() or "1:" in room.results.why.toPlainText()
    room.go_ranking()
    places = [row[0].text for row in room.ranking.table.figures.table.rows]
    assert places[0] == "1"
    assert len(places) == 11
    assert room.subject.shown[0].key == "ranking"
    room.go_frequencies()
    frequencies = room.frequencies
    rows = frequencies.table.figures.table.rows
    assert sum(int(row[2].text) for row in rows) == 5
    assert " against " in frequencies.why.toPlainText()
    frequencies.table.rowActivated.emit(first)
    assert room.results.place == first
    room.go_frequencies()
    assert room.subject.shown[0].key == "frequencies"
    document.save(tmp_path / "tuesday.vppairs")
    assert read_evening(tmp_path / "tuesday.vppairs") == document.evening
    document.undo()
    assert len(document.evening.entries) == 4
    document.redo()
    assert not list(recovery_folder().glob("*.vppairs"))
    write_evening(tmp_path / "empty.vppairs", replace(document.evening, entries={}))
    keeper.files._open(tmp_path / "empty.vppairs")
    room.go_ranking()
    table = room.ranking.table.figures
    assert {row[5].text for row in table.table.rows} == {"0"}
    keeper.files._open(tmp_path / "tuesday.vppairs")
    assert sum(int(row[5].text) for row in table.table.rows) == 2 * 5


def test_what_cannot_be_is_refused_beside_the_cell_and_what_is_odd_is_asked_once(qtbot, keeper):
    room = begin(qtbot, keeper, 12, 24)
    document, table, error = room.document, room.results.table, room.results.entry.error
    type_result(qtbot, room, "410")
    assert "410" in error.text()
    assert error.isVisible()
    assert table.editor.text() == "410"
    assert not document.evening.entries
    table.editor.setText("430")
    qtbot.keyClick(table.editor, ENTER)
    type_result(qtbot, room, "430")
    type_result(qtbot, room, "400")
    assert len(document.evening.entries) == 3
    type_result(qtbot, room, "-430")
    assert "was the arrow turned?" in error.text()
    assert len(document.evening.entries) == 3
    # Who types on without a look puts no result in its place, and the next one in its own.
    odd = table.place
    qtbot.keyClicks(table.editor, "400")
    qtbot.keyClick(table.editor, ENTER)
    assert len(document.evening.entries) == 4
    assert odd not in document.evening.entries
    assert "-430" in room.line.text()
    table.go_place(odd)
    type_result(qtbot, room, "-430")
    qtbot.keyClick(table.editor, ENTER)
    assert len(document.evening.entries) == 5
    assert odd in document.evening.entries
    place = next(place for place, each in document.evening.entries.items() if each.typed == "-430")
    room.results.go_place(place)
    room.turn()
    assert document.evening.entries[place].turned
    table.go_place(place)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    table.editor.setText("nonsense")
    qtbot.keyClick(table.editor, ENTER)
    assert table.editor.text() == "nonsense"
    qtbot.keyClick(table.editor, ESC)
    assert table.editor is None
    assert document.evening.entries[place].typed == "-430"


def test_twelve_and_a_half_tables_with_all_that_can_happen(qtbot, keeper):
    room = begin(qtbot, keeper, 25, 26, seats=26)
    document, table = room.document, room.results.table
    for text in ("420", "420", "-50", "450"):
        type_result(qtbot, room, text)
    # a late pair takes the seat that is free
    room.work.add_late()
    dialog = dialog_of(room)
    dialog.findChild(QLineEdit, "lateNames").setText("Late A, Late B")
    dialog.findChild(QSpinBox, "lateRound").setValue(2)
    accept(qtbot, dialog)
    assert document.evening.entrant(26).names == ("Late A", "Late B")
    assert document.evening.sections[0].vacant == ()
    assert document.evening.sections[0].since == ((26, 2),)
    # an average, a weighted score and a fouled board
    first = BoardPlace(*next(iter(document.evening.entries)))
    for score, law in (("A50/50", "Law 12"), ("60% 420, 40% -50", "Law 12C1c")):
        room.results.go_place(first)
        room.work.adjust()
        dialog = dialog_of(room)
        dialog.findChild(QLineEdit, "adjustedScore").setText(score)
        dialog.findChild(QLineEdit, "adjustedLaw").setText(law)
        dialog.findChild(QLineEdit, "adjustedReason").setText("wrong explanation")
        accept(qtbot, dialog)
        entry = document.evening.entries[first]
        assert (entry.law, entry.reason, entry.given) == (law, "wrong explanation", True)
    assert len(document.evening.entries[first].shares) == 2
    assert "wrong explanation" in room.results.why.toPlainText()
    # a correction says who moves
    table.go_place(first)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    table.editor.setText("-1100")
    qtbot.keyClick(table.editor, ENTER)
    if table.editor is not None:
        qtbot.keyClick(table.editor, ENTER)
    assert room.line.text().startswith("Places: ")


def test_an_average_follows_the_other_boards_of_the_pair_wherever_it_is_shown(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    table, scores = room.results.table, (NS_SCORE, EW_SCORE)
    first = table.place

    def shown():
        room.results.go_place(first)
        texts = table.results.rows[table.currentIndex().row()].texts
        assert all(
            f"\nMatchpoints: {texts[at]} of 6" in room.results.why.toPlainText() for at in scores
        )
        return [texts[at] for at in scores]

    type_result(qtbot, room, "a60/40")
    assert shown() == ["3.60", "2.40"]
    evening = room.document.evening
    (side,) = room.document.scored.result(first).ns
    others = [
        meeting_place
        for meeting_place in evening.missing
        if meeting_place.board != first.board and side in evening.meeting(meeting_place).ns
    ]
    for at in range(2):  # the pair beats the other result of a board
        board = others[at].board
        room.results.go_place(others[at])
        type_result(qtbot, room, "1400" if at else "1430")
        for place in evening.missing:
            if place.board == board and place != others[at]:
                room.results.go_place(place)
                type_result(qtbot, room, "-100")
                if table.editor is not None:
                    qtbot.keyClick(table.editor, ENTER)
    ns, ew = shown()
    assert float(ns) > 3.6
    assert float(ew) <= 2.4
    told = room.results.why.toPlainText()
    assert f"\n{side}  Player {side} – Partner {side}:\n" in told
    room.go_ranking()  # where a result is explained as well
    page = room.ranking
    page.table.pick(side)
    assert page.why.toPlainText()  # of the first board
    row = next(
        row[0] for row in enumerate(page.sheet.figures.table.rows) if "A60" in row[1][4].text
    )
    cell = page.sheet.visualRect(page.sheet.figures.index(row, 4)).center()
    qtbot.mouseClick(page.sheet.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert page.why.toPlainText() == told
    room.go_why()
    assert room.window().focusWidget() is page.why
    qtbot.keyClick(page.why, ESC)
    assert room.window().focusWidget() is page.table
    page.sheet.setFocus()
    qtbot.keyClick(page.sheet, ENTER)
    assert room.results.isVisible()
    assert room.results.place == first


def test_strata_are_typed_and_ranked_by_themselves(qtbot, keeper):
    room = begin(qtbot, keeper, 12, 24)
    document, page = room.document, room.entrants
    room.go_entrants()
    for row, text, stratum in ((1, "b", "B"), (2, "7", ""), (2, "C", "C")):
        page.table.go_to(row, STRATUM)
        page.table.open_field()
        page.table.editor.setText(text)
        qtbot.keyClick(page.table.editor, Qt.Key.Key_Return)
        assert document.evening.entrants[row].stratum == stratum
        assert page.error.isHidden() == (text != "7")
        if text == "7":
            qtbot.keyClick(page.table.editor, Qt.Key.Key_Escape)
    room.go_ranking()
    which = room.ranking.which
    offered = [which.itemText(at) for at in range(which.count())]
    of_third = next(at for at, each in enumerate(offered) if "stratum C" in each)
    for at, pairs in ((of_third, 1), (0, len(document.evening.entrants))):
        which.setCurrentIndex(at)
        which.activated.emit(at)
        assert len(room.ranking.table.figures.table.rows) == pairs


def test_a_pair_leaves_another_is_fined_and_a_board_is_cancelled(qtbot, keeper):
    room = begin(qtbot, keeper, 12, 24)
    document = room.document
    for text in ("420", "-50"):
        type_result(qtbot, room, text)
    room.work.let_leave()
    accept(qtbot, dialog_of(room))
    assert dict(document.evening.sections[0].until).keys() == {1}
    room.work.penalise()
    dialog = dialog_of(room)
    dialog.findChild(QLineEdit, "penaltyReason").setText("slow play")
    accept(qtbot, dialog)
    assert document.evening.adjustments[0].hundredths == -1000
    room.go_entrants()
    model = room.entrants.model
    remarks = [str(model.index(row, REMARKS).data()) for row in range(model.rowCount())]
    assert "slow play" in "".join(remarks)
    page = room.entrants
    for text, hundredths in (("2,5", 250), ("-1", -100), ("x", -100), ("", 0), ("7.25", 725)):
        page.table.go_to(0, HANDICAP)
        page.table.open_field()
        page.table.editor.setText(text)
        qtbot.keyClick(page.table.editor, Qt.Key.Key_Return)
        assert document.evening.entrants[0].handicap == hundredths
        assert page.error.isHidden() == (text != "x")
        if text == "x":
            qtbot.keyClick(page.table.editor, Qt.Key.Key_Escape)
    room.go_ranking()
    headings = room.ranking.table.figures.table.headings
    assert "With handicap" in headings
    assert "missing, provisional" in room.ranking.missing.text()
    room.go_results()
    room.work.cancel_board()
    assert document.evening.cancelled
    room.work.restore_boards()
    assert not document.evening.cancelled
    while document.can_undo:
        document.undo()
    assert not document.evening.entries
    header = room.ranking.table.horizontalHeader()
    column = headings.index("%")
    at = QPoint(header.sectionViewportPosition(column) + 5, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (column, DOWN)
    at.setX(header.sectionViewportPosition(0) + 5)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (0, UP)
    document.begin(document.evening)  # as another one
    assert header.sortIndicatorSection() < 0


def test_a_result_on_the_wrong_board_is_moved_with_one_command(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    table, document = room.results.table, room.document
    first = table.place
    type_result(qtbot, room, "4h n =")
    room.results.go_place(first)
    rect = table.visualRect(table.currentIndex())
    choose(open_menu(table, rect.center()), "M&ove to Another Board…")
    dialog = dialog_of(room)
    board = dialog.findChild(QComboBox, "moveBoard")
    assert board.currentData() == first.board
    board.setCurrentIndex(board.findData(first.board + 1))
    accept(qtbot, dialog)
    there = first._replace(board=first.board + 1)
    assert list(document.evening.entries) == [there]
    assert room.results.place == there
    document.undo()
    assert list(document.evening.entries) == [first]
    room.results.go_place(there)
    type_result(qtbot, room, "450")
    room.results.go_place(first)
    room.work.move_result()
    dialog = dialog_of(room)
    board = dialog.findChild(QComboBox, "moveBoard")
    board.setCurrentIndex(board.findData(there.board))
    accept(qtbot, dialog)
    assert "already" in dialog.line.text()
    dialog.findChild(QCheckBox, "moveSwap").setChecked(True)
    accept(qtbot, dialog)
    assert document.evening.entries[first].typed == "450"
    assert document.evening.entries[there].typed == "4h n ="


def test_who_has_no_opponent_is_said_beside_the_results_of_the_board(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    page, evening = room.results, room.document.evening
    assert page.out.isHidden()
    gone = left(evening, 1, 0)
    room.document.request(gone, "pair leaves")
    (section,) = gone.sections
    meeting = next(each for each in section.meetings.values() if not each.plays)
    (alone,) = meeting.seated
    for row, group in enumerate(page._groups):
        page.list.setCurrentRow(row)
        assert len(group.places) == 3
        assert not page.out.isHidden()
        if page.place.board in meeting.boards:
            assert page.out.text() == f"{gone.label(alone)} has no opponent, sits out"


def test_tables_come_round_by_round_and_the_next_missing_result_is_gone_to(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    page = room.results
    room.window().resize(1024, 700)
    page.order.setCurrentIndex(1)
    qtbot.waitUntil(lambda: page.list.item(0).text().startswith("Round 1, table 1: "))
    type_result(qtbot, room, "420")
    room.step(1)
    assert page.list.currentRow() == 1
    page.go_missing()
    assert page.place not in room.document.evening.entries
    page.order.setCurrentIndex(0)
    assert page.list.item(0).text().startswith("Board 1")
    QApplication.processEvents()


def long_names(count):
    lines = (
        f"Christopher{at} Longestsurname, Bartholomew{at} Othersurname"
        for at in range(1, count + 1)
    )
    return "\n".join(lines)


def test_names_give_way_to_the_points_of_a_board_in_a_small_window(qtbot, desk, keeper):
    desk.resize(1024, 700)
    room = begin(qtbot, keeper, 8, 21, named=long_names)
    table = room.results.table

    def widths():
        return [table.columnWidth(at) for at in range(table.results.columnCount())]

    for text in ("1100", "-1100"):
        type_result(qtbot, room, text)
        qtbot.waitUntil(lambda: sum(widths()) <= table.viewport().width())
        metrics = table.fontMetrics()
        assert min(widths()[NS], widths()[EW]) >= LEAST_NAME * metrics.averageCharWidth()
        for column, width in enumerate(widths()[6:], 6):
            shown = table.results.index(0, column).data() or ""
            assert width >= metrics.horizontalAdvance(shown)


def test_where_names_have_no_room_the_family_names_stand_in_their_place(qtbot, desk, keeper):
    room = begin(qtbot, keeper, 8, 21, named=long_names)
    table, option = room.results.table, QStyleOptionViewItem()

    def shown(column):
        index = table.results.index(0, column)
        option.rect = table.visualRect(index)
        table.itemDelegate().initStyleOption(option, index)
        return option.text

    for size, short in ((1024, True), (3000, False)):
        desk.resize(size, 700)
        settle(qtbot, table)
        for column in (NS, EW):
            text = shown(column)
            assert ("Christopher" not in text) == short
            assert "Longestsurname" in text
        assert (table.columnWidth(RESULT) == table._least()[RESULT]) == short


def settle(qtbot, table):
    qtbot.waitUntil(lambda: table.horizontalHeader().length() <= table.viewport().width())


def test_names_are_typed_over_and_two_sections_are_ranked_across(qtbot, keeper):
    room = begin(qtbot, keeper, 20, 24, sections=2)
    assert [each.letter for each in room.document.evening.sections] == ["A", "B"]
    room.go_entrants()
    table = room.entrants.table
    qtbot.keyClicks(table, "N")
    editor = table.viewport().findChild(QLineEdit)
    editor.setText("New Name")
    qtbot.keyClick(editor, ENTER)
    assert room.document.evening.entrant(1).names[0] == "New Name"
    room.go_ranking()
    assert [room.ranking.which.itemText(at) for at in range(3)] == [
        "Ranking",
        "Section A",
        "Section B",
    ]


def test_what_is_printed_of_a_ranking_is_what_is_shown(qtbot, keeper):
    room = begin(qtbot, keeper, 22, sections=2)
    type_result(qtbot, room, "420")
    room.go_ranking()

    def printed(which):
        room.ranking.which.setCurrentIndex(which)
        room.ranking.which.activated.emit(which)
        subject = room.subject
        sections = subject.sections(ExportChoice(what=subject.shown[0]), Language())
        return [each.table.title for each in sections]

    assert printed(0) == ["Ranking, provisional"]
    assert printed(1) == ["Section A, provisional"]
    assert printed(2) == ["Section B, provisional"]
    assert SHOWN_RANKING in room.subject.sheets
    room.go_results()
    assert SHOWN_RANKING not in room.subject.sheets


def test_par_stands_beside_the_results_of_a_board_whose_cards_are_known(qtbot, keeper, tmp_path):
    begin(qtbot, keeper, 6)
    room, document = keeper.room, keeper.room.document
    known = [each.deal for each in known_deals()[:2]]
    write_deals(tmp_path / "a.pbn", [replace(known[0], tricks=None), known[1]])
    write_deals(tmp_path / "b.pbn", [replace(known[0], board=99)])
    room.work.take_deals()
    dialog = room.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(tmp_path / "a.pbn"))
    dialog.done(0)
    assert len(document.evening.deals) == 2
    qtbot.waitUntil(lambda: document.evening.deals == tuple(known), timeout=60_000)
    for board, par in ((1, "Par −110: 2♠ EW"), (2, "Par 100: 4♠X−1 EW"), (3, "")):
        place = next(each for each in document.evening.due if each.board == board)
        room.results.go_place(place)
        assert room.results.par.text() == par
    assert room.results.board.text() == "Board 3: Dealer S, Vul. EW"
    hint = room.results.findChild(QLabel, "resultsHint")
    assert hint.isVisible()
    assert hint.text() == room.results.table.accessibleDescription()
    type_result(qtbot, room, "420")
    assert HANDS in room.subject.sheets
    sections = list(HANDS.make(room.subject, ExportChoice(HANDS), Language()))
    assert [each.title for each in sections] == ["Board 1", "Board 2"]
    room.undo()
    assert HANDS not in room.subject.sheets
    room.deals.take(tmp_path / "b.pbn")
    assert room.line.text() == "None of the file’s boards is played in this evening."
    (tmp_path / "b.pbn").write_text("")
    room.deals.take(tmp_path / "b.pbn")
    assert room.line.text() == "b.pbn: There are no deals in the file."
    room.undo()
    room.undo()
    assert document.evening.deals == ()


def test_the_movement_comes_from_a_file(qtbot, keeper, tmp_path):
    write_movement(tmp_path / "own.json", replace(howell(8), name="Our Howell"))
    qtbot.mouseClick(keeper.room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = keeper.room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(10))
    dialog.take_movement(tmp_path / "own.json")
    assert dialog.line.text() == "own.json is for 8 pairs."
    (tmp_path / "bad.json").write_text("{")
    dialog.take_movement(tmp_path / "bad.json")
    assert dialog.line.text().startswith("bad.json")
    dialog.names.setPlainText(names(7))
    dialog.boards.setValue(21)
    dialog.take_movement(tmp_path / "own.json")
    qtbot.waitUntil(lambda: not dialog._work.running)
    assert dialog.movement.currentText() == "Our Howell: 7 × 3 = 21 boards"
    accept(qtbot, dialog)
    (section,) = keeper.room.document.evening.sections
    assert (section.movement.name, len(section.vacant)) == ("Our Howell", 1)
    assert len(keeper.room.document.evening.due) == 3 * 3 * 7


def test_an_evening_is_published_again_after_every_action(qtbot, keeper, tmp_path):
    room, folder = begin(qtbot, keeper, 4), tmp_path / "web"
    keeper.publisher.publish(folder)
    qtbot.waitUntil(lambda: keeper.publisher.idle)
    keeper.publisher.toggle()
    qtbot.waitUntil(lambda: keeper.publisher.idle)
    before = (folder / "index.html").read_bytes()
    type_result(qtbot, room, "3nn=")
    qtbot.waitUntil(lambda: keeper.publisher.idle)
    assert (folder / "index.html").read_bytes() != before


def test_another_movement_with_the_boards_that_were_asked_for_is_named(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(8))
    dialog.boards.setValue(24)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    assert dialog.movement.currentText().endswith("7 × 3 = 21 boards")
    assert dialog.about.text().endswith(
        " As many boards as asked for: Three-quarter Howell 8/6, fairness 80.00."
    )
    other = next(each for each in dialog._found if each.rounds * each.each == 24)
    dialog.movement.setCurrentIndex(dialog._found.index(other))
    assert "as asked for" not in dialog.about.text()
    dialog.reject()


def test_a_mitchell_for_an_odd_number_has_a_seat_for_a_late_pair(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(9))
    dialog.boards.setValue(20)
    dialog._propose()
    mitchells = [each for each in dialog._found if each.kind == "mitchell"]
    assert mitchells
    assert {each.pairs for each in mitchells} == {10}
    qtbot.waitUntil(lambda: not dialog._work.running)
    at = next(at for at, each in enumerate(dialog._found) if each.kind == "mitchell")
    dialog.movement.setCurrentIndex(at)
    assert "There is room for a late pair" in dialog.about.text()


def test_the_movement_is_another_one_until_there_is_a_result(qtbot, keeper):
    room = begin(qtbot, keeper, 9, 20)
    document = room.document
    known = replace(document.evening.entrant(3), names=("Fox; Ann", ""), club="Hill", handicap=150)
    fined = PairsAdjustment(9, -1000), PairsAdjustment(3, 500)
    evening = replace(with_entrant(document.evening, known), adjustments=fined)
    document.request(evening, "names")
    evening = document.evening
    before = evening.sections[0].movement
    room.work.change_movement()
    dialog = room.findChild(OtherMovement)
    assert dialog.names.toPlainText().splitlines()[1:3] == ["Player 2 – Partner 2", "Fox; Ann – ?"]
    qtbot.waitUntil(lambda: not dialog._work.running)
    assert dialog.movement.currentText().startswith(f"{before.name}: {before.rounds} × ")
    lines = [dialog.movement.itemText(at) for at in range(dialog.movement.count())]
    assert lines.count(lines[0]) == 1
    kept = dialog.names.toPlainText().splitlines()[:8]
    dialog.names.setPlainText("\n".join([*kept, "Eve, Eva", "Adam, Abel"]))
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    at = next(i for i, each in enumerate(dialog._found) if each.rounds != before.rounds)
    dialog.movement.setCurrentIndex(at)
    accept(qtbot, dialog)
    now = document.evening
    assert now.sections[0].movement.rounds != before.rounds
    assert now.sections[0].starts == (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
    assert (now.entrant(3), now.entrants[:2]) == (known, evening.entrants[:2])
    assert now.entrants[-1].names == ("Adam", "Abel")
    assert (now.name, now.adjustments) == ("Tuesday", fined[1:])
    document.undo()
    assert document.evening == evening
    room.go_results()
    type_result(qtbot, room, "420")
    room.work.change_movement()
    assert not [each for each in room.findChildren(OtherMovement) if each.isVisible()]
    (shown,) = (each for each in room.findChildren(MovementShown) if each.isVisible())
    assert shown.fixed.text() == "There are results already, so the movement stays as it is."
    assert not shown.other.isEnabled()
    shown.reject()


def test_the_movement_can_be_looked_at_whenever_one_likes(qtbot, keeper):
    room = begin(qtbot, keeper, 9, 20)
    (section,) = room.document.evening.sections
    for typed in ("", "420"):
        if typed:
            room.go_results()
            type_result(qtbot, room, typed)
        room.go_part(WayPart.MOVEMENT)
        (shown,) = (each for each in room.findChildren(MovementShown) if each.isVisible())
        model = shown.table.model()
        assert model.rowCount() == len(section.meetings)
        assert [model.index(0, at).data() for at in (0, 1)] == ["1", "1"]
        assert shown.other.isEnabled() == (not typed)
        assert shown.fixed.isVisible() == bool(typed)
        if typed:
            shown.reject()
        else:
            shown.other.click()
            (dialog,) = (each for each in room.findChildren(OtherMovement) if each.isVisible())
            dialog.reject()


def test_the_mitchell_with_two_winners_is_among_the_offers(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText("\n".join(f"Pair {number} - Mate {number}" for number in range(18)))
    dialog.boards.setValue(27)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    lines = [dialog.movement.itemText(at) for at in range(dialog.movement.count())]
    assert len(lines) == 12
    at = lines.index("Mitchell, two winners: 9 × 3 = 27 boards")
    dialog.movement.setCurrentIndex(at)
    assert dialog.two_winners.isEnabled()
    dialog.reject()


def test_twelve_players_play_an_individual(qtbot, keeper, tmp_path):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    players = [f"Player {at}" for at in range(1, 13)]
    dialog.names.setPlainText("\n".join(players))
    dialog._propose()
    assert dialog.line.text() == "Pairs: 6, tables: 3"  # singles are put together
    dialog.names.setPlainText("17")
    dialog.sections.setValue(2)
    dialog._propose()
    assert dialog.line.text() == "Pairs: 17 = 8 + 9, tables: 9"
    qtbot.waitUntil(lambda: "Section B: " in dialog.about.text())
    assert dialog.about.text().startswith("Section A: ")
    dialog.names.setPlainText("\n".join(players))
    dialog.individual.setChecked(True)
    assert dialog.line.text() == "Players: 12, tables: 3"
    assert dialog.movement.itemText(0).startswith("Whist tournament: 11 × ")
    assert "Up to 3 tables play the same boards at once." in dialog.about.text()
    for count, text in ((11, "divisible by four"), (28, "tables: 7"), (32, "open one from a")):
        dialog.names.setPlainText("\n".join(players * 3).splitlines(keepends=True)[0] * count)
        dialog._propose()
        assert text in dialog.line.text()
        assert dialog.buttons.button(OK).isEnabled() == (count == 28)
    path = tmp_path / "whist.asc"
    write_movement(path, whist_tournament(12))
    dialog.individual.setChecked(False)
    dialog.take_movement(path)
    assert dialog.line.text() == "whist.asc is for 12 players."
    dialog.names.setPlainText("\n".join(players))
    dialog.take_movement(path)
    assert dialog.individual.isChecked()
    qtbot.mouseClick(dialog.buttons.button(OK), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(room.document.evening.sections))
    assert room.document.evening.individual
    assert room.facts.text().startswith("Players: 12, ")
    assert [each.name for each in room.document.evening.entrants] == players
    room.go_results()
    type_result(qtbot, room, "3nt w =")
    assert len(room.document.scored.results(room.document.evening.due[0])) == 1


def test_an_evening_with_a_file_is_saved_by_itself(qtbot, keeper, tmp_path):
    room, path = begin(qtbot, keeper, 12, 24), tmp_path / "tuesday.vppairs"
    room.document.save(path)
    type_result(qtbot, room, "420")
    assert len(read_evening(path).entries) == 1
    assert not room.document.modified
    type_result(qtbot, room, "430")
    assert len(read_evening(path).entries) == 2


def test_the_list_of_places_shows_its_texts_whole_in_any_size_of_type(qtbot, keeper, desk):
    room = begin(qtbot, keeper, 18, 26)
    places, window = room.results.list, room.window()
    window.resize(1024, 700)
    room.results.order.setCurrentIndex(1)
    for zoom, text in ((200, "1 / 1: "), (100, "Round 1, table 1: ")):
        desk.set_preferences(replace(desk.settings, zoom=zoom))
        qtbot.waitUntil(lambda text=text: places.item(0).text().startswith(text))
        qtbot.waitUntil(lambda: places.viewport().width() >= places.sizeHintForColumn(0))
        qtbot.waitUntil(lambda: not places.horizontalScrollBar().maximum())
        assert window.width() == 1024


def test_what_a_result_is_worth_is_in_sight_in_large_type(qtbot, keeper, desk):
    room = begin(qtbot, keeper, 12, 24)
    page, window = room.results, room.window()
    for width, height, zoom in ((1024, 700, 150), (1366, 768, 200)):
        window.resize(width, height)
        desk.set_preferences(replace(desk.settings, zoom=zoom))
        qtbot.waitUntil(lambda: page.list.item(0).text() == "1: 6")
        spoken = page.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == page.list.item(0).toolTip() == "Board 1: 6 missing"
        qtbot.waitUntil(lambda: not page.table.horizontalScrollBar().maximum())
    desk.set_preferences(replace(desk.settings, zoom=100))
    qtbot.waitUntil(lambda: page.list.item(0).text() == "Board 1: 6 missing")


def test_a_new_evening_begins_at_its_first_missing_result(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    room.results.order.setCurrentIndex(1)
    room.results.go_place(room.document.evening.due[-1])
    room.ranking.sheet.as_given()
    keeper.files.document.begin(with_other_name(room.document.evening))
    assert room.results.list.currentRow() == 0
    assert room.results.place == first_shown(room)
    type_result(qtbot, room, "3nt w =")
    due = [place for group in room.results._groups for place in group.places]
    assert set(room.document.evening.entries) == {due[0]}
    room.results.table.edit(room.results.table.currentIndex())
    qtbot.keyClicks(room.results.table.editor, "4s")
    keeper.files.document.begin(with_other_name(room.document.evening))
    assert room.results.table.editor is None
    assert room.results.place == due[1]


def test_the_board_that_a_file_is_opened_at_is_in_sight(open_desk, home, qtbot):
    evening = filled(of_howell(8, 3), ["3nt w =", "4s n +1"])
    typed = {place: entry for place, entry in evening.entries.items() if place.board < 19}
    write_evening(home / "late.vppairs", replace(evening, entries=typed))
    desk = open_desk(str(home / "late.vppairs"))
    desk.resize(1024, 700)
    desk.room.go_results()
    places = desk.room.results.list
    assert places.currentRow() == 18
    qtbot.waitUntil(
        lambda: places.viewport().rect().contains(places.visualItemRect(places.currentItem()))
    )


def with_other_name(evening):
    return replace(evening, name=f"{evening.name}, another")


def first_shown(room):
    return room.results._groups[0].places[0]


@pytest.mark.parametrize("part", range(5))
def test_no_page_picks_what_was_picked_in_another_evening(qtbot, keeper, part):
    room = begin(qtbot, keeper, 8, 21)
    for _ in range(9):
        type_result(qtbot, room, "3nt w =")
    room.show_part(part)
    pages = (room.ranking.table, room.ranking.sheet, room.frequencies.table, room.entrants.table)
    for each in pages:
        last = each.model().index(each.model().rowCount() - 1, 0)
        if last.isValid():
            each.setCurrentIndex(last)
    room.document.begin(room.document.evening)
    for each in range(5):
        room.show_part(each)
    assert room.ranking.table.currentIndex().row() == 0
    assert room.frequencies.table.currentIndex().row() == 0
    assert room.entrants.table.currentIndex().row() <= 0
    assert room.results.place not in room.document.evening.entries


def test_a_mitchell_with_two_winners_has_two_and_that_can_be_changed(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(12))
    dialog.boards.setValue(24)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    texts = [dialog.movement.itemText(at) for at in range(dialog.movement.count())]
    at = next(at for at, text in enumerate(texts) if "two winners" in text)
    dialog.movement.setCurrentIndex(at)
    assert dialog.two_winners.isChecked()
    assert "Fairness" not in dialog.about.text()
    dialog.movement.setCurrentIndex(next(at for at, text in enumerate(texts) if "Howell" in text))
    assert not dialog.two_winners.isChecked()
    dialog.movement.setCurrentIndex(at)
    dialog.two_winners.setChecked(False)  # somebody wants one winner all the same
    dialog._propose()
    assert not dialog.two_winners.isChecked()
    assert "Fairness" in dialog.about.text()
    dialog.two_winners.setChecked(True)
    accept(qtbot, dialog)
    qtbot.waitUntil(lambda: bool(room.document.evening.sections))
    room.go_results()
    type_result(qtbot, room, "3nt w =")
    assert [each.side for each in room.document.scored.rankings] == ["NS", "EW"]
    room.work.change_winners()
    assert [each.side for each in room.document.scored.rankings] == [""]
    assert len(room.document.evening.entries) == 1
    assert room.line.text().startswith("One winner")
    room.undo()
    assert [each.side for each in room.document.scored.rankings] == ["NS", "EW"]


def test_what_is_typed_behind_a_refused_result_goes_where_it_belongs(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    due = [place for group in room.results._groups for place in group.places]
    type_result(qtbot, room, "9nt w =")
    table, entries = room.results.table, lambda: room.document.evening.entries
    assert table.editor is not None
    for result in ("4s n =", "xx", "2h e -1", "3nt w ="):
        qtbot.keyClicks(table.editor or table, result[:1])
        qtbot.keyClicks(table.editor, result[1:])
        qtbot.keyClick(table.editor, ENTER)
    assert set(entries()) == {due[1], due[3], due[4]}
    assert "9nt w =" in room.line.text()
    assert "xx" in room.line.text()
    assert table.editor is None
    room.results.go_place(due[0])
    type_result(qtbot, room, "1nt w =")
    assert "9nt" not in room.line.text()
    room.results.go_place(due[2])
    type_result(qtbot, room, "3nt")
    assert table.editor is not None
    qtbot.keyClicks(table.editor, " w +1")  # what mends it stays where it is
    qtbot.keyClick(table.editor, ENTER)
    assert {due[0], due[2]} <= set(entries())
    assert not room.line.isVisible()


def test_a_result_is_typed_where_one_clicks_beside_a_refused_one(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    due = [place for group in room.results._groups for place in group.places]
    table, entries = room.results.table, lambda: room.document.evening.entries
    type_result(qtbot, room, "xyz")
    table.setFocus()  # as a click in the same row does: it goes on where it was
    qtbot.keyClick(table, Qt.Key.Key_Backspace)
    assert table.editor.text() == "xy"
    table.setFocus()
    table.go_to(1, RESULT)  # in another row
    type_result(qtbot, room, "420")
    assert set(entries()) == {due[1]}
    assert table.editor is None


def test_what_is_typed_anew_behind_a_refused_result_replaces_no_other_result(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    due = [place for group in room.results._groups for place in group.places]
    entries = lambda: room.document.evening.entries  # noqa: E731
    table = room.results.table
    room.results.go_place(due[1])
    type_result(qtbot, room, "4s n =")
    other = entries()[due[1]]
    for before, now in (("3nt w +9", "3nt w +4"), ("2h s x +9", "2h s =")):  # missing, then there
        room.results.go_place(due[0])
        type_result(qtbot, room, before)
        qtbot.keyClicks(table.editor, now)
        qtbot.keyClick(table.editor, ENTER)
        assert entries()[due[1]] == other
        assert "Not taken" not in room.line.text()
        assert table.editor is None
    assert entries()[due[0]].typed == "2h s ="


def test_what_was_left_out_is_told_with_its_reason(qtbot, keeper):
    room = begin(qtbot, keeper, 8, 21)
    due = [place for group in room.results._groups for place in group.places]
    room.results.go_place(due[0])
    type_result(qtbot, room, "3nt w +9")
    error = room.results.entry.error
    qtbot.keyClicks(room.results.table.editor, "4s")
    where = f"This goes to board {due[1].board}, table {due[1].table}."
    assert error.isVisible()
    assert error.text().startswith(where)
    qtbot.keyClicks(room.results.table.editor, " n =")
    qtbot.keyClick(room.results.table.editor, ENTER)
    assert not error.isVisible()
    assert set(room.document.evening.entries) == {due[1]}
    told = room.line.text()
    assert told.startswith("Not taken: board 1, table 1 “3nt w +9”. ")
    assert told.endswith("at most 4 overtricks, not 9.")


def test_esc_asks_before_the_names_of_an_evening_are_gone(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    qtbot.keyClicks(dialog.names, "Ann Smith, Bob Jones")
    qtbot.keyClick(dialog.names, ENTER)
    qtbot.keyClicks(dialog.names, "Carol King, Dan Lee")
    qtbot.keyClick(dialog, ESC)
    assert dialog.isVisible()
    (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
    qtbot.keyClick(question, ESC)  # back to the names
    assert dialog.isVisible()
    assert "Dan Lee" in dialog.names.toPlainText()
    qtbot.keyClick(dialog, ESC)
    question = [each for each in dialog.findChildren(QMessageBox) if each.isVisible()][-1]
    qtbot.mouseClick(question.buttons()[0], Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_esc_closes_at_once_where_nothing_or_one_thing_was_typed(qtbot, keeper):
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(8))  # by the program
    qtbot.keyClicks(dialog.name, "Tuesday")
    qtbot.keyClick(dialog, ESC)
    assert not dialog.isVisible()


def test_where_there_is_nobody_to_choose_enter_does_nothing(qtbot, keeper):
    room = begin(qtbot, keeper, 6)
    evening = room.document.evening
    nameless = tuple(replace(each, names=()) for each in evening.entrants)
    heard = []
    ask_substitute(
        room, replace(evening, entrants=nameless), 1, keeper.files.shelf.register, heard.append
    )
    dialog = dialog_of(room)
    assert not dialog.buttons.button(OK).isEnabled()
    dialog.accept()
    assert dialog.isVisible()
    assert heard == []
    dialog.reject()


def test_where_the_list_of_boards_stands_is_no_matter_of_how_low_it_was(qtbot):
    scrolled = []
    for heights in ((500,), (120, 500)):
        boards = PlacesList()
        qtbot.addWidget(boards)
        boards.addItems([f"Board {each}" for each in range(1, 41)])
        boards.show()
        boards.setCurrentRow(20)
        for height in heights:
            boards.resize(160, height)
            boards.grab()
        scrolled.append(boards.verticalScrollBar().value())
    assert scrolled[0] == scrolled[1] > 0


@pytest.mark.parametrize("how", ["mended", "another board", "another page"])
def test_what_was_left_out_is_told_until_it_is_seen(qtbot, keeper, how):
    room = begin(qtbot, keeper, 8, 21)
    due = [place for group in room.results._groups for place in group.places]
    room.results.go_place(due[0])
    type_result(qtbot, room, "3nt w +9")
    qtbot.keyClicks(room.results.table.editor, "4s n =")
    qtbot.keyClick(room.results.table.editor, ENTER)
    while room.results.place.board == due[0].board and room.results.place != due[0]:
        type_result(qtbot, room, "4s n =")
    assert room.line.text().startswith("Not taken: board 1, table 1")
    if how == "mended":
        room.results.go_place(due[0])
        type_result(qtbot, room, "3nt w =")
    elif how == "another board":
        room.results.step(1)
    else:
        room.go_ranking()
    assert room.line.text() == ""
