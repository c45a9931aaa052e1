"""The one error of the scale engine."""

from __future__ import annotations

from vpdesk.errors import WordedError


class ScaleError(WordedError, ValueError):
    """The numbers given do not make a scale."""

    context = "ScaleError"
