"""The dialogs of an evening, and those of deals and of a new event, in every language."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.cut_off import faults
from tests.gui.languages_builders import field_letters, settle
from vpdesk.gui.deals.deals_window import DealsWindow
from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog
from vpdesk.gui.rooms.pairs.director_dialogs import (
    ask_adjusted,
    ask_late,
    ask_leaving,
    ask_penalty,
    ask_substitute,
)
from vpdesk.gui.rooms.pairs.new_evening import NewEvening
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.gui.rooms.pairs.sessions_dialog import ask_sessions
from vpdesk.gui.texts import set_language
from vpdesk.languages import LANGUAGES
from vpdesk.movements.builders.howell import howell
from vpdesk.pairs.begin import Seating, evening_of
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.register import Register
from vpdesk.tournament.play import Kind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_deals(parent):
    deals = DealsWindow(parent)
    deals.resize(NARROW, deals.height())
    deals.open()


NARROW = 780  # pixels, for the screen of a test
PAIRS = [Contestant(number, (f"Ann {number}", f"Bob {number}")) for number in range(1, 10)]
EVENING = evening_of(Evening("Tuesday"), PAIRS, [Seating(howell(10).with_boards(3))])
DIALOGS = {
    "adjusted": lambda parent: ask_adjusted(parent, EVENING, EVENING.due[0], print),
    "late": lambda parent: ask_late(parent, EVENING, Register(()), print),
    "leaving": lambda parent: ask_leaving(parent, EVENING, 1, print),
    "substitute": lambda parent: ask_substitute(parent, EVENING, 1, Register(()), print),
    "penalty": lambda parent: ask_penalty(parent, EVENING, 1, print),
    "sessions": lambda parent: ask_sessions(parent, EVENING, print),
    "evening": lambda parent: NewEvening(parent, RegisterShelf(Path("none.csv"), parent)).open(),
    "event": lambda parent: NewEventDialog(Kind.TEAMS, parent).open(),
    "deals": open_deals,
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_of_a_dialog_is_cut_off_and_no_letter_taken_twice(home, qtbot, code):
    parent = QWidget()
    qtbot.addWidget(parent)
    set_language(code)
    found = {}
    try:
        for name, open_dialog in DIALOGS.items():
            open_dialog(parent)
            (dialog,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())
            settle()
            found[name] = faults(dialog) + field_letters(dialog)
            dialog.close()
    finally:
        set_language("en")
    assert {name: each for name, each in found.items() if each} == {}
