"""In the bundle, what stands for PySide6.QtOpenGL and PySide6.QtOpenGLWidgets.

pyqtgraph asks for both and makes a class of the second's widget; vpdesk draws nothing by OpenGL.
"""

from PySide6.QtWidgets import QWidget as QOpenGLWidget

__all__ = ["QOpenGLWidget"]
