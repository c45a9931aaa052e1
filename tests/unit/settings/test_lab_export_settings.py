"""What laboratory and match room exported last is remembered beside what other rooms did."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vpdesk.formats.choice import FIRST, ExportChoice, Preset, room_of
from vpdesk.formats.format import formats_for
from vpdesk.report.document import Form
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.sheet import Sheet
from vpdesk.settings import RoomMemory, Settings, load, save

EXPORT = ExportChoice(lab_sheets.AUDIT, Form.WALL, "csv", paper="A3", event="Open")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.mark.parametrize("part", [*lab_sheets.SHEETS, *match_sheets.SHEETS])
def test_it_is_kept(file: Path, part: Sheet) -> None:
    mine = replace(EXPORT, what=part)
    settings = Settings(
        rooms={room_of(part): RoomMemory(export=mine, presets=(Preset("a", mine),))}
    )
    save(file, settings)
    assert load(file)[0] == settings


def test_the_room_of_a_part() -> None:
    assert room_of(lab_sheets.CHECK) == "laboratory"
    assert room_of(match_sheets.RULINGS) == "match"


@pytest.mark.parametrize(
    ("name", "bad"), [("what", "standings"), ("format", "json"), ("form", "leaflet")]
)
def test_a_bad_part_is_the_usual_one_and_the_others_stay(
    file: Path, name: str, bad: object
) -> None:
    save(
        file,
        Settings(
            rooms={"laboratory": RoomMemory(export=EXPORT, presets=(Preset("mine", EXPORT),))}
        ),
    )
    data = json.loads(file.read_text(encoding="utf-8"))
    room = data["rooms"]["laboratory"]
    room["export"][name] = room["presets"][0][1][name] = bad
    file.write_text(json.dumps(data), encoding="utf-8")
    expected = replace(EXPORT, **{name: getattr(FIRST["laboratory"], name)})
    settings, notice = load(file)
    assert notice == ""
    assert settings.export_of("laboratory") == expected
    assert settings.of("laboratory").presets == (Preset("mine", expected),)
    assert (settings.export_of("match"), settings.export_of("swiss")) == (
        FIRST["match"],
        FIRST["swiss"],
    )


def test_widths_and_files_of_these_rooms_are_kept(file: Path) -> None:
    settings = Settings(
        room="laboratory",
        rooms={"laboratory": RoomMemory((1, 2, 30, 40)), "match": RoomMemory((0, 1, 9), ("a",))},
    )
    save(file, settings)
    assert load(file)[0] == settings


def test_a_chart_has_no_csv_and_no_part_has_the_json_of_scales() -> None:
    for part in (*lab_sheets.SHEETS, *match_sheets.SHEETS):
        formats = formats_for(part)
        assert ("csv" in formats) == (part not in (lab_sheets.MODEL_CURVES, lab_sheets.HISTOGRAM))
        assert "json" not in formats
        assert {"printer", "pdf", "xlsx", "html", "clipboard"} < set(formats)
        assert part.forms[0] is Form.SHEET or part is match_sheets.RULING_SLIP
