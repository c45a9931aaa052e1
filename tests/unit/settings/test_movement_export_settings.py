"""What was exported last of a movement is remembered beside what was of scales."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vpdesk.formats.choice import FIRST, ExportChoice, Preset, room_of
from vpdesk.report.document import Form
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.sheet import Sheet
from vpdesk.settings import RoomMemory, Settings, load, save

EXPORT = ExportChoice(movement_sheets.ROUNDS, Form.WALL, "bridgemate", paper="A3", event="Pairs")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def loaded(path: Path, data: object) -> Settings:
    path.write_text(json.dumps(data), encoding="utf-8")
    settings, notice = load(path)
    assert notice == ""
    return settings


@pytest.mark.parametrize("part", movement_sheets.SHEETS)
def test_both_are_kept(file: Path, part: Sheet) -> None:
    mine = replace(EXPORT, what=part)
    settings = Settings(
        rooms={
            "scales": RoomMemory(
                export=ExportChoice(scale_sheets.CHART, format="svg"),
                presets=(Preset("a", ExportChoice()),),
            ),
            "movements": RoomMemory(
                export=mine, presets=(Preset("a", mine), Preset("b", FIRST["movements"]))
            ),
        }
    )
    save(file, settings)
    assert load(file)[0] == settings


def test_settings_from_before_there_were_movements(file: Path) -> None:
    settings = loaded(file, {"export": {"what": "booklet", "form": "wall"}})
    assert settings.export_of("scales") == ExportChoice(scale_sheets.BOOKLET, Form.WALL)
    assert settings.export_of("movements") == FIRST["movements"]


def test_settings_from_before_exports_were_a_room_s(file: Path) -> None:
    settings = loaded(
        file,
        {
            "rooms": {"movements": {"recent": ["a.asc"]}, "match": 7},
            "movement_export": {"what": "movement sets", "format": "csv"},
            "movement_presets": [["mine", {"form": "wall"}]],
            "match_export": {"what": "ruling slip"},
        },
    )
    assert settings.of("movements").recent == ("a.asc",)
    assert settings.export_of("movements").format == "csv"
    (preset,) = settings.of("movements").presets
    assert preset == Preset("mine", replace(FIRST["movements"], form=Form.WALL))
    assert settings.export_of("match") == FIRST["match"]


@pytest.mark.parametrize(
    ("name", "bad"), [("what", "table"), ("what", None), ("format", "docx"), ("form", "leaflet")]
)
def test_a_bad_part_is_the_usual_one_and_the_others_stay(
    file: Path, name: str, bad: object
) -> None:
    save(
        file,
        Settings(rooms={"movements": RoomMemory(export=EXPORT, presets=(Preset("mine", EXPORT),))}),
    )
    data = json.loads(file.read_text(encoding="utf-8"))
    room = data["rooms"]["movements"]
    room["export"][name] = room["presets"][0][1][name] = bad
    expected = replace(EXPORT, **{name: getattr(FIRST["movements"], name)})
    settings = loaded(file, data)
    assert settings.export_of("movements") == expected
    assert settings.of("movements").presets == (Preset("mine", expected),)


def test_scales_take_nothing_that_is_of_movements(file: Path) -> None:
    settings = loaded(file, {"export": {"what": "guide cards", "format": "asc"}})
    assert settings.export_of("scales") == ExportChoice()


def test_the_room_of_a_part() -> None:
    assert room_of(scale_sheets.TABLE) == "scales"
    assert room_of(movement_sheets.SETS) == "movements"
