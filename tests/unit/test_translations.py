"""The tool that keeps translations in step with the program's texts."""

import json
import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from tests.folders import ROOT
from tests.translation_tool import load_tool

PROGRAM = """
class Window:
    def __init__(self):
        self.tr("&Open…")
        self.tr("two\\nlines \\N{SQUARE ROOT}", "comment")
        self.tr("Saved as {name}") if self else None

def words(translate, language, n, error):
    translate("Report", "%n board(s)", None, n)
    language.translate("Report", "half "
        "match")
    translate(error.context, error.text)
    return QT_TRANSLATE_NOOP("Error", "“{name}” is too long.")
"""
TEXTS = [
    ("Window", "&Open…", "", False),
    ("Window", "two\nlines √", "comment", False),
    ("Window", "Saved as {name}", "", False),
    ("Report", "%n board(s)", "", True),
    ("Report", "half match", "", False),
    ("Error", "“{name}” is too long.", "", False),
]
CZECH = {
    "&Open…": ["&Otevřít…"],
    "two\nlines √": ["dva\nřádky √"],
    "Saved as {name}": ["Uloženo jako {name}"],
    "%n board(s)": ["%n rozdání", "%n rozdání", "%n rozdání"],
    "half match": ["poloviční zápas"],
    "“{name}” is too long.": ["„{name}“ je moc dlouhé."],
}


@pytest.fixture(scope="module")
def tool():
    module = load_tool()
    vars(module)["PLURAL_FORMS"] = {"cs": 3}
    return module


@pytest.fixture
def places(tmp_path, tool):
    """The folders of a small program and of its translations, all done."""
    program, folder = tmp_path / "program", tmp_path / "i18n"
    program.mkdir()
    folder.mkdir()
    (program / "window.py").write_text(PROGRAM, encoding="utf-8")
    tool.update("cs", program, folder)
    assert tool.merge("cs", filled(tool.pending("cs", folder)), program, folder) == []
    return program, folder


def entry(*values):
    names = ("context", "source", "comment", "plural", "translations")
    return dict(zip(names, values, strict=True))


def filled(entries):
    return [
        {**each, "translations": CZECH[each["source"]]} for each in json.loads(json.dumps(entries))
    ]


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_texts_are_found_in_the_code(tool, places):
    texts, faults = tool.collect(places[0])
    assert texts == TEXTS
    assert faults == []


def test_a_text_that_is_no_literal_is_a_fault(tool, places):
    change(places[0] / "window.py", 'self.tr("&Open…")', 'self.tr(f"{self}")')
    assert tool.collect(places[0])[1] == ["window.py:4: a text that is no literal"]


def test_complete_translations_have_no_faults_and_reach_qt(tool, places):
    assert tool.check(*places) == []
    assert tool.pending("cs", places[1]) == []
    translator = QTranslator()
    assert translator.load(str(places[1] / "vpdesk_cs.qm"))
    assert translator.translate("Window", "two\nlines √", "comment") == "dva\nřádky √"
    assert translator.translate("Report", "%n board(s)", None, 3) == "%n rozdání"


def test_a_new_text_is_missing_then_pending(tool, places):
    program, folder = places
    change(program / "window.py", "half ", "whole ")
    assert tool.check(program, folder) == [
        "cs: missing, run update: Report: “whole match”",
        "cs: stale, run update: Report: “half match”",
    ]
    tool.update("cs", program, folder)
    assert tool.check(program, folder) == ["cs: unfinished: Report: “whole match”"]
    assert tool.pending("cs", folder) == [entry("Report", "whole match", "", False, [])]


@pytest.mark.parametrize(
    ("source", "translations", "fault"),
    [
        ("&Open…", ["Otevřít…"], "not the same &"),
        ("&Open…", ["&Ote&vřít…"], "not the same &"),
        ("half match", ["&poloviční zápas"], "not the same &"),
        ("half match", [" "], "empty"),
        ("half match", ["poloviční zápas "], "not the same spaces at the ends"),
        ("Saved as {name}", ["Uloženo"], "not the same {places}"),
        ("Saved as {name}", ["Uloženo jako {jméno}"], "not the same {places}"),
        ("Saved as {name}", ["Uloženo jako {name"], "not the same {places}"),
        ("%n board(s)", ["%n rozdání", "rozdání", "%n rozdání"], "not the same %n"),
        ("%n board(s)", ["%n rozdání", "", "%n rozdání"], "empty"),
        ("%n board(s)", ["%n rozdání"], "1 plural forms instead of 3"),
    ],
)
def test_an_unfit_translation_is_refused(tool, places, source, translations, fault):
    (text,) = (each for each in TEXTS if each[1] == source)
    (line,) = tool.merge("cs", [entry(*text, translations)], *places)
    assert line.startswith(f"cs: {fault}: ")
    assert tool.check(*places) == []  # the good one is still there


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (">poloviční zápas<", "><", "empty"),
        (">poloviční zápas<", ' type="unfinished">zápas<', "unfinished"),
        (">poloviční zápas<", ' type="vanished">zápas<', "vanished"),
        ("&amp;Otevřít…", "Otevřít…", "not the same &"),
        ("Uloženo jako {name}", "Uloženo", "not the same {places}"),
        ("<numerusform>%n rozdání</numerusform>\n", "", "0 plural forms instead of 3"),
    ],
)
def test_an_unfit_translation_in_the_file_is_found(tool, places, old, new, fault):
    change(places[1] / "vpdesk_cs.ts", old, new)
    assert f"cs: {fault}: " in "\n".join(tool.check(*places))


def test_an_unknown_text_is_refused(tool, places):
    unknown = entry("Window", "Shut", "", False, ["Zavřít"])
    assert tool.merge("cs", [unknown], *places) == [
        "cs: not a text of the program: Window: “Shut”"
    ]  # fmt: skip


def test_an_old_qm_file_is_a_fault(tool, places):
    program, folder = places
    change(folder / "vpdesk_cs.ts", "poloviční", "půlový")
    assert tool.check(program, folder) == [
        "cs: vpdesk_cs.qm is not made of vpdesk_cs.ts: run update"
    ]  # fmt: skip


def test_a_missing_file_is_a_fault(tool, places):
    (places[1] / "vpdesk_cs.ts").unlink()
    assert tool.check(*places) == ["cs: vpdesk_cs.ts is missing: run update"]


QUOTES = {"cs": "„“", "da": "»«", "de": "„“", "fr": "«»", "pl": "„”", "ru": "«»"}
NO_BREAK = "\N{NO-BREAK SPACE}"


def told(code):
    """Every translation of a language."""
    tree = ElementTree.parse(ROOT / "resources" / "i18n" / f"vpdesk_{code}.ts")
    for each in tree.iter("translation"):
        yield from (form.text or "" for form in each.findall("numerusform") or [each])


@pytest.mark.parametrize("code", QUOTES)
def test_quotation_marks_are_those_of_the_language(code):
    foreign = set("„“”»«") - set(QUOTES[code])
    assert [text for text in told(code) if foreign & set(text)] == []


def test_no_french_sign_begins_a_line():
    loose = re.compile(r" [:;!?»]|« ")
    assert [text for text in told("fr") if loose.search(text)] == []
    assert any(f"{NO_BREAK}:" in text for text in told("fr"))
