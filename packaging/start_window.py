"""The window of the frozen program starts here."""

import os
import sys

from PySide6.QtCore import QCoreApplication

from vpdesk.app import main

# PyInstaller's search paths have served by now. A file manager or a browser that the window
# opens would take our libraries for its own by them, and fail. Qt itself keeps the first one: it
# reads where it lies from a text in which ; " and \ mean other things than themselves.
plugins = os.environ.pop("QT_PLUGIN_PATH", None)
if plugins is not None:
    QCoreApplication.addLibraryPath(plugins)
os.environ.pop("QML2_IMPORT_PATH", None)
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

sys.exit(main())
