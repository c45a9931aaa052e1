"""What is heard of a whole evening and of a whole event: every deed, and all that is said of it.

The scripts are what a director who does not see the window needs to know: what became of each
deed, then what follows from it, each once.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractSpinBox, QDialog, QLineEdit, QMessageBox, QPushButton

from tests.gui.rooms.pairs.pairs_room_builders import begin
from tests.gui.sights import settle
from tests.sure import sure
from tests.swiss_events import teams, with_next_round
from vpdesk.gui.tables.entry_table import EntryTable

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Told = list[str]
RETURN = Qt.Key.Key_Return


@pytest.fixture
def heard(monkeypatch) -> Told:
    """The texts that are announced."""
    texts: Told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: texts.append(event.message())
    )
    return texts


class Director:
    """Does one thing after the other, and notes what is heard of each."""

    def __init__(self, qtbot, desk, room: str, heard: Told) -> None:
        self._qtbot, self._desk, self._room, self._heard = qtbot, desk, room, heard
        self.script: list[str] = []

    def begin(self) -> None:
        """What was heard until now is a matter of other tests."""
        settle()
        self._heard.clear()

    @property
    def told(self) -> str:
        return "".join(f"{each}\n" for each in self.script)

    def note(self, deed: str) -> None:
        settle()
        self.script += [deed, *(f"    {each}" for each in self._heard)]
        self._heard.clear()

    def do(self, action: str) -> None:
        own = (self._room, action) in self._desk.menus.made
        self._desk.menus.action(action, *([self._room] if own else [])).trigger()
        self.note(action)

    def type(self, table: EntryTable, text: str) -> None:
        table.open_field()
        sure(table.editor).setText(text)
        self._qtbot.keyClick(table.editor, RETURN)
        self.note(text)
        if table.editor is not None:
            self._qtbot.keyClick(table.editor, Qt.Key.Key_Escape)

    def fill(self, action: str, change: Callable[[QDialog], object]) -> None:
        """Open a dialog, change something in it, and accept it."""
        self._desk.menus.action(action, self._room).trigger()
        settle()
        dialog = next(each for each in self._desk.findChildren(QDialog) if each.isVisible())
        change(dialog)
        self.begin()
        dialog.accept()
        self.note(action)

    def answer(self) -> None:
        """Take the first answer of a question."""
        (asked,) = (each for each in self._desk.findChildren(QMessageBox) if each.isVisible())
        asked.buttons()[0].click()
        self.note("yes")


# A deed stands at the left, what is heard of it after it.
EVENING = """\
turn
    Result, missing
3nt n =
    Result 3NT= N, Points +400, NS 1, EW 1; next: Round 1, Table 2, Board 1
banana
    “banana” is not a score. Type a contract (4S= N), points (620, -50) or “pass”.
4s e -1
    Result 4♠−1 E, Points +50, NS 0, EW 2; next: Round 1, Table 1, Board 2
undo
    Undone: board 1
redo
    Done: board 1
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 1, Table 2, Board 2
turn
    Result 3NT= N, arrow turned, Points +400, NS 2, EW 0
turn
    Result 3NT= N, Points +400, NS 2, EW 0
clear
    Result, missing
3nt n =
    Result 3NT= N, Points +400, NS 2, EW 0; next: Round 1, Table 2, Board 1
cancel
    Done: board 1 cancelled; next: Round 1, Table 1, Board 2
restore
    Done: cancelled boards count again
adjust
    Result A60/40, NS 1.20, EW 0.80
penalty
    Done: penalty
substitute
    Done: substitute
leave
    Done: pair leaves
undo
    Undone: pair leaves
go_missing
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 2, Table 1, Board 3
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 2, Table 2, Board 3
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 2, Table 1, Board 4
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 2, Table 2, Board 4
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 3, Table 1, Board 5
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 3, Table 2, Board 5
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 3, Table 1, Board 6
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1; next: Round 3, Table 2, Board 6
1nt w =
    Result 1NT= W, Points −90, NS 1, EW 1
    All results are in. Print the Ranking
go_results
6nt n =
    Result 6NT= N, Points +990, NS 2, EW 0
