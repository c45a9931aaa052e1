"""The dialog of a stage: it takes what the command line takes, with the same rules."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from tests.gui.languages_builders import settle
from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.place import StagePlace, tournament_at, with_tournament
from vpdesk.event.stages import begun, drawn
from vpdesk.gui.rooms.events.stages.stage_dialog import DRAWS, StageDialog
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import FirstRound


def swiss(count=9):
    event = Event(field(count), (Stage("Qualifying"),), "Cup", Kind.TEAMS)
    event = begun(event, 1, replace(RULES, planned=2), [range(1, count + 1)])
    for _ in range(2):
        event = played(drawn(event, 1), 1)
    return event


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_a_swiss_that_carries_scores_begins_by_the_standings_and_keeps_apart_who_has_met(window):
    dialog = StageDialog(swiss(), 2, 1, window)
    dialog.draw.setCurrentIndex(DRAWS.index((DrawKind.SWISS, False)))
    first = dialog.rules["first"]
    assert (first.currentData(), dialog.apart.isChecked()) == ("halves", False)
    dialog.carry.setCurrentIndex(dialog.carry.findData("all"))
    assert (first.currentData(), dialog.apart.isChecked()) == ("standings", True)
    assert "Team 1" in dialog.line.text()  # who plays is named
    dialog.apart.click()  # what is chosen by hand stays
    dialog.carry.setCurrentIndex(dialog.carry.findData("share"))
    assert (first.currentData(), dialog.apart.isChecked()) == ("standings", False)
    dialog.carry.setCurrentIndex(dialog.carry.findData("half-margin"))
    assert not ok(dialog).isEnabled()
    assert "Half of the margin" in dialog.line.text()


def test_a_stage_follows_the_one_on_the_screen(window):
    event = swiss()
    for title in ("Final", "Rest"):
        event = event.with_stage(len(event.stages) + 1, Stage(title, groups=event.stage(1).groups))
    dialog = StageDialog(event, 4, 2, window)
    assert dialog.of.currentText() == "Final"
    assert dialog._stage().who.stage == 2


def test_after_a_stage_without_results_the_next_one_follows_the_same_as_it(window):
    event = swiss().with_stage(2, Stage("Final", who=Who(WhoKind.PLACES, 1, 1, 4)))
    event = begun(event, 2, RULES, [(1, 2, 3, 4)])
    dialog = StageDialog(event, 3, 2, window)
    assert dialog.of.currentText() == "Qualifying"


def test_a_knock_out_asks_for_no_scale_and_says_what_boards_a_segment_has(window):
    dialog = StageDialog(swiss(), 2, 1, window)
    scale = dialog.scale
    dialog.draw.setCurrentIndex(DRAWS.index((DrawKind.KNOCK_OUT, False)))
    asked = (scale.boards, scale.kind, scale.range, scale.blitz)
    assert [each.isVisibleTo(dialog) for each in asked] == [True, False, False, False]
    assert dialog.segments.text() == "1"
    scale.boards.setValue(20)
    dialog.segments.setValue(3)
    assert dialog.segments.text() == "3 (boards of the match: 7 + 7 + 6)"
    dialog.draw.setCurrentIndex(DRAWS.index((DrawKind.SWISS, False)))
    assert all(each.isVisibleTo(dialog) for each in asked)


def test_who_has_withdrawn_cannot_be_ticked(window):
    event = swiss()
    place = StagePlace(1, 1)
    event = with_tournament(event, place, left(tournament_at(event, place), [3]))
    dialog = StageDialog(event, 2, 1, window)
    texts = [dialog.names.item(at).text() for at in range(dialog.names.count())]
    assert texts[2] == "Team 3 (withdrawn)"


def test_a_planned_stage_is_shown_as_it_was_planned(window):
    dialog = StageDialog(swiss(), 2, 1, window)
    made = []
    dialog.wanted.connect(lambda event, number: made.append(event))
    dialog.draw.setCurrentIndex(0)
    dialog.who.setCurrentIndex(dialog.who.findData("losers"))
    dialog.lost.setValue(2)
    first = dialog.rules["first"]
    first.setCurrentIndex(first.findData("lot"))
    first.activated.emit(first.currentIndex())
    dialog.accept()
    rules = made[0].group(2).teams
    assert (rules.first, rules.odd_by_lot) == (FirstRound.LOT, True)
    again = StageDialog(made[0], 2, 2, window)
    assert again.rules["first"].currentData() == "lot"
    assert again.lost.value() == 2
    assert again._stage() == replace(made[0].stage(2), groups=())


def test_a_planned_stage_that_is_to_carry_scores_is_drawn_as_such_a_stage(window):
    dialog = StageDialog(swiss(), 2, 1, window)
    made = []
    dialog.wanted.connect(lambda event, number: made.append(event))
    dialog.draw.setCurrentIndex(DRAWS.index((DrawKind.SWISS, False)))
    dialog.accept()
    again = StageDialog(made[0], 2, 2, window)
    again.carry.setCurrentIndex(again.carry.findData("all"))
    assert (again.rules["first"].currentData(), again.apart.isChecked()) == ("standings", True)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_its_buttons_stay_where_they_are_whatever_is_chosen(window, monkeypatch):
    large = QRect(0, 0, 1600, 1400)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: large)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: large.size())
    dialog = StageDialog(swiss(), 2, 1, window)
    dialog.open()
    places = set()
    for combo in (dialog.who, dialog.draw, dialog.carry):
        for at in range(combo.count()):
            combo.setCurrentIndex(at)
            settle()
            places.add((dialog.size(), ok(dialog).mapTo(dialog, QPoint())))
    assert len(places) == 1
