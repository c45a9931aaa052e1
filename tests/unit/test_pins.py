"""The versions of packaging/pins are among those that pyproject.toml allows, each with hashes."""

import re
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.folders import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import hatch_build

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINS = ROOT / "packaging" / "pins"
GROUPS = {"program": [], **PROJECT["dependency-groups"]}
NEEDED = [
    (name, text)
    for name in ("program", "test", "lint", "bundle", "release")
    for text in (
        *(PROJECT["project"]["dependencies"] if name not in ("lint", "release") else []),
        *GROUPS[name],
    )
]


def pinned(name: str) -> list[tuple[Requirement, int]]:
    """What a file pins, and how many hashes stand with each."""
    text = (PINS / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.sub(r"(?m)^#.*\n", "", text).replace(" \\\n", " ").splitlines()
    return [
        (Requirement(entry.partition("--hash")[0].strip()), entry.count("--hash=sha256:"))
        for entry in entries
    ]


@pytest.mark.parametrize(("name", "text"), NEEDED)
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_what_is_needed_is_there_in_a_version_that_is_allowed(name, text, python):
    wanted = Requirement(text)
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    if wanted.marker and not wanted.marker.evaluate(here):
        return
    (version,) = (
        version
        for pin, _ in pinned(name)
        if canonicalize_name(pin.name) == canonicalize_name(wanted.name)
        and (pin.marker is None or pin.marker.evaluate(here))
        for version in pin.specifier
    )
    assert version.operator == "=="
    assert wanted.specifier.contains(version.version)


@pytest.mark.parametrize("name", ["program", "test", "lint", "bundle", "release"])
def test_every_version_has_its_hashes(name):
    pins = pinned(name)
    assert pins
    assert [pin.name for pin, hashes in pins if not hashes] == []


def test_the_build_back_end_is_pinned():
    (build,) = PROJECT["build-system"]["requires"]
    assert [each.operator for each in Requirement(build).specifier] == ["=="]
    assert build in GROUPS["release"]
    assert f"{hatch_build.ZIG}; sys_platform == 'win32'" in GROUPS["release"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_install_what_has_its_hash_alone(workflow):
    for line in workflow.read_text(encoding="utf-8").splitlines():
        if "pip install" in line:
            assert "--require-hashes" in line or "--no-deps dist/" in line
