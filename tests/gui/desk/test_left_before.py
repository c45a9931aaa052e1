"""What earlier programs left of unsaved work when they were ended is offered, and gone on with."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.folders import TESTS
from tests.sure import sure
from tests.unit.pairs.evenings import of_howell
from vpdesk.files.evening.evening_file import EveningFile, read_evening
from vpdesk.files.match_recovery import UNSAVED_MATCHES
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS
from vpdesk.files.stored.bridge import Bridge
from vpdesk.gui.desk.recovery import left_behind
from vpdesk.gui.desk.rescue import left_files
from vpdesk.gui.rooms.events.document import EVENT_FILES
from vpdesk.gui.rooms.pairs.document import EVENING_FILES
from vpdesk.gui.rooms.pairs.left_before import take_on
from vpdesk.pairs.pairs_entry import result_code
from vpdesk.settings import recovery_folder

FOLDER = TESTS / "data" / "left_before"


def put(name: str, folder: Path) -> Path:
    return Path(shutil.copy(FOLDER / name, folder))


def test_a_movement(qapp, tmp_path):
    put("movement-first.json", tmp_path)
    (left,) = left_behind(tmp_path, UNSAVED_MOVEMENTS, "new")
    assert left.title == "Ours"
    assert sure(left.work).locked == {(1, 2)}
    assert sure(left.work).movement.encounters == sure(left.work).saved.encounters
    left.settle()
    assert not [*tmp_path.glob("*.json")]


def test_a_match(qapp, tmp_path):
    put("match-first.unsavedmatch", tmp_path)
    (left,) = left_behind(tmp_path, UNSAVED_MATCHES, "new")
    assert left.title == "Rounders – Tigers"
    sheet, before = sure(left.work).match.sheet, sure(left.work).saved.sheet
    assert sheet.lines[2] != before.lines[2]
    assert [line for line in sheet.lines if line.number != 3] == [
        line for line in before.lines if line.number != 3
    ]
    left.release()


def test_a_tournament_with_all_that_was_done(qapp, tmp_path):
    put("tournament-first.vpt", tmp_path)
    (left,) = left_files(EVENT_FILES, tmp_path, "new")
    assert left.title == "Cup of the club"
    file = left.work
    assert [each.what for each in sure(file).history.actions] == ["name", "late"]
    assert [each.name for each in sure(file).history.event.entrants][3:] == ["Player 4", "Late"]
    sure(file).history.undo("2026-11-22T12:00:00+01:00")
    sure(file).write()
    assert len(sure(file).history.event.entrants) == 4
    left.remove()


@pytest.mark.parametrize(
    ("name", "cut", "results"),
    [
        ("pairs-first.unsavedpairs", 0, {(1, 1): "420", (2, 1): "-50"}),
        ("pairs-journal.unsavedpairs", 0, {(1, 1): "430", (2, 1): "-50", (1, 2): "A60/40"}),
        ("pairs-journal.unsavedpairs", 9, {(1, 1): "430", (2, 1): "-50"}),
    ],
)
def test_an_evening(qapp, tmp_path, name, cut, results):
    """cut: bytes at the end that the program did not come to write."""
    file = put(name, tmp_path)
    file.write_bytes(file.read_bytes()[: -cut or None])
    take_on(tmp_path)
    assert not file.exists()
    (left,) = left_files(EVENING_FILES, tmp_path, "new")
    assert left.title == "Club"
    assert isinstance(left.work, EveningFile)
    found = left.work.evening.entries
    assert {(at.table, at.board): result_code(each) for at, each in found.items()} == results
    left.remove()


def test_an_evening_that_is_damaged_is_set_aside(qapp, tmp_path):
    file = put("pairs-first.unsavedpairs", tmp_path)
    file.write_bytes(file.read_bytes()[:500])
    take_on(tmp_path)
    assert not left_files(EVENING_FILES, tmp_path, "new")
    assert [each.name for each in tmp_path.glob("pairs-*")] == [f"{file.name}.broken"]


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.iterdir()))
def test_every_file_here_has_a_test(file: str) -> None:
    assert f'"{file}"' in Path(__file__).read_text(encoding="utf-8")


def leave_a_note_that_fits_nothing():
    recovery_folder().mkdir(parents=True, exist_ok=True)
    (recovery_folder() / "pairs-1-a.bridge").write_bytes(b"{}\n")


def test_changes_of_last_time_that_fit_no_file_are_told_of(open_desk):
    leave_a_note_that_fits_nothing()
    desk = open_desk()
    desk.house.offer_recovery()
    assert "pairs-1-a.bridge.broken" in desk.bar.label.text()


def test_so_are_those_that_are_found_when_a_file_is_opened(qtbot, desk, tmp_path):
    path = tmp_path / "tuesday.vppairs"
    EveningFile.create(path, of_howell(6)).close()
    leave_a_note_that_fits_nothing()
    desk.open_file(path)
    assert desk.house.keepers["pairs"].files.document.path == path
    qtbot.waitUntil(lambda: "pairs-1-a.bridge.broken" in desk.bar.label.text())


def test_what_comes_into_another_file_meanwhile_is_told_of(qtbot, desk, tmp_path):
    path, other = tmp_path / "tuesday.vppairs", tmp_path / "other.vppairs"
    with closing(EveningFile.create(path, of_howell(6))) as file:
        before, seal = file.history.now, file.seal_of(file.history.now)
        file.history.do(replace(file.evening, name="Typed"), "name", "2026-11-29T12:00:00")
        bridge = Bridge(recovery_folder(), "pairs", EveningFile.kind.form, path)
        bridge.note(before, seal, file.history.now)
    EveningFile.create(other, of_howell(6)).close()
    (note,) = recovery_folder().glob("*.bridge")
    noted = note.read_bytes()
    bridge.leave()
    note.write_bytes(noted)  # as a kill would have left it
    desk.open_file(other)
    qtbot.waitUntil(lambda: "tuesday.vppairs" in desk.statusBar().currentMessage())
    assert read_evening(path).name == "Typed"
