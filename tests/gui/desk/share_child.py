"""Changes documents and saves them: share_child LIBRARY FOLDER, with the library preloaded.

Of each kind it prints how many calls on the folder the window's thread made for that, and for a
look at the file, and how many of its changes are there.
"""

import ctypes
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.gui.desk.two_windows import KINDS, OneWindow

CHANGES = 5


def main(library: str, folder: Path) -> None:
    """Work in the folder."""
    app, calls = QApplication([]), ctypes.CDLL(library)
    calls.slow_here.restype = ctypes.c_ulong
    calls.slow_set(str(folder).encode(), 1)  # each takes a microsecond: their number
    for name, kind in KINDS.items():
        path = folder / f"file{kind.ending}"
        kind.write(path)
        window = OneWindow(kind, folder.with_name("recovery"))
        window.open(path)
        document = window.document
        document.writer.finish()
        calls.slow_here()
        for number in range(CHANGES):
            kind.add(document, f"m{number}")
            if document.modified:
                document.save(told=lambda _: None)
            app.processEvents()
        saving = calls.slow_here()
        path.read_bytes()
        looking = calls.slow_here()
        document.writer.finish()
        document.close()
        document.writer.finish()
        print(name, saving, looking, len(kind.marks(path) & {f"m{at}" for at in range(CHANGES)}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
