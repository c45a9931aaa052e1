"""A director who has a keyboard and a screen reader alone: run by the system's Python.

python at_spi_director.py STEPS COMMAND... starts a program. STEPS is a JSON list of pairs: the keys
that are pressed (a text after "type "), and what should be heard then. Prints a JSON object a line
of what each step was, and what was heard: names with their roles as the keyboard moves, and
announcements. It ends at the first step of which something that should be heard was not.
"""

import json
import subprocess
import sys
import time
from typing import Any

import pyatspi
from gi.repository import GLib

PATIENCE = 30.0  # seconds until what should be heard is
TYPE = "type "
FOCUS, SAID = "object:state-changed:focused", "object:announcement"


class Director:
    """Presses keys in the window that was opened last, as a window manager has it."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._said: list[str] = []  # of these the announcements
        self._window = ""
        self._pumped = GLib.MainContext.default()

    def listen_to(self, name: str) -> None:
        """Be told of what the program with this name does.

        It must be there first: it may miss what is asked for while it comes on to the bus.
        """
        self._wait_for(name)
        for kind in (FOCUS, SAID):
            pyatspi.Registry.registerEventListener(self._hear, kind)
        self._wait_for(name)

    def _wait_for(self, name: str) -> None:
        """Until the program with this name has answered, and so knows for what it is listened.

        It takes what the bus brings in order: first that there are listeners, then this call.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desktop = pyatspi.Registry.getDesktop(0)
            if any(each and each.name == name and each.childCount for each in desktop):
                return
            self._pump()

    def do(self, keys: str, expected: list[str]) -> None:
        """Press keys, and listen until all that is expected was heard.

        Where the window loses the keyboard for a moment, what was typed is taken, and told, early.
        """
        self._follow_window()
        self.heard, self._said = self._said, []
        if keys.startswith(TYPE):
            _x("type", "--delay", "20", keys.removeprefix(TYPE))
        else:
            _x("key", *keys.split())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not set(expected) <= set(self.heard):
            self._pump()
            self._follow_window()

    def _hear(self, event: Any) -> None:
        try:
            if event.type == SAID:
                self._said.append(event.any_data)
                self.heard.append(event.any_data)
            elif event.detail1:
                self.heard.append(f"{event.source.name}, {event.source.getRoleName()}")
        except GLib.Error:
            pass  # it is gone already

    def _pump(self) -> None:
        while self._pumped.pending():
            self._pumped.iteration(False)
        time.sleep(0.02)

    def _follow_window(self) -> None:
        windows = _x("search", "--sync", "--onlyvisible", "--name", ".").split()
        if windows and windows[-1] != self._window:  # one may just be going
            self._window = windows[-1]
            _x("windowfocus", "--sync", self._window)


def _x(*words: str) -> str:
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False)
    return done.stdout


def main(steps: str, command: list[str]) -> None:
    """Take the steps in a program."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        try:
            assert program.stdout is not None
            program.stdout.readline()  # it is ready
            director = Director()
            director.listen_to("vpdesk")
            for keys, expected in json.loads(steps):
                director.do(keys, expected)
                print(json.dumps({"keys": keys, "heard": director.heard}), flush=True)
                if not set(expected) <= set(director.heard):
                    return
        finally:
            program.terminate()


main(sys.argv[1], sys.argv[2:])
