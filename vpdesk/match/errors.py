"""The one error of the match engine."""

from __future__ import annotations

from vpdesk.errors import LineError


class MatchError(LineError):
    """A score, a sheet or a regulation that cannot be."""

    context = "MatchError"
