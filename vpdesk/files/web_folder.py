"""Folders of web pages: put in place whole, and never in the place of anything else."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import NOT_A_FILE, OTHER, TEXTS, StorageError
from vpdesk.files.temporary import is_dead, temporary_for
from vpdesk.files.text import MOST_BYTES

FOREIGN = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not written: “{other}” in that folder is not of vpdesk; choose a new one.",
)
OF_ANOTHER = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not written: the folder has another event's pages; choose a new folder.",
)
HEAD = 1000  # bytes of a page within which its mark stands
OWNER = b'<meta name="vpdesk-pages-of" content="%s">\n'  # before the mark
FEED_MARKS = {".xml": b"<generator>vpdesk ", ".json": b'"generator":"vpdesk '}
THEMES = ("theme.css", "theme.png", "theme.svg")  # which the organiser may change: they stay
_OWNER = re.compile(re.escape(OWNER.strip()).replace(b"%s", b"([0-9a-f]*)"))


class OfAnotherError(StorageError):
    """The folder has pages of something else than is to be published."""


def owner_of(path: Path | None) -> str:
    """What the pages of a file are known by, wherever they are published; "" without a file."""
    if path is None:
        return ""
    return sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:16]


def write_web_folder(
    folder: Path,
    files: Mapping[str, bytes],
    mark: bytes,
    owners: Sequence[str] = ("",),
    *,
    over: bool = False,
) -> None:
    """Write pages into a new folder, and put that in the place of the one of before.

    files: by name. mark: what the beginning of each page of ours has; a folder with anything
    else in it is left alone, but THEMES are kept. owners: whose the pages are, as owner_of has it,
    and as they were known before. over: in the place of another event's pages as well. Raises
    OfAnotherError where such are there, StorageError; the old folder is untouched then.
    """
    try:
        target = Path(os.path.realpath(folder))
        if target.exists():
            _check_ours(folder, target, mark)
            if not over and any(_is_of_another(each, files, owners) for each in target.iterdir()):
                raise OfAnotherError(OF_ANOTHER, name=folder.name or folder)
        new = temporary_for(target)
        new.mkdir()
        try:
            files = {**files, **_themes(target)}
            for name, data in files.items():
                with (new / name).open("xb") as file:
                    file.write(_owned(data, mark, owners[0]))
                    file.flush()
                    os.fsync(file.fileno())
            _put_in_place(new, target)
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
        _clear_dead(target.parent, mark)
    except StorageError:
        raise
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else 0
        reason = getattr(error, "strerror", None) or str(error)
        raise _error(folder, TEXTS.get(number or 0, OTHER), reason=reason) from error


def _themes(target: Path) -> dict[str, bytes]:
    """What the organiser put beside the pages."""
    found = (target / name for name in THEMES)
    return {each.name: each.read_bytes() for each in found if _is_theme(each)}


def _is_theme(path: Path) -> bool:
    if path.name not in THEMES or path.is_symlink() or not path.is_file():
        return False
    return path.stat().st_size <= MOST_BYTES  # it is read whole


def _check_ours(folder: Path, target: Path, mark: bytes) -> None:
    """Raise StorageError for a folder with anything else in it than pages of ours."""
    if not target.is_dir():
        raise _error(folder, NOT_A_FILE)
    for each in sorted(target.iterdir()):
        if not (_is_theme(each) or _is_ours(each, mark)):
            raise _error(folder, FOREIGN, other=each.name)


def _is_of_another(page: Path, files: Mapping[str, bytes], owners: Sequence[str]) -> bool:
    """Whether a page is another's; of one that does not say so, whether it would be removed."""
    if page.suffix != ".html":  # it goes with the pages
        return False
    with page.open("rb") as file:
        found = _OWNER.search(file.read(HEAD))
    return page.name not in files if found is None else found[1].decode() not in owners


def _owned(data: bytes, mark: bytes, owner: str) -> bytes:
    """A page that says whose it is."""
    return data.replace(mark, OWNER % owner.encode() + mark, 1) if owner else data


def _is_ours(path: Path, mark: bytes) -> bool:
    own = mark if path.suffix == ".html" else FEED_MARKS.get(path.suffix)
    if path.is_symlink() or not path.is_file() or own is None:
        return False
    with path.open("rb") as file:
        return own in file.read(HEAD)


def _clear_dead(parent: Path, mark: bytes) -> None:
    """Remove folders of pages that were being written when their program was killed."""
    with suppress(OSError):
        for each in parent.iterdir():
            if not is_dead(each.name) or each.is_symlink() or not each.is_dir():
                continue
            # The page that was just begun may be empty.
            pages = each.iterdir()
            if all(_is_theme(it) or _is_ours(it, mark) or not it.stat().st_size for it in pages):
                shutil.rmtree(each)


def _put_in_place(new: Path, target: Path) -> None:
    """Exchange the folders; the old one comes back where that fails."""
    if not target.exists():
        new.rename(target)
        return
    old = temporary_for(target)
    target.rename(old)
    try:
        new.rename(target)
    except BaseException:
        old.rename(target)
        raise
    with suppress(OSError):
        shutil.rmtree(old)


def _error(folder: Path, text: str, **values: object) -> StorageError:
    told = {"folder": folder.absolute().parent, "reason": "", **values}
    return StorageError(text, name=folder.name or folder, **told)
