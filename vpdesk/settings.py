"""What the program remembers from one start to the next: one JSON file, never trusted."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Any

from vpdesk.export.choice import (
    DECIMAL_SIGNS,
    FIRST_MOVEMENT,
    FIRST_SWISS,
    FORMATS,
    MOVEMENT_FORMATS,
    SEPARATORS,
    SWISS_FORMATS,
    ExportChoice,
    Part,
    Preset,
)
from vpdesk.export.page_setup import PAPERS_MM
from vpdesk.languages import LANGUAGES
from vpdesk.report.document import Form
from vpdesk.report.language import Language
from vpdesk.report.movement_parts import MovementPart
from vpdesk.report.scale_report import MAX_PINS, ScaleChoice, View
from vpdesk.report.scale_sections import Booklet, What
from vpdesk.report.swiss_parts import SwissPart
from vpdesk.scales import KINDS, MAX_BOARDS, STANDARD_FACTOR, ScaleError, ScaleRule
from vpdesk.storage import write_atomic

SYSTEM = "system"  # the language or theme that the user's system has
THEMES = (SYSTEM, "light", "dark")
ROOMS = ("scales", "movements", "swiss")
START_UPS = ("as left", "same")
PAPERS = tuple(PAPERS_MM)
LEAST_ZOOM, MOST_ZOOM = 80, 250
MAX_PIXELS = 99_999
MOST_RECENT = 9  # files: each has a figure as its key in the menu
PREFERENCES = ("language", "theme", "zoom", "decimal_sign", "paper", "start_up")
EXPORTS = ("export", "movement_export", "swiss_export")  # the fields that have a paper of their own


@dataclass(frozen=True, slots=True)
class Settings:
    """What is remembered.

    choice: what was chosen in the scales room. zoom: the size of texts in percent, 80 to 250.
    language: a code of LANGUAGES, or "system". decimal_sign: "" for that of the language.
    start_up: "as left" to open with what was chosen last, "same" to open as the first time.
    geometry: the window's place as Qt's own bytes in base64, "" before it is known.
    splitter: the widths beside the splitter, in pixels; empty before they are known.
    room: the one of ROOMS that was shown last.
    movement_widths: what the movements room says of its panes; empty before they are known.
    swiss_widths: the same of the Swiss room.
    recent: the movement files that were opened or saved last, the latest first.
    recent_tournaments: the same of tournaments.
    tournament: the file of the tournament that was open last, "" for none.
    export_folder: where the last export went, "" before the first.
    export: what was exported last, and how. presets: choices with a name, in alphabetical order.
    movement_export, movement_presets: the same of movements. swiss_export, swiss_presets: of
        Swiss tournaments.
    """

    choice: ScaleChoice = field(default_factory=ScaleChoice)
    language: str = SYSTEM
    theme: str = SYSTEM
    zoom: int = 100
    decimal_sign: str = ""
    start_up: str = "as left"
    geometry: str = ""
    splitter: tuple[int, ...] = ()
    room: str = "scales"
    movement_widths: tuple[int, ...] = ()
    swiss_widths: tuple[int, ...] = ()
    recent: tuple[str, ...] = ()
    recent_tournaments: tuple[str, ...] = ()
    tournament: str = ""
    export_folder: str = ""
    export: ExportChoice = field(default_factory=ExportChoice)
    presets: tuple[Preset, ...] = ()
    movement_export: ExportChoice = FIRST_MOVEMENT
    movement_presets: tuple[Preset, ...] = ()
    swiss_export: ExportChoice = FIRST_SWISS
    swiss_presets: tuple[Preset, ...] = ()
    paper: str = "A4"


def export_fields(what: Part) -> tuple[str, str]:
    """The names of the fields that remember exports of such a part: the last, the presets."""
    if isinstance(what, MovementPart):
        return "movement_export", "movement_presets"
    if isinstance(what, SwissPart):
        return "swiss_export", "swiss_presets"
    return "export", "presets"


def settings_path() -> Path:
    """Where this user's settings are; the file and its folder need not exist."""
    from platformdirs import user_config_path  # noqa: PLC0415 - start-up time

    return user_config_path("vpdesk", appauthor=False) / "settings.json"


