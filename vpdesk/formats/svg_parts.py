"""What is taken of an SVG picture: shapes, texts and gradients, few enough to be drawn at once.

Scripts, other files, pictures in pictures, masks, patterns and whatever else somebody could think
of are left out before Qt sees the picture, and so are attributes that none of these needs.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError, SubElement, tostring

from vpdesk.foreign.gate import TooMuchError, local, tree

MOST_PARTS = 20_000
LETTERS_A_PART = 20  # of attributes and texts
MOST_RULES = 200  # of a style sheet, which are tried at each part
MOST_NUMBER = 1e6
MOST_DEPTH = 100  # with what is repeated
MOST_CHAIN = 5  # gradients that refer to one another
LARGEST = 1000.0  # in units of the picture that is made, its width or its height
SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
LINKS = ("href", f"{{{XLINK}}}href")

GROUPS = {"g": "g", "a": "g", "switch": "g", "svg": "g"}
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"}
GRADIENTS = {"linearGradient", "radialGradient"}
KEPT = {*GROUPS, *SHAPES, *GRADIENTS, "stop", "defs", "use", "style"}
STYLES = {
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "opacity", "color", "stop-color",
    "stop-opacity", "font-family", "font-size", "font-weight", "font-style", "text-anchor",
    "display", "visibility",
}  # fmt: skip
NAMES = {"id", "class"}
MEASURES = {
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "dx", "dy", "width", "height", "transform", "offset", "gradientTransform", "gradientUnits",
    "spreadMethod",
}  # fmt: skip

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OWN = re.compile(r"url\(\s*['\"]?#[\w.:-]+['\"]?\s*\)[\w\s#]*")
_RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
_SELECTORS = re.compile(r"\s*[\w.#*-]+(\s*,\s*[\w.#*-]+)*\s*")
_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_LENGTH = re.compile(r"\s*([\d.]+)\s*(px|pt|pc|mm|cm|in)?\s*")
_UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


class PictureInsideError(ValueError):
    """There is another picture within it."""


def clean_svg(data: bytes) -> bytes:
    """The picture with what is known to be harmless; made once, it comes out as it went in.

    Raises TooMuchError, PictureInsideError, and ParseError for what is no picture.
    """
    if data.count(b"<") > 5 * MOST_PARTS:
        raise TooMuchError("parts")
    root = tree(io.BytesIO(data))
    if not _is_svg(root) or local(root.tag) != "svg":
        raise ParseError("no picture")
    made = Element("svg", {"xmlns": SVG, "xmlns:xlink": XLINK, **_frame(root)})
    _style(root, made)
    for each in root:
        _copy(each, made)
    _without_loops(made)
    if _parts(made, {each.get("id", ""): each for each in made.iter()}, {}, 0) > MOST_PARTS:
        raise TooMuchError("parts")
    return tostring(made)


def _is_svg(element: Element) -> bool:
    return element.tag == local(element.tag) or element.tag.startswith(f"{{{SVG}}}")


def _copy(element: Element, parent: Element) -> None:
    name = local(element.tag)
    if not _is_svg(element) or name not in KEPT:
        if _is_svg(element) and name == "image":
            raise PictureInsideError
        return
    if name == "style":
        SubElement(parent, "style").text = _sheet("".join(element.itertext()))
        return
    made = SubElement(parent, GROUPS.get(name, name))
    for key, said in element.items():
        if key in STYLES and _harmless(said):
            made.set(key, said)
        elif key in NAMES or key in MEASURES:
            made.set(key, _bounded(said) if key in MEASURES else said)
    _style(element, made)
    link = next((element.get(each, "") for each in LINKS if element.get(each)), "")
    if link.startswith("#") and name in ("use", *GRADIENTS):
        made.set("xlink:href", link)
    if name in ("text", "tspan"):
        made.text, made.tail = element.text, element.tail
    for each in element:
        _copy(each, made)


def _style(element: Element, made: Element) -> None:
    if told := _declarations(element.get("style", "")):
        made.set("style", told)


def _declarations(text: str) -> str:
    """Of what a style says, all that is known."""
    told = []
    for each in text.split(";"):
        key, _, said = (part.strip() for part in each.partition(":"))
        if key in STYLES and _harmless(said):
            told.append(f"{key}:{said}")
    return ";".join(told)


def _sheet(text: str) -> str:
    """Of a style sheet, the rules for simple selectors."""
    found = list(_RULE.finditer(_COMMENT.sub("", text)))
    if len(found) > MOST_RULES:
        raise TooMuchError("rules")
    rules = ((each[1], _declarations(each[2])) for each in found)
    return "".join(f"{at.strip()}{{{told}}}" for at, told in rules if _SELECTORS.fullmatch(at))


def _harmless(said: str) -> bool:
    if "\\" in said or ("(" in said and "url" in said.lower() and not _OWN.fullmatch(said.strip())):
        return False
    _bounded(said if not said.lstrip().startswith("#") else "")
    return True


def _bounded(said: str) -> str:
    """Raise TooMuchError where a number is beyond all that is drawn."""
    if any(abs(float(each)) > MOST_NUMBER for each in _NUMBER.findall(said)):
        raise TooMuchError("numbers")
    return said


def _frame(root: Element) -> dict[str, str]:
    """What is seen of the drawing, and a size to go with it; nothing where nothing is said."""
    box = [float(each) for each in _NUMBER.findall(_bounded(root.get("viewBox", ""))[:200])]
    if len(box) != 4:
        sizes = [_LENGTH.fullmatch(root.get(each, "")) for each in ("width", "height")]
        lengths = [float(_number(each)) * _UNITS[each[2] or ""] for each in sizes if each]
        if len(lengths) != 2:
            return {}
        box = [0.0, 0.0, *lengths]
    if not (0 < box[2] <= MOST_NUMBER and 0 < box[3] <= MOST_NUMBER):
        raise ParseError("size")
    scale = LARGEST / max(box[2:])
    width, height = (f"{max(1.0, scale * each):.10g}" for each in box[2:])
    seen = " ".join(f"{each:.10g}" for each in box)
    return {"viewBox": seen, "width": width, "height": height}


def _number(found: re.Match[str]) -> str:
    return found[1] if found[1].count(".") < 2 and found[1] != "." else "0"


def _without_loops(made: Element) -> None:
    """Take links from gradients whose chain has no end."""
    names = {each.get("id", ""): each for each in made.iter()}
    for each in made.iter():
        if each.tag in GRADIENTS and len(list(_chain(each, names))) > MOST_CHAIN:
            del each.attrib["xlink:href"]


def _chain(element: Element, names: dict[str, Element]) -> Iterator[Element]:
    at: Element | None = element
    for _ in range(MOST_CHAIN + 2):
        link = "" if at is None else at.get("xlink:href", "")
        if at is None or not link:
            return
        yield at
        at = names.get(link[1:])


def _parts(
    element: Element, names: dict[str, Element], known: dict[Element, int], depth: int
) -> int:
    """The parts that are drawn for an element, those that it repeats counted each time.

    A few lines that repeat each other would keep Qt busy for years; more than the most for one
    within itself.
    """
    if depth > MOST_DEPTH:
        return MOST_PARTS + 1
    if element not in known:
        drawn = [*element]
        if element.tag == "use" and element.get("xlink:href", "")[1:] in names:
            drawn.append(names[element.get("xlink:href", "")[1:]])
        letters = sum(map(len, element.attrib.values())) + len(element.text or "")
        own = 1 + letters // LETTERS_A_PART
        known[element] = own + sum(_parts(each, names, known, depth + 1) for each in drawn)
    return known[element]
