"""Whole numbers in what strangers have written."""

MOST_FIGURES = 9  # Python itself refuses to read numbers of thousands of them


def whole_number(text: str) -> int | None:
    """The whole number of 0 or more that a text is; None where it is none, or a longer one."""
    return int(text) if text.isdecimal() and len(text) <= MOST_FIGURES else None
