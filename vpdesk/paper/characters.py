"""Characters of files that other programs read: those that they take, and signs of marks."""

from __future__ import annotations

import re

from vpdesk.report.table import Mark

SIGNS = {
    Mark.CORRECTED: "\N{BLACK UP-POINTING TRIANGLE}",
    Mark.RANGE_VIOLATION: "\N{WHITE DIAMOND}",
    Mark.MISSING: "\N{WHITE CIRCLE}",
    Mark.ASKED: "?",
    Mark.RULED: "\N{BLACK SQUARE}",
    Mark.ADJUSTED: "\N{BLACK DIAMOND}",
}

# Control characters, halves of surrogate pairs (a command line may have them) and the two that
# are none: neither XML nor HTML can hold them.
_NOT_TAKEN = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")


def one_line(text: str) -> str:
    """A text in one line, of characters that XML and HTML can hold."""
    return _NOT_TAKEN.sub(" ", text).strip()
