"""How the exports of a room stand in the settings; what is wrong of them is as at first."""

from __future__ import annotations

from operator import attrgetter

from vpdesk.files.records import Plain, Record, Shape, one_of, optional, whole
from vpdesk.formats.choice import (
    FIRST,
    MOST_DIAGRAMS,
    MOST_PER_PAGE,
    SEPARATORS,
    SHEETS,
    ExportChoice,
    Preset,
)
from vpdesk.formats.format import formats_for
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.language import DECIMAL_SIGNS
from vpdesk.report.scales.sheets import Booklet
from vpdesk.scales import MAX_BOARDS

_count = whole(1, MAX_BOARDS)
EXPORT_SHAPES: dict[str, Shape] = {
    "paper": one_of(tuple(PAPERS_MM)),
    "language": one_of(("", *LANGUAGES)),
    "decimal_sign": one_of(("", *DECIMAL_SIGNS)),
    "separator": one_of(("", *SEPARATORS)),
    "booklet": Record(Booklet, (), {"first": _count, "last": _count}).forgiving(Booklet()),
    "per_page": whole(1, MOST_PER_PAGE),
    "diagrams": whole(0, MOST_DIAGRAMS),
}


def export_shapes(room: str) -> dict[str, Shape]:
    """The shapes of what was exported last of a room, and of its choices with a name."""
    known = {each.key: each for each in SHEETS[room]}
    what = Plain(lambda key: known[one_of(tuple(known)).read(key)], attrgetter("key"))
    own: dict[str, Shape] = {"what": what, "format": one_of(formats_for(*SHEETS[room]))}
    export = Record(ExportChoice, (), EXPORT_SHAPES | own).forgiving(FIRST[room])
    return {"export": optional(export), "presets": _presets(export)}


def _presets(export: Plain) -> Plain:
    """Those presets that have a name: a broken one does not cost the user the others."""

    def read(value: object) -> tuple[Preset, ...]:
        if not isinstance(value, list):
            raise TypeError(value)
        named = {
            each[0]: export.read(each[1])
            for each in value
            if isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and each[0]
        }
        return tuple(Preset(name, named[name]) for name in sorted(named))

    def write(presets: tuple[Preset, ...]) -> list[tuple[str, object]]:
        return [(each.name, export.write(each.choice)) for each in presets]

    return Plain(read, write)
