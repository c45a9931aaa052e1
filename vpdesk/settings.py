"""What the program remembers from one start to the next: one JSON file, never trusted."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from vpdesk.errors import QT_TRANSLATE_NOOP, shown
from vpdesk.files.atomic import WINDOWS, StorageError, write_atomic
from vpdesk.files.codec import FileError, parsed
from vpdesk.files.records import (
    TEXT,
    Plain,
    Record,
    by_name,
    kept,
    one_of,
    optional,
    several,
    whole,
)
from vpdesk.files.scale_spec import FIELDS as SCALE_FIELDS
from vpdesk.files.scale_spec import PIN, PINS, read_spec
from vpdesk.files.scale_spec import SHAPES as SCALE_SHAPES
from vpdesk.files.text import NOT_THERE, TOO_LARGE, TextFileError
from vpdesk.files.text import read_text as read_text_file
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report import PRINTED
from vpdesk.report.language import DECIMAL_SIGNS, Language
from vpdesk.report.scales.report import MAX_PINS, ScaleChoice
from vpdesk.scales import MAX_BOARDS
from vpdesk.scales.printed import MOST_MARGIN

if TYPE_CHECKING:
    from vpdesk.formats.choice import ExportChoice, Preset

SYSTEM = "system"  # the language or theme that the user's system has
THEMES = (SYSTEM, "light", "dark")
START_UPS = ("as left", "same")
PAPERS = tuple(PAPERS_MM)
LEAST_ZOOM, MOST_ZOOM = 80, 250
MAX_PIXELS = 99_999
MOST_TARGET = 99_900  # hundredths of a VP
MOST_WIDTHS = 32
MOST_RECENT = 9  # files: each has a figure as its key in the menu
NOT_OURS = QT_TRANSLATE_NOOP(
    "StorageError", "“{name}” was not saved because it belongs to somebody else."
)
MOST_ROOMS, MOST_OWN = 99, 99
# Where what settings of before call so is kept: the room, the field, the name among its own.
BEFORE_ROOMS: dict[str, tuple[str, ...]] = {
    "splitter": ("scales", "widths"),
    "movement_widths": ("movements", "widths"),
    "swiss_widths": ("swiss", "widths"),
    "lab_widths": ("laboratory", "widths"),
    "match_widths": ("match", "widths"),
    "recent": ("movements", "recent"),
    "recent_tournaments": ("swiss", "recent"),
    "recent_matches": ("match", "recent"),
    "tournament": ("swiss", "open"),
    "match": ("match", "open"),
    "regulation": ("match", "own", "regulation"),
    "export": ("scales", "export"),
    "movement_export": ("movements", "export"),
    "swiss_export": ("swiss", "export"),
    "lab_export": ("laboratory", "export"),
    "match_export": ("match", "export"),
    "presets": ("scales", "presets"),
    "movement_presets": ("movements", "presets"),
    "swiss_presets": ("swiss", "presets"),
    "lab_presets": ("laboratory", "presets"),
    "match_presets": ("match", "presets"),
}


def _firsts(values: object) -> tuple[str, ...]:
    texts = several(TEXT).read(values)
    return tuple(dict.fromkeys(texts))[:MOST_RECENT]


def _base64(value: object) -> object:
    text = TEXT.read(value)
    base64.b64decode(text, validate=True)
    return text


@dataclass(frozen=True, slots=True)
class RoomMemory:
    """What is remembered of a room.

    widths: what it says of its panes; empty before they are known. recent: the files that were
    opened or saved last, the latest first. open: the one that was open last, "" for none.
    own: what else the room wants to find again, by names of its own.
    export: what was exported last, and how; None before the first time. presets: choices with a
    name, in alphabetical order.
    """

    widths: tuple[int, ...] = kept((), several(whole(0, MAX_PIXELS), MOST_WIDTHS))
    recent: tuple[str, ...] = kept((), Plain(_firsts))
    open: str = kept("", TEXT)
    own: Mapping[str, str] = field(default_factory=dict)
    export: ExportChoice | None = None
    presets: tuple[Preset, ...] = ()


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the user prefers; the preferences dialog has a row for each.

    language: a code of LANGUAGES, or "system". zoom: the size of texts in percent.
    decimal_sign: "" for that of the language. start_up: "as left" to open with what was chosen
    last, "same" to open as the first time.
    """

    language: str = kept(SYSTEM, one_of((SYSTEM, *LANGUAGES)))
    theme: str = kept(SYSTEM, one_of(THEMES))
    zoom: int = kept(100, whole(LEAST_ZOOM, MOST_ZOOM))
    decimal_sign: str = kept("", one_of(("", *DECIMAL_SIGNS)))
    paper: str = kept("A4", one_of(PAPERS))
    start_up: str = kept("as left", one_of(START_UPS))


