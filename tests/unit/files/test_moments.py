"""A journal knows how its value stood after each of its actions."""

from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.pairs.evenings import of_howell
from vpdesk.files.evening.evening_file import EveningFile, EveningHistory
from vpdesk.files.stored import database
from vpdesk.files.stored.guard import UnfitError
from vpdesk.files.stored.journal import HistoryError
from vpdesk.pairs.evening import with_entry
from vpdesk.pairs.pairs_entry import parse_result

NOW = "2026-11-21T19:05:30+01:00"
TEXTS = st.sampled_from(["3nt w =", "4s n +1", "pass", "A60/40", "np"])
DEEDS = st.lists(st.one_of(st.just("undo"), st.just("redo"), TEXTS), min_size=1, max_size=12)


def acted(deeds):
    """A journal of an evening, and what stood after each action that holds."""
    journal = EveningHistory(of_howell(4, 2))
    stood = [journal.value]
    for at, deed in enumerate(deeds):
        if deed == "undo":
            journal.undo(NOW)
        elif deed == "redo":
            journal.redo(NOW)
        else:
            place = journal.value.due[at % len(journal.value.due)]
            journal.do(with_entry(journal.value, parse_result(deed, place)), "result", NOW)
            stood.append(journal.value)
    return journal, stood


@settings(max_examples=60)
@given(DEEDS)
def test_it_is_as_it_was_then(deeds):
    journal, stood = acted(deeds)
    before = journal.now
    for action in journal.actions:
        if action.state == "done":
            assert journal.value_after(action.number) == stood[action.number]
    assert journal.value_after(len(journal.actions)) == journal.value
    assert journal.now.same(before)


def test_what_another_program_changed_is_refused():
    journal, _ = acted(["3nt w =", "4s n +1"])
    journal.rows = {**journal.rows, "entries": {}}
    with pytest.raises(HistoryError, match="another program changed the file"):
        journal.value_after(1)


def test_an_action_that_does_not_hold_is_what_held_before_it():
    journal, stood = acted(["3nt w =", "4s n +1", "undo"])
    assert journal.value_after(2) == journal.value_after(1) == stood[1]
    assert replace(journal.value) == stood[1]


@pytest.mark.parametrize(
    "changes",
    [
        '[["entries", [[1], 1, 1, 1], null, ["x"]]]',
        '[[["entries"], ["", 1, 1, 1], null, ["x"]]]',
        '[["adjustments", [], ["{}"], null]]',
        '[["entries", null, null, null]]',
        '[["entries", ["", 1, 1, 1], null, null]]',
        "[7]",
    ],
)
def test_what_a_stranger_says_was_done_is_refused(changes):
    journal, _ = acted(["3nt w =", "pass"])
    strange = replace(journal.actions[1], row_changes=changes)
    journal = EveningHistory(journal.value, (journal.actions[0], strange), journal.rows)
    with pytest.raises(HistoryError, match="another program"):
        journal.value_after(1)
    with pytest.raises(HistoryError, match="another program"):
        journal.undo(NOW)


def test_a_file_of_more_than_any_evening_has_is_refused(tmp_path, monkeypatch):
    class Small(EveningHistory):
        form = replace(EveningHistory.form, most_of_one=3)

    class Long(Small):
        form = replace(Small.form, long=frozenset(EveningHistory.form.tables))

    journal, _ = acted(["3nt w =", "pass", "np", "pass"])
    path = tmp_path / "evening.vppairs"
    EveningFile.create(path, journal).close()
    with closing(database.connect(path)) as connection:
        with pytest.raises(UnfitError, match="rows"):
            database.read(connection, Small)
        assert database.read(connection, Long)[0].actions == journal.actions
        monkeypatch.setattr(database, "MOST_ACTIONS", 3)
        with pytest.raises(UnfitError, match="rows"):
            database.read(connection, Long)
        monkeypatch.setattr(database, "MOST_ACTIONS", 4)
        database.read(connection, Long)
        monkeypatch.setattr(database, "MOST_CHANGES", 20)
        with pytest.raises(UnfitError, match="rows"):
            database.read(connection, Long)
