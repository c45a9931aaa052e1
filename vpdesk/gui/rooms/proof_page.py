"""The proof: why each cell of a scale is what it is."""

from __future__ import annotations

from vpdesk.gui.rooms.lab_page import LabPage


class ProofPage(LabPage):
    """Tells of every correction of a scale what it came from."""
