"""A USEBIO file of another program scored anew; all else stays as it was.

The text is not written again but mended where points and places stand: what is not known here,
comments, the order and the head of the file stay letter by letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple
from xml.parsers import expat

from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.formats.usebio import (
    BOARD_METHODS,
    LINES_DIFFER,
    MATCH_POINTS,
    number_text,
    points_kind,
    read,
)
from vpdesk.pairs.methods import METHODS, USUAL_CHOICE, scored
from vpdesk.pairs.session import PairTotal, placed, ranking

_SPACE = re.compile(rb">(\s+)\Z")
_LONG = 200  # bytes of space before an element that are looked at
_KNOWN = {("BOARD", "TRAVELLER_LINE"), ("PARTICIPANTS", "PAIR"), ("PARTICIPANTS", "PLAYER")}
# Sums have more in them than the boards of the file: they are left to who made it.
_MORE = ("ADJUSTMENT", "HANDICAP", "CARRY_FORWARD", "CARRIED_FORWARD")


class _Part(NamedTuple):
    """An element in the bytes of a file: where it begins and ends, and where its text does."""

    start: int
    text: int
    text_end: int
    end: int


@dataclass
class _Node:
    """An element with its children. section: the letter of its SECTION, None outside of one."""

    tag: str
    section: str | None
    children: dict[str, _Part] = field(default_factory=dict)
    end: int = 0  # where its end tag begins


class _Edit(NamedTuple):
    start: int
    end: int
    text: bytes


def scored_anew(text: str, method: str = "") -> str:
    """The file with the points of all lines, and the sums and places of the pairs.

    method: a key of METHODS, "" for the one that the file names. Raises PairsError.
    """
    results, data = read(text), text.encode()
    nodes = _nodes(data)
    events = [each for each in nodes if each.tag == "EVENT"]
    named = _text(data, events[0], "BOARD_SCORING_METHOD") if events else ""
    codes = {code: name for name, code in BOARD_METHODS.items()}
    chosen = method or codes.get(named, "matchpoints")
    scores = scored(results, METHODS[chosen], USUAL_CHOICE)
    edits = list(_of_lines(data, nodes, results, scores))
    edits += _of_pairs(data, nodes, results, chosen)
    if method and named:
        code = BOARD_METHODS.get(chosen, MATCH_POINTS)
        edits += _edits(data, events[0], {"BOARD_SCORING_METHOD": code}, add=False)
    return _edited(data, edits).decode()


def _of_lines(
    data: bytes,
    nodes: Sequence[_Node],
    results: Sequence[PairsResult],
    scores: Sequence[SideScores],
) -> Iterator[_Edit]:
    lines = [each for each in nodes if each.tag == "TRAVELLER_LINE"]
    if any(each.section is not None for each in lines):
        lines = [each for each in lines if each.section is not None]
    if len(lines) != len(scores):
        raise PairsError(LINES_DIFFER)
    for line, result, each in zip(lines, results, scores, strict=True):
        kind = points_kind(each)
        points = {f"NS_{kind}": each.ns, f"EW_{kind}": each.ew}
        told = {name: number_text(value) for name, value in points.items() if value is not None}
        if result.artificial is not None:  # may be worth a pair's own average: see Law 12C2
            told = {name: value for name, value in told.items() if not _text(data, line, name)}
        yield from _edits(data, line, told, add=True)


def _of_pairs(
    data: bytes, nodes: Sequence[_Node], results: Sequence[PairsResult], method: str
) -> Iterator[_Edit]:
    """The sums and places of those who take part, if they are those of the boards alone."""
    two = any(_text(data, each, "WINNER_TYPE") == "2" for each in nodes if each.tag == "EVENT")
    if two:
        results = [replace(each, ns=f"NS {each.ns}", ew=f"EW {each.ew}") for each in results]
    totals = {each.pair: each for each in ranking(results, METHODS[method], USUAL_CHOICE)}
    taking = [each for each in nodes if each.tag in ("PAIR", "PLAYER")]
    keys = [_key(data, each, two=two) for each in taking]
    more = any(_text(data, each, name) not in ("", "0") for each in taking for name in _MORE)
    if more or len(set(keys)) < len(keys) or not totals.keys() <= set(keys):
        return
    for side in ("NS ", "EW ") if two else ("",):
        of_side = {pair: each for pair, each in totals.items() if pair.startswith(side)}
        places = {
            each.key: each for each in placed({k: _value(v) for k, v in of_side.items()}, str)
        }
        for node, key in zip(taking, keys, strict=True):
            if key in places:
                total, place = of_side[key], places[key]
                told = {"PLACE": f"{place.place}{'=' if place.shared else ''}"}
                told["TOTAL_SCORE"] = number_text(total.points)
                if total.percent is not None:
                    told["PERCENTAGE"] = number_text(total.percent)
                yield from _edits(data, node, told, add=False)


def _value(total: PairTotal) -> Fraction:
    return total.points if total.percent is None else total.percent


def _key(data: bytes, node: _Node, *, two: bool) -> str:
    """A pair as results name it, with its direction where there are two winners."""
    side = f"{_text(data, node, 'DIRECTION')} " if two else ""
    return f"{side}{node.section or ''}{_text(data, node, f'{node.tag}_NUMBER')}"


def _text(data: bytes, node: _Node, name: str) -> str:
    part = node.children.get(name)
    return "" if part is None else data[part.text : part.text_end].decode().strip()


def _edits(data: bytes, node: _Node, told: Mapping[str, str], *, add: bool) -> Iterator[_Edit]:
    """What changes in an element: children that are there, and behind its score those to add."""
    score = node.children.get("SCORE")
    at = node.end if score is None else score.end
    first = at if score is None else score.start
    space = _SPACE.search(data[max(0, first - _LONG) : first])
    added = b""
    for name, words in told.items():
        tag, value, there = name.encode(), words.encode(), node.children.get(name)
        if there is None:
            added += (space[1] if space else b"") + b"<%b>%b</%b>" % (tag, value, tag)
        elif there.text == there.end:  # <NAME/>
            head = data[there.start : there.end - 2].rstrip()
            yield _Edit(there.start, there.end, head + b">%b</%b>" % (value, tag))
        else:
            yield _Edit(there.text, there.text_end, value)
    if add and added:
        yield _Edit(at, at, added)


def _edited(data: bytes, edits: Iterable[_Edit]) -> bytes:
    parts, done = list[bytes](), 0
    for each in sorted(edits):
        parts += [data[done : each.start], each.text]
        done = each.end
    return b"".join((*parts, data[done:]))


def _nodes(data: bytes) -> list[_Node]:
    """The event, who takes part, and the lines of travellers, in the order of the file.

    data: well-formed, in UTF-8.
    """
    found: list[_Node] = []
    path: list[tuple[str, int, _Node | None]] = []
    sections: list[str] = []
    texts: dict[int, int] = {}  # where the text of an element begins, by its depth
    parser = expat.ParserCreate("utf-8")

    def seen(_: object = None) -> None:
        texts.setdefault(len(path), parser.CurrentByteIndex)

    def start(name: str, attributes: dict[str, str]) -> None:
        seen()
        above = path[-1][0] if path else ""
        if name == "SECTION":
            sections.append(attributes.get("SECTION_ID", ""))
        node = None
        if (above, name) in _KNOWN or name == "EVENT":
            node = _Node(name, sections[-1] if sections else None)
            found.append(node)
        path.append((name, parser.CurrentByteIndex, node))
        texts.pop(len(path), None)

    def end(name: str) -> None:
        seen()
        text_end, text = parser.CurrentByteIndex, texts[len(path)]
        _, begins, node = path.pop()
        if name == "SECTION":
            sections.pop()
        if node is not None:
            node.end = text_end
        parent = path[-1][2] if path else None
        if parent is not None:
            empty = text == text_end and data[text_end - 2 : text_end] == b"/>"
            closed = text_end if empty else data.index(b">", text_end) + 1
            parent.children.setdefault(name, _Part(begins, text, text_end, closed))

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = parser.DefaultHandlerExpand = seen
    parser.Parse(data, True)
    return found
