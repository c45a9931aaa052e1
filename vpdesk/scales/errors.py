"""The one error of the scale engine."""

from __future__ import annotations

from vpdesk.errors import LineError


class ScaleError(LineError):
    """The numbers given do not make a scale."""

    context = "ScaleError"
