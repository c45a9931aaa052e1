"""The one error of exports other than that a file is not saved."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError

NO_PRINTER = QT_TRANSLATE_NOOP(
    "ExportError",
    "The printer takes no pages; see that it is on and connected, or choose PDF.",
)
PRINTER_LOST = QT_TRANSLATE_NOOP(
    "ExportError",
    "The printer stopped at page {page} of {pages}; see what it says, then print again.",
)
NO_LOGO = QT_TRANSLATE_NOOP(
    "ExportError", "The logo “{path}” could not be read ({reason}); choose it again or clear it."
)
BAD_LOGO = QT_TRANSLATE_NOOP(
    "ExportError", "The logo “{path}” is not a PNG or SVG picture; choose another file."
)
LARGE_LOGO = QT_TRANSLATE_NOOP(
    "ExportError",
    "The logo “{path}” has more than {most} million pixels; choose a smaller picture.",
)
COMPLEX_LOGO = QT_TRANSLATE_NOOP(
    "ExportError", "The logo “{path}” has too many parts to be drawn; choose a simpler picture."
)
PICTURE_LOGO = QT_TRANSLATE_NOOP(
    "ExportError",
    "The logo “{path}” has another picture inside; save it as PNG and choose that file.",
)
MANY_PAGES = QT_TRANSLATE_NOOP(
    "ExportError", "A picture holds one page, and these are {pages}; choose PDF instead."
)


class ExportError(WordedError, OSError):
    """Something cannot be exported as it is asked for."""

    context = "ExportError"
