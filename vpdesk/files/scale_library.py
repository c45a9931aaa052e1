"""Scales that are tables: those of federations, which vpdesk brings along, and the user's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vpdesk.files.own import OWN, OwnFiles
from vpdesk.files.scale_file import SUFFIX, read_scale, write_scale
from vpdesk.files.text import TextFileError
from vpdesk.resources import resource
from vpdesk.scales import PrintedScales

FOLDER = "scales"

_own_files = OwnFiles(SUFFIX, read_scale, write_scale)
save_own, remove_own = _own_files.save, _own_files.remove


@cache
def built_in() -> tuple[PrintedScales, ...]:
    """The printed scales that vpdesk brings along, by key."""
    files = sorted(resource(FOLDER).glob(f"*{SUFFIX}"))
    return tuple(read_scale(path, own=False) for path in files)


def own(folder: Path) -> tuple[PrintedScales, ...]:
    """The user's scales in a folder, by name; files that cannot be read are left out."""
    return _own_files.found(folder)[0]


def own_faults(folder: Path) -> tuple[TextFileError, ...]:
    """Why files of a folder of own scales cannot be read, if there are any."""
    return _own_files.found(folder)[1]


def find(key: str, folder: Path | None = None) -> PrintedScales | None:
    """The scale of a key, one of those in the folder of the user's own if one is given."""
    from vpdesk.scales.match_scales import match_scales  # no room needs them at the start
    from vpdesk.scales.old_scales import old_scales

    mine = own(folder) if folder is not None and key.startswith(OWN) else ()
    known = (*built_in(), *match_scales(), *old_scales(), *mine)
    return next((each for each in known if each.key == key), None)
