"""What has no window loads no window: engines, reports, plain writers and the command line."""

import json
import subprocess
import sys

import pytest

HEAVY = {"PySide6", "pyqtgraph", "numpy"}
MODULES = [
    "vpdesk.cli",
    "vpdesk.languages",
    "vpdesk.settings",
    "vpdesk.files.atomic",
    "vpdesk.scales",
    "vpdesk.report.language",
    "vpdesk.report.scales.report",
    "vpdesk.formats.csv_file",
    "vpdesk.formats.json_file",
    "vpdesk.formats.text_file",
]


def packages_loaded_by(module: str) -> set[str]:
    """The packages in a fresh interpreter after one import."""
    program = f"import json, sys, {module}; print(json.dumps(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return {name.partition(".")[0] for name in json.loads(run.stdout)}


@pytest.mark.parametrize("module", MODULES)
def test_imports_are_light(module):
    loaded = packages_loaded_by(module)
    assert "vpdesk" in loaded
    assert not loaded & HEAVY


def test_a_heavy_import_would_be_seen():
    assert "numpy" in packages_loaded_by("numpy")
