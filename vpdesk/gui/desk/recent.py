"""The menu of the files that were used last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMenu

from vpdesk.gui.texts import plain_tip


def show_recent(menu: QMenu, files: tuple[str, ...], open_file: Callable[[Path], object]) -> None:
    """Offer files, the latest first."""
    menu.clear()
    menu.menuAction().setEnabled(bool(files))
    for number, file in enumerate(files, 1):
        path = Path(file)
        name = path.name.replace("&", "&&")
        action = menu.addAction(f"&{number} {name}")
        action.setToolTip(plain_tip(file))
        action.triggered.connect(_without_arguments(open_file, path))
    menu.setToolTipsVisible(True)


def _without_arguments(do: Callable[[Path], object], path: Path) -> Callable[[], object]:
    return lambda: do(path)
