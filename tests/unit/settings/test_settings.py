"""Settings survive a round trip, and anything at all in their file."""

import json
import os
from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from vpdesk.files.atomic import StorageError
from vpdesk.files.scale_library import built_in
from vpdesk.formats.choice import FIRST, SEPARATORS, ExportChoice, Preset
from vpdesk.formats.format import formats_for
from vpdesk.languages import LANGUAGES
from vpdesk.report.document import Form
from vpdesk.report.language import Language
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import MAX_PINS, ScaleChoice, View
from vpdesk.report.scales.sheets import Booklet
from vpdesk.scales import Model, ScaleError, ScaleSpec
from vpdesk.settings import (
    MOST_RECENT,
    PAPERS,
    ROOM_OF,
    THEMES,
    RoomMemory,
    Settings,
    load,
    log_folder,
    save,
    settings_path,
)

BOARDS = st.integers(1, 999)
any_disk = hypothesis_settings(max_examples=30)
PINS = BOARDS | st.builds(
    ScaleSpec,
    boards=BOARDS,
    kind=st.sampled_from(["continuous", "discrete"]),
    v0=st.integers(1, 10_000).map(lambda hundredths: hundredths / 100),
    blitz=st.none() | st.integers(1, 9999) | st.floats(0.5, 9999),
    family=st.sampled_from([None, *built_in()]),
)
CHOICES = st.builds(
    ScaleChoice,
    boards=BOARDS,
    kind=st.sampled_from(["continuous", "discrete"]),
    v0=st.integers(1, 10_000).map(lambda hundredths: hundredths / 100),
    factor=st.integers(1, 30) | st.floats(0.5, 300),
    blitz=st.none() | st.integers(1, 9999) | st.floats(0.5, 9999),
    half_match=st.booleans(),
    pins=st.lists(PINS, max_size=MAX_PINS, unique=True).map(tuple),
    view=st.sampled_from(View),
    base=PINS,
    per_root_board=st.booleans(),
    model=st.sampled_from(Model),
    family=st.sampled_from([None, *built_in()]),
)
KINDS = st.sampled_from([(True, False), (False, True), (True, True)])
BOOKLETS = st.builds(
    lambda first, last, kinds: Booklet(min(first, last), max(first, last), *kinds),
    BOARDS,
    BOARDS,
    KINDS,
)
EXPORTS = st.builds(
    ExportChoice,
    what=st.sampled_from(scale_sheets.SHEETS),
    form=st.sampled_from(Form),
    format=st.sampled_from(formats_for(*scale_sheets.SHEETS)),
    paper=st.sampled_from(PAPERS),
    landscape=st.booleans(),
    language=st.sampled_from(["", *LANGUAGES]),
    decimal_sign=st.sampled_from(["", ".", ","]),
    separator=st.sampled_from(["", *SEPARATORS]),
    title=st.text(),
    event=st.text(),
    date=st.text(),
    logo=st.text(),
    booklet=BOOKLETS,
)
PRESETS = st.dictionaries(st.text(min_size=1), EXPORTS, max_size=4).map(
    lambda named: tuple(Preset(name, named[name]) for name in sorted(named))
)
MEMORIES = st.builds(
    RoomMemory,
    widths=st.lists(st.integers(0, 5000), max_size=16).map(tuple),
    recent=st.lists(st.text(), max_size=MOST_RECENT, unique=True).map(tuple),
    open=st.text(),
    own=st.dictionaries(st.text(), st.text(), max_size=3),
)
LAST = ExportChoice(match_sheets.RULINGS, format="csv", event="Spring Teams")
WITH_EXPORTS = st.builds(RoomMemory, export=st.none() | EXPORTS, presets=PRESETS)
SETTINGS = st.builds(
    Settings,
    choice=CHOICES,
    language=st.sampled_from(["system", *LANGUAGES]),
    theme=st.sampled_from(THEMES),
    decimal_sign=st.sampled_from(["", ".", ","]),
    start_up=st.sampled_from(["as left", "same"]),
    zoom=st.integers(80, 250),
    geometry=st.sampled_from(["", "AdnQywAD", "AAA="]),
    room=st.text(),
    rooms=st.builds(
        lambda rooms, scales: {**rooms, "scales": scales},
        st.dictionaries(st.text(), MEMORIES, max_size=3),
        WITH_EXPORTS,
    ),
    export_folder=st.text(),
    paper=st.sampled_from(PAPERS),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
CHOICE_NAMES = [each.name for each in fields(ScaleChoice)]
EXPORT_NAMES = [each.name for each in fields(ExportChoice)]
NAMES = [each.name for each in fields(Settings)]


def accepted(choice: ScaleChoice) -> bool:
    try:
        choice.rule(choice.boards)
    except ScaleError:
        return False
    return True


def check_ranges(settings: Settings) -> None:
    choice = settings.choice
    choice.rule(choice.boards)
    assert type(choice.boards) is int
    assert all(type(pin) in (int, ScaleSpec) for pin in (*choice.pins, choice.base))
    assert all(1 <= choice.pinned(pin).boards <= 999 for pin in (*choice.pins, choice.base))
    assert choice.kind in ("continuous", "discrete")
    assert isinstance(choice.view, View)
    assert len(set(choice.pins)) == len(choice.pins) <= MAX_PINS
    assert type(choice.half_match) is type(choice.per_root_board) is bool
    assert settings.language in ("system", *LANGUAGES)
    assert settings.theme in THEMES
    assert settings.decimal_sign in ("", ".", ",")
    assert settings.start_up in ("as left", "same")
    assert settings.paper in PAPERS
    assert type(settings.zoom) is int
    assert 80 <= settings.zoom <= 250
    assert isinstance(settings.geometry + settings.export_folder, str)
    assert isinstance(settings.room, str)
    for memory in settings.rooms.values():
        assert all(type(width) is int and width >= 0 for width in memory.widths)
        assert len(set(memory.recent)) == len(memory.recent) <= MOST_RECENT
        assert all(type(text) is str for text in (*memory.recent, memory.open))
        assert all(type(text) is str for each in memory.own.items() for text in each)
    check_export(settings.export_of("scales"))
    names = [preset.name for preset in settings.of("scales").presets]
    assert names == sorted(set(names))
    assert all(type(name) is str and name for name in names)
    for preset in settings.of("scales").presets:
        check_export(preset.choice)


def check_export(export: ExportChoice) -> None:
    assert export.what in scale_sheets.SHEETS
    assert isinstance(export.form, Form)
    assert export.format in formats_for(*scale_sheets.SHEETS)
    assert export.paper in PAPERS
    assert type(export.landscape) is bool
    assert export.language in ("", *LANGUAGES)
    assert export.decimal_sign in ("", ".", ",")
    assert export.separator in ("", *SEPARATORS)
    assert isinstance(export.title + export.event + export.date + export.logo, str)
    booklet = export.booklet
    assert type(booklet.first) is type(booklet.last) is int
    assert 1 <= booklet.first <= booklet.last <= 999
    assert type(booklet.continuous) is type(booklet.discrete) is bool
    assert booklet.continuous or booklet.discrete


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("settings") / "settings.json"


def loaded(path: Path, data: object) -> Settings:
    path.write_text(json.dumps(data), encoding="utf-8")
    settings, notice = load(path)
    assert notice == ""
    return settings


@any_disk
@given(settings=SETTINGS)
def test_round_trip(file: Path, settings: Settings) -> None:
    if not accepted(settings.choice):
        settings = replace(settings, choice=replace(settings.choice, factor=15))
    save(file, settings)
    assert load(file) == (settings, "")


def test_exact_numbers_keep_their_value(file: Path) -> None:
    choice = ScaleChoice(v0=Fraction(25, 2), factor=Fraction(15), blitz=Fraction(81))
    save(file, Settings(choice=choice))
    assert load(file)[0].choice == choice


def test_defaults(file: Path) -> None:
    assert loaded(file, {}) == Settings()
    assert Settings().choice == ScaleChoice()


@hypothesis_settings(any_disk, max_examples=40)
@given(
    data=st.dictionaries(st.sampled_from(NAMES) | st.text(), JSON)
    | st.builds(
        lambda choice, rest: {**rest, "choice": choice},
        st.dictionaries(st.sampled_from(CHOICE_NAMES), JSON),
        st.dictionaries(st.sampled_from(NAMES), JSON),
    )
    | st.builds(
        lambda export, presets: {"export": export, "presets": presets},
        st.dictionaries(st.sampled_from(EXPORT_NAMES), JSON),
        st.lists(
            JSON | st.tuples(st.text() | JSON, st.dictionaries(st.sampled_from(EXPORT_NAMES), JSON))
        ),
    )
)
def test_any_object_gives_settings_in_range(file: Path, data: object) -> None:
    check_ranges(loaded(file, data))


@any_disk
@given(
    data=st.binary()
    | st.text().map(str.encode)
    | JSON.map(lambda value: json.dumps(value).encode())
)
def test_any_bytes_give_settings_in_range(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    settings, notice = load(file)
    check_ranges(settings)
    assert file.exists() == (notice == "")
    if notice:
        assert settings == Settings()
        assert file.with_name("settings.json.broken").read_bytes() == data


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("language", "xx"),
        ("decimal_sign", ";"),
        ("start_up", "later"),
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("zoom", 79),
        ("zoom", 251),
        ("zoom", "100"),
        ("zoom", 120.0),
        ("zoom", True),
        ("geometry", "no base64!"),
        ("geometry", 3),
        ("rooms", ["scales"]),
        ("rooms", "12"),
        ("export_folder", None),
        ("paper", "B5"),
        ("choice", [16]),
    ],
)
def test_a_bad_field_is_its_default_and_the_others_stay(file: Path, name: str, bad: object) -> None:
    others = Settings(
        choice=ScaleChoice(boards=20),
        theme="dark",
        zoom=150,
        geometry="AAAA",
        rooms={"scales": RoomMemory((3, 4))},
        export_folder="/x",
        paper="A3",
    )
    save(file, others)
    data = json.loads(file.read_text(encoding="utf-8"))
    data[name] = bad
    assert loaded(file, data) == replace(others, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("widths", [1, -1]),
        ("widths", "12"),
        ("widths", [1] * 100),
        ("recent", [1]),
        ("open", 7),
        ("own", []),
        ("own", {"regulation": 7}),
        ("export", ["pdf"]),
        ("presets", {"a": {}}),
        ("presets", "ab"),
        ("presets", None),
    ],
)
@pytest.mark.parametrize("before", [False, True])
def test_a_bad_field_of_a_room_costs_no_other(
    file: Path, name: str, bad: object, before: bool
) -> None:
    memory = RoomMemory((3, 4), ("a",), "a", {"regulation": "x"}, LAST, (Preset("b", LAST),))
    written = ROOM_OF["match"].write(memory)
    data: dict[str, object] = {"rooms": {"match": written | {name: bad}, "swiss": 7}}
    if before:
        told = {"match_widths": (3, 4), "recent_matches": ("a",), "match": "a", "regulation": "x"}
        told |= {"match_export": written["export"], "match_presets": written["presets"]}
        names = ("widths", "recent", "open", "own", "export", "presets")
        of_before = dict(zip(names, told, strict=True))
        data = told | {of_before[name]: 7}
    found = loaded(file, data)
    usual = RoomMemory(export=FIRST["match"])
    assert found.of("match") == replace(memory, **{name: getattr(usual, name)})
    assert found.of("swiss") == RoomMemory()


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("boards", 0),
        ("boards", 1000),
        ("boards", 16.0),
        ("boards", "16"),
        ("boards", True),
        ("kind", "convex"),
        ("v0", 0),
        ("v0", "10"),
        ("v0", 10.125),
        ("v0", float("nan")),
        ("v0", None),
        ("factor", -1),
        ("factor", 10**400),
        ("blitz", 0),
        ("blitz", float("inf")),
        ("half_match", "yes"),
        ("pins", [8, 0]),
        ("pins", [8, "16"]),
        ("pins", list(range(1, 14))),
        ("pins", 8),
        ("view", "map"),
        ("view", []),
        ("base", 0),
        ("per_root_board", 0),
    ],
)
def test_a_bad_choice_is_its_default_and_the_others_stay(
    file: Path, name: str, bad: object
) -> None:
    others = ScaleChoice(
        boards=20,
        kind="discrete",
        v0=5,
        factor=12.5,
        blitz=60,
        half_match=True,
        pins=(7,),
        view=View.DIFFERENCES,
        base=7,
        per_root_board=True,
    )
    save(file, Settings(choice=others))
    data = json.loads(file.read_text(encoding="utf-8"))
    data["choice"][name] = bad
    expected = replace(others, **{name: getattr(ScaleChoice(), name)})
    assert loaded(file, data).choice == expected