@dataclass(frozen=True, slots=True)
class Settings(Preferences):
    """What is remembered.

    choice: what was chosen in the scales room. geometry: the window's place as Qt's own bytes in
    base64, "" before it is known. room: the name of the one that was shown last, "" for the
    first. rooms: what is remembered of each, by its name.
    export_folder: where the last export went, "" before the first.
    """

    choice: ScaleChoice = field(default_factory=ScaleChoice)
    geometry: str = kept("", Plain(_base64))
    room: str = kept("", TEXT)
    rooms: Mapping[str, RoomMemory] = field(default_factory=dict)
    export_folder: str = kept("", TEXT)

    def of(self, room: str) -> RoomMemory:
        """What is remembered of a room."""
        return self.rooms.get(room, NOTHING)

    def remembering(self, memories: Mapping[str, RoomMemory]) -> Settings:
        """The same with something else remembered of some rooms."""
        return replace(self, rooms={**self.rooms, **memories})

    def export_of(self, room: str) -> ExportChoice:
        """What was exported last of a room, and how; at first what is usual there."""
        from vpdesk.formats.choice import FIRST  # not at the start

        return self.of(room).export or FIRST[room]

    def with_papers(self, papers: Mapping[str, str]) -> Settings:
        """The same with the exports of some rooms on the papers of these names."""
        return self.remembering(
            {
                room: replace(self.of(room), export=replace(last, paper=paper))
                for room, paper in papers.items()
                if (last := self.export_of(room)).paper != paper
            }
        )


NOTHING = RoomMemory()

V = TypeVar("V")
T = TypeVar("T", Settings, RoomMemory)


def settings_path() -> Path:
    """Where this user's settings are; the file and its folder need not exist."""
    from platformdirs import user_config_path

    return user_config_path("vpdesk", appauthor=False) / "settings.json"


def log_folder() -> Path:
    """Where this user's logs go; the folder need not exist."""
    from platformdirs import user_log_path

    return user_log_path("vpdesk", appauthor=False)


def recovery_folder() -> Path:
    """Where unsaved work is kept for a start after a crash; the folder need not exist."""
    from platformdirs import user_state_path

    return user_state_path("vpdesk", appauthor=False) / "recovery"


def load(path: Path, language: Language | None = None) -> tuple[Settings, str]:
    """The settings in a file, and a sentence for the reader where they could not be read.

    A field that is missing, of a wrong type or out of range has its default. A file that
    makes no sense is set aside as <name>.broken; a folder, a device and what belongs to somebody
    else stay as they are. Raises nothing.
    """
    try:
        text = read_text_file(path)
        data = parsed(text)
    except TextFileError as error:
        if error.text == NOT_THERE:
            return Settings(), ""
        damaged = error.text == TOO_LARGE  # all else is no file of settings, or is nobody's to read
        return Settings(), (_set_aside if damaged else _left_alone)(path, language or Language())
    except FileError:
        return Settings(), _set_aside(path, language or Language())
    if not isinstance(data, dict):
        return Settings(), _set_aside(path, language or Language())
    choice = read_choice(data.get("choice"), own_scales_folder(path))
    return SETTINGS.good(_by_rooms(data), Settings(choice=choice)), ""


