"""Further steps of the walker: events, the log, samples, the hall, results of a file, readings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar, QWidget

from tests.gui.room_builders import scales_of
from tests.gui.walker import work_of
from vpdesk.files.start_library import built_in
from vpdesk.gui.desk.samples import SAMPLES
from vpdesk.gui.rooms.events.rounds.games_model import HOME
from vpdesk.gui.rooms.pairs.results_file import take_results
from vpdesk.gui.tables.log_dialog import LogDialog
from vpdesk.report.scales.report import View
from vpdesk.scales import Unit
from vpdesk.tournament.results.typed_results import missing

if TYPE_CHECKING:
    from tests.gui.walker import Walker

GO = ("round_before", "round_after", "stage_before", "stage_after")


def go_round(walker: Walker, at: int) -> None:
    """Show another round or stage of an event: its matches are those of this very tournament."""
    if walker.desk.room_name != "swiss":
        return
    walker.act(GO[at % len(GO)], "swiss")
    check_round(walker)


def check_round(walker: Walker) -> None:
    """The matches in sight are those of the round that is shown, of the event that is open."""
    room: Any = walker.desk.house.keepers["swiss"].room
    if not room.rounds.isVisible() or not room.rounds.round_number:
        return
    tournament = room.document.tournament
    games = tournament.rounds[room.rounds.round_number - 1].games
    model = room.rounds.table.model()
    shown = [str(model.index(row, HOME).data() or "") for row in range(len(games))]
    names = [tournament.by_number[each.sides[0]].name for each in games]
    found = [text.split("  ", 1)[-1] for text in shown]
    assert found == names, (found, names, walker.steps)


def tab(walker: Walker, at: int) -> None:
    """Show another page of a room."""
    bars = [each for each in walker.desk.findChildren(QTabBar) if each.isVisible()]
    tabs = [(bar, each) for bar in bars for each in range(bar.count()) if bar.isTabEnabled(each)]
    if tabs:
        bar, each = tabs[at % len(tabs)]
        walker.told(f"page {bar.tabText(each)}")
        bar.setCurrentIndex(each)
        walker.settle()


def begin(walker: Walker, at: int) -> None:
    """New work, or the next round: what asks is answered by Esc."""
    name = ("new", "draw")[at % 2]
    if (walker.desk.room_name, name) in walker.desk.menus.made:
        walker.act(name, walker.desk.room_name)


def check_evening(walker: Walker) -> None:
    """The results in sight are those of the evening that is open, and so is what is missing."""
    keeper: Any = walker.desk.house.keepers["pairs"]
    if walker.desk.room_name != "pairs" or not keeper.has_evening:
        return
    room = keeper.room
    if not room.results.isVisible():
        return
    entries, missing = room.document.evening.entries, room.document.evening.missing
    for each in room.results.table.results.rows:
        wanted = entries[each.place].typed if each.place in entries else ""
        assert (each.place in entries) != (each.place in missing), (each.place, walker.steps)
        assert each.typed == wanted, (each, wanted, walker.steps)


def type_match(walker: Walker, at: int) -> None:
    """Type the result of a match that is missing, beside its table."""
    if walker.desk.room_name != "swiss":
        return
    room: Any = walker.desk.house.keepers["swiss"].room
    number = room.rounds.round_number
    if not room.rounds.isVisible() or not number or room.document.read_only:
        return
    due = missing(room.document.tournament.rounds[number - 1])
    if not due or not room.rounds.quick.isEnabled():
        return
    board = due[at % len(due)]
    table = room.document.tournament.table_number(board)
    walker.told(f"type table {table} of round {number}")
    room.rounds.quick.setText(f"{table} {30 + at}-20")
    walker.press(room.rounds.quick, Qt.Key.Key_Return)
    game = room.document.tournament.rounds[number - 1].games[board - 1]
    assert game.imps == (30 + at, 20), (game, walker.steps)


def look_back(walker: Walker, at: int) -> None:
    """Look at a moment of the log: nothing is changed."""
    name = walker.desk.room_name
    if name not in ("pairs", "swiss"):
        return
    keeper: Any = walker.desk.house.keepers[name]
    if not keeper.files.document.actions:
        return
    before = work_of(keeper), keeper.files.document.actions
    walker.told("look back")
    keeper.show_log()
    (dialog,) = (each for each in walker.desk.findChildren(LogDialog) if each.isVisible())
    dialog.table.pick(at % dialog.table.model().rowCount())
    dialog.look.click()
    walker.settle()
    assert (work_of(keeper), keeper.files.document.actions) == before, walker.steps


def sample(walker: Walker, at: int) -> None:
    """Open a sample: it is a copy, which is what the room works on now."""
    one = SAMPLES[at % len(SAMPLES)]
    walker.act(f"sample {one.name}")
    assert walker.desk.room_name == one.room, walker.steps


def hall(walker: Walker) -> None:
    """Look at the pages for phones and at the schedule, and close them: nothing is changed."""
    keepers: Any = walker.desk.house.keepers
    before = {name: work_of(each) for name, each in keepers.items() if name in ("pairs", "swiss")}
    walker.act("hall_pages")
    walker.act("schedule")
    now = {name: work_of(keepers[name]) for name in before}
    assert now == before, walker.steps


def import_results(walker: Walker, at: int) -> None:
    """Take a result of a file for a table that has none: it goes there, and nothing else."""
    keeper: Any = walker.desk.house.keepers["pairs"]
    if walker.desk.room_name != "pairs" or not keeper.has_evening:
        return
    document = keeper.files.document
    evening = document.evening
    if document.read_only or not evening.missing:
        return
    place = evening.missing[at % len(evening.missing)]
    meeting = evening.meeting(place)
    if len(meeting.ns) != 1 or evening.sections[0].two_winners:
        return
    path = walker.files[0].with_name("results.csv")
    ns, ew = (evening.label(each[0]) for each in (meeting.ns, meeting.ew))
    path.write_text(f"board,ns,ew,score\n{place.board},{ns},{ew},420\n", encoding="utf-8")
    walker.told(f"import {place}")
    take_results(document, keeper.room.say, path)
    walker.settle()
    assert document.evening.entries.keys() - evening.entries.keys() == {place}, walker.steps


def start(walker: Walker, at: int) -> None:
    """Take a starting point of the scales."""
    if walker.desk.room_name != "scales":
        return
    menu = scales_of(walker.desk).pin_row.starts.menu()
    menu.aboutToShow.emit()
    offered = [each for each in menu.actions() if each.isEnabled() and not each.isSeparator()]
    action = offered[at % len(built_in())]
    walker.told(f"start {action.text()}")
    action.trigger()
    walker.settle()
    check_reading(walker)


def read(walker: Walker, at: int) -> None:
    """Read a margin off: it is what the scale in sight says."""
    if walker.desk.room_name != "scales":
        return
    field = scales_of(walker.desk).results.margin
    walker.told(f"margin {at}")
    field.setText(str(at))
    field.textEdited.emit(str(at))
    walker.settle()
    check_reading(walker)


def check_reading(walker: Walker) -> None:
    """What is read off is what the engine says of what is shown; nothing without a scale."""
    room: Any = scales_of(walker.desk)
    text = room.results.margin.text()
    if walker.desk.room_name != "scales" or not text.lstrip("\N{MINUS SIGN}-").isdigit():
        return
    said = room.results.result.text()
    if room.report is None:
        assert said == "\N{EN DASH}", (said, walker.steps)
        return
    scale = room.choice.scale(room.choice.boards)
    if room.choice.view is View.BY_BOARDS:  # where a board count is picked
        scale = room.choice.scale(room.report.meant(room.shown_margin)[0].boards)
    if scale.unit is Unit.IMP:
        wanted = scale.vps(int(text.replace("\N{MINUS SIGN}", "-")))
        found = [float(each.replace(",", ".")) for each in said.split(" \N{EN DASH} ")]
        assert found == [each / 100 for each in wanted], (said, wanted, walker.steps)


def close(walker: Walker) -> None:
    """Close all windows but the first: the second screen, the clock."""
    walker.told("close the others")
    for each in walker.desk.findChildren(QWidget):
        if each.isWindow() and each.isVisible():
            each.close()
    walker.settle()
