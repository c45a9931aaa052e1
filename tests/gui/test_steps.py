"""Tests of undo and redo: whatever is done, they go through the values in their order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.gui.desk.steps import UndoSteps

CHANGES = st.tuples(st.integers(0, 9), st.sampled_from(["", "boards", "names"]))
DEEDS = st.lists(st.one_of(st.sampled_from(["undo", "redo", "clear"]), CHANGES), max_size=30)


class TwoLists:
    """The same in the plainest way: every step's name, value before and value after."""

    def __init__(self, value: int) -> None:
        self.value, self.run = value, ""
        self.done: list[tuple[str, int, int]] = []
        self.undone: list[tuple[str, int, int]] = []

    def do(self, deed) -> None:
        if deed == "clear":
            self.done, self.undone, self.run = [], [], ""
        elif deed == "undo" and self.done:
            self.undone.append(self.done.pop())
            self.value, self.run = self.undone[-1][1], ""
        elif deed == "redo" and self.undone:
            self.done.append(self.undone.pop())
            self.value, self.run = self.done[-1][2], ""
        elif isinstance(deed, tuple):
            value, run = deed
            if run and run == self.run:
                text, before, _ = self.done.pop()
                self.done.append((text, before, value))
            else:
                self.done.append((f"{value} {run}", self.value, value))
            self.value, self.run, self.undone = value, run, []


@given(DEEDS)
def test_steps_lead_through_all_values(deeds) -> None:
    steps, value, expected = UndoSteps[int](), 0, TwoLists(0)
    for deed in deeds:
        expected.do(deed)
        if deed == "clear":
            steps.clear()
        elif deed == "undo":
            value = steps.undo(value)
        elif deed == "redo":
            value = steps.redo(value)
        else:
            steps.remember(value, "{} {}".format(*deed), deed[1])
            value = deed[0]
        assert value == expected.value
        assert steps.can_undo == bool(expected.done)
        assert steps.can_redo == bool(expected.undone)
        assert steps.undo_text == (expected.done[-1][0] if expected.done else "")
        assert steps.redo_text == (expected.undone[-1][0] if expected.undone else "")
        for run in ("boards", "names"):
            assert steps.start_of(run) == (expected.done[-1][1] if run == expected.run else None)


@given(DEEDS)
def test_undoing_all_and_redoing_all_is_nothing(deeds) -> None:
    steps, value = UndoSteps[int](), 0
    for deed in deeds:
        if isinstance(deed, tuple):
            steps.remember(value, run=deed[1])
            value = deed[0]
    present = value
    while steps.can_undo:
        value = steps.undo(value)
    assert value == 0
    while steps.can_redo:
        value = steps.redo(value)
    assert value == present


@pytest.mark.parametrize("most", [1, 3])
def test_the_oldest_steps_are_forgotten(most) -> None:
    steps, value = UndoSteps[int](most), 0
    for changed in range(1, 6):
        steps.remember(value)
        value = changed
    back = []
    while steps.can_undo:
        back.append(value := steps.undo(value))
    assert back == [4, 3, 2][:most]


def test_with_no_step_the_present_value_stays() -> None:
    steps = UndoSteps[str]()
    assert (steps.undo("now"), steps.redo("now")) == ("now", "now")
    assert not steps.can_undo
    assert not steps.can_redo
