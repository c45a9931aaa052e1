"""Words and numbers as a reader of one language writes them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from vpdesk.errors import Boards, Imps, WordedError, figures
from vpdesk.match.letters import ENGLISH, Letters
from vpdesk.report.step_words import told_step
from vpdesk.scales import Number

MINUS = "\N{MINUS SIGN}"
DECIMAL_SIGNS = (".", ",")
ISO_DATE = "{year}-{month}-{day}"
QUOTES = "“ ”"


class Translate(Protocol):
    """Translate a text of a context; n is the number that its plural form follows."""

    def __call__(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return the text in the reader's language."""


def english(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:  # noqa: ARG001
    """The text itself, with "%n" filled in and "(s)" and "(es)" made an English plural."""
    if n < 0:
        return text
    text = text.replace("%n", str(n))
    for ending in ("s", "es"):
        text = text.replace(f"({ending})", "" if n == 1 else ending)
    return text


@dataclass(frozen=True, slots=True)
class Language:
    """How texts and numbers are written: the only place where a number becomes a text.

    decimal_sign: "." or ",".
    list_separator: what separates the fields of a CSV file.
    code: the language's code, as in "cs". letters: those of contracts. date_form: of a date.
    alphabet: its letters that follow another (see name_letters). quotes: its marks, with a blank
    between them; what an error quotes has the English ones.
    """

    translate: Translate = english
    decimal_sign: str = "."
    list_separator: str = ","
    code: str = "en"
    letters: Letters = ENGLISH
    date_form: str = ISO_DATE
    alphabet: str = ""
    quotes: str = QUOTES

    def date(self, text: str) -> str:
        """A date of the form YYYY/MM/DD or YYYY-MM-DD; any other text as it is."""
        parts = text.replace("/", "-").split("-")
        if [*map(len, parts)] != [4, 2, 2] or not "".join(parts).isdecimal():
            return text
        return self.date_form.format(year=parts[0], month=parts[1], day=parts[2])

    def vp(self, hundredths: int) -> str:
        """VP with two decimals: 1974 is "19.74", -150 is "-1.50"."""
        whole, rest = divmod(abs(hundredths), 100)
        return f"{'-' * (hundredths < 0)}{whole}{self.decimal_sign}{rest:02d}"

    def points(self, hundredths: int) -> str:
        """Points as one says them: "4", "4½", "½"; with decimals where they are no halves."""
        whole, rest = divmod(abs(hundredths), 100)
        if rest == 50:
            return f"{'-' * (hundredths < 0)}{whole or ''}½"
        return self.vp(hundredths) if rest else str(hundredths // 100)

    def gain(self, hundredths: int) -> str:
        """A difference of VP with its sign: "+0.12", "−0.12", "0.00"."""
        return _sign(hundredths) + self.vp(abs(hundredths))

    def signed(self, whole: int) -> str:
        """A whole difference with its sign: "+3", "−3", "0"."""
        return f"{_sign(whole)}{abs(whole)}"

    def number(self, value: float, decimals: int) -> str:
        """A number with a fixed count of decimals."""
        text = f"{value:.{decimals}f}".replace(".", self.decimal_sign)
        return text.replace("-", MINUS)

    def fraction(self, value: Fraction, decimals: int) -> str:
        """An exact number rounded once, halves away from zero: "12.35", "−0.50"."""
        # In whole numbers, which is much faster: there are thousands of them.
        scale, size, below = 10**decimals, abs(value.numerator), value.denominator
        rounded = (2 * size * scale + below) // (2 * below) / scale
        return self.number(rounded if value >= 0 else -rounded, decimals)

    def plain(self, value: Number) -> str:
        """A number with no more decimals than it needs: "20", "12.5"."""
        text = figures(value, 10)
        return text.replace(".", self.decimal_sign).replace("-", MINUS)

    def vps(self, won: int, lost: int, *, whole: bool) -> str:
        """The VPs of both sides, given in hundredths: "15 – 5" or "19.74 – 0.26"."""
        if whole:
            return f"{won // 100} \N{EN DASH} {lost // 100}"
        return f"{self.vp(won)} \N{EN DASH} {self.vp(lost)}"

    def band(self, first: int, last: int | None) -> str:
        """A range of margins: "31 – 38", "0" for a single one, "39 +" without an end."""
        if last is None:
            return f"{first} +"
        return str(first) if first == last else f"{first} \N{EN DASH} {last}"

    def boards(self, count: int) -> str:
        """A count of boards: "1 board", "24 boards"."""
        return self.translate("Report", "%n board(s)", None, count)

    def boards_of(self, counts: int | str) -> str:
        """The boards that a table is for: "1 board", "16 boards", "20-24 boards"."""
        if str(counts).isdecimal():
            return self.boards(int(counts))
        return self.translate("Report", "{counts} boards").format(counts=counts)

    def imps(self, value: Number) -> str:
        """IMPs with their unit: "1 IMP", "24 IMPs", "12.5 IMPs"."""
        if value == int(value):
            return self.translate("Report", "%n IMP(s)", None, int(value))
        return self.translate("Report", "{imps} IMPs").format(imps=self.plain(value))

    def signed_imps(self, whole: int) -> str:
        """A difference in IMPs with its sign and unit: "+1 IMP", "−24 IMPs"."""
        return f"{_sign(whole)}{self.imps(abs(whole))}"

    def error(self, error: WordedError) -> str:
        """The message of an error, with its numbers and the errors in it in this language."""
        values = {name: self._value(value) for name, value in error.values.items()}
        return self.translate(error.context, error.text).format(**values)

    def _value(self, value: object) -> str:
        if isinstance(value, WordedError):
            return self.error(value)
        if isinstance(value, Imps):
            return self.imps(value.value)
        if isinstance(value, Boards):
            return self.boards_of(value.counts)
        if isinstance(value, int | float | Fraction):
            return self.plain(value)
        text = told_step(str(value), self)
        first, last = QUOTES.split(" ")
        if text.startswith(first) and text.endswith(last):
            return self.quotes.replace(" ", text[1:-1])
        return text


def _sign(value: int) -> str:
    return "+" if value > 0 else MINUS if value < 0 else ""
