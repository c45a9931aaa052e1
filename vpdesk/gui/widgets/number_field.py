"""Fields for numbers: what is typed counts as it stands, or is refused beside the field."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.number_text import FieldLimits, NumberError
from vpdesk.gui.widgets.step_buttons import StepButtons

if TYPE_CHECKING:

    class Base(QAbstractSpinBox):
        """What Qt's two kinds of number fields have in common, each in its own number."""

        def minimum(self) -> Any: ...
        def maximum(self) -> Any: ...
        def setValue(self, value: Any) -> None: ...
        def textFromValue(self, value: Any) -> str: ...
        def prefix(self) -> str: ...
        def suffix(self) -> str: ...
else:
    Base = object

State = QValidator.State


class NumberField(Base):
    """What both kinds of number fields do alike.

    A text that the field cannot hold stays for mending, and the number before it counts on;
    Qt would leave out the keys that it cannot use, and make 75 of “-7,5”.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.complaint = Complaint()
        self.buttons = StepButtons(self)
        self._before: float | None = None  # the number before the typing, while one types
        self.lineEdit().textEdited.connect(self._begin_typing)
        self.lineEdit().textChanged.connect(self._text_changed)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + self.buttons.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + self.buttons.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.buttons.lie_down()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "buttons"):
            self.buttons.lie_down()

    @property
    def limits(self) -> FieldLimits:
        """The numbers that can be typed; one below 0 that has a text of its own is none."""
        least = max(self.minimum(), 0) if self.specialValueText() else self.minimum()
        return FieldLimits(Decimal(str(least)), Decimal(str(self.maximum())), self._decimals())

    def commit(self) -> None:
        """Take what was typed, as at the end of typing; an empty field shows its number again."""
        typed = self.lineEdit().text()
        self.interpretText()
        self._keep(typed)

    def restore(self) -> None:
        """Go back to the number before the typing."""
        self._fall_back()
        self.lineEdit().setText(self._shown())
        self._before = None
        self.complaint.say(self, "")

    # What is typed

    def validate(self, text: str, pos: int) -> tuple[State, str, int]:
        return (State.Intermediate if self._refusal(text) else State.Acceptable), text, pos

    def fixup(self, text: str) -> str:
        return text  # Qt's own takes separators out, and makes 75 of “7.5”

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is typed takes the place of the number, however the keyboard came here.

        Of a click that is so once the field has put its cursor there.
        """
        super().focusInEvent(event)
        reason = event.reason()
        if reason == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)
        elif reason not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        typed = self.lineEdit().text()
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._keep(typed)

    def hideEvent(self, event: QHideEvent) -> None:
        typed = self.lineEdit().text()
        super().hideEvent(event)
        self._keep(typed)

    def showEvent(self, event: QShowEvent) -> None:
        typed = self.lineEdit().text()
        super().showEvent(event)
        self._keep(typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.complaint.text:
            self.restore()
            self.selectAll()
            return
        typed = self.lineEdit().text()
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._keep(typed)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.complaint.text
        ):
            event.accept()
            return True
        return super().event(event)

    def stepBy(self, steps: int) -> None:
        super().stepBy(steps)
        self._before = None
        self._text_changed()

    def setValue(self, value: float) -> None:
        """Show a number; what is being typed or mended stays while the number does."""
        if value != self._number():
            self._before = None
        elif (
            self.complaint.text
            or self._before is not None
            or self.lineEdit().text() == self._shown()  # Qt would paint it again
        ):
            return
        super().setValue(value)
        self._text_changed()

    def _begin_typing(self) -> None:
        if self._before is None:
            self._before = self._number()

    def _fall_back(self) -> None:
        """Let the number before the typing count; Qt has taken what was typed up to the fault."""
        if self._before is not None and self._before != self._number():
            before, self._before = self._before, None
            super().setValue(before)

    def _keep(self, typed: str) -> None:
        """Show what was typed and is refused again, with the reason; Qt has dropped it."""
        if typed == self._shown():
            pass  # nothing was typed
        elif not self._plain(typed):
            self.restore()
        elif self._refusal(typed):
            self._say(typed)
        self._before = None

    def _text_changed(self) -> None:
        """Say at once what typing on cannot mend; the rest when the typing ends."""
        text = self.lineEdit().text()
        refusal = self._refusal(text)
        if refusal is None:
            self.complaint.say(self, "")
        elif not refusal.may_grow or self.complaint.text:
            self._say(text)

    def _say(self, text: str) -> None:
        refusal = self._refusal(text)
        assert refusal is not None
        line, at = self.lineEdit(), self.lineEdit().cursorPosition()
        self._fall_back()
        with QSignalBlocker(line):
            line.setText(text)
        line.setCursorPosition(at)
        limits, language = self.limits, user_language()
        hint = translate(
            "NumberField", "Enter {least} to {most}; Esc brings back {number}."
        ).format(
            least=language.plain(limits.least),
            most=language.plain(limits.most),
            number=self._plain(self._shown()),
        )
        self.complaint.say(self, f"{language.error(refusal)} {hint}")

    # From texts to numbers

    def _refusal(self, text: str) -> NumberError | None:
        """Why a text is no number of this field."""
        try:
            self._read(text)
        except NumberError as error:
            return error
        return None

    def _read(self, text: str) -> Decimal:
        """The number that a text says. Raises NumberError."""
        plain, special = self._plain(text), self.specialValueText()
        if special and _dashed(plain) == _dashed(special):
            return Decimal(str(self.minimum()))
        return self.limits.read(plain)

    def _plain(self, text: str) -> str:
        """A text without what the field writes around its number."""
        for around in (self.prefix(), self.prefix().strip()):
            text = text.removeprefix(around)
        for around in (self.suffix(), self.suffix().strip()):
            text = text.removesuffix(around)
        return text.strip()

    def _shown(self) -> str:
        """How the number that counts is shown."""
        special = self.specialValueText()
        if special and self._number() == self.minimum():
            return special
        return self.prefix() + self.textFromValue(self._number()) + self.suffix()

    def _number(self) -> float:
        """The number that counts."""
        raise NotImplementedError

    def _decimals(self) -> int:
        """How many decimals can be typed."""
        raise NotImplementedError


