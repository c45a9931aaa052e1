"""What was done while the disk was slow outlives the end of the program."""

import os

import pytest

from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.evening.evening_file import EveningFile, EveningHistory, read_evening
from vpdesk.files.stored.bridge import MOST_PARTS, Bridge, roll_forward

RESULTS = ({"r1t1b1": "420"}, {"r1t2b1": "-50"}, {"r2t1b3": "90"})

TOO_MUCH = b'{"file": ""}\n[0,0,[' + b"[]," * MOST_PARTS + b"[]],[]]\n"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tuesday.vppairs"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "recovery"


def rolled(folder, *others):
    """What comes of what is noted in a folder."""
    return list(
        roll_forward(
            folder,
            "pairs",
            EveningFile,
            lambda: list(others),
            lambda: folder / "pairs-new.vppairs",
        )
    )


def noted(bridge, history, *results):
    """Do these things, which are noted and not written; what was there before each."""
    states = []
    for each in results:
        states.append(history.now)
        history.do(with_typed(history.value, **each), "result", "now")
        bridge.note(states[-1], None, history.now)
    return states


def killed(bridge):
    """The system gives back the lock of a program that was ended, and leaves its files."""
    bridge._lock.release()


def test_what_was_on_its_way_is_in_the_file_at_the_next_start(path, folder):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS)
    file.close()
    assert len(read_evening(path).entries) == 0
    assert rolled(folder) == []  # its program is at work
    killed(bridge)
    assert rolled(folder) == [(path, 3)]
    again = EveningFile.open(path)
    assert len(again.evening.entries) == 3
    again.history.undo("then")
    assert len(again.evening.entries) == 2
    again.close()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("arrived", [1, 2, 3])
def test_what_had_arrived_before_the_end_is_not_done_twice(path, folder, arrived):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    states = [*noted(bridge, file.history, *RESULTS), file.history.now]
    file.write(states[arrived])
    file.close()
    killed(bridge)
    assert rolled(folder) == ([(path, 3 - arrived)] if arrived < 3 else [])
    assert len(read_evening(path).entries) == 3
    assert list(folder.iterdir()) == []


def test_a_last_line_that_is_not_whole_was_shown_to_nobody(path, folder):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS)
    file.close()
    killed(bridge)
    (there,) = folder.glob("*.bridge")
    there.write_bytes(there.read_bytes()[:-5])
    assert rolled(folder) == [(path, 2)]
    assert len(read_evening(path).entries) == 2


def test_what_never_had_a_file_gets_one(folder):
    history = EveningHistory(of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, None)
    bridge.note(None, None, history.now)
    noted(bridge, history, *RESULTS)
    killed(bridge)
    new = folder / "pairs-new.vppairs"
    assert rolled(folder) == [(new, 4)]
    assert read_evening(new) == history.value


def test_a_recovery_file_that_was_gone_on_with_is_found(path, folder):
    folder.mkdir()
    rescue = folder / "pairs-1.vppairs"
    file = EveningFile.create(rescue, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS)
    file.close()
    killed(bridge)
    EveningFile.create(path, of_howell(8)).close()
    assert rolled(folder, rescue) == [(rescue, 3)]
    assert len(read_evening(rescue).entries) == 3


def test_a_file_that_is_another_one_now_is_left_alone(path, folder):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS)
    file.close()
    killed(bridge)
    EveningFile.create(path, other := of_howell(8)).close()
    ((aside, count),) = rolled(folder)
    assert read_evening(path) == other
    assert [*folder.iterdir()] == [aside]
    assert (aside.suffix, count) == (".broken", 0)


def test_a_file_out_of_reach_waits_for_another_start(path, folder):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS)
    file.close()
    killed(bridge)
    away = path.rename(path.with_suffix(".away"))
    assert rolled(folder) == []
    away.rename(path)
    with_another = EveningFile.open(path)
    assert rolled(folder) == []
    with_another.close()
    assert rolled(folder) == [(path, 3)]


def test_nothing_is_left_once_it_has_arrived(path, folder):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    (before, *_) = noted(bridge, file.history, *RESULTS)
    bridge.arrived(before)
    assert len(list(folder.glob("*.bridge"))) == 1
    bridge.arrived(file.history.now)
    assert list(folder.iterdir()) == []
    noted(bridge, file.history, {"r2t2b3": "100"})
    bridge.leave()
    assert list(folder.iterdir()) == []
    file.close()


@pytest.mark.parametrize(
    "data",
    [
        b"[]\n",
        b"7\n{}\n",
        b"{}\n",
        b'{"file": ""}\n7\n',
        b'{"file": 7}\n',
        b"[" * 100_000 + b"\n",
        TOO_MUCH,
    ],
)
def test_a_damaged_note_is_set_aside(folder, data):
    path = folder / "pairs-1-a.bridge"
    folder.mkdir()
    path.write_bytes(data)
    aside = folder / "pairs-1-a.bridge.broken"
    assert rolled(folder) == [(aside, 0)]
    assert [*folder.iterdir()] == [aside]


@pytest.mark.parametrize("first", [0, 1])
def test_a_disk_that_is_full_for_a_moment_leaves_no_half_line(path, folder, monkeypatch, first):
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    noted(bridge, file.history, *RESULTS[:first])
    write = os.write
    with monkeypatch.context() as full:
        full.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:20]))
        with pytest.raises(OSError, match="No space"):
            noted(bridge, file.history, RESULTS[first])
    noted(bridge, file.history, *RESULTS[first + 1 :])
    file.close()
    killed(bridge)
    assert rolled(folder) == [(path, len(RESULTS))]


@pytest.mark.parametrize("before", [0, 1, 2])
def test_what_is_done_while_it_is_saved_as_another_file_goes_there(path, folder, before):
    """before: how much of it is done when saving begins."""
    file = EveningFile.create(path, of_howell(6))
    bridge = Bridge(folder, "pairs", EveningHistory.form, path)
    states = [*noted(bridge, file.history, *RESULTS[:2]), file.history.now]
    other = path.with_name("other.vppairs")
    EveningFile.make(other, file.history, now=states[before]).close()
    bridge.moved(other, states[before])
    noted(bridge, file.history, RESULTS[2])
    file.close()
    killed(bridge)
    assert rolled(folder) == [(other, 3 - before if before == 2 else 2)]
    assert len(read_evening(other).entries) == 3
    assert not [*folder.iterdir()]
