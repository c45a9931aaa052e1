"""The pages at a private address, in a network of their own: what a phone gets, no localhost."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.folders import ROOT
from tests.unit.cli.hall.webdriver_builders import BROWSERS

ADDRESS = "192.168.77.1"
APART = shutil.which("unshare") and shutil.which("ip")


def may_be_apart():
    """Whether this user may have a network of its own."""
    tried = subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False)
    return tried.returncode == 0


@pytest.mark.skipif(not APART or not may_be_apart(), reason="no network of its own is to be had")
@pytest.mark.parametrize("browser", list(BROWSERS))
def test_the_pages_live_over_plain_http_at_a_private_address(tmp_path, browser):
    if not all(BROWSERS[browser]):
        pytest.skip(f"{browser} with its driver is not here")
    words = [sys.executable, "-m", "tests.unit.cli.hall.private_phone", browser, str(tmp_path)]
    up = f"ip link set lo up && ip address add {ADDRESS}/24 dev lo && exec "
    told = subprocess.run(
        ["unshare", "-n", "sh", "-c", up + '"$@"', "sh", *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    assert told.stdout.split() == ["secure:False", "live:True", "round:True", "found:True"]
