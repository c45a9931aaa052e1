"""The log of an event, rounds by hand and what stands on all prints, in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QMessageBox

from tests.gui.rooms.events.stages.stages_builders import accept, sections_of
from tests.unit.event.stages_builders import RULES, field
from vpdesk.event.event import DrawKind, Event, EventPrints, Prize, Stage
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.stages import begun
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.events.prints_dialog import PrintsDialog
from vpdesk.gui.rooms.events.rounds.free_draw import FreeDrawDialog
from vpdesk.gui.rooms.events.standings.prizes_dialog import PrizesDialog
from vpdesk.gui.tables.log_dialog import LogDialog
from vpdesk.report.events import sheets
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def league_path(tmp_path):
    """A league of six that is drawn."""
    path = tmp_path / "league.vpt"
    event = Event(field(6), (Stage("League", DrawKind.ROUND_ROBIN),), "League", Kind.TEAMS)
    TournamentFile.create(path, begun(event, 1, RULES, [range(1, 7)])).close()
    return path


def test_the_log_is_searched_copied_and_printed(qtbot, open_desk, league_path):
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    room.go_rounds()
    names = [each.name for each in room.document.tournament.entrants]
    room.rounds.entry.type_result(1, "145-123")  # no time of the day has such a number
    room.rounds.entry.type_result(2, "10-30")
    room.rounds.entry.type_result(2, "10-31")
    desk.menus.action("undo").trigger()
    desk.menus.action("log", "swiss").trigger()
    (dialog,) = (each for each in desk.findChildren(LogDialog) if each.isVisible())

    def shown(column):
        rows = dialog.table.figures.table.rows
        return [row[column].text for row in rows]

    # The last action first; what was undone says so.
    assert shown(1) == ["Correction", "Result", "Result"]
    assert [bool(each) for each in shown(3)] == [True, False, False]
    assert dialog.count.text() == "3 rows"
    kinds = [dialog.kind.itemText(at) for at in range(dialog.kind.count())]
    assert kinds == ["All", "Result", "Correction"]
    dialog.kind.setCurrentIndex(1)
    assert dialog.count.text() == "2 rows"
    first = room.document.tournament.rounds[0].games[0]
    qtbot.keyClicks(dialog.words, f"{names[first.home - 1].lower()} 145")
    assert (dialog.count.text(), shown(7)[0][:9]) == ("1 row", "145 – 123")
    dialog.table.copy()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == 2
    assert copied[1].split("\t")[1] == "Result"
    dialog.words.setText("nobody")
    assert (dialog.count.text(), shown(1)) == ("0 rows", [])
    assert not dialog.look.isEnabled()
    # The first result alone, as it was then.
    dialog.words.setText("145")
    now = room.document.whole
    dialog.look.click()
    (then,) = (each for each in dialog.findChildren(ExportDialog) if each.isVisible())
    games = then._subject.event.group(1).rounds[0].games
    assert [each.finished for each in games] == [True, False, False]
    then.reject()
    assert room.document.whole is now
    # All of it is on paper.
    (section,) = sections_of(room.subject, sheets.LOG)
    assert section.table.title == "Log of the event"
    assert len(section.table.rows) == 3
    dialog.export.click()
    assert not dialog.isVisible()
    (export,) = (each for each in desk.findChildren(ExportDialog) if each.isVisible())
    assert export.form.choice.what is sheets.LOG


def test_a_round_is_put_together_by_hand(qtbot, open_desk, tmp_path):
    path = tmp_path / "friendly.vpt"
    plan = EventPlan(EventFormat.FREE, Kind.TEAMS, "Friendly", rounds=3)
    TournamentFile.create(path, new_event(plan, field(5))).close()
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document = room.document

    def put_together():
        room.draw()
        (dialog,) = (each for each in room.findChildren(FreeDrawDialog) if each.isVisible())
        return dialog

    dialog = put_together()
    assert dialog.windowTitle() == "Matches of Round 1"
    assert (dialog.home.currentText(), dialog.visitors.currentText()) == ("Team 1", "Team 2")
    dialog.visitors.setCurrentIndex(0)
    assert not dialog.add.isEnabled()  # nobody meets himself
    dialog.visitors.setCurrentIndex(3)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.matches.item(0).text() == "Team 1 – Team 4"
    dialog.add.click()
    assert dialog.line.text() == "Team 5 has a bye."
    qtbot.keyClick(dialog.matches, Qt.Key.Key_Delete)
    assert dialog.matches.count() == 1
    dialog.add.click()
    accept(dialog)
    first = document.tournament.rounds[0]
    assert [game.sides for game in first.games] == [(1, 4), (2, 3)]
    assert [each.entrant for each in first.byes] == [5]
    assert not room.rounds.why.isEnabled()
    for board in (1, 2):
        room.rounds.entry.type_result(board, "45-23")
    # A repeated match is told where it is chosen, and asked about.
    dialog = put_together()
    dialog.visitors.setCurrentIndex(3)
    assert dialog.line.text() == "Team 1 – Team 4 repeats round 1"
    dialog.add.click()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
    assert (question.text(), question.informativeText()) == (
        "Draw round 2 like this?",
        "Team 1 – Team 4 repeats round 1",
    )
    question.buttons()[0].click()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    assert read_event(path) == document.whole
    assert room.rounds.round_number == 2
    desk.menus.action("undo").trigger()
    assert len(document.tournament.rounds) == 1


def test_what_stands_on_all_prints_is_asked_once(qtbot, open_desk, league_path, tmp_path):
    logo = tmp_path / "logo.png"
    picture = QPixmap(20, 10)
    picture.fill(Qt.GlobalColor.darkGreen)
    assert picture.save(str(logo))
    desk = open_desk(str(league_path))
    room = desk.house.keepers["swiss"].room
    before = desk.settings.export_of("swiss")
    desk.menus.action("prints", "swiss").trigger()
    (dialog,) = (each for each in room.findChildren(PrintsDialog) if each.isVisible())
    dialog.organiser.setText("  Bridge   Club ")
    dialog.language.setCurrentIndex(dialog.language.findData("cs"))
    dialog.paper.setCurrentIndex(dialog.paper.findData("A5"))
    dialog.take_logo(league_path)
    assert "is not a PNG or SVG picture" in dialog.line.text()
    dialog.take_logo(logo)
    assert (dialog.line.text(), dialog.remove.isEnabled()) == ("", True)
    accept(dialog)
    logo.unlink()
    assert read_event(league_path) == room.document.whole
    desk.menus.action("print").trigger()
    (export,) = (each for each in desk.findChildren(ExportDialog) if each.isVisible())
    choice = export.form.choice
    assert (choice.event, choice.language, choice.paper) == ("Bridge Club", "cs", "A5")
    assert export._letterhead(choice).logo.aspect == 2
    export._remember()  # what is the event's own is not that of other events
    after = desk.settings.export_of("swiss")
    own = "event", "language", "paper"
    assert [getattr(after, each) for each in own] == [getattr(before, each) for each in own]
    export.reject()
    # The pages of the event are in its language, too.
    pages = desk.house.keepers["swiss"].publisher._pages(room.document.whole, Language(), False)
    assert b'lang="cs"' in pages["index.html"]
    assert b"Bridge Club" in pages["index.html"]
    desk.menus.action("undo").trigger()
    assert room.document.whole.prints == EventPrints()


def test_prizes_are_typed_shown_and_printed(qtbot, open_desk, league_path):
    desk = open_desk(str(league_path))
    keeper = desk.house.keepers["swiss"]
    room = keeper.room
    assert sheets.PRIZES not in room.subject.sheets
    desk.menus.action("prizes", "swiss").trigger()
    (dialog,) = (each for each in room.findChildren(PrizesDialog) if each.isVisible())
    table = dialog.table
    rows = table.rowCount()
    qtbot.waitUntil(table.hasFocus)
    for text, end in (("1", Qt.Key.Key_Tab), ("Cup", Qt.Key.Key_Tab), ("2", Qt.Key.Key_Return)):
        qtbot.keyClick(table, text[0])
        editor = table.viewport().findChildren(QLineEdit)[-1]
        qtbot.keyClicks(editor, text[1:])
        qtbot.keyClick(editor, end)
        qtbot.waitUntil(lambda: table.state() == table.State.NoState)
    assert [table.item(*at).text() for at in ((0, 0), (0, 1), (1, 0))] == ["1", "Cup", "2"]
    assert (table.currentRow(), table.currentColumn()) == (1, 1)
    dialog.reject()  # what is typed into cells is asked about, too
    (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    for row, (wins, text) in enumerate((("1", "Cup"), ("", ""), ("Fair  play", "Book"))):
        table.item(row, 0).setText(wins)
        table.item(row, 1).setText(text)
    table.item(rows - 1, 0).setText("x" * 300)
    assert table.rowCount() == rows + 3  # there is room to go on
    winner = table.cellWidget(2, 2)
    winner.setCurrentIndex(winner.findText("Team 4"))
    dialog.accept()
    assert "200 letters at most" in dialog.line.text()
    table.item(rows - 1, 0).setText("")
    accept(dialog)
    event = room.document.whole
    assert event.prizes == (Prize("1", "Cup"), Prize("Fair play", "Book", 4))
    assert read_event(league_path) == event
    (section,) = sections_of(room.subject, sheets.PRIZES)
    told = [[cell.text for cell in row] for row in section.table.rows]
    assert told == [["1", "Cup", ""], ["Fair play", "Book", "Team 4"]]
    desk.menus.action("present", "swiss").trigger()
    hall = keeper.presentation
    hall.show_part(sheets.PRIZES)
    qtbot.waitUntil(lambda: hall.table.title == "Prizes")
    assert hall.shown is sheets.PRIZES
    desk.menus.action("undo").trigger()
    assert room.document.whole.prizes == ()
    qtbot.waitUntil(lambda: hall.shown is not sheets.PRIZES)
    hall.close()
