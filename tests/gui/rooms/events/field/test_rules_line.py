"""The rules as sentences in the window, whose words open their choice."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.accessible_builders import focusable
from tests.swiss_events import teams, with_next_round
from vpdesk.tournament.team_rules import FirstRound, OddField

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(desk):
    desk.show_room("swiss")
    room = desk.room
    room.document.begin(teams(9))
    room.go_field()
    return room


def test_the_rules_are_told_and_the_rest_is_away(room):
    line = room.field.sentences
    assert line.isVisible()
    assert line.plain.startswith("Swiss from the top, 5 rounds, 16 boards, ")
    assert not room.field.settings.isVisible()
    room.field.rules.click()
    assert room.field.settings.isVisible()


def test_a_word_opens_its_choice_in_place(room):
    line = room.field.sentences
    line.linkActivated.emit("odd")
    texts = [each.text() for each in line.menu.actions() if each.isCheckable()]
    assert texts == ["Bye", "Triangle", "Triangle, two rounds"]
    assert [each.isChecked() for each in line.menu.actions()][:3] == [True, False, False]
    line.menu.actions()[1].trigger()
    line.menu.close()
    assert room.document.tournament.teams.odd is OddField.TRIANGLE
    assert "Odd number: three play a triangle" in line.plain
    assert "<b>" in line.text()  # it is not usual
    room.undo()
    assert room.document.tournament.teams.odd is OddField.BYE
    assert "With an odd number, one sits out" in line.plain


def test_a_number_is_typed_among_all_rules(room):
    room.field.sentences.linkActivated.emit("rounds")
    assert room.field.settings.isVisible()
    assert room.field.settings.rounds.hasFocus()
    room.field.sentences.linkActivated.emit("boards")
    assert room.field.settings.boards.hasFocus()


def test_a_closed_rule_says_why(room):
    room.document.begin(with_next_round(teams(8)))
    line = room.field.sentences
    room.field.rules.setChecked(True)
    assert "Played by: Only while no round is drawn." in room.field.all_rules.closed.text()
    room.document.begin(teams(8))
    assert "Played by" not in room.field.all_rules.closed.text()
    line.linkActivated.emit("first")
    line.menu.actions()[1].trigger()
    line.menu.close()
    assert room.document.tournament.teams.first is FirstRound.QUARTERS


def test_rules_are_found_by_any_of_their_words(qtbot, room):
    field = room.field
    field.rules.setChecked(True)
    qtbot.keyClicks(field.all_rules.seek, "TRIÁNGLE")
    assert field.settings.words["odd"].isVisible()
    assert not field.settings.words["first"].isVisible()
    assert not field.settings.rounds.isVisible()
    field.all_rules.seek.clear()
    assert field.settings.rounds.isVisible()
    qtbot.keyClicks(field.all_rules.seek, "xyzzy")
    field.rules.setChecked(False)  # and it begins with all again
    field.rules.setChecked(True)
    assert field.settings.rounds.isVisible()


def test_what_can_only_be_read_has_no_links(room):
    line = room.field.sentences
    assert "<a " in line.text()
    line.show_sentences(line._sentences, may=False)
    assert "<a " not in line.text()
    assert line.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_page_of_an_event_is_calm(room):
    QApplication.processEvents()
    assert len([each for each in focusable(room.field) if each.isVisible()]) <= 10


def test_all_rules_have_a_page_of_their_own(room):
    tabs, field = room.tabs, room.field
    assert [tabs.tabText(at) for at in range(tabs.count())][-1] == "Rules"
    tabs.setCurrentIndex(tabs.count() - 1)
    assert field.settings.isVisible()
    assert field.sentences.isVisible()
    assert not field.table.isVisible()
    room.go_first()
    assert field.settings.rounds.hasFocus()
    tabs.setCurrentIndex(0)
    assert field.table.isVisible()
    assert not field.settings.isVisible()
    field.rules.click()
    assert tabs.currentIndex() == tabs.count() - 1
    room.go_rounds()
    room.go_field()
    assert field.table.isVisible()
