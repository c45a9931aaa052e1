"""What a file says without an end, or with numbers of any size, is refused and costs little."""

import json
import os
import tracemalloc

import pytest

from vpdesk.errors import WordedError
from vpdesk.files.match_file import read_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.files.movement_library import library, load
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS, UnsavedMovement
from vpdesk.files.scale_file import read_scale
from vpdesk.files.text import TextFileError
from vpdesk.gui.desk.recovery import left_behind
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import new_sheet
from vpdesk.movements.movement import Movement
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec

WIDE = "[" + '{"":0},' * 650_000 + "0]"
DEEP = '{"a":[' * 800_000
HUGE = 10**5000


@pytest.mark.parametrize("text", [WIDE, DEEP])
@pytest.mark.parametrize("kept_as", [UNSAVED_MOVEMENTS, UNSAVED_MATCHES])
def test_a_recovery_file_without_an_end_is_damaged(tmp_path, kept_as, text):
    file = tmp_path / f"{kept_as.name}-1-a{kept_as.ending}"
    file.write_text(text)
    tracemalloc.start()
    (left,) = left_behind(tmp_path, kept_as, "")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    left.release()
    assert left.work is None
    assert peak < 50_000_000


@pytest.mark.parametrize("kept_as", [UNSAVED_MOVEMENTS, UNSAVED_MATCHES])
def test_a_recovery_file_that_is_no_file_is_damaged(tmp_path, kept_as):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name, target in (("a", pipe), ("b", "/dev/zero"), ("c", tmp_path)):
        (tmp_path / f"{kept_as.name}-1-{name}{kept_as.ending}").symlink_to(target)
    found = left_behind(tmp_path, kept_as, "")
    assert [left.work for left in found] == [None] * 3
    for left in found:
        left.release()


@pytest.mark.parametrize("read", [read_match, read_scale])
@pytest.mark.parametrize("text", [WIDE, DEEP])
def test_json_without_an_end_is_refused(tmp_path, read, text):
    path = tmp_path / "file.any"
    path.write_text(text[:5_000_000])
    with pytest.raises(TextFileError, match=r"^file\.any"):
        read(path)


@pytest.mark.parametrize("field", ["match", "saved", "path"])
@pytest.mark.parametrize("value", [True, 5, 1.5, [], {}])
def test_a_recovered_match_has_texts_where_they_belong(field, value):
    match = Match(new_sheet(4), ScaleSpec(boards=4))
    data = json.loads(UNSAVED_MATCHES.to_bytes(UnsavedMatch(match, match)))
    data[field] = value
    with pytest.raises(ValueError, match=r"."):
        UNSAVED_MATCHES.from_bytes(json.dumps(data).encode())


def test_numbers_of_any_size_are_told():
    for value, text in ((HUGE, "1.00000e+5000"), (-HUGE, "-1.00000e+5000"), (20, "20")):
        assert str(WordedError("{number}", number=value)) == text
    assert Language().plain(HUGE) == "1.000000000e+5000"


@pytest.mark.parametrize(
    "part",
    [
        {"pairs": 10**400},
        {"rounds": -(10**400)},
        {"pairs": 1.5},
        {"pairs": float("nan")},
        {"tables": True},
        {"boards": [[1.5]]},
        {"boards": [[float("inf")]]},
        {"boards": ["12"]},
        {"name": 5},
        {"notes": [5]},
        {"individual": 1},
    ],
)
def test_a_recovered_movement_has_numbers_where_they_belong(part):
    data = json.loads(UNSAVED_MOVEMENTS.to_bytes(_work()))
    data["movement"] |= part
    with pytest.raises(ValueError, match=r"."):
        UNSAVED_MOVEMENTS.from_bytes(json.dumps(data).encode())


@pytest.mark.parametrize("value", [1.5, True, 10**400, -(10**400), -1, float("nan"), None, "1"])
@pytest.mark.parametrize("field", ["round", "table", "ns", "ew", "board_set", "south", "west"])
def test_a_recovered_encounter_has_numbers_where_they_belong(field, value):
    data = json.loads(UNSAVED_MOVEMENTS.to_bytes(_work()))
    data["movement"]["encounters"][0][field] = value
    with pytest.raises(ValueError, match=r"."):
        UNSAVED_MOVEMENTS.from_bytes(json.dumps(data).encode())


def _work() -> UnsavedMovement:
    movement: Movement = load(library()[0])
    return UnsavedMovement(movement, movement)
