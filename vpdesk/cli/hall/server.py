"""The process of the hall: reads the folder, listens at one address, and tells what changes."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from vpdesk.cli.hall.connection import HallConnection
from vpdesk.cli.hall.hall_answers import Answers, state_text
from vpdesk.errors import WordedError
from vpdesk.files.hall_folder import STATE, read_page, read_snapshot
from vpdesk.hall.snapshot import HallSnapshot

LOOK = 0.2  # seconds from one look at the folder to the next
BEAT = 15.0  # seconds
APART = 2.0  # seconds between two changes that phones are told of
TELL = 0.5  # seconds between two words to the window
PORTS = 10
MOST = 1200  # connections
FILES = 4096  # that a process may have open, where the system lets it
BACKLOG = 256


class Teller:
    """Tells the window the newest line; while that does not listen, nobody here waits for it."""

    def __init__(self, out: int) -> None:
        self._out, self._newest = out, b""
        self._there = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def tell(self, line: bytes) -> None:
        """Have a line told, in the place of one that is not told yet."""
        self._newest = line
        self._there.set()

    def _run(self) -> None:
        with suppress(OSError):  # nobody reads it any more: the end is near
            while self._there.wait():
                self._there.clear()
                os.write(self._out, self._newest)


class HallServer:
    """What connections have in common, and what is done from time to time.

    tell: takes a line for the window.
    """

    def __init__(self, folder: Path, listening: socket.socket, out: int = 1) -> None:
        self._folder, self._socket, self._teller = folder, listening, Teller(out)
        self.answers = Answers()
        self.count: Counter[str] = Counter()
        self.live: set[HallConnection] = set()
        self.waiting: set[HallConnection] = set()
        self.refused: Counter[int] = Counter()
        self.opened = self.crowded = self.others = 0
        self.most = MOST
        self._wanted: dict[str, None] = {}
        self._stamp: tuple[int, int, int] | None = None
        self._pages: dict[str, bytes] = {}  # by their hashes
        self._told_number, self._told_at = 0, 0.0
        self._due: asyncio.TimerHandle | None = None
        self._saying: asyncio.TimerHandle | None = None

    async def serve(self) -> None:
        """Serve until the process ends."""
        loop = asyncio.get_running_loop()
        self._look()
        server = await loop.create_server(
            lambda: HallConnection(self, loop), sock=self._socket, backlog=BACKLOG
        )
        self._say()
        async with server:
            next_beat = time.monotonic() + BEAT
            while True:
                await asyncio.sleep(LOOK)
                self._look()
                if time.monotonic() >= next_beat:
                    next_beat = time.monotonic() + BEAT
                    self._push(self.hello())

    # What connections ask for

    def want(self, code: str) -> None:
        """Have pages in a language made."""
        self._wanted[code] = None
        self._say()

    def hello(self) -> bytes:
        """The number, and what time it is: now and again, and first of all."""
        told = json.dumps({"number": self.answers.snapshot.number, "now": int(time.time() * 1000)})
        return f"retry: 1000\nevent: beat\ndata: {told}\n\n".encode()

    def tell(self) -> None:
        """Tell the window the figures, but not too often."""
        if self._saying is None:
            loop = asyncio.get_running_loop()
            self._saying = loop.call_later(TELL, self._say)

    def _say(self) -> None:
        if self._saying is not None:
            self._saying.cancel()
            self._saying = None
        told = {
            "port": self._socket.getsockname()[1],
            "listening": len(self.live),
            "others": self.others,
            "refused": {str(code): count for code, count in self.refused.items()},
            "crowded": self.crowded,
            "wanted": list(self._wanted),
            "number": self.answers.snapshot.number,
        }
        self._teller.tell(f"{json.dumps(told)}\n".encode())

    # The folder

    def _look(self) -> None:
        """Take over what is new in the folder; while that is being written, what was stays."""
        try:
            found = (self._folder / STATE).stat()
            stamp = found.st_mtime_ns, found.st_ino, found.st_size
            if stamp == self._stamp:
                return
            snapshot = read_snapshot(self._folder)
            known = self._pages
            self._pages = {
                told.hash: known.get(told.hash) or read_page(self._folder, told)
                for told in snapshot.pages.values()
            }
        except (OSError, ValueError, WordedError):
            return  # looked at again soon
        self._stamp = stamp
        self._take(snapshot)

    def _take(self, snapshot: HallSnapshot) -> None:
        pages = {name: self._pages[told.hash] for name, told in snapshot.pages.items()}
        self.answers.take(snapshot, pages)
        for each in list(self.waiting):
            each.answer_again()
        self._change()
        self.tell()

    def _change(self) -> None:
        """Tell the phones, at once where they were told nothing for a while."""
        number = self.answers.snapshot.number
        if self._due is not None or number == self._told_number:
            return
        left = self._told_at + APART - time.monotonic()
        if left > 0:
            self._due = asyncio.get_running_loop().call_later(left, self._tell_change)
        else:
            self._tell_change()

    def _tell_change(self) -> None:
        self._due = None
        snapshot = self.answers.snapshot
        text = state_text(snapshot, self._told_number)
        self._told_number, self._told_at = snapshot.number, time.monotonic()
        self._push(f"id: {snapshot.number}\nevent: changed\ndata: {text}\n\n".encode())

    def _push(self, told: bytes) -> None:
        for each in list(self.live):
            each.push(told)


def listen(address: str, port: int) -> socket.socket:
    """A socket at an address: at the port, or at the next one of ten that is free.

    Raises OSError where none of them is, or the address is not this computer's.
    """
    error: OSError | None = None
    for each in range(port, port + PORTS):
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if sys.platform == "win32":  # where another could take the port away
                found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((address, each))
            found.listen(BACKLOG)
        except OSError as failed:
            found.close()
            error = failed
            continue
        return found
    assert error is not None
    raise error


def end_with_input() -> None:
    """End the process when its standard input closes, as it does when the window ends."""

    def wait() -> None:
        with suppress(OSError, ValueError):
            while os.read(0, 4096):
                pass
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def allow_files() -> None:
    """Have as many connections as there may be, where the system counts them as files."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(folder: Path, address: str, port: int) -> None:
    """Serve a folder at an address until the process ends. Raises OSError."""
    allow_files()
    listening = listen(address, port)
    end_with_input()
    asyncio.run(HallServer(folder, listening).serve())
