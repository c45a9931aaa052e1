"""PySide6.QtOpenGL of the bundle: pyqtgraph asks for it, and vpdesk draws nothing by it."""
