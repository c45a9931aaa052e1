"""The one error of the pairs engine."""

from __future__ import annotations

from vpdesk.errors import LineError


class PairsError(LineError):
    """An evening, a section or a result that cannot be, in a director's words."""

    context = "PairsError"
