"""How much there is to draw in an SVG picture, before Qt draws it."""

from __future__ import annotations

from xml.etree.ElementTree import Element, ParseError, fromstring

MOST_PARTS = 20_000
MOST_DEPTH = 100
_USES = ("{http://www.w3.org/2000/svg}use", "use")
_LINKS = ("href", "{http://www.w3.org/1999/xlink}href")


def can_be_drawn(data: bytes) -> bool:
    """Whether its parts, those that it repeats counted each time, are few enough.

    A few lines that repeat each other would keep Qt busy for years. What is no XML is for Qt to
    refuse.
    """
    if data.count(b"<") > 5 * MOST_PARTS:
        return False
    try:
        root = fromstring(data)
    except ParseError:
        return True
    names = {each.get("id", ""): each for each in root.iter()}
    return _parts(root, names, {}, 0) <= MOST_PARTS


def _parts(
    element: Element, names: dict[str, Element], known: dict[Element, int], depth: int
) -> int:
    """The parts that are drawn for an element; more than the most for one within itself."""
    if depth > MOST_DEPTH:
        return MOST_PARTS + 1
    if element not in known:
        drawn = [*element]
        if element.tag in _USES:
            links = (element.get(link, "").removeprefix("#") for link in _LINKS)
            drawn += [names[link] for link in links if link in names]
        known[element] = 1 + sum(_parts(each, names, known, depth + 1) for each in drawn)
    return known[element]
