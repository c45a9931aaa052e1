"""A random walk through the window: after every step what must hold does.

tests.bench.walker takes many more and longer ones.
"""

import os
import traceback
from pathlib import Path
from shutil import rmtree

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.gui import walker_steps
from tests.gui.walker import ROOMS, Walker, make_files

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WALKS, STEPS = (int(os.environ.get(name, least)) for name, least in (("WALKS", 3), ("STEPS", 12)))
FAULTS = os.environ.get("FAULTS", "")  # the file that keeps what failed
ANY = st.integers(0, 30)
WITH_CHOICE = (
    walker_steps.go_round,
    walker_steps.tab,
    walker_steps.begin,
    walker_steps.type_match,
    walker_steps.look_back,
    walker_steps.sample,
    walker_steps.import_results,
    walker_steps.start,
    walker_steps.read,
)


def keep_fault(error):
    """Write what failed, with the steps that led to it: what is run again may go well."""
    if FAULTS:
        with Path(FAULTS).open("a", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(error)) + "\n")


def machine(qtbot, open_desk, home):  # noqa: C901 - a rule a step
    """The walks of one test; each begins as a new user."""

    class Walk(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            for each in home.iterdir():
                rmtree(each) if each.is_dir() else each.unlink()
            folder = home / "files"
            folder.mkdir()
            self.walker = Walker(qtbot, open_desk, make_files(folder))

        def do(self, step, *arguments):
            try:
                step(*arguments)
            except BaseException as error:
                error.add_note(" | ".join(self.walker.steps))
                keep_fault(error)
                raise

        @rule(name=st.sampled_from(ROOMS))
        def go_room(self, name):
            self.do(self.walker.go_room, name)

        @rule(at=ANY)
        def switch_view(self, at):
            self.do(self.walker.switch_view, at)

        @rule(at=ANY)
        def open(self, at):
            self.do(self.walker.open, at)

        @rule(at=ANY)
        def resize(self, at):
            self.do(self.walker.resize, at)

        @rule(at=ANY)
        def zoom(self, at):
            self.do(self.walker.zoom, at)

        @rule(at=ANY)
        def language(self, at):
            self.do(self.walker.language, at)

        @rule(at=ANY)
        def type_result(self, at):
            self.do(self.walker.type_result, at)

        @rule(step=st.sampled_from(WITH_CHOICE), at=ANY)
        def further(self, step, at):
            self.do(step, self.walker, at)

        @rule(step=st.sampled_from((walker_steps.hall, walker_steps.close)))
        def around(self, step):
            self.do(step, self.walker)

        @rule()
        def undo(self):
            self.do(self.walker.undo)

        @rule()
        def redo(self):
            self.do(self.walker.redo)

        @rule()
        def restart(self):
            self.do(self.walker.restart)

        @rule()
        def kill(self):
            self.do(self.walker.kill)

        @invariant()
        def holds(self):
            self.do(self.walker.check)
            self.do(walker_steps.check_reading, self.walker)
            self.do(walker_steps.check_evening, self.walker)
            if self.walker.desk.room_name == "swiss":
                self.do(walker_steps.check_round, self.walker)

        def teardown(self):
            self.do(self.walker.leave)
            if FAULTS:
                with Path(FAULTS).open("a", encoding="utf-8") as file:
                    file.write(f"walk of {len(self.walker.steps)} steps\n")

    return Walk


def test_whatever_a_user_does_what_must_hold_does(qtbot, open_desk, home):
    walks = machine(qtbot, open_desk, home)
    run_state_machine_as_test(
        walks,
        settings=settings(
            max_examples=WALKS,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize="WALKS" not in os.environ,  # the bench takes other walks each time
            phases=(Phase.generate,),  # the steps are told; shrinking takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