def log_folder() -> Path:
    """Where this user's logs go; the folder need not exist."""
    from platformdirs import user_log_path  # noqa: PLC0415 - start-up time

    return user_log_path("vpdesk", appauthor=False)


def recovery_folder() -> Path:
    """Where unsaved work is kept for a start after a crash; the folder need not exist."""
    from platformdirs import user_state_path  # noqa: PLC0415 - start-up time

    return user_state_path("vpdesk", appauthor=False) / "recovery"


def load(path: Path, language: Language | None = None) -> tuple[Settings, str]:
    """The settings in a file, and a sentence for the reader where they could not be read.

    A field that is missing, of a wrong type or out of range has its default. A file that
    cannot be read at all is set aside as <name>.broken. Raises nothing.
    """
    try:
        data = json.loads(path.read_bytes())
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError, RecursionError):
        return Settings(), _set_aside(path, language or Language())
    if not isinstance(data, dict):
        return Settings(), _set_aside(path, language or Language())
    fields = _good_fields(data, FIELDS)
    return Settings(choice=_read_choice(data.get("choice")), **fields), ""


def save(path: Path, settings: Settings) -> None:
    """Write the settings, and make the folder if there is none. Raises StorageError."""
    with suppress(OSError):  # writing the file then says what is wrong with the folder
        path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(settings), default=_json_value, indent=2)
    write_atomic(path, text.encode() + b"\n")


def _json_value(value: Any) -> object:
    """What JSON has no type for: a view, or an exact number such as Fraction(25, 2)."""
    if isinstance(value, Enum):
        return value.value
    return int(value) if value == int(value) else float(value)


def _set_aside(path: Path, language: Language) -> str:
    broken = path.with_name(f"{path.name}.broken")
    try:
        path.replace(broken)
    except OSError:
        text = language.translate(
            "Settings", "The settings in “{path}” could not be read, so the usual ones are used."
        )
    else:
        text = language.translate(
            "Settings",
            "The settings could not be read, so the usual ones are used; "
            "the old file is kept as “{broken}”.",
        )
    return text.format(path=path, broken=broken)


def _read_choice(data: object) -> ScaleChoice:
    choice = ScaleChoice(**_good_fields(data, CHOICE_FIELDS))
    try:
        choice.rule(choice.boards)
    except ScaleError:  # each number is good, so it is factor * sqrt(boards) that is too large
        return replace(choice, factor=STANDARD_FACTOR)
    return choice


def _good_fields(data: object, readers: Mapping[str, Callable[[object], object]]) -> dict[str, Any]:
    """The fields of a JSON object that their readers accept."""
    result: dict[str, Any] = {}
    if isinstance(data, dict):
        for name, read in readers.items():
            if name in data:
                with suppress(TypeError, ValueError):
                    result[name] = read(data[name])
    return result


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _base64(value: object) -> str:
    text = _text(value)
    base64.b64decode(text, validate=True)
    return text


