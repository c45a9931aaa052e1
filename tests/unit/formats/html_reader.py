"""Reads an HTML page strictly: what is not well-formed fails."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser

# Another page, or what is on all of them for other programs, maybe in another language.
PAGE = re.compile(r"[a-z0-9-]+(\.[a-z]{2})?\.html|(?:feed|pages)(\.[a-z]{2})?\.(?:xml|json)")
VOID = {"meta", "img", "link"}


@dataclass
class Element:
    """An element; inside are its elements and texts."""

    tag: str
    attributes: dict[str, str]
    inside: list["Element | str"] = field(default_factory=list)

    def all(self, tag: str, name: str | None = None) -> list["Element"]:
        """The elements of a tag within, of a class if name is given."""
        found = []
        for part in self.inside:
            if isinstance(part, Element):
                if part.tag == tag and (name is None or name in part.classes):
                    found.append(part)
                found += part.all(tag, name)
        return found

    def one(self, tag: str, name: str | None = None) -> "Element":
        (found,) = self.all(tag, name)
        return found

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def text(self, *without: str) -> str:
        """All text within, but for that in elements of these classes."""
        return "".join(
            part if isinstance(part, str) else part.text(*without)
            for part in self.inside
            if isinstance(part, str) or not set(without) & set(part.classes)
        )


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.stack = [Element("", {})]
        self.ids: set[str] = set()

    def handle_starttag(self, tag, attrs):
        self._open(tag, attrs)
        inner = self.stack[-1].inside[-1]
        if tag not in VOID and isinstance(inner, Element):
            self.stack.append(inner)

    def handle_startendtag(self, tag, attrs):
        self._open(tag, attrs)

    def _open(self, tag, attrs):
        assert len({name for name, _ in attrs}) == len(attrs), f"twice in {tag}: {attrs}"
        attributes = {name: value or "" for name, value in attrs}
        if "id" in attributes:
            assert attributes["id"] not in self.ids
            self.ids.add(attributes["id"])
        self.stack[-1].inside.append(Element(tag, attributes))

    def handle_endtag(self, tag):
        assert self.stack.pop().tag == tag

    def handle_data(self, data):
        self.stack[-1].inside.append(data)

    def handle_comment(self, data):
        raise AssertionError(f"a comment: {data}")

    def unknown_decl(self, data):
        raise AssertionError(f"a declaration: {data}")

    def handle_pi(self, data):
        raise AssertionError(f"an instruction: {data}")


def read_html(data: bytes) -> Element:
    """The html element of a page. Raises AssertionError."""
    text = data.decode()
    assert text.startswith("<!DOCTYPE html>\n<html")
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert len(reader.stack) == 1
    page = reader.stack[0].one("html")
    for link in page.all("a"):
        address = link.attributes["href"]
        assert address.removeprefix("#") in reader.ids or PAGE.fullmatch(address)
    for tag in ("section", "nav"):
        for element in page.all(tag):
            assert element.attributes.get("aria-labelledby") in {None, *reader.ids}
    return page


def cell_texts(table: Element) -> list[list[str]]:
    """The texts of a table's cells, headings first, without signs and hidden words."""
    rows = []
    for row in table.all("tr"):
        cells = [part for part in row.inside if isinstance(part, Element)]
        assert {cell.tag for cell in cells} <= {"th", "td"}
        rows.append([cell.text("sign", "hidden") for cell in cells])
    return rows


def pages_alone(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The pages among the files that are published."""
    return {name: data for name, data in files.items() if name.endswith(".html")}
