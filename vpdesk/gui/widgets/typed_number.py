"""A number that is typed digit by digit where there is no field for it."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer

PAUSE_MS = 1200


class TypedNumber:
    """Puts digits together to a number, until a pause begins the next one."""

    def __init__(self) -> None:
        self._typed = ""
        self._typing = QElapsedTimer()

    def add(self, digit: str, most: int) -> int:
        """The number so far; a digit that would lead beyond the most begins a new one.

        0 where there is none from 1 to the most.
        """
        if not self._typing.isValid() or self._typing.elapsed() > PAUSE_MS:
            self._typed = ""
        self._typing.start()
        if int(self._typed + digit) > most:
            self._typed = ""
        self._typed += digit
        return int(self._typed) if 1 <= int(self._typed) <= most else 0

    def end(self) -> None:
        """Another key begins another number."""
        self._typed = ""