def test_a_factor_too_large_for_the_boards(file: Path) -> None:
    choice = loaded(file, {"choice": {"boards": 999, "factor": 9999, "v0": 5}}).choice
    assert choice == ScaleChoice(boards=999, v0=5)
    assert loaded(file, {"choice": {"boards": 1, "factor": 9999}}).choice.factor == 9999


def test_a_missing_file_is_no_news(tmp_path: Path) -> None:
    assert load(tmp_path / "none" / "settings.json") == (Settings(), "")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"3", b"[" * 100_000])
def test_a_broken_file_is_set_aside(tmp_path: Path, data: bytes) -> None:
    path, broken = tmp_path / "settings.json", tmp_path / "settings.json.broken"
    broken.write_bytes(b"an older one")
    path.write_bytes(data)
    settings, notice = load(path)
    assert settings == Settings()
    assert str(broken) in notice
    assert broken.read_bytes() == data
    assert load(path) == (Settings(), "")


def test_a_file_that_can_be_neither_read_nor_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    path.with_name("settings.json.broken").write_bytes(b"")
    settings, notice = load(path)
    assert settings == Settings()
    assert str(path) in notice
    assert path.is_dir()


def test_the_notice_is_in_the_readers_language(tmp_path: Path) -> None:
    def shout(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
        assert context == "Settings"
        return "BROKEN {broken}"

    path = tmp_path / "settings.json"
    path.write_bytes(b"{")
    notice = load(path, Language(shout))[1]
    assert notice == f"BROKEN {path}.broken"


def test_save_makes_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "settings.json"
    save(path, Settings(zoom=200))
    assert load(path)[0].zoom == 200


def test_save_into_what_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    with pytest.raises(StorageError, match=r"settings\.json"):
        save(tmp_path / "a" / "settings.json", Settings())


@pytest.mark.skipif("sys.platform != 'linux'")
def test_places_follow_the_desktops_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert settings_path() == tmp_path / "config" / "vpdesk" / "settings.json"
    assert log_folder() == tmp_path / "state" / "vpdesk" / "log"
    assert not list(tmp_path.iterdir())


def test_a_pin_that_is_there_twice_is_there_once(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"choice": {"pins": [32, 8, 8, 16]}}')
    assert load(path)[0].choice.pins == (32, 8, 16)


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "dangling"])
def test_what_is_no_file_is_left_alone(tmp_path: Path, kind: str) -> None:
    path, target = tmp_path / "settings.json", tmp_path / "target"
    if kind == "folder":
        target.mkdir()
        (target / "letter.txt").write_text("dear")
    elif kind == "pipe":
        os.mkfifo(target)
    path.symlink_to("/dev/zero" if kind == "device" else target)
    before = path.readlink()
    settings, notice = load(path)
    assert settings == Settings()
    assert (str(path) in notice) is (kind != "dangling")
    assert path.readlink() == before
    assert not path.with_name("settings.json.broken").exists()
    if kind == "dangling":
        return
    with pytest.raises(StorageError, match="a folder or a device has that name"):
        save(path, settings)
    if kind == "folder":
        assert [each.name for each in target.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("data", [b"{}", b"a diary"])
def test_a_file_of_somebody_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    other = path.stat().st_uid + 1
    monkeypatch.setattr("os.geteuid", lambda: other)
    settings, notice = load(path)
    assert settings == Settings()
    assert (str(path) in notice) is (data != b"{}")
    with pytest.raises(StorageError, match="belongs to somebody else"):
        save(path, settings)
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [
        ("settings.json", data)
    ]


def test_settings_without_an_end_are_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for data in (b" " * 5_000_001, b"[" + b"{}," * 200_000 + b"{}]"):
        path.write_bytes(data)
        assert load(path)[0] == Settings()
        assert path.with_name("settings.json.broken").read_bytes() == data
        assert not path.exists()


def test_two_windows_keep_what_each_of_them_remembers(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first = Settings(rooms={"match": RoomMemory(recent=("old",), own={"a": "1", "b": "1"})})
    save(path, first)
    one = replace(
        first.remembering({"match": RoomMemory(recent=("one", "old"), own={"a": "2", "b": "1"})}),
        zoom=120,
    )
    save(path, one, first)
    other = replace(
        first.remembering({"match": RoomMemory(recent=("other", "old"), own={"a": "1"})}),
        theme="dark",
    )
    save(path, other, first)
    kept = load(path)[0]
    assert (kept.zoom, kept.theme) == (120, "dark")
    assert set(kept.of("match").recent) == {"old", "one", "other"}
    assert kept.of("match").own == {"a": "2"}
    save(path, one, one)  # a window that has changed nothing since takes nothing back
    assert load(path)[0] == kept


def test_settings_that_are_gone_are_written_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    mine = Settings(zoom=120, room="match")
    save(path, mine, mine)
    assert load(path)[0] == mine
