"""What a release is made with: notes, workflows, metadata, a source archive, manifests."""

import re
import sys

import pytest

from tests.folders import ROOT
from vpdesk import RELEASED, __version__

sys.path.insert(0, str(ROOT / "packaging"))

import hatch_build
import notes

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_notes_are_the_part_of_the_version():
    log = f"# Changelog\n\n## Unreleased\n\n- more\n\n## {__version__} - {RELEASED}\n\n- a thing\n"
    assert notes.notes(f"v{__version__}", log) == "- a thing\n"
    with pytest.raises(SystemExit, match="is not that of version"):
        notes.notes("v99.0.0", log)
    with pytest.raises(SystemExit, match="no part"):
        notes.notes(f"v{__version__}", "# Changelog\n\n## Unreleased\n")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_taken_by_their_commits(workflow):
    used = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))
    others = [each for each in used if not each.startswith("./")]
    assert used
    assert [each for each in others if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []


def test_the_addresses_are_those_that_the_builder_says(monkeypatch, tmp_path):
    monkeypatch.delenv("VPDESK_HOME", raising=False)
    metadata = {}
    hatch_build.HomeHook.update(None, metadata)
    assert metadata == {"urls": {}}
    assert hatch_build.home_file(tmp_path) is None
    monkeypatch.setenv("VPDESK_HOME", "https://example.org/vpdesk/")
    hatch_build.HomeHook.update(None, metadata)
    assert metadata["urls"]["Homepage"] == "https://example.org/vpdesk"
    home = hatch_build.home_file(tmp_path)
    assert home is not None
    assert home.read_text() == "https://example.org/vpdesk\n"