def _one_of(values: Sequence[str]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in values:
            raise ValueError(value)
        return _text(value)

    return read


def _whole(least: int, most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def _wholes(least: int, most: int, max_count: int) -> Callable[[object], tuple[int, ...]]:
    read_one = _whole(least, most)

    def read(value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > max_count:
            raise ValueError(value)
        return tuple(map(read_one, value))

    return read


def _pins(value: object) -> tuple[int, ...]:
    return tuple(dict.fromkeys(_wholes(1, MAX_BOARDS, MAX_PINS)(value)))


def _recent(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(value)
    return tuple(dict.fromkeys(map(_text, value)))[:MOST_RECENT]


def _read_export(data: object) -> ExportChoice:
    return ExportChoice(**_good_fields(data, EXPORT_FIELDS))


def _read_movement_export(data: object) -> ExportChoice:
    return replace(FIRST_MOVEMENT, **_good_fields(data, MOVEMENT_EXPORT_FIELDS))


def _read_swiss_export(data: object) -> ExportChoice:
    return replace(FIRST_SWISS, **_good_fields(data, SWISS_EXPORT_FIELDS))


def _read_booklet(data: object) -> Booklet:
    return Booklet(**_good_fields(data, BOOKLET_FIELDS))


def _presets(
    value: object, read: Callable[[object], ExportChoice] = _read_export
) -> tuple[Preset, ...]:
    """Those that have a name: one that is broken does not cost the user the others."""
    if not isinstance(value, list):
        raise TypeError(value)
    named = {
        each[0]: read(each[1])
        for each in value
        if isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and each[0]
    }
    return tuple(Preset(name, named[name]) for name in sorted(named))


def _movement_presets(value: object) -> tuple[Preset, ...]:
    return _presets(value, _read_movement_export)


def _swiss_presets(value: object) -> tuple[Preset, ...]:
    return _presets(value, _read_swiss_export)


def _rule_number(name: str) -> Callable[[object], object]:
    """Reader of a number that a scale's rule accepts under a name. One board asks the least."""

    def read(value: object) -> object:
        rule: Any = ScaleRule
        rule(1, **{name: value})
        return value

    return read


FIELDS = {
    "language": _one_of((SYSTEM, *LANGUAGES)),
    "theme": _one_of(THEMES),
    "zoom": _whole(LEAST_ZOOM, MOST_ZOOM),
    "decimal_sign": _one_of(("", *DECIMAL_SIGNS)),
    "start_up": _one_of(START_UPS),
    "geometry": _base64,
    "splitter": _wholes(0, MAX_PIXELS, 8),
    "room": _one_of(ROOMS),
    "movement_widths": _wholes(0, MAX_PIXELS, 16),
    "swiss_widths": _wholes(0, MAX_PIXELS, 16),
    "recent": _recent,
    "recent_tournaments": _recent,
    "tournament": _text,
    "export_folder": _text,
    "export": _read_export,
    "presets": _presets,
    "movement_export": _read_movement_export,
    "movement_presets": _movement_presets,
    "swiss_export": _read_swiss_export,
    "swiss_presets": _swiss_presets,
    "paper": _one_of(PAPERS),
}
BOOKLET_FIELDS = {
    "first": _whole(1, MAX_BOARDS),
    "last": _whole(1, MAX_BOARDS),
    "continuous": _flag,
    "discrete": _flag,
}
EXPORT_FIELDS: dict[str, Callable[[object], object]] = {
    "what": What,
    "form": Form,
    "format": _one_of(FORMATS),
    "paper": _one_of(PAPERS),
    "landscape": _flag,
    "language": _one_of(("", *LANGUAGES)),
    "decimal_sign": _one_of(("", *DECIMAL_SIGNS)),
    "separator": _one_of(("", *SEPARATORS)),
    "title": _text,
    "event": _text,
    "date": _text,
    "logo": _text,
    "booklet": _read_booklet,
}
MOVEMENT_EXPORT_FIELDS = EXPORT_FIELDS | {
    "what": MovementPart,
    "format": _one_of(MOVEMENT_FORMATS),
}
SWISS_EXPORT_FIELDS = EXPORT_FIELDS | {
    "what": SwissPart,
    "format": _one_of(SWISS_FORMATS),
}
CHOICE_FIELDS = {
    "boards": _whole(1, MAX_BOARDS),
    "kind": _one_of(KINDS),
    "v0": _rule_number("v0"),
    "factor": _rule_number("factor"),
    "blitz": _rule_number("blitz"),
    "half_match": _flag,
    "pins": _pins,
    "view": View,
    "base": _whole(1, MAX_BOARDS),
    "per_root_board": _flag,
}
