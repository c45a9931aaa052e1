"""Write what systems learn of the kinds of files, from the one list of them.

    python packaging/kinds.py

Renews the MIME types, the lines of the desktop entry and of the AppStream metadata, and the classes
of the Windows installer, beside this file; a test says when that is due. vpdesk.spec takes
document_types() for macOS.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vpdesk.file_kinds import KINDS, LANGUAGES, OF_OTHERS, FileKind

LINUX = ROOT / "packaging" / "linux"
WINDOWS = ROOT / "packaging" / "windows"
MADE_BY = "Made by packaging/kinds.py of vpdesk/file_kinds.py"
MAGIC = """    <magic priority="60">
      <match type="string" value="SQLite format 3\\000" offset="0">
        <match type="string" value="VPDt" offset="68"/>
      </match>
    </magic>
"""
NAMES = ("ENGLISH", "CZECH", "DANISH", "GERMAN", "FRENCH", "POLISH", "RUSSIAN")
NSIS = dict(zip(LANGUAGES, NAMES, strict=True))
TYPED = [kind for kind in KINDS if kind.mime]


def endings(kind: FileKind) -> list[str]:
    """Those of a kind that systems do not know as something else."""
    return [ending for ending in kind.endings if ending not in OF_OTHERS]


def mime_types() -> str:
    """The shared-mime-info package of Linux desktops."""
    types = "".join(map(_mime_type, TYPED))
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<!-- {MADE_BY}. -->\n'
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n'
        f"{types}</mime-info>\n"
    )


def _mime_type(kind: FileKind) -> str:
    english, *others = kind.words
    comments = [f"    <comment>{english}</comment>\n"] + [
        f'    <comment xml:lang="{language}">{words}</comment>\n'
        for language, words in zip(LANGUAGES[1:], others, strict=True)
    ]
    icon = '    <icon name="vpdesk"/>\n' if kind.own else ""
    magic = MAGIC if "sqlite" in kind.parent else ""
    globs = "".join(f'    <glob pattern="*{ending}"/>\n' for ending in endings(kind))
    return (
        f'  <mime-type type="{kind.mime}">\n{"".join(comments)}'
        f'    <sub-class-of type="{kind.parent}"/>\n{icon}{magic}{globs}  </mime-type>\n'
    )


def desktop_entry(before: str) -> str:
    """The desktop entry with the types that it takes."""
    types = "".join(f"{kind.mime};" for kind in TYPED)
    return re.sub(r"(?m)^MimeType=.*$", f"MimeType={types}", before)


def metainfo(before: str) -> str:
    """The AppStream metadata with the types that the program takes."""
    types = "".join(f"    <mediatype>{kind.mime}</mediatype>\n" for kind in TYPED)
    return re.sub(r"(?:    <mediatype>.*\n)+", types, before)


def windows_classes() -> str:
    """Macros for the Windows installer: names of the kinds, and how they come and go."""
    lines = [f"; {MADE_BY}.", ""]
    for kind in TYPED:
        for language, words in zip(LANGUAGES, kind.words, strict=True):
            name = f"KIND_{kind.name.upper()}"
            lines.append(f'LangString {name} ${{LANG_{NSIS[language]}}} "{words}"')
    for macro, own, offered in (
        ("RegisterKinds", "RegisterFile", "OfferFile"),
        ("UnregisterKinds", "UnregisterFile", "LeaveFile"),
    ):
        lines += ["", f"!macro {macro}"]
        for kind in TYPED:
            text = f'"vpdesk.{kind.name}"'
            if macro == "RegisterKinds":
                lines.append(f'  !insertmacro RegisterClass {text} "$(KIND_{kind.name.upper()})"')
            lines += [
                f'  !insertmacro {own if kind.own else offered} "{ending}" {text}'
                for ending in kind.endings
            ]
            if macro == "UnregisterKinds":
                lines.append(f"  !insertmacro UnregisterClass {text}")
        lines.append("!macroend")
    return "\n".join(lines) + "\n"


def windows_files(folder: Path) -> str:
    """A macro for the Windows installer that removes what is in a folder, and empty folders."""
    paths = sorted(folder.rglob("*"), reverse=True)  # what is in a folder before the folder
    places = ((path, str(path.relative_to(folder)).replace("/", "\\")) for path in paths)
    lines = [
        f'  RMDir "$INSTDIR\\{place}"' if path.is_dir() else f'  Delete "$INSTDIR\\{place}"'
        for path, place in places
    ]
    return "\n".join(["!macro RemoveFiles", *lines, "!macroend", ""])


def document_types() -> list[dict[str, Any]]:
    """CFBundleDocumentTypes of macOS: vpdesk opens its own kinds, and is offered for others."""
    return [
        {
            "CFBundleTypeName": kind.words[0],
            "CFBundleTypeExtensions": [ending[1:] for ending in kind.endings],
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner" if kind.own else "Alternate",
        }
        for kind in KINDS
    ]


def made() -> dict[Path, str]:
    """The files that are made of the list, and what is to be in them."""
    entry, metadata = LINUX / "vpdesk.desktop", LINUX / "org.vpdesk.vpdesk.metainfo.xml"
    return {
        LINUX / "org.vpdesk.vpdesk.xml": mime_types(),
        entry: desktop_entry(entry.read_text(encoding="utf-8")),
        metadata: metainfo(metadata.read_text(encoding="utf-8")),
        WINDOWS / "kinds.nsh": windows_classes(),
    }


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
