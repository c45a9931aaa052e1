"""A report as an XLSX workbook, for spreadsheets: a worksheet a section, with real numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Generator, Iterable, Sequence
from datetime import datetime
from io import BytesIO
from typing import Any

import vpdesk
from vpdesk.export.characters import SIGNS, one_line
from vpdesk.export.chart_data import chart_series
from vpdesk.export.page_setup import PageSetup
from vpdesk.export.xlsx_chart import CHART_SIZE, curves_chart, table_chart
from vpdesk.export.xlsx_cells import Column, body_format, make_columns
from vpdesk.report.chart import Chart
from vpdesk.report.document import Letterhead, Logo, Section
from vpdesk.report.language import Language
from vpdesk.report.table import Table

PROGRAM = f"vpdesk {vpdesk.__version__}"
PAPERS = {"Letter": 1, "A3": 8, "A4": 9}  # the numbers that spreadsheets have for them
MARGIN = 15 / 25.4  # inches
CREATED = datetime(2000, 1, 1)  # the same report gives the same bytes  # noqa: DTZ001
PNG_START = b"\x89PNG"
LOGO_HEIGHT = 48  # pixels
MOST_NAME = 31  # characters of a worksheet's name
MOST_FOOTER = 240  # characters, of 255 that a footer may have with its codes
"""
"""
