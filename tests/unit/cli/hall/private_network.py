"""A network of this thread alone, with a private address: what phones get there is no localhost."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager, suppress

ADDRESS, HERE = "192.168.77.1", "127.0.0.1"
NEW_NETWORK = 0x40000000  # CLONE_NEWNET of Linux


def _ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


class PrivateNetwork:
    """Where a user may not have one, all is at this computer's own address.

    apart: it is one.
    """

    def __init__(self):
        self.apart = sys.platform == "linux" and shutil.which("ip") is not None
        self.address = HERE
        if self.apart:
            self._libc = ctypes.CDLL(None, use_errno=True)
            self._before = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
            self.apart = self._libc.unshare(NEW_NETWORK) == 0
        if not self.apart:
            return
        self._own = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        try:
            _ip("link", "set", "lo", "up")
            _ip("address", "add", f"{ADDRESS}/24", "dev", "lo")
            self.address = ADDRESS
        finally:
            self._libc.setns(self._before, NEW_NETWORK)

    @contextmanager
    def entered(self):
        """What is opened and started meanwhile is in it."""
        if not self.apart:
            yield
            return
        assert self._libc.setns(self._own, NEW_NETWORK) == 0
        try:
            yield
        finally:
            assert self._libc.setns(self._before, NEW_NETWORK) == 0

    @contextmanager
    def cut(self):
        """Nothing gets to the address or from it, and nobody is told."""
        _ip("address", "del", f"{ADDRESS}/24", "dev", "lo")
        with suppress(subprocess.CalledProcessError):
            _ip("route", "add", "blackhole", ADDRESS)
        try:
            yield
        finally:
            with suppress(subprocess.CalledProcessError):
                _ip("route", "del", "blackhole", ADDRESS)
            _ip("address", "add", f"{ADDRESS}/24", "dev", "lo")
