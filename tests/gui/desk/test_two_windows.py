"""Whoever opens a file second reads only, and nothing is written over what was not read."""

from dataclasses import replace
from random import Random

import pytest

from tests.gui.desk.two_windows import KINDS, OWN_KINDS, OneWindow, play, play_own
from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.atomic import StorageError
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.kept_file import KeptFile, held, write_alone
from vpdesk.files.match_file import read_match, write_match
from vpdesk.files.stored.backups import backups
from vpdesk.gui.desk import follower
from vpdesk.match.score_sheet import new_sheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
OURS = ("evening", "match", "movement")
WHOLE = ("match", "movement")  # written whole, each time
ROOMS = {"evening": "pairs", "match": "match", "movement": "movements"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", KINDS)
def test_two_windows_that_take_turns_lose_nothing(name, seed, tmp_path, qapp):
    kind = KINDS[name]
    lost, refused = play(kind, tmp_path / f"shared{kind.ending}", Random(seed))
    assert lost == set()
    assert refused > 0


@pytest.mark.parametrize("name", OWN_KINDS)
def test_files_of_the_users_own_are_not_written_over_unseen(name, tmp_path):
    lost, refused = play_own(OWN_KINDS[name], tmp_path, Random(1), 40)
    assert lost == set()
    assert refused > 0


@pytest.mark.parametrize("name", OURS)
def test_the_second_window_shows_what_the_first_does_and_then_takes_over(
    name, tmp_path, open_desk, qtbot, monkeypatch
):
    monkeypatch.setattr(follower, "INTERVAL_MS", 20)
    kind, path = KINDS[name], tmp_path / f"shared{KINDS[name].ending}"
    kind.write(path)
    first = OneWindow(kind, tmp_path)
    first.open(path)
    desk = open_desk(str(path))
    document = desk.house.keepers[ROOMS[name]].files.document
    assert document.read_only
    told = f"{path.name} is open in another window or on another computer"
    assert desk.bar.label.text().removeprefix("⚠ ").startswith(told)
    desk.bar.buttons[0].click()
    kind.add(document, "second")
    kind.add(document, "again")
    assert len(desk.bar._waiting) == 1  # said once
    assert "can only be read here" in desk.bar.label.text()
    assert not document.modified
    desk.bar.buttons[0].click()
    assert first.add("first")
    qtbot.waitUntil(lambda: document.value == first.document.value)
    assert kind.marks(path) >= {"first"}
    first.document.close()
    qtbot.waitUntil(desk.bar.isVisible)
    assert desk.bar.label.text().startswith("No other program has shared.")
    desk.bar.buttons[0].click()
    kind.add(document, "second")
    document.save()
    assert kind.marks(path) >= {"first", "second"}


@pytest.mark.parametrize("name", WHOLE)
def test_what_another_program_wrote_is_not_written_over(name, tmp_path, qapp):
    kind, path = KINDS[name], tmp_path / f"shared{KINDS[name].ending}"
    kind.write(path)
    window = OneWindow(kind, tmp_path)
    window.open(path)
    path.write_bytes(other := path.read_bytes().replace(b"\n", b"\n ", 1))
    assert not window.add("lost")
    assert "another program has changed it" in str(window.refused[0])
    assert path.read_bytes() == other
    window.document.save(tmp_path / f"mine{kind.ending}")
    assert kind.marks(tmp_path / f"mine{kind.ending}") >= {"lost"}
    window.document.close()


@pytest.mark.parametrize("name", OURS)
def test_no_window_saves_over_a_file_that_another_has(name, tmp_path, qapp):
    kind, path = KINDS[name], tmp_path / f"theirs{KINDS[name].ending}"
    kind.write(path)
    before = path.read_bytes()
    theirs, mine = OneWindow(kind, tmp_path), OneWindow(kind, tmp_path)
    theirs.open(path)
    kind.write(tmp_path / f"mine{kind.ending}")
    mine.open(tmp_path / f"mine{kind.ending}")
    assert mine.add("mine")
    with pytest.raises(StorageError, match="another window"):
        mine.document.save(path)
    assert path.read_bytes() == before
    theirs.document.close()
    mine.document.save(path)
    assert kind.marks(path) >= {"mine"}
    mine.document.close()
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith("-lock")] == []


