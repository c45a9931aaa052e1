"""What test_main_job and others are made of."""

from PySide6.QtCore import Qt


def shown(view):
    model = view.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def headings(view):
    model = view.model()
    horizontal = Qt.Orientation.Horizontal
    return [model.headerData(column, horizontal) for column in range(model.columnCount())]


def reading(room):
    """What is read off, with what it is of; "" for nothing."""
    about = room.read_out.text()
    return f"{about}: {room.results.result.text()}" if about else ""
