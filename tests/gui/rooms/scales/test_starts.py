"""Starting points in the scales room: shown, kept, handed on and opened."""

from dataclasses import replace

from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit

from tests.gui.room_builders import scales_of
from tests.gui.rooms.scales.pin_sets_builders import entries
from tests.sure import sure
from vpdesk.files.scale_library import find
from vpdesk.files.scale_library import own as own_scales
from vpdesk.files.start_file import read_start, write_start
from vpdesk.files.start_library import built_in, own
from vpdesk.report.document import Form
from vpdesk.report.scales.starts import Start
from vpdesk.scales import ScaleSpec
from vpdesk.settings import own_scales_folder, own_starts_folder


def menu_of(room):
    return room.pin_row.starts.menu()


def test_an_example_is_shown_and_printed_as_it_says_and_can_be_undone(open_desk):
    desk = open_desk()
    room, before = scales_of(desk), scales_of(desk).choice
    entries(menu_of(room))["EBU teams: 8 rounds of 8 boards"].trigger()
    assert (room.choice.boards, room.choice.pins) == (8, (7, 8))
    export = desk.settings.export_of("scales")
    assert (export.what.key, export.form, export.paper) == ("table", Form.CARD, "A4")
    desk.menus.action("undo").trigger()
    assert room.choice == before


def test_what_is_shown_is_kept_with_its_paper_and_there_again(qtbot, open_desk):
    desk = open_desk()
    room = scales_of(desk)
    entries(menu_of(room))["Swiss teams: 7 rounds of 10 boards, discrete"].trigger()
    room.request(room.choice.pinning((10, 12)))
    entries(menu_of(room))["&Keep What Is Shown…"].trigger()
    question = room.pin_row.starts.findChildren(QInputDialog)[-1]
    qtbot.waitUntil(question.isVisible)
    qtbot.keyClicks(question.findChild(QLineEdit), "Cup & plate")
    question.accept()
    (kept,), _ = own(own_starts_folder())
    assert (kept.name, kept.pins, kept.form) == ("Cup & plate", (10, 12), Form.WALL)
    assert "“Cup & plate” is kept" in desk.statusBar().currentMessage()
    desk.close()
    room = scales_of(open_desk())
    room.request(room.choice.pinning((3,)))
    entries(menu_of(room))["Cup && plate"].trigger()
    assert room.choice.pins == (10, 12)
    entries(entries(menu_of(room))["&Remove"].menu())["Cup && plate"].trigger()
    assert own(own_starts_folder()) == ((), ())


def test_one_is_handed_on_as_a_file_under_the_name_that_it_has_here(open_desk, tmp_path):
    desk = open_desk()
    starts = scales_of(desk).pin_row.starts
    entries(entries(starts.menu())["&Hand On as a File"].menu())[
        "Our league: 2 × 14 boards, 20-0"
    ].trigger()
    (dialog,) = starts.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "ours.vpstart"))
    dialog.reject()
    found = read_start(tmp_path / "ours.vpstart")
    assert (found.name, found.scale) == (built_in()[0].name, ScaleSpec(28))


def test_a_file_is_kept_and_shown_with_its_own_scale(open_desk, tmp_path):
    club = own_scale()
    path = tmp_path / "handed.vpstart"
    write_start(path, Start("Handed on", ScaleSpec(10, family=club), (9, 10), paper="A3"))
    desk = open_desk(str(path))
    room = scales_of(desk)
    assert room.isVisible()
    assert room.choice.spec == ScaleSpec(10, family=club)
    assert own_scales(own_scales_folder()) == (club,)
    assert [each.name for each in own(own_starts_folder())[0]] == ["Handed on"]
    assert desk.settings.export_of("scales").paper == "A3"
    desk.close()
    assert scales_of(open_desk()).choice.spec == ScaleSpec(10, family=club)


def test_a_file_that_cannot_be_read_is_told_and_nothing_changes(open_desk, tmp_path):
    path = tmp_path / "bad.vpstart"
    path.write_text("{")
    desk = open_desk()
    before = scales_of(desk).choice
    desk.open_file(path)
    assert "bad.vpstart" in desk.bar.label.text()
    assert scales_of(desk).choice == before


def own_scale():
    return replace(sure(find("acbl-20")), key="own-club", name="Club", own=True)
