"""The movement that is worked on: every change can be undone, and nothing unsaved is forgotten."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vpdesk.files.atomic import StorageError
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS, UnsavedMovement
from vpdesk.gui.desk.recovery import Autosave, left_behind
from vpdesk.gui.rooms.movements.document import MovementDocument, first_movement
from vpdesk.movements import measures
from vpdesk.movements.movement import Encounter, Movement

OTHER = first_movement().with_boards(2)


@pytest.fixture
def document(qapp):
    return MovementDocument(first_movement())


def heard(document):
    """What is changed from now on: saved, locked, movement, and last the state."""
    names, saved = [], [document.saved]

    def hear(change):
        before, now = change.before, change.now
        for name, other in (
            ("savedChanged", document.saved is not saved[-1]),
            ("lockedChanged", before.locked != now.locked),
            ("movementChanged", before.movement != now.movement),
        ):
            names.extend([name] * other)
        saved.append(document.saved)
        names.append("stateChanged")

    document.changed.connect(hear)
    return names


def test_the_first_movement_can_be_played():
    movement = first_movement()
    assert (movement.pairs, movement.tables, movement.rounds, movement.sets) == (14, 7, 7, 7)
    meetings = {frozenset(each.seated) for each in movement.encounters}
    assert len(meetings) == 49
    assert {(each.board_set, min(each.seated)) for each in movement.encounters} == {
        (board_set, pair) for board_set in range(1, 8) for pair in range(1, 8)
    }


def test_the_first_movement_is_as_fair_as_is_known():
    quality = measures.quality(first_movement()).qf
    assert quality == pytest.approx(92.0, abs=0.005)


def test_a_switch_is_undone_and_done_again(document):
    first = document.movement
    names = heard(document)
    document.switch({(1, 1), (7, 3)})
    assert document.movement == first.switch({(1, 1), (7, 3)})
    assert names == ["movementChanged", "stateChanged"]
    assert (document.modified, document.undo_text, document.redo_text) == (True, "switch", "")
    document.undo()
    assert document.movement == first
    assert (document.modified, document.can_undo, document.redo_text) == (False, False, "switch")
    document.redo()
    assert document.movement == first.switch({(1, 1), (7, 3)})
    document.undo()
    document.switch({(2, 2)})
    assert not document.can_redo


def test_what_changes_nothing_is_no_step(document):
    names = heard(document)
    document.switch(())
    document.set_locked(frozenset())
    document.choose(document.movement)
    document.undo()
    document.redo()
    assert names == []
    assert not document.can_undo


def test_locks_are_steps_but_not_changes_to_save(document):
    names = heard(document)
    document.set_locked(frozenset({(1, 1), (1, 2)}))
    assert names == ["lockedChanged", "stateChanged"]
    assert (document.undo_text, document.modified) == ("lock", False)
    document.set_locked(frozenset({(1, 2)}))
    assert document.undo_text == "unlock"
    document.undo()
    assert document.locked == {(1, 1), (1, 2)}


def test_locks_of_encounters_that_are_gone_go(document):
    document.set_locked(frozenset({(1, 1), (7, 7)}))
    left = document.movement.encounters[:-1]
    document.request(Movement(14, 7, 7, left, document.movement.boards), "cut")
    assert document.locked == {(1, 1)}
    document.undo()
    assert document.locked == {(1, 1), (7, 7)}


def test_a_chosen_movement_is_unchanged_and_undo_comes_back_to_the_work_before(document):
    document.switch({(1, 1)})
    worked = document.movement
    names = heard(document)
    document.choose(OTHER)
    assert names == ["savedChanged", "movementChanged", "stateChanged"]
    assert (document.movement, document.saved, document.modified) == (OTHER, OTHER, False)
    document.undo()
    assert (document.movement, document.saved) == (worked, first_movement())
    assert document.modified


def test_saving_makes_the_present_state_the_one_to_compare_with(document, tmp_path):
    path = tmp_path / "evening.json"
    document.switch({(1, 1)})
    with pytest.raises(ValueError, match="None"):
        document.save()
    names = heard(document)
    document.save(path)
    assert names == ["savedChanged", "stateChanged"]
    assert (document.path, document.title, document.modified) == (path, "evening.json", False)
    document.undo()
    assert document.modified
    assert (document.movement, document.path) == (first_movement(), path)
    document.redo()
    assert not document.modified


def test_what_was_not_saved_is_still_modified(document, tmp_path):
    document.switch({(1, 1)})
    with pytest.raises(StorageError):
        document.save(tmp_path / "nowhere" / "evening.json")
    assert document.modified
    assert document.path is None


def test_opening_forgets_what_was_before(document):
    document.switch({(1, 1)})
    document.set_locked(frozenset({(1, 1)}))
    document.open(OTHER, Path("other.asc"))
    assert (document.movement, document.locked, document.modified) == (OTHER, frozenset(), False)
    assert not document.can_undo
    assert not document.can_redo


PLACES = st.frozensets(st.tuples(st.integers(1, 7), st.integers(1, 7)), max_size=4)
STEPS = st.lists(
    st.tuples(st.sampled_from(["switch", "set_locked"]), PLACES)
    | st.tuples(st.sampled_from(["undo", "redo", "choose"]), st.none()),
    max_size=30,
)


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=30
)
@given(STEPS)
def test_undoing_everything_leads_back_through_every_state(qapp, steps):
    document = MovementDocument(first_movement())

    def state():
        return document.movement, document.locked, document.saved

    past, future = [state()], []
    for name, value in steps:
        if name == "choose":
            document.choose(OTHER)
        elif value is None:
            getattr(document, name)()
        else:
            getattr(document, name)(value)
        if name == "undo" and len(past) > 1:
            future.append(past.pop())
        elif name == "redo" and future:
            past.append(future.pop())
        elif name not in ("undo", "redo") and state() != past[-1]:
            past.append(state())
            future.clear()
        assert state() == past[-1]
        assert (document.can_undo, document.can_redo) == (len(past) > 1, bool(future))
    while document.can_undo:
        document.undo()
        past.pop()
        assert state() == past[-1]


# Recovery


@pytest.mark.parametrize("path", [None, Path("/somewhere/evening.asc")])
def test_a_recovery_file_holds_all_of_the_work(path):
    individual = Movement(
        4,
        1,
        2,
        (Encounter(1, 1, 1, 3, 1, 2, 4), Encounter(2, 1, 1, 2, 2, 3, 4)),
        ((1, 2), (3, 4)),
        "four friends",
        ("found by hand", ""),
        individual=True,
    )
    work = UnsavedMovement(individual, first_movement(), frozenset({(1, 1), (2, 1)}), path)
    assert UNSAVED_MOVEMENTS.from_bytes(UNSAVED_MOVEMENTS.to_bytes(work)) == work


KEPT = UNSAVED_MOVEMENTS.to_bytes(UnsavedMovement(OTHER, OTHER))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        b"[" * 100_000,
        KEPT.replace(b'"pairs": 14', b'"pairs": "14"'),
        KEPT.replace(b'"pairs": 14', b'"pairs": 3'),
        KEPT.replace(b'"rounds"', b'"laps"'),
        KEPT.replace(b'"locked": []', b'"locked": [1]'),
    ],
)
def test_a_damaged_recovery_file_is_a_value_error(data):
    with pytest.raises(ValueError):  # noqa: PT011 - what it says is not shown
        UNSAVED_MOVEMENTS.from_bytes(data)


def autosave_of(document, folder):
    return Autosave(document, UNSAVED_MOVEMENTS, folder, document)


def left_in(folder):
    return left_behind(folder, UNSAVED_MOVEMENTS, "a new movement")


def test_only_unsaved_work_has_a_recovery_file(document, tmp_path):
    autosave = autosave_of(document, tmp_path / "recovery")
    autosave.write()
    assert not autosave.file.exists()
    document.switch({(1, 1)})
    document.set_locked(frozenset({(2, 2)}))
    autosave.write()
    work = UNSAVED_MOVEMENTS.from_bytes(autosave.file.read_bytes())
    assert work == UnsavedMovement(document.movement, document.saved, document.locked)
    document.undo()
    document.undo()
    assert list(autosave.file.parent.iterdir()) == []


def test_a_switch_is_kept_before_it_is_shown(document, tmp_path):
    autosave = autosave_of(document, tmp_path)
    kept = []
    read = lambda: UNSAVED_MOVEMENTS.from_bytes(autosave.file.read_bytes()).movement  # noqa: E731
    document.changed.connect(lambda: kept.append(read() == document.movement))
    for number in range(1, 8):
        document.switch({(number, 1)})
    assert kept == [True] * 7


def test_the_work_of_a_running_program_is_not_offered(document, tmp_path):
    autosave = autosave_of(document, tmp_path)
    document.switch({(1, 1)})
    autosave.write()
    assert left_in(tmp_path) == []
    autosave._lock.unlock()  # as the system does when a program dies
    (left,) = left_in(tmp_path)
    assert left.work.movement == document.movement
    assert left_in(tmp_path) == []  # nor what another one is offering
    left.release()
    (again,) = left_in(tmp_path)
    again.remove()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_costs_only_the_recovery(document, tmp_path, caplog):
    (tmp_path / "file").touch()
    autosave = autosave_of(document, tmp_path / "file" / "recovery")
    document.switch({(1, 1)})
    autosave.write()
    assert "Unsaved changes were not kept for a recovery" in caplog.text
    autosave.remove()
