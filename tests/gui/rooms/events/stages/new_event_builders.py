"""What test_new_event and others are made of."""

from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from tests.unit.event.stages_builders import field
from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog

NAMES = "\n".join(each.name for each in field(8))


def asked(desk):
    """The dialog for a new event that is open."""
    desk.menus.action("new", "swiss").trigger()
    (dialog,) = (each for each in desk.findChildren(NewEventDialog) if each.isVisible())
    return dialog


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def given_up(desk):
    """What is not saved is given up, as one is asked."""
    (question,) = (each for each in desk.findChildren(QMessageBox) if each.isVisible())
    question.button(QMessageBox.StandardButton.Discard).click()
