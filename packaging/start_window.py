"""The window of the frozen program starts here."""

import os
import sys

from PySide6.QtCore import QCoreApplication

from vpdesk.app import main

# Qt reads where it lies from a text in which ; " and \ mean other things than themselves.
if "QT_PLUGIN_PATH" in os.environ:
    QCoreApplication.addLibraryPath(os.environ["QT_PLUGIN_PATH"])
# PyInstaller's search paths have served by now. A file manager or a browser that the window
# opens would take our libraries for its own by them, and fail.
os.environ.pop("QT_PLUGIN_PATH", None)
os.environ.pop("QML2_IMPORT_PATH", None)
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

sys.exit(main())