go_ranking
"""


def test_an_evening_in_sounds(qtbot, desk, heard):
    desk.show_room("pairs")
    room = begin(qtbot, desk.house.keepers["pairs"], 4, 3)
    director, table = Director(qtbot, desk, "pairs", heard), room.results.table
    director.begin()
    director.do("turn")
    for text in ("3nt n =", "banana", "4s e -1"):
        director.type(table, text)
    director.do("undo")
    director.do("redo")
    director.type(table, "1nt w =")
    room.results.list.setCurrentRow(0)
    table.go_to(0, table.currentIndex().column())
    director.begin()
    for action in ("turn", "turn", "clear"):
        director.do(action)
    director.type(table, "3nt n =")
    table.go_to(0, table.currentIndex().column())
    director.begin()
    director.do("cancel")
    director.do("restore")
    director.fill("adjust", lambda each: field(each, "adjustedScore").setText("A60/40"))
    director.fill("penalty", lambda each: number(each, 10))
    director.fill("substitute", lambda each: field(each, "substituteName").setText("Zoe"))
    director.fill("leave", lambda _: None)
    director.do("undo")
    director.do("go_missing")
    while room.document.evening.missing:
        director.type(table, "1nt w =")
    director.do("go_results")
    director.type(table, "6nt n =")
    director.do("go_ranking")
    assert director.told == EVENING


def number(dialog: QDialog, value: int) -> None:
    sure(dialog.findChild(QAbstractSpinBox)).setProperty("value", value)


def field(dialog: QDialog, name: str) -> QLineEdit:
    return sure(dialog.findChild(QLineEdit, name))


ENTERED = (
    "Zebras enters in round 2 as 7, with 0 VP before unless H or F is typed. Entrants can be "
    "renumbered by strength until round 4 is drawn."
)
EVENT = f"""\
45-23
    Result, 45 – 23  (15.38 – 4.62), Table 1, 1  Adams – 4  Davis; next: Table 2
banana
    “banana” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.
20-20
    Result, 20 – 20  (10.00 – 10.00), Table 2, 5  Evans – 2  Baker; next: Table 3
200-0
    Table 3: “200-0”? A margin of 200 IMPs is rare: three blitzes are 180.
yes
    Result, 200 – 0  (20.00 – 0.00), unusual, Table 3, 3  Clark – 6  Frank
    All results of round 1 are in. Draw Round 2
30-0
    Result, 30 – 0  (16.73 – 3.27), Table 3, 3  Clark – 6  Frank
draw
    Done: draw of round 2
    Round 2: no results yet. Enter 3 Results
round_before
    Round 1 of 5
0-90
    Result, 0 – 90  (0.00 – 20.00), Table 1, 1  Adams – 4  Davis; next: Table 2
in a moment
    Round 1 is corrected. These rounds stay, but would be drawn differently: 2.
round_after
    Round 2 of 5
exchange
    Clark is selected: press X on another team to swap them, or Esc to cancel.
Down
    Clark with Davis: 4–1 repeats round 1; 3–2 breaks no rule.
exchange
    4–1 repeats round 1; 3–2 breaks no rule
    Done: change in round 2
undo
    Undone: change in round 2
redo
    Done: change in round 2
unpair
    Round 2 is no longer drawn; undo brings it back.
    All results of round 1 are in. Draw Round 2
go_field
fieldWithdraw
    Adams leaves after round 1.
fieldWithdraw
    Adams is back.
add
Zebras
    {ENTERED}
draw
    Done: draw of round 2
    Round 2: no results yet. Enter 3 Results
go_standings
adjust
    Done: adjustment
go_rounds
20-30
    Result, 20 – 30  (7.20 – 12.80), Table 1, 4  Davis – 3  Clark; next: Table 2
20-30
    Result, 20 – 30  (7.20 – 12.80), Table 2, 6  Frank – 2  Baker; next: Table 3
20-30
    Result, 20 – 30  (7.20 – 12.80), Table 3, 5  Evans – 1  Adams
    All results of round 2 are in. Draw Round 3
"""


def test_an_event_in_sounds(qtbot, desk, heard):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(with_next_round(teams(6)))
    room.go_rounds()
    director, table = Director(qtbot, desk, "swiss", heard), room.rounds.table
    director.begin()
    table.go_table(1)
    for text in ("45-23", "banana", "20-20", "200-0"):
        director.type(table, text)
    director.answer()
    table.go_table(3)
    director.type(table, "30-0")
    room.draw()
    qtbot.waitUntil(lambda: len(room.document.tournament.rounds) == 2)
    director.note("draw")
    director.do("round_before")
    table.go_table(1)
    director.type(table, "0-90")
    qtbot.waitUntil(lambda: not room.rounds.corrections.busy)
    director.note("in a moment")
    director.do("round_after")
    table.go_table(1)
    director.do("exchange")
    table.go_table(2)
    director.note("Down")
    director.do("exchange")
    director.do("undo")
    director.do("redo")
    director.do("unpair")
    director.do("go_field")
    room.field.table.selectRow(0)
    director.begin()
    for button in ("fieldWithdraw", "fieldWithdraw"):
        desk.findChild(QPushButton, button).click()
        director.note(button)
    director.do("add")
    director.type(room.field.table, "Zebras")
    room.draw()
    qtbot.waitUntil(lambda: len(room.document.tournament.rounds) == 2)
    director.note("draw")
    director.do("go_standings")
    director.fill("adjust", lambda each: number(each, -1))
    director.do("go_rounds")
    for at in range(1, 4):
        table.go_table(at)
        director.type(table, "20-30")
    assert director.told == EVENT