@pytest.fixture
def match(tmp_path):
    """A match in a file."""
    path = tmp_path / "final.vpmatch"
    KINDS["match"].write(path)
    return path


def killed_at_work(path, folder):
    """The unsaved work of a window that was killed, one change after it had saved one."""
    kind = KINDS["match"]
    window = OneWindow(kind, folder)
    window.open(path)
    kind.add(window.document, "one")
    window.document.save()
    kind.add(window.document, "two")
    work = window.document.work
    window.document.close()
    return work


def test_recovered_work_is_written_where_the_file_is_as_it_was(match, tmp_path, qapp):
    work = killed_at_work(match, tmp_path)
    window = OneWindow(KINDS["match"], tmp_path)
    window.document.restore(work)
    window.document.save()
    assert read_match(match) == work.match
    window.document.close()


def test_recovered_work_is_not_written_over_what_was_done_since(match, tmp_path, qapp):
    work = killed_at_work(match, tmp_path)
    write_match(match, since := replace(work.match, sheet=new_sheet(8)))
    window = OneWindow(KINDS["match"], tmp_path)
    window.document.restore(work)
    with pytest.raises(StorageError, match="another program has changed"):
        window.document.save()
    assert read_match(match) == since
    assert window.document.match == work.match
    window.document.close()


def test_recovered_work_that_was_saved_after_all_is_saved(match, tmp_path, qapp):
    work = killed_at_work(match, tmp_path)
    write_match(match, work.match)
    window = OneWindow(KINDS["match"], tmp_path)
    window.document.restore(work)
    assert not window.document.modified
    window.document.close()


def test_recovered_work_whose_file_another_has_goes_on_without_a_file(match, tmp_path, qapp):
    work = killed_at_work(match, tmp_path)
    with held(match):
        window = OneWindow(KINDS["match"], tmp_path)
        window.document.restore(work)
        assert window.document.path is None
        assert "another window or computer has it open" in str(window.refused[0])
        assert window.document.match == work.match
        assert window.document.modified


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_that_is_gone_is_written_again(name, tmp_path, qapp):
    kind, path = KINDS[name], tmp_path / f"gone{KINDS[name].ending}"
    kind.write(path)
    window = OneWindow(kind, tmp_path)
    window.open(path)
    path.unlink()
    assert window.add("again")
    assert kind.marks(path) >= {"again"}
    window.document.close()


@pytest.mark.parametrize("name", WHOLE)
def test_a_failed_write_is_made_up_for_once_the_disk_is_well(name, tmp_path, qapp, monkeypatch):
    kind, path = KINDS[name], tmp_path / f"ill{KINDS[name].ending}"
    kind.write(path)
    window = OneWindow(kind, tmp_path)
    window.open(path)

    def fail(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as ill:
        ill.setattr("os.replace", fail)
        assert not window.add("one")
    assert window.add("two")
    assert kind.marks(path) >= {"one", "two"}
    window.document.close()


@pytest.fixture
def evening(tmp_path):
    """An evening in a file."""
    path = tmp_path / "tuesday.vppairs"
    write_evening(path, of_howell(6))
    return path


def test_an_evening_is_backed_up_when_it_is_opened_and_for_each_round(evening, open_desk):
    desk = open_desk(str(evening))
    files = desk.house.keepers["pairs"].files
    document = files.document
    for typed in ({"r1t1b1": "420"}, {"r1t2b1": "50"}, {"r2t1b3": "90"}):
        document.request(with_typed(document.evening, **typed), "board")
    found = backups(evening)
    assert [each.stem.rsplit(" ", 1)[1] for each in found] == ["R2", "R1", "R0"]
    assert [len(read_evening(each).entries) for each in found] == [3, 1, 0]


def test_a_copy_is_written_for_one_writer(evening):
    with held(evening), pytest.raises(StorageError, match="another window or computer has it open"):
        write_alone(evening, lambda path: path.write_text("other"))
    assert read_evening(evening) == of_howell(6)
    write_alone(evening, lambda path: path.write_text("other"))
    assert evening.read_text() == "other"


def test_the_clock_says_nothing_of_what_was_read(evening):
    import os

    file = KeptFile(evening)
    file.read(read_evening)
    os.utime(evening, (0, 0))
    assert not file.changed
    file.write(lambda path: path.write_text("ours"))
    assert evening.read_text() == "ours"
    file.release()