def save(path: Path, settings: Settings, before: Settings | None = None) -> None:
    """Write the settings, and make the folder if there is none.

    before: what this window read or wrote last; what another one has written since then stays,
    but for what this one has changed itself. None writes over everything.
    Raises StorageError, also for a file that belongs to somebody else.
    """
    if not _is_ours(path):
        raise StorageError(NOT_OURS, name=path.name)
    if before is not None and path.exists():
        theirs, damaged = load(path)
        if not damaged:
            settings = merged(before, settings, theirs)
    with suppress(OSError):  # writing the file then says what is wrong with the folder
        path.parent.mkdir(parents=True, exist_ok=True)
    data = SETTINGS.write(settings) | {"choice": choice_object(settings.choice)}
    text = json.dumps(data, indent=2)
    write_atomic(path, text.encode() + b"\n")


def merged(before: Settings, mine: Settings, theirs: Settings) -> Settings:
    """What two windows remember that began with the same; mine where both have changed it."""
    rooms = _merged_by_key(before.rooms, mine.rooms, theirs.rooms, _merged_room)
    return replace(_merged_fields(before, mine, theirs), rooms=rooms)


def _merged_room(
    before: RoomMemory | None, mine: RoomMemory | None, theirs: RoomMemory | None
) -> RoomMemory:
    old, ours, other = before or NOTHING, mine or NOTHING, theirs or NOTHING
    recent = _merged_by_key(_by_path(old), _by_path(ours), _by_path(other), _later)
    presets = _merged_by_key(_by_title(old), _by_title(ours), _by_title(other), _later)
    return replace(
        _merged_fields(old, ours, other),
        own=_merged_by_key(old.own, ours.own, other.own, _later),
        recent=tuple(recent)[:MOST_RECENT],
        presets=tuple(preset for _, preset in sorted(presets.items())),
    )


def _by_path(memory: RoomMemory) -> dict[str, bool]:
    return dict.fromkeys(memory.recent, True)


def _by_title(memory: RoomMemory) -> dict[str, Preset]:
    return {preset.name: preset for preset in memory.presets}


def _merged_fields(before: T, mine: T, theirs: T) -> T:
    values = {
        f.name: _later(*(getattr(each, f.name) for each in (before, mine, theirs)))
        for f in fields(mine)
    }
    return replace(mine, **values)


def _merged_by_key(
    before: Mapping[str, V],
    mine: Mapping[str, V],
    theirs: Mapping[str, V],
    merge: Callable[[V | None, V | None, V | None], V | None],
) -> dict[str, V]:
    if list(mine.items()) == list(before.items()):  # in its order
        return dict(theirs)
    found = {
        key: merge(before.get(key), mine.get(key), theirs.get(key))
        for key in dict.fromkeys((*mine, *theirs))
    }
    return {key: value for key, value in found.items() if value is not None}


def _later(before: V, mine: V, theirs: V) -> V:
    return theirs if mine == before else mine


def choice_object(choice: ScaleChoice) -> dict[str, Any]:
    """A choice for JSON; read_choice reads it."""
    family = choice.family
    return CHOICE.write(choice) | {"family": None if family is None else family.key}


def own_scales_folder(path: Path | None = None) -> Path:
    """Where the user's own scales are, beside the settings; the folder need not exist."""
    return (path or settings_path()).parent / "scales"


def own_regulations_folder() -> Path:
    """Where the user's own regulations are, beside the settings; the folder need not exist."""
    return settings_path().parent / "regulations"


def own_starts_folder() -> Path:
    """Where the user's own starting points are, beside the settings; it need not exist."""
    return settings_path().parent / "starts"


def register_file() -> Path:
    """Where the register of players is kept, beside the settings; the file need not exist."""
    return settings_path().parent / "players.csv"


