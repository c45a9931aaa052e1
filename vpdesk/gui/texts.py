"""The language of the screen: our texts, Qt's own, and how numbers are typed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from vpdesk import languages
from vpdesk.errors import WordedError
from vpdesk.report.language import Language

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

SIGN_LOCALES = ("en_GB", "de_DE")  # for a decimal sign that is not the language's own


class _Screen:
    """What the screen speaks. translators: what that has installed in the application."""

    def __init__(self) -> None:
        self.code = "en"
        self.language = Language()
        self.translators: tuple[QTranslator, ...] = ()


_screen = _Screen()


def set_language(code: str, decimal_sign: str = "") -> None:
    """Speak a language from now on; texts that are on the screen already stay as they are.

    code: one of LANGUAGES, or "system" for the one of the user's system.
    decimal_sign: "." or ","; "" for that of the language.
    """
    code = languages.system_language() if code == "system" else code
    _screen.language = languages.language(code, decimal_sign)
    QLocale.setDefault(_locale(code, _screen.language.decimal_sign))
    if code != _screen.code:
        _screen.code = code
        _install(
            () if code == languages.SOURCE else (_qt_translator(code), languages.translator(code))
        )


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    """A text in the language of the screen."""
    return _screen.language.translate(context, text, disambiguation, n)


def user_language() -> Language:
    """The language of the screen."""
    return _screen.language


def error_text(error: Exception) -> str:
    """What an error says: in the language of the screen if it is one of ours."""
    return _screen.language.error(error) if isinstance(error, WordedError) else str(error)


def plain_tip(text: str) -> str:
    """A text as a tip shows it letter by letter, also one that looks like HTML.

    Qt takes a tip for HTML where its first "<" begins a tag; behind a joiner of words, which
    nobody sees, none does.
    """
    return text.replace("<", "<\N{WORD JOINER}").replace("&lt;", "&\N{WORD JOINER}lt;")


def screen_code() -> str:
    """The code of the language of the screen."""
    return _screen.code


def _install(translators: tuple[QTranslator, ...]) -> None:
    for old in _screen.translators:
        QCoreApplication.removeTranslator(old)
    for new in translators:
        QCoreApplication.installTranslator(new)
    _screen.translators = translators


def _qt_translator(code: str) -> QTranslator:
    """Qt's own texts, as on the buttons of dialogs; they stay English where Qt has none.

    Some of Qt's translations are of texts before they got a letter for the keyboard ("Look in:",
    which is "&Look in:") or moved to another class: those are used as they are.
    """
    from PySide6.QtCore import QLibraryInfo, QTranslator

    class Followed(QTranslator):
        data: bytes  # which Qt does not copy

        def read(self, path: Path) -> None:
            self.data = path.read_bytes()  # not mapped, as ours
            self.load(self.data)

        def translate(
            self, context: str, text: str, disambiguation: str | None = None, n: int = -1
        ) -> str | None:
            find = super().translate
            context_before = "QFileDialog" if context == "QAbstractFileIconProvider" else context
            return (
                find(context, text, disambiguation, n)
                or find(context_before, text.replace("&", ""), disambiguation, n)
                or None  # "" would end Qt's search
            )

    made = Followed()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    with suppress(OSError):
        made.read(Path(folder, f"qtbase_{code}.qm"))
    return made


def _locale(code: str, decimal_sign: str) -> QLocale:
    """A locale of the language with a decimal sign, or else any that has it."""
    locales = map(QLocale, (code, *SIGN_LOCALES))
    return next(locale for locale in locales if locale.decimalPoint() == decimal_sign)
