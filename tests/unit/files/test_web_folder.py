"""Folders of web pages: there whole, and in the place of nothing that is not ours."""

import shutil
import subprocess
import sys

import pytest

from tests.folders import ROOT
from tests.unit.files.web_folder_builders import contents
from vpdesk.files.atomic import StorageError
from vpdesk.files.web_folder import OfAnotherError, owner_of, write_web_folder

MARK = b"<ours>"
PAGES = {"index.html": b"<ours> 1", "other.html": b"<ours> 2"}


def names(folder):
    return [each.name for each in folder.iterdir()]


def test_a_folder_is_made_and_replaced_whole(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    assert contents(folder) == PAGES
    new = {"index.html": b"<ours> 3"}
    write_web_folder(folder, new, MARK, over=True)
    assert contents(folder) == new
    assert names(tmp_path) == ["web"]


def test_a_folder_knows_whose_it_is(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK, ["0a"])
    assert contents(folder)["index.html"].endswith(b"<ours> 1")
    write_web_folder(folder, PAGES, MARK, ["0b", "0a"])  # saved under another name
    before = contents(folder)
    for owners in (["0c"], [""]):
        with pytest.raises(OfAnotherError, match="another event's pages"):
            write_web_folder(folder, PAGES, MARK, owners)
        assert contents(folder) == before
    write_web_folder(folder, PAGES, MARK, ["0c"], over=True)
    write_web_folder(folder, PAGES, MARK, ["0c"])


def test_pages_that_do_not_say_whose_they_are_go_where_none_is_removed(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    write_web_folder(folder, {**PAGES, "more.html": MARK}, MARK, ["0a"])
    shutil.rmtree(folder)
    write_web_folder(folder, {**PAGES, "more.html": MARK}, MARK)
    with pytest.raises(OfAnotherError):
        write_web_folder(folder, PAGES, MARK, ["0a"])


def test_a_file_is_known_by_where_it_is(tmp_path):
    one, link = tmp_path / "one.vpt", tmp_path / "link.vpt"
    link.symlink_to(one)
    assert owner_of(one) == owner_of(link) != owner_of(tmp_path / "two.vpt")
    assert owner_of(None) == ""


def test_an_empty_folder_may_be_filled(tmp_path):
    (tmp_path / "web").mkdir()
    write_web_folder(tmp_path / "web", PAGES, MARK)
    assert contents(tmp_path / "web") == PAGES


@pytest.mark.parametrize("name", ["notes.txt", "index.html", ".htaccess"])
def test_what_others_wrote_is_left_alone(tmp_path, name):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    (folder / name).write_bytes(b"mine")
    before = contents(folder)
    with pytest.raises(StorageError, match=f"“{name}” in that folder"):
        write_web_folder(folder, {"index.html": b"<ours> 3"}, MARK)
    assert contents(folder) == before


def test_a_folder_within_it_is_left_alone(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    (folder / "photos").mkdir()
    with pytest.raises(StorageError, match="photos"):
        write_web_folder(folder, PAGES, MARK)


def test_where_nothing_can_be_written_it_is_said(tmp_path):
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "none" / "web", tmp_path / "file" / "web"):
        with pytest.raises(StorageError, match="was not saved"):
            write_web_folder(folder, PAGES, MARK)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_fault_on_the_way_leaves_the_old_folder(tmp_path, monkeypatch):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    rename = type(folder).rename

    def failing(self, target):
        if contents(self) == new:
            raise OSError(5, "broken")
        return rename(self, target)

    new = {"index.html": b"<ours> 3"}
    monkeypatch.setattr(type(folder), "rename", failing)
    with pytest.raises(StorageError, match="broken"):
        write_web_folder(folder, new, MARK, over=True)
    assert contents(folder) == PAGES
    assert names(tmp_path) == ["web"]


KILLED = """
import os, sys
from pathlib import Path
from vpdesk.files import web_folder

web_folder._put_in_place = lambda new, target: os._exit(9)
web_folder.write_web_folder(Path(sys.argv[1]), {"index.html": b"<ours> 3"}, b"<ours>", over=True)
"""


def test_a_killed_program_leaves_the_old_folder_and_the_next_one_clears_up(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    program = [sys.executable, "-c", KILLED, str(folder)]
    assert subprocess.run(program, cwd=ROOT, check=False).returncode == 9
    assert contents(folder) == PAGES
    assert len(names(tmp_path)) == 2
    write_web_folder(folder, PAGES, MARK)
    assert names(tmp_path) == ["web"]


def test_what_a_club_changed_stays_and_feeds_are_replaced(tmp_path):
    folder = tmp_path / "web"
    feeds = {"feed.xml": b"<rss><generator>vpdesk 1", "pages.json": b'{"generator":"vpdesk 1"}'}
    write_web_folder(folder, {**PAGES, **feeds, "theme.css": b"plain"}, MARK, ["0a"])
    assert contents(folder)["theme.css"] == b"plain"
    (folder / "theme.css").write_bytes(b"ours")
    (folder / "theme.svg").write_bytes(b"<svg/>")
    write_web_folder(folder, {**PAGES, "theme.css": b"new"}, MARK, ["0a"])
    found = contents(folder)
    assert (found["theme.css"], found["theme.svg"]) == (b"ours", b"<svg/>")
    assert not {*feeds} & {*found}
    (folder / "feed.xml").write_bytes(b"<rss><generator>another")
    with pytest.raises(StorageError, match=r"feed\.xml"):
        write_web_folder(folder, PAGES, MARK, ["0a"])


def test_a_theme_without_an_end_is_none(tmp_path):
    folder = tmp_path / "web"
    write_web_folder(folder, PAGES, MARK)
    with (folder / "theme.css").open("wb") as file:
        file.truncate(5_000_001)
    with pytest.raises(StorageError, match=r"“theme.css” in that folder"):
        write_web_folder(folder, PAGES, MARK)
