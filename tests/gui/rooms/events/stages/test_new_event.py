"""The dialog for a new event, up to the first printed round."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QDialog

from tests.gui.languages_builders import settle
from tests.gui.rooms.events.stages.new_event_builders import NAMES, asked, given_up, ok
from vpdesk.formats.format import PRINTER
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.events.shown_event import ROUNDS
from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.report.events import sheets
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import Sharing

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def swiss(desk):
    desk.show_room("swiss")
    return desk.house.keepers["swiss"].room


def test_its_buttons_stay_where_they_are_whatever_is_chosen(swiss, monkeypatch):
    large = QRect(0, 0, 1600, 1400)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: large)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: large.size())
    dialog = NewEventDialog(Kind.TEAMS, swiss)
    dialog.open()
    settle()
    places = set()
    for button in dialog.kinds.values():
        button.click()
        for at in range(dialog.formats.count()):
            dialog.formats.setCurrentRow(at)
            for names in ("", NAMES, f"Ann\n{'Bob ' * 99}"):
                dialog.names.setPlainText(names)
                settle()
                places.add((dialog.size(), ok(dialog).mapToGlobal(QPoint())))
    assert len(places) == 1
    dialog.names.clear()


def test_six_names_are_seen_whole(swiss):
    dialog = NewEventDialog(Kind.TEAMS, swiss)
    dialog.open()
    dialog.names.setPlainText("\n".join(f"Team {each}" for each in range(6)))
    settle()
    assert dialog.names.verticalScrollBar().maximum() == 0
    dialog.names.clear()


def test_ten_entries_lead_to_the_first_printed_round(qtbot, desk, swiss):
    """Each key or click is an entry; the names are pasted, as one."""
    entries = []

    def enter(what, do):
        entries.append(what)
        do()

    enter("new", lambda: desk.menus.action("new", "swiss").trigger())
    (dialog,) = desk.findChildren(NewEventDialog)
    enter("name", lambda: dialog.name.setText("County Cup"))
    enter("format", lambda: dialog.formats.setCurrentRow(2))
    enter("rounds", lambda: dialog.rounds.setValue(5))
    enter("boards", lambda: dialog.scale.boards.setValue(8))
    dialog.names.setPlainText(NAMES)
    assert dialog.line.text() == "Names: 8, rounds: 5."
    enter("ok", lambda: ok(dialog).click())
    tournament = swiss.document.tournament
    assert (tournament.name, tournament.planned, tournament.teams.boards) == ("County Cup", 5, 8)
    assert swiss.parts.currentIndex() == ROUNDS
    enter("draw", desk.menus.action("draw", "swiss").trigger)
    qtbot.waitUntil(lambda: len(swiss.document.tournament.rounds) == 1)
    enter("print", desk.menus.action("print").trigger)
    (printing,) = desk.findChildren(ExportDialog)
    choice = printing.form.choice
    assert (choice.what, choice.format) == (sheets.PAIRINGS_BY_BOARD, PRINTER)
    enter("print button", printing.reject)  # there is no printer here
    assert len(entries) <= 10


def test_every_format_begins_with_its_field(desk, swiss):
    document = swiss.document
    dialog = asked(desk)
    assert "Names can be entered later" in dialog.line.text()
    dialog.formats.setCurrentRow(3)
    assert not ok(dialog).isEnabled()  # groups need their names
    dialog.names.setPlainText(NAMES)
    dialog.groups.setValue(5)
    assert "(groups: 5, entrants: 8)" in dialog.line.text()
    (area,) = dialog.findChildren(FittingArea)
    assert not area.isAncestorOf(dialog.line)  # why OK is grey does not scroll away
    dialog.groups.setValue(2)
    dialog.sharing.setCurrentIndex(2)
    ok(dialog).click()
    assert document.tournament.teams.sharing is Sharing.LOT
    before = document.whole.numbers_of(1)
    while document.whole.numbers_of(1) == before:  # each time by another lot
        desk.menus.action("groups_by_lot", "swiss").trigger()
    document.undo()
    texts = [swiss.stages.choice.itemText(at) for at in range(swiss.stages.choice.count())]
    assert texts == ["Groups, group 1: in play", "Groups, group 2: in play", "Final: waits"]
    assert len(document.tournament.rounds) == 3
    dialog = asked(desk)
    dialog.kinds["chess"].setChecked(True)
    assert not dialog.scale.isVisible()
    dialog.formats.setCurrentRow(2)
    dialog.names.setPlainText("Ann 2000\nBob 1900\n")
    assert dialog.line.text().endswith(" With a rating or strength: 2.")
    dialog.names.setPlainText("Name\tRating\nAnn\t2000\nBob\t1900\n")
    ok(dialog).click()
    assert document.modified  # the first event would be lost
    assert swiss.rounds.round_number == 1
    given_up(desk)
    assert [each.rating for each in document.tournament.entrants] == [2000, 1900]
    assert document.tournament.kind is Kind.CHESS
    dialog = asked(desk)
    assert dialog.kinds["chess"].isChecked()  # as the one before
    dialog.kinds["teams"].setChecked(True)
    dialog.formats.setCurrentRow(1)
    dialog.names.setPlainText(NAMES)
    assert dialog.line.text() == "Names: 8, rounds: 14."
    assert not dialog.segments.isVisible()
    dialog.formats.setCurrentRow(4)
    dialog.segments.setValue(3)
    assert dialog.segments.isVisible()
    assert dialog._plan().rules.segments == 3
    dialog.reject()
    desk.house.keepers["swiss"]._given_up = True  # nobody is there to answer the question


def test_pairs_are_directed_in_a_room_of_their_own(qtbot, desk, swiss):
    dialog = asked(desk)
    assert set(dialog.kinds) == {"teams", "chess", "chess-teams", "pairs", "swiss-pairs"}
    dialog.kinds["pairs"].setChecked(True)
    assert not dialog.names.isVisible()
    ok(dialog).click()
    assert desk.house.name == "pairs"
    (dialog,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
    assert dialog.objectName() != "newEventDialog"
    dialog.reject()
