"""The rooms of a window, as tests take hold of them."""

from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.scales.room import ScalesRoom


def scales_of(window: MainWindow) -> ScalesRoom:
    """Its scales room."""
    room = window.house.keepers["scales"].room
    assert isinstance(room, ScalesRoom)
    return room
