"""What a release is made with: notes, workflows, metadata, a source archive, manifests."""

import hashlib
import json
import platform
import re
import sys
import tomllib

import pytest

from tests.folders import ROOT
from vpdesk import RELEASED, __version__

sys.path.insert(0, str(ROOT / "packaging"))

import hatch_build
import manifests
import metainfo
import notes

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_notes_are_the_part_of_the_version():
    log = f"# Changelog\n\n## Unreleased\n\n- more\n\n## {__version__} - {RELEASED}\n\n- a thing\n"
    assert notes.notes(f"v{__version__}", log) == "- a thing\n"
    with pytest.raises(SystemExit, match="another day"):
        notes.notes(f"v{__version__}", log.replace(RELEASED, "unreleased"))
    with pytest.raises(SystemExit, match="is not that of version"):
        notes.notes("v99.0.0", log)
    with pytest.raises(SystemExit, match="no part"):
        notes.notes(f"v{__version__}", "# Changelog\n\n## Unreleased\n")


def test_the_changelog_has_the_day_of_the_version():
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert notes.notes(f"v{__version__}", log).startswith("### Added\n")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_no_workflow_keeps_a_password_or_takes_a_package_that_is_not_pinned(workflow):
    text = workflow.read_text(encoding="utf-8")
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    asked = re.findall(r"pip install (.*)", text)
    assert [each for each in asked if not each.startswith(("--require-hashes", "--no-deps"))] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_taken_by_their_commits(workflow):
    used = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))
    others = [each for each in used if not each.startswith("./")]
    assert used
    assert [each for each in others if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []


def test_the_addresses_are_those_that_the_builder_says(monkeypatch, tmp_path):
    for name in ("VPDESK_HOME", "VPDESK_URL"):
        monkeypatch.delenv(name, raising=False)
    metadata = {}
    hatch_build.HomeHook.update(None, metadata)  # type: ignore[arg-type]
    assert metadata["urls"] == {}
    assert "](docs/images/" in metadata["readme"]["text"]
    assert hatch_build.home_file(tmp_path) is None
    monkeypatch.setenv("VPDESK_HOME", "https://example.org/vpdesk/")
    hatch_build.HomeHook.update(None, metadata)  # type: ignore[arg-type]
    assert metadata["urls"]["Homepage"] == "https://example.org/vpdesk"
    read = metadata["readme"]["text"]
    assert re.findall(r"\]\((?!https://)[^)]*", read) == []
    assert "](https://example.org/vpdesk/raw/main/docs/images/vpdesk-swiss.png)" in read
    assert "](https://example.org/vpdesk/blob/main/docs/features.md)" in read
    monkeypatch.setenv("VPDESK_URL", "https://example.org/raw/1a/")
    hatch_build.HomeHook.update(None, metadata)  # type: ignore[arg-type]
    assert "](https://example.org/raw/1a/docs/images/" in metadata["readme"]["text"]
    home = hatch_build.home_file(tmp_path)
    assert home is not None
    assert home.read_text() == "https://example.org/vpdesk\n"


def test_a_wheel_of_macos_is_for_the_processor_that_it_was_compiled_for(monkeypatch):
    """The Python of python.org calls itself universal2; what it compiles is not."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platform, "machine", lambda: "arm64")
    assert hatch_build.platform_tag() == "macosx_11_0_arm64"


def test_the_metadata_have_pictures_and_a_home_page_where_the_builder_says_them():
    plain = metainfo.metainfo("", "").decode()
    assert "<screenshots>" not in plain
    assert "<url" not in plain
    told = metainfo.metainfo("https://example.org/raw/", "https://example.org/vpdesk").decode()
    assert '<url type="homepage">https://example.org/vpdesk</url>' in told
    for name in metainfo.PICTURES:
        assert f"<image>https://example.org/raw/docs/images/{name}.png</image>" in told
        assert (ROOT / "docs" / "images" / f"{name}.png").is_file()


def test_manifests_name_the_archives_and_their_sums(tmp_path):
    dist, out = tmp_path / "dist", tmp_path / "out"
    dist.mkdir()
    with pytest.raises(SystemExit, match="is not in"):
        manifests.main(dist, out, "https://example.org")
    for name in (manifests.SETUP, manifests.ARCHIVE):
        (dist / name).write_text(name)
    with pytest.raises(SystemExit, match="VPDESK_HOME"):
        manifests.main(dist, out, "")
    manifests.main(dist, out, "https://example.org")
    sums = {
        name: hashlib.sha256(name.encode()).hexdigest()
        for name in (manifests.SETUP, manifests.ARCHIVE)
    }
    installer = (out / "vpdesk.vpdesk.installer.yaml").read_text()
    assert sums[manifests.SETUP].upper() in installer
    assert f"https://example.org/releases/download/v{__version__}/{manifests.SETUP}" in installer
    flatpak = json.loads((out / "org.vpdesk.vpdesk.json").read_text())
    (module,) = flatpak["modules"]
    assert module["sources"][0]["sha256"] == sums[manifests.ARCHIVE]
    names = {"", ".installer", ".locale.en-US"}
    assert {path.name for path in out.glob("*.yaml")} == {f"vpdesk.vpdesk{n}.yaml" for n in names}


def test_what_flatpak_installs_is_in_the_bundle():
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    for name in ("vpdesk.desktop", "org.vpdesk.vpdesk.xml", "org.vpdesk.vpdesk.metainfo.xml"):
        assert any(name in command for command in manifests.INSTALL)
        assert name in build


def test_flatpak_finds_the_entry_that_the_metadata_name():
    (rename,) = (each for each in manifests.INSTALL if "metainfo/*.xml" in each)
    assert f"s/vpdesk.desktop/{manifests.APPLICATION}.desktop/" in rename
    assert '<launchable type="desktop-id">vpdesk.desktop<' in metainfo.metainfo("", "").decode()


def test_the_wheel_says_under_which_licences_its_parts_are():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    parts = {
        "MIT": "LICENSE",
        "Apache-2.0": "vpdesk/native/dds/LICENSE",
        "OFL-1.1": "resources/fonts/OFL.txt",
    }
    assert set(project["license"].split(" AND ")) == set(parts)
    named = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    assert {ROOT / file for file in parts.values()} <= named
    words = {
        "MIT": "MIT License",
        "Apache-2.0": "Apache License",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
    }
    for licence, file in parts.items():
        assert words[licence] in (ROOT / file).read_text(encoding="utf-8")
