"""Files that are being written, beside those that they replace once they are whole.

The name of each says which program of which computer writes it, so that what a killed program
has left behind is told from what another is just writing.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from zlib import crc32

_NAME = re.compile(r"\.vpdesk-([0-9a-f]{8})-([0-9]{1,10})-[0-9a-f]{16}\.tmp")


def temporary_for(target: Path) -> Path:
    """A new name in the folder of a file; short, for one made of the file's could be too long."""
    name = f".vpdesk-{_computer()}-{os.getpid()}-{os.urandom(8).hex()}.tmp"
    return target.with_name(name)


def clear_dead(folder: Path) -> None:
    """Remove what our programs were writing in a folder when they were killed; raises nothing."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if is_dead(entry.name):
                _remove(entry)


def is_dead(name: str) -> bool:
    """The name is one that a program of ours has given, on this computer, which runs no more."""
    found = _NAME.fullmatch(name)
    return found is not None and found[1] == _computer() and not _lives(int(found[2]))


def _remove(entry: os.DirEntry[str]) -> None:
    with suppress(OSError):
        ours = sys.platform == "win32" or entry.stat(follow_symlinks=False).st_uid == os.geteuid()
        if ours and entry.is_file(follow_symlinks=False):
            os.unlink(entry.path)  # noqa: PTH108 - an entry is no path


@cache
def _computer() -> str:
    """A mark of this computer; on Linux, of the part of it in which numbers of programs hold."""
    if sys.platform == "win32":
        import platform

        name = platform.node()
    else:
        name = os.uname().nodename
    with suppress(OSError):
        name += os.readlink("/proc/self/ns/pid")  # noqa: PTH115 - no path
    return f"{crc32(os.fsencode(name)):08x}"


if sys.platform == "win32":

    def _lives(number: int) -> bool:
        import ctypes

        synchronise, denied, waiting = 0x100000, 5, 0x102
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = kernel.OpenProcess(synchronise, False, number)
        if not handle:
            return bool(ctypes.get_last_error() == denied)
        lives = kernel.WaitForSingleObject(ctypes.c_void_p(handle), 0) == waiting
        kernel.CloseHandle(ctypes.c_void_p(handle))
        return bool(lives)

else:

    def _lives(number: int) -> bool:
        try:
            os.kill(number, 0)  # sends nothing
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:
            return True
        return True
