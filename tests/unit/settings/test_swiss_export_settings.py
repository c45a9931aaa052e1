"""What was exported last of a Swiss tournament is remembered beside what was of other rooms."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vpdesk.formats.choice import FIRST, ExportChoice, Preset, room_of
from vpdesk.report.document import Form
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.sheet import Sheet
from vpdesk.settings import RoomMemory, Settings, load, save

EXPORT = ExportChoice(event_sheets.STANDINGS, Form.WALL, "trf", paper="A3", event="Open")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.mark.parametrize("part", event_sheets.SHEETS)
def test_it_is_kept(file: Path, part: Sheet) -> None:
    mine = replace(EXPORT, what=part)
    settings = Settings(rooms={"swiss": RoomMemory(export=mine, presets=(Preset("a", mine),))})
    save(file, settings)
    assert load(file)[0] == settings


def test_settings_from_before_there_were_tournaments(file: Path) -> None:
    file.write_text("{}", encoding="utf-8")
    assert load(file)[0].export_of("swiss") == FIRST["swiss"]


@pytest.mark.parametrize(
    ("name", "bad"), [("what", "guide cards"), ("format", "json"), ("form", "leaflet")]
)
def test_a_bad_part_is_the_usual_one_and_the_others_stay(
    file: Path, name: str, bad: object
) -> None:
    save(
        file,
        Settings(rooms={"swiss": RoomMemory(export=EXPORT, presets=(Preset("mine", EXPORT),))}),
    )
    data = json.loads(file.read_text(encoding="utf-8"))
    room = data["rooms"]["swiss"]
    room["export"][name] = room["presets"][0][1][name] = bad
    file.write_text(json.dumps(data), encoding="utf-8")
    expected = replace(EXPORT, **{name: getattr(FIRST["swiss"], name)})
    settings, notice = load(file)
    assert notice == ""
    assert settings.export_of("swiss") == expected
    assert settings.of("swiss").presets == (Preset("mine", expected),)
    assert settings.export_of("movements") == FIRST["movements"]


def test_the_room_of_a_part() -> None:
    assert room_of(event_sheets.CROSSTABLE) == "swiss"
