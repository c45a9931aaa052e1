"""The texts of the help: one HTML file a topic and language, with the program's own words in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path

from PySide6.QtGui import QKeySequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.texts import translate
from vpdesk.resources import resource

# The groups in which the topics are listed.
GROUPS = {
    QT_TRANSLATE_NOOP("Help", "First steps"): (
        *("overview", "first_evening", "first_league", "first_swiss"),
    ),
    QT_TRANSLATE_NOOP("Help", "Events"): (
        *("swiss", "rounds", "draws", "leagues", "groups", "cups", "chess", "standings"),
    ),
    QT_TRANSLATE_NOOP("Help", "Pairs and movements"): ("pairs", "movements", "figures", "deals"),
    QT_TRANSLATE_NOOP("Help", "Matches"): ("match", "ruling"),
    QT_TRANSLATE_NOOP("Help", "Scales"): (
        *("scales", "result", "continuous", "discrete", "printed", "example", "compare"),
        *("laboratory", "models", "audit", "calibration"),
    ),
    QT_TRANSLATE_NOOP("Help", "Paper and screens"): ("export", "present", "clock", "hall"),
    QT_TRANSLATE_NOOP("Help", "The program"): (
        *("preferences", "keyboard", "trouble", "glossary", "news"),
    ),
}
TOPICS = tuple(name for names in GROUPS.values() for name in names)
FIRST_TOPIC = TOPICS[0]
SHORT = 2  # letters of a word that is searched for as it is
SPOKEN = "en"  # the language in which every topic is written
# What each language of the program has of its own.
FIRST = (
    *GROUPS[next(iter(GROUPS))],
    *("leagues", "cups", "result", "present", "preferences", "keyboard"),
)
KEYS_PLACE = "<!-- keys -->"  # where the keyboard page has its tables

_WORDS = re.compile(r"\{\{(\w+)\|(.+?)\}\}")
_HEADING = re.compile(r"<h1[^>]*>(.*?)</h1>", re.DOTALL)
_PART = re.compile(r'<h2[^>]* id="(.*?)"[^>]*>(.*?)</h2>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
# Spaces that no line ends at: "24 boards" and "17 – 3" stay together. Tags are left alone.
_KEPT_SPACE = re.compile(r"<[^>]*>|(?<=\d) (?=[^\s<])|(?<=\d [-–:]) (?=\d)")


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the help.

    code: the language that it is written in. html: the body of the page.
    folded: its text as a search compares it.
    """

    name: str
    code: str
    title: str
    html: str
    folded: str

    @property
    def parts(self) -> Iterator[tuple[str, str]]:
        """Its headings below the title, each with its place, as in "scales#blitz"."""
        for part, heading in _PART.findall(self.html):
            yield f"{self.name}#{part}", _text(heading)


def load_topics(code: str, keys: Callable[[], str]) -> dict[str, Topic]:
    """All topics in a language, by name and in their order; the rest is as in load_topic."""
    return {name: load_topic(name, code, keys) for name in TOPICS}


def load_topic(name: str, code: str, keys: Callable[[], str]) -> Topic:
    """A topic in a language; in English, and saying so, where the language lacks it.

    keys: makes the tables of the keyboard page. Raises FileNotFoundError if the installation
    lacks the help.
    """
    written = code if has_topic(name, code) else SPOKEN
    html = _path(name, written).read_text(encoding="utf-8")
    if KEYS_PLACE in html:
        html = html.replace(KEYS_PLACE, keys())
    html = _KEPT_SPACE.sub(_kept, _WORDS.sub(_filled, html))
    if written != code:
        notice = translate("Help", "This page is not in your language yet; here it is in English.")
        html = f'<p class="notice">{escape(notice)}</p>{html}'
    heading = _HEADING.search(html)
    assert heading is not None, f"the help topic {name} has no heading"
    return Topic(name, written, _text(heading[1]), html, folded(_text(html)))


def has_topic(name: str, code: str) -> bool:
    """Whether a topic is written in a language."""
    try:
        _path(name, code)
    except FileNotFoundError:
        return False
    return True


def plain_words(text: str) -> str:
    """The words of a menu or a label: without the mark of its key and without its dots."""
    return re.sub(r"&(.)", r"\1", re.sub(r"\(&\w\)", "", text)).rstrip("…").strip()


def native_keys(keys: str) -> str:
    """Keys such as "Ctrl+D" as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def folded(text: str) -> str:
    """A text without accents and capitals, as long as it was: "Rozdání" is "rozdani"."""
    return "".join(map(_fold, text))


def places_of(words: Sequence[str], text: str) -> list[tuple[int, int]]:
    """Where a folded text has these words one after the other, or else all of them anywhere.

    Each from where a word begins to where what is searched for ends; none where one is missing.
    Of the latter a short word is a whole one: "a bye" is not every letter a.
    """
    if places := _places(words, text):
        return places
    found = [_places([each], text, whole=len(each) <= SHORT) for each in words]
    return sorted(place for places in found for place in places) if all(found) else []


def has_phrase(words: Sequence[str], text: str) -> bool:
    """A folded text has these words one after the other."""
    return bool(words and _places(words, text))


def _places(words: Sequence[str], text: str, *, whole: bool = False) -> list[tuple[int, int]]:
    """Where each word is, of all places where they stand one after the other.

    whole: the last one does not go on, either.
    """
    phrase = r"\s+".join(f"({re.escape(each)})" for each in words)
    end = r"(?!\w)" if whole else ""
    found = re.finditer(rf"(?<!\w){phrase}{end}", text)
    return [each.span(at) for each in found for at in range(1, len(words) + 1)]


def _fold(character: str) -> str:
    return unicodedata.normalize("NFKD", character)[0].lower()[0]


def _path(name: str, code: str) -> Path:
    return resource(f"help/{code}/{name}.html")


def _filled(match: re.Match[str]) -> str:
    """A word of the program in the language of the screen, or keys as this system has them."""
    context, text = match[1], unescape(match[2])
    if context == "keys":
        return f'<b class="keys">{escape(native_keys(text))}</b>'
    return f'<b class="ui">{escape(plain_words(translate(context, text)))}</b>'


def _kept(match: re.Match[str]) -> str:
    return "\N{NO-BREAK SPACE}" if match[0] == " " else match[0]


def _text(html: str) -> str:
    return " ".join(unescape(_TAG.sub(" ", html)).split())
