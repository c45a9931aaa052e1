"""The errors of exports say what is wrong and what to do, in the reader's language."""

import string

import pytest

from vpdesk.formats import errors
from vpdesk.formats.errors import ExportError
from vpdesk.report.language import Language

VALUES = {"most": 16, "page": 3, "pages": 5, "path": "/a/b.png", "reason": "Permission denied"}
TEXTS = {name: text for name, text in vars(errors).items() if name.isupper()}


def places(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("name", [name for name in TEXTS if isinstance(TEXTS[name], str)])
def test_an_error_is_one_sentence_that_ends_with_what_to_do(name):
    text = TEXTS[name]
    error = ExportError(text, **{place: VALUES[place] for place in places(text)})
    assert isinstance(error, OSError)
    assert "{" not in str(error)
    assert str(error).endswith(".")
    advice = {
        "NO_PRINTER": "choose PDF.",
        "PRINTER_LOST": "print again.",
        "NO_LOGO": "choose it again or clear it.",
        "COMPLEX_LOGO": "choose a simpler picture.",
        "LARGE_LOGO": "choose a smaller picture.",
        "PICTURE_LOGO": "choose that file.",
        "BAD_LOGO": "choose another file.",
        "MANY_PAGES": "choose PDF instead.",
    }
    assert str(error).endswith(advice[name])


def test_an_error_is_told_in_the_readers_language():
    def translate(context, text, disambiguation=None, n=-1, /):
        assert context == "ExportError"
        assert text == errors.MANY_PAGES
        return "Es sind {pages} Seiten."

    assert Language(translate).error(ExportError(errors.MANY_PAGES, pages=5)) == (
        "Es sind 5 Seiten."
    )
