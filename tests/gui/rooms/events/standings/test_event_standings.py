"""The standings pane: what explains a value, the order of tie-breaks, crosstable and card."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog

from tests.unit.tournament.fide.norms_builders import made as norm_event
from tests.unit.tournament.small_events import TEAMS, a_round, event
from vpdesk.gui.rooms.events.standings.standings_page import (
    ACROSS,
    PLAYER,
    TIE_BREAKS,
    EventStandings,
)
from vpdesk.report.language import Language
from vpdesk.report.step_words import told_step
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak
from vpdesk.tournament.tournament import Tournament

OPEN = event("1-4 1, 2-5 =, 3-6 +, 7 U", "4-2 0, 5-1 1, 6-7 =, 3 H", "1-2, 3-4, 5-7, 6 Z")
POINTS, CUT_1 = 4, 6  # columns

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def pane(shown):
    made = EventStandings()
    shown(made, 1000, 600)
    made.show_tournament(OPEN)
    return made


def column(table, number):
    model = table.table_model
    return [model.index(row, number).data() for row in range(model.rowCount())]


def pick(table, row, number):
    table.setCurrentIndex(table.table_model.index(row, number))


def test_a_view_that_comes_into_sight_picks_nothing_of_what_was_there_before(pane):
    picked = []
    pane.entrantPicked.connect(picked.append)
    pane.views.setCurrentIndex(ACROSS)
    pane.show_tournament(Tournament(()), other=True)
    assert pane.table.table_model.table.rows  # of the one before
    pane.table.currentChanged(pane.table.table_model.index(3, 0), pane.table.currentIndex())
    pane.show_tournament(OPEN, other=True)
    pick(pane.table, 3, 0)
    assert picked == []
    pane.views.setCurrentIndex(0)
    pick(pane.table, 2, 0)
    assert picked == [7]


def press(qtbot, widget, key, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(widget, key, modifier)


def test_the_last_finished_round_is_shown(pane):
    assert pane.after.currentText() == "After round 2"
    assert column(pane.table, 2)[:3] == ["Player 5", "Player 2", "Player 7"]
    QAbstractItemModelTester(
        pane.table.table_model, QAbstractItemModelTester.FailureReportingMode.Warning
    )


def test_it_follows_the_results_until_an_earlier_round_is_wanted(pane):
    done = replace(OPEN, rounds=(*OPEN.rounds[:2], a_round("1-2 1, 3-4 1, 5-7 1, 6 Z")))
    pane.show_tournament(done)
    assert pane.after.currentText() == "After round 3"
    pane.after.setCurrentIndex(1)
    assert set(column(pane.table, POINTS)) == {"1", "½", "0"}
    pane.show_tournament(OPEN)
    assert pane.after.currentText() == "After round 1"
    pane.after.setCurrentIndex(0)
    assert set(column(pane.table, POINTS)) == {"0"}


def test_a_picked_value_is_explained(qtbot, pane):
    pick(pane.table, 3, CUT_1)
    text = pane.why.toPlainText()
    assert text.startswith("Buchholz Cut 1: 0.5\nPlayer 3. The sum of the opponents' points")
    assert "stayed away, so it is the one left out" in text
    press(qtbot, pane.table, Qt.Key.Key_Left)
    assert pane.why.toPlainText().startswith("Direct encounter: –")
    assert "Level, but not met: Player 2, Player 5, Player 7." in pane.why.toPlainText()


def test_a_place_is_explained_by_its_neighbours(qtbot, pane):
    pick(pane.table, 1, 0)
    text = pane.why.toPlainText()
    assert text.splitlines()[0] == "Place 2: Player 2"
    assert "Behind Player 5: Buchholz 1.5 against 2.5; level in points, Direct" in text
    press(qtbot, pane.table, Qt.Key.Key_Down)
    told = "Behind Player 2: Buchholz Cut 1 1.0 against 1.5; level in points, Direct encounter."
    assert told in pane.why.toPlainText()
    pick(pane.table, 4, POINTS)
    assert "Behind Player 3: points 1 against 1½." in pane.why.toPlainText()


def test_who_is_level_is_told(pane):
    pane.show_tournament(event("1-2 1, 3-4 1, 5-6 1"))
    assert "Level in everything with 2 others." in pane.why.toPlainText()
    assert "level in: points, Direct encounter, Buchholz" in pane.why.toPlainText()


def test_the_picked_player_is_told_and_stays_picked(qtbot, pane):
    told = []
    pane.entrantPicked.connect(told.append)
    pick(pane.table, 3, 2)
    pick(pane.table, 3, POINTS)
    assert told == [3]
    pane.views.setCurrentIndex(ACROSS)
    assert pane.cross.currentIndex().row() == 3
    assert pane.why.toPlainText().startswith("Place 4: Player 3")
    press(qtbot, pane.cross, Qt.Key.Key_Up)
    assert told == [3, 7]
    pane.show_entrant(5)
    pane.show_entrant(99)
    assert told == [3, 7]  # only what the user picks is told
    assert pane.cross.currentIndex().row() == 0


def test_crosstable_and_card(pane):
    pane.views.setCurrentIndex(ACROSS)
    assert column(pane.cross, 3)[0] == "2b½"
    pane.side.setCurrentIndex(PLAYER)
    assert "5  Player 5" in pane.card_title.text()
    assert column(pane.card, 1) == ["Player 2", "Player 1"]


def test_the_order_of_tie_breaks_is_chosen_by_keyboard(qtbot, pane):
    asked = []
    pane.requested.connect(lambda tournament, text: asked.append((tournament, text)))
    pane.side.setCurrentIndex(TIE_BREAKS)
    listed = pane.order.list
    assert listed.currentRow() == 0
    press(qtbot, listed, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert tournament_order(asked[-1][0])[:2] == (TieBreak.BUCHHOLZ_CUT_1, TieBreak.DIRECT)
    assert told_step(asked[-1][1], Language()) == "tie-breaks"
    assert pane.table.table_model.table.headings[5:7] == ("Buchholz\nCut 1", "Direct\nencounter")
    press(qtbot, listed, Qt.Key.Key_Space)
    assert TieBreak.DIRECT not in tournament_order(asked[-1][0])
    pane.show_tournament(asked[-1][0])
    assert listed.count() == len(OFFERED[OPEN.kind])
    assert listed.currentItem().text() == "Direct encounter"
    pane.order.usual.click()
    assert tournament_order(asked[-1][0]) == tournament_order(OPEN)
    assert not pane.order.up.isEnabled()


def test_buttons_move_a_tie_break(pane):
    asked = []
    pane.requested.connect(lambda tournament, text: asked.append(tournament_order(tournament)))
    pane.order.list.setCurrentRow(1)
    assert "least" in pane.order.meaning.text()
    pane.order.up.click()
    assert asked[-1][0] is TieBreak.BUCHHOLZ_CUT_1
    pane.order.down.click()
    assert asked[-1] == tournament_order(OPEN)


def test_teams(pane):
    pane.show_tournament(TEAMS)
    assert column(pane.table, 3) == ["25.00", "22.00", "22.00", "18.50", "16.50"]
    headings = pane.table.table_model.table.headings
    assert "Direct\nencounter" not in headings  # nobody needed it
    pick(pane.table, 1, headings.index("IMP\nquotient"))
    text = pane.why.toPlainText()
    assert text.startswith("IMP quotient: 1.333")
    assert "40 – 20" in text
    assert pane.order.list.item(0).text() == "Direct encounter"


def test_nobody_is_there_yet(pane):
    pane.show_tournament(Tournament(()))
    assert pane.table.table_model.rowCount() == 0
    assert "no entrants" in pane.why.toPlainText()
    pane.views.setCurrentIndex(ACROSS)
    assert pane.cross.table_model.rowCount() == 0


def test_rows_are_copied_with_their_headings(pane):
    pick(pane.table, 0, 2)
    pane.copy(headings=True)
    lines = QGuiApplication.clipboard().text().splitlines()
    QGuiApplication.clipboard().clear()
    assert lines[0].split("\t")[5:7] == ["Direct encounter", "Buchholz Cut 1"]
    assert lines[1].startswith("1\t5\tPlayer 5")


def test_names_are_no_rich_text(pane):
    named = tuple(replace(each, name=f"<b>{each.number} & co") for each in OPEN.entrants)
    pane.show_tournament(replace(OPEN, entrants=named))
    assert pane.why.toPlainText().startswith("Place 1: <b>5 & co")
    assert "&lt;b&gt;" in pane.card_title.text()


def test_what_is_not_known_and_a_late_change_are_told(qtbot, pane):
    pane.show_tournament(replace(OPEN, details=(("212", "PTS,TPR,XYZ"),)))
    pane.side.setCurrentIndex(TIE_BREAKS)
    pane.order.list.setCurrentRow(0)
    assert pane.order.meaning.text().startswith("Tournament performance rating (TPR): The mean")
    assert pane.order.note.isVisible()
    assert "ignored, but kept for report files: XYZ." in pane.order.note.text()
    press(qtbot, pane.order.list, Qt.Key.Key_Down)
    press(qtbot, pane.order.list, Qt.Key.Key_Space)
    assert "Changed after round 3, when they had been announced. Before: PTS, TPR, XYZ." in (
        pane.order.note.text()
    )
    press(qtbot, pane.order.list, Qt.Key.Key_Space)
    assert "Changed" not in pane.order.note.text()
    pane.show_tournament(OPEN)
    assert pane.order.note.isHidden()


def test_a_performance_is_explained_opponent_by_opponent(pane):
    pane.show_tournament(replace(OPEN, details=(("212", "PTS,TPR,KS,TPN"),)))
    pick(pane.table, 0, 5)
    text = pane.why.toPlainText()
    assert text.startswith("Tournament performance rating: ")
    assert "Opponent's rating, result" in text
    assert "2300, ½" in text
    pick(pane.table, 0, 6)
    assert pane.why.toPlainText().startswith("Koya: ")
    pick(pane.table, 0, 7)
    assert "Nothing counts" not in pane.why.toPlainText()


def test_a_norm_is_told_with_the_place(pane):
    pane.show_tournament(norm_event())
    pick(pane.table, 0, 2)
    assert "IM norm: performance 2489, needed 2450; games: 9." in pane.why.toPlainText()


def test_tie_breaks_of_a_regulation_and_of_a_file_are_taken(pane, tmp_path):
    asked = []
    pane.requested.connect(lambda tournament, text: asked.append(tournament_order(tournament)))
    menu = pane.order.regulation.menu()
    menu.aboutToShow.emit()
    assert [each.text() for each in menu.actions()] == ["&Open a File…", "&Save to a File…"]
    pane.show_tournament(TEAMS)
    menu.aboutToShow.emit()
    names = {each.text(): each for each in menu.actions()}
    assert "White Book" in names["England (EBU)"].toolTip()
    names["England (EBU)"].trigger()
    by_rule = asked[-1]
    assert by_rule[:2] == (TieBreak.AMONG_VPS, TieBreak.AMONG_IMPS)
    assert pane.order.list.item(0).text() == "VPs among them"
    names["&Save to a File…"].trigger()
    (dialog,) = pane.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "own.vpties"))
    dialog.close()
    pane.order.usual.click()
    assert asked[-1] != by_rule
    names["&Open a File…"].trigger()
    dialog = pane.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(tmp_path / "own.vpties"))
    dialog.close()
    assert asked[-1] == by_rule
    (tmp_path / "none.vpties").write_text("[]")
    names["&Open a File…"].trigger()
    dialog = pane.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(tmp_path / "none.vpties"))
    dialog.close()
    assert "none.vpties" in pane.order.note.text()
    assert asked[-1] == by_rule
