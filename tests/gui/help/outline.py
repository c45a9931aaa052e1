"""What the pages of the help consist of."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import vpdesk
from vpdesk.gui.help.topics import SPOKEN, TOPICS, has_topic
from vpdesk.languages import RECORDS
from vpdesk.resources import resource

WRITTEN = [code for code in sorted(RECORDS) if has_topic(TOPICS[-1], code)]  # all topics
BEGUN = sorted(path.name for path in resource("help").iterdir())  # the first ones at least
SIGNS = {code: RECORDS[code].decimal_sign for code in WRITTEN}
ROOT = Path(vpdesk.__file__).parent.parent


class Outline(HTMLParser):
    """What a page has: ids of its headings and all else in order, links, pictures, words."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.links, self.pictures, self.shape, self.words = [], [], [], [], []
        self.open = []
        self.feed(html)
        assert self.open == [], "a tag is not closed"

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.shape.append((tag, values.get("class")))
        if tag != "img":
            self.open.append(tag)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])
        if tag == "img":
            self.pictures.append(values["src"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag
        if tag not in ("a", "b", "i", "sub", "sup", "kbd"):
            self.words.append("\n")

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join("".join(self.words).split())


def source(name, code):
    return resource(f"help/{code}/{name}.html").read_text(encoding="utf-8")


def outline(name, code):
    return Outline(source(name, code))


def has_place(place, code="en"):
    name, _, anchor = place.partition("#")
    written = code if has_topic(name, code) else SPOKEN
    return name in TOPICS and (not anchor or anchor in outline(name, written).ids)


def joined(text):
    """A text without spaces: a reader of PDF files sees some where letters are set apart."""
    return "".join(text.split())
