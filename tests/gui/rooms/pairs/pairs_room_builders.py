"""What test_pairs_room and others are made of."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
)

from vpdesk.gui.rooms.pairs.director_dialogs import DirectorDialog
from vpdesk.gui.rooms.pairs.new_evening import NewEvening

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape

OK = QDialogButtonBox.StandardButton.Ok


def names(count):
    return "\n".join(f"Player {at}, Partner {at}" for at in range(1, count + 1))


def begin(qtbot, keeper, pairs, boards=26, sections=1, seats=0, named=names):
    """A new evening by its dialog, with the movement that is proposed."""
    room = keeper.room
    qtbot.mouseClick(room.welcome.buttons[1], Qt.MouseButton.LeftButton)
    dialog = room.window().findChild(NewEvening)
    dialog.name.setText("Tuesday")
    dialog.names.setPlainText(named(pairs))
    dialog.boards.setValue(boards)
    dialog.sections.setValue(sections)
    dialog._propose()
    qtbot.waitUntil(lambda: not dialog._work.running)
    if seats:
        dialog.movement.setCurrentIndex([each.pairs for each in dialog._found].index(seats))
    qtbot.mouseClick(dialog.buttons.button(OK), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(room.document.evening.sections))
    room.go_results()
    return room


def type_result(qtbot, room, text):
    """The keys of a result, and Enter; how many that were."""
    table = room.results.table
    qtbot.keyClicks(table, text[:1])
    if len(text) > 1:
        qtbot.keyClicks(table.editor, text[1:])
    qtbot.keyClick(table.editor, ENTER)
    return len(text) + 1


def dialog_of(room):
    return next(each for each in room.findChildren(DirectorDialog) if each.isVisible())


def accept(qtbot, dialog):
    qtbot.mouseClick(dialog.buttons.button(OK), Qt.MouseButton.LeftButton)
