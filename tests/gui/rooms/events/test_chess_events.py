"""Events of chess in the window: teams with their boards, and players in groups with a final."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from tests.gui.rooms.events.stages.new_event_builders import asked, given_up, ok
from tests.unit.event.stages_builders import field
from vpdesk.event.event import DrawKind
from vpdesk.event.place import StagePlace
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.rooms.events.rounds.match_boards import MatchBoardsDialog
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Result

OK = QDialogButtonBox.StandardButton.Ok

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def swiss(desk):
    desk.show_room("swiss")
    return desk.house.keepers["swiss"].room


def boards_dialog(desk):
    (dialog,) = (each for each in desk.findChildren(MatchBoardsDialog) if each.isVisible())
    return dialog


def check_asked(qtbot, dialog):
    """Esc asks before what was chosen is given up."""
    dialog.reject()
    (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert dialog.isVisible()


def test_a_swiss_of_chess_teams_with_their_boards(qtbot, desk, swiss, tmp_path):
    document, rounds = swiss.document, swiss.rounds
    dialog = asked(desk)
    dialog.kinds["chess-teams"].setChecked(True)
    dialog.formats.setCurrentRow(2)
    assert dialog.boards.isVisible()
    assert not dialog.scale.isVisible()
    dialog.boards.setValue(3)
    dialog.names.setPlainText(
        "Team\tPlayers\nAvon\tAnn 2100; Al 2000; Abe 1900; Ada 1800\nBath\tBob; Bea; Ben\nCork\n"
    )
    ok(dialog).click()
    assert (document.tournament.kind, document.tournament.matches.boards) == (Kind.CHESS_TEAMS, 3)
    swiss.go_rounds()
    swiss.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    # In the first round Avon meets Bath or the other way round; each board is a key.
    rounds.entry.type_result(1, "1=.")
    assert rounds.state.text() == "1 result missing"
    assert rounds.table.games.rows[0].texts[3::3] == ("·", "1 ½ ·")
    rounds.table.go_table(1)
    qtbot.keyClick(rounds.table, Qt.Key.Key_Return)
    dialog = boards_dialog(desk)
    assert [each.currentData() for each in dialog.outcomes] == ["1", "=", "."]
    home = document.tournament.by_number[document.tournament.rounds[0].games[0].home]
    side = dialog.home if home.name == "Avon" else dialog.visitors
    assert [each.currentText() for each in side] == ["Ann 2100", "Al 2000", "Abe 1900"]
    side[2].setCurrentIndex(1)
    assert dialog.line.text() == "A player of Avon plays twice."
    assert not dialog.buttons.button(OK).isEnabled()
    side[2].setCurrentIndex(3)
    dialog.outcomes[2].setCurrentIndex(dialog.outcomes[2].findData("0"))
    check_asked(qtbot, dialog)
    dialog.buttons.button(OK).click()
    game = document.tournament.rounds[0].games[0]
    assert (game.boards, game.board_points, game.home_result) == ("1=0", (150, 150), Result.DRAW)
    assert {(), (1, 2, 4)} == set(game.line_ups)
    # Standings by match points, then by board points; and by board points alone.
    swiss.go_standings()
    table = swiss.standings.table.table_model.table
    assert table.headings[3:5] == ("Points", "Board\npoints")
    assert [[cell.text for cell in row][2:5] for row in table.rows] == [
        ["Avon", "1", "1.5"],
        ["Bath", "1", "1.5"],
        ["Cork", "1", "1.5"],
    ]
    swiss.go_field()
    settings = swiss.field.settings
    settings.ranked.setCurrentIndex(1)
    settings.ranked.activated.emit(1)
    swiss.go_standings()
    table = swiss.standings.table.table_model.table
    assert table.headings[3:5] == ("Points", "Match\npoints")
    assert [row[3].text for row in table.rows] == ["1½", "1½", "1½"]
    path = tmp_path / "teams.vpt"
    document.save(path)
    assert read_event(path) == document.whole


def test_groups_of_players_and_a_final(qtbot, desk, swiss):
    document, rounds = swiss.document, swiss.rounds
    # A Swiss that becomes a round robin before its first round.
    dialog = asked(desk)
    dialog.kinds["chess"].setChecked(True)
    dialog.formats.setCurrentRow(2)
    dialog.names.setPlainText("\n".join(each.name for each in field(4)))
    ok(dialog).click()
    swiss.go_field()
    choice = swiss.field.settings.chess_draw
    choice.setCurrentIndex(choice.findData("round-robin"))
    choice.activated.emit(choice.currentIndex())
    assert document.whole.stages[0].draw is DrawKind.ROUND_ROBIN
    assert document.tournament.points.pairing_bye == 0
    swiss.go_rounds()
    swiss.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    assert [game.sides for game in document.tournament.rounds[0].games] == [(1, 4), (2, 3)]
    assert document.tournament.planned == 3
    for _ in range(2):
        desk.menus.action("undo").trigger()
    assert document.whole.stages[0].draw is DrawKind.SWISS
    # Groups.
    dialog = asked(desk)
    dialog.kinds["chess"].setChecked(True)
    dialog.formats.setCurrentRow(3)
    dialog.names.setPlainText("\n".join(each.name for each in field(8)))
    ok(dialog).click()
    given_up(desk)
    for part in (1, 2):
        document.go_to(StagePlace(1, part))
        swiss.go_rounds()
        for number in (1, 2, 3):
            rounds.show_round(number)
            for board, game in enumerate(document.tournament.rounds[number - 1].games, 1):
                rounds.entry.type_result(board, "1" if game.home < game.visitor else "0")
    assert swiss.stages.choice.itemText(2) == "Final: can begin"
    swiss.stages.picked.emit(StagePlace(2, 1))
    swiss.go_rounds()
    swiss.waiting.begin.click()
    swiss.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 1)
    couples = [game.sides for game in document.tournament.rounds[0].games]
    assert couples == [(1, 3), (2, 4)]
    for results in (("1", "0"), ("1",)):
        for board, text in enumerate(results, 1):
            rounds.entry.type_result(board, text)
        if not document.tournament.all_drawn:
            swiss.draw()
            qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    swiss.go_standings()
    table = swiss.standings.table.table_model.table
    names = [[cell.text for cell in row][2] for row in table.rows]
    assert names[:2] == ["Team 1", "Team 4"]
    assert swiss.stages.choice.currentText() == "Final: finished"
