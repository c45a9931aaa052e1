"""Teams by board-a-match: the rule in the field, the score sheet, the round, and its papers."""

from PySide6.QtCore import Qt

from tests.gui.rooms.events.rounds.event_matches_builders import desk, enter, path
from vpdesk.event.kept_matches import game_at, place_of
from vpdesk.files.tournament.file import read_event
from vpdesk.scales import ScaleSpec
from vpdesk.scales.match_scales import match_scales

__all__ = ("desk", "path")

Key = Qt.Key
WIN_LOSS, BOARDS = match_scales()


def choose(combo, key):
    combo.setCurrentIndex(combo.findData(key))


def test_boards_are_counted_on_the_sheet_and_in_the_round(qtbot, desk, path):
    room, document = desk.room, desk.room.document
    room.go_field()
    scale = room.field.settings.scale
    choose(scale.kind, "win-loss")
    assert document.tournament.teams.spec == ScaleSpec(2, family=WIN_LOSS)
    assert room.field.settings.bye_vp.value() == 1
    choose(scale.kind, "board-a-match")
    assert document.tournament.teams.spec == ScaleSpec(2, family=BOARDS)
    assert room.facts.text().endswith("Board-a-match, 2 boards, 4 VP")
    room.go_rounds()
    assert "Type the board points" in room.rounds.line.text()
    room.rounds.table.go_table(1)
    place = place_of(document.whole, 1, 1, 1, 1)
    qtbot.keyClick(room.rounds.table, Key.Key_Return)
    match = desk.room
    enter(qtbot, match.page.table, "410", "400", "50", "50")
    game = game_at(document.whole, place)
    assert (game.imps, game.points) == ((3, 1), (300, 100))
    assert match.header.totals.imps.text().split("  ")[1] == "3 – 1"
    headings = [each.heading for each in match.page.table.model().columns]
    assert sum(each.startswith("Points\n") for each in headings) == 2
    assert "Board-a-match, 2 boards" in match.header.totals.note.text()
    qtbot.keyClick(desk, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    room.rounds.entry.type_result(2, "1-3")
    assert read_event(path) == document.whole
    assert sorted(each.points for each in document.tournament.rounds[0].games) == [
        (100, 300),
        (300, 100),
    ]
