"""The gate for packed files and XML of strangers: what they make is counted while it is made.

Without declarations of its own XML cannot make more than it has in it, so those are refused; and
no element is kept longer than whoever wants it. See docs/adr/0022-readers-count-what-they-make.md.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import IO, Protocol, cast
from xml.etree.ElementTree import Element, ParseError, XMLPullParser
from xml.parsers import expat
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

CHUNK = 1 << 16
MOST_ELEMENTS = 800_000
MOST_DEPTH = 60
MOST_WHOLE = 4_000_000  # bytes from one wanted element to the next


class Readable(Protocol):
    """A file of bytes or of text."""

    def read(self, most: int, /) -> bytes | str:
        """So much of what comes next; nothing at its end."""


class TooMuchError(ValueError):
    """It would make more than a file of its kind needs."""


def unpacked(packed: ZipFile, entry: ZipInfo, most_bytes: int) -> IO[bytes]:
    """What a packed file has in it, to be read. Raises TooMuchError.

    Other kinds of packing than the usual ones take memory as the file says.
    """
    if entry.file_size > most_bytes or entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise TooMuchError(entry.filename)
    return packed.open(entry)


def local(tag: str) -> str:
    """The name of an element without its name space."""
    return tag.rpartition("}")[2]


def events(content: Readable, most_elements: int = MOST_ELEMENTS) -> Iterator[tuple[str, Element]]:
    """The beginnings ("start") and ends ("end") of the elements of a document, as iterparse has it.

    Raises TooMuchError, and ParseError for what is no XML.
    """
    parser: XMLPullParser[Element] = XMLPullParser(("start", "end"))
    head, depth = _Head(), 0
    more = True
    while more:
        chunk = content.read(CHUNK)
        more = bool(chunk)
        try:
            head.look(chunk)
            if more:
                parser.feed(chunk)
            else:
                parser.close()
        except TooMuchError:
            raise
        except (LookupError, ValueError) as error:  # an encoding that nobody knows
            raise ParseError(str(error)) from error
        for event, element in cast("Iterator[tuple[str, Element]]", parser.read_events()):
            starts = event == "start"
            depth += 1 if starts else -1
            most_elements -= starts
            if most_elements < 0 or depth > MOST_DEPTH:
                raise TooMuchError("elements")
            yield event, element


def whole(
    content: IO[bytes], wanted: frozenset[str], most_elements: int = MOST_ELEMENTS
) -> Iterator[Element]:
    """The elements with such local names, each whole and gone afterwards; inner ones are parts.

    Raises as events() does.
    """
    counted = _CountedBytes(content)
    opened: list[Element] = []
    inside = 0  # the depth of the one that is gathered
    for event, element in events(counted, most_elements):
        if event == "start":
            opened.append(element)
            if not inside and local(element.tag) in wanted:
                inside = len(opened)
            continue
        if inside == len(opened):
            inside = counted.since = 0
            yield element
        opened.pop()
        if opened and not inside:
            counted.since = 0
            opened[-1].remove(element)


def tree(content: Readable, most_elements: int = MOST_ELEMENTS) -> Element:
    """The root of a document that is small. Raises as events() does."""
    found = events(content, most_elements)
    _, root = next(found)
    for _ in found:
        pass
    return root


def lines_of(content: io.BufferedIOBase, most: int) -> Iterator[bytes]:
    """The lines of a file. Raises TooMuchError for one that is longer than so many bytes."""
    while line := content.readline(most + 1):
        if len(line) > most:
            raise TooMuchError("line")
        yield line


class _CountedBytes:
    """A file of which not much is read without a whole element. since: bytes since the last."""

    def __init__(self, content: Readable) -> None:
        self._content = content
        self.since = 0

    def read(self, most: int, /) -> bytes | str:
        chunk = self._content.read(most)
        self.since += len(chunk)
        if self.since > MOST_WHOLE:
            raise TooMuchError("bytes")
        return chunk


class _PassedError(Exception):
    """The head of a document ends."""


class _Head:
    """What stands before the first element of a document."""

    def __init__(self) -> None:
        self._parser: expat.XMLParserType | None = expat.ParserCreate()
        self._parser.StartDoctypeDeclHandler = _refuse_declarations
        self._parser.StartElementHandler = _pass

    def look(self, chunk: bytes | str) -> None:
        """Raise TooMuchError where something is declared before the first element."""
        if self._parser is None:
            return
        try:
            self._parser.Parse(chunk)
        except (_PassedError, expat.ExpatError):  # whoever reads it all says what is wrong
            self._parser = None


def _refuse_declarations(
    _name: str, _system: str | None, _public: str | None, has_own: bool, /
) -> None:
    if has_own:
        raise TooMuchError("declarations")


def _pass(*_of: object) -> None:
    raise _PassedError
