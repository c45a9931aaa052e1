"""Regulations: those that vpdesk brings along, and the user's own."""

from __future__ import annotations

from functools import cache

from vpdesk.files.own import OwnFiles
from vpdesk.files.regulation_file import SUFFIX, read_regulation, write_regulation
from vpdesk.match.regulations import Regulation
from vpdesk.resources import resource

FOLDER = "regulations"

_own_files = OwnFiles(SUFFIX, read_regulation, write_regulation)
own, save_own, remove_own = _own_files.found, _own_files.save, _own_files.remove


@cache
def built_in() -> tuple[Regulation, ...]:
    """The regulations that vpdesk brings along, the usual one first."""
    files = sorted(resource(FOLDER).glob(f"*{SUFFIX}"))
    return tuple(read_regulation(path, own=False) for path in files)
