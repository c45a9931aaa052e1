"""What was exported last, and the presets, survive anything in the settings file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vpdesk.formats.choice import SHEETS, ExportChoice, Preset
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.sheets import Booklet
from vpdesk.settings import RoomMemory, Settings, load, save

EXPORT = ExportChoice(
    what=scale_sheets.COMPARISON,
    form=Form.WALL,
    format="xlsx",
    paper="A3",
    landscape=True,
    language="cs",
    decimal_sign=",",
    separator=";",
    title="Teams",
    event="Spring",
    date="14 May",
    logo="/a/logo.svg",
    marks=True,
    tint=True,
    loser=False,
    per_page=2,
    booklet=Booklet(7, 9, False, True),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def loaded(path: Path, data: object) -> Settings:
    path.write_text(json.dumps(data), encoding="utf-8")
    settings, notice = load(path)
    assert notice == ""
    return settings


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("what", "rules"),
        ("what", None),
        ("what", ["table"]),
        ("form", "leaflet"),
        ("format", "docx"),
        ("format", []),
        ("paper", "B5"),
        ("landscape", 1),
        ("language", "sv"),
        ("language", "system"),
        ("decimal_sign", ";"),
        ("separator", "|"),
        ("title", None),
        ("event", 2030),
        ("date", ["14 May"]),
        ("logo", False),
        ("booklet", {"first": 9, "last": 7}),
        ("booklet", {"continuous": False}),
    ],
)
@pytest.mark.parametrize("place", ["export", "preset"])
def test_a_bad_part_of_an_export_is_its_default_and_the_others_stay(
    file: Path, place: str, name: str, bad: object
) -> None:
    save(
        file,
        Settings(rooms={"scales": RoomMemory(export=EXPORT, presets=(Preset("mine", EXPORT),))}),
    )
    data = json.loads(file.read_text(encoding="utf-8"))
    room = data["rooms"]["scales"]
    (room["export"] if place == "export" else room["presets"][0][1])[name] = bad
    expected = replace(EXPORT, **{name: getattr(ExportChoice(), name)})
    settings = loaded(file, data)
    assert settings.export_of("scales") == (expected if place == "export" else EXPORT)
    assert settings.of("scales").presets == (
        Preset("mine", EXPORT if place == "export" else expected),
    )


@pytest.mark.parametrize(
    ("booklet", "expected"),
    [
        ({"first": 7, "last": 9}, Booklet(7, 9)),
        ({"first": 7, "last": "9"}, Booklet(7, 40)),
        ({"first": 0, "last": 9}, Booklet(1, 9)),
        ({"first": True, "last": 9}, Booklet(1, 9)),
        ({"last": 1000, "discrete": True}, Booklet(1, 40, True, True)),
        ({"continuous": "yes", "discrete": True}, Booklet(1, 40, True, True)),
        ([7, 9], Booklet()),
        (None, Booklet()),
    ],
)
def test_a_bad_part_of_a_booklet(file: Path, booklet: object, expected: Booklet) -> None:
    assert loaded(file, {"export": {"booklet": booklet}}).export_of("scales").booklet == expected


def test_a_broken_preset_does_not_cost_the_others(file: Path) -> None:
    card = {"form": "card"}
    presets = [["b", card], ["c"], 3, ["", card], [4, card], "de", [["f"], card], ["a", None],
               ["g", card, 1], ["b", {"form": "wall"}], ["h", "x"]]  # fmt: skip
    assert loaded(file, {"presets": presets}).of("scales").presets == (
        Preset("a", ExportChoice()),
        Preset("b", ExportChoice(form=Form.WALL)),
        Preset("h", ExportChoice()),
    )


def test_hundreds_of_presets_are_kept(file: Path) -> None:
    presets = tuple(Preset(f"preset {i:03}", ExportChoice()) for i in range(300))
    save(file, Settings(rooms={"scales": RoomMemory(presets=presets)}))
    assert load(file)[0].of("scales").presets == presets


@pytest.mark.parametrize("room", SHEETS)
def test_whatever_was_printed_last_is_remembered(file, room):
    sheet = SHEETS[room][-1]
    made = Settings(rooms={room: RoomMemory(export=ExportChoice(sheet, sheet.forms[-1]))})
    save(file, made)
    found, _ = load(file)
    assert found.export_of(room) == made.export_of(room)
