"""An event of several stages in the Swiss room: its places, and what is done at them."""

import pytest
from PySide6.QtCore import Qt

from tests.unit.event.test_stages import RULES, field, played
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.place import StagePlace
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.swiss.tournament import Kind

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def groups_and_final():
    """Two groups of four that are played, and a final of four with what is carried over."""
    event = Event(field(8), (Stage("Groups", DrawKind.ROUND_ROBIN),), "County Teams", Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 4, 5, 8), (2, 3, 6, 7)])
    event = played(played(event, 1, 1), 1, 2)
    final = Stage(
        "Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2), CarryOver(CarryKind.ALL, 1)
    )
    event = event.with_stage(2, final)
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    return drawn(event, 2)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "county.vpt"
    TournamentFile.create(path, groups_and_final()).close()
    return path


def test_an_event_of_several_stages_is_worked_at_in_the_room(qtbot, open_desk, path):
    desk = open_desk(str(path))
    room = desk.house.keepers["swiss"].room
    document, choice = room.document, room.stages.choice
    qtbot.waitUntil(room.stages.isVisible)
    texts = [choice.itemText(at) for at in range(choice.count())]
    assert texts == ["Groups, group 1: finished", "Groups, group 2: finished", "Final: in play"]
    assert (document.place, choice.currentText()) == (StagePlace(2, 1), "Final: in play")
    room.go_rounds()
    assert room.subject.tournament.name == "County Teams, Final"
    # A result of the final, with VPs carried over to it, is kept without them.
    names = [each.name for each in document.tournament.players]
    room.rounds.entry.type_result(1, "45-23")
    assert read_event(path) == document.whole
    assert document.whole.group(2).brought == ()
    assert document.tournament.brought != ()
    # Another group by the keyboard, and undo shows where it was undone.
    qtbot.keyClick(desk, Qt.Key.Key_PageUp, CTRL)
    assert document.place == StagePlace(1, 2)
    assert choice.currentText() == "Groups, group 2: finished"
    room.go_standings()
    assert room.standings.table.table_model.table.title.startswith("Final standings")
    assert {each.number for each in document.tournament.players} == {2, 3, 6, 7}
    desk.menus.action("undo").trigger()
    assert document.place == StagePlace(2, 1)
    assert not any(game.finished for game in document.tournament.rounds[0].games)
    desk.menus.action("redo").trigger()
    # A name that is changed in the final is changed in the whole event.
    room.go_field()
    model = room.field.table.field
    model.setData(model.index(0, model.column_of("name")), "Mountain")
    whole = document.whole
    assert [each.name for each in document.tournament.players] == ["Mountain", *names[1:]]
    number = document.tournament.players[0].number
    assert next(each.name for each in whole.entrants if each.number == number) == "Mountain"
    assert read_event(path) == whole
    # The final goes on.
    room.go_rounds()
    room.rounds.entry.type_result(2, "10-30")
    room.draw()
    qtbot.waitUntil(lambda: len(document.tournament.rounds) == 2)
    room.rounds.entry.type_result(1, "10-30")
    assert choice.currentText() == "Final: finished"
    room.document.go_to(StagePlace(1, 1))
    room.document.begin(RULES)
    assert not room.stages.isVisible()
