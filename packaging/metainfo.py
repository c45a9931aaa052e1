"""Make the AppStream metadata of the Linux bundle.

    python packaging/metainfo.py OUT

AppStream wants pictures by web address only. Where VPDESK_URL is in the environment, the address
under which this repository's files can be had, it is put before the pictures' paths; without it
the metadata go without pictures. Raises SystemExit where the releases lack this version.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "packaging" / "linux" / "org.vpdesk.vpdesk.metainfo.xml"
sys.path.insert(0, str(ROOT))

from vpdesk import __version__


def metainfo(url: str) -> bytes:
    """The metadata with their pictures under a web address; without any for ""."""
    tree = ElementTree.parse(TEMPLATE)
    component = tree.getroot()
    if component.find(f"releases/release[@version='{__version__}']") is None:
        sys.exit(f"{TEMPLATE.name} has no release {__version__}")
    pictures = component.find("screenshots")
    assert pictures is not None
    for image in pictures.iter("image"):
        if not (ROOT / (image.text or "")).is_file():
            sys.exit(f"{TEMPLATE.name} shows {image.text}, which is not there")
        image.text = f"{url.rstrip('/')}/{image.text}"
    if not url:
        component.remove(pictures)
    text: bytes = ElementTree.tostring(component, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(metainfo(os.environ.get("VPDESK_URL", "")))
