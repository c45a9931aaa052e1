"""Make the AppStream metadata of the Linux bundle.

    python packaging/metainfo.py OUT

AppStream wants pictures by web address only. Where VPDESK_URL is in the environment, the address
under which this repository's files can be had, it is put before the pictures' paths; without it
the metadata go without pictures. VPDESK_HOME, the address of the project, becomes the home page.
Raises SystemExit where the releases lack this version.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
PICTURES = {  # in docs/images, the first of them first, with what they show
    "vpdesk-pairs": "A pairs evening: what is next, what is missing, the results of a board",
    "vpdesk": "The table of 24 boards beside its curve and three others",
    "vpdesk-movements": "A movement of 14 pairs: who matters how much to whom, and the schedule",
    "vpdesk-swiss": "A round of a Swiss event of teams, and why two of them meet",
    "vpdesk-laboratory": "A club's table, recognised, with its six mistakes",
    "vpdesk-match": "A match board by board, with an average plus for both sides",
    "vpdesk-dark": "Board counts side by side, in the dark theme",
    "vpdesk-discrete": "A discrete scale: the bands of IMPs and their steps",
}
TEMPLATE = ROOT / "packaging" / "linux" / "org.vpdesk.vpdesk.metainfo.xml"
sys.path.insert(0, str(ROOT))

from vpdesk import __version__


def metainfo(url: str, home: str) -> bytes:
    """The metadata with their pictures under a web address, and a home page; neither for ""."""
    tree = ElementTree.parse(TEMPLATE)
    component = tree.getroot()
    if component.find(f"releases/release[@version='{__version__}']") is None:
        sys.exit(f"{TEMPLATE.name} has no release {__version__}")
    at = [part.tag for part in component].index("launchable")  # where AppStream wants them
    if url:
        component.insert(at, pictures(url.rstrip("/")))
    for kind, place in (("homepage", ""), ("bugtracker", "/issues")) if home else ():
        link = ElementTree.Element("url", type=kind)
        link.text = home.rstrip("/") + place
        component.insert(at, link)
    text: bytes = ElementTree.tostring(component, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def pictures(url: str) -> ElementTree.Element:
    """The pictures, which AppStream wants by web address only."""
    found = ElementTree.Element("screenshots")
    for number, (name, caption) in enumerate(PICTURES.items()):
        kind = {"type": "default"} if number == 0 else {}
        picture = ElementTree.SubElement(found, "screenshot", kind)
        ElementTree.SubElement(picture, "caption").text = caption
        ElementTree.SubElement(picture, "image").text = f"{url}/docs/images/{name}.png"
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(
        metainfo(os.environ.get("VPDESK_URL", ""), os.environ.get("VPDESK_HOME", ""))
    )
