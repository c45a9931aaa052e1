"""Where the bundled files are: fonts, icons, translations, help."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent
_FOLDERS = (
    _PACKAGE.parent / "resources",  # a source checkout
    _PACKAGE / "resources",  # an installed wheel or a frozen program
)


@cache
def resource(name: str) -> Path:
    """The path of a bundled file or folder, as in "fonts/OFL.txt".

    Raises FileNotFoundError if the installation lacks it.
    """
    for folder in _FOLDERS:
        if (folder / name).exists():
            return folder / name
    raise FileNotFoundError(f"the bundled file {name} is missing: {_FOLDERS[-1] / name}")
