"""Pairs evenings in files: read back equal, or refused with a reason."""

import json

import pytest

from tests.folders import ROOT
from tests.unit.files.evening_files_builders import whole_evening
from tests.unit.pairs.evenings import of_howell
from vpdesk.errors import WordedError
from vpdesk.files.codec import FileError
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.evening.evening_text import from_text, to_text
from vpdesk.files.text import TextFileError
from vpdesk.pairs.evening import (
    Evening,
)


def test_an_evening_is_read_back_equal(tmp_path):
    for evening in (Evening(), of_howell(6), whole_evening()):
        write_evening(tmp_path / "club.vppairs", evening)
        assert read_evening(tmp_path / "club.vppairs") == evening


def changed(change):
    """The text of an evening of which an object was changed."""
    found = json.loads(to_text(whole_evening()))
    change(found)
    return json.dumps(found)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda found: found.update(format="vpdesk match"), "another kind"),
        (lambda found: found.update(version=2), "newer version"),
        (lambda found: found.update(method="guess"), "“method”"),
        (lambda found: found["entrants"][2].pop("number"), r"“entrants\[2\].number”"),
        (lambda found: found["entrants"][2].update(number=1), "two pairs with the number 1"),
        (lambda found: found["sections"][0].update(starts=[1]), "6 starting positions, not 1"),
        (lambda found: found["sections"][0]["starts"].__setitem__(0, 99), "no pair 99"),
        (
            lambda found: found["sections"][0]["movement"]["encounters"][0].__setitem__(2, 5),
            "two places|against itself",
        ),
        (lambda found: found["entries"][0]["place"].__setitem__(3, 99), "nobody plays board 99"),
        (lambda found: found["entries"].append(found["entries"][0]), "there are two results"),
        (
            lambda found: found["entries"][0].update(shares=[[60, 420], [30, 50]]),
            "Round 1, table A1, board 1: .*100",
        ),
        (
            lambda found: found["entries"][0].update(shares=[[100, 420], [50, 50]]),
            "Round 1, table A1, board 1: .*100",
        ),
        (lambda found: found["entries"][0].update(place=[0, 1, 1, 1]), r"“entries\[0\].place”"),
        (lambda found: found["entries"][0].update(place=["A", True, 1, 1]), r"entries\[0\].place"),
        (lambda found: found["entries"][0].update(place=["A", 1, 1]), r"entries\[0\].place"),
        (lambda found: found["entries"][0].update(shares=[[100, "9NT N"]]), "not a score"),
        (lambda found: found["entries"][1].update(artificial=[160, 40]), "artificial"),
        (lambda found: found["entries"][1].update(ns=[77]), "no pair 77"),
        (lambda found: found["deals"][0][5].append("two\nlines"), r"deals\[0\]"),
        (lambda found: found["deals"][0].append([]), r"deals\[0\]"),
        (lambda found: found["adjustments"][0].update(entrant=77), "no pair 77"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(change, reason):
    with pytest.raises((FileError, WordedError), match=reason):
        from_text(changed(change))


def test_the_example_of_the_document_is_one():
    text = (ROOT / "docs" / "pairs-scoring.md").read_text(encoding="utf-8")
    evening = from_text(text.split("```json\n")[1].split("```")[0])
    assert evening.by_number[1].name == "Fox – Hare"
    assert evening.sections[0].vacant == (2,)


def test_a_damaged_file_is_refused_by_its_name_and_line(tmp_path):
    path = tmp_path / "club.vppairs"
    path.write_text(to_text(of_howell(6))[:-40])
    with pytest.raises(TextFileError, match=r"club.vppairs.*not JSON"):
        read_evening(path)
