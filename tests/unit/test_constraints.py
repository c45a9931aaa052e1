"""The versions of packaging/constraints.txt are among those that pyproject.toml allows."""

import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.folders import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RANGES = [
    *PROJECT["project"]["dependencies"],
    *(
        each
        for group in PROJECT["dependency-groups"].values()
        for each in group
        if isinstance(each, str)
    ),
]
LINES = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINS = {
    canonicalize_name(pin.name): pin.specifier
    for pin in (Requirement(line) for line in LINES if not line.startswith("#"))
}


@pytest.mark.parametrize("text", RANGES)
def test_what_is_needed_is_there_in_a_version_that_is_allowed(text):
    wanted = Requirement(text)
    (version,) = PINS[canonicalize_name(wanted.name)]
    assert version.operator == "=="
    assert wanted.specifier.contains(version.version)
