"""The register of a federation in the window: kept offline, and offered while names are typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from tests.gui.rooms.pairs.pairs_room_builders import accept, begin, dialog_of
from vpdesk.gui.rooms.pairs.entrants_page import FIRST, REGISTER, REMARKS, SECOND
from vpdesk.gui.rooms.pairs.new_evening import NewEvening
from vpdesk.gui.tables.name_completer import NameCompleter
from vpdesk.settings import register_file

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down
CSV = "Číslo;Příjmení;Jméno;Klub\n101;Novák;Jan;Praha\n205;Novák;Jan;Brno\n77;Černý;Ota;Plzeň\n"

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def open_cell(qtbot, table, letters):
    """Type into the cell that is current; the field and what offers names below it."""
    qtbot.keyClicks(table, letters[:1])
    fields = table.viewport().findChildren(QLineEdit)
    editor = next(each for each in fields if each.isVisible())
    qtbot.keyClicks(editor, letters[1:])
    return editor, editor.findChild(NameCompleter)


def test_players_of_a_register_are_offered_and_have_their_numbers(qtbot, keeper, tmp_path):
    path = tmp_path / "federation.csv"
    path.write_text(CSV, "utf-8")
    room, page = begin(qtbot, keeper, 8, 21), keeper.room.entrants
    assert page.players.text() == "No register of players yet"
    keeper.files.shelf.import_file(path)
    qtbot.waitUntil(lambda: page.players.text() == "3 players in the register")
    assert register_file().read_text("utf-8") == CSV
    room.go_entrants()
    table, document = page.table, room.document
    # two of one name are told apart by their numbers, and one of them is picked
    table.go_to(0, FIRST)
    _, completer = open_cell(qtbot, table, "nov")
    qtbot.waitUntil(completer.popup().isVisible)
    texts = [completer.popup().model().index(at, 0).data() for at in range(2)]
    assert texts == ["Novák Jan  101  Praha", "Novák Jan  205  Brno"]
    qtbot.keyClick(completer.popup(), DOWN)
    qtbot.keyClick(completer.popup(), DOWN)
    qtbot.keyClick(completer.popup(), ENTER)
    qtbot.waitUntil(lambda: document.evening.entrant(1).register == ("205", ""))
    assert document.evening.entrant(1).names == ("Novák Jan", "Partner 1")
    # a number is a player; who is not in the register stays as typed
    table.go_to(1, SECOND)
    editor, completer = open_cell(qtbot, table, "77")
    qtbot.keyClick(completer.popup(), ENTER)
    qtbot.waitUntil(lambda: document.evening.entrant(2).names[1] == "Černý Ota")
    assert document.evening.entrant(2).register == ("", "77")
    table.go_to(2, FIRST)
    editor, completer = open_cell(qtbot, table, "Guest")
    qtbot.keyClick(editor, ENTER)
    assert document.evening.entrant(3).names[0] == "Guest"
    assert page.model.index(0, REGISTER).data() == "205"
    # late pairs and substitutes, by their numbers
    room.work.let_substitute()
    dialog = dialog_of(room)
    dialog.findChild(QComboBox, "substituteFor").setCurrentIndex(1)
    dialog.findChild(QLineEdit, "substituteName").setText("77")
    dialog.findChild(QSpinBox, "substituteRound").setValue(3)
    accept(qtbot, dialog)
    (substitute,) = document.evening.entrant(1).substitutes
    assert (substitute.name, substitute.player, substitute.since) == ("Černý Ota", 2, 3)
    assert page.model.index(0, REMARKS).data() == "Černý Ota for Partner 1 from round 3"
    document.undo()
    assert not document.evening.entrant(1).substitutes


def test_a_file_that_is_no_register_is_refused_with_its_line_and_changes_nothing(
    qtbot, keeper, tmp_path
):
    path, shelf = tmp_path / "odd.csv", keeper.files.shelf
    path.write_text("Klub;Číslo\nPraha;1\n", "utf-8")
    said = []
    shelf.failed.connect(said.append)
    shelf.import_file(path)
    qtbot.waitUntil(lambda: bool(said))
    assert said == [
        "odd.csv, line 1: The register has no column with names; give it the heading Name."
    ]
    assert not register_file().exists()
    assert len(shelf.register) == 0


def test_the_register_is_there_the_next_time_and_names_of_a_new_evening_are_looked_up(
    qtbot, keeper
):
    register_file().parent.mkdir(parents=True, exist_ok=True)
    register_file().write_text(CSV, "utf-8")
    keeper.files.shelf.want()
    qtbot.waitUntil(lambda: len(keeper.files.shelf.register) == 3)

    def names(pairs):
        return "\n".join(("101 / 77", *(f"Single {at}" for at in range(2 * pairs - 2))))

    qtbot.mouseClick(keeper.room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = keeper.room.window().findChild(NewEvening)
    dialog.names.setPlainText(names(6))
    assert len(dialog.pairs) == 6  # who came alone plays with the next one who did
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    accept(qtbot, dialog)
    evening = keeper.room.document.evening
    assert evening.entrant(1).names == ("Novák Jan", "Černý Ota")
    assert evening.entrant(1).register == ("101", "77")
    assert evening.entrant(2).names == ("Single 0", "Single 1")
