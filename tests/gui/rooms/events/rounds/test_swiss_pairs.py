"""Swiss pairs in the window: from the dialog for a new event to the standings."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QTableWidgetItem, QWidget

from tests.gui.rooms.events.stages.new_event_builders import NAMES, asked, ok
from tests.gui.rooms.events.team_words_builders import of_widget
from vpdesk.gui.rooms.events.rounds.boards_dialog import BoardsDialog
from vpdesk.gui.rooms.events.rounds.boards_work import take_boards
from vpdesk.tournament.play import Kind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ENTER = Qt.Key.Key_Return
# Of 420 and 50, by Neuberg two of four; one was not played, one has 60 per cent.
WORKED_OUT = [8333, 1667, None, 6000]
RAW = (420, 50, 50, 50)  # of NS on one board
# The other kinds in the list of kinds.
MEANT = {"Bridge teams", "Chess teams", "&Teams", "&Chess teams"}


def of_teams(window):
    """What is said of teams by what is in sight in a window."""
    shown = (each for each in (window, *window.findChildren(QWidget)) if each.isVisible())
    texts = {str(text) for each in shown for text in of_widget(each) if text}
    return [text for text in texts - MEANT if re.search(r"\bteams?\b", text, re.IGNORECASE)]


def check_asked(qtbot, dialog):
    """After a second result Esc asks before both are given up."""
    qtbot.waitUntil(lambda: not dialog.table.findChildren(QLineEdit))
    qtbot.keyClick(dialog.table, "7")
    (editor,) = dialog.table.findChildren(QLineEdit)
    qtbot.keyClick(editor, ENTER)
    qtbot.waitUntil(lambda: dialog.table.currentRow() == 3)
    dialog.reject()
    (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert dialog.isVisible()  # with all that was typed
    assert dialog.table.item(2, 0).text() == "7"
    dialog.table.item(2, 0).setText("")


def check_boards(qtbot, desk, swiss, path):
    """The boards of round 2 are taken from a file, and taken back."""
    document, rounds = swiss.document, swiss.rounds
    rounds.show_round(2)
    seats = [each.sides for each in document.tournament.rounds[1].games]
    rows = [f"1,{ns},{ew},{points}" for (ns, ew), points in zip(seats, RAW, strict=True)]
    path.write_text("\n".join(("board,ns,ew,score", *rows)))
    take_boards(swiss, path)
    games = document.tournament.rounds[1].games
    assert [each.percentages[0] for each in games] == [10000, 3333, 3333, 3333]
    assert rounds.line.text().startswith(
        "4 matches scored. Table 1, boards with a result: 1 of 8. Table 2"
    )
    desk.menus.action("undo").trigger()
    assert not any(each.finished for each in document.tournament.rounds[1].games)
    desk.menus.action("type_boards", "swiss").trigger()
    (dialog,) = (each for each in desk.findChildren(BoardsDialog) if each.isVisible())
    assert [dialog.table.rowCount(), dialog.table.columnCount(), dialog.first.value()] == [8, 4, 9]
    dialog.first.setValue(1)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.table)
    qtbot.keyClick(dialog.table, "5")  # begins a cell
    (editor,) = dialog.table.findChildren(QLineEdit)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is editor)
    qtbot.keyClick(editor, "0")
    qtbot.keyClick(editor, ENTER)
    qtbot.waitUntil(lambda: dialog.table.currentRow() == 1)
    assert dialog.table.item(0, 0).text() == "50"
    qtbot.keyClick(dialog.table, ENTER)
    assert (dialog.table.currentRow(), dialog.isVisible()) == (2, True)
    check_asked(qtbot, dialog)
    for column, text in enumerate(("4S N =", "50", "3NT X", "A60/40")):
        dialog.table.setItem(0, column, QTableWidgetItem(text))
    dialog.accept()
    assert dialog.isVisible()  # this is no contract
    assert (dialog.table.currentColumn(), dialog.line.text()[:1]) == (2, "\N{WARNING SIGN}")
    dialog.table.item(0, 2).setText("-")
    dialog.accept()
    games = document.tournament.rounds[1].games
    assert [each.percentages and each.percentages[0] for each in games] == WORKED_OUT
    rounds.table.go_table(1)
    panel = rounds.explanation
    qtbot.waitUntil(lambda: "Board 1: 420, 5 of 6 to NS." in panel.text.toPlainText())
    desk.menus.action("type_boards", "swiss").trigger()
    (dialog,) = (each for each in desk.findChildren(BoardsDialog) if each.isVisible())
    kept = [dialog.table.item(0, column).text() for column in range(4)]
    assert (kept, dialog.first.value()) == (["420", "50", "NP", "A60/40"], 1)
    dialog.reject()
    path.write_text("board,ns,ew,score\n1,1,1,50")
    take_boards(swiss, path)
    assert "Pair 1 meets itself." in rounds.line.text()
    assert desk.menus.action("take_boards", "swiss").isVisible()


def test_an_event_becomes_one_of_pairs_and_of_teams_again_with_the_scales_of_each(desk):
    desk.show_room("swiss")
    swiss = desk.house.keepers["swiss"].room
    desk.house.keepers["swiss"]._given_up = True  # nobody is there to answer the question
    settings = swiss.field.settings

    def choose(kind):
        settings.kind.setCurrentIndex(settings.kind.findData(kind.value))
        settings.kind.activated.emit(settings.kind.currentIndex())

    choose(Kind.PAIRS)
    tournament = swiss.document.tournament
    assert (tournament.kind, tournament.teams.by_percentage) == (Kind.PAIRS, True)
    assert settings.scale.kind.currentText() == "EBU Pairs 20 VP"
    assert settings.scale.kind.findData("board-a-match") < 0
    choose(Kind.TEAMS)
    assert swiss.document.tournament.teams.scale is None
    assert settings.scale.kind.findData("ebu-pairs") < 0


def test_swiss_pairs_are_drawn_typed_in_per_cent_and_ranked(qtbot, desk, tmp_path):
    desk.show_room("swiss")
    swiss = desk.house.keepers["swiss"].room
    desk.house.keepers["swiss"]._given_up = True  # nobody is there to answer the question
    dialog = asked(desk)
    dialog.kinds[Kind.PAIRS.value].setChecked(True)
    assert (dialog.formats.isVisible(), dialog.scale.isVisible()) == (False, True)
    assert dialog.scale.kind.currentText() == "EBU Pairs 20 VP"
    dialog.names.setPlainText(NAMES.replace("Team", "Pair"))
    dialog.rounds.setValue(3)
    dialog.scale.boards.setValue(8)
    ok(dialog).click()
    document = swiss.document
    assert (document.tournament.kind, document.tournament.planned) == (Kind.PAIRS, 3)
    assert swiss.facts.text().startswith("8 pairs, ")
    assert "EBU Pairs 20 VP, 8 boards, 20 VP" in swiss.facts.text()
    desk.menus.action("draw", "swiss").trigger()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    rounds = swiss.rounds
    for text in ("1 57.5", "2 33,33", "3 50", "4 70-30"):
        rounds.quick.setText(text)
        qtbot.keyClick(rounds.quick, ENTER)
    games = document.tournament.rounds[0].games
    assert [each.points for each in games] == [(1500, 500), (100, 1900), (1000, 1000), (2000, 0)]
    boards = rounds.table.games
    assert boards.rows[0].texts[3].split() == ["57.50", "%", "(15.00", "–", "5.00)"]
    assert boards.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) == "NS"
    assert not rounds.table.is_match  # there is no score sheet of four
    swiss.go_explanation()
    rounds.table.go_table(1)
    panel = rounds.explanation
    qtbot.waitUntil(lambda: "56.24 – 57.83 % are 15.00 – 5.00 VP" in panel.text.toPlainText())
    said = panel.text.toPlainText()
    assert "Pair 1 has 57.50 % of the matchpoints." in said
    assert "By EBU Pairs 20 VP, over 8 boards, " in said
    assert "Source: English Bridge Union, White Book, section 3.1.7." in said
    rounds.quick.setText("1 60-40")
    qtbot.keyClick(rounds.quick, ENTER)
    qtbot.waitUntil(lambda: "Pair 1 has 60.00 %" in panel.text.toPlainText())
    rounds.quick.setText("1 45-23")
    qtbot.keyClick(rounds.quick, ENTER)
    assert "Type per cent of NS" in rounds.line.text()
    rounds.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    for show in (swiss.go_field, swiss.go_rounds, swiss.go_explanation, swiss.go_standings):
        show()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not panel.busy)
        assert of_teams(desk) == []
    swiss.field.settings.scale.kind.setCurrentIndex(
        swiss.field.settings.scale.kind.findData("continuous")
    )
    assert "one of percentages, or of IMPs" in swiss.field.line.text()
    assert document.tournament.teams.by_percentage
    check_boards(qtbot, desk, swiss, tmp_path / "boards.csv")
