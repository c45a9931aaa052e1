"""The own scales in the window: where they are shown, and the rooms that offer them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.settings import own_scales_folder

if TYPE_CHECKING:
    from pathlib import Path

    from vpdesk.gui.desk.paged_room import PagedRoom
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.scales.room import ScalesRoom
    from vpdesk.scales import PrintedScales


def show_own_scales(window: MainWindow, file: Path | None = None) -> None:
    """Let the user see, make, hand on and choose own scales, or edit the one in a file."""
    from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog  # noqa: PLC0415 - start-up time

    family = _room(window).choice.family
    dialog = OwnScalesDialog(own_scales_folder(), window, family.key if family else "")
    dialog.ownScalesChanged.connect(lambda: _offer(window))
    dialog.scaleChosen.connect(lambda scales: _choose(window, scales))
    dialog.open()
    if file is not None:
        dialog.edit_file(file)


def _room(window: MainWindow) -> ScalesRoom | PagedRoom:
    """The room that is shown, if it has a scale, otherwise the scales room."""
    from vpdesk.gui.desk.paged_room import PagedRoom  # noqa: PLC0415 - start-up time

    return window.room if isinstance(window.room, PagedRoom) else window.scales


def _choose(window: MainWindow, scales: PrintedScales) -> None:
    room = _room(window)
    room.request(replace(room.choice, family=scales))


def _offer(window: MainWindow) -> None:
    """Have all rooms offer the scales that there are now, and show a changed one anew."""
    from vpdesk.files.scale_library import find  # noqa: PLC0415
    from vpdesk.gui.widgets.scale_controls import ScaleControls  # noqa: PLC0415 - start-up time

    for controls in window.findChildren(ScaleControls):
        controls.offer_scales()
    family = window.scales.choice.family
    if family is not None and family.own:
        changed = find(family.key, own_scales_folder())
        if changed is not None and changed != family:
            window.scales.request(replace(window.scales.choice, family=changed))
