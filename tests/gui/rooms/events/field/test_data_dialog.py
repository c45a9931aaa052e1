"""The data of a tournament are entered in a dialog, and undone in one step."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox

from tests.swiss_events import chess, play_round
from vpdesk.gui.rooms.events.field.data_dialog import DataDialog
from vpdesk.gui.rooms.events.field.entrants_work import ask_data
from vpdesk.gui.rooms.events.report_dialog import ReportDialog
from vpdesk.tournament.fide.tournament_data import data_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("swiss")
    return desk.house.keepers["swiss"]


def open_dialog(keeper):
    ask_data(keeper.room)
    return keeper.room.findChild(DataDialog)


def test_data_are_entered_mended_and_undone(qtbot, keeper):
    document = keeper.files.document
    document.begin(chess(4))
    dialog = open_dialog(keeper)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    dialog.city.setText(" Praha ")
    dialog.federation.setText("cze")
    dialog.begin.setText("1.5.2026")
    dialog.rounds.setPlainText("1.5.2026 10:00\nMay")
    dialog.deputies.setPlainText("Novák, Jan\n\nMalá, Iva\n")
    dialog.clock.setText("900+10")
    dialog.ratings.setCurrentIndex(dialog.ratings.findData("FIDON"))
    ok.click()
    assert dialog.error.text() == (
        "Rounds, line 2: “May” is not a date, such as 2026/05/31 or 31.5.2026."
    )
    assert not data_of(document.tournament).city
    dialog.rounds.setPlainText("1.5.2026 10:00")
    dialog.accept()
    data = data_of(document.tournament)
    assert (data.city, data.federation, data.begin) == ("Praha", "CZE", "2026/05/01")
    assert data.rounds == (("2026/05/01", "10:00"),)
    assert data.deputies == ("Novák, Jan", "Malá, Iva")
    assert (data.clock, data.ratings) == ("900+10", "FIDON")
    qtbot.waitUntil(lambda: keeper.room.findChild(DataDialog) is None)
    dialog = open_dialog(keeper)
    assert dialog.rounds.toPlainText() == "2026/05/01 10:00"
    assert dialog.city.text() == "Praha"
    dialog.reject()
    keeper.room.undo()
    assert document.tournament == chess(4)


def test_a_rating_report_says_what_it_lacks_and_is_written(desk, keeper, monkeypatch):
    asked = []
    keeper.files.document.begin(play_round(chess(4)))
    monkeypatch.setattr(keeper.files, "ask_export", lambda: asked.append(True))
    keeper.files.ask_rating_report()
    dialog = desk.findChild(ReportDialog)
    texts = [dialog.list.item(at).text() for at in range(dialog.list.count())]
    assert dialog.said.text() == f"{len(texts)} items missing:"
    assert "The city is missing." in texts
    assert "Adams, Anna: the date of birth is missing." in texts
    dialog.write.click()
    assert asked == [True]
    keeper.room.go_standings()
    why = keeper.room.standings.why.toPlainText()
    assert "Performance" in why
    assert "(K 10)" in why


def test_what_a_report_lacks_is_gone_to(qtbot, desk, keeper, monkeypatch):
    asked = []
    keeper.files.document.begin(replace(play_round(chess(4), ("",)), name=""))
    monkeypatch.setattr(keeper.files, "ask_export", lambda: asked.append(True))
    room, field = keeper.room, keeper.room.field

    def go_from(text):
        keeper.files.ask_rating_report()
        dialog = desk.findChild(ReportDialog)
        assert dialog.list.currentRow() == 0
        texts = [dialog.list.item(at).text() for at in range(dialog.list.count())]
        dialog.list.setCurrentRow(texts.index(text))
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: desk.findChild(ReportDialog) is None)

    go_from("Baker, Boris: the date of birth is missing.")
    assert room.parts.currentWidget() is field
    index = field.table.currentIndex()
    assert (index.row(), index.column()) == (1, field.table.field.column_of("birth"))
    field.fide.setChecked(False)
    go_from("Clark, Cyril: the sex is missing.")
    index = field.table.currentIndex()
    assert (index.row(), index.column()) == (2, field.table.field.column_of("sex"))
    assert field.fide.isChecked()
    go_from("Results missing in round 1: 2.")
    assert (room.parts.currentWidget(), room.rounds.round_number) == (room.rounds, 1)
    go_from("The event has no name.")
    assert field.settings.name.isVisible()
    assert desk.focusWidget() is field.settings.name
    for text, name in (
        ("The city is missing.", "city"),
        ("The date of round 1 is missing.", "rounds"),
    ):
        go_from(text)
        dialog = room.findChild(DataDialog)
        assert dialog.focusWidget() is getattr(dialog, name)
        dialog.reject()
        qtbot.waitUntil(lambda: room.findChild(DataDialog) is None)
    assert asked == []
