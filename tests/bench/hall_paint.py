"""The first paint of a page on a phone: Chromium at a private address, its CPU slowed six times.

python -m tests.bench.hall_paint [TIMES [PAGE ...]]: an evening of 14 tables, half of it played.
What the main thread of the browser worked is told beside it: another program on this computer
changes that less.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.hall import club
from tests.unit.cli.hall.hall_builders import Hall, after, running
from tests.unit.cli.hall.private_network import PrivateNetwork
from tests.unit.cli.hall.webdriver_builders import Browser, until

TIMES, SLOWER = 20, 6
PAGES = ("index", "round-3", "pair-3", "ranking")
PAINT = """
const paint = performance.getEntriesByName('first-contentful-paint')[0];
const load = performance.getEntriesByType('navigation')[0];
return paint && load.loadEventEnd ? [paint.startTime, load.responseEnd, load.transferSize] : null;
"""
WORKED = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")


def figures(browser: Browser) -> dict[str, float]:
    """What the browser has worked, in milliseconds."""
    found = browser.chrome("Performance.getMetrics")["metrics"]
    return {each["name"]: 1000 * each["value"] for each in found if each["name"] in WORKED}


def paints(browser: Browser, address: str, times: int) -> None:
    """Load a page anew so many times, nothing of it kept."""
    painted, came, worked, size = [], [], [], 0
    for _ in range(times):
        browser.open("about:blank")
        browser.chrome("Network.clearBrowserCache")
        before = figures(browser)
        browser.open(address)
        first, end, size = until(lambda: browser.run(PAINT))
        time.sleep(0.2)
        worked.append({name: ms - before[name] for name, ms in figures(browser).items()})
        painted.append(first)
        came.append(end)
    middle = statistics.median
    most = max(painted)
    print(
        f"{address.rpartition('/')[2]:14} {size:6,} bytes came after {middle(came):4.0f} ms;"
        f" painted p50 {middle(painted):4.0f}, least {min(painted):4.0f}, most {most:4.0f} ms; "
        + ", ".join(
            f"{each.removesuffix('Duration')} {middle([w[each] for w in worked]):.0f}"
            for each in WORKED
        ),
        flush=True,
    )


def main(times: str = str(TIMES), *pages: str) -> None:
    network = PrivateNetwork()
    with network.entered(), tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        hall = Hall(folder / "hall")
        hall.address = network.address
        hall.write(value=after(club(), 190), clock=running())
        hall.serve()
        browser = Browser("chromium", folder)
        browser.chrome("Performance.enable", timeDomain="threadTicks")
        browser.chrome("Emulation.setCPUThrottlingRate", rate=SLOWER)
        for each in pages or PAGES:
            paints(browser, f"{hall.url}/en/{each}.html", int(times))
        browser.close()
        hall.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
