"""The glossaries: a word of each language for each term, and one word for one thing."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from functools import cache

import pytest

from tests.folders import ROOT
from tests.translation_tool import load_tool

GLOSSARIES = ROOT / "docs" / "glossary"
ROOMS = ROOT / "vpdesk" / "gui" / "rooms"
COMMENT = r"\s*\(.*?\)"
MOST_TIMES, FROM_LETTERS = 1.8, 40  # as long as the English, of a text that is no word or two
PROOFS = {"ScaleProof", "ScaleExplained"}  # told in steps, each language in its own way
# English words that are two things in one room, each with a word of its own in other languages.
HOMONYMS = {
    "cancel",  # of a question: where taking a draw back is cancelling, it says that the draw stays
    "carried over",  # what, and how much
    "draw",  # a game, and the pairings of a round
    "groups",  # those that there are, and how many
    "name",  # of a person, and of a regulation
    "open",  # a file, and a choice that is not made
    "pairs",  # the entrants, and the menu of the evening
    "rounds",  # those that there are, and how many
    "title",  # of a stage, and of a chess player
}

TOOL = load_tool()
CODES = list(TOOL.PLURAL_FORMS)


def glossary(code):
    with (GLOSSARIES / f"{code}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def plain(text):
    """A text without the mark of its key, its dots and its kinds of spaces."""
    text = re.sub(r"\(&\w\)", "", text).replace("&", "").replace("…", " ")
    return " ".join(text.split()).casefold()


def translations(code):
    """The translations of texts without plural forms and comments."""
    return {
        each.text: each.translations[0]
        for each in TOOL.read(TOOL.I18N / f"vpdesk_{code}.ts")
        if not each.text.plural and not each.text.comment
    }


def test_every_language_has_a_glossary_of_all_terms():
    assert sorted(each.stem for each in GLOSSARIES.iterdir()) == sorted(CODES)
    terms = [[row["term"] for row in glossary(code)] for code in CODES]
    assert len({*terms[0]}) == len(terms[0])
    assert all(each == terms[0] for each in terms)
    assert all(row["translation"] for code in CODES for row in glossary(code))


@pytest.mark.parametrize("code", CODES)
def test_a_text_that_is_a_term_has_a_word_of_the_glossary(code):
    words = defaultdict(str)
    for row in glossary(code):
        for term in re.sub(COMMENT, "", row["term"]).split(","):
            words[plain(term)] += " " + plain(row["translation"])
    wrong = []
    for text, translation in translations(code).items():
        if plain(text.source) in words:
            found = re.findall(r"\w+", plain(translation))
            if not any(each[:4] in words[plain(text.source)] for each in found):
                wrong.append(f"{text.context}: {text.source}: {translation}")
    assert wrong == []


@cache
def texts_of_rooms():
    """The texts of each room, by its folder."""
    return {room: TOOL.collect(room)[0] for room in ROOMS.iterdir() if room.is_dir()}


@pytest.mark.parametrize("code", CODES)
def test_a_room_has_one_word_for_one_thing(code):
    known = translations(code)
    wrong = []
    for room, texts in texts_of_rooms().items():
        words = defaultdict(set)
        for text in texts:
            if text not in known or plain(text.source) in HOMONYMS or "\n" in text.source:
                continue  # in two lines it is the heading of a narrow column
            # The name of a step that is undone begins small: "paste" is not "Paste".
            small = plain(text.source), text.source[:1].islower()
            words[small].add(plain(known[text]))
        wrong += [(room.name, text, found) for text, found in words.items() if len(found) > 1]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_a_translation_says_what_the_english_says_now(code):
    """One that is much longer tells what was in the English before it was shortened."""
    texts = [item for item in translations(code).items() if len(item[0].source) >= FROM_LETTERS]
    longer = [
        f"{text.context}: {text.source}: {translation}"
        for text, translation in texts
        if text.context not in PROOFS and len(translation) > MOST_TIMES * len(text.source)
    ]
    assert longer == []


@pytest.mark.parametrize("code", CODES)
def test_what_opens_a_dialog_says_so_by_its_dots(code):
    wrong = [
        (text.source, translation)
        for text, translation in translations(code).items()
        if text.source.endswith("…") != translation.endswith(("…", "…»."))
    ]
    assert wrong == []
