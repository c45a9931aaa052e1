"""Small files that would make much are refused in one sentence, or make little."""

from typing import Any

import pytest

from tests.bench import hostile
from tests.bench.endless import reader
from vpdesk.errors import WordedError
from vpdesk.pairs.board_results import PairsResult

SMALL = 200_000  # bytes
MOST_MADE = 10_000  # characters of all of it


def came_of(case, path):
    """What a reader made of a file, or why it did not."""
    try:
        return repr(reader(case.reader)(path))
    except (OSError, WordedError) as error:
        return f"{path.name} {error}" if path.name in str(error) else "\n" * MOST_MADE


@pytest.mark.parametrize(
    "kind", [hostile._workbooks, hostile._usebio, hostile._deals, hostile._results, hostile._texts]
)
def test_no_reader_is_bitten(tmp_path, kind):
    seen = 0
    for case in kind():
        if len(case.data) > SMALL or "1,000,000" in case.name:
            continue
        path = tmp_path / f"file{case.ending}"
        path.write_bytes(case.data)
        seen += 1
        told = came_of(case, path)
        assert len(told) < MOST_MADE, case.name
    assert seen


def test_rating_lists_of_much_in_little(tmp_path):
    path = tmp_path / "list.zip"
    for case in hostile._lists():
        path.write_bytes(case.data)
        with pytest.raises(OSError, match=r"list.zip: This is not a rating list"):
            hostile.keep_players(path)
        assert [each.name for each in tmp_path.iterdir()] == ["list.zip"]


def test_boards_that_are_there_once_are_read_once(tmp_path):
    path = tmp_path / "evening.xml"
    line = hostile.LINE.format(score=50)
    inside = "".join(hostile.BOARD.format(number=at, inside=line * 9) for at in range(1, 33))
    path.write_text(f"<!DOCTYPE USEBIO><USEBIO><SECTION>{inside}</SECTION></USEBIO>")
    made: Any = reader("results")(path)
    assert len(made) == 9 * 32
    assert all(isinstance(each, PairsResult) for each in made)
