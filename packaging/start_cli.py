"""The command line of the frozen program starts here."""

import sys

from vpdesk.cli import main

sys.exit(main())
