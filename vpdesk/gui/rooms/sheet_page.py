"""The score sheet of a match."""

from __future__ import annotations

from vpdesk.gui.rooms.lab_page import LabPage


class SheetPage(LabPage):
    """Takes the scores of both rooms, board by board."""
