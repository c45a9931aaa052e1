"""A line for a number that may be missing; what is no number is refused beside it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.number_text import FieldLimits, NumberError


class NumberLine(QLineEdit):
    """Says its number at each key; a text that is none stays for mending.

    limits: the numbers that can be typed.
    """

    def __init__(self, limits: FieldLimits) -> None:
        super().__init__()
        self.limits = limits
        self.complaint = Complaint()
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.textChanged.connect(self._check_typing)

    def set_limits(self, limits: FieldLimits) -> None:
        """What the number may be from now on."""
        self.limits = limits

    @property
    def number(self) -> Decimal | None:
        """What stands in the line; None where it is empty or no number of it."""
        try:
            return self.limits.read(self.text())
        except NumberError:
            return None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._check(typing=False)

    def _check_typing(self) -> None:
        self._check(typing=True)

    def _check(self, *, typing: bool) -> None:
        """Say why the text is refused; while one types only what typing on cannot mend."""
        try:
            if self.text().strip():
                self.limits.read(self.text())
        except NumberError as error:
            if error.may_grow and typing:
                return
            language = user_language()
            hint = translate("NumberField", "Enter {least} to {most}.").format(
                least=language.plain(float(self.limits.least)),
                most=language.plain(float(self.limits.most)),
            )
            self.complaint.say(self, f"{language.error(error)} {hint}")
        else:
            self.complaint.say(self, "")
