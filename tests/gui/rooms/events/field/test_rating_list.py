"""A rating list kept offline: players are offered while a name is typed, and filled in."""

import pytest
from PySide6.QtCore import Qt

from tests.unit.files.rating_list_builders import ALL
from vpdesk.gui.tables.name_completer import NameCompleter
from vpdesk.settings import rating_list_file
from vpdesk.tournament.tournament import Entrant, Tournament

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("swiss")
    return desk.house.keepers["swiss"]


def test_players_of_a_list_are_offered_and_filled_in(qtbot, keeper, tmp_path):
    path, said, failed = tmp_path / "players_list.txt", [], []
    path.write_text(ALL, "utf-8")
    keeper.files.said.connect(said.append)
    keeper.files.complained.connect(failed.append)
    keeper.files.document.begin(Tournament((Entrant(1, "Svoboda, K."), Entrant(2, "Nobody"))))
    keeper.room.fill_in()
    assert "There is no rating list yet" in keeper.room.field.line.text()
    keeper.files.ratings.import_file(path)
    qtbot.waitUntil(lambda: "4 players in the rating list" in said)
    assert rating_list_file().is_file()
    room, field = keeper.room, keeper.room.field
    players = lambda: keeper.files.document.tournament.entrants  # noqa: E731
    room.add_entrant()
    qtbot.keyClicks(field.table, "k")
    editor = field.table.editor
    qtbot.keyClicks(editor, "os")
    completer = editor.findChild(NameCompleter)
    qtbot.waitUntil(completer.popup().isVisible)
    offered = [completer.popup().model().index(at, 0).data() for at in range(2)]
    assert offered[0] == "IM  Kos, Eva  SLO  2400  1990  700010"
    qtbot.keyClick(completer.popup(), DOWN)
    qtbot.keyClick(completer.popup(), ENTER)
    qtbot.waitUntil(lambda: len(players()) == 3)
    assert players()[2] == Entrant(3, "Kos, Eva", 2400, "IM", "w", "SLO", "700010", "1990/00/00")
    model = field.table.field
    model.setData(model.index(0, model.column_of("register_number")), "31")
    assert players()[0].name == "Svoboda, Karel"
    model.setData(model.index(0, model.column_of("rating")), "31")
    assert (players()[0].name, players()[0].rating) == ("Svoboda, Karel", 31)
    room.fill_in()
    assert (players()[0].rating, players()[0].title) == (2250, "FM")
    assert players()[1] == Entrant(2, "Nobody")
    assert field.line.text() == "Players in the rating list: 2 of 3."
    room.undo()
    assert players()[0].rating == 31
    path.write_text("nothing")
    keeper.files.ratings.import_file(path)
    qtbot.waitUntil(lambda: bool(failed))
    assert "This is not a rating list" in failed[0]
    rating_list_file().write_text("damaged")
    room.fill_in()
    assert "choose it again" in failed[-1]
