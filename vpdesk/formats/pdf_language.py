"""The language of a PDF file of Qt's, which its writer has no place for."""

from __future__ import annotations

import re

_ROOT = re.compile(rb"/Root (\d+) 0 R")
_START = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
_LENGTH = re.compile(rb"/Length \d+")
_METADATA = re.compile(rb"/Metadata (\d+) 0 R")
_STREAM = re.compile(rb"stream\n(.*)\nendstream", re.DOTALL)
_LAST = b"</rdf:RDF>"


def with_language(data: bytes, code: str) -> bytes:
    """The file with its language told, and its title in the place of its name in a window.

    What a screen reader needs to read it in the right voice: /Lang in the catalogue, dc:language
    in the metadata. It is added behind the file, as the format has it for changes (ISO 32000-1,
    7.5.6), so that nothing moves. Raises ValueError for a file that is not so made.
    """
    start = _START.search(data)
    trailer = data[data.rfind(b"trailer") :]
    root = _ROOT.search(trailer)
    if start is None or root is None:
        raise ValueError("the PDF file has no catalogue")
    catalogue = _object(data, root[1])
    told = b"/Lang (%s)\n/ViewerPreferences <</DisplayDocTitle true>>\n" % code.encode("ascii")
    changed = {int(root[1]): catalogue.replace(b"/Type /Catalog\n", b"/Type /Catalog\n" + told)}
    metadata = _METADATA.search(catalogue)
    if metadata is not None:
        changed[int(metadata[1])] = _metadata(_object(data, metadata[1]), code)
    return _appended(data, changed, trailer, start[1])


def _object(data: bytes, number: bytes) -> bytes:
    """An object with its number and end."""
    first = data.index(b"\n%s 0 obj\n" % number) + 1
    return data[first : data.index(b"endobj\n", first) + len(b"endobj\n")]


def _metadata(found: bytes, code: str) -> bytes:
    language = (
        f'    <rdf:Description rdf:about=""><dc:language><rdf:Bag><rdf:li>{code}</rdf:li>'
        "</rdf:Bag></dc:language></rdf:Description>\n    "
    )
    stream = _STREAM.search(found)
    if stream is None or _LAST not in stream[1]:
        raise ValueError("the PDF file has no metadata")
    made = stream[1].replace(_LAST, language.encode("ascii") + _LAST)
    length = b"/Length %d" % len(made)
    return _LENGTH.sub(length, found[: stream.start(1)], count=1) + made + found[stream.end(1) :]


def _appended(data: bytes, changed: dict[int, bytes], trailer: bytes, start: bytes) -> bytes:
    """The file with other objects behind it, where each is, and where the places before are."""
    made, table = data, b"xref\n"
    for number, text in sorted(changed.items()):
        table += b"%d 1\n%010d 00000 n \n" % (number, len(made))
        made += text
    before = trailer[: trailer.index(b">>\nstartxref")]
    end = b"%s/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n" % (before, start, len(made))
    return made + table + end
