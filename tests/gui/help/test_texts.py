"""The texts of the help: the same parts in every language, and nothing that leads nowhere."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtGui import QRawFont

import vpdesk
from tests.gui.help.menu_builders import entries
from tests.gui.help.outline import BEGUN, ROOT, WRITTEN, Outline, has_place, outline, source
from vpdesk.gui.help.pictures import CHARTS, MARKS
from vpdesk.gui.help.topics import (
    FIRST,
    TOPICS,
    folded,
    has_topic,
    load_topic,
    places_of,
    plain_words,
)
from vpdesk.resources import resource


@pytest.mark.parametrize("code", WRITTEN)
def test_every_topic_is_written(code):
    files = {path.stem for path in resource(f"help/{code}").glob("*.html")}
    assert files == set(TOPICS)


@pytest.mark.parametrize("code", BEGUN)
def test_the_first_topics_are_written_in_every_language(code):
    assert all(has_topic(name, code) for name in FIRST)


@pytest.mark.parametrize("name", TOPICS)
def test_a_topic_has_the_same_parts_in_all_languages(name):
    one, *others = (outline(name, code) for code in ["en", *BEGUN] if has_topic(name, code))
    for other in others:
        assert one.ids == other.ids
        assert one.pictures == other.pictures
        assert Counter(one.links) == Counter(other.links)
        if name != "glossary":
            assert one.shape == other.shape


@pytest.mark.parametrize(
    ("name", "code"), [(name, code) for code in BEGUN for name in TOPICS if has_topic(name, code)]
)
def test_every_link_and_picture_leads_somewhere(name, code):
    page = outline(name, code)
    assert len(page.ids) == len(set(page.ids))
    assert page.shape.count(("h2", None)) == len(page.ids)
    for link in page.links:
        assert ".html" in link
        assert has_place(link.replace(".html", ""), code), link
    assert set(page.pictures) <= CHARTS.keys() | MARKS.keys()


def test_every_picture_is_used():
    used = {picture for name in TOPICS for picture in outline(name, "en").pictures}
    assert used == CHARTS.keys() | MARKS.keys()


@pytest.mark.parametrize("code", BEGUN)
def test_words_and_keys_of_the_program_are_those_that_it_has(desk, code):
    """The same in every language; test_names has whether the words are those of the program."""
    known = {key.toString() for action in desk.actions() for key in action.shortcuts()}
    own = (ROOT / "vpdesk/gui/help/keys.py").read_text(encoding="utf-8")
    known |= set(re.findall(r'"([^"\n]+)"', own)) | {"Tab", "Alt"}
    known |= {key for group in desk.room_keys for _, *keys in group.rows for key in keys}
    for name in (each for each in TOPICS if has_topic(each, code)):
        found = [re.findall(r"\{\{(\w+)\|(.+?)\}\}", source(name, each)) for each in ("en", code)]
        assert Counter(found[0]) == Counter(found[1]), name
        for context, text in found[1]:
            assert context != "keys" or text in known, (name, text)


@pytest.mark.parametrize("code", WRITTEN)
def test_ways_through_the_menus_lead_to_what_they_name(desk, code):
    bar = desk.menuBar()
    known = {tuple(map(plain_words, way)) for way in entries(bar, ())}
    top = {way[0] for way in known}
    for name in TOPICS:
        text = source(name, code)
        for way in re.findall(r"\{\{\w+\|[^}]+\}\}(?:\s*›\s*\{\{\w+\|[^}]+\}\})+", text):
            words = tuple(map(plain_words, re.findall(r"\{\{\w+\|([^}]+)\}\}", way)))
            inside = [words[: count + 1] for count in range(len(words))]
            # What stands behind an entry is in the dialog that it opens.
            assert words[0] not in top or inside[1] in known, (name, words)
            assert any(each in known for each in inside[-2:]) or words[0] not in top, (name, words)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", WRITTEN)
def test_the_bundled_font_has_every_letter_of_the_help(code):
    font = QRawFont(str(resource("fonts/vpdeskSans-Regular.ttf")), 10)
    for name in TOPICS:
        letters = set(outline(name, code).text)
        missing = {each for each in letters if not font.supportsCharacter(ord(each))}
        assert missing == set(), name


def test_a_language_without_help_reads_english_and_is_told_so(desk):
    desk.set_preferences(replace(desk.settings, language="pl"))
    assert not has_topic("scales", "pl")
    topic = load_topic("scales", "pl", str)
    assert (topic.code, topic.title) == ("en", "What the scales are")
    assert topic.html.startswith('<p class="notice">')
    assert Outline(topic.html).shape.count(("p", "notice")) == 1
    assert "notice" not in load_topic("scales", "en", str).html


def test_what_is_new_has_every_version_of_the_changelog():
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changes, re.MULTILINE)
    assert vpdesk.__version__ in released
    for code in WRITTEN:
        assert outline("news", code).ids == [f"v{version}" for version in released]


def test_plain_words():
    assert plain_words("&Export…") == "Export"
    assert plain_words("Save && &Quit") == "Save & Quit"
    assert plain_words("名前(&N)…") == "名前"


def test_folded_text_is_as_long_as_it_was():
    text = "Řešený příklad ﬁ ß İ ½"
    assert len(folded(text)) == len(text)
    assert folded("ROZDÁNÍ") == "rozdani"


def test_a_short_word_of_a_search_is_a_word():
    text = folded("A pair has a bye; all are away.")
    assert places_of(["a", "bye"], text) == [(11, 12), (13, 16)]
    assert [text[slice(*each)] for each in places_of(["bye", "a"], text)] == ["a", "a", "bye"]
    assert [text[slice(*each)] for each in places_of(["awa"], text)] == ["awa"]
