"""A USEBIO file of another program scored anew; all else stays as it was.

The text is not written again but mended where points and places stand: what is not known here,
comments, the order and the head of the file stay letter by letter.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple
from xml.parsers import expat

from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.formats.usebio import (
    BOARD_METHODS,
    BUTLER_POINTS,
    CROSS_IMP_POINTS,
    EVENT_TYPES,
    LINES_DIFFER,
    MATCH_POINTS,
    POINTS,
    named_method,
    number_text,
    points_kind,
    read,
)
from vpdesk.pairs.methods import (
    METHODS,
    BoardScores,
    Divide,
    ScoringChoice,
    ScoringMethod,
    scored,
)
from vpdesk.pairs.session import PairTotal, placed, ranking

_SPACE = re.compile(rb">(\s+)\Z")
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d{1,9})?")
_TYPE = re.compile(rb"""<EVENT\b[^>]*?\bEVENT_TYPE\s*=\s*["']([^"'>]*)""")
_Shown = tuple[str, str]
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
    start: int
    children: dict[str, _Part] = field(default_factory=dict)
    end: int = 0  # where its end tag begins


class _Edit(NamedTuple):
    start: int
    end: int
    text: bytes


class _Told(NamedTuple):
    """What an element is to say: children by name; add: those that are not there, too.

    gone: children that are to go, as they are points of another method.
    """

    node: _Node
    told: Mapping[str, str]
    add: bool
    gone: tuple[str, ...] = ()


class Rescored(NamedTuple):
    """A file scored anew. values: numbers that stood there, and of them those that have changed.

    places: the same of places.
    """

    text: str
    method: str
    choice: ScoringChoice
    values: tuple[int, int]
    places: tuple[int, int]


def scored_anew(
    text: str, method: str = "", given: Mapping[str, Any] = MappingProxyType({})
) -> Rescored:
    """The file with the points of all lines, and the sums and places of the pairs.

    method: a key of METHODS, "" for the one that the file names. given: fields of ScoringChoice
    that are asked for; all others are those that come nearest to the points of the file. Raises
    PairsError.
    """
    results, data = read(text), text.encode()
    nodes = _nodes(data)
    named = named_method(text)
    chosen = method or named or "matchpoints"
    other = bool(named) and chosen != named
    shown = () if other else tuple(_shown(data, nodes))
    choice, scores = _nearest(results, chosen, given, shown)
    parts = list(_of_lines(data, nodes, results, (chosen, scores, other)))
    parts += _of_pairs(data, nodes, results, METHODS[chosen], choice)
    edits = [edit for each in parts for edit in _edits(data, each)]
    if other:
        edits += _renamed(data, nodes, chosen)
    values = [each for part in parts for each in _compared(data, part, places=False)]
    places = [each for part in parts for each in _compared(data, part, places=True)]
    counts = ((sum(each), len(each)) for each in (values, places))
    return Rescored(_edited(data, edits).decode(), chosen, choice, *counts)


def _nearest(
    results: Sequence[PairsResult], method: str, given: Mapping[str, Any], shown: Sequence[_Shown]
) -> tuple[ScoringChoice, BoardScores]:
    """Of the usual choices the one that changes the fewest points of a file, and its scores."""
    found: list[tuple[int, int, ScoringChoice, BoardScores]] = []
    for each in dict.fromkeys(replace(one, **given) for one in _choices(results, method, shown)):
        scores = scored(results, METHODS[method], each)
        changed = sum(
            _differs(old, number_text(new))
            for (ns, ew), side in zip(shown, scores, strict=False)
            for old, new in ((ns, side.ns), (ew, side.ew))
            if old and new is not None
        )
        found.append((changed, len(found), each, scores))
    return min(found)[2:]


def _choices(
    results: Sequence[PairsResult], method: str, shown: Sequence[_Shown]
) -> Iterator[ScoringChoice]:
    """What programs do, the most usual first."""
    if METHODS[method].top is not None:
        sums = Counter(_number(ns) + _number(ew) for ns, ew in shown if ns and ew)
        tops = [sum_ for sum_, _ in sums.most_common(1) if sum_ > 0 and sum_ % 2 == 0]
        yield from (ScoringChoice(expected=int(each) // 2 + 1) for each in tops)
        yield ScoringChoice(expected=max(Counter(each.board for each in results).values()))
        yield ScoringChoice()
    elif method == "cross-imps":
        yield from (ScoringChoice(divide=each) for each in Divide)
    else:
        yield from (ScoringChoice(), ScoringChoice(drop=1), ScoringChoice(drop_percent=10))


def _shown(data: bytes, nodes: Sequence[_Node]) -> Iterator[_Shown]:
    """The points of North-South and East-West on every line, "" where there are none."""
    for line in _lines(nodes):
        kinds = (each for each in POINTS if _text(data, line, f"NS_{each}"))
        kind = next(kinds, MATCH_POINTS)
        yield _text(data, line, f"NS_{kind}"), _text(data, line, f"EW_{kind}")


def _number(text: str) -> Fraction:
    return Fraction(text) if _NUMBER.fullmatch(text) else Fraction(0)


def _differs(old: str, new: str) -> bool:
    """Whether a number is another one than the file says, to as many decimals as it has there."""
    if not _NUMBER.fullmatch(old):
        return old != new
    decimals = len(old.partition(".")[2])
    return abs(Fraction(old) - Fraction(new)) > Fraction(1, 2 * 10**decimals)


def _compared(data: bytes, part: _Told, *, places: bool) -> Iterator[bool]:
    """Of every number that stands there whether it changes."""
    if not places:
        yield from (True for name in part.gone if _text(data, part.node, name))
    for name, words in part.told.items():
        old = _text(data, part.node, name)
        if old and places == (name == "PLACE"):
            yield _differs(old.rstrip("= "), words.rstrip("="))


def _lines(nodes: Sequence[_Node]) -> list[_Node]:
    lines = [each for each in nodes if each.tag == "TRAVELLER_LINE"]
    if any(each.section is not None for each in lines):
        lines = [each for each in lines if each.section is not None]
    return lines


def _of_lines(
    data: bytes,
    nodes: Sequence[_Node],
    results: Sequence[PairsResult],
    found: tuple[str, BoardScores, bool],
) -> Iterator[_Told]:
    """found: the method, its scores, and whether it is another one than that of the file."""
    method, scores, other = found
    lines = _lines(nodes)
    if len(lines) != len(scores):
        raise PairsError(LINES_DIFFER)
    for line, result, each in zip(lines, results, scores, strict=True):
        kind = points_kind(method, each)
        if not other and kind == BUTLER_POINTS and _text(data, line, f"NS_{CROSS_IMP_POINTS}"):
            kind = CROSS_IMP_POINTS  # as the file calls them
        points = {f"NS_{kind}": each.ns, f"EW_{kind}": each.ew}
        told = {name: number_text(value) for name, value in points.items() if value is not None}
        if result.artificial is not None:  # may be worth a pair's own average: see Law 12C2
            told = {name: value for name, value in told.items() if not _text(data, line, name)}
        names = (f"{side}_{each}" for side in ("NS", "EW") for each in POINTS if each != kind)
        gone = tuple(each for each in names if other and each in line.children)
        yield _Told(line, told, add=True, gone=gone)


def _of_pairs(
    data: bytes,
    nodes: Sequence[_Node],
    results: Sequence[PairsResult],
    method: ScoringMethod,
    choice: ScoringChoice,
) -> Iterator[_Told]:
    """The sums and places of those who take part, if they are those of the boards alone."""
    two = any(_text(data, each, "WINNER_TYPE") == "2" for each in nodes if each.tag == "EVENT")
    if two:
        results = [replace(each, ns=f"NS {each.ns}", ew=f"EW {each.ew}") for each in results]
    totals = {each.pair: each for each in ranking(results, method, choice)}
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
                yield _Told(node, told, add=False)


def _renamed(data: bytes, nodes: Sequence[_Node], method: str) -> Iterator[_Edit]:
    """The method where an event names it: in BOARD_SCORING_METHOD and in EVENT_TYPE."""
    event = next(each for each in nodes if each.tag == "EVENT")
    if _text(data, event, "BOARD_SCORING_METHOD"):
        told = {"BOARD_SCORING_METHOD": BOARD_METHODS.get(method, MATCH_POINTS)}
        yield from _edits(data, _Told(event, told, add=False))
    found = _TYPE.match(data, event.start)
    if found and found[1].decode() in ("MP_PAIRS", *EVENT_TYPES.values(), "CROSS_IMPS"):
        yield _Edit(*found.span(1), EVENT_TYPES.get(method, "MP_PAIRS").encode())


def _value(total: PairTotal) -> Fraction:
    return total.points if total.percent is None else total.percent


def _key(data: bytes, node: _Node, *, two: bool) -> str:
    """A pair as results name it, with its direction where there are two winners."""
    side = f"{_text(data, node, 'DIRECTION')} " if two else ""
    return f"{side}{node.section or ''}{_text(data, node, f'{node.tag}_NUMBER')}"


def _text(data: bytes, node: _Node, name: str) -> str:
    part = node.children.get(name)
    return "" if part is None else data[part.text : part.text_end].decode().strip()


def _edits(data: bytes, part: _Told) -> Iterator[_Edit]:
    """What changes in an element: children that are there, and behind its score those to add."""
    node, score = part.node, part.node.children.get("SCORE")
    at = node.end if score is None else score.end
    first = at if score is None else score.start
    space = _space(data, first)
    added = b""
    for name, words in part.told.items():
        tag, value, there = name.encode(), words.encode(), node.children.get(name)
        if there is None:
            added += space + b"<%b>%b</%b>" % (tag, value, tag)
        elif there.text == there.end:  # <NAME/>
            head = data[there.start : there.end - 2].rstrip()
            yield _Edit(there.start, there.end, head + b">%b</%b>" % (value, tag))
        else:
            yield _Edit(there.text, there.text_end, value)
    for name in part.gone:
        there = node.children[name]
        yield _Edit(there.start - len(_space(data, there.start)), there.end, b"")
    if part.add and added:
        yield _Edit(at, at, added)


def _space(data: bytes, before: int) -> bytes:
    """The space between the tag before a place and the place."""
    found = _SPACE.search(data[max(0, before - _LONG) : before])
    return found[1] if found else b""


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
            node = _Node(name, sections[-1] if sections else None, parser.CurrentByteIndex)
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
