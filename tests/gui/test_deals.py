"""The window of the deals: made, solved beside the rooms, saved, opened and printed."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QMessageBox

from tests.unit.deals.known import known_deals
from vpdesk import native
from vpdesk.cli.main import main
from vpdesk.deals.deal import numbered
from vpdesk.deals.pbn_words import deal_text
from vpdesk.files import deals_solver
from vpdesk.files.deals_file import read_deals, write_deals
from vpdesk.gui.deals.choose_games import GamesDialog
from vpdesk.gui.deals.deals_window import DealsWindow
from vpdesk.gui.export.dialog import ExportDialog

OK = QDialogButtonBox.StandardButton.Ok
KNOWN = tuple(each.deal for each in known_deals()[:3])


@pytest.fixture
def deals(desk):
    """The window, opened from the menu."""
    desk.menus.action("deals").trigger()
    return desk.findChild(DealsWindow)


def rows(table):
    return [[cell.text for cell in each] for each in table.figures.table.rows]


def chosen(parent, path):
    """Answer the dialog that asks for a file."""
    dialog = parent.findChildren(QFileDialog)[-1]  # those before go later
    dialog.fileSelected.emit(str(path))
    dialog.done(0)


def test_boards_are_made_saved_and_opened(desk, deals, qtbot, tmp_path):
    assert not deals.save.isEnabled()
    deals.count.setValue(4)
    deals.first.setValue(9)
    deals.make.click()
    assert [row[:3] for row in rows(deals.table)] == [
        ["9", "N", "EW"],
        ["10", "E", "All"],
        ["11", "S", "None"],
        ["12", "W", "NS"],
    ]
    assert deals.isWindowModified()
    assert "53 644 737 765" in deals.message.text().replace("\N{NO-BREAK SPACE}", " ")
    made = deals.document.deals
    deals.table.pick(11)
    assert f"♠ {made[2].hands[0][0].replace('T', '10') or '–'}" in rows(deals.record)[0]
    deals.save.click()
    chosen(deals, tmp_path / "a.dup")
    assert read_deals(tmp_path / "a.dup") == made
    assert (deals.windowTitle(), deals.isWindowModified()) == ("a.dup[*]", False)
    write_deals(tmp_path / "b.pbn", KNOWN)
    deals.open_file.click()
    chosen(deals, tmp_path / "b.pbn")
    assert rows(deals.table)[0][3:] == ["−110", "2♠ EW"]
    deals.table.pick(1)
    assert rows(deals.record)[8] == ["NS 1♣", "♠ K5", "Par −110"]
    assert not deals.solve.isEnabled()
    desk.deals.show()
    assert len(desk.findChildren(DealsWindow)) == 1
    (tmp_path / "c.lin").write_text("md|5|")
    deals.open_file.click()
    chosen(deals, tmp_path / "c.lin")
    assert deals.message.text().startswith("c.lin, line 1: “5” is not a deal")
    assert deals.document.path == tmp_path / "b.pbn"


def test_boards_are_solved_beside_the_rooms(desk, deals, qtbot, tmp_path):
    open_ = [replace(each, tricks=None) for each in KNOWN]
    write_deals(tmp_path / "a.pbn", open_)
    deals.files.open_file(tmp_path / "a.pbn")
    deals.solve.click()
    assert not deals.make.isEnabled()
    desk.show_room("match")  # it goes on meanwhile
    qtbot.waitUntil(lambda: deals.message.text() == "All boards are solved.", timeout=60_000)
    assert deals.document.deals == KNOWN
    assert deals.isWindowModified()
    deals.print.click()
    dialog = deals.findChild(ExportDialog)
    assert dialog is not None
    dialog.reject()
    deals.close()  # it asks
    assert deals.isVisible()
    deals.findChild(QMessageBox).button(QMessageBox.StandardButton.Discard).click()
    qtbot.waitUntil(lambda: desk.findChild(DealsWindow) is None)


def test_a_file_of_deals_is_opened_beside_the_rooms(open_desk, qtbot, tmp_path):
    write_deals(tmp_path / "a.lin", KNOWN)
    desk = open_desk(str(tmp_path / "a.lin"))
    deals = desk.findChild(DealsWindow)
    assert [deal.hands for deal in deals.document.deals] == [deal.hands for deal in KNOWN]
    write_deals(tmp_path / "B.DUP", [numbered(1, KNOWN[0].hands)])
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "B.DUP"))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    desk.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    qtbot.waitUntil(lambda: len(deals.document.deals) == 1)


def test_solving_can_be_given_up(desk, deals, qtbot, monkeypatch):
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    monkeypatch.setattr(deals_solver, "_command", lambda: sleeper)
    deals.count.setValue(2)
    deals.make.click()
    deals.solve.click()
    qtbot.waitUntil(deals.cancel.isVisible)
    deals.cancel.click()
    assert deals.solve.isEnabled()
    assert all(each.tricks is None for each in deals.document.deals)
    desk.close()  # made and not saved: it asks
    assert desk.isVisible()
    deals.findChild(QMessageBox).button(QMessageBox.StandardButton.Discard).click()
    qtbot.waitUntil(lambda: not desk.isVisible())


def test_a_solver_that_is_not_there_is_told(deals, qtbot, monkeypatch, tmp_path, capsys):
    deals.make.click()
    write_deals(tmp_path / "a.pbn", deals.document.deals)
    monkeypatch.setattr(native, "SOLVER", tmp_path / "_dds.so")
    deals.solve.click()
    qtbot.waitUntil(lambda: "_dds.so is missing" in deals.message.text())
    assert deals.solve.isEnabled()
    assert main(["deals", "solve", str(tmp_path / "a.pbn"), "-o", str(tmp_path / "b.pbn")]) == 2
    assert "_dds.so is missing" in capsys.readouterr().err


def test_a_solver_that_fails_is_told(deals, qtbot, monkeypatch):
    failing = [sys.executable, "-c", "raise SystemExit('no library')"]
    monkeypatch.setattr(deals_solver, "_command", lambda: failing)
    deals.make.click()
    deals.solve.click()
    qtbot.waitUntil(lambda: "ended early: no library" in deals.message.text(), timeout=20_000)
    assert deals.solve.isEnabled()


def pbn(event, board, deal):
    """A game of a file."""
    return f'[Event "{event}"]\n[Board "{board}"]\n[Deal "{deal}"]\n\n'


def of_two_events():
    """Boards 1 and 2 in two events with other cards, an ending and a hand of one player."""
    texts = [deal_text(each.hands) for each in KNOWN]
    return "".join(
        (
            *(pbn("Monday", 1, texts[0]), pbn("Monday", 2, texts[1])),
            *(pbn("Tuesday", 1, texts[2]), pbn("Tuesday", 2, texts[0])),
            pbn("Tuesday", 3, "N:A.K.Q.J 2.2.2.2 3.3.3.3 4.4.4.4"),
            pbn("Tuesday", 4, f"N:{texts[0].split(':')[1].split()[0]} - - -"),
        )
    )


def test_of_a_file_of_several_events_one_chooses(deals, tmp_path):
    path = tmp_path / "both.pbn"
    path.write_text(of_two_events())
    deals.files.open_file(path)
    dialog = deals.findChild(GamesDialog)
    assert [dialog.events.itemText(at) for at in range(dialog.events.count())] == [
        "All events",
        "Monday: 2 games",
        "Tuesday: 4 games",
    ]
    assert [row[:3] for row in rows(dialog.table)] == [
        ["1", "Monday", "1"],
        ["2", "Monday", "2"],
    ]
    dialog.events.setCurrentIndex(0)
    assert "twice, with different cards" in dialog.line.text()
    dialog.accept()
    assert dialog.isVisible()
    assert "Board 1 is in the file twice" in dialog.line.text()
    dialog.numbers.setText("1-x")
    assert not dialog.buttons.button(OK).isEnabled()
    dialog.numbers.setText("")
    dialog.events.setCurrentIndex(2)
    assert [row[3] for row in rows(dialog.table)] == [
        "all",
        "all",
        "left out: hands of fewer than 13 cards",
        "left out: more than one hand is unknown",
    ]
    dialog.buttons.button(OK).click()
    assert [each.hands for each in deals.document.deals] == [KNOWN[2].hands, KNOWN[0].hands]
    assert deals.message.text() == (
        "Games with hands of fewer than 13 cards are left out: 5. "
        "Games with more than one unknown hand are left out: 6."
    )


def test_some_games_of_a_file_are_chosen_by_number(deals, tmp_path):
    path = tmp_path / "both.pbn"
    path.write_text(of_two_events())
    deals.files.open_file(path)
    dialog = deals.findChild(GamesDialog)
    dialog.events.setCurrentIndex(0)
    dialog.numbers.setText("3, 2")
    assert dialog.line.text() == "2 games chosen"
    dialog.accept()
    assert [each.board for each in deals.document.deals] == [2, 1]


def test_what_is_partial_is_told_and_the_rest_read(deals, tmp_path):
    path = tmp_path / "partial.pbn"
    text = pbn("", 1, deal_text(KNOWN[0].hands))
    path.write_text(text + pbn("", 2, "N:A.K.Q.J 2.2.2.2 3.3.3.3 4.4.4.4"))
    deals.files.open_file(path)
    assert deals.findChild(GamesDialog) is None
    assert [each.board for each in deals.document.deals] == [1]
    assert deals.message.text().startswith("Games with hands of fewer than 13 cards")
