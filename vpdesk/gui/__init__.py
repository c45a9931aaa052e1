"""The window: a thin layer over reports."""

from vpdesk.gui import quick

quick.import_pyside()
