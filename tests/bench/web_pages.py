"""Published pages in a real browser: python -m tests.bench.web_pages [AXE.MIN.JS].

Six kinds of event at four widths: where the first result begins, which pages are wider than their
screen, the largest page, and what axe finds where its file is given. Chromium must be installed.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication

from tests.swiss_events import chess, play_round, teams
from tests.unit.deals.known import random_deals
from tests.unit.event.stages_builders import league, played
from tests.unit.files.event_file_builders import steps
from tests.unit.formats.html_reader import pages_alone
from tests.unit.pairs.evenings import filled, of_howell, of_mitchell
from tests.unit.report.languages import ENGLISH
from vpdesk.event.event import Event, of_tournament
from vpdesk.formats.html_folder import evening_files, event_files
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.tournament.tournament import Entrant

WIDTHS = (320, 390, 820, 1280)
LONG = "Bridžový klub Český Krumlov – Štěpánka {number}"
SCORES = ("420", "-50", "140", "-620", "A60/40")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
MEASURE = """<!DOCTYPE html><body style="margin:0"><script>
const axe = %s, found = [];
(async () => {
  for (const name of %s) for (const width of %s) {
    const frame = document.createElement("iframe");
    frame.style = `border:0;width:${width}px;height:844px`;
    frame.src = name;
    const loaded = new Promise(done => frame.onload = done);
    document.body.append(frame); await loaded;
    const page = frame.contentDocument, root = page.documentElement;
    const row = [...page.querySelectorAll("tbody tr")].find(each => each.offsetParent);
    const faults = {};
    if (axe && (width === 390 || width === 1280)) {
      const script = page.createElement("script");
      script.src = "/axe.js";
      const ready = new Promise(done => script.onload = done);
      page.head.append(script); await ready;
      const told = await frame.contentWindow.axe.run(page);
      for (const each of told.violations) faults[each.id] = each.nodes[0].html.slice(0, 200);
    }
    found.push({name, width, wide: root.scrollWidth, faults,
      first: row ? Math.round(row.getBoundingClientRect().top) : 0,
      small: [...page.querySelectorAll("a")].map(a => a.getBoundingClientRect())
        .filter(a => a.width && a.height < 43.5).length});
    frame.remove();
  }
  await fetch("/done", {method: "POST", body: JSON.stringify(found)});
})();
</script>"""


def named(event: Event) -> Event:
    """The event with names of 40 letters."""

    def long(players: Iterable[Entrant]) -> tuple[Entrant, ...]:
        return tuple(replace(e, name=LONG.format(number=e.number)) for e in players)

    for number, stage in enumerate(event.stages, 1):
        for part, group in enumerate(stage.groups, 1):
            event = event.with_group(number, part, replace(group, entrants=long(group.entrants)))
    return replace(event, entrants=long(event.entrants), name="Spring Teams of Bohemia")


def kinds() -> dict[str, Mapping[str, bytes]]:
    """The pages of each kind of event."""
    *_, cup = steps()
    swiss, open_ = teams(9), chess(9)
    for _ in range(4):
        swiss, open_ = play_round(swiss), play_round(open_, ("1", "0", "½"))
    howell = of_howell(14)
    boards = len({each.board for each in howell.due})
    howell = filled(replace(howell, deals=random_deals(boards)), SCORES)
    players = tuple(
        Contestant(each, (f"Štěpánka Vondráčková {each}", f"Łukasz Øster {each}"))
        for each in range(1, 17)
    )
    section = of_mitchell(16)
    mitchell = filled(Evening("Tuesday", entrants=players, sections=(section,)), SCORES)
    return {
        "league": event_files(named(played(league(8), 1)), ENGLISH),
        "swiss": event_files(named(of_tournament(swiss)), ENGLISH),
        "cup": event_files(named(cup), ENGLISH),
        "chess": event_files(named(of_tournament(open_)), ENGLISH),
        "howell": evening_files(ScoredEvening(howell), ENGLISH),
        "mitchell": evening_files(ScoredEvening(mitchell), ENGLISH),
    }


class _Handler(BaseHTTPRequestHandler):
    """Gives pages from a table of names, and takes what was measured."""

    def __init__(
        self, files: Mapping[str, bytes], done: list[bytes], over: threading.Event, *of: object
    ) -> None:
        self._files, self._done, self._over = files, done, over
        super().__init__(*of)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        data = self._files.get(self.path.strip("/"))
        self.send_response(404 if data is None else 200)
        kinds = {".js": "text/javascript", ".css": "text/css"}
        kind = kinds.get(Path(self.path).suffix, "text/html; charset=utf-8")
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(data or b"")

    def do_POST(self) -> None:
        self._done.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
        self._over.set()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def measured(files: Mapping[str, bytes], axe: bytes) -> list[dict[str, Any]]:
    """What a browser says of each page at each width. Raises RuntimeError after ten minutes."""
    names = json.dumps([*pages_alone(files)])
    page = MEASURE % (json.dumps(bool(axe)), names, json.dumps(WIDTHS))
    done: list[bytes] = []
    over = threading.Event()
    served = {**files, "measure": page.encode(), "axe.js": axe}
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, served, done, over))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/measure"
    with tempfile.TemporaryDirectory() as profile:
        words = ("chromium", *FLAGS, f"--user-data-dir={profile}", "--window-size=1400,900")
        browser = subprocess.Popen(
            (*words, "--remote-debugging-port=0", address), stderr=subprocess.DEVNULL
        )
        try:
            if not over.wait(600):
                raise RuntimeError("The browser did not answer.")
        finally:
            browser.terminate()
            browser.wait(20)
            server.shutdown()
    found: list[dict[str, Any]] = json.loads(done[0])
    return found


def main() -> None:
    """Print the figures, a line a kind of event, and below it each fault once."""
    _app = QGuiApplication.instance() or QGuiApplication([])
    axe = Path(sys.argv[1]).read_bytes() if len(sys.argv) > 1 else b""
    for kind, files in kinds().items():
        largest = max(map(len, pages_alone(files).values())) / 1000
        found = measured(files, axe)
        phone = [each for each in found if each["width"] == 390]
        index = next(each for each in phone if each["name"] == "index.html")
        wide = {(e["name"], e["width"], e["wide"]) for e in found if e["wide"] > e["width"]}
        print(
            f"{kind:9} {len(pages_alone(files)):3} pages, largest {largest:.0f} kB; "
            f"first result at {index['first']} px, on any page {max(e['first'] for e in phone)}; "
            f"small targets {sum(e['small'] for e in phone)}; wider than the screen {len(wide)}"
        )
        for each in sorted(wide)[:4]:
            print("   wide", *each)
        faults = {rule: (e["name"], node) for e in found for rule, node in e["faults"].items()}
        for rule, where in sorted(faults.items()):
            print("   axe", rule, *where)


if __name__ == "__main__":
    main()
