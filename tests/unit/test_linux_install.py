"""The installer inside the Linux bundle, on a folder that looks like one."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.folders import ROOT
from vpdesk.file_kinds import KINDS, OF_OTHERS

MIME = "http://www.freedesktop.org/standards/shared-mime-info"
PACKAGING = ROOT / "packaging" / "linux"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="installs on Linux only")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "Jana Nová"
    folder.mkdir()
    return folder


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    return make_bundle(tmp_path / "new bundle", "1.0")


def make_bundle(folder: Path, version: str) -> Path:
    (folder / "_internal").mkdir(parents=True)
    for name in ("vpdesk", "vpdesk-cli"):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {name} {version}\n")
        program.chmod(0o755)
    icon = folder / "icons" / "16x16" / "apps" / "vpdesk.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"PNG")
    (folder / "org.vpdesk.vpdesk.metainfo.xml").write_text("<component/>")
    for name in ("install.sh", "vpdesk.desktop", "org.vpdesk.vpdesk.xml"):
        shutil.copy(PACKAGING / name, folder)
    return folder


def run(script: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    command = ["sh", str(script), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def says(home: Path, name: str) -> str:
    return subprocess.check_output([home / ".local" / "bin" / name], text=True).strip()


def test_installs_commands_menu_entry_and_icon(bundle: Path, home: Path) -> None:
    done = run(bundle / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert says(home, "vpdesk") == "vpdesk 1.0"
    assert says(home, "vpdesk-cli") == "vpdesk-cli 1.0"
    share = home / ".local" / "share"
    entry = (share / "applications" / "vpdesk.desktop").read_text()
    assert f'\nExec="{home}/.local/lib/vpdesk/vpdesk" %f\n' in entry
    assert (share / "icons/hicolor/16x16/apps/vpdesk.png").exists()
    assert (share / "metainfo/org.vpdesk.vpdesk.metainfo.xml").exists()


@pytest.mark.parametrize(
    "name", ["a|b & c", "Jiří Žďár", "100 % \\ $HOME", 'the "old" `one`', "it's"]
)
def test_any_home_will_do(bundle: Path, tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    home.mkdir()
    done = run(bundle / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert says(home, "vpdesk") == "vpdesk 1.0"
    entry = home / ".local/share/applications/vpdesk.desktop"
    (line,) = (each for each in entry.read_text().splitlines() if each.startswith("Exec="))
    assert started_by(line) == [f"{home}/.local/lib/vpdesk/vpdesk", "%f"]
    installed = home / ".local/lib/vpdesk/install.sh"
    assert run(installed, home, "uninstall").returncode == 0
    assert not list(home.rglob("vpdesk*"))


def started_by(line: str) -> list[str]:
    """The words of an Exec line, as the Desktop Entry Specification has them read."""
    text = line.removeprefix("Exec=").replace("\\\\", "\\")
    found = re.fullmatch(r'"((?:[^"\\`$]|\\["\\`$])*)" (%f)', text)
    assert found, line
    path = re.sub(r'\\(["\\`$])', r"\1", found[1]).replace("%%", "%")
    return [path, found[2]]


def test_a_double_click_on_a_file_of_ours_opens_it(bundle: Path, home: Path) -> None:
    run(bundle / "install.sh", home)
    share = home / ".local" / "share"
    entry = (share / "applications" / "vpdesk.desktop").read_text()
    (line,) = (line for line in entry.splitlines() if line.startswith("MimeType="))
    tree = ElementTree.parse(share / "mime" / "packages" / "org.vpdesk.vpdesk.xml")
    kinds = {
        kind.attrib["type"]: [glob.attrib["pattern"] for glob in kind.findall(f"{{{MIME}}}glob")]
        for kind in tree.getroot()
    }
    assert line.removeprefix("MimeType=").rstrip(";").split(";") == list(kinds)
    patterns = [pattern for found in kinds.values() for pattern in found]
    endings = [ending for kind in KINDS for ending in kind.endings if ending not in OF_OTHERS]
    assert patterns == [f"*{ending}" for ending in endings]


def test_a_new_version_leaves_nothing_of_the_old_one(
    bundle: Path, home: Path, tmp_path: Path
) -> None:
    old = make_bundle(tmp_path / "old", "0.9")
    (old / "_internal" / "gone").touch()
    run(old / "install.sh", home)
    assert run(bundle / "install.sh", home).returncode == 0
    assert says(home, "vpdesk") == "vpdesk 1.0"
    installed = home / ".local" / "lib"
    assert [path.name for path in installed.iterdir()] == ["vpdesk"]
    assert not (installed / "vpdesk" / "_internal" / "gone").exists()


def test_uninstall_removes_what_was_installed_and_keeps_settings(bundle: Path, home: Path) -> None:
    settings = home / ".config" / "vpdesk" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text("{}")
    run(bundle / "install.sh", home)
    installed = home / ".local" / "lib" / "vpdesk" / "install.sh"
    done = run(installed, home, "uninstall")
    assert (done.returncode, done.stderr) == (0, "")
    left = {path for path in home.rglob("*") if not path.is_dir()}
    indexes = {*home.glob(".local/share/mime/*"), *home.rglob("mimeinfo.cache")}
    assert left - indexes == {settings}
    assert not any(b"vpdesk" in path.read_bytes() for path in left & indexes)


def test_files_that_are_not_ours_stay(bundle: Path, home: Path) -> None:
    command = home / ".local" / "bin" / "vpdesk"
    command.parent.mkdir(parents=True)
    command.write_text("another vpdesk")
    assert "is not ours" in run(bundle / "install.sh", home).stdout
    run(bundle / "install.sh", home, "uninstall")
    assert command.read_text() == "another vpdesk"


def test_a_folder_that_is_not_vpdesk_is_not_replaced(bundle: Path, home: Path) -> None:
    other = home / ".local" / "lib" / "vpdesk" / "notes.txt"
    other.parent.mkdir(parents=True)
    other.touch()
    for word in ("install", "uninstall"):
        done = run(bundle / "install.sh", home, word)
        assert done.returncode == 1
        assert "is not vpdesk" in done.stderr
        assert other.exists()


def test_a_program_that_runs_is_not_replaced(bundle: Path, home: Path) -> None:
    program = bundle / "vpdesk"
    shutil.copy(shutil.which("sleep") or "/bin/sleep", program)
    run(bundle / "install.sh", home)
    with subprocess.Popen([home / ".local" / "bin" / "vpdesk", "60"]) as running:
        try:
            done = run(bundle / "install.sh", home)
        finally:
            running.kill()
    assert (done.returncode, done.stderr) == (
        1,
        "vpdesk: it is running; close it, and try again.\n",
    )


def test_the_script_of_the_source_installs_nothing(home: Path) -> None:
    done = run(PACKAGING / "install.sh", home)
    assert done.returncode == 1
    assert "unpacked folder" in done.stderr
    assert list(home.iterdir()) == []
