"""The explanation beside the draw: what it says, its links, and what may be asked."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeySequence, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.cut_off import faults
from tests.swiss_events import chess, play_round, teams
from tests.unit.tournament.draws.teams.teams_odd_field_builders import APART, last_in_triangle
from vpdesk.gui.rooms.events.rounds.explanation import EventExplanation
from vpdesk.paper.bundled_font import paper_font
from vpdesk.tournament.team_rules import OddField, TeamRules, Triangle
from vpdesk.tournament.tournament import Forbidden

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def panel(shown):
    """The panel alone, wide enough for its texts."""
    made = shown(EventExplanation(), 420, 520)
    made.activateWindow()
    QApplication.processEvents()
    return made


@pytest.fixture
def text(qtbot, panel):
    """Waits for the answer, and gives its text."""

    def wait():
        qtbot.waitUntil(lambda: not panel.busy)
        return panel.text.toPlainText()

    return wait


def test_the_whole_draw_then_a_board_of_it(panel, text):
    assert not panel.isEnabled()
    panel.show_draw(chess(9), 1)
    assert text().startswith("Round 1, drawn by the FIDE Dutch rules, edition 2012\n")
    assert "Gets the bye: 9 Irwin, Ida." in text()
    panel.show_game(1, 5)
    assert text().splitlines()[0] == "Board 1: 1 Adams, Anna – 5 Evans, Eva"
    panel.whole.click()
    assert text().startswith("Round 1, drawn by")
    panel.show_draw(chess(9), 0)
    assert text() == ""
    assert not panel.isEnabled()


def test_what_is_asked_while_the_round_is_drawn_is_answered_after_that(panel, text):
    panel.show_draw(chess(9), 1)
    panel.show_game(6, 2)
    assert panel.busy
    assert text().startswith("Board 2: ")


def test_the_text_stays_until_the_answer_is_there(panel, text):
    panel.show_draw(chess(9), 1)
    before = text()
    panel.show_bye()
    assert panel.busy
    assert panel.text.toPlainText() == before
    assert text().startswith("Why does 9 Irwin, Ida get the bye?")


def test_nothing_of_another_tournament_is_shown_and_esc_stops(qtbot, panel, text):
    panel.show_draw(chess(9), 1)
    text()
    panel.show_draw(chess(8), 1)
    assert panel.text.toPlainText() == ""
    panel.text.setFocus()
    qtbot.keyClick(panel.text, Qt.Key.Key_Escape)
    assert not panel.busy
    panel.show_whole()
    assert text().startswith("Round 1, drawn by")
    assert "9 Irwin" not in text()


def test_a_triangle_is_told_with_the_rules_of_the_event(panel, text):
    tournament = last_in_triangle(TeamRules(odd=OddField.TRIANGLE), *APART)
    panel.show_draw(tournament, 2)
    told = text()
    assert "No match is repeated, except within a triangle if none as fair" in told
    assert "No match is repeated.\n" not in told
    assert "No triangle has two of the first three by rank" in told
    rules = [
        "The three have been in as few triangles before, in total, as possible.",
        ("No triangle has two of the first three by rank, unless only three teams are present."),
        "Then as few of the three as possible have met; half a match counts as a meeting.",
        "Then the three are as low in rank as possible, from the bottom up.",
    ]
    assert all(told.count(each) == 1 for each in rules)
    panel.show_bye()
    assert text().split("\n")[1:5] == rules
    assert "Team 1 (rank 1) and Team 3 (rank 2) are two of the first three" in text()
    assert "lowest ranked." not in text()
    panel.show_draw(replace(teams(9), teams=TeamRules(odd=OddField.TRIANGLE)), 1)
    for ask in (panel.show_bye, lambda: panel.show_entrant(7), lambda: panel.show_game(8, 9)):
        ask()
        assert rules[3] in text()
        assert "They are the three lowest ranked." in text()
    panel.show_entrant(1)
    assert rules[3] not in text()
    rounds = TeamRules(odd=OddField.TRIANGLE, triangle=Triangle.ONCE, danish_rounds=(1,))
    panel.show_draw(replace(teams(9), teams=replace(rounds, leaders_apart=False)), 1)
    panel.show_bye()
    assert text().split("\n")[1:3] == ["Nobody is in a triangle twice.", rules[3]]


def test_why_two_do_not_meet(panel, text):
    panel.show_draw(chess(9), 1)
    panel.show_game(3, 7)
    text()
    assert panel.one.currentText() == "3 Clark, Cyril"
    panel.other.setCurrentIndex(panel.other.findText("4 Davis, Dana"))
    panel.ask.click()
    assert text().startswith("Why not 3 Clark, Cyril – 4 Davis, Dana?\n")
    assert "(D.2)" in text()
    panel.other.setCurrentIndex(panel.one.currentIndex())
    panel.ask.click()
    assert text() == "Choose two different players."


def test_links_are_reached_and_followed_by_the_keyboard(qtbot, panel, text):
    panel.show_draw(chess(9), 1)
    panel.show_game(1, 5)
    text()
    panel.setFocus()
    qtbot.keyClick(panel.text, Qt.Key.Key_Right)
    assert panel.text.textCursor().selectedText() == "1 Adams, Anna"
    qtbot.keyClick(panel.text, Qt.Key.Key_Right)
    assert panel.text.textCursor().selectedText() == "5 Evans, Eva"
    qtbot.keyClick(panel.text, Qt.Key.Key_Left)
    qtbot.keyClick(panel.text, Qt.Key.Key_Left)  # round to the last one
    assert panel.text.textCursor().selectionEnd() > len("Board 1: 1 Adams, Anna – 5 Evans, Eva")
    qtbot.keyClick(panel.text, Qt.Key.Key_Right)
    with qtbot.waitSignal(panel.entrantPicked) as picked:
        qtbot.keyClick(panel.text, Qt.Key.Key_Return)
    assert picked.args == [1]
    assert text().startswith("Board 1: 1 Adams, Anna")
    qtbot.keyClick(panel.text, Qt.Key.Key_Tab)
    assert panel.one.hasFocus()


def test_a_player_who_moves_down_is_explained(panel, text):
    after = play_round(play_round(chess(9)), "1=")
    panel.show_draw(after, 3)
    text()
    movers = [
        each for bracket in panel._story._asking.drawn.brackets[:-1] for each in bracket.floaters
    ]
    panel.show_entrant(movers[0])
    assert "move down?" in text()


def test_text_can_be_selected_and_copied(qtbot, panel, text):
    panel.show_draw(chess(9), 1)
    text()
    panel.setFocus()
    qtbot.keySequence(panel.text, QKeySequence(QKeySequence.StandardKey.SelectAll))
    qtbot.keySequence(panel.text, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text().startswith("Round 1, drawn by")
    QGuiApplication.clipboard().clear()  # the offscreen one would outlive Python


def test_teams_are_explained_too(panel, text):
    panel.show_draw(play_round(teams(9)), 2)
    assert text().startswith("Round 2: how it is drawn\n")
    panel.show_bye()
    assert "has the bye" in text()
    panel.one.setCurrentIndex(0)
    panel.other.setCurrentIndex(8)
    panel.ask.click()
    assert text().startswith("Why not Adams – Irwin?\n")
    assert [place for _, _, place in panel.text._links()][:2] == ["player:1", "player:9"]


def test_a_round_that_cannot_be_drawn_is_said(panel, text):
    stuck = replace(chess(4), forbidden=(Forbidden((1, 2, 3, 4)),))
    panel.show_draw(stuck, 1)
    assert "cannot be paired" in text()


def test_colours_follow_the_theme(panel, text):
    panel.show_draw(chess(9), 1)
    text()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Link, Qt.GlobalColor.magenta)
    panel.setPalette(palette)
    assert panel.text.palette().color(QPalette.ColorRole.Link) == Qt.GlobalColor.magenta
    assert "#ff00ff" in panel.text.toHtml()


def test_a_screen_reader_finds_names(panel):
    panel.show_draw(chess(9), 1)
    for widget in panel.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(panel):
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget


@pytest.mark.parametrize("size", [10, 18])
def test_nothing_is_cut_off(panel, text, size):
    QApplication.setFont(paper_font(size))
    panel.show_draw(play_round(chess(9)), 2)
    text()
    panel.resize(24 * size, 520)
    for _ in range(4):
        QApplication.processEvents()
    assert faults(panel) == []