def rating_list_file() -> Path:
    """Where the rating list is kept, beside the settings; the file need not exist."""
    return settings_path().parent / "ratings.sqlite"


def _by_rooms(data: dict[str, Any]) -> dict[str, Any]:
    """The settings of a file, with what those of before had beside the rooms in its room."""
    rooms = data.setdefault("rooms", {})
    for name in BEFORE_ROOMS.keys() & data.keys():
        *place, last = BEFORE_ROOMS[name]
        found = rooms
        for each in place:
            found = found.setdefault(each, {}) if isinstance(found, dict) else {}
        if isinstance(found, dict):
            found.setdefault(last, data[name])
    return data


def _set_aside(path: Path, language: Language) -> str:
    broken = path.with_name(f"{path.name}.broken")
    if not _is_ours(path):
        return _left_alone(path, language)
    try:
        path.replace(broken)
    except OSError:
        return _left_alone(path, language)
    text = language.translate(
        "Settings",
        "The settings could not be read and are the usual ones; the old file is “{broken}”.",
    )
    return text.format(broken=shown(broken))


def _left_alone(path: Path, language: Language) -> str:
    text = language.translate(
        "Settings", "The settings in “{path}” could not be read, so the usual ones are used."
    )
    return text.format(path=shown(path))


def _is_ours(path: Path) -> bool:
    """It belongs to nobody else; there need not be one."""
    try:
        return WINDOWS or path.stat().st_uid == os.geteuid()
    except (OSError, ValueError):  # writing it then says what is wrong
        return True


def read_choice(data: object, own_scales: Path | None = None) -> ScaleChoice:
    """The choice in a JSON object, with the usual values where those are missing or wrong.

    own_scales: the folder in which a scale of the user's own is looked for.
    """
    return read_spec(data, ScaleChoice(), own_scales, CHOICE)


@cache
def _with_exports(room: str) -> Plain:
    """What is remembered of a room whose exports may be among it."""
    from vpdesk.formats.kept import export_shapes  # not at the start, unless something was exported

    shapes = {"own": OWN} | export_shapes(room)
    return Record(RoomMemory, (), shapes).forgiving(NOTHING)


def _room(name: str) -> Plain:
    """What is remembered of a room."""

    def read(data: object) -> RoomMemory:
        exported = isinstance(data, dict) and (data.get("export") or data.get("presets"))
        return cast("RoomMemory", (_with_exports(name) if exported else ROOM).read(data))

    def write(memory: RoomMemory) -> dict[str, Any]:
        if memory.export is None and not memory.presets:
            return {**ROOM.write(memory), "export": None, "presets": []}
        return cast("dict[str, Any]", _with_exports(name).write(memory))

    return Plain(read, write)


_count = whole(1, MAX_BOARDS)
OWN = by_name(lambda _: TEXT, MOST_OWN)
ROOM = Record(RoomMemory, ("widths", "recent", "open", "own"), {"own": OWN}).forgiving(NOTHING)
ROOM_OF = {name: _room(name) for name in PRINTED}
SETTINGS: Record[Settings] = Record(
    Settings,
    tuple(each.name for each in fields(Settings) if each.name != "choice"),
    {
        "rooms": by_name(lambda name: ROOM_OF.get(name, ROOM), MOST_ROOMS),
    },
)


CHOICE = Record(
    ScaleChoice,
    (
        *(*SCALE_FIELDS, "pins", "styles", "own_style", "view", "base", "per_root_board"),
        *("first", "last", "margin", "target"),
    ),
    {
        **SCALE_SHAPES,
        "first": _count,
        "last": _count,
        "margin": whole(0, MOST_MARGIN),
        "target": optional(whole(0, MOST_TARGET)),
        "pins": PINS,
        "styles": several(whole(0, MAX_PINS), MAX_PINS),
        "own_style": whole(-1, MAX_PINS),
        "base": PIN,
    },
)
