"""Write the manifests by which winget and Flathub install a release.

    VPDESK_HOME=https://... python packaging/manifests.py DIST OUT

DIST has the archives of the release, as they are for download at VPDESK_HOME. OUT gets the three
files of winget, and org.vpdesk.vpdesk.json for flatpak-builder. Raises SystemExit where an archive
or the address is missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vpdesk import RELEASED, __version__

PACKAGE = "vpdesk.vpdesk"
SCHEMA = "1.6.0"
APPLICATION = "org.vpdesk.vpdesk"
SETUP = f"vpdesk-{__version__}-windows-setup.exe"
ARCHIVE = f"vpdesk-{__version__}-linux-x86_64.tar.xz"
SUMMARY = "Bridge tournaments for directors: events, pairs evenings, matches, movements, VP scales"
SVG = f"/app/share/icons/hicolor/scalable/apps/{APPLICATION}.svg"
INSTALL = (  # commands of the sandbox, in the unpacked folder
    "mkdir -p /app/lib /app/bin",
    "cp -R . /app/lib/vpdesk",
    "ln -s /app/lib/vpdesk/vpdesk /app/lib/vpdesk/vpdesk-cli /app/bin",
    f"install -Dm644 {APPLICATION}.metainfo.xml -t /app/share/metainfo",
    f"install -Dm644 {APPLICATION}.xml -t /app/share/mime/packages",
    f"install -Dm644 vpdesk.desktop /app/share/applications/{APPLICATION}.desktop",
    f"sed -i 's/^Icon=.*/Icon={APPLICATION}/' /app/share/applications/{APPLICATION}.desktop",
    f"sed -i 's/vpdesk.desktop/{APPLICATION}.desktop/; /<icon /d' /app/share/metainfo/*.xml",
    f"install -Dm644 icons/scalable/apps/vpdesk.svg {SVG}",
)


def winget(home: str, checksum: str) -> dict[str, str]:
    """The texts of the three files, by their names. checksum: the SHA-256 of the installer."""
    address = f"{home}/releases/download/v{__version__}/{SETUP}"
    fields: dict[str, dict[str, object]] = {
        "": {"DefaultLocale": "en-US"},
        ".installer": {
            "Platform": ["Windows.Desktop"],
            "MinimumOSVersion": "10.0.17763.0",
            "InstallerType": "nullsoft",
            "Scope": "user",
            "UpgradeBehavior": "install",
            "ReleaseDate": RELEASED,
            "Installers": [
                {"Architecture": "x64", "InstallerUrl": address, "InstallerSha256": checksum}
            ],
        },
        ".locale.en-US": {
            "PackageLocale": "en-US",
            "Publisher": "The vpdesk authors",
            "PackageName": "vpdesk",
            "PackageUrl": home,
            "License": "MIT",
            "ShortDescription": SUMMARY,
        },
    }
    kinds = {"": "version", ".installer": "installer", ".locale.en-US": "defaultLocale"}
    return {
        f"{PACKAGE}{name}.yaml": _yaml(
            {
                "PackageIdentifier": PACKAGE,
                "PackageVersion": __version__,
                **values,
                "ManifestType": kinds[name],
                "ManifestVersion": SCHEMA,
            }
        )
        for name, values in fields.items()
    }


def _yaml(fields: dict[str, object]) -> str:
    """Fields as YAML, whose values may be written as JSON."""
    return "".join(
        f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in fields.items()
    )


def flatpak(home: str, checksum: str) -> str:
    """The manifest for flatpak-builder. checksum: the SHA-256 of the Linux archive."""
    archive = f"{home}/releases/download/v{__version__}/{ARCHIVE}"
    source = {"type": "archive", "url": archive, "sha256": checksum}
    manifest = {
        "id": APPLICATION,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "25.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "vpdesk",
        "finish-args": [
            *("--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=cups"),
            *("--device=dri", "--filesystem=xdg-documents", "--filesystem=xdg-download"),
        ],
        "modules": [
            {
                "name": "vpdesk",
                "buildsystem": "simple",
                "build-commands": list(INSTALL),
                "sources": [source],
            }
        ],
    }
    return json.dumps(manifest, indent=4) + "\n"


def main(dist: Path, out: Path, home: str) -> None:
    """Write all of them."""
    if not home:
        sys.exit("say in VPDESK_HOME where the release is")
    sums = {}
    for name in (SETUP, ARCHIVE):
        if not (dist / name).is_file():
            sys.exit(f"{name} is not in {dist}")
        sums[name] = hashlib.sha256((dist / name).read_bytes()).hexdigest()
    texts = winget(home, sums[SETUP].upper())
    texts[f"{APPLICATION}.json"] = flatpak(home, sums[ARCHIVE])
    out.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), os.environ.get("VPDESK_HOME", "").rstrip("/"))
