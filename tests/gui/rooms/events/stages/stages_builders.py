"""What test_stages and others are made of."""

from PySide6.QtWidgets import QDialogButtonBox

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import CarryKind, CarryOver, DrawKind, Event, Stage, Who, WhoKind
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.formats.choice import ExportChoice
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind


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


def sections_of(subject, sheet):
    """What is printed of it."""
    return tuple(subject.sections(ExportChoice(sheet), Language()))


def accept(dialog):
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert not dialog.isVisible()
