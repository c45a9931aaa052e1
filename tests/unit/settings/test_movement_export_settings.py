"""What was exported last of a movement is remembered beside what was of scales."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vpdesk.formats.choice import FIRST_MOVEMENT, ExportChoice, Preset
from vpdesk.report.document import Form
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.sheet import Sheet
from vpdesk.settings import Settings, export_fields, load, save

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
        export=ExportChoice(scale_sheets.CHART, format="svg"),
        presets=(Preset("a", ExportChoice()),),
        movement_export=mine,
        movement_presets=(Preset("a", mine), Preset("b", FIRST_MOVEMENT)),
    )
    save(file, settings)
    assert load(file)[0] == settings


def test_settings_from_before_there_were_movements(file: Path) -> None:
    settings = loaded(file, {"export": {"what": "booklet", "form": "wall"}})
    assert settings.export == ExportChoice(scale_sheets.BOOKLET, Form.WALL)
    assert settings.movement_export == FIRST_MOVEMENT


@pytest.mark.parametrize(
    ("name", "bad"), [("what", "table"), ("what", None), ("format", "docx"), ("form", "poster")]
)
def test_a_bad_part_is_the_usual_one_and_the_others_stay(
    file: Path, name: str, bad: object
) -> None:
    save(file, Settings(movement_export=EXPORT, movement_presets=(Preset("mine", EXPORT),)))
    data = json.loads(file.read_text(encoding="utf-8"))
    data["movement_export"][name] = data["movement_presets"][0][1][name] = bad
    expected = replace(EXPORT, **{name: getattr(FIRST_MOVEMENT, name)})
    settings = loaded(file, data)
    assert settings.movement_export == expected
    assert settings.movement_presets == (Preset("mine", expected),)


def test_scales_take_nothing_that_is_of_movements(file: Path) -> None:
    settings = loaded(file, {"export": {"what": "guide cards", "format": "asc"}})
    assert settings.export == ExportChoice()


def test_the_fields_of_a_part() -> None:
    assert export_fields(scale_sheets.TABLE) == ("export", "presets")
    assert export_fields(movement_sheets.SETS) == ("movement_export", "movement_presets")
