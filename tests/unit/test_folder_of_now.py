"""Nothing that lies in the folder in which the program is started is run."""

import subprocess
import sys

import pytest

from tests.folders import ROOT

MODULES = ("argparse", "gc", "json", "pathlib", "re", "typing", "PySide6", "numpy")


@pytest.mark.parametrize("name", ["vpdesk", "vpdesk.cli"])
def test_a_module_in_the_folder_of_now_is_not_ours(tmp_path, name):
    for module in MODULES:
        (tmp_path / f"{module}.py").write_text("raise SystemExit('run')")
    command = [sys.executable, "-m", name, "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("vpdesk ")


def test_nor_does_a_checkout_need_it():
    """Where the folder of now is that of the program, its own parts are found all the same."""
    command = [sys.executable, "-S", "-m", "vpdesk.cli", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("vpdesk "), done.stderr
