"""Starting points: those that vpdesk brings along, and the user's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files import scale_library
from vpdesk.files.own import OwnFiles, own_key
from vpdesk.files.scale_file import MOST_TEXT
from vpdesk.files.start_file import SUFFIX, read_start, write_start
from vpdesk.report.document import Form
from vpdesk.report.scales.starts import LONGEST, Start
from vpdesk.scales import DiscreteScale, ScaleSpec

_own_files = OwnFiles(SUFFIX, read_start, write_start)
own, save_own, remove_own = _own_files.found, _own_files.save, _own_files.remove


@cache
def built_in() -> tuple[Start, ...]:
    """Examples from life, in the order in which they are offered."""
    return (
        Start(
            QT_TRANSLATE_NOOP("Starts", "Our league: 2 × 14 boards, 20-0"),
            ScaleSpec(28),
            (14, 28),
            form=Form.WALL,
            key="league",
        ),
        Start(
            QT_TRANSLATE_NOOP("Starts", "Swiss teams: 7 rounds of 10 boards, discrete"),
            ScaleSpec(10, DiscreteScale.kind),
            (9, 10),
            form=Form.WALL,
            key="swiss",
        ),
        Start(
            QT_TRANSLATE_NOOP("Starts", "EBU teams: 8 rounds of 8 boards"),
            ScaleSpec(8),
            (7, 8),
            form=Form.CARD,
            key="ebu",
        ),
        Start(
            QT_TRANSLATE_NOOP("Starts", "Triangles: half matches of 8 boards, 10-0"),
            ScaleSpec(8, v0=5, half_match=True),
            (7, 8),
            key="triangles",
        ),
        Start(
            QT_TRANSLATE_NOOP("Starts", "ACBL Swiss: matches of 7 boards"),
            ScaleSpec(7, family=scale_library.find("acbl-20")),
            (7, 8),
            form=Form.CARD,
            key="acbl",
        ),
        Start(
            QT_TRANSLATE_NOOP("Starts", "EBU Swiss pairs: 6 boards, by percentage"),
            ScaleSpec(6, family=scale_library.find("ebu-pairs")),
            (6, 8),
            form=Form.CARD,
            key="ebu-pairs",
        ),
    )


def find(name: str, folder: Path) -> Start | None:
    """The one of a key or a name, in any case; own ones are in a folder."""
    wanted = name.casefold().strip()
    known = (*own(folder)[0], *built_in())
    named = (each for each in known if wanted in (each.key.casefold(), each.name.casefold()))
    return next(named, None)


def keep(start: Start, folder: Path, scales: Path) -> Start:
    """Keep one in the folder of the own ones; what it is there.

    A name that another one has gets a number, and so does that of a scale of the user's own,
    which goes into the folder of the scales unless it is there. Raises StorageError.
    """
    if start.scale.family is not None and start.scale.family.own:
        start = _with_own_scale(start, scales)
    made = _with_free_name(start, own(folder)[0])
    save_own(folder, made)
    return made


def _with_free_name(start: Start, taken: Sequence[Start]) -> Start:
    known = {each.key: each for each in taken}
    for name in _names(start.name, LONGEST):
        made = replace(start, name=name, key=own_key(name), own=True)
        if known.get(made.key, made) == made:
            return made
    raise AssertionError(start)


def _with_own_scale(start: Start, folder: Path) -> Start:
    """The same with a scale that is in the folder; pins that have it follow."""
    family = start.scale.family
    assert family is not None
    known = {each.key: each for each in scale_library.own(folder)}
    if known.get(family.key) == family:
        return start
    for name in _names(family.name, MOST_TEXT):
        made = replace(family, name=name, key=own_key(name))
        if known.get(made.key, made) == made:
            break
    scale_library.save_own(folder, made)
    pins = tuple(
        replace(each, family=made)
        if isinstance(each, ScaleSpec) and each.family == family
        else each
        for each in start.pins
    )
    return replace(start, scale=replace(start.scale, family=made), pins=pins)


def _names(name: str, longest: int) -> Iterator[str]:
    """A name, and then with numbers from 2 on."""
    yield name
    for number in count(2):
        end = f" {number}"
        yield name[: longest - len(end)] + end
