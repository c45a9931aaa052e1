"""What the program remembers from one start to the next: one JSON file, never trusted."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, shown
from vpdesk.files.atomic import WINDOWS, StorageError, write_atomic
from vpdesk.files.codec import FileError, parsed
from vpdesk.files.readers import (
    Read,
    firsts,
    good_fields,
    one_of,
    read_base64,
    read_flag,
    read_text,
    whole,
    wholes,
)
from vpdesk.files.records import Plain, Record, several
from vpdesk.files.records import whole as whole_number
from vpdesk.files.scale_spec import FIELDS as SCALE_FIELDS
from vpdesk.files.scale_spec import SHAPES as SCALE_SHAPES
from vpdesk.files.scale_spec import read_spec
from vpdesk.files.text import NOT_THERE, TOO_LARGE, TextFileError
from vpdesk.files.text import read_text as read_text_file
from vpdesk.formats.choice import (
    DECIMAL_SIGNS,
    FIRST_LAB,
    FIRST_MATCH,
    FIRST_MOVEMENT,
    FIRST_SWISS,
    MOST_PER_PAGE,
    SEPARATORS,
    SHEETS,
    ExportChoice,
    Preset,
    formats_for,
)
from vpdesk.languages import LANGUAGES
from vpdesk.paper.page_setup import PAPERS_MM
from vpdesk.report.document import Form
from vpdesk.report.language import Language
from vpdesk.report.scales.report import MAX_PINS, ScaleChoice
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.sheet import Sheet
from vpdesk.scales import MAX_BOARDS

SYSTEM = "system"  # the language or theme that the user's system has
THEMES = (SYSTEM, "light", "dark")
START_UPS = ("as left", "same")
PAPERS = tuple(PAPERS_MM)
LEAST_ZOOM, MOST_ZOOM = 80, 250
MAX_PIXELS = 99_999
MOST_RECENT = 9  # files: each has a figure as its key in the menu
NOT_OURS = QT_TRANSLATE_NOOP(
    "StorageError", "“{name}” was not saved because it belongs to somebody else."
)
PREFERENCES = ("language", "theme", "zoom", "decimal_sign", "paper", "start_up")
# The fields that remember the last export of a room; each has a paper of its own.
EXPORTS = tuple(SHEETS)


@dataclass(frozen=True, slots=True)
class Settings:
    """What is remembered.

    choice: what was chosen in the scales room. zoom: the size of texts in percent, 80 to 250.
    language: a code of LANGUAGES, or "system". decimal_sign: "" for that of the language.
    start_up: "as left" to open with what was chosen last, "same" to open as the first time.
    geometry: the window's place as Qt's own bytes in base64, "" before it is known.
    splitter: the widths beside the splitter, in pixels; empty before they are known.
    room: the name of the one that was shown last, "" for the first.
    movement_widths: what the movements room says of its panes; empty before they are known.
    swiss_widths, lab_widths, match_widths: the same of the other rooms.
    recent: the movement files that were opened or saved last, the latest first.
    recent_tournaments, recent_matches: the same of tournaments and of matches.
    tournament, match: the file of the one that was open last, "" for none.
    regulation: the key of the one that rulings follow, "" for the first.
    export_folder: where the last export went, "" before the first.
    export: what was exported last, and how. presets: choices with a name, in alphabetical order.
    movement_export, movement_presets: the same of movements; and so on, for each room.
    """

    choice: ScaleChoice = field(default_factory=ScaleChoice)
    language: str = SYSTEM
    theme: str = SYSTEM
    zoom: int = 100
    decimal_sign: str = ""
    start_up: str = "as left"
    geometry: str = ""
    splitter: tuple[int, ...] = ()
    room: str = ""
    movement_widths: tuple[int, ...] = ()
    swiss_widths: tuple[int, ...] = ()
    lab_widths: tuple[int, ...] = ()
    match_widths: tuple[int, ...] = ()
    recent: tuple[str, ...] = ()
    recent_tournaments: tuple[str, ...] = ()
    recent_matches: tuple[str, ...] = ()
    tournament: str = ""
    match: str = ""
    regulation: str = ""
    export_folder: str = ""
    export: ExportChoice = field(default_factory=ExportChoice)
    presets: tuple[Preset, ...] = ()
    movement_export: ExportChoice = FIRST_MOVEMENT
    movement_presets: tuple[Preset, ...] = ()
    swiss_export: ExportChoice = FIRST_SWISS
    swiss_presets: tuple[Preset, ...] = ()
    lab_export: ExportChoice = FIRST_LAB
    lab_presets: tuple[Preset, ...] = ()
    match_export: ExportChoice = FIRST_MATCH
    match_presets: tuple[Preset, ...] = ()
    paper: str = "A4"


def export_fields(what: Sheet) -> tuple[str, str]:
    """The names of the fields that remember exports of such a thing: the last, the presets."""
    name = next(name for name, sheets in SHEETS.items() if what in sheets)
    return name, presets_field(name)


def presets_field(export: str) -> str:
    """The field with the presets of the same room as one of EXPORTS: "lab_presets"."""
    return f"{export.removesuffix('export')}presets"


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
    fields = good_fields(data, FIELDS)
    choice = read_choice(data.get("choice"), own_scales_folder(path))
    return Settings(choice=choice, **fields), ""


def save(path: Path, settings: Settings) -> None:
    """Write the settings, and make the folder if there is none.

    Raises StorageError, also for a file that belongs to somebody else.
    """
    if not _is_ours(path):
        raise StorageError(NOT_OURS, name=path.name)
    with suppress(OSError):  # writing the file then says what is wrong with the folder
        path.parent.mkdir(parents=True, exist_ok=True)
    data = _plain(settings) | {"choice": choice_object(settings.choice)}
    text = json.dumps(data, default=_plain, indent=2)
    write_atomic(path, text.encode() + b"\n")


def _plain(value: object) -> Any:
    """A value for JSON: a thing that is printed is its key, any other record its fields."""
    if isinstance(value, Sheet):
        return value.key
    if is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    assert isinstance(value, Enum)
    return value.value


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
        "The settings could not be read, so the usual ones are used; "
        "the old file is kept as “{broken}”.",
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


def _read_booklet(data: object) -> Booklet:
    return Booklet(**good_fields(data, BOOKLET_FIELDS))


def _export_choice(
    first: ExportChoice, readers: Mapping[str, Read]
) -> Callable[[object], ExportChoice]:
    """Reader of an export; what is wrong is as in the first one."""
    return lambda data: replace(first, **good_fields(data, readers))


def _presets(read: Callable[[object], ExportChoice]) -> Callable[[object], tuple[Preset, ...]]:
    """Reader of those presets that have a name: a broken one does not cost the user the others."""

    def read_all(value: object) -> tuple[Preset, ...]:
        if not isinstance(value, list):
            raise TypeError(value)
        named = {
            each[0]: read(each[1])
            for each in value
            if isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and each[0]
        }
        return tuple(Preset(name, named[name]) for name in sorted(named))

    return read_all


BOOKLET_FIELDS = {
    "first": whole(1, MAX_BOARDS),
    "last": whole(1, MAX_BOARDS),
    "continuous": read_flag,
    "discrete": read_flag,
}
EXPORT_FIELDS: dict[str, Callable[[object], object]] = {
    "form": Form,
    "paper": one_of(PAPERS),
    "landscape": read_flag,
    "language": one_of(("", *LANGUAGES)),
    "decimal_sign": one_of(("", *DECIMAL_SIGNS)),
    "separator": one_of(("", *SEPARATORS)),
    "title": read_text,
    "event": read_text,
    "date": read_text,
    "logo": read_text,
    "marks": read_flag,
    "tint": read_flag,
    "loser": read_flag,
    "booklet": _read_booklet,
    "per_page": whole(1, MOST_PER_PAGE),
}


def _exports(first: ExportChoice, sheets: tuple[Sheet, ...]) -> Callable[[object], ExportChoice]:
    """Reader of an export of one of these."""
    known, formats = {each.key: each for each in sheets}, one_of(formats_for(*sheets))
    key = one_of(tuple(known))

    def what(value: object) -> Sheet:
        return known[key(value)]

    return _export_choice(first, EXPORT_FIELDS | {"what": what, "format": formats})


EXPORT_READERS = {
    name: _exports(getattr(Settings(), name), sheets) for name, sheets in SHEETS.items()
}
FIELDS: dict[str, Callable[[object], object]] = {
    "language": one_of((SYSTEM, *LANGUAGES)),
    "theme": one_of(THEMES),
    "zoom": whole(LEAST_ZOOM, MOST_ZOOM),
    "decimal_sign": one_of(("", *DECIMAL_SIGNS)),
    "start_up": one_of(START_UPS),
    "geometry": read_base64,
    "splitter": wholes(0, MAX_PIXELS, 8),
    "room": read_text,
    "movement_widths": wholes(0, MAX_PIXELS, 16),
    "swiss_widths": wholes(0, MAX_PIXELS, 16),
    "lab_widths": wholes(0, MAX_PIXELS, 32),
    "match_widths": wholes(0, MAX_PIXELS, 32),
    "recent": firsts(MOST_RECENT),
    "recent_tournaments": firsts(MOST_RECENT),
    "recent_matches": firsts(MOST_RECENT),
    "tournament": read_text,
    "match": read_text,
    "regulation": read_text,
    "export_folder": read_text,
    "paper": one_of(PAPERS),
    **EXPORT_READERS,
    **{presets_field(name): _presets(read) for name, read in EXPORT_READERS.items()},
}
_pins = several(whole_number(1, MAX_BOARDS), MAX_PINS)
CHOICE = Record(
    ScaleChoice,
    (*SCALE_FIELDS, "pins", "view", "base", "per_root_board"),
    {
        **SCALE_SHAPES,
        "pins": Plain(lambda found: tuple(dict.fromkeys(_pins.read(found)))),
        "base": whole_number(1, MAX_BOARDS),
    },
)
