"""An evening in a folder, and the process that serves it."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from dataclasses import replace
from random import Random
from select import select

from tests.sure import sure
from tests.unit.pairs.evenings import of_howell
from vpdesk.deals.dealing import make_deals
from vpdesk.files.child import child_command, child_environment
from vpdesk.formats.hall_writer import HallShown, HallWriter
from vpdesk.hall.clock import session_clock, session_periods
from vpdesk.hall.seen import Seen
from vpdesk.pairs.evening import with_entry
from vpdesk.pairs.pairs_entry import parse_result

QUICK = """
import sys
from vpdesk.cli.hall import server
from vpdesk.cli.main import main
server.LOOK, server.TELL, server.APART = 0.05, 0.05, 0.1
sys.exit(main(sys.argv[1:]))
"""  # phones are told of a change sooner: a test waits for it
TEXTS = ("420", "-50", "140", "-430", "90", "-110", "620", "-1430")


def an_evening(pairs=6, seed=1):
    return of_howell(pairs, seed, deals=make_deals(1, 60, Random(seed).randrange))


def after(evening, count, seed=1):
    """An evening after so many results, in the order of a hall."""
    dice = Random(seed)
    due = sorted(evening.due, key=lambda each: (each.round, dice.random()))
    for place in due[:count]:
        evening = with_entry(evening, parse_result(dice.choice(TEXTS), place))
    return evening


def running(seconds=450, rounds=5, late=0):
    """A clock that began now, so many seconds after plan."""
    now = int(time.time())
    return session_clock(session_periods(rounds, 1, seconds, 60), now - late).started(now)


FIRST = HallShown(an_evening(), Seen.EVERYTHING)


class Hall:
    """A folder that is written, and served where that is asked for."""

    def __init__(self, folder, *, quick=False):
        self.folder, self.quick = folder, quick
        self.writer = HallWriter(folder)
        self.shown = FIRST
        self.process = None
        self.port = 0
        self.address = "127.0.0.1"
        self._said = {}

    def write(self, **changes):
        self.shown = replace(self.shown, **changes)
        for _ in self.writer.steps(self.shown):
            pass
        while self.quick and self.served and self._number() < self.writer.snapshot.number:
            time.sleep(0.02)
        return self.writer.snapshot

    @property
    def served(self):
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def _number(self):
        """The number that phones are told."""
        return json.loads(self.get("/1/state")[2])["number"]

    def reset(self):
        """Have it as it is at the beginning."""
        self.shown = FIRST
        return self.write()

    def serve(self, port=0):
        port = port or self.port or free_port()
        words = ("hall", "serve", str(self.folder), "--address", self.address, "--port", str(port))
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", QUICK, *words] if self.quick else child_command(*words)
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, env=child_environment(), bufsize=0
        )
        line = sure(self.process.stdout).readline()
        if not line:
            raise AssertionError(sure(self.process.stderr).read().decode())
        self._said = json.loads(line)
        self.port = self._said["port"]
        return self.url

    def hear(self, name, figure):
        """Wait until the process says this of a figure."""
        out = sure(self.process).stdout
        while select([out], [], [], 0)[0] or self._said.get(name) != figure:
            assert select([out], [], [], 60)[0], f"{name} stays {self._said}"
            self._said = json.loads(out.readline())

    @property
    def url(self):
        return f"http://{self.address}:{self.port}"

    def kill(self):
        sure(self.process).kill()
        self._wait()

    def end(self):
        if self.process is not None:
            self.process.stdin.close()
            self._wait()

    def _wait(self):
        sure(self.process).wait(20)
        for each in (
            sure(self.process).stdin,
            sure(self.process).stdout,
            sure(self.process).stderr,
        ):
            each.close()

    def raw(self, data, patience=20.0):
        """What is answered to some bytes, until the connection ends or falls silent."""
        with socket.create_connection((self.address, self.port), timeout=patience) as line:
            line.sendall(data)
            return all_of(line)

    def get(self, path, *heads, method="GET", host=None):
        """Status, heads and body of an answer."""
        told = "".join(f"{each}\r\n" for each in heads)
        host = f"{self.address}:{self.port}" if host is None else host
        data = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{told}\r\n"
        return parted(self.raw(data.encode("latin-1")))


def all_of(line):
    found = b""
    try:
        while piece := line.recv(65_536):
            found += piece
    except (TimeoutError, ConnectionResetError):
        pass
    return found


def parted(answer):
    """Status, heads and body of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    heads = {name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)}
    return int(status.split()[1]), heads, body


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    return port if port < 65_000 else free_port()
