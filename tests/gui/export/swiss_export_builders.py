"""What test_swiss_export and others are made of."""

from PySide6.QtCore import Qt


def export(qtbot, dialog, path=None):
    """Export, and give the settings to remember."""
    if path is not None:
        dialog.file.name.setText(str(path))
    found = []
    dialog.settingsChanged.connect(found.append)
    with qtbot.waitSignal(dialog.exported):
        qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
    return found[-1]