class CountField(NumberField, QSpinBox):
    """A whole number."""

    def valueFromText(self, text: str) -> int:
        return self.value() if self._refusal(text) else int(self._read(text))

    def _number(self) -> int:
        return self.value()

    def _decimals(self) -> int:
        return 0


class DecimalField(NumberField, QDoubleSpinBox):
    """A number with decimals; both the point and the comma are the decimal sign."""

    def valueFromText(self, text: str) -> float:
        return self.value() if self._refusal(text) else float(self._read(text))

    def _number(self) -> float:
        return self.value()

    def _decimals(self) -> int:
        return self.decimals()


class PlainField(DecimalField):
    """A number with no more decimals than it needs, two at most."""

    def textFromValue(self, value: float) -> str:
        text = super().textFromValue(value)
        sign = QLocale().decimalPoint()
        return text.rstrip("0").rstrip(sign) if sign in text else text

    @property
    def hundredths(self) -> int:
        """The number, as a whole number of hundredths."""
        return round(self.value() * 100)


def go_to_refused(window: QWidget) -> bool:
    """Whether a field of a window holds a text that is refused; the keyboard goes there."""
    fields = (*window.findChildren(CountField), *window.findChildren(DecimalField))
    for field in fields:
        if field.isVisible() and field.complaint.text:
            field.setFocus()
            field.selectAll()
            return True
    return False


def _dashed(text: str) -> str:
    """A text whose hyphens are as good as its dashes."""
    return text.replace("-", "\N{EN DASH}")
