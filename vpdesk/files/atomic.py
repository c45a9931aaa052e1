"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError, shown
from vpdesk.files.temporary import clear_dead, temporary_for

WINDOWS = os.name == "nt"
USUAL = 0o666  # rights of a new file, of which the system takes some
PRIVATE = 0o600  # of one that is to have the rights of another

NO_FOLDER = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because there is no folder “{folder}”; choose another folder.",
)
READ_ONLY_FOLDER = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: you may not write in “{folder}”; choose another folder.",
)
READ_ONLY_FILE = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: that file is write-protected; choose another name.",
)
NOT_A_FILE = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because a folder or a device has that name; choose another name.",
)
DISK_FULL = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because the disk is full; make room on it or choose another disk.",
)
LOCKED = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: another program has it open; close it there first.",
)
TOO_LONG = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because its name is too long; choose a shorter name.",
)
BAD_NAME = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because a file cannot have that name; choose another name.",
)
OTHER = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because the computer reported “{reason}”; choose another folder.",
)

TEXTS = {
    errno.ENOENT: NO_FOLDER,
    errno.ENOTDIR: NO_FOLDER,
    errno.EACCES: READ_ONLY_FOLDER,
    errno.EPERM: READ_ONLY_FOLDER,
    errno.EROFS: READ_ONLY_FOLDER,
    errno.EISDIR: NOT_A_FILE,
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EBUSY: LOCKED,
    errno.ENAMETOOLONG: TOO_LONG,
    errno.EINVAL: BAD_NAME,
    errno.EILSEQ: BAD_NAME,
}


class StorageError(WordedError, OSError):
    """A file was not saved; the message says why and what to do, in one sentence."""

    context = "StorageError"


def write_atomic(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Write a file so that at any moment either the old one or the new one is there, whole.

    An existing file keeps its permissions; a link stays one, what it points to is replaced.
    Raises StorageError; the old file is untouched then, and nothing else is left behind.
    sync: wait until it is on the disk; else only the end of the program is outlived.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = _mode(target)
        if mode is not None and not stat.S_ISREG(mode):
            raise _error(path, NOT_A_FILE)
        # Whoever may do anything, as root may, still means the protection of his own file.
        if mode is not None and not (mode & 0o222 and os.access(target, os.W_OK)):
            raise _error(path, READ_ONLY_FILE)
        _replace(target, data, mode, sync=sync)
        clear_dead(target.parent)
    except StorageError:
        raise
    except ValueError as error:  # a name that the file system's encoding has no bytes for
        raise _error(path, BAD_NAME) from error
    except OSError as error:
        text = TEXTS.get(error.errno or 0, OTHER)
        raise _error(path, text, error.strerror or str(error)) from error


def _mode(target: Path) -> int | None:
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, mode: int | None, *, sync: bool) -> None:
    temporary = temporary_for(target)
    try:
        make_empty(temporary, USUAL if mode is None else PRIVATE)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        put_in_place(temporary, target, sync=sync)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise


def make_empty(new: Path, rights: int) -> None:
    """Make a file with such rights, or fewer. Raises OSError, also where there is one."""
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, rights))


def put_in_place(temporary: Path, target: Path, *, sync: bool = True) -> None:
    """Give a file that is wholly on the disk its name, for good; one of that name is replaced.

    Raises OSError, or StorageError where the old file may not be replaced.
    """
    _rename(temporary, target)
    if sync and not WINDOWS:
        _sync_folder(target.parent)


def _rename(temporary: Path, target: Path) -> None:
    try:
        os.replace(temporary, target)  # noqa: PTH105 - the tests inject their faults here
    except PermissionError as error:
        # The folder is writable, or the temporary file would not be in it.
        raise _error(target, LOCKED if WINDOWS else READ_ONLY_FILE) from error


def _sync_folder(folder: Path) -> None:
    # The new file is in place; a file system that cannot sync a folder makes it no failure.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _error(path: Path, text: str, reason: str = "") -> StorageError:
    # The absolute path without following links: the folder as the reader knows it.
    folder = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120
    return StorageError(text, name=shown(Path(path.name or path)), folder=folder, reason=reason)
