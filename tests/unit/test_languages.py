"""A language gives its words and numbers without a window."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.small_russian import forget_small_russian, use_small_russian
from vpdesk import languages
from vpdesk.languages import LANGUAGES, RECORDS, language
from vpdesk.match.contract import Seat, Strain
from vpdesk.scales import ScaleError


@pytest.fixture
def russian(tmp_path, monkeypatch):
    """Russian with a few texts of its own."""
    use_small_russian(monkeypatch, tmp_path)
    yield language("ru")
    forget_small_russian()


def test_plurals_of_a_language(russian):
    assert [russian.boards(count) for count in (1, 2, 5, 21, 111)] == [
        "1 сдача", "2 сдачи", "5 сдач", "21 сдача", "111 сдач",
    ]  # fmt: skip


def test_a_missing_text_is_english(russian):
    assert russian.translate("Report", "Winner's VP") == "ВП победителя"
    assert russian.translate("Report", "Loser's VP") == "Loser's VP"
    assert russian.translate("Report", "%n page(s)", None, 1) == "1 page"
    assert russian.translate("Report", "%n page(s)", None, 2) == "2 pages"


def test_a_translation_with_another_place_is_not_used(russian, caplog):
    for _ in range(2):
        text = russian.translate("DocumentFiles", "Saved as {path}")
        assert text.format(path="a.asc") == "Saved as a.asc"
    (record,) = caplog.records  # it is told once
    assert "“Файл: {file}” for “Saved as {path}”" in record.getMessage()
    asked = languages.translator("ru")  # as windows ask, with and without an answer
    assert asked.translate("DocumentFiles", "Saved as {path}") == "Saved as {path}"
    assert not asked.translate("DocumentFiles", "Nothing of the kind")


@pytest.mark.parametrize(
    ("code", "wanted"),
    [("en", (".", ",")), *((code, (",", ";")) for code in LANGUAGES if code != "en")],
)
def test_number_signs(code, wanted):
    assert LANGUAGES[code]
    found = language(code)
    assert (found.decimal_sign, found.list_separator) == wanted
    assert found.vp(1974) == f"19{wanted[0]}74"


def test_number_signs_that_are_chosen():
    assert language("cs", ".").decimal_sign == "."
    assert language("en", "", "\t").list_separator == "\t"
    assert language("en", ",").list_separator == ";"  # a comma is in the numbers already


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        *(("en", "“x y”"), ("cs", "„x y“"), ("da", "»x y«"), ("de", "„x y“"), ("pl", "„x y”")),
        *(("fr", "«\N{NO-BREAK SPACE}x y\N{NO-BREAK SPACE}»"), ("ru", "«x y»")),
    ],
)
def test_what_an_error_quotes_is_between_the_marks_of_the_language(code, wanted):
    assert wanted in language(code).error(ScaleError("{value} is not a number.", value="“x y”"))


def test_the_same_language_is_equal():
    assert language("cs") == language("cs")
    assert language("cs") != language("da")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_record_of_a_language(code):
    record = RECORDS[code]
    assert (record.plural_forms > 0) == (code != "en")
    letters = record.letters
    assert len(set(letters.seats)) == len(Seat)
    assert len(set(letters.strains)) == len(Strain)
    assert all(each == each.upper() for each in (*letters.seats, *letters.strains))
    columns = {
        "number",
        "name",
        "family",
        "given",
        "rating",
        "title",
        "sex",
        "federation",
        "fide_number",
    }
    columns |= {"birth", "group", "team", "members", "captain"}
    assert record.player_headings.keys() <= columns
    assert record.match_headings.keys() <= {"boards", "margin", "imps"}
    for found in (record.player_headings, record.match_headings):
        headings = ", ".join(found.values()).split(", ")
        assert all(each and each == each.casefold().strip() for each in headings)
        assert len(set(headings)) == len(headings)


def test_every_language_has_its_file():
    for code in LANGUAGES:
        if code != "en":
            assert not languages.translator(code).isEmpty()


def asked_of_python(program, **environment):
    """What a program prints as JSON, in a system with nothing but these variables."""
    run = subprocess.run(
        [sys.executable, "-c", f"import json, sys\nfrom vpdesk import languages\n{program}"],
        capture_output=True,
        check=True,
        env={"PYTHONPATH": str(Path(languages.__file__).parents[1]), **environment},
    )
    return json.loads(run.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places for it")
@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "C"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:da:en"}, "da"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_the_language_of_the_system(environment, wanted):
    assert (
        asked_of_python("print(json.dumps(languages.system_language()))", **environment) == wanted
    )


def test_english_needs_no_qt_and_no_language_a_window():
    modules = "print(json.dumps([name for name in sys.modules if 'PySide6.Qt' in name]))"
    assert asked_of_python(f"languages.language('en')\n{modules}") == []
    assert asked_of_python(f"languages.language('cs')\n{modules}") == ["PySide6.QtCore"]
